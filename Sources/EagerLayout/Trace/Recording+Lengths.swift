// Steps about style values: lengths, paddings and borders, margins, gaps, limits.

extension Keywords {
  var mainAxis: LayoutTrace.Step.Axis { isRow ? .horizontal : .vertical }
  var crossAxis: LayoutTrace.Step.Axis { isRow ? .vertical : .horizontal }
}

/// The properties that correspond to each other in both axes.
struct AxisProperties {
  let size, minimum, maximum: FlexStyle.Property
  let margins, paddings, borders, insets: (start: FlexStyle.Property, end: FlexStyle.Property)
  let gap: FlexStyle.Property

  init(_ axis: LayoutTrace.Step.Axis) {
    switch axis {
    case .horizontal:
      (size, minimum, maximum, gap) = (.width, .minWidth, .maxWidth, .columnGap)
      margins = (.marginLeft, .marginRight)
      paddings = (.paddingLeft, .paddingRight)
      borders = (.borderLeft, .borderRight)
      insets = (.left, .right)
    case .vertical:
      (size, minimum, maximum, gap) = (.height, .minHeight, .maxHeight, .rowGap)
      margins = (.marginTop, .marginBottom)
      paddings = (.paddingTop, .paddingBottom)
      borders = (.borderTop, .borderBottom)
      insets = (.top, .bottom)
    }
  }
}

extension FlexEngine {
  /// Returns a padding, margin, gap or inset, or `nil` for 0. Percentages refer to `basis`.
  func recordedLength(
    _ node: Int, _ axis: Axis, _ source: FlexStyle.Property, _ unit: Unit, _ value: Double, of basis: Operand?
  ) -> Operand? {
    switch unit {
    case .points: return value == 0 ? nil : property(source, node, value)
    case .percent:
      guard let basis, value != 0 else { return nil }
      return recordedPercentage(node, axis, source, value, of: basis)
    default: return nil
    }
  }

  /// Returns a percentage or a calculated length, with percentages of `basis`.
  private func recordedPercentage(
    _ node: Int, _ axis: Axis, _ source: FlexStyle.Property, _ value: Double, of basis: Operand
  ) -> Operand {
    let length = percentage(value, of: basis.value), isCalculated = CalculatedLength.isReference(value)
    // For a calculated length, record the result, because the reference to its expression must not outlive the layout.
    return recordStep(
      node, axis, .length, isCalculated ? .calculation : .percentage,
      [property(source, node, isCalculated ? length : value), basis], length)
  }

  /// Returns padding and border on one side.
  func recordedEdge(_ node: Int, _ axis: Axis, atEnd: Bool, of basis: Operand?) -> [Operand] {
    let keywords = nodes[node].keywords, units = nodes[node].units, properties = AxisProperties(axis)
    var parts: [Operand] = []
    if keywords[.hasPadding] != 0 {
      let source = atEnd ? properties.paddings.end : properties.paddings.start
      let values = rares[keywords.paddingGroupIndex(nodes[node].rare)].edges
      if let part = recordedLength(node, axis, source, units[source], values.side(axis, atEnd: atEnd), of: basis) {
        parts.append(part)
      }
    }
    let width = border(node).side(axis, atEnd: atEnd)
    if width != 0 { parts.append(property(atEnd ? properties.borders.end : properties.borders.start, node, width)) }
    return parts
  }

  /// Returns padding and border at the start, with percentages of the containing width.
  func recordedStartEdge(_ node: Int, _ axis: Axis) -> [Operand] {
    recordedEdge(node, axis, atEnd: false, of: recordedContainingWidthIfAny(node))
  }

  /// Returns the sum of padding and border at both ends, with percentages of the containing width.
  func recordedEdges(_ node: Int, _ axis: Axis) -> Operand {
    recordedEdges(node, axis, of: recordedContainingWidthIfAny(node))
  }

  /// Returns the sum of padding and border at both ends.
  func recordedEdges(_ node: Int, _ axis: Axis, of basis: Operand?) -> Operand {
    let parts = recordedEdge(node, axis, atEnd: false, of: basis) + recordedEdge(node, axis, atEnd: true, of: basis)
    if parts.isEmpty { return count(0) }
    let basisWidth = basis?.value ?? 0
    let sum = axis == .horizontal ? horizontalEdges(node, of: basisWidth) : verticalEdges(node, of: basisWidth)
    return recordStep(node, axis, .edges, .sum, parts, sum)
  }

  /// Returns one margin, with a percentage of the containing width, or `nil` for 0 or `auto`.
  func recordedMargin(_ node: Int, _ axis: Axis, atEnd: Bool) -> Operand? {
    recordedMargin(node, axis, atEnd: atEnd, of: recordedContainingWidth(of: node))
  }

  /// Returns one margin, or `nil` for 0 or `auto`.
  func recordedMargin(_ node: Int, _ axis: Axis, atEnd: Bool, of basis: Operand?) -> Operand? {
    let keywords = nodes[node].keywords, margins = AxisProperties(axis).margins
    guard keywords[.hasMargin] != 0 else { return nil }
    let value = rares[keywords.marginGroupIndex(nodes[node].rare)].edges.side(axis, atEnd: atEnd)
    let source = atEnd ? margins.end : margins.start
    return recordedLength(node, axis, source, nodes[node].units[source], value, of: basis)
  }

