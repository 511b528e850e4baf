extension NodeRecord {
  /// Returns the padding in points; `numbers` are those in the style, and `basis` is the basis of percentages.
  func padding(_ numbers: Edges, of basis: Double) -> Edges {
    guard keywords[.hasPercentEdges] != 0 else { return numbers }
    func length(_ side: FlexStyle.Property, _ value: Double) -> Double {
      units[side] == .percent ? percentage(value, of: basis) : value
    }
    return Edges(
      top: length(.paddingTop, numbers.top), left: length(.paddingLeft, numbers.left),
      bottom: length(.paddingBottom, numbers.bottom), right: length(.paddingRight, numbers.right))
  }
}

extension FlexEngine {
  @inline(__always)
  func border(_ node: Int) -> Edges {
    nodes[node].keywords[.hasBorder] == 0
      ? Edges() : rares[nodes[node].keywords.borderGroupIndex(nodes[node].rare)].edges
  }

  /// Returns the padding of a node in points; `basis` is the basis of percentages.
  @inline(__always)
  func padding(_ node: Int, of basis: Double) -> Edges {
    let keywords = nodes[node].keywords
    guard keywords[.hasPadding] != 0 else { return Edges() }
    let numbers = rares[keywords.paddingGroupIndex(nodes[node].rare)].edges
    return keywords[.hasPercentEdges] == 0 ? numbers : nodes[node].padding(numbers, of: basis)
  }

  /// Returns whether a node has insets and a position that uses them: `static` boxes ignore theirs (CSS Positioned
  /// Layout §3.1).
  @inline(__always)
  func usesInsets(_ node: Int) -> Bool {
    nodes[node].keywords[.hasInset] != 0 && !nodes[node].keywords.isStatic
  }

  @inline(__always)
  func insets(_ node: Int) -> Edges {
    nodes[node].keywords[.hasInset] == 0 ? Edges() : rares[nodes[node].keywords.insetGroupIndex(nodes[node].rare)].edges
  }

  /// Returns the width divided by the height of a node with a ratio.
  @inline(__always)
  func aspectRatio(_ node: Int) -> Double { storedRatio(node).magnitude }

  /// Whether a node's ratio is of its border box.
  @inline(__always)
  func ratioIsOfBorderBox(_ node: Int) -> Bool { nodes[node].keywords[.boxSizing] == 0 && storedRatio(node) > 0 }

  @inline(__always)
  private func storedRatio(_ node: Int) -> Double {
    rares[nodes[node].keywords.gapsGroupIndex(nodes[node].rare)].aspectRatio
  }

  @inline(__always)
  func order(_ node: Int) -> Int {
    nodes[node].keywords[.hasOrder] == 0 ? 0 : rares[nodes[node].keywords.gapsGroupIndex(nodes[node].rare)].order
  }

  /// Returns a margin or padding, whose percentages refer to the containing width on all sides (CSS Box §3), or a gap.
  @inline(__always)
  func resolve(_ unit: Unit, _ value: Double, of basis: Double) -> Double {
    switch unit {
    case .points: value
    case .percent: percentage(value, of: basis)
    default: 0
    }
  }

  @inline(never)
  private func usedLength(_ unit: Unit, _ value: Double, of basis: Double) -> Double { resolve(unit, value, of: basis) }

  /// Returns the sum of left and right padding and border.
  @inline(__always)
  func horizontalEdges(_ node: Int, of basis: Double) -> Double { edges(node, of: basis, isHorizontal: true) }

  /// Returns the sum of top and bottom padding and border.
  @inline(__always)
  func verticalEdges(_ node: Int, of basis: Double) -> Double { edges(node, of: basis, isHorizontal: false) }

