extension LineStorage {
  /// This line if its sizes and offsets are valid, otherwise a copy in which they are. It is a copy because reading a
  /// frame must not change the line.
  @inline(__always)
  var withValidLengths: LineStorage { state.lengthsAreValid ? self : copyWithValidLengths() }

  @inline(never)
  private func copyWithValidLengths() -> LineStorage {
    let copy = copy()
    copy.settleLengths()
    return copy
  }

  @inline(__always)
  func frame(of slot: Int) -> Frame {
    // Read single fields: copying the whole item would be slower.
    guard state.itemsOnlyGrow, items[slot].isPlain else {
      return state.lengthsAreValid ? generalFrame(of: slot) : copyWithValidLengths().generalFrame(of: slot)
    }
    let main = ItemSpan(
      offset: items[slot].baseOffset + shares.grow * items[slot].growSumBefore,
      size: items[slot].size + shares.grow * Double(items[slot].grow))
    return geometry.frame(main, crossSpan(items[slot].crossSize))
  }

  /// Returns the cross span of a plain item; a cross size of -1 fills the line.
  @inline(__always)
  private func crossSpan(_ crossSize: Double) -> ItemSpan {
    let size = crossSize < 0 ? geometry.availableCross : crossSize
    return ItemSpan(offset: (geometry.availableCross - size) * geometry.alignmentFraction, size: size)
  }

  /// Returns the frame of any item, if main sizes and offsets are valid.
  @inline(never)
  private func generalFrame(of slot: Int) -> Frame {
    let item = items[slot]
    let main = mainSpan(of: slot)
    if item.isPlain { return geometry.frame(main, crossSpan(item.crossSize)) }
    if item.limitsIndex >= 0 { return geometry.frame(main, crossSpan(limits[item.limitsIndex].crossSize)) }
    let leaf = metrics[item.metricsIndex]
    var contentSize = 0.0
    if leaf.needsContentSize {
      let source = sources[leaf.sourceIndex]
      contentSize = source.validMainSize == main.size ? source.contentSize : self.contentSize(of: leaf, at: main.size)
    }
    let cross = leaf.crossSpan(
      in: geometry.availableCross, alignmentFraction: geometry.alignmentFraction, contentSize: contentSize,
      mainSize: main.size)
    return geometry.frame(main, cross)
  }

  /// Returns the main span of an item, if main sizes and offsets are valid.
  func mainSpan(of slot: Int) -> ItemSpan {
    guard shares.determineSizes else { return spans[slot] }
    let item = items[slot]
    if item.isPlain { return plainSpan(item, in: slot) }
    if item.limitsIndex >= 0 {
      let limits = limits[item.limitsIndex]
      return limitedSpan(item, in: slot, limits, innerBase: limits.base)
    }
    let leaf = metrics[item.metricsIndex]
    let limits = LineLimits(base: leaf.base, minimum: leaf.minimum, maximum: leaf.maximum)
    var span = limitedSpan(item, in: slot, limits, innerBase: leaf.innerBase)
    if leaf.autoMargins.contains(.mainStart) { span.offset += shares.autoMargin }
    return span
  }

  /// Returns the main span of an item with limits, if the shares determine all sizes.
  @inline(__always)
  private func limitedSpan(_ item: LineItem, in slot: Int, _ limits: LineLimits, innerBase: Double) -> ItemSpan {
    let unlimited = item.size + shares.grow * Double(item.grow) - shares.shrink * (Double(item.shrink) * innerBase)
    // The shares exceed no limit, except by rounding errors.
    let size = max(limits.minimum, min(unlimited, max(limits.maximum, item.size)))
    return ItemSpan(offset: plainSpan(item, in: slot).offset, size: size)
  }

  /// Returns the main span of a plain item, if the shares determine all sizes.
  private func plainSpan(_ item: LineItem, in slot: Int) -> ItemSpan {
    let prefix = slot < prefixSums.count ? prefixSums[slot] : PrefixSums()
    if shares.shrink == 0 {
      return ItemSpan(
        offset: item.baseOffset + shares.grow * item.growSumBefore + shares.autoMargin * prefix.autoMarginsBefore,
        size: item.size + shares.grow * Double(item.grow))
    }
    let size = item.size - shares.shrink * (Double(item.shrink) * item.size)
    return ItemSpan(offset: item.baseOffset - shares.shrink * prefix.shrinkWeightBefore, size: max(0, size))
  }

  /// Returns the content's height with padding, for an item of a row with a given width.
  func contentSize(of leaf: LeafMetrics, at size: Double) -> Double {
    let source = sources[leaf.sourceIndex]
    guard let content = source.content else { return leaf.crossPadding }
    let width = leaf.contentWidths.measuringWidth(near: max(0, size - leaf.mainPadding))
    return content.height(atWidth: width, LeafStyle(source.style).measureRequest) + leaf.crossPadding
  }
}
