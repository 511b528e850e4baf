import EagerLayout

extension IntrinsicWidths {
  /// Enlarges both widths to the widths of `other`, where these are larger.
  mutating func include(_ other: IntrinsicWidths) {
    minContent = max(minContent, other.minContent)
    maxContent = max(maxContent, other.maxContent)
  }
}
