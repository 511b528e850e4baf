// Unless the resolver is strict, a missing resource affects only the attribute or the view that refers to it.
extension Resolver {
  /// Reports a missing or unsupported value: as a warning that states what is done instead, or, if the resolver is
  /// strict, as a fault. Each warning is reported once at each site.
  ///
  /// - Parameters:
  ///   - message: the problem.
  ///   - instead: the consequence, for the warning.
  ///   - advice: the remedy.
  mutating func tolerate(
    _ message: String, _ instead: String, _ advice: String, _ kind: MarkupError.Fault.Kind, at site: Site
  ) {
    if isStrict { return faults.add("\(message); \(advice)", kind, at: site) }
    guard isNew(message, at: site) else { return }
    warnings.add("\(message): \(instead); \(advice)", kind, at: site)
  }

  /// Records a problem at a site. Returns `false` if it was recorded before.
  ///
  /// - Parameter problem: the message without the consequence, which may differ between reads of an attribute.
  mutating func isNew(_ problem: String, at site: Site) -> Bool {
    reportedProblems.insert("\(site.offset) \(site.file.path) \(problem)").inserted
  }

  /// The consequence of a missing value: its attribute has no effect.
  static let attributeIsIgnored = "the attribute is ignored"
}
