/// A kind of edges. Its horizontal edges are set either by side, as left and right, or by direction, as start and end.
package enum EdgeFamily: UInt64, Sendable, CaseIterable {
  case margin, padding, border, inset

  @inline(__always) package var left: FlexStyle.Property { edges.left }
  @inline(__always) package var right: FlexStyle.Property { edges.right }
  @inline(__always) package var start: FlexStyle.Property { edges.start }
  @inline(__always) package var end: FlexStyle.Property { edges.end }

  private typealias Edge = FlexStyle.Property

  @inline(__always)
  private var edges: (left: Edge, right: Edge, start: Edge, end: Edge) {
    switch self {
    case .margin: (.marginLeft, .marginRight, .marginStart, .marginEnd)
    case .padding: (.paddingLeft, .paddingRight, .paddingStart, .paddingEnd)
    case .border: (.borderLeft, .borderRight, .borderStart, .borderEnd)
    case .inset: (.left, .right, .start, .end)
    }
  }
}

extension FlexStyle.Property {
  /// The family of a left, right, start or end edge; `nil` for other properties.
  @inline(__always)
  package var family: EdgeFamily? {
    switch self {
    case .marginLeft, .marginRight, .marginStart, .marginEnd: .margin
    case .paddingLeft, .paddingRight, .paddingStart, .paddingEnd: .padding
    case .borderLeft, .borderRight, .borderStart, .borderEnd: .border
    case .left, .right, .start, .end: .inset
    default: nil
    }
  }

  /// Whether the property is an edge whose side depends on the writing direction.
  @inline(__always)
  package var isByDirection: Bool {
    switch self {
    case .marginStart, .marginEnd, .paddingStart, .paddingEnd, .borderStart, .borderEnd, .start, .end: true
    default: false
    }
  }

  /// The opposite of a left, right, start or end edge.
  var opposite: FlexStyle.Property {
    guard let family else { return self }
    if self == family.left { return family.right }
    if self == family.right { return family.left }
    return self == family.start ? family.end : family.start
  }
}

extension Units {
  /// Returns the property that was set for the left or right edge of a node: start or end if its family is set by
  /// direction, otherwise the edge itself. Returns other properties unchanged.
  package func specifiedEdge(_ edge: FlexStyle.Property) -> FlexStyle.Property {
    guard let family = edge.family, self[byDirection: family] else { return edge }
    return (edge == family.left) != startAndEndAreSwapped ? family.start : family.end
  }
}
