import EagerLayout

// The course as data: what a page of another kind needs to show it.

extension Book {
  /// All lessons and the screens to build as one JSON document, with exercises as they are at seed 0.
  ///
  /// - Parameter seeds: how many sets of numbers each exercise has; those of other seeds stand in its `"again"`.
  package func json(seeds: Int = 1) -> String {
    let screens = zip(ScreensToBuild.recipes, ScreensToBuild.titles).map { recipe, title -> JSON in
      ["title": .text(title), "exercise": recipe.data(seeds: seeds)]
    }
    let course: JSON = ["lessons": .list(lessons.map { $0.data(seeds: seeds) }), "screens": .list(screens)]
    return course.text
  }
}

extension Exercise.Recipe {
  fileprivate func data(seeds: Int) -> JSON {
    let others = (1..<max(seeds, 1)).map { exercise(seed: UInt64($0)).data }
    guard case .object(let members) = exercise(seed: 0).data, !others.isEmpty else { return exercise(seed: 0).data }
    return .object(members + [("again", .list(others))])
  }
}

extension Lesson {
  fileprivate func data(seeds: Int) -> JSON {
    [
      "name": .text(name), "number": .number(Double(number)), "title": .text(title), "puzzle": puzzle.data,
      "idea": .list(idea.map { $0.data }), "steps": .list(steps.map { $0.data }), "experiment": experiment.data,
      "question": question.data, "exercises": .list(exercises.map { $0.data(seeds: seeds) }),
    ]
  }
}

extension Lesson.Step {
  fileprivate var data: JSON {
    ["layout": trial.data, "newLines": .numbers(newLines.map { Double($0) }), "remark": remark.data]
  }
}

extension Lesson.Experiment {
  fileprivate var data: JSON {
    [
      "words": words.data, "start": start.data, "item": .text(item), "result": result.data, "outcome": outcome.data,
    ]
  }
}

extension Trial {
  /// The code, where it is laid out, and the frames that gives.
  fileprivate var data: JSON {
    [
      "code": .text(code), "bounds": bounds.data, "scale": scale.map { .number($0) },
      "boxes": .list(picture.boxes.map { $0.data }),
    ]
  }
}

extension Picture.Box {
  var data: JSON {
    [
      "name": .text(name), "parent": parent.map { .number(Double($0)) },
      "frame": .numbers([frame.x, frame.y, frame.width, frame.height]), "changed": isChanged ? .flag(true) : nil,
    ]
  }
}

extension Frame {
  /// The width and the height, as far as they are given.
  var data: JSON {
    ["width": width.isFinite ? .number(width) : nil, "height": height.isFinite ? .number(height) : nil]
  }
}

extension Prose {
  /// The pieces, each of one kind.
  var data: JSON {
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
  var data: JSON {
    var labels: JSON?, choices: JSON?
    switch form {
    case .numbers(let asked): labels = .list(asked.map { $0.data })
    case .choice(let sentences): choices = .list(sentences.map { $0.data })
    case .layout: break
    }
    return [
      "id": id.text.utf8.isEmpty ? nil : .text(id.text), "number": number.utf8.isEmpty ? nil : .text(number),
      "kind": .text(kind.name), "goal": goal.data, "layout": trial.data,
      "lines": .list(lines.map { $0.data }), "labels": labels, "choices": choices,
      "hints": .list(hints.map { $0.data }), "solution": .text(solution),
      "key": keyData { $0.data } ?? layoutKey, "success": success.words.data,
      "explains": success.item.utf8.isEmpty ? nil : .text(success.item),
      "axes": .texts(success.axes.map { $0 == .horizontal ? "horizontal" : "vertical" }),
      "item": item.utf8.isEmpty ? nil : .text(item), "keys": keys.map { .text($0) },
    ]
  }

  /// What numbers and choices are checked by; nil where a layout is asked for.
  ///
  /// - Parameter write: how sentences are written.
  func keyData(_ write: (Prose) -> JSON) -> JSON? {
    switch key {
    case .numbers(let values, let slips):
      var labels: [Prose] = []
      if case .numbers(let asked) = form { labels = asked }
      let told = slips.map { slip -> JSON in ["values": .numbers(slip.values), "reply": write(slip.reply)] }
      return ["labels": .list(labels.map(write)), "values": .numbers(values), "slips": .list(told)]
    case .choice(let right, let replies):
      return ["right": .number(Double(right)), "replies": .list(replies.map(write))]
    case .layout: return nil
    }
  }

  /// The bounds in which a layout is to be like the solution, what that gives there, and layouts with certain mistakes.
  private var layoutKey: JSON? {
    guard case .layout(let solution) = key else { return nil }
    let slips = solution.slips.map { slip -> JSON in ["code": .text(slip.code), "reply": slip.reply.data] }
    return ["wanted": .list(solution.bounds.map { Trial(solution.code, in: $0).data }), "slips": .list(slips)]
  }
}

extension Exercise.Kind {
  var name: String {
    switch self {
    case .predict: "predict"
    case .make: "make"
    case .fix: "fix"
    case .fill: "fill"
    case .next: "next"
    case .guess: "guess"
    case .reach: "reach"
    }
  }
}