  @inline(__always)
  private func edges(_ node: Int, of basis: Double, isHorizontal: Bool) -> Double {
    let keywords = nodes[node].keywords
    guard keywords.hasEdges else { return 0 }
    var edges = 0.0
    if keywords[.hasPadding] != 0 {
      let group = nodes[node].keywords.paddingGroupIndex(nodes[node].rare)
      edges =
        isHorizontal
        ? sum(group, .paddingLeft, .paddingRight, node, of: basis, isHorizontal: true)
        : sum(group, .paddingTop, .paddingBottom, node, of: basis, isHorizontal: false)
    }
    if keywords[.hasBorder] != 0 {
      edges += sum(nodes[node].keywords.borderGroupIndex(nodes[node].rare), isHorizontal: isHorizontal)
    }
    return edges
  }

  /// Returns the sum of a group's two sides along an axis. `first` and `last` are the properties with their units.
  @inline(__always)
  private func sum(
    _ group: Int, _ first: FlexStyle.Property, _ last: FlexStyle.Property, _ node: Int, of basis: Double,
    isHorizontal: Bool
  ) -> Double {
    nodes[node].keywords[.hasPercentEdges] == 0
      ? sum(group, isHorizontal: isHorizontal)
      : percentSum(group, nodes[node].units[first], nodes[node].units[last], of: basis, isHorizontal: isHorizontal)
  }

  @inline(never)
  private func percentSum(
    _ group: Int, _ first: Unit, _ last: Unit, of basis: Double, isHorizontal: Bool
  ) -> Double {
    resolve(first, isHorizontal ? rares[group].left : rares[group].top, of: basis)
      + resolve(last, isHorizontal ? rares[group].right : rares[group].bottom, of: basis)
  }

  @inline(__always)
  private func sum(_ group: Int, isHorizontal: Bool) -> Double {
    isHorizontal ? rares[group].left + rares[group].right : rares[group].top + rares[group].bottom
  }

  /// Returns the offset of the content box in the border box from the left.
  @inline(__always)
  func contentLeft(_ node: Int, of basis: Double) -> Double { contentStart(node, of: basis, isHorizontal: true) }

  /// Returns the offset of the content box in the border box from the top.
  @inline(__always)
  func contentTop(_ node: Int, of basis: Double) -> Double { contentStart(node, of: basis, isHorizontal: false) }

  @inline(__always)
  private func contentStart(_ node: Int, of basis: Double, isHorizontal: Bool) -> Double {
    let keywords = nodes[node].keywords
    guard keywords.hasEdges else { return 0 }
    var start = 0.0
    if keywords[.hasPadding] != 0 {
      let group = nodes[node].keywords.paddingGroupIndex(nodes[node].rare)
      start = isHorizontal ? rares[group].left : rares[group].top
      if keywords[.hasPercentEdges] != 0 {
        start = usedLength(nodes[node].units[isHorizontal ? .paddingLeft : .paddingTop], start, of: basis)
      }
    }
    if keywords[.hasBorder] != 0 {
      let group = nodes[node].keywords.borderGroupIndex(nodes[node].rare)
      start += isHorizontal ? rares[group].left : rares[group].top
    }
    return start
  }

  /// Returns the width inside padding and border; the node's width must be known.
  @inline(__always)
  func innerWidth(_ node: Int) -> Double {
    inner(boxes[node].width - horizontalEdges(node, of: boxes[node].containingWidth), node)
  }

  /// Returns the width at which a leaf's content is measured: the inner width, or an intrinsic width of pass 1 that
  /// differs from it only by rounding. Pass 1 measures all leaves.
  @inline(__always)
  func contentWidth(_ leaf: Int) -> Double {
    IntrinsicWidths(minContent: boxes[leaf].minContent, maxContent: boxes[leaf].maxContent).measuringWidth(
      near: innerWidth(leaf))
  }

  /// Returns the height inside padding and border; the node's height must be known.
  @inline(__always)
  func innerHeight(_ node: Int) -> Double {
    inner(boxes[node].height - verticalEdges(node, of: boxes[node].containingWidth), node)
  }

