/// Returns a length between 0 and 1e9. NaN and negative lengths become 0.
func lengthOrZero(_ length: Double) -> Double { length >= 0 ? min(length, 1e9) : 0 }
