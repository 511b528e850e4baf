import PlaygroundKit

// Opens and leaves screens.
extension Tutor {
  enum Target: Sendable {
    case lesson(Int)
    case review, screens, prompt, quit
  }

  mutating func open(_ target: Target) -> Effect {
    switch target {
    case .lesson(let index):
      let lesson = lessons[index]
      // A lesson that was read, but has unsolved exercises, opens at its last page.
      let isRead = progress.hasRead(lesson.name) && !progress.isDone(lesson)
      screens.append(.reading(OpenLesson(lesson, atEnd: isRead)))
    case .review: screens.append(.practice(makeReview()))
    case .screens:
      screens.append(.practice(makePractice(.screens, title: "Screens to build", screensToBuild)))
    case .prompt: return .prompt
    case .quit: return .quit
    }
    return .none
  }

  private func makePractice(_ kind: Practice.Kind, title: String, _ recipes: [Exercise.Recipe]) -> Practice {
    var practice = Practice(
      kind, title: title, recipes: recipes, seeds: recipes.map { seed &+ progress.seed(for: $0.id) },
      at: firstUnsolvedIndex(kind, recipes))
    if let old = suspendedPractices.first(where: { $0.kind == kind }) { practice.resume(from: old) }
    return practice
  }

  private func firstUnsolvedIndex(_ kind: Practice.Kind, _ recipes: [Exercise.Recipe]) -> Int {
    recipes.firstIndex { kind == .review || !progress.isSolved($0.id) } ?? 0
  }

  /// The index of the exercise at which a practice opens: where it was left, or at the first unsolved one.
  func nextExercise(of kind: Practice.Kind, _ recipes: [Exercise.Recipe]) -> Int {
    if let old = suspendedPractices.first(where: { $0.kind == kind }), let index = old.indexToResume { return index }
    return firstUnsolvedIndex(kind, recipes)
  }

  /// The practice of the exercises that are due. If none is due, it contains all finished exercises, in the order in
  /// which they will be due.
  private func makeReview() -> Practice {
    let all = lessons.flatMap { $0.exercises } + screensToBuild
    var ids = progress.reviews
    if ids.isEmpty { ids = progress.records.sorted { $0.due < $1.due }.map { $0.id } }
    return makePractice(.review, title: "Review", ids.compactMap { id in all.first { $0.id == id } })
  }

  mutating func handle(_ request: OpenLesson.Request, in reading: OpenLesson) -> Effect {
    let name = reading.lesson.name
    switch request {
    case .none:
      if reading.page == .end, !progress.hasRead(name) {
        progress.read(lesson: name)
        return .save(.read(lesson: name))
      }
    case .leave: return leave()
    case .why(let preview, let node): return explain(preview, node: node)
    case .live:
      if let preview = reading.live {
        screens.append(.live(Live(preview, title: reading.lesson.title, listedKeys: reading.lesson.taughtKeys)))
      }
    case .exercises:
      screens.append(
        .practice(makePractice(.lesson(reading.lesson.number), title: reading.lesson.title, reading.lesson.exercises)))
    }
    return .none
  }

  mutating func handle(_ request: Practice.Request, in practice: Practice) -> Effect {
    suspendedPractices.removeAll { $0.kind == practice.kind }
    suspendedPractices.append(practice)
    switch request {
    case .none: break
    case .finished(let achievement):
      progress.record(achievement)
      return .save(achievement)
    case .back: return leave()
    case .leave: screens = Array(screens.prefix(1))
    case .done:
      screens = Array(screens.prefix(1))
      if case .lesson(let number) = practice.kind, let next = lessons.first(where: { $0.number == number + 1 }) {
        screens[0] = .menu(Menu(chosen: number))
        screens.append(.reading(OpenLesson(next)))
      }
    case .live(let live): screens.append(.live(live))
    case .why(let success):
      if let preview = success.example.preview {
        return explain(preview, node: preview.sketch.node(named: success.item) ?? 0)
      }
    }
    return .none
  }

  func nameOfNextScreen(after practice: Practice) -> String {
    guard case .lesson(let number) = practice.kind, number < lessons.count else { return "menu" }
    return "lesson \(number + 1)"
  }
}