  /// Returns an inner length of at least 0. In an arrangement whose edges yield, it may be negative: its excess.
  @inline(__always)
  func inner(_ length: Double, _ node: Int) -> Double {
    if length >= 0 { return length }
    let keywords = nodes[node].keywords
    return keywords[.shrinksBelowEdges] != 0 && keywords[.isArranged] != 0 ? length : 0
  }

  /// Returns the margins of a node, with `auto` ones as 0 and flagged.
  @inline(__always)
  func margins(_ node: Int, of basis: Double) -> Margins {
    let keywords = nodes[node].keywords
    guard keywords[.hasMargin] != 0 else { return Margins() }
    let edges = usedMargins(node, of: basis)
    var margins = Margins(left: edges.left, top: edges.top, right: edges.right, bottom: edges.bottom)
    if keywords[.hasAutoMargin] != 0 {
      let units = nodes[node].units
      margins.autoLeft = units[.marginLeft] == .auto
      margins.autoTop = units[.marginTop] == .auto
      margins.autoRight = units[.marginRight] == .auto
      margins.autoBottom = units[.marginBottom] == .auto
    }
    return margins
  }

  /// Returns the margins of a node, with `auto` ones as 0.
  @inline(__always)
  func usedMargins(_ node: Int, of basis: Double) -> Edges {
    let keywords = nodes[node].keywords
    guard keywords[.hasMargin] != 0 else { return Edges() }
    let group = rares[nodes[node].keywords.marginGroupIndex(nodes[node].rare)]
    return keywords[.hasPercentEdges] == 0 ? group.edges : percentMargins(node, of: basis)
  }

  @inline(never)
  private func percentMargins(_ node: Int, of basis: Double) -> Edges {
    let group = rares[nodes[node].keywords.marginGroupIndex(nodes[node].rare)], units = nodes[node].units
    return Edges(
      top: resolve(units[.marginTop], group.top, of: basis),
      left: resolve(units[.marginLeft], group.left, of: basis),
      bottom: resolve(units[.marginBottom], group.bottom, of: basis),
      right: resolve(units[.marginRight], group.right, of: basis))
  }

  /// Returns the sum of left and right margins, with `auto` ones as 0.
  @inline(__always)
  func horizontalMargins(_ node: Int, of basis: Double) -> Double {
    guard nodes[node].keywords[.hasMargin] != 0 else { return 0 }
    let group = nodes[node].keywords.marginGroupIndex(nodes[node].rare)
    return sum(group, .marginLeft, .marginRight, node, of: basis, isHorizontal: true)
  }

  /// Returns the sum of top and bottom margins, with `auto` ones as 0.
  @inline(__always)
  func verticalMargins(_ node: Int, of basis: Double) -> Double {
    guard nodes[node].keywords[.hasMargin] != 0 else { return 0 }
    let group = nodes[node].keywords.marginGroupIndex(nodes[node].rare)
    return sum(group, .marginTop, .marginBottom, node, of: basis, isHorizontal: false)
  }
}

/// A node's used margins.
struct Margins {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
  var autoLeft = false
  var autoTop = false
  var autoRight = false
  var autoBottom = false

  var horizontal: AxisMargins { AxisMargins(start: left, end: right, startIsAuto: autoLeft, endIsAuto: autoRight) }
  var vertical: AxisMargins { AxisMargins(start: top, end: bottom, startIsAuto: autoTop, endIsAuto: autoBottom) }
}

/// A node's used margins along one axis.
struct AxisMargins {
  var start: Double
  var end: Double
  var startIsAuto: Bool
  var endIsAuto: Bool

  /// The sum of both margins; `auto` ones have their assigned size, initially 0.
  var sum: Double { start + end }

  var autoCount: Int { (startIsAuto ? 1 : 0) + (endIsAuto ? 1 : 0) }

  /// The margins seen from the other end.
  var flipped: AxisMargins {
    AxisMargins(start: end, end: start, startIsAuto: endIsAuto, endIsAuto: startIsAuto)
  }
}
