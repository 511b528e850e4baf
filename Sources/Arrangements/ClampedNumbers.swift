/// Returns a length between 0 and 1e9. NaN and negative lengths become 0.
func lengthOrZero(_ length: Double) -> Double { length >= 0 ? min(length, 1e9) : 0 }

/// Returns a number between -1e9 and 1e9; 0 for NaN.
func finiteNumber(_ number: Double) -> Double { number.isNaN ? 0 : max(-1e9, min(number, 1e9)) }
