package import EagerLayout
package import PlaygroundCourse
package import PlaygroundKit

// Exercises as JSON, for the page and for the book.

extension ExampleLayout {
  /// The code, its bounds and the boxes of its picture.
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
  /// The pieces. Each is an object with one member, which is named by the kind of the piece.
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
    case .numbers(let prompts): labels = .list(prompts.map { $0.data })
    case .choice(let sentences): choices = .list(sentences.map { $0.data })
    case .layout: break
    }
    return [
      "id": id.text.utf8.isEmpty ? nil : .text(id.text), "number": number.utf8.isEmpty ? nil : .text(number),
      "kind": .text(kind.name), "goal": goal.data, "layout": example.data,
      "lines": .list(lines.map { $0.data }), "labels": labels, "choices": choices,
      "hints": .list(hints.map { $0.data }), "solution": .text(solution),
      "answerKey": valuesKey ?? layoutKey, "success": success.words.data,
      "explains": success.item.utf8.isEmpty ? nil : .text(success.item),
      "axes": .texts(success.axes.map { $0 == .horizontal ? "horizontal" : "vertical" }),
      "item": item.utf8.isEmpty ? nil : .text(item), "keys": listedKeys.map { .text($0) },
    ]
  }

  /// The data for checking numbers or a choice; nil if the exercise expects a layout.
  private var valuesKey: JSON? {
    switch answerKey {
    case .numbers(let values, let mistakes):
      var labels: [Prose] = []
      if case .numbers(let prompts) = form { labels = prompts }
      let mistakeData = mistakes.map { mistake -> JSON in
        ["values": .numbers(mistake.values), "reply": mistake.reply.data]
      }
      return ["labels": .list(labels.map { $0.data }), "values": .numbers(values), "mistakes": .list(mistakeData)]
    case .choice(let right, let replies):
      return ["right": .number(Double(right)), "replies": .list(replies.map { $0.data })]
    case .layout: return nil
    }
  }

  /// The data for checking a layout: the solution's frames in each of the bounds, and layouts with common mistakes.
  private var layoutKey: JSON? {
    guard case .layout(let solution) = answerKey else { return nil }
    let mistakes = solution.mistakes.map { mistake -> JSON in
      ["code": .text(mistake.code), "reply": mistake.reply.data]
    }
    return [
      "expected": .list(solution.bounds.map { ExampleLayout(solution.code, in: $0).data }), "mistakes": .list(mistakes),
    ]
  }
}
