extension Line {
  /// A line in which sizes and offsets are known: this one, or a copy.
  @inline(__always)
  var measured: Line { state.lengthsAreKnown ? self : measuredCopy() }

  @inline(never)
  private func measuredCopy() -> Line {
    let copy = copy()
    copy.settleLengths()
    return copy
  }

  /// The frame of the item in a slot, when sizes and offsets along the line are known.
  @inline(__always)
  func frame(of slot: Int) -> Frame {
    let item = items[slot]
    guard item.isPlain else { return richFrame(of: slot) }
    let size = item.crossSize < 0 ? geometry.crossRoom : item.crossSize
    let cross = ItemSpan(offset: (geometry.crossRoom - size) * geometry.alignmentShare, size: size)
    return geometry.frame(shares.suffices ? plainSpan(item, in: slot) : spans[slot], cross)
  }

  /// The frame of an item that is not plain.
  @inline(never)
  private func richFrame(of slot: Int) -> Frame {
    let leaf = metrics[items[slot].metrics]
    let main = mainSpan(of: slot)
    var contentSize = 0.0
    if leaf.asksContent {
      let source = sources[leaf.source]
      contentSize = source.askedAt == main.size ? source.contentSize : self.contentSize(of: leaf, at: main.size)
    }
    let cross = leaf.crossSpan(
      in: geometry.crossRoom, alignmentShare: geometry.alignmentShare, contentSize: contentSize, mainSize: main.size)
    return geometry.frame(main, cross)
  }

  /// Where an item is along the line.
  func mainSpan(of slot: Int) -> ItemSpan {
    guard shares.suffices else { return spans[slot] }
    let item = items[slot]
    var span = plainSpan(item, in: slot)
    guard !item.isPlain else { return span }
    let leaf = metrics[item.metrics]
    if leaf.autos.contains(.mainStart) { span.offset += shares.auto }
    let wanted =
      item.size + shares.grow * Double(item.grow) - shares.shrink * (Double(item.shrink) * leaf.innerBase)
    // Limits are reached, if at all, but for rounding.
    span.size = max(leaf.minimum, min(wanted, max(leaf.maximum, item.size)))
    return span
  }

  /// Where a plain item is along the line, when the shares suffice.
  @inline(__always)
  private func plainSpan(_ item: LineItem, in slot: Int) -> ItemSpan {
    if shares.auto != 0 { return spanAfterAutos(slot) }
    if shares.shrink == 0 {
      return ItemSpan(
        offset: item.leading + shares.grow * item.growBefore, size: item.size + shares.grow * Double(item.grow))
    }
    let size = item.size - shares.shrink * (Double(item.shrink) * item.size)
    return ItemSpan(offset: item.leading - shares.shrink * item.weightBefore, size: max(0, size))
  }

  @inline(never)
  private func spanAfterAutos(_ slot: Int) -> ItemSpan {
    let item = items[slot]
    // Automatic margins get something only where items do not shrink.
    let autos = shares.auto * Double(item.autosBefore)
    return ItemSpan(
      offset: item.leading + shares.grow * item.growBefore + autos, size: item.size + shares.grow * Double(item.grow))
  }

  /// The size of an item's content across a row, with padding, when it is this wide.
  func contentSize(of leaf: LeafMetrics, at size: Double) -> Double {
    guard let content = sources[leaf.source].content else { return leaf.crossPadding }
    return content.height(atWidth: max(0, size - leaf.mainPadding)) + leaf.crossPadding
  }
}
