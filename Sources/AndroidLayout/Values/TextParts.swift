// Compares names and values by bytes, which is fast and needs no Unicode tables.
extension String {
  func begins(with start: String) -> Bool { utf8.starts(with: start.utf8) }

  func ends(with end: String) -> Bool {
    utf8.count >= end.utf8.count && utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// Returns the text without the first `count` bytes.
  func dropping(first count: Int) -> String { String(Substring(utf8.dropFirst(count))) }

  /// Returns the text without the last `count` bytes.
  func dropping(last count: Int) -> String { String(Substring(utf8.dropLast(count))) }

  /// Returns the parts between separators, without empty parts unless `keepsEmpty`.
  func parts(between separator: Unicode.Scalar, keepsEmpty: Bool = false) -> [String] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: !keepsEmpty).map { String(Substring($0)) }
  }

  /// The words of a text that are separated by spaces and line ends.
  var listedNames: [String] {
    utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) }
  }

  /// Returns the parts before and after the first separator; `nil` without a separator.
  func cut(atFirst separator: Unicode.Scalar) -> (before: String, after: String)? {
    utf8.firstIndex(of: UInt8(ascii: separator)).map { cut(at: $0) }
  }

  /// Returns the parts before and after the last separator; `nil` without a separator.
  func cut(atLast separator: Unicode.Scalar) -> (before: String, after: String)? {
    utf8.lastIndex(of: UInt8(ascii: separator)).map { cut(at: $0) }
  }

  private func cut(at index: String.Index) -> (before: String, after: String) {
    (String(self[..<index]), String(self[utf8.index(after: index)...]))
  }

  /// The text with ASCII letters in lower case.
  var asciiLowercased: String {
    String(decoding: utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }, as: UTF8.self)
  }
}
