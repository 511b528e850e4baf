#if !hasFeature(Embedded)
  extension Frame: CustomStringConvertible {
    /// The four numbers to three decimals: `4.667 746 200 100`.
    public var description: String { "\(brief(x)) \(brief(y)) \(brief(width)) \(brief(height))" }
  }

  extension Extent: CustomStringConvertible {
    /// The two numbers to three decimals: `200 × 100`.
    public var description: String { "\(brief(width)) × \(brief(height))" }
  }
#endif
