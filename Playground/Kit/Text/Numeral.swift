/// The nearest integer, with halves rounded away from zero. Used for edges, so that boxes that touch still touch.
package func nearestInteger(_ value: Double) -> Int {
  guard value == value else { return 0 }
  return value < 0 ? -Int(min(-value, 1e9) + 0.5) : Int(min(value, 1e9) + 0.5)
}
