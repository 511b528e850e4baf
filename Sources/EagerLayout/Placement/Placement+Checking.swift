extension Placement {
  /// The error thrown if a placement has issues but was expected to have none.
  public struct UnexpectedIssues: Error, Equatable, CustomStringConvertible {
    /// The issues, in preorder. There is at least one.
    public let issues: [LayoutIssue]

    /// The messages of the issues, one per line.
    public var description: String { issues.map { $0.message }.joined(separator: "\n") }
  }

  /// Throws the placement's issues, if any, so that a test fails with their messages.
  ///
  ///     @Test func menuFits() throws {
  ///       try menu.layout(width: 320).expectNoIssues()
  ///     }
  ///
  /// - Throws: ``UnexpectedIssues``, with all of ``issues``.
  public func expectNoIssues() throws(UnexpectedIssues) {
    if !issues.isEmpty { throw UnexpectedIssues(issues: issues) }
  }
}
