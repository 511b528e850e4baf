import EagerLayout
import LayoutExplanations
import PlaygroundCourse

extension LessonText {
  /// Evaluates the parts without layouts. The other parts are evaluated each time the lesson is shown.
  func lesson() throws(CourseFault) -> Lesson {
    var evaluator = Evaluator(definitions)
    return Lesson(
      name: name, title: try evaluator.prose(title).pieces.plainText, teaches: newKeys, idea: try evaluator.prose(idea),
      exercises: exercises.recipes(of: name, definitions)
    ) {
      do throws(CourseFault) {
        return try content()
      } catch {
        return error.content
      }
    }
  }

  func content() throws(CourseFault) -> Lesson.Content {
    var evaluator = Evaluator(definitions)
    var steps: [Lesson.Step] = []
    for step in self.steps {
      evaluator.line = step.line
      let example = try evaluator.layout(step.layout)
      var before: ExampleLayout?
      if let layout = step.before { before = try evaluator.layout(layout) }
      steps.append(Lesson.Step(example, after: before, remark: try evaluator.prose(step.remark)))
    }
    let experiment = try experiment.experiment(&evaluator)
    var reasons: Reasons?
    if let explained {
      evaluator.line = explained.line
      let example = try evaluator.layout(explained.layout), item = try evaluator.plainText(explained.item)
      _ = try evaluator.frame(of: item, in: example.picture)
      reasons = example.reasons(of: item, axes: explained.axes)
    }
    return Lesson.Content(
      puzzle: try puzzle.exercise(&evaluator), steps: steps, experiment: experiment,
      question: try question.exercise(&evaluator), reasons: reasons)
  }
}

extension LessonText.Experiment {
  fileprivate func experiment(_ evaluator: inout Evaluator) throws(CourseFault) -> Lesson.Experiment {
    evaluator.line = line
    let start = try evaluator.layout(start), result = try evaluator.layout(result)
    var name = ""
    if let item {
      name = try evaluator.plainText(item)
      _ = try evaluator.frame(of: name, in: start.picture)
    }
    return Lesson.Experiment(
      try evaluator.prose(task), from: start, item: name, to: result, answer: try evaluator.prose(answer))
  }
}

extension [ExerciseText] {
  /// The exercises as recipes, numbered from 1.
  func recipes(of lesson: String, _ definitions: Definitions) -> [Exercise.Recipe] {
    enumerated().map { index, exercise in
      Exercise.Recipe(
        id: Exercise.ID("\(lesson)/\(exercise.name)"), title: exercise.title, number: "\(index + 1)"
      ) { generator in
        do throws(CourseFault) {
          return try exercise.exercise(definitions, &generator)
        } catch {
          return error.exercise(exercise.kind)
        }
      }
    }
  }
}

extension CourseFault {
  /// An exercise that shows the fault, in place of one that cannot be evaluated.
  func exercise(_ kind: Exercise.Kind) -> Exercise {
    let bounds = Frame(width: 100, height: 60)
    return Exercise(
      kind: kind, goal: Prose([.words(description)]), code: "Row {}", bounds: bounds, lines: [],
      form: .choice(["The file has a mistake."]), hints: [], solution: "1",
      success: Exercise.Success(
        words: "Correct the file, and start again.", code: "Row {}", bounds: bounds, item: "", axes: []),
      answerKey: .choice(right: 0, replies: []))
  }

  /// The parts of a lesson that show the fault, in place of a lesson that cannot be evaluated.
  fileprivate var content: Lesson.Content {
    let example = ExampleLayout("Row {}", in: Frame(width: 100, height: 60)), words = Prose([.words(description)])
    return Lesson.Content(
      puzzle: exercise(.guess), steps: [Lesson.Step(example, remark: words)],
      experiment: Lesson.Experiment(words, from: example, to: example, answer: words), question: exercise(.guess))
  }
}
