package import EagerLayout
import PlaygroundKit

extension Live {
  /// A property that a key changes, and the direction: a capital letter undoes a small one.
  struct KeyedProperty {
    /// The property; the one of widths, if there is also one of heights: the container decides between them.
    let property: FlexStyle.Property
    let isMore: Bool

    /// The property of a key; nil if the key has none.
    init?(_ letter: Unicode.Scalar) {
      switch letter {
      case "+", "=": (property, isMore) = (.flexGrow, true)
      case "-", "_": (property, isMore) = (.flexGrow, false)
      case "s", "S": (property, isMore) = (.flexShrink, letter == "s")
      case "b", "B": (property, isMore) = (.flexBasis, letter == "b")
      case "z", "Z": (property, isMore) = (.width, letter == "z")
      case "m", "M": (property, isMore) = (.minWidth, letter == "m")
      case "x", "X": (property, isMore) = (.maxWidth, letter == "x")
      case "g", "G": (property, isMore) = (.columnGap, letter == "g")
      case "p", "P": (property, isMore) = (.paddingLeft, letter == "p")
      case "j", "J": (property, isMore) = (.justifyContent, letter == "j")
      case "a", "A": (property, isMore) = (.alignItems, letter == "a")
      case "d", "D": (property, isMore) = (.flexDirection, true)
      case "o", "O": (property, isMore) = (.flexWrap, true)
      case "v", "V": (property, isMore) = (.marginLeft, letter == "v")
      case "t", "T": (property, isMore) = (.alignSelf, letter == "t")
      case "i", "I": (property, isMore) = (.order, letter == "i")
      case "k", "K": (property, isMore) = (.flexDirection, false)
      case "y", "Y": (property, isMore) = (.direction, true)
      default: return nil
      }
    }

    /// Whether it is a property of a container that affects its items.
    var isOfContainers: Bool {
      if property == .alignSelf { return false }
      return switch property.kind {
      case .gap, .padding, .keyword, .alignment: true
      default: false
      }
    }

    /// The container that ignores this property of a node, as neither row nor column; nil if it has effect.
    func isUnheard(_ root: LayoutNode, node: Int) -> ContainerWord? {
      switch property {
      case .flexGrow, .flexShrink, .flexBasis, .alignSelf, .justifyContent, .alignItems, .flexDirection, .flexWrap:
        break
      default: return nil
      }
      var path = root.path(to: node)
      if !path.isEmpty, !isOfContainers || !root.node(at: path).isContainer { path.removeLast() }
      let word = root.node(at: path).arrangement.map { ContainerWord.of($0) }
      let isAlignment = property == .alignSelf || property == .justifyContent || property == .alignItems
      return isAlignment && word?.isAligned == true ? nil : word
    }

    /// Changes the property of a node, or of its container; returns a message and the node it is about. Nil for the
    /// properties of an item if the node is the root.
    func change(_ root: inout LayoutNode, node: Int, size frames: [Frame]) -> (node: Int, text: String)? {
      var path = root.path(to: node)
      if isOfContainers {
        if !root.node(at: path).isContainer, !path.isEmpty { path.removeLast() }
        let place = root.preorder(of: path)
        return (place, root.change(at: path) { change(&$0.style, isRow: true, length: 0) })
      }
      guard !path.isEmpty else { return nil }
      let isRow = root.node(at: path).isChangedInWidth(in: root.node(at: Array(path.dropLast())))
      let length = isRow ? frames[node].width : frames[node].height
      return (node, root.change(at: path) { change(&$0.style, isRow: isRow, length: length) })
    }

    /// Changes a style; returns a description of the new value.
    private func change(_ style: inout FlexStyle, isRow: Bool, length: Double) -> String {
      switch property.kind {
      case .keyword, .alignment:
        let values = values(in: style), place = values.firstIndex(of: style[keyword: property]) ?? 0
        let value = values[(place + (isMore ? 1 : values.count - 1)) % values.count]
        style[keyword: property] = value
        if property == .flexDirection {
          let isReversed = style.flexDirection == .rowReverse || style.flexDirection == .columnReverse
          return isMore ? style.keywords.isRow ? "a Row now" : "a Column now" : isReversed ? "reversed" : "not reversed"
        }
        return "\(property.entry.modifier)(\(property.member(in: style)))"
      case .factor:
        let factor = max(0, (style[number: property] ?? 0) + (isMore ? 1 : -1))
        style[number: property] = factor
        return "\(property.entry.modifier) \(numeral(factor))"
      case .gap: return change([.rowGap, .columnGap], in: &style)
      case .padding: return change([.paddingLeft, .paddingTop, .paddingRight, .paddingBottom], in: &style)
      case .margin: return change([.marginLeft, .marginTop, .marginRight, .marginBottom], in: &style)
      case .whole:
        style.order += isMore ? 1 : -1
        return "order \(style.order)"
      default:
        let property = isRow ? property : property.ofHeights
        let points = stepped(points(of: property, in: style), from: length)
        style[length: property] = points.map { StoredLength(.points, $0) } ?? property.kind.initialLength
        let none = property.kind.lengthForms?.contains(.none) ?? false ? "none" : "auto"
        let specified = "\(property.entry.modifier) \(points.map { numeral($0) } ?? none)"
        if case .size = property.kind, points != nil, style.flexBasis != .auto {
          return specified + ", overridden by its basis"
        }
        return specified
      }
    }

