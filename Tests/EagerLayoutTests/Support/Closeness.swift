import EagerLayout

/// Returns `true` if two numbers are equal, except for rounding in sums.
func close(_ a: Double, _ b: Double, within tolerance: Double = 1e-7) -> Bool {
  (a - b).magnitude <= tolerance * max(1, a.magnitude, b.magnitude)
}

/// Returns `true` if two frames are equal, except for rounding in sums.
func close(_ a: Frame, _ b: Frame, within tolerance: Double = 1e-7) -> Bool {
  close(a.x, b.x, within: tolerance) && close(a.y, b.y, within: tolerance)
    && close(a.width, b.width, within: tolerance) && close(a.height, b.height, within: tolerance)
}

func close(_ a: [Frame], _ b: [Frame], within tolerance: Double = 1e-7) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { close($0, $1, within: tolerance) }
}
