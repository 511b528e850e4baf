extension Frame: CustomStringConvertible {
  /// The four numbers, with at most three decimals: `4.667 746 200 100`.
  public var description: String { "\(brief(x)) \(brief(y)) \(brief(width)) \(brief(height))" }
}

extension Extent: CustomStringConvertible {
  /// The width and height, with at most three decimals: `200 × 100`.
  public var description: String { "\(brief(width)) × \(brief(height))" }
}
