import EagerLayout

/// Whether two numbers are equal but for the rounding of sums.
func close(_ a: Double, _ b: Double, within tolerance: Double = 1e-7) -> Bool {
  (a - b).magnitude <= tolerance * max(1, a.magnitude, b.magnitude)
}

/// Whether two frames are equal but for the rounding of sums.
func close(_ a: Frame, _ b: Frame) -> Bool {
  close(a.x, b.x) && close(a.y, b.y) && close(a.width, b.width) && close(a.height, b.height)
}

func close(_ a: [Frame], _ b: [Frame]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { close($0, $1) }
}
