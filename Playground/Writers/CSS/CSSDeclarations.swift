internal import EagerLayout
import PlaygroundKit

/// The CSS declarations of a node.
struct CSSDeclarations {
  private var list: [String] = []
  /// As CSS has it, without the container's `alignment`.
  private let style: FlexStyle
  private let ids: SketchIDs

  var text: String { list.joined(separator: "; ") }

  init(_ node: LayoutNode, parent: LayoutNode?, _ ids: SketchIDs) {
    var style = node.style
    if let parent {
      style.takeAlignment(
        of: parent.style,
        isBare: node.content == nil && node.children.isEmpty && !node.style.units.isContainer)
    }
    self.style = style
    self.ids = ids
    let word = ItemKind(node)
    writeDisplay(word, node)
    writeItem(parent)
    if let arranged = word.container {
      for (property, value) in arranged.declarations(node, ids) ?? [] {
        // The margins of a root's children stay inside.
        add(property, parent == nil && value.utf8.elementsEqual("block".utf8) ? "flow-root" : value)
      }
      writeGap()
      if arranged.isAligned { writeAlignments() }
      write(.direction)
    } else if word.isContainer {
      writeContainer()
    } else if style.units.hasEdgesByDirection {
      write(.direction)
    }
    writeEdges()
    if case .text(let text)? = node.content?.kind {
      add("font", "\(Self.px(text.advance))/\(Self.px(text.lineHeight)) Ahem")
    }
  }

  private mutating func add(_ property: String, _ value: String) { list.append("\(property): \(value)") }

  /// A property by its own name, unless it has its initial value.
  private mutating func write(_ property: FlexStyle.Property) {
    switch property.kind {
    case .keyword, .alignment:
      if style[keyword: property] != 0 { add("\(property.css)", Self.text(property, in: style)) }
    case .factor, .whole, .ratio:
      if let value = property.value(in: style) { add("\(property.css)", value) }
    default:
      let length = style[length: property]
      if length != property.kind.initialLength { add("\(property.css)", Self.text(length)) }
    }
  }

  private mutating func writeDisplay(_ word: ItemKind, _ node: LayoutNode) {
    if style.display != .flex { return add("display", style.display == .none ? "none" : "contents") }
    if word.isContainer, word.container == nil {
      add("display", "flex")
      write(.flexDirection)
    }
    let insets = [style.top.stored, style.right.stored, style.bottom.stored, style.left.stored]
    let hasInset = insets.contains { $0.unit != .auto }
    if style.position == .absolute {
      add("position", "absolute")
    } else if style.position == .relative, hasInset || node.containsAbsolute {
      // Initially, CSS's boxes are static.
      add("position", "relative")
    }
    for side: FlexStyle.Property in [.top, .right, .bottom, .left] { write(style.units.given(side)) }
  }

  private mutating func writeItem(_ parent: LayoutNode?) {
    let around = parent?.arrangement.map { ContainerSyntax.of($0) }, isAbsolute = style.position == .absolute
    // A grid is where its absolute children look for their lines, too.
    if let around, let arrangement = parent?.arrangement, !isAbsolute || around.isAligned {
      for (property, value) in ContainerCSS.of(arrangement)?.item(arrangement, style, ids) ?? [] {
        add(property, value)
      }
    } else if parent != nil {
      writeFlex()
    }
    if style.order != 0 { add("order", "\(style.order)") }
    write(.width)
    if style.height != .auto {
      add("height", Self.text(style.height.stored))
    } else if parent == nil {
      writeRootHeight()
    }
    for property in FlexStyle.Property.moreLengths { write(property) }
    write(.aspectRatio)
    if isAbsolute || around?.isAligned ?? true { write(.alignSelf) }
    let x = Self.text(.overflowX, in: style), y = Self.text(.overflowY, in: style)
    if style.overflowX != .visible || style.overflowY != .visible {
      add("overflow", style.overflowX == style.overflowY ? x : "\(x) \(y)")
      // Here scroll bars take no space.
      if [style.overflowX, style.overflowY].contains(where: { $0 == .scroll || $0 == .auto }) {
        add("scrollbar-width", "none")
      }
    }
  }

