package import EagerLayout
import PlaygroundKit

extension Live {
  /// A property that a key changes, and the direction of the change. A capital letter undoes what its small letter did.
  struct KeyedProperty {
    /// The property. If the key changes a width or a height, depending on the container, it is the property for the
    /// width.
    let property: FlexStyle.Property
    /// Whether the key goes forward (a larger number, or the next keyword) rather than back. For `flexDirection`:
    /// whether the key swaps row and column, instead of reversing the items.
    let isForward: Bool

    /// An entry for each property: the key and the key for the opposite direction, a short meaning, and the effect.
    static let all: [(property: FlexStyle.Property, key: String, meaning: String, effect: String)] = [
      (.flexGrow, "+ -", "grow", "increases or decreases the item's share of the free space"),
      (.flexShrink, "s S", "shrink", "increases or decreases the item's share of the missing space"),
      (.flexBasis, "b B", "basis", "increases or decreases the item's size before the free space is shared"),
      (.width, "z Z", "length", "increases or decreases the item's size along the main axis of its container"),
      (.minWidth, "m M", "min", "increases or decreases the item's minimum size"),
      (.maxWidth, "x X", "max", "increases or decreases the item's maximum size"),
      (.columnGap, "g G", "gap", "increases or decreases the space between the items"),
      (.paddingLeft, "p P", "padding", "increases or decreases the space inside a box, around its content"),
      (.justifyContent, "j", "justify", "aligns the items along the main axis: sets the next value"),
      (.alignItems, "a", "align", "aligns the items along the cross axis: sets the next value"),
      (.flexDirection, "d", "axis", "turns a row into a column, and a column into a row"),
      (.flexWrap, "o", "wrap", "allows several lines of items, or only one"),
      (.marginLeft, "v V", "margin", "increases or decreases the space around the item"),
      (.alignSelf, "t", "align self", "aligns this item alone along the cross axis: sets the next value"),
      (.order, "i I", "order", "moves the item later or earlier"),
      (.flexDirection, "k", "reverse", "reverses the items, or restores their order"),
      (.direction, "y", "direction", "switches between left to right and right to left"),
    ]

    /// The property of a key; nil if the key has none.
    init?(_ letter: Unicode.Scalar) {
      // `=` and `_` act like `+` and `-`, which are on the same keys, so that Shift has no effect.
      let key: Unicode.Scalar = letter == "=" ? "+" : letter == "_" ? "-" : letter
      let lowercase = "A"..."Z" ~= key ? key.value | 0x20 : key.value
      guard key != " ", let entry = Self.all.first(where: { $0.key.unicodeScalars.contains { $0.value == lowercase } })
      else { return nil }
      property = entry.property
      // `d` swaps row and column, and `k` reverses the items.
      isForward = property == .flexDirection ? lowercase == 0x64 : key.value == lowercase && key != "-"
    }

    /// Whether the property belongs to a container and affects all items of the container.
    var appliesToContainer: Bool {
      if property == .alignSelf { return false }
      return switch property.kind {
      case .length, .padding, .keyword, .alignment: true
      default: false
      }
    }

    /// The syntax of the container in which this property of a node has no effect; `nil` if it has an effect.
    func ignoringContainer(_ root: LayoutNode, node: Int) -> ContainerSyntax? {
      switch property {
      case .flexGrow, .flexShrink, .flexBasis, .alignSelf, .justifyContent, .alignItems, .flexDirection, .flexWrap:
        break
      default: return nil
      }
      var path = root.path(to: node)
      if !path.isEmpty, !appliesToContainer || !root.node(at: path).hasItems { path.removeLast() }
      let container = root.node(at: path).arrangement.map { ContainerSyntax.of($0) }
      let isAlignment = property == .alignSelf || property == .justifyContent || property == .alignItems
      return isAlignment && container?.isAligned == true ? nil : container
    }

    /// Changes the property of a node, or of its container. Returns the changed node and a message. Returns `nil` for
    /// the properties of an item if the node is the root.
    func change(_ root: inout LayoutNode, node: Int, frames: [Frame]) -> (node: Int, text: String)? {
      var path = root.path(to: node)
      if appliesToContainer {
        if !root.node(at: path).hasItems, !path.isEmpty { path.removeLast() }
        let container = root.preorderIndex(of: path)
        return (container, root.change(at: path) { change(&$0.style, isRow: true, length: 0) })
      }
      guard !path.isEmpty else { return nil }
      let isRow = root.node(at: path).isChangedInWidth(in: root.node(at: Array(path.dropLast())))
      let length = isRow ? frames[node].width : frames[node].height
      return (node, root.change(at: path) { change(&$0.style, isRow: isRow, length: length) })
    }

    /// Changes a style; returns a description of the new value. `length` is the width or height in the current layout.
    private func change(_ style: inout FlexStyle, isRow: Bool, length: Double) -> String {
      switch property.kind {
      case .keyword, .alignment:
        let values = values(in: style), index = values.firstIndex(of: style[keyword: property]) ?? 0
        let value = values[(index + (isForward ? 1 : values.count - 1)) % values.count]
        style[keyword: property] = value
        if property == .flexDirection {
          let isReversed = style.flexDirection == .rowReverse || style.flexDirection == .columnReverse
          return isForward
            ? style.keywords.isRow ? "a Row now" : "a Column now" : isReversed ? "reversed" : "not reversed"
        }
        return "\(property.entry.modifier)(\(property.member(in: style)))"
      case .factor:
        let factor = max(0, (style[number: property] ?? 0) + (isForward ? 1 : -1))
        style[number: property] = factor
        return "\(property.entry.modifier) \(numeral(factor))"
      case .length: return change([.rowGap, .columnGap], in: &style)
      case .padding: return change([.paddingLeft, .paddingTop, .paddingRight, .paddingBottom], in: &style)
      case .margin: return change([.marginLeft, .marginTop, .marginRight, .marginBottom], in: &style)
      case .whole:
        style.order += isForward ? 1 : -1
        return "order \(style.order)"
      default:
        let property = isRow ? property : property.heightCounterpart
        let points = stepped(points(of: property, in: style), from: length)
        style[length: property] = points.map { StoredLength(.points, $0) } ?? property.kind.initialLength
        let initialKeyword = property.kind.lengthForms?.contains(.none) ?? false ? "none" : "auto"
        let description = "\(property.entry.modifier) \(points.map { numeral($0) } ?? initialKeyword)"
        if case .size = property.kind, points != nil, style.flexBasis != .auto {
          return description + ", overridden by its basis"
        }
        return description
      }
    }

