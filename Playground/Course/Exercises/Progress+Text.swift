extension Progress {
  /// The reason why a text is not valid progress.
  package enum Damage: Error, Equatable, Sendable {
    /// The first line is wrong: it is not a file of progress.
    case notProgress
    /// The end is missing, or a line was changed.
    case changed
    /// A line, counted from 1, cannot be read.
    case unreadable(line: Int)

    package var sentence: String {
      switch self {
      case .notProgress: "It does not begin with '\(Progress.title)'."
      case .changed: "Its end is missing, or something in it was changed: the checksum in its last line is wrong."
      case .unreadable(let line): "Line \(line) cannot be read."
      }
    }
  }

  static var title: String { "EagerLayout progress" }

  /// The progress as lines of text. The last line is a checksum, which reveals damage.
  package var text: String {
    var lines = [Self.title, "turn \(finishedCount)"]
    for lesson in lessonsRead { lines.append("read \(lesson)") }
    for record in records {
      lines.append(
        "exercise \(record.id.text) level \(record.level) due \(record.due) times \(record.times) "
          + (record.isSolved ? "solved stars \(record.stars)" : "unsolved"))
    }
    lines += unknownLines
    var body = ""
    for line in lines { body += line + "\n" }
    return body + "sum \(Self.checksum(Array(body.utf8)))\n"
  }

  /// Reads a ``text``. Lines of an unknown kind are stored unchanged.
  package init(_ text: String) throws(Damage) {
    var lines: [[UInt8]] = [[]]
    for byte in text.utf8 {
      if byte == 0x0A { lines.append([]) } else if byte != 0x0D { lines[lines.count - 1].append(byte) }
    }
    guard lines[0] == Array(Self.title.utf8) else { throw .notProgress }
    // The text ends with a line break, so the last element is empty.
    guard lines.count >= 3, lines[lines.count - 1].isEmpty else { throw .changed }
    var body: [UInt8] = []
    for line in lines.dropLast(2) { body += line + [0x0A] }
    guard lines[lines.count - 2] == Array("sum \(Self.checksum(body))".utf8) else { throw .changed }
    self.init()
    for (index, line) in lines.dropLast(2).enumerated().dropFirst() {
      guard read(line) else { throw .unreadable(line: index + 1) }
    }
  }

  /// Reads a line. Returns `false` if its kind is known and its content is invalid.
  private mutating func read(_ line: [UInt8]) -> Bool {
    let words = line.split(separator: 0x20).map { Array($0) }
    guard let keyword = words.first else { return true }
    if keyword == Array("turn".utf8) {
      guard words.count == 2, let number = Self.number(words[1]) else { return false }
      finishedCount = number
    } else if keyword == Array("read".utf8) {
      guard words.count == 2 else { return false }
      read(lesson: String(decoding: words[1], as: UTF8.self))
    } else if keyword == Array("exercise".utf8) {
      guard let record = Record(words) else { return false }
      records.append(record)
    } else {
      unknownLines.append(String(decoding: line, as: UTF8.self))
    }
    return true
  }

  package static func number(_ word: [UInt8]) -> Int? {
    guard (1...9).contains(word.count), word.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return word.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The 32-bit FNV-1a hash of some bytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

extension Progress.Record {
  /// Reads a line such as `exercise shares/say-next level 1 due 12 times 3 solved stars 2`. More words may follow.
  fileprivate init?(_ words: [[UInt8]]) {
    func isWord(_ index: Int, _ text: String) -> Bool { words[index] == Array(text.utf8) }
    guard words.count >= 9, isWord(2, "level"), isWord(4, "due"), isWord(6, "times"),
      isWord(8, "solved") || isWord(8, "unsolved")
    else { return nil }
    guard let level = Progress.number(words[3]), level < Progress.intervals.count, let due = Progress.number(words[5]),
      let times = Progress.number(words[7])
    else { return nil }
    let isSolved = isWord(8, "solved")
    var stars = 0
    if isSolved {
      guard words.count >= 11, isWord(9, "stars"), let storedStars = Progress.number(words[10]) else { return nil }
      stars = min(3, storedStars)
    }
    self.init(
      id: Exercise.ID(String(decoding: words[1], as: UTF8.self)), level: level, due: due, times: times,
      isSolved: isSolved, stars: stars)
  }
}
