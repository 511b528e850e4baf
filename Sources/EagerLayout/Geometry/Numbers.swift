/// Below which two lengths count as equal.
enum Tolerance {
  /// What the items of a line may lack before it breaks: browsers round each size down to 1/64 of a device pixel, so that
  /// twelve columns of 8.333 % fit at most widths.
  static var line: Double { 1.0 / 256 }
  /// What a text may lack before it breaks: browsers forgive it 1/64 of a device pixel, here with eight of them in a px.
  static var text: Double { 1.0 / 512 }
  /// What sums of sizes and edges may round off, whoever adds them: a width of up to 16,384 loses no more in numbers of 32
  /// bits, in which many measure text, and one of 1e9 less in those of 64. It is too little to be seen.
  static var rounding: Double { 1.0 / 1024 }
  /// What a line's sums may round off, where its room and its items come to so much: a million additions lose no more than
  /// this part of it, and no one sees it on a line of any length.
  static func rounding(ofSumsOver length: Double) -> Double { 1e-9 * min(length, largestLength) }
}

/// A coordinate as others gave it, or 0 if it makes no sense, and within the largest length.
func usablePosition(_ value: Double) -> Double {
  value.isFinite ? max(-largestLength, min(value, largestLength)) : 0
}

/// A size as others gave it, or 0 if it makes no sense, and no more than the largest length.
func usable(_ size: Double) -> Double { size >= 0 && size < .infinity ? min(size, largestLength) : 0 }

/// Whether two numbers are equal, or both not numbers.
func isSame(_ a: Double, _ b: Double) -> Bool { a == b || a.isNaN && b.isNaN }
