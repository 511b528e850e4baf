package import EagerLayout

/// Writes the properties of a node's style that differ from its item's defaults, as modifiers.
package struct StyleWriter {
  /// The modifiers in a fixed order, each with its dot.
  package private(set) var modifiers: [String] = []
  private let style: FlexStyle
  private let kind: ItemKind

  package init(_ node: LayoutNode) {
    kind = ItemKind(node)
    // Leaves have no `.direction` modifier: start and end edges are written as left and right ones.
    style = kind.isContainer ? node.style : node.style.withEdgesOnSides
    writeSizes()
    writeFactors()
    if kind.isContainer { writeContainer() }
    writeEdges(.margin, [.marginTop, .marginLeft, .marginBottom, .marginRight])
    writeEdges(.padding, [.paddingTop, .paddingLeft, .paddingBottom, .paddingRight])
    writeEdges(.border, [.borderTop, .borderLeft, .borderBottom, .borderRight])
    writePosition()
  }

  private mutating func add(_ name: String, _ value: String) { modifiers.append(".\(name)(\(value))") }

  private mutating func writeSizes() {
    writeSize(.width)
    writeSize(.height)
    for property in FlexStyle.Property.remainingLengths { write(property) }
    if let ratio = style.aspectRatio { add("aspectRatio", (style.ratioIsOfContent ? "auto: " : "") + decimal(ratio)) }
    write(.boxSizing)
  }

  /// Writes a property that has its own modifier, unless it has its initial value.
  private mutating func write(_ property: FlexStyle.Property) {
    let name = "\(property.entry.modifier)"
    switch property.kind {
    case .keyword: if style[keyword: property] != 0 { add(name, property.member(in: style)) }
    case .alignment:
      let code = style[keyword: property], safety = style[safety: property]
      // A container with an `alignment` argument needs no `.alignItems`, which would replace it.
      if property == .alignItems, style.alignment != nil { return }
      guard code != 0 || safety != .unspecified else { return }
      let suffix = safety == .unspecified ? "" : ", .\(Keyword.overflowPosition.names[Int(safety.rawValue)])"
      add(name, property.member(in: style) + suffix)
    default:
      let length = style[length: property]
      if length != property.kind.initialLength { add(name, Self.text(length)) }
    }
  }

  /// Writes a size, unless it is an argument of `Fixed`.
  private mutating func writeSize(_ property: FlexStyle.Property) {
    let size = style[length: property]
    if kind == .fixed {
      if size.unit == .points { return }
      // `Fixed` needs an argument. Without any size it is written as `Fixed(width: 0)`, so an `auto` width needs a
      // modifier.
      let hasHeight = style[length: .height].unit == .points
      if size.unit == .auto && (property == .height || hasHeight) { return }
      add("\(property.entry.modifier)", Self.text(size))
    } else {
      write(property)
    }
  }

  private mutating func writeFactors() {
    switch kind {
    case .flex:
      if style.flexBasis != .percent(0) { add("basis", Self.text(style.flexBasis.stored)) }
      if style.shrinkFactor != 1 { add("shrink", decimal(style.shrinkFactor)) }
    case .fixed: if style.shrinkFactor != 0 { add("shrink", decimal(style.shrinkFactor)) }
    default:
      if style.growFactor != 0, style.shrinkFactor == 1, style.flexBasis == .percent(0) {
        return add("flex", decimal(style.growFactor))
      }
      if style.growFactor != 0 { add("grow", decimal(style.growFactor)) }
      if style.shrinkFactor != 1 { add("shrink", decimal(style.shrinkFactor)) }
      if style.flexBasis != .auto { add("basis", Self.text(style.flexBasis.stored)) }
    }
  }

  private mutating func writeContainer() {
    if style.rowGap != .points(0) || style.columnGap != .points(0) {
      if style.rowGap == style.columnGap {
        add("gap", Self.text(style.rowGap.stored))
      } else {
        writeSides("gap", ["row", "column"], [style.rowGap.stored, style.columnGap.stored], initial: .points)
      }
    }
    let isFlex = kind.container == nil
    if isFlex, style.flexWrap != .nowrap {
      add("wrap", style.flexWrap == .wrap ? "" : FlexStyle.Property.flexWrap.member(in: style))
    }
    if isFlex, style.flexLineCount != 1 { add("lineCount", "\(style.flexLineCount)") }
    if kind.container?.isAligned ?? true {
      for property: FlexStyle.Property in [.alignItems, .justifyContent, .alignContent] { write(property) }
    }
    if isFlex, style.flexDirection == .rowReverse || style.flexDirection == .columnReverse { add("reversed", "") }
    write(.direction)
  }

  /// Writes the item's position and visibility.
  private mutating func writePosition() {
    let x = FlexStyle.Property.overflowX.member(in: style), y = FlexStyle.Property.overflowY.member(in: style)
    if style.overflowX == style.overflowY {
      if style.overflowX != .visible { add("overflow", x) }
    } else {
      add("overflow", "x: \(x), y: \(y)")
    }
    write(.alignSelf)
    if style.order != 0 { add("order", "\(style.order)") }
    let insets = [style.top.stored, style.left.stored, style.bottom.stored, style.right.stored]
    let hasInset = insets.contains { $0.unit != .auto }
    let usesLeftAndRight = !style.units[byDirection: .inset]
    if style.position == .absolute, hasInset, usesLeftAndRight, !insets.contains(where: { $0 != insets[0] }) {
      add("inset", Self.text(insets[0]))
    } else if style.position == .absolute || hasInset {
      let name = style.position == .absolute ? "absolute" : "offset"
      writeSides(name, labels(.inset), insets, initial: .auto)
    }
    if style.position == .static { add("static", "") }
    if style.display != .flex { add(style.display == .none ? "hidden" : "contents", "") }
  }

  private func labels(_ family: EdgeFamily) -> [String] {
    style.units[byDirection: family] ? Signature.ends : Signature.sides
  }

  /// Writes four edges in the shortest form. Their order is top, left, bottom, right, or top, start, bottom, end.
  private mutating func writeEdges(_ family: EdgeFamily, _ edges: [FlexStyle.Property]) {
    let name = "\(edges[0].entry.modifier)", sides = edges.map { style[length: $0] }
    guard sides.contains(where: { $0.unit != .points || $0.value != 0 }) else { return }
    if style.units[byDirection: family] { return writeSides(name, Signature.ends, sides, initial: .points) }
    if !sides.contains(where: { $0 != sides[0] }) { return add(name, Self.text(sides[0])) }
    if family != .border, sides[0] == sides[2], sides[1] == sides[3] {
      return writeSides(name, ["horizontal", "vertical"], [sides[1], sides[0]], initial: .points)
    }
    writeSides(name, Signature.sides, sides, initial: .points)
  }

  private mutating func writeSides(_ name: String, _ labels: [String], _ sides: [StoredLength], initial: Unit) {
    let specified = zip(labels, sides).filter { $1 != StoredLength(initial) }
    add(name, specified.map { "\($0): \(Self.text($1))" }.joined(separator: ", "))
  }

  /// A length in source form; points have no unit.
  static func text(_ length: StoredLength) -> String {
    switch length.unit {
    case .points: decimal(length.value)
    case .percent: length.calculated?.expression.source ?? ".percent(\(decimal(length.value)))"
    default: ".\(Keyword.camelCased(length.unit.css))"
    }
  }
}