    /// Adds or subtracts 5 points, and sets all of `properties` to the result. Returns the modifier with the new value.
    private func change(_ properties: [FlexStyle.Property], in style: inout FlexStyle) -> String {
      let minimum = property.kind.lengthForms?.contains(.negative) ?? false ? -100.0 : 0
      let points = max(minimum, (points(of: property, in: style) ?? 0) + (isForward ? 5 : -5))
      for property in properties { style[length: property] = StoredLength(.points, points) }
      return "\(property.entry.modifier) \(numeral(points))"
    }

    /// The values that a key steps through: values that look different in most layouts.
    private func values(in style: FlexStyle) -> [Int] {
      switch property {
      case .justifyContent:
        codes(FlexStyle.JustifyContent.normal, .center, .end, .spaceBetween, .spaceAround, .spaceEvenly)
      case .alignItems: codes(FlexStyle.AlignItems.normal, .start, .center, .end, .baseline)
      case .alignSelf: codes(FlexStyle.AlignSelf.auto, .start, .center, .end, .stretch)
      case .flexWrap: codes(FlexStyle.FlexWrap.nowrap, .wrap)
      case .direction: codes(FlexStyle.Direction.leftToRight, .rightToLeft)
      default:
        // The values of `flexDirection`: the current one, and the one that the key sets.
        switch style.flexDirection {
        case .row: codes(FlexStyle.FlexDirection.row, isForward ? .column : .rowReverse)
        case .column: codes(isForward ? FlexStyle.FlexDirection.row : .columnReverse, .column)
        case .rowReverse: codes(FlexStyle.FlexDirection.rowReverse, isForward ? .columnReverse : .row)
        case .columnReverse: codes(isForward ? FlexStyle.FlexDirection.rowReverse : .column, .columnReverse)
        }
      }
    }

    private func codes<Value: RawRepresentable<UInt8>>(_ values: Value...) -> [Int] { values.map { Int($0.rawValue) } }

    /// The next length in steps of 10. Without a specified length it starts at the current one, rounded. Returns `nil`
    /// to remove a length that would be negative.
    private func stepped(_ length: Double?, from current: Double) -> Double? {
      guard let length else { return isForward ? Double(nearestInteger(current / 10)) * 10 : nil }
      let next = length + (isForward ? 10 : -10)
      return next < 0 ? nil : next
    }

    /// The length in points; `nil` for other units. 0 %, the basis of `Flex()`, counts as 0 points.
    private func points(of property: FlexStyle.Property, in style: FlexStyle) -> Double? {
      let length = style[length: property]
      return length.unit == .points || length.unit == .percent && length.value == 0 ? length.value : nil
    }
  }
}

extension FlexStyle.Property {
  /// The property for heights that corresponds to this property for widths.
  fileprivate var heightCounterpart: FlexStyle.Property {
    switch self {
    case .width: .height
    case .minWidth: .minHeight
    case .maxWidth: .maxHeight
    default: self
    }
  }
}

extension LayoutNode {
  fileprivate var hasItems: Bool { !children.isEmpty }

  /// The number of nodes in the subtree.
  fileprivate var nodeCount: Int {
    var count = 0
    walk { _, _, isOpening in if isOpening { count += 1 } }
    return count
  }

  /// Whether keys for lengths change the node's width rather than its height. In rows and columns they change the size
  /// on the main axis. In other containers they change the width, unless the node specifies only a height.
  func isChangedInWidth(in parent: LayoutNode) -> Bool {
    guard parent.arrangement != nil else { return parent.style.keywords.isRow }
    return style.width != .auto || style.height == .auto
  }

  /// The path to a node with a preorder index: on each level, the index of a child.
  package func path(to node: Int) -> [Int] {
    var path: [Int] = []
    var preorderIndex = 0, current = self
    while preorderIndex < node {
      var childPreorderIndex = preorderIndex + 1
      var index = 0
      while index < current.children.count - 1, childPreorderIndex + current.children[index].nodeCount <= node {
        childPreorderIndex += current.children[index].nodeCount
        index += 1
      }
      path.append(index)
      (preorderIndex, current) = (childPreorderIndex, current.children[index])
    }
    return path
  }

  package func node(at path: [Int]) -> LayoutNode { path.reduce(self) { $0.children[$1] } }

  fileprivate func preorderIndex(of path: [Int]) -> Int {
    var preorderIndex = 0
    var node = self
    for index in path {
      preorderIndex += 1
      for sibling in node.children[..<index] { preorderIndex += sibling.nodeCount }
      node = node.children[index]
    }
    return preorderIndex
  }

  fileprivate mutating func change<Result>(at path: [Int], _ change: (inout LayoutNode) -> Result) -> Result {
    guard let first = path.first else { return change(&self) }
    return children[first].change(at: Array(path.dropFirst()), change)
  }
}
