// What modifiers take for a length: one vocabulary and no overloads, so that what a reader expects compiles, and fast.

/// What can be given as a padding or a gap: a number of any kind, or one of ``Length``'s words after a point.
///
/// `.padding(8)`, `.padding(width / 2)`, `.padding(.percent(5))`
public protocol LengthValue: Sendable {
  /// The value as a ``Length``; nil leaves what there is as it is.
  var length: Length? { get }
}

/// What can be given as a margin or an inset: a number of any kind, or one of ``AutoLength``'s words after a point.
///
/// `.margin(8)`, `.margin(left: .auto)`, `.absolute(top: y, left: x)`
public protocol AutoLengthValue: Sendable {
  /// The value as a ``AutoLength``; nil leaves what there is as it is.
  var autoLength: AutoLength? { get }
}

/// What can be given as a width, a height, or a limit of one: a number of any kind, or one of ``SizeLength``'s words after a
/// point.
///
/// `.width(100)`, `.width(.percent(50))`, `.minWidth(.minContent)`
public protocol SizeLengthValue: Sendable {
  /// The value as a ``SizeLength``.
  var sizeLength: SizeLength { get }
}

/// What can be given as a flex basis: a number of any kind, or one of ``FlexBasis``'s words after a point.
///
/// `.basis(0)`, `.basis(.content)`
public protocol FlexBasisValue: Sendable {
  /// The value as a ``FlexBasis``.
  var flexBasis: FlexBasis { get }
}

/// Leaves a side as it is: what sides are that are not given.
public struct Unchanged: LengthValue, AutoLengthValue {
  /// No value.
  public init() {}

  /// Nil.
  public var length: Length? { nil }

  /// Nil.
  public var autoLength: AutoLength? { nil }
}

extension Optional: LengthValue where Wrapped: LengthValue {
  /// The length, or nil, which leaves what there is as it is.
  public var length: Length? { flatMap { $0.length } }
}

extension Optional: AutoLengthValue where Wrapped: AutoLengthValue {
  /// The length, or nil, which leaves what there is as it is.
  public var autoLength: AutoLength? { flatMap { $0.autoLength } }
}

extension Double: LengthValue, AutoLengthValue, SizeLengthValue, FlexBasisValue {
  /// So many points.
  public var length: Length? { .points(self) }
  /// So many points.
  public var autoLength: AutoLength? { .points(self) }
  /// So many points.
  public var sizeLength: SizeLength { .points(self) }
  /// So many points.
  public var flexBasis: FlexBasis { .points(self) }
}

extension Float: LengthValue, AutoLengthValue, SizeLengthValue, FlexBasisValue {
  /// So many points.
  public var length: Length? { .points(Double(self)) }
  /// So many points.
  public var autoLength: AutoLength? { .points(Double(self)) }
  /// So many points.
  public var sizeLength: SizeLength { .points(Double(self)) }
  /// So many points.
  public var flexBasis: FlexBasis { .points(Double(self)) }
}

extension Int: LengthValue, AutoLengthValue, SizeLengthValue, FlexBasisValue {
  /// So many points.
  public var length: Length? { .points(Double(self)) }
  /// So many points.
  public var autoLength: AutoLength? { .points(Double(self)) }
  /// So many points.
  public var sizeLength: SizeLength { .points(Double(self)) }
  /// So many points.
  public var flexBasis: FlexBasis { .points(Double(self)) }
}

extension Length: LengthValue {
  /// The value itself.
  public var length: Length? { self }
}

extension AutoLength: AutoLengthValue {
  /// The value itself.
  public var autoLength: AutoLength? { self }
}

extension SizeLength: SizeLengthValue {
  /// The value itself.
  public var sizeLength: SizeLength { self }
}

extension FlexBasis: FlexBasisValue {
  /// The value itself.
  public var flexBasis: FlexBasis { self }
}

/// A length in the layout's units: `.points(8)`, for which the number alone is enough.
public struct Points: LengthValue, AutoLengthValue, SizeLengthValue, FlexBasisValue {
  /// How many.
  public var points: Double

  /// So many points.
  public init(_ points: Double) { self.points = points }

  /// The length as a ``Length``.
  public var length: Length? { .points(points) }
  /// The length as a ``AutoLength``.
  public var autoLength: AutoLength? { .points(points) }
  /// The length as a ``SizeLength``.
  public var sizeLength: SizeLength { .points(points) }
  /// The length as a ``FlexBasis``.
  public var flexBasis: FlexBasis { .points(points) }
}