  /// Returns the sum of the margins at both ends, with percentages of the containing width.
  func recordedMargins(_ node: Int, _ axis: Axis) -> Operand? {
    recordedMargins(node, axis, of: recordedContainingWidth(of: node))
  }

  /// Returns the sum of the margins at both ends, or `nil` if both are 0 or `auto`.
  func recordedMargins(_ node: Int, _ axis: Axis, of basis: Operand?) -> Operand? {
    let start = recordedMargin(node, axis, atEnd: false, of: basis)
    let end = recordedMargin(node, axis, atEnd: true, of: basis)
    if start == nil, end == nil { return nil }
    let basisWidth = basis?.value ?? 0
    let sum = axis == .horizontal ? horizontalMargins(node, of: basisWidth) : verticalMargins(node, of: basisWidth)
    return recordStep(node, axis, .margins, .sum, [start, end], sum)
  }

  func recordedOuterSize(_ child: Int, _ axis: Axis, _ size: Operand, of basis: Operand?) -> Operand {
    recordedMargins(child, axis, of: basis).map { recordStep(child, axis, .outer, .sum, [size, $0]) } ?? size
  }

  /// Returns the available space of a node, without its margins.
  func recordedAvailable(_ node: Int, _ axis: Axis, in space: Operand, of basis: Operand?) -> Operand {
    recordStep(node, axis, .available, .difference, [space, recordedMargins(node, axis, of: basis)])
  }

  /// Returns the sum of the gaps between a number of items or lines, or `nil` for 0.
  func recordedGaps(_ container: Int, _ axis: Axis, between items: Int, of basis: Operand?) -> Operand? {
    guard items > 1, let gap = recordedGap(container, axis, of: basis) else { return nil }
    return recordStep(container, axis, .gaps, .product, [gap, count(items - 1)])
  }

  /// Returns a container's gap along an axis, or `nil` for 0.
  func recordedGap(_ container: Int, _ axis: Axis, of basis: Operand?) -> Operand? {
    let keywords = nodes[container].keywords
    guard keywords[.hasGap] != 0 else { return nil }
    let group = rares[keywords.gapsGroupIndex(nodes[container].rare)]
    let source = AxisProperties(axis).gap, value = axis == .horizontal ? group.columnGap : group.rowGap
    return recordedLength(container, axis, source, nodes[container].units[source], value, of: basis)
  }

  /// Returns a size, minimum or maximum as a border-box size, or `nil` for a keyword or an indefinite percentage.
  func recordedSize(_ box: RecordedSizing, _ source: FlexStyle.Property, _ length: UnitValue) -> Operand? {
    guard let result = box.sizing.definite(length, of: box.basis?.value) else { return nil }
    var operation: Operation = box.sizing.measuresContent ? .sum : .greatest
    var size = property(source, box.node, length.value)
    if let basis = box.basis, length.unit == .percent {
      size = recordedPercentage(box.node, box.axis, source, length.value, of: basis)
    } else if let basis = box.basis, length.unit == .stretch {
      size = recordedStretch(box, in: basis)
      operation = .greatest
    }
    return size.value == result ? size : recordStep(box.node, box.axis, .length, operation, [size, box.edges], result)
  }

  /// Returns the available space of a box whose size is `stretch`; for an absolute child, the space between its insets.
  private func recordedStretch(_ box: RecordedSizing, in basis: Operand) -> Operand {
    let isAbsolute = nodes[box.node].keywords.isAbsolute
    let between = isAbsolute ? box.available ?? recorder.step(box.node, box.axis, .available) : nil
    return between ?? recordedAvailable(box.node, box.axis, in: basis, of: recordedContainingWidth(of: box.node))
  }

  /// Returns `width` or `height` as a border-box size, or `nil` for a keyword or an indefinite percentage.
  func recordedSize(_ box: RecordedSizing) -> Operand? { recordedSize(box, box.properties.size, box.sizing.size) }

  /// Returns a size before its limits, according to its origin. `length` is the property that the size comes from; by
  /// default, the size property.
  func recordedPreferred(
    _ box: RecordedSizing, _ origin: SizeOrigin,
    from length: (property: FlexStyle.Property, value: UnitValue)? = nil
  ) -> Operand {
    let (property, value) = length ?? (box.properties.size, box.sizing.size)
    switch (origin, box.available) {
    case (.given, _):
      return recordedSize(box, property, value)
        ?? recordStep(box.node, box.axis, .length, .unexplained, [], value.value)
    case (.ratio, _): return recordedTransfer(box.node, box.axis, box.sizing.transferred ?? 0)
    case (.minContent, _): return recordedContentSize(box, isMinContent: true)
    case (.room, let available?): return available
    case (.filling, let available?):
      let filling = box.sizing.filling(available.value)
      return filling == available.value ? available : recordedFilling(box.node, box.axis, available, filling)
    case (.fitContent, let available?):
      let maxContent = recordedContentSize(box, isMinContent: false)
      if available.value >= maxContent.value { return maxContent }
      let minContent = recordedContentSize(box, isMinContent: true)
      return recordStep(box.node, box.axis, .contentSize, .clamped, [maxContent, available, minContent])
    case (.maxContent, _), (.room, nil), (.filling, nil), (.fitContent, nil):
      return recordedContentSize(box, isMinContent: false)
    }
  }

