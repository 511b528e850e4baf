import Testing

/// Expects that a process that ended said a sentence.
func expectStop(_ sentence: String, _ result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation) {
  let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(said.contains(sentence), sourceLocation: sourceLocation)
}
