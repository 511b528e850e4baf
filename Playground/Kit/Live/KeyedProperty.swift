import EagerLayout

extension Live {
  /// A property that a key changes, and in which direction: a capital letter takes back what a small one gives.
  struct KeyedProperty {
    enum Name { case grow, shrink, basis, size, least, most, gap, padding, justify, align, axis, wrap }

    let name: Name
    let isMore: Bool

    /// The property of a key; nil if the key has none.
    init?(_ letter: Unicode.Scalar) {
      switch letter {
      case "+", "=": (name, isMore) = (.grow, true)
      case "-", "_": (name, isMore) = (.grow, false)
      case "s", "S": (name, isMore) = (.shrink, letter == "s")
      case "b", "B": (name, isMore) = (.basis, letter == "b")
      case "z", "Z": (name, isMore) = (.size, letter == "z")
      case "m", "M": (name, isMore) = (.least, letter == "m")
      case "x", "X": (name, isMore) = (.most, letter == "x")
      case "g", "G": (name, isMore) = (.gap, letter == "g")
      case "p", "P": (name, isMore) = (.padding, letter == "p")
      case "j", "J": (name, isMore) = (.justify, letter == "j")
      case "a", "A": (name, isMore) = (.align, letter == "a")
      case "d", "D": (name, isMore) = (.axis, true)
      case "o", "O": (name, isMore) = (.wrap, true)
      default: return nil
      }
    }

    /// Whether it says something about the items of a container, not about an item.
    var isOfContainers: Bool {
      switch name {
      case .gap, .padding, .justify, .align, .axis, .wrap: true
      default: false
      }
    }

    /// Changes it for a node, or for the container around it; what there is to say, and of which node. Nil for the
    /// properties of an item where the node is the root.
    func change(_ root: inout LayoutNode, node: Int, size frames: [Frame]) -> (node: Int, text: String)? {
      var path = root.path(to: node)
      if isOfContainers {
        if !root.node(at: path).isContainer, !path.isEmpty { path.removeLast() }
        let place = root.preorder(of: path)
        return (place, root.change(at: path) { changeContainer(&$0.style) })
      }
      guard !path.isEmpty else { return nil }
      let isRow = root.node(at: Array(path.dropLast())).style.keywords.isRow
      let length = isRow ? frames[node].width : frames[node].height
      return (node, root.change(at: path) { changeItem(&$0.style, isRow: isRow, length: length) })
    }

    private func changeItem(_ style: inout FlexStyle, isRow: Bool, length: Double) -> String {
      switch name {
      case .grow:
        style.flexGrow = stepped(style.flexGrow)
        return "grow \(numeral(style.flexGrow))"
      case .shrink:
        style.flexShrink = stepped(style.flexShrink)
        return "shrink \(numeral(style.flexShrink))"
      case .basis:
        let old: Double? = if case .points(let points) = style.flexBasis { points } else { nil }
        let new = stepped(old, from: length)
        style.flexBasis = new.map { .points($0) } ?? .auto
        return "basis \(new.map { numeral($0) } ?? "auto")"
      case .size:
        let new = stepped(points(isRow ? style.width : style.height), from: length)
        if isRow { style.width = size(new) } else { style.height = size(new) }
        return "\(isRow ? "width" : "height") \(new.map { numeral($0) } ?? "auto")"
      case .least:
        let new = stepped(points(isRow ? style.minWidth : style.minHeight), from: length)
        if isRow { style.minWidth = size(new) } else { style.minHeight = size(new) }
        return "least \(isRow ? "width" : "height") \(new.map { numeral($0) } ?? "auto")"
      default:
        let new = stepped(points(isRow ? style.maxWidth : style.maxHeight), from: length)
        if isRow { style.maxWidth = size(new) } else { style.maxHeight = size(new) }
        return "greatest \(isRow ? "width" : "height") \(new.map { numeral($0) } ?? "none")"
      }
    }

