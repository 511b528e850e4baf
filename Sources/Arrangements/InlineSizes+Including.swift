import EagerLayout

extension InlineSizes {
  /// Becomes as wide as another, where that is wider.
  mutating func include(_ other: InlineSizes) {
    least = max(least, other.least)
    greatest = max(greatest, other.greatest)
  }
}
