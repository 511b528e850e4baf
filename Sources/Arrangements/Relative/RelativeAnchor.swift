public import EagerLayout

/// An edge, a center, a size or the first baseline of an item of ``Relative``.
public enum RelativeProperty: UInt8, Sendable {
  /// The start edge in the writing direction.
  case leading
  /// The horizontal center.
  case centerX
  /// The end edge in the writing direction.
  case trailing
  /// The width.
  case width
  /// The upper edge.
  case top
  /// The vertical center.
  case centerY
  /// The lower edge.
  case bottom
  /// The height.
  case height
  /// The first baseline; the lower edge of an item without a baseline.
  case baseline
}

/// The value of a constraint of ``Relative``: an edge, a center or a size of a sibling or the container, or a number.
///
///     .trailing(of: Part.icon, 8)                         // 8 after the icon
///     .height(of: Part.icon, times: 2, plus: 10)
///     .greatest(.trailing(of: Part.a), .trailing(of: Part.b), 100)
///
/// Edges are edges of margin boxes. Offsets are in points, toward the end in the writing direction or down. A position
/// that is a number is measured from the start or top of the content box.
public struct RelativeAnchor: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case number
    /// A property of the container's content box; `nil` for the property that the constraint sets.
    case parent(RelativeProperty?)
    case sibling(LayoutID, RelativeProperty)
    /// A nested anchor that combines several terms.
    case several(RelativeAnchor)
  }

  /// The value of a source, times a factor, plus an offset.
  struct Term: Equatable, Sendable {
    var source: Source
    var times = 1.0
    var plus = 0.0
  }

  /// The rule by which the values of several terms become one value.
  package enum Choice: UInt8, Sendable { case first, greatest, least, sum }

  var choice = Choice.first
  var terms: [Term]

  init(_ source: Source, times: Double = 1, plus: Double = 0) {
    terms = [Term(source: source, times: times, plus: plus)]
  }

  init(_ choice: Choice, of anchors: [RelativeAnchor]) {
    self.choice = choice
    terms = anchors.map { anchor in
      if anchor.terms.count == 1, let term = anchor.terms.first { return term }
      return Term(source: .several(anchor))
    }
  }

  /// Returns the anchor with an offset.
  func adding(_ plus: Double) -> RelativeAnchor {
    var sum = self
    for term in sum.terms.indices { sum.terms[term].plus += plus }
    return sum
  }
}

extension RelativeAnchor {
  /// The property of the content box that is constrained on the item: for its leading edge, the leading edge.
  public static var parent: RelativeAnchor { parent() }

  /// Returns an edge, a center or a size of the content box; by default the property that is constrained on the item.
  ///
  ///     .leading(to: .parent(.centerX))        // begins in the middle
  ///     .width(to: .parent(times: 0.5))        // half as wide
  public static func parent(
    _ property: RelativeProperty? = nil, times: Double = 1, plus: Double = 0
  ) -> RelativeAnchor {
    RelativeAnchor(.parent(property), times: times, plus: plus)
  }

  /// A number.
  public static func number(_ value: Double) -> RelativeAnchor { RelativeAnchor(.number, plus: value) }

  /// Returns a property of a sibling.
  public static func sibling(
    _ id: LayoutID, _ property: RelativeProperty, times: Double = 1, plus: Double = 0
  ) -> RelativeAnchor {
    RelativeAnchor(.sibling(id, property), times: times, plus: plus)
  }

  /// Returns the maximum of several anchors.
  public static func greatest(_ anchors: RelativeAnchor...) -> RelativeAnchor { RelativeAnchor(.greatest, of: anchors) }

  /// Returns the minimum of several anchors.
  public static func least(_ anchors: RelativeAnchor...) -> RelativeAnchor { RelativeAnchor(.least, of: anchors) }

  /// Returns the first anchor whose sibling exists and is not hidden, or if all are hidden, the first that exists. By
  /// Android's rules, a hidden sibling with constraints to other items counts as well.
  ///
  ///     .leading(to: .first(.trailing(of: Part.icon, 8), .parent))       // in the icon's place without it
  public static func first(_ anchors: RelativeAnchor...) -> RelativeAnchor { RelativeAnchor(.first, of: anchors) }
}

extension RelativeAnchor: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