    private func changeContainer(_ style: inout FlexStyle) -> String {
      switch name {
      case .gap:
        let old: Double = if case .points(let points) = style.columnGap { points } else { 0 }
        let new = max(0, old + (isMore ? 5 : -5))
        (style.rowGap, style.columnGap) = (.points(new), .points(new))
        return "gap \(numeral(new))"
      case .padding:
        let old: Double = if case .points(let points) = style.paddingLeft { points } else { 0 }
        let new = Length.points(max(0, old + (isMore ? 5 : -5)))
        (style.paddingLeft, style.paddingTop, style.paddingRight, style.paddingBottom) = (new, new, new, new)
        return "padding \(numeral(max(0, old + (isMore ? 5 : -5))))"
      case .justify:
        let values: [(JustifyContent, String)] = [
          (.normal, "normal"), (.center, "center"), (.end, "end"), (.spaceBetween, "space between"),
          (.spaceAround, "space around"), (.spaceEvenly, "space evenly"),
        ]
        let place = turned(values.firstIndex { $0.0 == style.justifyContent }, count: values.count)
        style.justifyContent = values[place].0
        return "justify content: \(values[place].1)"
      case .align:
        let values: [(AlignItems, String)] = [
          (.normal, "normal"), (.start, "start"), (.center, "center"), (.end, "end"), (.baseline, "baseline"),
        ]
        let place = turned(values.firstIndex { $0.0 == style.alignItems }, count: values.count)
        style.alignItems = values[place].0
        return "align items: \(values[place].1)"
      case .wrap:
        style.flexWrap = style.flexWrap == .nowrap ? .wrap : .nowrap
        return style.flexWrap == .nowrap ? "one line" : "wraps"
      default:
        style.flexDirection =
          switch style.flexDirection {
          case .row: .column
          case .column: .row
          case .rowReverse: .columnReverse
          case .columnReverse: .rowReverse
          }
        return style.keywords.isRow ? "a row" : "a column"
      }
    }

    private func stepped(_ factor: Double) -> Double { max(0, factor + (isMore ? 1 : -1)) }

    /// The next length by tens. From none at all to about what the item has now; below 0 to none again.
    private func stepped(_ length: Double?, from now: Double) -> Double? {
      guard let length else { return isMore ? Double(nearestWhole(now / 10)) * 10 : nil }
      let next = length + (isMore ? 10 : -10)
      return next < 0 ? nil : next
    }

    private func turned(_ place: Int?, count: Int) -> Int { ((place ?? 0) + (isMore ? 1 : count - 1)) % count }

    private func points(_ size: SizeLength) -> Double? { if case .points(let points) = size { points } else { nil } }

    private func size(_ points: Double?) -> SizeLength { points.map { .points($0) } ?? .auto }
  }
}

extension LayoutNode {
  /// Whether it is a row or column, with items or without.
  fileprivate var isContainer: Bool { !children.isEmpty }

  /// How many nodes there are from it on down.
  fileprivate var count: Int {
    var count = 0
    walk { _, _, isOpening in if isOpening { count += 1 } }
    return count
  }

  /// The places of children that lead to a node, which is said by its place in preorder.
  func path(to node: Int) -> [Int] {
    var path: [Int] = []
    var place = 0, current = self
    while place < node {
      var child = place + 1
      var index = 0
      while index < current.children.count - 1, child + current.children[index].count <= node {
        child += current.children[index].count
        index += 1
      }
      path.append(index)
      (place, current) = (child, current.children[index])
    }
    return path
  }

  /// The node that places of children lead to.
  func node(at path: [Int]) -> LayoutNode {
    var node = self
    for index in path { node = node.children[index] }
    return node
  }

  fileprivate func preorder(of path: [Int]) -> Int {
    var place = 0
    var node = self
    for index in path {
      place += 1
      for sibling in node.children[..<index] { place += sibling.count }
      node = node.children[index]
    }
    return place
  }

  fileprivate mutating func change<Result>(at path: [Int], _ change: (inout LayoutNode) -> Result) -> Result {
    guard let first = path.first else { return change(&self) }
    return children[first].change(at: Array(path.dropFirst()), change)
  }
}
