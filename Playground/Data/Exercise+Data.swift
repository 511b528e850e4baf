package import EagerLayout
package import PlaygroundCourse
package import PlaygroundKit

// Exercises as data, for the page and for the book.

extension ExampleLayout {
  /// The code, its bounds, and its frames.
  package var data: JSON {
    [
      "code": .text(code), "bounds": bounds.data, "scale": scale.map { .number($0) },
      "boxes": .list(picture.boxes.map { $0.data }),
    ]
  }
}

extension Picture.Box {
  package var data: JSON {
    [
      "name": .text(name), "parent": parent.map { .number(Double($0)) },
      "frame": .numbers([frame.x, frame.y, frame.width, frame.height]), "changed": isChanged ? .flag(true) : nil,
    ]
  }
}

extension Frame {
  /// The width and the height, if specified.
  package var data: JSON {
    ["width": width.isFinite ? .number(width) : nil, "height": height.isFinite ? .number(height) : nil]
  }
}

extension Prose {
  /// The pieces, each of one kind.
  package var data: JSON {
    .list(
      pieces.map { piece -> JSON in
        switch piece {
        case .words(let words): ["text": .text(words)]
        case .number(let number): ["number": .number(number)]
        case .code(let code): ["code": .text(code)]
        }
      })
  }
}

extension Exercise {
  package var data: JSON {
    var labels: JSON?, choices: JSON?
    switch form {
    case .numbers(let asked): labels = .list(asked.map { $0.data })
    case .choice(let sentences): choices = .list(sentences.map { $0.data })
    case .layout: break
    }
    return [
      "id": id.text.utf8.isEmpty ? nil : .text(id.text), "number": number.utf8.isEmpty ? nil : .text(number),
      "kind": .text(kind.name), "goal": goal.data, "layout": example.data,
      "lines": .list(lines.map { $0.data }), "labels": labels, "choices": choices,
      "hints": .list(hints.map { $0.data }), "solution": .text(solution),
      "key": valuesKey ?? layoutKey, "success": success.words.data,
      "explains": success.item.utf8.isEmpty ? nil : .text(success.item),
      "axes": .texts(success.axes.map { $0 == .horizontal ? "horizontal" : "vertical" }),
      "item": item.utf8.isEmpty ? nil : .text(item), "keys": keys.map { .text($0) },
    ]
  }

  /// The data to check numbers and choices by; nil if the exercise expects a layout.
  private var valuesKey: JSON? {
    switch key {
    case .numbers(let values, let slips):
      var labels: [Prose] = []
      if case .numbers(let asked) = form { labels = asked }
      let told = slips.map { slip -> JSON in ["values": .numbers(slip.values), "reply": slip.reply.data] }
      return ["labels": .list(labels.map { $0.data }), "values": .numbers(values), "slips": .list(told)]
    case .choice(let right, let replies):
      return ["right": .number(Double(right)), "replies": .list(replies.map { $0.data })]
    case .layout: return nil
    }
  }

  /// The bounds to compare in, the frames of the solution there, and layouts with certain mistakes.
  private var layoutKey: JSON? {
    guard case .layout(let solution) = key else { return nil }
    let slips = solution.slips.map { slip -> JSON in ["code": .text(slip.code), "reply": slip.reply.data] }
    return ["wanted": .list(solution.bounds.map { ExampleLayout(solution.code, in: $0).data }), "slips": .list(slips)]
  }
}
