package import EagerLayout

extension LengthExpression {
  /// The expression as in source code: `.percent(50) - 10`. A `.clamp` is stored as a `.max` of a length and a `.min`.
  package var source: String {
    switch self {
    case .linear(let points, nil): decimal(points)
    case .linear(0, let percent?): ".percent(\(decimal(percent)))"
    case .linear(let points, let percent?):
      ".percent(\(decimal(percent))) \(points < 0 ? "-" : "+") \(decimal(points.magnitude))"
    case .sum(let terms): terms.map { $0.source }.joined(separator: " + ")
    case .product(let term, let factor): "\(term.source) * \(decimal(factor))"
    case .min(let terms): ".min(\(terms.map { $0.source }.joined(separator: ", ")))"
    case .max(let terms): clamp(terms) ?? ".max(\(terms.map { $0.source }.joined(separator: ", ")))"
    }
  }

  /// Returns the `.clamp` that is stored as a `.max` of these terms; nil for any other `.max`.
  private func clamp(_ terms: [LengthExpression]) -> String? {
    guard terms.count == 2, case .min(let upperTerms) = terms[1], upperTerms.count == 2 else { return nil }
    return ".clamp(\(terms[0].source), \(upperTerms[0].source), \(upperTerms[1].source))"
  }
}
