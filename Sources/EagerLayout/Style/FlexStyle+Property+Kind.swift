extension FlexStyle.Property {
  /// The type of a property's values, and their storage in a style.
  package enum Kind: Sendable {
    /// A keyword, with the names of a field's codes in order. Code 0 is the initial value. Codes with an empty name
    /// have no notation.
    case keyword(Keywords.Field, [StaticString])
    /// A keyword of an alignment. A keyword that is a position may be preceded by `safe` or `unsafe`.
    case alignment(Keywords.Field, [StaticString])
    case factor
    case whole
    /// A number, or `auto`.
    case ratio
    // Lengths. `length` is the kind of properties that have no other kind, such as gaps.
    case size, minimum, maximum, basis, margin, inset, padding, border, length
  }

  /// The forms, other than points, that a length may have.
  package struct LengthForms: OptionSet, Sendable {
    package var rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static var percent: LengthForms { LengthForms(rawValue: 1) }
    package static var negative: LengthForms { LengthForms(rawValue: 2) }
    package static var auto: LengthForms { LengthForms(rawValue: 4) }
    package static var none: LengthForms { LengthForms(rawValue: 8) }
    package static var content: LengthForms { LengthForms(rawValue: 16) }
    /// `min-content`, `max-content` and `fit-content`.
    package static var sizeKeywords: LengthForms { LengthForms(rawValue: 32) }
    package static var stretch: LengthForms { LengthForms(rawValue: 64) }
  }
}

extension FlexStyle.Property.Kind {
  /// The forms that a length may have besides points; `nil` for a property that is not a length.
  @inline(__always)
  package var lengthForms: FlexStyle.Property.LengthForms? {
    switch self {
    case .size, .minimum: [.auto, .sizeKeywords, .stretch, .percent]
    case .maximum: [.none, .sizeKeywords, .stretch, .percent]
    case .basis: [.auto, .content, .sizeKeywords, .stretch, .percent]
    case .margin, .inset: [.auto, .percent, .negative]
    case .padding, .length: .percent
    case .border: []
    case .keyword, .alignment, .factor, .whole, .ratio: nil
    }
  }

  /// Whether the style stores a unit with the number. Borders are always in points.
  var hasUnit: Bool { lengthForms?.contains(.percent) ?? false }

  @inline(__always)
  package var initialLength: StoredLength {
    switch self {
    case .margin, .padding, .border, .length: StoredLength(.points, 0)
    default: StoredLength(.auto)
    }
  }

  /// The names of a keyword's values, in the order of their codes; empty for other properties.
  package var keywords: [StaticString] {
    switch self {
    case .keyword(_, let names), .alignment(_, let names): names
    default: []
    }
  }
}

extension FlexStyle.Property {
  /// Whether a code of an alignment is a position, which may be preceded by `safe` or `unsafe`.
  package func isPosition(_ code: Int) -> Bool {
    let value = UInt8(truncatingIfNeeded: code)
    switch self {
    case .justifyContent: return FlexStyle.JustifyContent(rawValue: value)?.isPosition ?? false
    case .alignContent: return FlexStyle.AlignContent(rawValue: value)?.isPosition ?? false
    case .alignItems: return FlexStyle.AlignItems(rawValue: value)?.isPosition ?? false
    case .alignSelf: return FlexStyle.AlignSelf(rawValue: value)?.isPosition ?? false
    default: return false
    }
  }
}

extension Unit {
  /// The CSS keyword of a length without a number; empty for units with a number.
  package var css: StaticString {
    switch self {
    case .auto: "auto"
    case .points, .percent: ""
    case .minContent: "min-content"
    case .maxContent: "max-content"
    case .fitContent: "fit-content"
    case .content: "content"
    case .stretch: "stretch"
    }
  }
}
