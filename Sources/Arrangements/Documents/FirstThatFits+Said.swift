@_spi(Documents)
extension FirstThatFits {
  /// The height in which items have to fit; nil where it is their width that counts.
  public var greatestHeight: Double? {
    if case .vertical(let height) = axis { height } else { nil }
  }
}
