@_spi(Documents)
extension FirstThatFits {
  /// The height in which items have to fit; nil if they have to fit in the width.
  public var greatestHeight: Double? {
    if case .vertical(let height) = axis { height } else { nil }
  }
}
