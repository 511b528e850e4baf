/// An optional length in eight bytes, where `Double?` takes nine.
struct OptionalLength: BitwiseCopyable, Equatable {
  /// The length; NaN if there is none, since a length is never NaN.
  private var number: Double

  @inline(__always)
  init(_ length: Double?) { number = length ?? .nan }

  static var none: OptionalLength { OptionalLength(nil) }

  @inline(__always)
  var length: Double? { number.isNaN ? nil : number }

  @inline(__always)
  var isNone: Bool { number.isNaN }

  /// The bits of the length; the bits of NaN if there is none.
  @inline(__always)
  var bitPattern: UInt64 { number.bitPattern }

  @inline(__always)
  static func == (a: OptionalLength, b: OptionalLength) -> Bool { isSame(a.number, b.number) }

  /// Whether there is a length, and it equals a number.
  @inline(__always)
  static func == (a: OptionalLength, b: Double) -> Bool { a.number == b }

  @inline(__always)
  static func != (a: OptionalLength, b: Double) -> Bool { a.number != b }
}
