import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Stored progress")
struct ProgressTests {
  private static let first = Exercise.ID("frame-is-a-rectangle/say-where")
  private static let second = Exercise.ID("clamp-and-share/say-shrunk")

  /// Progress with two lessons read and three exercises finished.
  private static var exampleProgress: Progress {
    var progress = Progress()
    progress.read(lesson: "adding-is-laying-out")
    progress.read(lesson: "frame-is-a-rectangle")
    progress.finish(first, tries: 1, sawSolution: false)
    progress.finish(second, tries: 3, sawSolution: false)
    progress.finish(Exercise.ID("screens/chat-bubble"), tries: 4, sawSolution: true)
    return progress
  }

  @Test("Progress is written as lines of text that end with a checksum")
  func text() {
    let expected = """
      EagerLayout progress
      turn 3
      read adding-is-laying-out
      read frame-is-a-rectangle
      exercise frame-is-a-rectangle/say-where level 1 due 41 times 1 solved stars 3
      exercise clamp-and-share/say-shrunk level 0 due 5 times 1 solved stars 1
      exercise screens/chat-bubble level 0 due 6 times 1 unsolved
      sum
      """
    let lines = Self.exampleProgress.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropLast(2).joined(separator: "\n") + "\nsum" == expected)
    #expect(lines[lines.count - 2].starts(with: "sum ") && lines[lines.count - 1].isEmpty)
  }

  @Test("Progress is the same after it is written and read")
  func writtenAndRead() throws {
    for progress in [Progress(), Self.exampleProgress] {
      let again = try Progress(progress.text)
      #expect(again.text == progress.text)
      #expect(again.finishedCount == progress.finishedCount && again.lessonsRead == progress.lessonsRead)
      #expect(again.records == progress.records)
    }
  }

  @Test("Unknown lines of stored progress are kept, and line ends of other systems are accepted")
  func unknownLines() throws {
    var lines = Self.exampleProgress.text.split(separator: "\n").map { String($0) }.dropLast()
    lines.insert("badge 7 gold", at: 3)
    let body = lines.map { $0 + "\n" }.joined()
    let text = body + "sum \(fnv(body))\n"
    let progress = try Progress(text)
    #expect(progress.text.contains("\nbadge 7 gold\n"))
    #expect(progress.records == Self.exampleProgress.records)
    #expect(try Progress(text.split(separator: "\n").map { $0 + "\r\n" }.joined()).text == progress.text)
  }

  /// The checksum, computed independently of the Kit.
  private func fnv(_ text: String) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in text.utf8 {
      hash ^= UInt32(byte)
      hash = hash &* 0x0100_0193
    }
    return hash
  }

  @Test("Every changed, lost or inserted byte of stored progress is detected")
  func damageIsDetected() {
    let bytes = Array(Self.exampleProgress.text.utf8)
    func isRead(_ bytes: [UInt8]) -> Bool {
      let progress = try? Progress(String(decoding: bytes, as: UTF8.self))
      return progress != nil
    }
    #expect(isRead(bytes))
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1
      #expect(!isRead(changed), "byte \(place) changed")
      #expect(!isRead(Array(bytes[..<place])), "cut at \(place)")
      changed = bytes
      changed.insert(0x31, at: place)
      #expect(!isRead(changed), "a byte at \(place)")
    }
    #expect(!isRead(bytes + [0x31]))
  }

  @Test("The error for damaged progress states its kind and its line")
  func damageIsNamed() {
    func damage(_ text: String) -> Progress.Damage? {
      do {
        _ = try Progress(text)
        return nil
      } catch {
        return error
      }
    }
    func summed(_ body: String) -> String { body + "sum \(fnv(body))\n" }
    #expect(damage("") == .notProgress)
    #expect(damage("# my notes\n") == .notProgress)
    #expect(damage("EagerLayout progress\nturn 1\n") == .changed)
    #expect(damage(summed("EagerLayout progress\nturn many\n")) == .unreadable(line: 2))
    #expect(
      damage(summed("EagerLayout progress\nturn 1\nexercise 1.1 level 0 due 1 times 1\n")) == .unreadable(line: 3))
    #expect(damage(summed("EagerLayout progress\nexercise 1.1 level 9 due 1 times 1 solved\n")) == .unreadable(line: 2))
    #expect(damage(summed("EagerLayout progress\nread 1 2\n")) == .unreadable(line: 2))
    #expect(Progress.Damage.unreadable(line: 3).sentence == "Line 3 cannot be read.")
  }
}

@Suite("Stars for exercises")
struct Stars {
  private let id = Exercise.ID("shares/say-next")

  @Test(
    "An exercise gets three stars for a first try without hints, and fewer for more tries or hints",
    arguments: [(1, 0, 3), (2, 0, 2), (1, 1, 2), (2, 1, 1), (1, 3, 1), (9, 3, 1)])
  func starsForTries(tries: Int, hints: Int, expected: Int) throws {
    var progress = Progress()
    progress.finish(id, tries: tries, hints: hints, sawSolution: false)
    #expect(progress.stars(id) == expected)
    #expect(try Progress(progress.text).stars(id) == expected)
  }

  @Test("A shown solution gives no stars, and stars never decrease")
  func starsNeverDecrease() {
    var progress = Progress()
    progress.finish(id, tries: 3, sawSolution: true)
    #expect(progress.stars(id) == 0)
    progress.finish(id, tries: 1, sawSolution: false)
    progress.finish(id, tries: 9, hints: 3, sawSolution: false)
    #expect(progress.stars(id) == 3)
  }
}

@Suite("Review of exercises")
struct ExerciseReview {
  private let easy = Exercise.ID("row-and-column/turn"), hard = Exercise.ID("shares/say-next")

  @Test("An exercise is due again after 3 turns if its solution was shown, and after 40 if it was solved at once")
  func hardComesBackSooner() throws {
    var progress = Progress()
    progress.finish(easy, tries: 1, sawSolution: false)
    progress.finish(hard, tries: 4, sawSolution: true)
    #expect(progress.reviews.isEmpty)
    let other = Exercise.ID("basis/say-widths")
    for turn in 1...38 {
      progress.finish(other, tries: 1, sawSolution: false)
      #expect(progress.reviews.contains(hard) == (turn >= 3), "turn \(turn)")
      #expect(!progress.reviews.contains(easy), "turn \(turn)")
    }
    progress.finish(other, tries: 1, sawSolution: false)
    #expect(progress.reviews == [hard, easy])
  }

  @Test("The pause before a review doubles after each right first try, up to 320 turns")
  func pausesDouble() throws {
    var progress = Progress()
    var pauses: [Int] = []
    for _ in 1...6 {
      progress.finish(easy, tries: 1, sawSolution: false)
      pauses.append(try #require(progress.record(of: easy)).due - progress.finishedCount)
    }
    #expect(pauses == [40, 80, 160, 320, 320, 320])
    progress.finish(easy, tries: 2, sawSolution: false)
    #expect(progress.record(of: easy)?.due == progress.finishedCount + 40)
    progress.finish(easy, tries: 9, sawSolution: true)
    #expect(progress.record(of: easy)?.due == progress.finishedCount + 3)
    // An exercise that was solved once stays solved.
    #expect(progress.isSolved(easy) && !progress.isSolved(hard))
  }

  @Test("An exercise has a new seed each time it is finished")
  func seedChanges() {
    var progress = Progress()
    #expect(progress.seed(for: easy) == 0)
    progress.finish(easy, tries: 1, sawSolution: false)
    #expect(progress.seed(for: easy) == 1)
  }
}
