extension Line {
  /// A line with known sizes and offsets: this one, or a copy.
  @inline(__always)
  var measured: Line { state.lengthsAreKnown ? self : measuredCopy() }

  @inline(never)
  private func measuredCopy() -> Line {
    let copy = copy()
    copy.settleLengths()
    return copy
  }

  @inline(__always)
  func frame(of slot: Int) -> Frame {
    // Reads single fields, because copying the item would go through memory.
    guard state.sharesAreOfGrowing, items[slot].isPlain else {
      return state.lengthsAreKnown ? otherFrame(of: slot) : measuredCopy().otherFrame(of: slot)
    }
    let main = ItemSpan(
      offset: items[slot].leading + shares.grow * items[slot].growBefore,
      size: items[slot].size + shares.grow * Double(items[slot].grow))
    return geometry.frame(main, crossSpan(items[slot].crossSize))
  }

  /// Returns the cross span of an item that has a cross size or, with -1, fills the line.
  @inline(__always)
  private func crossSpan(_ crossSize: Double) -> ItemSpan {
    let size = crossSize < 0 ? geometry.crossRoom : crossSize
    return ItemSpan(offset: (geometry.crossRoom - size) * geometry.alignmentShare, size: size)
  }

  /// Returns the frame of an item that does more than grow, if main sizes and offsets are known.
  @inline(never)
  private func otherFrame(of slot: Int) -> Frame {
    let item = items[slot]
    let main = mainSpan(of: slot)
    if item.isPlain { return geometry.frame(main, crossSpan(item.crossSize)) }
    if item.limits >= 0 { return geometry.frame(main, crossSpan(limits[item.limits].crossSize)) }
    let leaf = metrics[item.metrics]
    var contentSize = 0.0
    if leaf.asksContent {
      let source = sources[leaf.source]
      contentSize = source.askedAt == main.size ? source.contentSize : self.contentSize(of: leaf, at: main.size)
    }
    let cross = leaf.crossSpan(
      in: geometry.crossRoom, alignmentShare: geometry.alignmentShare, contentSize: contentSize, mainSize: main.size)
    return geometry.frame(main, cross)
  }

  func mainSpan(of slot: Int) -> ItemSpan {
    guard shares.suffices else { return spans[slot] }
    let item = items[slot]
    if item.isPlain { return plainSpan(item, in: slot) }
    if item.limits >= 0 {
      let limits = limits[item.limits]
      return limitedSpan(item, in: slot, limits, innerBase: limits.base)
    }
    let leaf = metrics[item.metrics]
    let limits = LineLimits(base: leaf.base, minimum: leaf.minimum, maximum: leaf.maximum)
    var span = limitedSpan(item, in: slot, limits, innerBase: leaf.innerBase)
    if leaf.autos.contains(.mainStart) { span.offset += shares.auto }
    return span
  }

  /// Returns the main span of an item with limits, if the shares suffice.
  @inline(__always)
  private func limitedSpan(_ item: LineItem, in slot: Int, _ limits: LineLimits, innerBase: Double) -> ItemSpan {
    let wanted = item.size + shares.grow * Double(item.grow) - shares.shrink * (Double(item.shrink) * innerBase)
    // Limits are only exceeded by rounding errors.
    let size = max(limits.minimum, min(wanted, max(limits.maximum, item.size)))
    return ItemSpan(offset: plainSpan(item, in: slot).offset, size: size)
  }

  /// Returns the main span of a plain item, if the shares suffice.
  private func plainSpan(_ item: LineItem, in slot: Int) -> ItemSpan {
    let sums = slot < sums.count ? sums[slot] : SumsBefore()
    if shares.shrink == 0 {
      return ItemSpan(
        offset: item.leading + shares.grow * item.growBefore + shares.auto * sums.autosBefore,
        size: item.size + shares.grow * Double(item.grow))
    }
    let size = item.size - shares.shrink * (Double(item.shrink) * item.size)
    return ItemSpan(offset: item.leading - shares.shrink * sums.weightBefore, size: max(0, size))
  }

  /// Returns the content height of an item of a row, with padding, at a given width.
  func contentSize(of leaf: LeafMetrics, at size: Double) -> Double {
    let source = sources[leaf.source]
    guard let content = source.content else { return leaf.crossPadding }
    let width = leaf.contentWidths.measuringWidth(near: max(0, size - leaf.mainPadding))
    return content.height(atWidth: width, LeafStyle(source.style).contentQuestion) + leaf.crossPadding
  }
}
