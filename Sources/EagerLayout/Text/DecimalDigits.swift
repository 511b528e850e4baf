/// The digits and the exponent of a decimal number, which it converts to the nearest `Double` without a C library.
package struct DecimalDigits {
  /// The exponent of the power of ten that multiplies the digits.
  package var exponent: Int
  /// The number formed by the first digits: up to nineteen, not counting leading zeros.
  private var leading: UInt64 = 0
  /// The values of the remaining digits.
  private var remaining: [UInt8] = []

  package init(_ digits: [UInt8] = [], exponent: Int = 0) {
    self.exponent = exponent
    for digit in digits { append(digit) }
  }

  /// Appends the value of the next digit, 0 to 9.
  package mutating func append(_ digit: UInt8) {
    if leading < 1_000_000_000_000_000_000 {
      leading = leading * 10 + UInt64(digit)
    } else {
      remaining.append(digit)
    }
  }

  /// The number; infinite if it is too large for a `Double`.
  package var value: Double {
    if leading == 0 { return 0 }
    if remaining.isEmpty, leading <= 1 << 53, exponent.magnitude <= 22 {
      // One operation on two exact numbers rounds only once, so the result is correct.
      return exponent < 0 ? Double(leading) / Self.powers[-exponent] : Double(leading) * Self.powers[exponent]
    }
    if remaining.isEmpty, exponent <= 0, exponent >= -19 {
      // A number with as many digits as a `Double` needs: numerator and denominator each have at most 64 bits.
      var denominator: UInt64 = 1
      for _ in 0..<(-exponent) { denominator *= 10 }
      return Self.quotient(leading, denominator)
    }
    // Outside these magnitudes, the result is infinity or 0.
    let magnitude = "\(leading)".utf8.count + remaining.count + exponent
    if magnitude > 310 { return .infinity }
    if magnitude < -325 { return 0 }
    // 768 digits distinguish any number from its neighbor, so one digit can replace all digits after the first 800.
    var digits = remaining.prefix(781), exponent = exponent + remaining.count - digits.count
    if remaining.count > digits.count {
      digits.append(1)
      exponent -= 1
    }
    var numerator = Natural(leading), denominator = Natural(1)
    for digit in digits { numerator.multiply(by: 10, plus: UInt32(digit)) }
    for _ in 0..<max(0, exponent) { numerator.multiply(by: 10) }
    for _ in 0..<max(0, -exponent) { denominator.multiply(by: 10) }
    return Self.quotient(numerator, denominator)
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// Returns the `Double` nearest to a fraction of two numbers other than 0. If two are equally near, the result is the
  /// one with an even significand.
  private static func quotient(_ numerator: UInt64, _ denominator: UInt64) -> Double {
    // Compute the quotient bit by bit, to 63 or 64 bits: more than a `Double` has.
    let shift = 63 + numerator.leadingZeroBitCount - denominator.leadingZeroBitCount
    let divisor = denominator << UInt64(denominator.leadingZeroBitCount)
    var remainder = numerator << UInt64(numerator.leadingZeroBitCount), overflows = false, bits: UInt64 = 0
    for _ in 0..<64 {
      bits <<= 1
      if overflows || remainder >= divisor {
        remainder &-= divisor
        bits |= 1
      }
      overflows = remainder >> 63 == 1
      remainder <<= 1
    }
    // Record a remainder in the lowest bit, so that the quotient is not rounded as if it were half-way between two
    // numbers.
    if remainder != 0 || overflows { bits |= 1 }
    return scaled(bits, -shift)
  }

  /// Returns the `Double` nearest to a fraction of numbers of any size.
  private static func quotient(_ numerator: Natural, _ denominator: Natural) -> Double {
    // Scale both so that the quotient has 63 or 64 bits: more than a `Double` has.
    let shift = 63 - (numerator.bitCount - denominator.bitCount)
    var remainder = numerator, divisor = denominator, bits: UInt64 = 0
    remainder.shiftLeft(max(0, shift))
    divisor.shiftLeft(63 + max(0, -shift))
    for _ in 0..<64 {
      bits <<= 1
      if remainder >= divisor {
        remainder.subtract(divisor)
        bits |= 1
      }
      remainder.shiftLeft(1)
    }
    // Record a remainder in the lowest bit, so that the quotient is not rounded as if it were half-way between two
    // numbers.
    if !remainder.isZero { bits |= 1 }
    return scaled(bits, -shift)
  }

  /// Returns the `Double` nearest to `bits` × 2^`scale`. The lowest bit is set if the exact value has lower bits.
  private static func scaled(_ bits: UInt64, _ scale: Int) -> Double {
    let high = 63 - bits.leadingZeroBitCount + scale
    // A `Double` has 53 significant bits, and fewer if it is less than 2^-1022.
    let dropCount = max(high - 52, -1074) - scale
    guard dropCount > 0 else { return Double(sign: .plus, exponent: scale, significand: Double(bits)) }
    guard dropCount < 65 else { return 0 }
    var significand = dropCount == 64 ? 0 : bits >> UInt64(dropCount)
    let dropped = dropCount == 64 ? bits : bits & (1 << UInt64(dropCount) - 1)
    let half: UInt64 = 1 << UInt64(dropCount - 1)
    if dropped > half || dropped == half && significand & 1 == 1 { significand += 1 }
    return Double(sign: .plus, exponent: scale + dropCount, significand: Double(significand))
  }
}

/// A whole number of any size, in limbs of 32 bits, the lowest first.
private struct Natural {
  private var limbs: [UInt32]

  /// Creates a number other than 0.
  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value)]
    if value >> 32 > 0 { limbs.append(UInt32(value >> 32)) }
  }

  var isZero: Bool { limbs.isEmpty }

  /// The number of bits up to the highest one that is set.
  var bitCount: Int { limbs.count * 32 - (limbs.last?.leadingZeroBitCount ?? 0) }

  mutating func multiply(by factor: UInt32, plus addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  mutating func shiftLeft(_ count: Int) {
    guard !isZero, count > 0 else { return }
    let (limbCount, bitCount) = (count / 32, UInt64(count % 32))
    var carry: UInt64 = 0
    for index in limbs.indices {
      carry |= UInt64(limbs[index]) << bitCount
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
    limbs.insert(contentsOf: [UInt32](repeating: 0, count: limbCount), at: 0)
  }

  /// Subtracts a number that is not larger.
  mutating func subtract(_ other: Natural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      let subtrahend = index < other.limbs.count ? Int64(other.limbs[index]) : 0
      let difference = Int64(limbs[index]) - subtrahend + borrow
      limbs[index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference < 0 ? -1 : 0
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  static func >= (a: Natural, b: Natural) -> Bool {
    if a.limbs.count != b.limbs.count { return a.limbs.count > b.limbs.count }
    for index in a.limbs.indices.reversed() where a.limbs[index] != b.limbs[index] {
      return a.limbs[index] > b.limbs[index]
    }
    return true
  }
}
