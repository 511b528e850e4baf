internal import EagerLayout
import PlaygroundKit

/// The CSS declarations of a node.
struct CSSDeclarations {
  private var declarations: [String] = []
  /// The style in CSS terms: the parent's `alignment` is replaced by `align-self`.
  private let style: FlexStyle
  private let ids: SketchIDs

  var text: String { declarations.joined(separator: "; ") }

  init(_ node: LayoutNode, parent: LayoutNode?, _ ids: SketchIDs) {
    var style = node.style
    if let parent {
      style.applyAlignment(
        of: parent.style,
        isEmptyLeaf: node.content == nil && node.children.isEmpty && !node.style.units.isContainer)
    }
    self.style = style
    self.ids = ids
    let kind = ItemKind(node)
    writeDisplay(kind, node)
    writeItem(parent)
    if let container = kind.container {
      for (property, value) in container.declarations(node, ids) ?? [] {
        // The margins of children must not collapse with the margins of a root.
        add(property, parent == nil && value.utf8.elementsEqual("block".utf8) ? "flow-root" : value)
      }
      writeGap()
      if container.isAligned { writeAlignments() }
      write(.direction)
    } else if kind.isContainer {
      writeContainer()
    } else if style.units.hasEdgesByDirection {
      write(.direction)
    }
    writeEdges()
    if case .text(let text)? = node.content?.kind {
      add("font", "\(Self.px(text.advance))/\(Self.px(text.lineHeight)) Ahem")
    }
  }

  private mutating func add(_ property: String, _ value: String) { declarations.append("\(property): \(value)") }

  /// Writes a property by its own name, unless it has its initial value.
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

  private mutating func writeDisplay(_ kind: ItemKind, _ node: LayoutNode) {
    if style.display != .flex { return add("display", style.display == .none ? "none" : "contents") }
    if kind.isContainer, kind.container == nil {
      add("display", "flex")
      write(.flexDirection)
    }
    let insets = [style.top.stored, style.right.stored, style.bottom.stored, style.left.stored]
    let hasInset = insets.contains { $0.unit != .auto }
    if style.position == .absolute {
      add("position", "absolute")
    } else if style.position == .relative, hasInset || node.containsAbsolute {
      // `relative` must be written, since the initial value in CSS is `static`.
      add("position", "relative")
    }
    for side: FlexStyle.Property in [.top, .right, .bottom, .left] { write(style.units.specifiedEdge(side)) }
  }

  private mutating func writeItem(_ parent: LayoutNode?) {
    let parentContainer = parent?.arrangement.map { ContainerSyntax.of($0) }, isAbsolute = style.position == .absolute
    // Absolute children of a grid also refer to the grid's lines (CSS Grid §9).
    if let parentContainer, let arrangement = parent?.arrangement, !isAbsolute || parentContainer.isAligned {
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
    for property in FlexStyle.Property.remainingLengths { write(property) }
    write(.aspectRatio)
    if isAbsolute || parentContainer?.isAligned ?? true { write(.alignSelf) }
    let x = Self.text(.overflowX, in: style), y = Self.text(.overflowY, in: style)
    if style.overflowX != .visible || style.overflowY != .visible {
      add("overflow", style.overflowX == style.overflowY ? x : "\(x) \(y)")
      // Scroll bars take no space in the engine, so they must not take space in the browser.
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

  /// Writes the height of a root without a specified height: with its margins, the root fills the bounds.
  private mutating func writeRootHeight() {
    var edges = [style.marginTop.stored, style.marginBottom.stored]
    if style.boxSizing == .contentBox {
      edges += [style.paddingTop.stored, style.paddingBottom.stored]
      edges += [style.borderTop, style.borderBottom].map { StoredLength(.points, $0) }
    }
    var points = 0.0, widthPercentage = 0.0
    for edge in edges where edge.unit == .points { points += edge.value }
    // Percentages of margins and paddings refer to the bounds' width, which `cqw` gives inside of a query container.
    for edge in edges where edge.unit == .percent { widthPercentage += edge.value }
    var height = "100%"
    if points != 0 { height += " - \(Self.px(points))" }
    if widthPercentage != 0 { height += " - \(decimal(widthPercentage))cqw" }
    add("height", points == 0 && widthPercentage == 0 ? height : "calc(\(height))")
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
    // Without padding and border, `box-sizing` has no effect.
    if style.boxSizing == .borderBox, hasBorder || paddings.contains(where: { style[length: $0].value != 0 }) {
      add("box-sizing", "border-box")
    }
  }

  /// Writes lengths for four sides as one property. If some are specified by writing direction, each is a property of
  /// its own.
  private mutating func writeEdges(_ property: String, _ edges: [FlexStyle.Property]) {
    let sides = edges.map { style[length: $0] }
    guard sides.contains(where: { $0.unit != .points || $0.value != 0 }) else { return }
    let specified = edges.map { style.units.specifiedEdge($0) }
    if specified != edges { return specified.forEach { write($0) } }
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

  /// Returns a keyword, with `safe` or `unsafe` before a position. Before other keywords, these would make the
  /// declaration invalid.
  private static func text(_ property: FlexStyle.Property, in style: FlexStyle) -> String {
    let keywordIndex = style[keyword: property], keyword = "\(property.kind.keywords[keywordIndex])"
    guard property.isPosition(keywordIndex), style[safety: property] != .unspecified else { return keyword }
    return (style[safety: property] == .safe ? "safe " : "unsafe ") + keyword
  }
}

extension LayoutNode {
  /// `true` if the node is the containing block of an absolute box: a child, or a child of a static descendant.
  fileprivate var containsAbsolute: Bool {
    children.contains { $0.style.position == .absolute || $0.style.position == .static && $0.containsAbsolute }
  }
}
