// Steps about `aspect-ratio`, and about heights that are definite before measuring because widths depend on them.
extension FlexEngine {
  /// Returns the size that a node's ratio derives from a size in the other axis.
  func recordedRatio(_ node: Int, _ axis: Axis, from other: Operand) -> Operand {
    let containing = recordedContainingWidthIfAny(node)
    let edges = recordedEdges(node, axis, of: containing)
    let ratio = property(.aspectRatio, node, aspectRatio(node))
    let result =
      axis == .horizontal ? widthFromRatio(node, height: other.value) : heightFromRatio(node, width: other.value)
    let operation: Operation = axis == .horizontal ? .product : .quotient
    @inline(__always) func scaled(_ size: Operand) -> Operand {
      recordStep(node, axis, .ratioSize, operation, [size, ratio])
    }
    if ratioIsOfBorderBox(node) {
      let size = scaled(other)
      return size.value == result ? size : recordStep(node, axis, .ratioSize, .greatest, [size, edges], result)
    }
    let otherAxis: Axis = axis == .horizontal ? .vertical : .horizontal
    let otherEdges = recordedEdges(node, otherAxis, of: containing)
    let inner = recordStep(node, otherAxis, .inner, .remainder, [other, otherEdges])
    return recordStep(node, axis, .ratioSize, .sum, [scaled(inner), edges], result)
  }

  /// Returns the size in `AxisSizing.transferred`, which a node's ratio derives from the other axis.
  func recordedTransfer(_ node: Int, _ axis: Axis, _ result: Double) -> Operand {
    if axis == .vertical {
      return recordedRatio(node, axis, from: currentNumber(node, .horizontal, .size, boxes[node].width))
    }
    guard let height = definiteHeight(node) else { return currentNumber(node, axis, .ratioSize, result) }
    return recordedRatio(node, axis, from: recordedDefiniteHeight(node, height))
  }

  /// Returns a content size within limits that the ratio derives from the other axis.
  func recordedRatioLimits(_ node: Int, _ axis: Axis, _ size: Operand, isMinContent: Bool, _ result: Double) -> Operand
  {
    let quantity: Quantity = isMinContent ? .minContentSize : .contentSize
    guard nodes[node].keywords[.hasRatio] != 0 else {
      return recordStep(node, axis, quantity, .unexplained, [size], result)
    }
    let otherAxis: Axis = axis == .horizontal ? .vertical : .horizontal
    let containing = recordedContainingWidth(of: node)
    var parts = [size]
    let minimum: Operand, limit: Operand?
    if otherAxis == .horizontal {
      let available = recordedAvailable(node, .horizontal, in: containing, of: containing)
      let box = recordedSizing(node, otherAxis, of: containing, available: available)
      minimum = recordedLowerLimit(box)
      limit = recordedUpperLimit(box).map { $0.value < minimum.value ? minimum : $0 }
    } else {
      // Limits of the height that are keywords depend on the content, so only limits that are lengths apply here.
      let sizing = verticalSizing(node, edges: verticalEdges(node, of: containing.value))
      let box = recordedSizing(node, otherAxis, sizing, of: recordedDefiniteContainingHeight(node))
      let limits = recordedLengthLimits(box, size)
      minimum = limits[limits.count - 1]
      limit = limits.count == 3 ? limits[1] : nil
    }
    if let limit { parts.append(recordedRatio(node, axis, from: limit)) }
    return recordStep(node, axis, quantity, .clamped, parts + [recordedRatio(node, axis, from: minimum)], result)
  }

  /// Returns a size that fills the available space, at least 0 and within limits derived from the other axis.
  func recordedFilling(_ node: Int, _ axis: Axis, _ available: Operand, _ result: Double) -> Operand {
    if nodes[node].keywords[.hasRatio] != 0 {
      return recordedRatioLimits(node, axis, available, isMinContent: false, result)
    }
    return recordStep(node, axis, .available, .greatest, [available, count(0)], result)
  }

  /// Returns a size from a ratio, within its limits. If `fitsContent` is `true`, larger content enlarges the box,
  /// unless a minimum is set.
  @discardableResult
  func recordedRatioClamp(_ box: RecordedSizing, _ quantity: Quantity, _ size: Operand, fitsContent: Bool) -> Operand {
    let result = box.sizing.clampedRatioSize(
      size.value, of: box.basis?.value, available: box.available?.value ?? .infinity, fitsContent: fitsContent)
    guard box.sizing.minimum.unit == .auto, fitsContent else { return recordedClamp(box, quantity, size, result) }
    let upper = recordedMaximum(box), content = recordedContentSize(box, isMinContent: true)
    let minimum = recordStep(box.node, box.axis, .minimum, .clamped, [content, upper, box.edges])
    return recordStep(box.node, box.axis, quantity, .clamped, [size, upper, minimum], result)
  }

