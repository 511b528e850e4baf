/// Edges of one kind, of which left and right are given together: by sides, or by the writing direction as start and end.
package enum EdgeFamily: UInt64, Sendable, CaseIterable {
  case margin, padding, border, inset

  @inline(__always)
  package var left: FlexStyle.Property {
    switch self {
    case .margin: .marginLeft
    case .padding: .paddingLeft
    case .border: .borderLeft
    case .inset: .left
    }
  }

  @inline(__always)
  package var right: FlexStyle.Property {
    switch self {
    case .margin: .marginRight
    case .padding: .paddingRight
    case .border: .borderRight
    case .inset: .right
    }
  }

  @inline(__always)
  package var start: FlexStyle.Property {
    switch self {
    case .margin: .marginStart
    case .padding: .paddingStart
    case .border: .borderStart
    case .inset: .start
    }
  }

  @inline(__always)
  package var end: FlexStyle.Property {
    switch self {
    case .margin: .marginEnd
    case .padding: .paddingEnd
    case .border: .borderEnd
    case .inset: .end
    }
  }
}

extension FlexStyle.Property {
  /// The family of an edge that is left, right, start or end; nil for anything else.
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

  /// Whether it is an edge whose side follows from the direction.
  @inline(__always)
  package var isByDirection: Bool {
    switch self {
    case .marginStart, .marginEnd, .paddingStart, .paddingEnd, .borderStart, .borderEnd, .start, .end: true
    default: false
    }
  }

  /// The edge across from one that is left, right, start or end.
  var opposite: FlexStyle.Property {
    guard let family else { return self }
    if self == family.left { return family.right }
    if self == family.right { return family.left }
    return self == family.start ? family.end : family.start
  }
}

extension Units {
  /// The edge, start or end, that was given for one that is left or right in a node's record; the edge itself where sides
  /// were given, and for anything else.
  package func given(_ side: FlexStyle.Property) -> FlexStyle.Property {
    guard let family = side.family, self[byDirection: family] else { return side }
    return (side == family.left) != edgesAreTurned ? family.start : family.end
  }
}
