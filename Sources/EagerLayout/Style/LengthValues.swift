// What modifiers take for a length: one vocabulary and no overloads, so that what a reader expects compiles, and fast.

/// What can be given as a length of some kind: the words after a point that the kinds share are found here.
public protocol AnyLengthValue: Sendable {}

/// What can be given as a padding or a gap: a number of any kind, or one of ``Length``'s words after a point.
///
/// `.padding(8)`, `.padding(width / 2)`, `.padding(.percent(5))`
public protocol LengthValue: AnyLengthValue {
  /// The value as a ``Length``; nil leaves what there is as it is.
  var length: Length? { get }
}

/// What can be given as a margin or an inset: a number of any kind, or one of ``AutoLength``'s words after a point.
///
/// `.margin(8)`, `.margin(left: .auto)`, `.absolute(top: y, left: x)`
public protocol AutoLengthValue: AnyLengthValue {
  /// The value as a ``AutoLength``; nil leaves what there is as it is.
  var autoLength: AutoLength? { get }
}

/// What can be given as a width, a height, or a limit of one: a number of any kind, or one of ``SizeLength``'s words after a
/// point.
///
/// `.width(100)`, `.width(.percent(50))`, `.minWidth(.minContent)`
public protocol SizeLengthValue: AnyLengthValue {
  /// The value as a ``SizeLength``.
  var sizeLength: SizeLength { get }
}

/// What can be given as a flex basis: a number of any kind, or one of ``FlexBasis``'s words after a point.
///
/// `.basis(0)`, `.basis(.content)`
public protocol FlexBasisValue: AnyLengthValue {
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

extension Optional: AnyLengthValue where Wrapped: AnyLengthValue {}

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
  private let points: Double

  fileprivate init(_ points: Double) { self.points = points }

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
  private let percent: Double

  fileprivate init(_ percent: Double) { self.percent = percent }

  /// The percentage as a ``Length``.
  public var length: Length? { .percent(percent) }
  /// The percentage as a ``AutoLength``.
  public var autoLength: AutoLength? { .percent(percent) }
  /// The percentage as a ``SizeLength``.
  public var sizeLength: SizeLength { .percent(percent) }
  /// The percentage as a ``FlexBasis``.
  public var flexBasis: FlexBasis { .percent(percent) }
}

/// The word `.auto` for a length; where it can stand, the compiler knows.
public struct AutoWord: AutoLengthValue, SizeLengthValue, FlexBasisValue {
  /// `auto`.
  public var autoLength: AutoLength? { .auto }

  /// `auto`.
  public var sizeLength: SizeLength { .auto }

  /// `auto`.
  public var flexBasis: FlexBasis { .auto }
}

/// A word for a length that the content gives, as `.minContent`; where each can stand, the compiler knows.
public struct ContentWord: SizeLengthValue, FlexBasisValue {
  let unit: Unit

  init(_ unit: Unit) { self.unit = unit }

  /// The word as a ``SizeLength``.
  public var sizeLength: SizeLength { SizeLength(StoredLength(unit)) }

  /// The word as a ``FlexBasis``.
  public var flexBasis: FlexBasis { FlexBasis(StoredLength(unit)) }
}

extension AnyLengthValue where Self == Points {
  /// A length in the layout's units; a number alone is the same.
  public static func points(_ points: Double) -> Self { Points(points) }
}

extension AnyLengthValue where Self == Percentage {
  /// A percentage of the containing block; 50 is one half.
  public static func percent(_ percent: Double) -> Self { Percentage(percent) }
}

extension AnyLengthValue where Self == AutoWord {
  /// CSS `auto`: ``AutoLength/auto``, ``SizeLength/auto`` or ``FlexBasis/auto``.
  public static var auto: Self { AutoWord() }
}

extension AnyLengthValue where Self == ContentWord {
  /// ``SizeLength/minContent`` or ``FlexBasis/minContent``.
  public static var minContent: Self { ContentWord(.minContent) }

  /// ``SizeLength/maxContent`` or ``FlexBasis/maxContent``.
  public static var maxContent: Self { ContentWord(.maxContent) }

  /// ``SizeLength/fitContent`` or ``FlexBasis/fitContent``.
  public static var fitContent: Self { ContentWord(.fitContent) }
}

extension SizeLengthValue where Self == Points {
  /// No limit: `.maxWidth(.infinity)`.
  public static var infinity: Self { Points(.infinity) }
}

extension SizeLengthValue where Self == AutoWord {
  /// ``SizeLength/none``.
  public static var none: Self { AutoWord() }
}

extension FlexBasisValue where Self == ContentWord {
  /// ``FlexBasis/content``.
  public static var content: Self { ContentWord(.content) }
}
