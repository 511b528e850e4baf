extension FlexStyle {
  /// A CSS `<length-percentage>`: a padding or a gap.
  @nonexhaustive
  public enum Length: Hashable, Sendable {
    /// A length in the layout's units.
    case points(Double)
    /// A percentage of the containing block; 50 is one half.
    case percent(Double)
    /// A length computed from lengths and percentages, such as `50% - 10px`.
    case calculated(Calculated)
  }

  /// A CSS `<length-percentage>` or `auto`: a margin or an inset.
  @nonexhaustive
  public enum AutoLength: Hashable, Sendable {
    /// For a margin: a share of the free space. For an inset: not set.
    case auto
    /// A length in the layout's units; it may be negative.
    case points(Double)
    /// A percentage of the containing block; 50 is one half.
    case percent(Double)
    /// A length computed from lengths and percentages, such as `50% - 10px`.
    case calculated(Calculated)
  }

  /// A CSS size: `width`, `height`, and their minimum and maximum.
  @nonexhaustive
  public enum SizeLength: Hashable, Sendable {
    /// For a size: determined by content and container. For a minimum: the automatic minimum size (CSS Flexbox §4.5).
    /// For a maximum: `none`.
    case auto
    /// A length in the layout's units.
    case points(Double)
    /// A percentage of the containing block; 50 is one half.
    case percent(Double)
    /// A length computed from lengths and percentages, such as `50% - 10px`.
    case calculated(Calculated)
    /// The smallest size at which the content does not overflow.
    case minContent
    /// The size of the content in unlimited space.
    case maxContent
    /// The available size, limited to the range from `minContent` to `maxContent`.
    case fitContent
    /// The size of the containing block without the box's margins. If that is indefinite, acts as `auto`, and 0 as a
    /// minimum (CSS Sizing 4).
    case stretch

    /// No maximum: CSS `none`.
    public static var none: SizeLength { .auto }
  }

  /// A CSS `flex-basis`: the main size of an item before it grows or shrinks.
  @nonexhaustive
  public enum FlexBasis: Hashable, Sendable {
    /// The item's `width` or `height`, or its content size if that is `auto` too.
    case auto
    /// The size of the content, regardless of `width` and `height`.
    case content
    /// A length in the layout's units.
    case points(Double)
    /// A percentage of the container's main size, or `content` if that is indefinite; 50 is one half.
    case percent(Double)
    /// A length computed from lengths and percentages, such as `50% - 10px`.
    case calculated(Calculated)
    /// The smallest size at which the content does not overflow.
    case minContent
    /// The size of the content in unlimited space.
    case maxContent
    /// The available size, limited to the range from `minContent` to `maxContent`.
    case fitContent
    /// The container's main size without the item's margins, or `content` if that is indefinite.
    case stretch
  }
}

extension FlexStyle.Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a length in points: `style.rowGap = 4`.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }

  /// Creates a length in points: `style.rowGap = 4.5`.
  public init(floatLiteral value: Double) { self = .points(value) }
}

extension FlexStyle.AutoLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a length in points: `style.marginLeft = 4`.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }

  /// Creates a length in points: `style.marginLeft = 4.5`.
  public init(floatLiteral value: Double) { self = .points(value) }
}

extension FlexStyle.SizeLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a length in points: `style.width = 100`.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }

  /// Creates a length in points: `style.width = 100.5`.
  public init(floatLiteral value: Double) { self = .points(value) }
}

extension FlexStyle.FlexBasis: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a length in points: `style.flexBasis = 0`.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }

  /// Creates a length in points: `style.flexBasis = 0.5`.
  public init(floatLiteral value: Double) { self = .points(value) }
}

/// The unit of a stored number. One enumeration with codes of three bits serves all kinds of lengths.
@usableFromInline
package enum Unit: UInt64, Sendable, BitwiseCopyable {
  case auto, points, percent, minContent, maxContent, fitContent, content, stretch

  /// Creates a unit from its code with one comparison; a generated initializer would compare with each code.
  @inlinable @inline(__always)
  package init?(rawValue: UInt64) {
    guard rawValue <= Self.stretch.rawValue else { return nil }
    self = unsafe unsafeBitCast(UInt8(truncatingIfNeeded: rawValue), to: Unit.self)
  }
}