    /// Changes everything that the modifier sets with one number.
    private func change(_ properties: [FlexStyle.Property], in style: inout FlexStyle) -> String {
      let least = property.kind.lengthForms?.contains(.negative) ?? false ? -100.0 : 0
      let points = max(least, (points(of: property, in: style) ?? 0) + (isMore ? 5 : -5))
      for property in properties { style[length: property] = StoredLength(.points, points) }
      return "\(property.entry.modifier) \(numeral(points))"
    }

    /// The values that a key steps through: values that look different in most layouts.
    private func values(in style: FlexStyle) -> [Int] {
      switch property {
      case .justifyContent:
        [FlexStyle.JustifyContent.normal, .center, .end, .spaceBetween, .spaceAround, .spaceEvenly].map {
          Int($0.rawValue)
        }
      case .alignItems: [FlexStyle.AlignItems.normal, .start, .center, .end, .baseline].map { Int($0.rawValue) }
      case .alignSelf: [FlexStyle.AlignSelf.auto, .start, .center, .end, .stretch].map { Int($0.rawValue) }
      case .flexWrap: [FlexStyle.FlexWrap.nowrap, .wrap].map { Int($0.rawValue) }
      case .direction: [FlexStyle.Direction.leftToRight, .rightToLeft].map { Int($0.rawValue) }
      case .flexDirection where !isMore:
        // The reverse direction along the same axis.
        switch style.flexDirection {
        case .row, .rowReverse: [FlexStyle.FlexDirection.row, .rowReverse].map { Int($0.rawValue) }
        case .column, .columnReverse: [FlexStyle.FlexDirection.column, .columnReverse].map { Int($0.rawValue) }
        }
      default:
        // A column becomes a row, and a row a column.
        switch style.flexDirection {
        case .row, .column: [FlexStyle.FlexDirection.row, .column].map { Int($0.rawValue) }
        case .rowReverse, .columnReverse: [FlexStyle.FlexDirection.rowReverse, .columnReverse].map { Int($0.rawValue) }
        }
      }
    }

    /// The next length in steps of ten. Without a length it starts near the item's current one; below 0 it is removed.
    private func stepped(_ length: Double?, from now: Double) -> Double? {
      guard let length else { return isMore ? Double(nearestWhole(now / 10)) * 10 : nil }
      let next = length + (isMore ? 10 : -10)
      return next < 0 ? nil : next
    }

    /// The length in points; 0 % is 0 points: `Flex()` starts there.
    private func points(of property: FlexStyle.Property, in style: FlexStyle) -> Double? {
      let length = style[length: property]
      return length.unit == .points || length.unit == .percent && length.value == 0 ? length.value : nil
    }
  }
}

extension FlexStyle.Property {
  /// The matching property of heights.
  fileprivate var ofHeights: FlexStyle.Property {
    switch self {
    case .width: .height
    case .minWidth: .minHeight
    case .maxWidth: .maxHeight
    default: self
    }
  }
}

extension LayoutNode {
  /// Whether it is a row or column, with items or without.
  fileprivate var isContainer: Bool { !children.isEmpty }

  /// The number of nodes in its subtree.
  fileprivate var count: Int {
    var count = 0
    walk { _, _, isOpening in if isOpening { count += 1 } }
    return count
  }

  /// Whether keys for lengths change its width, not its height: along the main axis of its row or column. In other
  /// containers this is the width, unless the item only specifies a height.
  func isChangedInWidth(in parent: LayoutNode) -> Bool {
    guard parent.arrangement != nil else { return parent.style.keywords.isRow }
    return style.width != .auto || style.height == .auto
  }

  /// The indices of children that lead to a node, given by its preorder index.
  package func path(to node: Int) -> [Int] {
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

  /// The node at a path of child indices.
  package func node(at path: [Int]) -> LayoutNode { path.reduce(self) { $0.children[$1] } }

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
