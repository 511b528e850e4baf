import Testing

/// Expects that a process that ended said a sentence.
func expectStop(_ sentence: String, _ result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation) {
  let specified = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(specified.contains(sentence), sourceLocation: sourceLocation)
}