  private mutating func writeFlex() {
    let grow = decimal(style.growFactor), shrink = decimal(style.shrinkFactor)
    if style.growFactor == 0, style.flexBasis == .auto {
      if style.shrinkFactor == 0 { return add("flex", "none") }
      if style.shrinkFactor == 1 { return }
    }
    add("flex", "\(grow) \(shrink) \(Self.text(style.flexBasis.stored))")
  }

  /// The height of a root without one: it fills the bounds, to which its margins belong.
  private mutating func writeRootHeight() {
    var edges = [style.marginTop.stored, style.marginBottom.stored]
    if style.boxSizing == .contentBox {
      edges += [style.paddingTop.stored, style.paddingBottom.stored]
      edges += [style.borderTop, style.borderBottom].map { StoredLength(.points, $0) }
    }
    var points = 0.0, ofWidth = 0.0
    for edge in edges where edge.unit == .points { points += edge.value }
    // Margins and paddings are percentages of the width around them, which a height can name where that is a container's.
    for edge in edges where edge.unit == .percent { ofWidth += edge.value }
    var height = "100%"
    if points != 0 { height += " - \(Self.px(points))" }
    if ofWidth != 0 { height += " - \(decimal(ofWidth))cqw" }
    add("height", points == 0 && ofWidth == 0 ? height : "calc(\(height))")
  }

  private mutating func writeGap() {
    guard style.rowGap != .points(0) || style.columnGap != .points(0) else { return }
    let row = Self.text(style.rowGap.stored), column = Self.text(style.columnGap.stored)
    add("gap", style.rowGap == style.columnGap ? row : "\(row) \(column)")
  }

  private mutating func writeContainer() {
    write(.flexWrap)
    write(.flexLineCount)
    writeGap()
    writeAlignments()
    write(.direction)
  }

  private mutating func writeAlignments() {
    write(.alignItems)
    write(.justifyContent)
    write(.alignContent)
  }

  private mutating func writeEdges() {
    writeEdges("margin", [.marginTop, .marginRight, .marginBottom, .marginLeft])
    let paddings: [FlexStyle.Property] = [.paddingTop, .paddingRight, .paddingBottom, .paddingLeft]
    writeEdges("padding", paddings)
    let borders: [FlexStyle.Property] = [.borderTop, .borderRight, .borderBottom, .borderLeft]
    let hasBorder = borders.contains { style[length: $0].value != 0 }
    if hasBorder {
      add("border", "0 solid")
      writeEdges("border-width", borders)
    }
    // Without edges all boxes are the same.
    if style.boxSizing == .borderBox, hasBorder || paddings.contains(where: { style[length: $0].value != 0 }) {
      add("box-sizing", "border-box")
    }
  }

  /// Top, right, bottom and left in one property; where they are by direction, each in its own.
  private mutating func writeEdges(_ property: String, _ edges: [FlexStyle.Property]) {
    let sides = edges.map { style[length: $0] }
    guard sides.contains(where: { $0.unit != .points || $0.value != 0 }) else { return }
    let given = edges.map { style.units.given($0) }
    if given != edges { return given.forEach { write($0) } }
    if !sides.contains(where: { $0 != sides[0] }) { return add(property, Self.text(sides[0])) }
    if sides[0] == sides[2], sides[1] == sides[3] {
      return add(property, "\(Self.text(sides[0])) \(Self.text(sides[1]))")
    }
    add(property, sides.map { Self.text($0) }.joined(separator: " "))
  }

  static func px(_ points: Double) -> String { points == 0 ? "0" : "\(decimal(points))px" }

  static func text(_ length: StoredLength) -> String {
    switch length.unit {
    case .points: px(length.value)
    case .percent: length.calculated?.expression.css ?? "\(decimal(length.value))%"
    default: "\(length.unit.css)"
    }
  }

  /// A keyword with what stands before it: browsers drop `safe` and `unsafe` before what is not a position, and the
  /// keyword with it.
  private static func text(_ property: FlexStyle.Property, in style: FlexStyle) -> String {
    let code = style[keyword: property], keyword = "\(property.kind.keywords[code])"
    guard property.isPosition(code), style[safety: property] != .unspecified else { return keyword }
    return (style[safety: property] == .safe ? "safe " : "unsafe ") + keyword
  }
}

extension LayoutNode {
  /// Whether the node is the containing block of an absolute child, its own or a static descendant's.
  fileprivate var containsAbsolute: Bool {
    children.contains { $0.style.position == .absolute || $0.style.position == .static && $0.containsAbsolute }
  }
}
