import EagerLayout

extension InlineSizes {
  /// Enlarges both widths to the widths of `other`, where these are larger.
  mutating func include(_ other: InlineSizes) {
    least = max(least, other.least)
    greatest = max(greatest, other.greatest)
  }
}
