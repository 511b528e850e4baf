public import EagerLayout

/// What an edge, a center or a size of an item of ``Relative`` can be put by.
public enum RelativeProperty: UInt8, Sendable {
  /// The edge where writing starts.
  case leading
  /// The middle between leading and trailing edge.
  case centerX
  /// The edge where writing ends.
  case trailing
  /// The width.
  case width
  /// The upper edge.
  case top
  /// The middle between upper and lower edge.
  case centerY
  /// The lower edge.
  case bottom
  /// The height.
  case height
  /// The first baseline; the lower edge of what has none.
  case baseline
}

/// Where an edge or a center of an item of ``Relative`` is, or how large the item is: by a sibling, by the container,
/// or a number.
///
///     .trailing(of: Part.icon, 8)                         // 8 after the icon
///     .height(of: Part.icon, times: 2, plus: 10)
///     .greatest(.trailing(of: Part.a), .trailing(of: Part.b), 100)
///
/// Edges are those of margin boxes. Numbers count to the right, or left where writing does, and down, and a position
/// that is a number counts from the corner of the content box where writing starts.
public struct RelativeAnchor: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case number
    /// The container's content box; the same property as is put, where there is none.
    case parent(RelativeProperty?)
    case sibling(LayoutID, RelativeProperty)
    case several(RelativeAnchor)
  }

  struct Term: Equatable, Sendable {
    var source: Source
    var times = 1.0
    var plus = 0.0
  }

  enum Choice: UInt8, Sendable { case first, greatest, least, sum }

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

  /// The same so much further on.
  func adding(_ plus: Double) -> RelativeAnchor {
    var sum = self
    for term in sum.terms.indices { sum.terms[term].plus += plus }
    return sum
  }
}

extension RelativeAnchor {
  /// The same edge, center or size of the content box.
  public static var parent: RelativeAnchor { parent() }

  /// An edge, a center or a size of the content box: the same that is put, unless given.
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

  /// Something of a sibling.
  public static func sibling(
    _ id: LayoutID, _ property: RelativeProperty, times: Double = 1, plus: Double = 0
  ) -> RelativeAnchor {
    RelativeAnchor(.sibling(id, property), times: times, plus: plus)
  }

  /// The greatest of several.
  public static func greatest(_ anchors: RelativeAnchor...) -> RelativeAnchor { RelativeAnchor(.greatest, of: anchors) }

  /// The least of several.
  public static func least(_ anchors: RelativeAnchor...) -> RelativeAnchor { RelativeAnchor(.least, of: anchors) }

  /// The first whose sibling is there and not hidden; the first that is there, where all are hidden. By Android's
  /// rules one that is hidden counts, where it is put by others itself.
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

#if !hasFeature(Embedded)
  // In Embedded Swift a sibling is named by its `LayoutID`.
  extension RelativeAnchor {
    /// A sibling's edge where writing starts, so much further on.
    public static func leading(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .leading, plus: plus)
    }

    /// A sibling's middle from side to side, so much further on.
    public static func centerX(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .centerX, plus: plus)
    }

    /// A sibling's edge where writing ends, so much further on.
    public static func trailing(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .trailing, plus: plus)
    }

    /// A sibling's width, so many times, and so much more.
    public static func width(
      of sibling: some Hashable & Sendable, times: Double = 1, plus: Double = 0
    ) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .width, times: times, plus: plus)
    }

    /// A sibling's upper edge, so much further down.
    public static func top(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .top, plus: plus)
    }

    /// A sibling's middle from top to bottom, so much further down.
    public static func centerY(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .centerY, plus: plus)
    }

    /// A sibling's lower edge, so much further down.
    public static func bottom(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .bottom, plus: plus)
    }

    /// A sibling's height, so many times, and so much more.
    public static func height(
      of sibling: some Hashable & Sendable, times: Double = 1, plus: Double = 0
    ) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .height, times: times, plus: plus)
    }

    /// A sibling's first baseline, so much further down; its lower edge if it has none.
    public static func baseline(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .baseline, plus: plus)
    }
  }
#endif
