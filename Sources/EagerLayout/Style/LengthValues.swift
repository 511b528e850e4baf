// The types that modifiers accept as lengths: one set of protocols instead of overloads, which compile slowly.

/// A value for any kind of length. Its extensions declare the keywords that several kinds share, such as `.auto`.
public protocol AnyLengthValue: Sendable {}

/// A value for a padding or a gap: a number of any type, or a case of ``FlexStyle/Length``.
///
/// `.padding(8)`, `.padding(width / 2)`, `.padding(.percent(5))`
public protocol LengthValue: AnyLengthValue {
  /// The value as a ``FlexStyle/Length``; `nil` leaves the property unchanged.
  var _length: FlexStyle.Length? { get }
}

/// A value for a margin or an inset: a number of any type, or a case of ``FlexStyle/AutoLength``.
///
/// `.margin(8)`, `.margin(left: .auto)`, `.absolute(top: y, left: x)`
public protocol AutoLengthValue: AnyLengthValue {
  /// The value as a ``FlexStyle/AutoLength``; `nil` leaves the property unchanged.
  var _autoLength: FlexStyle.AutoLength? { get }
}

/// A value for a width, a height, or a limit of one: a number of any type, or a case of ``FlexStyle/SizeLength``.
///
/// `.width(100)`, `.width(.percent(50))`, `.minWidth(.minContent)`
public protocol SizeLengthValue: AnyLengthValue {
  /// The value as a ``FlexStyle/SizeLength``; `nil` leaves the property unchanged.
  var _sizeLength: FlexStyle.SizeLength? { get }
}

/// A value for a flex basis: a number of any type, or a case of ``FlexStyle/FlexBasis``.
///
/// `.basis(0)`, `.basis(.content)`
public protocol FlexBasisValue: AnyLengthValue {
  /// The value as a ``FlexStyle/FlexBasis``; `nil` leaves the property unchanged.
  var _flexBasis: FlexStyle.FlexBasis? { get }
}

/// A value that leaves a property unchanged: the default of arguments that may be omitted.
public struct Unchanged: LengthValue, AutoLengthValue {
  /// Creates the value.
  public init() {}

  /// Always `nil`.
  public var _length: FlexStyle.Length? { nil }

  /// Always `nil`.
  public var _autoLength: FlexStyle.AutoLength? { nil }
}

extension Optional: AnyLengthValue where Wrapped: AnyLengthValue {}

extension Optional: LengthValue where Wrapped: LengthValue {
  /// The length; `nil` leaves the property unchanged.
  public var _length: FlexStyle.Length? { flatMap { $0._length } }
}

extension Optional: AutoLengthValue where Wrapped: AutoLengthValue {
  /// The length; `nil` leaves the property unchanged.
  public var _autoLength: FlexStyle.AutoLength? { flatMap { $0._autoLength } }
}

/// A number of any type: a length in points, or a factor.
public protocol NumberValue: LengthValue, AutoLengthValue, SizeLengthValue, FlexBasisValue {
  /// The number.
  var _number: Double { get }
}

extension NumberValue {
  /// The number as points.
  @inlinable
  public var _length: FlexStyle.Length? { .points(_number) }
  /// The number as points.
  @inlinable
  public var _autoLength: FlexStyle.AutoLength? { .points(_number) }
  /// The number as points.
  @inlinable
  public var _sizeLength: FlexStyle.SizeLength? { .points(_number) }
  /// The number as points.
  @inlinable
  public var _flexBasis: FlexStyle.FlexBasis? { .points(_number) }
}

extension NumberValue where Self: BinaryInteger {
  /// The nearest `Double`.
  @inlinable
  public var _number: Double { Double(self) }
}

extension Optional: SizeLengthValue where Wrapped: SizeLengthValue {
  /// The size; `nil` leaves the property unchanged.
  public var _sizeLength: FlexStyle.SizeLength? { flatMap { $0._sizeLength } }
}

extension Optional: FlexBasisValue where Wrapped: FlexBasisValue {
  /// The basis; `nil` leaves the property unchanged.
  public var _flexBasis: FlexStyle.FlexBasis? { flatMap { $0._flexBasis } }
}

extension Double: NumberValue {
  /// The number itself.
  @inlinable
  public var _number: Double { self }
}

extension Float: NumberValue {
  /// The number as a `Double`.
  @inlinable
  public var _number: Double { Double(self) }
}

extension Int: NumberValue {}
extension Int8: NumberValue {}
extension Int16: NumberValue {}
extension Int32: NumberValue {}
extension Int64: NumberValue {}
extension UInt: NumberValue {}
extension UInt8: NumberValue {}
extension UInt16: NumberValue {}
extension UInt32: NumberValue {}
extension UInt64: NumberValue {}

extension FlexStyle.Length: LengthValue, AutoLengthValue, SizeLengthValue, FlexBasisValue {
  /// The value itself.
  public var _length: FlexStyle.Length? { self }
  /// The length as a ``FlexStyle/AutoLength``.
  public var _autoLength: FlexStyle.AutoLength? { FlexStyle.AutoLength(stored) }
  /// The length as a ``FlexStyle/SizeLength``.
  public var _sizeLength: FlexStyle.SizeLength? { FlexStyle.SizeLength(stored) }
  /// The length as a ``FlexStyle/FlexBasis``.
  public var _flexBasis: FlexStyle.FlexBasis? { FlexStyle.FlexBasis(stored) }
}

