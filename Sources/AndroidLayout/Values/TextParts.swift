// Names and values are told apart by bytes: that asks for no tables of Unicode, and is quick.
extension String {
  func begins(with start: String) -> Bool { utf8.starts(with: start.utf8) }

  func ends(with end: String) -> Bool {
    utf8.count >= end.utf8.count && utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// What is left without so many bytes at the start.
  func dropping(first count: Int) -> String { String(Substring(utf8.dropFirst(count))) }

  /// What is left without so many bytes at the end.
  func dropping(last count: Int) -> String { String(Substring(utf8.dropLast(count))) }

  /// What stands between separators.
  func parts(between separator: Unicode.Scalar, keepsEmpty: Bool = false) -> [String] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: !keepsEmpty).map { String(Substring($0)) }
  }

  /// The words of a list of names.
  var listedNames: [String] {
    utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) }
  }

  /// What stands before the first separator, and behind it; nil where there is none.
  func cut(atFirst separator: Unicode.Scalar) -> (before: String, after: String)? {
    utf8.firstIndex(of: UInt8(ascii: separator)).map { cut(at: $0) }
  }

  /// What stands before the last separator, and behind it; nil where there is none.
  func cut(atLast separator: Unicode.Scalar) -> (before: String, after: String)? {
    utf8.lastIndex(of: UInt8(ascii: separator)).map { cut(at: $0) }
  }

  private func cut(at index: String.Index) -> (before: String, after: String) {
    (String(self[..<index]), String(self[utf8.index(after: index)...]))
  }

  /// The text with the small letters of ASCII in place of its capital ones.
  var inSmallLetters: String {
    String(decoding: utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }, as: UTF8.self)
  }
}
