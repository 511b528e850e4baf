/// A leaf's content as the arena keeps it. That of a natural size is read without following the reference.
package struct StoredContent: Sendable {
  package let content: LeafContent
  /// The natural size; NaN where the content has none of its own.
  let extent: Extent

  @inline(__always)
  var isIntrinsic: Bool { extent.width == extent.width }

  init(_ content: LeafContent) {
    self.content = content
    if case .intrinsic(let extent) = content.kind {
      self.extent = Extent(width: usable(extent.width), height: usable(extent.height))
    } else {
      extent = Extent(width: .nan, height: .nan)
    }
  }
}

extension StoredContent {
  /// The least and the greatest width of the content.
  @inline(__always)
  func inlineSizes() -> InlineSizes {
    isIntrinsic ? InlineSizes(least: extent.width, greatest: extent.width) : content.inlineSizes()
  }

  /// The height of the content at a width.
  @inline(__always)
  func height(atWidth width: Double) -> Double { isIntrinsic ? extent.height : content.height(atWidth: width) }
}

extension LeafContent {
  /// The least and the greatest width of the content.
  func inlineSizes() -> InlineSizes {
    switch kind {
    case .intrinsic(let extent): InlineSizes(least: usable(extent.width), greatest: usable(extent.width))
    case .text(let text): InlineSizes(least: text.minWidth, greatest: text.maxWidth)
    case .measured(let measure, _):
      InlineSizes(
        least: usable(measure(Proposal(width: .minContent)).width),
        greatest: usable(measure(Proposal(width: .maxContent)).width))
    }
  }

  /// The height of the content at a width.
  func height(atWidth width: Double) -> Double {
    switch kind {
    case .intrinsic(let extent): usable(extent.height)
    case .text(let text): Double(text.lines(in: width)) * text.lineHeight
    case .measured(let measure, _): usable(measure(Proposal(width: .exact(width))).height)
    }
  }

  /// The distance from the content's top to its first or last baseline at a width; nil if it has none.
  func baseline(atWidth width: Double, isLast: Bool) -> Double? {
    switch kind {
    case .intrinsic: return nil
    case .text(let text): return Double(isLast ? text.lines(in: width) - 1 : 0) * text.lineHeight + text.baseline
    case .measured(let measure, _):
      let answer = measure(Proposal(width: .exact(width)))
      guard let first = answer.firstBaseline else { return nil }
      let baseline = isLast ? answer.lastBaseline ?? first : first
      return baseline.isFinite ? max(min(baseline, largestLength), -largestLength) : nil
    }
  }
}