  /// Returns an intrinsic size of the content, with padding and border.
  func recordedContentSize(_ box: RecordedSizing, isMinContent: Bool) -> Operand {
    let node = box.node, axis = box.axis, edges = box.edges
    let quantity: Quantity = isMinContent ? .minContentSize : .contentSize
    let result = isMinContent ? box.sizing.minContent : box.sizing.maxContent
    let content = recordedContent(node, axis, isMinContent: isMinContent)
    let size = edges.value == 0 ? content : recordStep(node, axis, quantity, .sum, [content, edges])
    if size.value == result { return size }
    if box.isLaidOut {
      let laidOut = currentNumber(node, axis, .laidOutContent)
      return edges.value == 0 ? laidOut : recordStep(node, axis, quantity, .sum, [laidOut, edges], result)
    }
    return recordedRatioLimits(node, axis, size, isMinContent: isMinContent, result)
  }

  /// Returns the upper limit of a style, or `nil`.
  func recordedUpperLimit(_ box: RecordedSizing) -> Operand? {
    recordedLimit(box, box.properties.maximum, box.sizing.maximum)
  }

  /// Returns the lower limit, with `auto` as the sum of padding and border.
  func recordedLowerLimit(_ box: RecordedSizing) -> Operand {
    let limit = recordedLimit(box, box.properties.minimum, box.sizing.minimum)
    guard let limit, limit.value >= box.edges.value else { return box.edges }
    return limit
  }

  /// Returns a limit that is a length or a keyword, or `nil`.
  private func recordedLimit(_ box: RecordedSizing, _ property: FlexStyle.Property, _ limit: UnitValue) -> Operand? {
    recordedSize(box, property, limit) ?? box.sizing.origin(of: limit.unit).map { recordedPreferred(box, $0) }
  }

  /// Records the upper limit as the node's maximum, and returns it; `nil` without an upper limit.
  func recordedMaximum(_ box: RecordedSizing) -> Operand? {
    recordedUpperLimit(box).map { recordStep(box.node, box.axis, .maximum, .given, [$0]) }
  }

  @discardableResult
  func recordedClamp(_ box: RecordedSizing, _ quantity: Quantity, _ size: Operand, _ result: Double) -> Operand {
    let upper = recordedMaximum(box), limit = recordedLowerLimit(box)
    let minimum = recordStep(box.node, box.axis, .minimum, .given, [limit])
    return recordStep(box.node, box.axis, quantity, .clamped, [size, upper, minimum], result)
  }

  /// Returns a size and the limits that are lengths or percentages of a definite size.
  func recordedLengthLimits(_ box: RecordedSizing, _ size: Operand) -> [Operand] {
    let upper = recordedSize(box, box.properties.maximum, box.sizing.maximum)
    let minimum = recordedSize(box, box.properties.minimum, box.sizing.minimum) ?? box.edges
    return [size, upper, minimum].compactMap { $0 }
  }

  /// Returns a node's sizing along an axis, with the steps of its inputs. `containing` is the basis of percentages of
  /// paddings, if it differs from `basis`.
  func recordedSizing(
    _ node: Int, _ axis: Axis, _ sizing: AxisSizing? = nil, of basis: Operand?, edgesOf containing: Operand? = nil,
    available: Operand? = nil
  ) -> RecordedSizing {
    let containing = axis == .vertical ? recordedContainingWidthIfAny(node) : containing ?? basis
    let edges = recordedEdges(node, axis, of: containing)
    let sizing = sizing ?? (axis == .vertical ? verticalSizing(node) : horizontalSizing(node, edges: edges.value))
    return RecordedSizing(node: node, axis: axis, sizing: sizing, edges: edges, basis: basis, available: available)
  }
}

/// A node's sizing along an axis, with the steps of its inputs.
struct RecordedSizing {
  let node: Int
  let axis: LayoutTrace.Step.Axis
  var sizing: AxisSizing
  let edges: LayoutTrace.Step.Operand
  /// The size that percentages refer to, if it is definite.
  var basis: LayoutTrace.Step.Operand?
  /// The available space, if there is one.
  var available: LayoutTrace.Step.Operand?
  /// Whether `sizing` has the sizes of the content when it is laid out in a definite height.
  var isLaidOut = false

  var properties: AxisProperties { AxisProperties(axis) }
}

extension Edges {
  func side(_ axis: LayoutTrace.Step.Axis, atEnd: Bool) -> Double {
    axis == .horizontal ? atEnd ? right : left : atEnd ? bottom : top
  }
}
