extension FlexStyle.Property {
  /// What a property's values are, and where a style keeps them.
  package enum Kind: Sendable {
    /// One of some names, in the order of the codes in a field. Code 0 is the initial value; an empty name cannot be
    /// written.
    case keyword(Keywords.Field, [StaticString])
    /// The same; positions may have `safe` or `unsafe` before them.
    case alignment(Keywords.Field, [StaticString])
    /// A number that is not negative.
    case factor
    /// A whole number.
    case whole
    /// A number, or `auto`.
    case ratio
    // Lengths.
    case size, minimum, maximum, basis, margin, inset, padding, border, gap
  }

  /// What may stand where a property takes a length.
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
  }
}

extension FlexStyle.Property.Kind {
  /// What may stand there if it is a length, besides points; nil if it is none.
  @inline(__always)
  package var lengthForms: FlexStyle.Property.LengthForms? {
    switch self {
    case .size, .minimum: [.auto, .sizeKeywords, .percent]
    case .maximum: [.none, .sizeKeywords, .percent]
    case .basis: [.auto, .content, .sizeKeywords, .percent]
    case .margin, .inset: [.auto, .percent, .negative]
    case .padding, .gap: .percent
    case .border: []
    case .keyword, .alignment, .factor, .whole, .ratio: nil
    }
  }

  /// Whether a style stores a unit beside the number; borders are points.
  @inline(__always)
  var hasUnit: Bool { lengthForms?.contains(.percent) ?? false }

  /// The length that a style has where none is set.
  @inline(__always)
  package var initialLength: StoredLength {
    switch self {
    case .margin, .padding, .border, .gap: StoredLength(.points, 0)
    default: StoredLength(.auto)
    }
  }

  /// The names of a keyword's values, in the order of their codes; none if it is no keyword.
  package var keywords: [StaticString] {
    switch self {
    case .keyword(_, let names), .alignment(_, let names): names
    default: []
    }
  }

  /// The field that notes whether any such length was ever set.
  @inline(__always)
  var note: Keywords.Field? {
    switch self {
    case .minimum, .maximum: .hasLimits
    case .margin: .hasMargin
    case .inset: .hasInset
    case .padding: .hasPadding
    case .border: .hasBorder
    case .gap: .hasGap
    case .size, .basis, .keyword, .alignment, .factor, .whole, .ratio: nil
    }
  }
}

extension FlexStyle.Property {
  /// Whether a code of an alignment stands for a position, which may have `safe` or `unsafe` before it.
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
  /// What stands in CSS for a length without a number; empty for those with one.
  package var css: StaticString {
    switch self {
    case .auto: "auto"
    case .points, .percent: ""
    case .minContent: "min-content"
    case .maxContent: "max-content"
    case .fitContent: "fit-content"
    case .content: "content"
    }
  }
}