/// A percentage of the containing block, as a length: `.percent(50)`.
public struct Percentage: LengthValue, AutoLengthValue, SizeLengthValue, FlexBasisValue {
  /// 50 is one half.
  public var percent: Double

  /// A percentage; 50 is one half.
  public init(_ percent: Double) { self.percent = percent }

  /// The percentage as a ``Length``.
  public var length: Length? { .percent(percent) }
  /// The percentage as a ``AutoLength``.
  public var autoLength: AutoLength? { .percent(percent) }
  /// The percentage as a ``SizeLength``.
  public var sizeLength: SizeLength { .percent(percent) }
  /// The percentage as a ``FlexBasis``.
  public var flexBasis: FlexBasis { .percent(percent) }
}

/// A word for a length, as `.auto`; where each can stand, the compiler knows.
public struct LengthWord: AutoLengthValue, SizeLengthValue, FlexBasisValue {
  let unit: Unit

  init(_ unit: Unit) { self.unit = unit }

  /// `auto`.
  public var autoLength: AutoLength? { AutoLength(StoredLength(unit)) }

  /// The word as a ``SizeLength``.
  public var sizeLength: SizeLength { SizeLength(StoredLength(unit)) }

  /// The word as a ``FlexBasis``.
  public var flexBasis: FlexBasis { FlexBasis(StoredLength(unit)) }
}

extension LengthValue where Self == Points {
  /// A length in the layout's units; a number alone is the same.
  public static func points(_ points: Double) -> Self { Points(points) }
}

extension LengthValue where Self == Percentage {
  /// A percentage of the containing block; 50 is one half.
  public static func percent(_ percent: Double) -> Self { Percentage(percent) }
}

extension AutoLengthValue where Self == Points {
  /// A length in the layout's units; a number alone is the same.
  public static func points(_ points: Double) -> Self { Points(points) }
}

extension AutoLengthValue where Self == Percentage {
  /// A percentage of the containing block; 50 is one half.
  public static func percent(_ percent: Double) -> Self { Percentage(percent) }
}

extension AutoLengthValue where Self == LengthWord {
  /// ``AutoLength/auto``.
  public static var auto: Self { LengthWord(.auto) }
}

extension SizeLengthValue where Self == Points {
  /// No limit: `.maxWidth(.infinity)`.
  public static var infinity: Self { Points(.infinity) }

  /// A length in the layout's units; a number alone is the same.
  public static func points(_ points: Double) -> Self { Points(points) }
}

extension SizeLengthValue where Self == Percentage {
  /// A percentage of the containing block; 50 is one half.
  public static func percent(_ percent: Double) -> Self { Percentage(percent) }
}

extension SizeLengthValue where Self == LengthWord {
  /// ``SizeLength/auto``.
  public static var auto: Self { LengthWord(.auto) }

  /// ``SizeLength/minContent``.
  public static var minContent: Self { LengthWord(.minContent) }

  /// ``SizeLength/maxContent``.
  public static var maxContent: Self { LengthWord(.maxContent) }

  /// ``SizeLength/fitContent``.
  public static var fitContent: Self { LengthWord(.fitContent) }

  /// ``SizeLength/none``.
  public static var none: Self { LengthWord(.auto) }
}

extension FlexBasisValue where Self == Points {
  /// A length in the layout's units; a number alone is the same.
  public static func points(_ points: Double) -> Self { Points(points) }
}

extension FlexBasisValue where Self == Percentage {
  /// A percentage of the containing block; 50 is one half.
  public static func percent(_ percent: Double) -> Self { Percentage(percent) }
}

extension FlexBasisValue where Self == LengthWord {
  /// ``FlexBasis/auto``.
  public static var auto: Self { LengthWord(.auto) }

  /// ``FlexBasis/content``.
  public static var content: Self { LengthWord(.content) }

  /// ``FlexBasis/minContent``.
  public static var minContent: Self { LengthWord(.minContent) }

  /// ``FlexBasis/maxContent``.
  public static var maxContent: Self { LengthWord(.maxContent) }

  /// ``FlexBasis/fitContent``.
  public static var fitContent: Self { LengthWord(.fitContent) }
}
