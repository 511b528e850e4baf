extension FlexEngine {
  /// The node's rarely set lengths, zeros where it has none.
  @inline(__always)
  func rareValues(_ node: Int) -> RareValues {
    let rare = Int(nodes[node].rare)
    return rare < 0 ? RareValues() : rares[rare]
  }

  /// A margin or padding, whose percentages are of the containing block's width on all sides (CSS Box §3), or a gap.
  @inline(__always)
  func resolve(_ unit: Unit, _ value: Double, of whole: Double) -> Double {
    switch unit {
    case .points: value
    case .percent: percentage(value, of: whole)
    default: 0
    }
  }

  /// Padding and border, left and right together.
  @inline(__always)
  func horizontalEdges(_ node: Int, of whole: Double) -> Double {
    let keywords = nodes[node].keywords
    guard keywords.hasEdges else { return 0 }
    let units = nodes[node].units, rare = rareValues(node)
    return resolve(units[.paddingLeft], rare.padding.left, of: whole)
      + resolve(units[.paddingRight], rare.padding.right, of: whole) + rare.border.horizontal
  }

  /// Padding and border, top and bottom together.
  @inline(__always)
  func verticalEdges(_ node: Int, of whole: Double) -> Double {
    let keywords = nodes[node].keywords
    guard keywords.hasEdges else { return 0 }
    let units = nodes[node].units, rare = rareValues(node)
    return resolve(units[.paddingTop], rare.padding.top, of: whole)
      + resolve(units[.paddingBottom], rare.padding.bottom, of: whole) + rare.border.vertical
  }

  /// Where the content box starts in the border box, from the left.
  @inline(__always)
  func contentLeft(_ node: Int, of whole: Double) -> Double {
    guard nodes[node].keywords.hasEdges else { return 0 }
    let rare = rareValues(node)
    return resolve(nodes[node].units[.paddingLeft], rare.padding.left, of: whole) + rare.border.left
  }

  /// Where the content box starts in the border box, from the top.
  @inline(__always)
  func contentTop(_ node: Int, of whole: Double) -> Double {
    guard nodes[node].keywords.hasEdges else { return 0 }
    let rare = rareValues(node)
    return resolve(nodes[node].units[.paddingTop], rare.padding.top, of: whole) + rare.border.top
  }

  /// The width inside padding and border; known once the width is.
  @inline(__always)
  func innerWidth(_ node: Int) -> Double {
    max(boxes[node].width - horizontalEdges(node, of: boxes[node].containingWidth), 0)
  }

  /// The height inside padding and border; known once the height is.
  @inline(__always)
  func innerHeight(_ node: Int) -> Double {
    max(boxes[node].height - verticalEdges(node, of: boxes[node].containingWidth), 0)
  }

  /// The margins of a node; those that are `auto` count 0 and are said apart.
  @inline(__always)
  func margins(_ node: Int, of whole: Double) -> Margins {
    guard nodes[node].keywords[.hasMargin] != 0 else { return Margins() }
    let units = nodes[node].units, rare = rareValues(node)
    return Margins(
      left: resolve(units[.marginLeft], rare.margin.left, of: whole),
      top: resolve(units[.marginTop], rare.margin.top, of: whole),
      right: resolve(units[.marginRight], rare.margin.right, of: whole),
      bottom: resolve(units[.marginBottom], rare.margin.bottom, of: whole),
      autoLeft: units[.marginLeft] == .auto, autoTop: units[.marginTop] == .auto,
      autoRight: units[.marginRight] == .auto, autoBottom: units[.marginBottom] == .auto)
  }

  /// Left and right margin together, `auto` counting 0.
  @inline(__always)
  func horizontalMargins(_ node: Int, of whole: Double) -> Double {
    guard nodes[node].keywords[.hasMargin] != 0 else { return 0 }
    let units = nodes[node].units, rare = rareValues(node)
    return resolve(units[.marginLeft], rare.margin.left, of: whole)
      + resolve(units[.marginRight], rare.margin.right, of: whole)
  }

  /// Top and bottom margin together, `auto` counting 0.
  @inline(__always)
  func verticalMargins(_ node: Int, of whole: Double) -> Double {
    guard nodes[node].keywords[.hasMargin] != 0 else { return 0 }
    let units = nodes[node].units, rare = rareValues(node)
    return resolve(units[.marginTop], rare.margin.top, of: whole)
      + resolve(units[.marginBottom], rare.margin.bottom, of: whole)
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

  /// Left and right.
  var horizontal: AxisMargins { AxisMargins(start: left, end: right, startIsAuto: autoLeft, endIsAuto: autoRight) }
  /// Top and bottom.
  var vertical: AxisMargins { AxisMargins(start: top, end: bottom, startIsAuto: autoTop, endIsAuto: autoBottom) }
}

/// A node's used margins along one axis.
struct AxisMargins {
  var start: Double
  var end: Double
  var startIsAuto: Bool
  var endIsAuto: Bool

  /// Both together; those that are `auto` count what they were given, 0 at first.
  var sum: Double { start + end }

  /// How many of them are `auto`.
  var autoCount: Int { (startIsAuto ? 1 : 0) + (endIsAuto ? 1 : 0) }

  /// The same, seen from the other end.
  var flipped: AxisMargins {
    AxisMargins(start: end, end: start, startIsAuto: endIsAuto, endIsAuto: startIsAuto)
  }
}