extension FlexStyle.AutoLength: AutoLengthValue {
  /// The value itself.
  public var _autoLength: FlexStyle.AutoLength? { self }
}

extension FlexStyle.SizeLength: SizeLengthValue {
  /// The value itself.
  public var _sizeLength: FlexStyle.SizeLength? { self }
}

extension FlexStyle.FlexBasis: FlexBasisValue {
  /// The value itself.
  public var _flexBasis: FlexStyle.FlexBasis? { self }
}

extension FlexStyle {
  /// A length in the layout's units: `.points(8)`. A plain number means the same.
  public struct Points: LengthValue, AutoLengthValue, SizeLengthValue, FlexBasisValue {
    private let points: Double

    fileprivate init(_ points: Double) { self.points = points }

    /// The length as a ``FlexStyle/Length``.
    public var _length: FlexStyle.Length? { .points(points) }
    /// The length as a ``FlexStyle/AutoLength``.
    public var _autoLength: FlexStyle.AutoLength? { .points(points) }
    /// The length as a ``FlexStyle/SizeLength``.
    public var _sizeLength: FlexStyle.SizeLength? { .points(points) }
    /// The length as a ``FlexStyle/FlexBasis``.
    public var _flexBasis: FlexStyle.FlexBasis? { .points(points) }
  }

  /// A percentage as a length: `.percent(50)`. It refers to the containing block, and in a gap to the container's own
  /// content box.
  public struct Percentage: LengthValue, AutoLengthValue, SizeLengthValue, FlexBasisValue {
    private let percent: Double

    fileprivate init(_ percent: Double) { self.percent = percent }

    /// The percentage as a ``FlexStyle/Length``.
    public var _length: FlexStyle.Length? { .percent(percent) }
    /// The percentage as a ``FlexStyle/AutoLength``.
    public var _autoLength: FlexStyle.AutoLength? { .percent(percent) }
    /// The percentage as a ``FlexStyle/SizeLength``.
    public var _sizeLength: FlexStyle.SizeLength? { .percent(percent) }
    /// The percentage as a ``FlexStyle/FlexBasis``.
    public var _flexBasis: FlexStyle.FlexBasis? { .percent(percent) }
  }

  /// The keyword `.auto`, for a margin, an inset, a size, a limit or a flex basis.
  public struct AutoWord: AutoLengthValue, SizeLengthValue, FlexBasisValue {
    /// `auto`.
    public var _autoLength: FlexStyle.AutoLength? { .auto }

    /// `auto`.
    public var _sizeLength: FlexStyle.SizeLength? { .auto }

    /// `auto`.
    public var _flexBasis: FlexStyle.FlexBasis? { .auto }
  }

  /// A keyword for a content-based size, limit or flex basis, such as `.minContent`.
  public struct ContentWord: SizeLengthValue, FlexBasisValue {
    let unit: Unit

    init(_ unit: Unit) { self.unit = unit }

    /// The keyword as a ``FlexStyle/SizeLength``.
    public var _sizeLength: FlexStyle.SizeLength? { FlexStyle.SizeLength(StoredLength(unit)) }

    /// The keyword as a ``FlexStyle/FlexBasis``.
    public var _flexBasis: FlexStyle.FlexBasis? { FlexStyle.FlexBasis(StoredLength(unit)) }
  }
}

extension AnyLengthValue where Self == FlexStyle.Points {
  /// A length in the layout's units; a plain number means the same.
  public static func points(_ points: Double) -> Self { FlexStyle.Points(points) }
}

extension AnyLengthValue where Self == FlexStyle.Percentage {
  /// A percentage of the containing block; 50 is one half.
  public static func percent(_ percent: Double) -> Self { FlexStyle.Percentage(percent) }
}

extension AnyLengthValue where Self == FlexStyle.AutoWord {
  /// CSS `auto`: ``FlexStyle/AutoLength/auto``, ``FlexStyle/SizeLength/auto`` or ``FlexStyle/FlexBasis/auto``.
  public static var auto: Self { FlexStyle.AutoWord() }
}

extension AnyLengthValue where Self == FlexStyle.ContentWord {
  /// ``FlexStyle/SizeLength/minContent`` or ``FlexStyle/FlexBasis/minContent``.
  public static var minContent: Self { FlexStyle.ContentWord(.minContent) }

  /// ``FlexStyle/SizeLength/maxContent`` or ``FlexStyle/FlexBasis/maxContent``.
  public static var maxContent: Self { FlexStyle.ContentWord(.maxContent) }

  /// ``FlexStyle/SizeLength/fitContent`` or ``FlexStyle/FlexBasis/fitContent``.
  public static var fitContent: Self { FlexStyle.ContentWord(.fitContent) }
}

extension SizeLengthValue where Self == FlexStyle.AutoWord {
  /// ``FlexStyle/SizeLength/none``.
  public static var none: Self { FlexStyle.AutoWord() }
}

extension AnyLengthValue where Self == FlexStyle.ContentWord {
  /// ``FlexStyle/SizeLength/stretch`` or ``FlexStyle/FlexBasis/stretch``.
  public static var stretch: Self { FlexStyle.ContentWord(.stretch) }
}

extension FlexBasisValue where Self == FlexStyle.ContentWord {
  /// ``FlexStyle/FlexBasis/content``.
  public static var content: Self { FlexStyle.ContentWord(.content) }
}
