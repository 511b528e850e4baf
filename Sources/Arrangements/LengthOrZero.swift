/// A length as containers can use it: not a number or negative is 0, and what is larger than 1e9 is that.
func lengthOrZero(_ length: Double) -> Double { length >= 0 ? min(length, 1e9) : 0 }