/// A number with its unit, as the engine reads it. For a calculated length, the unit is `percent`, and the number is a
/// reference to the expression (see ``CalculatedLength``).
struct UnitValue: BitwiseCopyable {
  var unit: Unit
  var value: Double

  @inline(__always)
  init(_ unit: Unit, _ value: Double = 0) {
    self.unit = unit
    self.value = value
  }
}

/// A number with its unit, or a calculated length with the unit `percent`.
package struct StoredLength: Equatable, Sendable {
  package var unit: Unit
  package var value: Double
  package var calculated: CalculatedLength?

  @inline(__always)
  package init(_ unit: Unit, _ value: Double = 0) {
    self.unit = unit
    self.value = value
  }

  /// Creates a calculated length. If the expression is only a length, or only a percentage, creates that instead.
  package init(_ calculated: FlexStyle.Calculated) {
    switch calculated.expression {
    case .linear(let points, nil): self.init(.points, points)
    case .linear(0, let percent?): self.init(.percent, percent)
    default:
      self.init(.percent)
      self.calculated = calculated.length
    }
  }

  /// The calculated length as a value of a style.
  package var calculation: FlexStyle.Calculated? { calculated.map { FlexStyle.Calculated($0) } }
}

extension FlexStyle.Length {
  package init(_ stored: StoredLength) {
    if let calculation = stored.calculation {
      self = .calculated(calculation)
    } else {
      self = stored.unit == .percent ? .percent(stored.value) : .points(stored.value)
    }
  }

  package var stored: StoredLength {
    switch self {
    case .points(let value): StoredLength(.points, value)
    case .percent(let value): StoredLength(.percent, value)
    case .calculated(let calculated): StoredLength(calculated)
    }
  }
}

extension FlexStyle.AutoLength {
  package init(_ stored: StoredLength) {
    switch stored.unit {
    case .points: self = .points(stored.value)
    case .percent: self = stored.calculation.map { .calculated($0) } ?? .percent(stored.value)
    default: self = .auto
    }
  }

  package var stored: StoredLength {
    switch self {
    case .auto: StoredLength(.auto)
    case .points(let value): StoredLength(.points, value)
    case .percent(let value): StoredLength(.percent, value)
    case .calculated(let calculated): StoredLength(calculated)
    }
  }
}

extension FlexStyle.SizeLength {
  package init(_ stored: StoredLength) {
    switch stored.unit {
    case .auto, .content: self = .auto
    case .points: self = .points(stored.value)
    case .percent: self = stored.calculation.map { .calculated($0) } ?? .percent(stored.value)
    case .minContent: self = .minContent
    case .maxContent: self = .maxContent
    case .fitContent: self = .fitContent
    case .stretch: self = .stretch
    }
  }

  package var stored: StoredLength {
    switch self {
    case .auto: StoredLength(.auto)
    case .points(let value): StoredLength(.points, value)
    case .percent(let value): StoredLength(.percent, value)
    case .calculated(let calculated): StoredLength(calculated)
    case .minContent: StoredLength(.minContent)
    case .maxContent: StoredLength(.maxContent)
    case .fitContent: StoredLength(.fitContent)
    case .stretch: StoredLength(.stretch)
    }
  }
}

extension FlexStyle.FlexBasis {
  package init(_ stored: StoredLength) {
    switch stored.unit {
    case .auto: self = .auto
    case .stretch: self = .stretch
    case .content: self = .content
    case .points: self = .points(stored.value)
    case .percent: self = stored.calculation.map { .calculated($0) } ?? .percent(stored.value)
    case .minContent: self = .minContent
    case .maxContent: self = .maxContent
    case .fitContent: self = .fitContent
    }
  }

  package var stored: StoredLength {
    switch self {
    case .auto: StoredLength(.auto)
    case .content: StoredLength(.content)
    case .points(let value): StoredLength(.points, value)
    case .percent(let value): StoredLength(.percent, value)
    case .calculated(let calculated): StoredLength(calculated)
    case .minContent: StoredLength(.minContent)
    case .maxContent: StoredLength(.maxContent)
    case .fitContent: StoredLength(.fitContent)
    case .stretch: StoredLength(.stretch)
    }
  }
}
