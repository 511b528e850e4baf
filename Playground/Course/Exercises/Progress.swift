/// The lessons and exercises that a learner has finished, as a value; the program saves its ``text`` in a file.
///
///     var progress = Progress()
///     progress.finish(exercise.id, tries: 1, sawSolution: false)
///     progress.reviews        // what is due again, the most urgent first
///
/// Time is measured in finished exercises, not by a clock.
package struct Progress: Sendable {
  /// The number of finished exercises, including repetitions.
  package internal(set) var finishedCount = 0
  /// The names of finished lessons, in the order in which they were finished.
  package private(set) var lessonsRead: [String] = []
  /// The records of finished exercises, in the order in which they were first finished.
  package internal(set) var records: [Record] = []
  /// Lines of unknown kinds, which a later version wrote. `init` stores them, and ``text`` writes them again.
  var unknownLines: [String] = []

  package struct Record: Equatable, Sendable {
    package let id: Exercise.ID
    /// The index in `Progress.intervals`. A right first try raises it by one. Further tries lower it to at most 1, and
    /// a seen solution lowers it to 0.
    package internal(set) var level: Int
    /// The value of ``Progress/finishedCount`` at which the exercise should be done again.
    package internal(set) var due: Int
    /// The number of times the exercise was finished.
    package internal(set) var times: Int
    /// Whether the exercise was ever solved before its solution was shown.
    package internal(set) var isSolved: Bool
    /// The best result, from 0 to 3 stars: see ``Progress/finish(_:tries:hints:sawSolution:)``.
    package internal(set) var stars: Int
  }

  package init() {}

  /// Records that a lesson was read to the end.
  package mutating func read(lesson name: String) { if !hasRead(name) { lessonsRead.append(name) } }

  package func hasRead(_ name: String) -> Bool { lessonsRead.contains { $0.utf8.elementsEqual(name.utf8) } }

  /// Records that an exercise was finished: solved, or left after its solution was seen.
  ///
  /// A right first try without a hint earns three stars. Each further try and each hint costs a star, down to one. An
  /// exercise whose solution was seen earns none.
  ///
  /// - Parameters:
  ///   - tries: the number of answers, including the right one.
  ///   - hints: the number of hints that were shown.
  ///   - sawSolution: whether the solution was shown before the exercise was solved.
  package mutating func finish(_ id: Exercise.ID, tries: Int, hints: Int = 0, sawSolution: Bool) {
    finishedCount += 1
    let index = records.firstIndex { $0.id == id }
    var record = index.map { records[$0] } ?? Record(id: id, level: 0, due: 0, times: 0, isSolved: false, stars: 0)
    record.times += 1
    if sawSolution {
      record.level = 0
    } else {
      record.isSolved = true
      record.stars = max(record.stars, max(1, 4 - max(1, tries) - hints))
      record.level = tries <= 1 ? min(record.level + 1, Self.intervals.count - 1) : min(record.level, 1)
    }
    record.due = finishedCount + Self.intervals[record.level]
    if let index { records[index] = record } else { records.append(record) }
  }
}

// Spaced repetition: the more often the first try was right, the later an exercise is repeated.
extension Progress {
  /// The number of exercises to finish before an exercise is repeated, by level.
  static var intervals: [Int] { [3, 40, 80, 160, 320] }

  /// The exercises that should be done again, the longest overdue first.
  package var reviews: [Exercise.ID] {
    var due = records.filter { $0.due <= finishedCount }
    due.sort { $0.due < $1.due }
    return due.map { $0.id }
  }

  /// The record of an exercise; nil if it was never finished.
  package func record(of id: Exercise.ID) -> Record? { records.first { $0.id == id } }

  /// The seed of the next attempt, which differs from the seeds of earlier attempts.
  package func seed(for id: Exercise.ID) -> UInt64 { UInt64(record(of: id)?.times ?? 0) }

  package func isSolved(_ id: Exercise.ID) -> Bool { record(of: id)?.isSolved ?? false }

  package func stars(_ id: Exercise.ID) -> Int { record(of: id)?.stars ?? 0 }
}
