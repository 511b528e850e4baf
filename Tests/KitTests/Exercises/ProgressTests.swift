import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Progress")
struct ProgressTests {
  private static let first = Exercise.ID("frame-is-a-rectangle/say-where")
  private static let second = Exercise.ID("clamp-and-share/say-shrunk")

  /// Somebody who read two lessons and finished three exercises.
  private static var some: Progress {
    var progress = Progress()
    progress.read(lesson: "adding-is-laying-out")
    progress.read(lesson: "frame-is-a-rectangle")
    progress.finish(first, tries: 1, sawSolution: false)
    progress.finish(second, tries: 3, sawSolution: false)
    progress.finish(Exercise.ID("screens/chat-bubble"), tries: 4, sawSolution: true)
    return progress
  }

  @Test("is written as lines, with a sum over them at the end")
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
    let lines = Self.some.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropLast(2).joined(separator: "\n") + "\nsum" == expected)
    #expect(lines[lines.count - 2].starts(with: "sum ") && lines[lines.count - 1].isEmpty)
  }

  @Test("is the same after it was written and read")
  func again() throws {
    for progress in [Progress(), Self.some] {
      let again = try Progress(progress.text)
      #expect(again.text == progress.text)
      #expect(again.turn == progress.turn && again.lessonsRead == progress.lessonsRead)
      #expect(again.records == progress.records)
    }
  }

  @Test("keeps lines that it does not know, and reads ends of lines as another system writes them")
  func unknown() throws {
    var lines = Self.some.text.split(separator: "\n").map { String($0) }.dropLast()
    lines.insert("badge 7 gold", at: 3)
    let body = lines.map { $0 + "\n" }.joined()
    let text = body + "sum \(fnv(body))\n"
    let progress = try Progress(text)
    #expect(progress.text.contains("\nbadge 7 gold\n"))
    #expect(progress.records == Self.some.records)
    #expect(try Progress(text.split(separator: "\n").map { $0 + "\r\n" }.joined()).text == progress.text)
  }

  /// Computed apart from the Kit.
  private func fnv(_ text: String) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in text.utf8 {
      hash ^= UInt32(byte)
      hash = hash &* 0x0100_0193
    }
    return hash
  }

  @Test("notices every byte that is changed, lost or put in")
  func damage() {
    let bytes = Array(Self.some.text.utf8)
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

  @Test("says what the damage is")
  func sentences() {
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

@Suite("Stars")
struct Stars {
  private let id = Exercise.ID("shares/say-next")

  @Test(
    "are three for the first try without a hint, and fewer for tries and hints",
    arguments: [(1, 0, 3), (2, 0, 2), (1, 1, 2), (2, 1, 1), (1, 3, 1), (9, 3, 1)])
  func count(tries: Int, hints: Int, expected: Int) throws {
    var progress = Progress()
    progress.finish(id, tries: tries, hints: hints, sawSolution: false)
    #expect(progress.stars(id) == expected)
    #expect(try Progress(progress.text).stars(id) == expected)
  }

  @Test("are none for a solution that was shown, and never fewer than once")
  func best() {
    var progress = Progress()
    progress.finish(id, tries: 3, sawSolution: true)
    #expect(progress.stars(id) == 0)
    progress.finish(id, tries: 1, sawSolution: false)
    progress.finish(id, tries: 9, hints: 3, sawSolution: false)
    #expect(progress.stars(id) == 3)
  }
}

@Suite("Review")
struct ExerciseReview {
  private let easy = Exercise.ID("row-and-column/turn"), hard = Exercise.ID("shares/say-next")

  @Test("brings back sooner what was hard, and at once nothing")
  func sooner() throws {
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

  @Test("comes later each time it is right at the first try, and soon again after a solution was seen")
  func pauses() throws {
    var progress = Progress()
    var pauses: [Int] = []
    for _ in 1...6 {
      progress.finish(easy, tries: 1, sawSolution: false)
      pauses.append(try #require(progress.record(of: easy)).due - progress.turn)
    }
    #expect(pauses == [40, 80, 160, 320, 320, 320])
    progress.finish(easy, tries: 2, sawSolution: false)
    #expect(progress.record(of: easy)?.due == progress.turn + 40)
    progress.finish(easy, tries: 9, sawSolution: true)
    #expect(progress.record(of: easy)?.due == progress.turn + 3)
    // Who solved it once has solved it.
    #expect(progress.isSolved(easy) && !progress.isSolved(hard))
  }

  @Test("has fresh numbers each time")
  func seeds() {
    var progress = Progress()
    #expect(progress.seed(for: easy) == 0)
    progress.finish(easy, tries: 1, sawSolution: false)
    #expect(progress.seed(for: easy) == 1)
  }
}
