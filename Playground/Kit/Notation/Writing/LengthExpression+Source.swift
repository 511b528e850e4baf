package import EagerLayout

extension LengthExpression {
  /// The expression as in source code: `.percent(50) - 10`.
  package var source: String {
    switch self {
    case .linear(let points, nil): decimal(points)
    case .linear(0, let percent?): ".percent(\(decimal(percent)))"
    case .linear(let points, let percent?):
      ".percent(\(decimal(percent))) \(points < 0 ? "-" : "+") \(decimal(points.magnitude))"
    case .sum(let terms): terms.map { $0.source }.joined(separator: " + ")
    case .product(let term, let factor): "\(term.source) * \(decimal(factor))"
    case .min(let terms): ".min(\(terms.map { $0.source }.joined(separator: ", ")))"
    case .max(let terms): ".max(\(terms.map { $0.source }.joined(separator: ", ")))"
    }
  }
}
