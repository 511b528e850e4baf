// Trigonometry without a C library, for Embedded Swift. Angles are in degrees, from the x-axis towards the y-axis.

/// Returns the point of the unit circle at an angle: its cosine and sine, with errors below 1e-15.
func unitPoint(atDegrees degrees: Double) -> CurvePoint {
  let degrees = finiteNumber(degrees)
  // The angle without whole quarters of the circle: from -45 to 45 degrees.
  let quarters = Int(degrees / 90 + (degrees < 0 ? -0.5 : 0.5))
  let angle = (degrees - 90 * Double(quarters)) * (.pi / 180), square = angle * angle
  // The Taylor series of sine and cosine, up to the powers 17 and 18.
  var sine = 1.0, cosine = 1.0
  for power in stride(from: 16, to: 0, by: -2) {
    let exponent = Double(power)
    sine = 1 - square / (exponent * (exponent + 1)) * sine
    cosine = 1 - square / ((exponent + 1) * (exponent + 2)) * cosine
  }
  sine *= angle
  cosine = 1 - square / 2 * cosine
  switch quarters & 3 {
  case 0: return CurvePoint(x: cosine, y: sine)
  case 1: return CurvePoint(x: -sine, y: cosine)
  case 2: return CurvePoint(x: -cosine, y: -sine)
  default: return CurvePoint(x: sine, y: -cosine)
  }
}

/// Returns the angle of a direction, between -180 and 180 degrees; 0 for a zero vector.
func degrees(of vector: CurvePoint) -> Double {
  let (x, y) = (vector.x.magnitude, vector.y.magnitude)
  guard max(x, y) > 0 else { return 0 }
  var angle = arctangent(min(x, y) / max(x, y)) * (180 / .pi)
  if y > x { angle = 90 - angle }
  if vector.x < 0 { angle = 180 - angle }
  return vector.y < 0 ? -angle : angle
}

/// Returns the angle in radians for a tangent from 0 to 1.
private func arctangent(_ tangent: Double) -> Double {
  // The tangent of a quarter of the angle is at most 0.2.
  var quarter = tangent
  for _ in 0..<2 { quarter /= 1 + squareRoot(of: 1 + quarter * quarter) }
  let square = quarter * quarter
  // The Taylor series of the arctangent, up to the power 23.
  var sum = 0.0
  for power in stride(from: 23, to: 0, by: -2) { sum = 1 / Double(power) - square * sum }
  return 4 * quarter * sum
}

/// Returns the square root of a number. The standard library's function is not used, because in debug builds it calls
/// the C math library, which may not be linked.
func squareRoot(of number: Double) -> Double {
  guard number > 0, number < .infinity else { return number == 0 ? 0 : number > 0 ? number : .nan }
  // Halving the exponent gives a first estimate with an error of a few hundredths. Each step of Newton's method doubles
  // the number of correct digits.
  var root = Double(bitPattern: number.bitPattern / 2 + 0x1FF8_0000_0000_0000)
  for _ in 0..<5 { root = (root + number / root) / 2 }
  return root
}
