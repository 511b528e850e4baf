import Testing

/// Expects that a process has printed a sentence on standard error.
func expectStop(_ sentence: String, _ result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation) {
  let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(printed.contains(sentence), sourceLocation: sourceLocation)
}
