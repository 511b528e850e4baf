/// A decimal number, parsed digit by digit to the nearest `Double`, without a C library.
package struct DecimalDigits {
  /// The exponent of the power of ten that multiplies the digits.
  package var exponent: Int
  /// The first digits as one number, at most nineteen.
  private var first: UInt64 = 0
  /// The values of the remaining digits.
  private var rest: [UInt8] = []

  package init(_ digits: [UInt8] = [], exponent: Int = 0) {
    self.exponent = exponent
    for digit in digits { append(digit) }
  }

  /// Appends the value of the next digit, 0 to 9.
  package mutating func append(_ digit: UInt8) {
    if first < 1_000_000_000_000_000_000 { first = first * 10 + UInt64(digit) } else { rest.append(digit) }
  }

  /// The number; infinite if it is too large for a `Double`.
  package var value: Double {
    if first == 0 { return 0 }
    if rest.isEmpty, first <= 1 << 53, exponent.magnitude <= 22 {
      // One operation on two exact numbers rounds only once, so the result is correct.
      return exponent < 0 ? Double(first) / Self.powers[-exponent] : Double(first) * Self.powers[exponent]
    }
    if rest.isEmpty, exponent <= 0, exponent >= -19 {
      // Numbers written with full precision: both parts of the fraction fit into a word.
      var below: UInt64 = 1
      for _ in 0..<(-exponent) { below *= 10 }
      return Self.quotient(first, below)
    }
    // Outside these magnitudes, the result is infinity or 0.
    let magnitude = "\(first)".utf8.count + rest.count + exponent
    if magnitude > 310 { return .infinity }
    if magnitude < -325 { return 0 }
    // 768 digits distinguish any number from its neighbor; the remaining ones count as one more digit.
    var kept = rest.prefix(781), exponent = exponent + rest.count - kept.count
    if rest.count > kept.count {
      kept.append(1)
      exponent -= 1
    }
    var above = Natural(first), below = Natural(1)
    for digit in kept { above.multiply(by: 10, plus: UInt32(digit)) }
    for _ in 0..<max(0, exponent) { above.multiply(by: 10) }
    for _ in 0..<max(0, -exponent) { below.multiply(by: 10) }
    return Self.quotient(above, below)
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// Returns the `Double` nearest to a fraction of two numbers other than 0; of two equally near, the even one.
  private static func quotient(_ above: UInt64, _ below: UInt64) -> Double {
    // Computes the quotient bit by bit, to 63 or 64 bits: more than a `Double` has.
    let shift = 63 + above.leadingZeroBitCount - below.leadingZeroBitCount
    let divisor = below << UInt64(below.leadingZeroBitCount)
    var rest = above << UInt64(above.leadingZeroBitCount), overflows = false, bits: UInt64 = 0
    for _ in 0..<64 {
      bits <<= 1
      if overflows || rest >= divisor {
        rest &-= divisor
        bits |= 1
      }
      overflows = rest >> 63 == 1
      rest <<= 1
    }
    // The remainder decides between two equally near numbers.
    if rest != 0 || overflows { bits |= 1 }
    return scaled(bits, -shift)
  }

  /// Returns the nearest `Double` for numbers of any size.
  private static func quotient(_ above: Natural, _ below: Natural) -> Double {
    // Scaled so that the quotient has 63 or 64 bits: more than a `Double` has.
    let shift = 63 - (above.bits - below.bits)
    var rest = above, divisor = below, bits: UInt64 = 0
    rest.shiftLeft(max(0, shift))
    divisor.shiftLeft(63 + max(0, -shift))
    for _ in 0..<64 {
      bits <<= 1
      if rest >= divisor {
        rest.subtract(divisor)
        bits |= 1
      }
      rest.shiftLeft(1)
    }
    // The remainder decides between two equally near numbers.
    if !rest.isZero { bits |= 1 }
    return scaled(bits, -shift)
  }

  /// Returns `bits` × 2^`scale`, rounded once; the lowest bit stands for any remainder.
  private static func scaled(_ bits: UInt64, _ scale: Int) -> Double {
    let high = 63 - bits.leadingZeroBitCount + scale
    // A `Double` has 53 bits, and fewer below 2^-1022.
    let drop = max(high - 52, -1074) - scale
    guard drop > 0 else { return Double(sign: .plus, exponent: scale, significand: Double(bits)) }
    guard drop < 65 else { return 0 }
    var kept = drop == 64 ? 0 : bits >> UInt64(drop)
    let rest = drop == 64 ? bits : bits & (1 << UInt64(drop) - 1)
    let half: UInt64 = 1 << UInt64(drop - 1)
    if rest > half || rest == half && kept & 1 == 1 { kept += 1 }
    return Double(sign: .plus, exponent: scale + drop, significand: Double(kept))
  }
}

/// A whole number of any size, in limbs of 32 bits, the lowest first.
private struct Natural {
  private var limbs: [UInt32]

  /// A number that is not 0.
  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value)]
    if value >> 32 > 0 { limbs.append(UInt32(value >> 32)) }
  }

  var isZero: Bool { limbs.isEmpty }

  /// The number of bits up to the highest one that is set.
  var bits: Int { limbs.count * 32 - (limbs.last?.leadingZeroBitCount ?? 0) }

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
    let (words, rest) = (count / 32, UInt64(count % 32))
    var carry: UInt64 = 0
    for index in limbs.indices {
      carry |= UInt64(limbs[index]) << rest
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
    limbs.insert(contentsOf: [UInt32](repeating: 0, count: words), at: 0)
  }

  /// Subtracts a number that is not larger.
  mutating func subtract(_ other: Natural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      let taken = index < other.limbs.count ? Int64(other.limbs[index]) : 0
      let difference = Int64(limbs[index]) - taken + borrow
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
