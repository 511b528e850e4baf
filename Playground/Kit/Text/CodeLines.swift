extension String {
  /// The lines, empty ones too.
  var codeLines: [String] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
}
