import EagerLayout
import PlaygroundCourse
import PlaygroundData
import PlaygroundKit
import PlaygroundWriters

// The course as data, for pages of other kinds.

extension Book {
  /// All lessons and the screens to build as one JSON document, with exercises as they are at seed 0.
  ///
  /// - Parameter seeds: the number of variants of each exercise. The variants after the first are in its `"variants"`.
  func json(seeds: Int = 1) -> String {
    let screens = screens.map { recipe -> JSON in
      ["title": .text(recipe.title), "exercise": recipe.data(seeds: seeds)]
    }
    let drawings = drawings.sorted { $0.key < $1.key }.map { name, drawing -> (String, JSON) in
      (name, ["path": .text(drawing.path), "isWide": .flag(drawing.isWide)])
    }
    let course: JSON = [
      "lessons": .list(lessons.map { $0.data(seeds: seeds) }), "screens": .list(screens), "drawings": .object(drawings),
    ]
    return course.text
  }
}

extension Exercise.Recipe {
  fileprivate func data(seeds: Int) -> JSON {
    let others = (1..<max(seeds, 1)).map { exercise(seed: UInt64($0)).data }
    guard case .object(let members) = exercise(seed: 0).data, !others.isEmpty else { return exercise(seed: 0).data }
    return .object(members + [("variants", .list(others))])
  }
}

extension Lesson {
  fileprivate func data(seeds: Int) -> JSON {
    let content = self.content()
    return [
      "name": .text(name), "number": .number(Double(number)), "title": .text(title), "puzzle": content.puzzle.data,
      "idea": .list(idea.map { $0.data }), "steps": .list(content.steps.map { $0.data }),
      "experiment": content.experiment.data,
      "question": content.question.data, "exercises": .list(exercises.map { $0.data(seeds: seeds) }),
    ]
  }
}

extension Lesson.Step {
  fileprivate var data: JSON {
    ["layout": example.data, "newLines": .numbers(newLines.map { Double($0) }), "remark": remark.data]
  }
}

extension Lesson.Experiment {
  fileprivate var data: JSON {
    [
      "task": task.data, "start": start.data, "item": .text(item), "result": result.data, "answer": answer.data,
    ]
  }
}
