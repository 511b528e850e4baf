// Unless the resolver is strict, a missing resource affects only the attribute or the view that refers to it.
extension Resolver {
  /// Reports a missing or unsupported value: as a warning that states the effect on the view, or, if the resolver is
  /// strict, as a fault. Each warning is reported once at each site.
  ///
  /// - Parameters:
  ///   - message: the problem.
  ///   - effect: the effect on the view, for the warning.
  ///   - advice: the remedy.
  mutating func tolerate(
    _ message: String, _ effect: String, _ advice: String, _ kind: MarkupError.Fault.Kind, at site: Site
  ) {
    if isStrict { return faults.add("\(message); \(advice)", kind, at: site) }
    guard recordIfNew(message, at: site) else { return }
    warnings.add("\(message): \(effect); \(advice)", kind, at: site)
  }

  /// Records a problem at a site. Returns `false` if it was recorded before.
  ///
  /// - Parameter problem: the message without the effect, which may differ between reads of an attribute.
  mutating func recordIfNew(_ problem: String, at site: Site) -> Bool {
    reportedProblems.insert("\(site.offset) \(site.file.path) \(problem)").inserted
  }

  /// The words in a warning for the effect of a missing value: its attribute has no effect.
  static let attributeIsIgnored = "the attribute is ignored"
}
