import PlaygroundKit

// The spaced repetition of exercises: the better one is known, the later it returns.
extension Progress {
  /// The number of other exercises before an exercise is repeated, by level. A hard exercise returns soon, an exercise
  /// that was right at the first try much later.
  static var pauses: [Int] { [3, 40, 80, 160, 320] }

  /// The exercises that should be done again, the longest overdue first.
  package var reviews: [Exercise.ID] {
    var due = records.filter { $0.due <= turn }
    due.sort { $0.due < $1.due }
    return due.map { $0.id }
  }

  /// The record of an exercise; nil if it was never finished.
  package func record(of id: Exercise.ID) -> Record? { records.first { $0.id == id } }

  /// The seed for the next time: fresh numbers each time.
  package func seed(for id: Exercise.ID) -> UInt64 { UInt64(record(of: id)?.times ?? 0) }

  /// Whether an exercise was ever solved without its solution.
  package func isSolved(_ id: Exercise.ID) -> Bool { record(of: id)?.isSolved ?? false }

  /// The stars of an exercise.
  package func stars(_ id: Exercise.ID) -> Int { record(of: id)?.stars ?? 0 }

  /// The next lesson: the first one with unread pages or an unfinished exercise; nil if there is none.
  package func nextLesson(of lessons: [Lesson]) -> Int? {
    lessons.first { lesson in
      !hasRead(lesson.name) || lesson.exercises.contains { record(of: $0.id) == nil }
    }?.number
  }
}
