/// A fixed list of names. A part of a text is looked up without creating a string.
package struct Names: Sendable {
  /// The names. An empty name is a placeholder and is never found.
  let list: [String]
  // A hash table with open addressing: for each slot, the position of its name in the list plus 1; 0 for a free slot.
  private let slots: [UInt8]
  private let spellings: [[UInt8]]

  init(_ list: [String]) {
    self.list = list
    spellings = list.map { [UInt8]($0.utf8) }
    var count = 8
    while count < 4 * list.count { count *= 2 }
    var slots = [UInt8](repeating: 0, count: count)
    for (position, spelling) in spellings.enumerated() where !spelling.isEmpty {
      var slot = Self.hash(spelling, 0..<spelling.count) & (count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = UInt8(position + 1)
    }
    self.slots = slots
  }

  /// Returns the position of the name that equals a part of a text, or nil if there is none.
  func position(of text: Text) -> Int? {
    let mask = slots.count - 1
    var slot = Self.hash(text.bytes, text.range) & mask
    while slots[slot] != 0 {
      let position = Int(slots[slot]) - 1
      if text == spellings[position] { return position }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Returns the position of a keyword, which may be in upper or lower case.
  func position(ofKeyword text: Text) -> Int? {
    position(of: text) ?? text.lowercased.flatMap { position(of: $0) }
  }

  /// A readable list of the names: `row, column or none`.
  var alternatives: String {
    listed(list.filter { !$0.isEmpty })
  }

  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var hash = 0
    for index in range { hash = hash &* 31 &+ Int(bytes[index]) }
    return hash ^ hash &>> 7
  }
}

/// Returns a readable list of several items: `row, column or none`.
package func listed(_ items: [String], _ conjunction: String = "or") -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return "\(items.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}

/// A part of a UTF-8 text.
struct Text {
  var bytes: [UInt8]
  var range: Range<Int>

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  init(_ text: String) {
    bytes = [UInt8](text.utf8)
    range = 0..<bytes.count
  }

  var string: String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text in lowercase; nil if it has no uppercase letters.
  var lowercased: Text? {
    func isUppercase(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
    guard bytes[range].contains(where: isUppercase) else { return nil }
    let lowercase = bytes[range].map { isUppercase($0) ? $0 | 0x20 : $0 }
    return Text(lowercase, 0..<lowercase.count)
  }

  /// Returns `true` if the text equals a keyword or a unit, in upper or lower case.
  func isKeyword(_ spelling: [UInt8]) -> Bool {
    self == spelling || lowercased.map { $0 == spelling } ?? false
  }

  static func == (text: Text, spelling: [UInt8]) -> Bool {
    guard text.range.count == spelling.count else { return false }
    for index in 0..<spelling.count where text.bytes[text.range.lowerBound + index] != spelling[index] { return false }
    return true
  }
}