  /// Returns the height to which percentages of a node's height refer, if it is definite before measuring.
  func recordedDefiniteContainingHeight(_ node: Int) -> Operand? {
    guard let height = definiteContainingHeight(node) else { return nil }
    if node == 0 { return Operand(value: height, source: .space) }
    return recorder.step(node, .vertical, .inner, .containing, ifStill: height)
      ?? recordStep(Int(nodes[node].parent), .vertical, .inner, .arranged, [], height)
  }

  /// Records a height that is definite before measuring. `isPlaced` means that the containing block of an absolute
  /// child has its final height.
  @inline(never)
  func recordDefiniteHeight(_ node: Int, isPlaced: Bool = false) {
    if node > 0, let basis = definiteContainingHeight(node) {
      let outer =
        isPlaced ? recordedContainingSize(ofAbsolute: node, .vertical, basis) : recordedContainingHeight(node, basis)
      recorder.keep(outer, node, .vertical, .inner, .containing)
    }
    guard let height = definiteHeight(node) else { return }
    let basis = recordedDefiniteContainingHeight(node)
    let containing = recordedContainingWidthIfAny(node)
    let sizing = verticalSizing(node, edges: verticalEdges(node, of: containing?.value ?? 0))
    let box = recordedSizing(node, .vertical, sizing, of: basis)
    let size: Operand
    if let specified = recordedSize(box) {
      size = specified
    } else if let basis {
      var subtracted: [Operand?] = []
      if nodes[node].keywords.isAbsolute {
        subtracted = [false, true].map { recordedInset(node, .vertical, atEnd: $0, of: basis) }
      }
      subtracted.append(recordedMargins(node, .vertical, of: containing))
      size = recordStep(node, .vertical, .available, .difference, [basis] + subtracted)
    } else {
      return
    }
    recordStep(node, .vertical, .definiteSize, .clamped, recordedLengthLimits(box, size), height)
  }

  /// Returns the inner height, or for an absolute child the padding box, of a container. If the container
  /// has no definite height, the returned height is the decision of an arrangement.
  private func recordedContainingHeight(_ node: Int, _ basis: Double) -> Operand {
    let isAbsolute = nodes[node].keywords.isAbsolute, container = Int(nodes[node].parent)
    let block = isAbsolute ? containingBlock(ofChildrenOf: container) : container
    guard let height = definiteHeight(block) else { return recordStep(block, .vertical, .inner, .arranged, [], basis) }
    let outer = recordedDefiniteHeight(block, height)
    if isAbsolute { return recordedPaddingBox(block, .vertical, outer, group: .definite) }
    let edges = recordedEdges(block, .vertical)
    return recordStep(block, .vertical, .inner, .remainder, [outer, edges], basis, group: .definite)
  }

  /// Returns a node's definite height. If an arrangement set it during a measurement, it is the arrangement's decision.
  private func recordedDefiniteHeight(_ node: Int, _ height: Double) -> Operand {
    recorder.step(node, .vertical, .definiteSize, ifStill: height)
      ?? recordStep(node, .vertical, .definiteSize, .arranged, [], height)
  }

  /// Records a height that became definite.
  @inline(never)
  func recordNewDefiniteHeight(_ height: Double, of node: Int) {
    // If keyword limits or content that outgrew a ratio changed the height, descendants use the height before that.
    let source =
      state.percentageBasisHeights[node].isNone
      ? currentSize(node, .vertical) : currentNumber(node, .vertical, .length, height, group: .laidOut)
    recordStep(node, .vertical, .definiteSize, .given, [source], height)
  }

  /// Records the width that is derived from a flexed height.
  @inline(never)
  func recordTransferredWidth(_ child: Int, inner: Double, _ sizing: AxisSizing, fitsContent: Bool) {
    let basis = recordedInnerSize(Int(nodes[child].parent), .horizontal)
    let available = recordedAvailable(child, .horizontal, in: basis, of: basis)
    let box = recordedSizing(child, .horizontal, sizing, of: basis, available: available)
    if let specified = recordedSize(box) {
      recordedClamp(box, .size, specified, sizing.clamped(specified.value, of: inner, available: available.value))
      return
    }
    let size = recordedRatio(child, .horizontal, from: currentSize(child, .vertical))
    recordedRatioClamp(box, .size, size, fitsContent: fitsContent)
  }
}
