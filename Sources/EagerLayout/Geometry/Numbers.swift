/// Differences below which two lengths count as equal.
enum Tolerance {
  /// The amount by which the items of a flex line may overflow without breaking into another line. Browsers round each
  /// size down to 1/64 of a device pixel for the same purpose: twelve columns of 8.333 % fit at most widths.
  static var line: Double { 1.0 / 256 }
  /// The amount by which a line of text may overflow without breaking: 1/64 of a device pixel, as in browsers, at 8
  /// device pixels per unit.
  static var text: Double { 1.0 / 512 }
  /// The rounding error of sums of sizes and edges. It covers widths of up to 16,384 in 32-bit numbers, which many text
  /// systems use, and widths of up to 1e9 in 64-bit numbers. It is too small to be visible.
  static var rounding: Double { 1.0 / 1024 }
  /// Returns the rounding error of a line's sums, given the total length of its available space and its items. It
  /// covers a million additions, and is too small to be visible in a line of any length.
  static func rounding(ofSumsOver length: Double) -> Double { 1e-9 * min(length, largestLength) }
}

/// Returns the larger of two numbers. Returns `a` for two zeros of different signs, where `Swift.max` returns `b`: that
/// makes it a single instruction on some processors.
@inline(__always)
func max(_ a: Double, _ b: Double) -> Double { b > a ? b : a }

/// Returns a valid coordinate: clamped to the largest length, or 0 for a number that is not finite.
func usablePosition(_ value: Double) -> Double {
  value.isFinite ? max(-largestLength, min(value, largestLength)) : 0
}

/// Returns a valid size: at most the largest length, or 0 for a number that is negative or not finite.
func usable(_ size: Double) -> Double { size >= 0 && size < .infinity ? min(size, largestLength) : 0 }

/// Whether two numbers are equal, or both are NaN.
func isSame(_ a: Double, _ b: Double) -> Bool { a == b || a.isNaN && b.isNaN }
