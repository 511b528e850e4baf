/// A finished activity, to be saved.
///
/// Programs save activities, not totals, so that two running programs can write to the same file.
package enum Achievement: Equatable, Sendable {
  case read(lesson: String)
  /// An exercise was solved, or left after its solution was seen.
  case finished(Exercise.ID, tries: Int, hints: Int = 0, sawSolution: Bool)
}

extension Progress {
  package mutating func record(_ achievement: Achievement) {
    switch achievement {
    case .read(let lesson): read(lesson: lesson)
    case .finished(let id, let tries, let hints, let sawSolution):
      finish(id, tries: tries, hints: hints, sawSolution: sawSolution)
    }
  }

  func solvedCount(in lesson: Lesson) -> Int { lesson.exercises.filter { isSolved($0.id) }.count }

  func starCount(of recipes: [Exercise.Recipe]) -> Int { recipes.reduce(0) { $0 + stars($1.id) } }

  /// Whether a lesson is read and all its exercises are solved.
  func isDone(_ lesson: Lesson) -> Bool {
    hasRead(lesson.name) && solvedCount(in: lesson) == lesson.exercises.count
  }
}
