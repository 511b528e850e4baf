internal import EagerLayout

/// Words of SwiftUI, CSS or Yoga, with the notation to use instead.
enum Misuse {
  /// The remedy for an unknown item or word, and the name that can replace it directly.
  static func item(_ name: String) -> (remedy: String, name: String?)? {
    switch Word(stringLiteral: name) {
    case "HStack", "LazyHStack": ("Put children side by side in Row { … }.", "Row")
    case "VStack", "LazyVStack", "List": ("Put children below each other in Column { … }.", "Column")
    case "ZStack", "FrameLayout", "MyFrameLayout": ("Stack children on top of each other in Overlay { … }.", "Overlay")
    case "Stack", "UIStackView":
      ("Stack children in Overlay { … }, put them side by side in Row { … }, or below each other in Column { … }.", nil)
    case "LazyVGrid", "LazyHGrid":
      ("For columns of equal width, write Grid(columns: .repeated(3, .flexible(1))) { … }.", nil)
    case "GridRow", "TableRow":
      (
        "A grid needs no rows in its block: the items of Grid(columns: [80, .auto]) { … } go to the cells one after another.",
        nil
      )
    case "GridItem": ("The columns are an argument of the grid: write Grid(columns: [80, .flexible(1)]) { … }.", nil)
    case "TableLayout", "MyTableLayout", "Table":
      ("A table is Grid(columns: [.auto, .auto]) { … }: its columns are as wide as their cells need.", nil)
    case "grid", "display":
      ("For display: grid of CSS, write Grid(columns: [80, .flexible(1)]) { … }; for display: flex, Row { … }.", nil)
    case "ViewThatFits": ("Use FirstThatFits { … }, which shows the first child that fits.", "FirstThatFits")
    case "LinearLayout", "LinearLayoutCompat", "MyLinearLayout":
      ("For the rules of Android and MyLayout, use Linear(.vertical) { … }.", "Linear")
    case "FlexLayout", "FlexboxLayout", "MyFlexLayout": ("Flex containers are Row { … } and Column { … }.", nil)
    case "FlowLayout", "MyFlowLayout", "Wrap", "HFlow": ("For children in lines, use Flow { … }.", "Flow")
    case "RelativeLayout", "ConstraintLayout", "MyRelativeLayout":
      ("To place children relative to each other, use Relative { … }.", "Relative")
    case "MyFloatLayout": ("To float children at both sides, use Floats { … }.", "Floats")
    case "MyGridLayout", "GridLayout": ("To divide a box, use Split(.columns([.points(100), .fill])) { … }.", nil)
    case "MyPathLayout", "RadialLayout":
      ("To place children along a curve, use Along(.circle(radius: 100)) { … }.", nil)
    case "Group", "View": ("The containers are Row { … } and Column { … }.", nil)
    case "Spacer": ("A Flex() takes the space that is left.", "Flex")
    case "Label", "Button", "TextView", "UILabel", "UIButton", "Link", "Toggle", "TextField":
      (
        "Layouts contain sizes, not views. Write the view's text, as Text(\"OK\").padding(8), or its size, as Fixed(width: 60, height: 20).",
        "Text"
      )
    case "div", "section", "nav", "main", "header", "footer", "ul", "li", "p", "span":
      ("A box with children is Row { … } or Column { … }; a whole page of HTML with CSS is read, too.", nil)
    case "Divider", "Rectangle", "Circle", "Color", "Image", "Icon", "Avatar", "Box":
      ("Layouts contain sizes, not views. For an item of a fixed size, write Fixed(width: 60, height: 20).", nil)
    case "for", "while": ("Loops are not supported here: write the items one after the other.", nil)
    case "if", "else", "switch": ("Conditions are not supported here: write the items of one branch.", nil)
    case "let", "var", "func", "enum", "struct", "import", "return", "print":
      ("Only items are allowed here: write Row { … } by itself.", nil)
    default: nil
    }
  }

  /// The remedy for a CSS function of lengths that are only known during layout.
  static func function(_ name: String) -> String? {
    switch Word(stringLiteral: name) {
    case "calc":
      "Lengths are numbers or percentages: for the width of the row less 20, write Flex().margin(right: 20)."
    case "min": "For the smaller of two lengths, write .width(.percent(50)).maxWidth(300)."
    case "max": "For the greater of two lengths, write .width(.percent(50)).minWidth(300)."
    case "clamp": "Between two limits, write .width(.percent(50)).minWidth(100).maxWidth(300)."
    case "var", "env": "Variables are not supported here: write the number itself."
    default: nil
    }
  }

  /// The remedy for an unknown modifier.
  static func modifier(_ name: String, onContainer isContainer: Bool) -> String? {
    switch Word(stringLiteral: name) {
    case "frame": "Sizes are .size(40), .size(80, 32), .width(60) and .height(20)."
    case "spacing": "The space between children is .gap(10)."
    case "rowGap", "columnGap": "Write .gap(row: 4, column: 10)."
    case "alignment": "Alignment is an argument of the container: Row(alignment: .center) { … }."
    case "align":
      isContainer
        ? "Write .alignItems(.center) for the children, or .alignSelf(.center)." : "Write .alignSelf(.center)."
    case "justify": "Write .justifyContent(.center)."
    case "flexWrap": "Write .wrap()."
    case "flexDirection": "Write Row or Column; .reversed() reverses the order."
    case "flexGrow": "Write .grow(1)."
    case "flexShrink": "Write .shrink(1)."
    case "flexBasis": "Write .basis(100)."
    case "position", "left", "top", "right", "bottom", "start", "end":
      "Write .absolute(top: 4, left: 4), or .offset(x: 4, y: 4) to move only this item."
    case "display": "Write .hidden()."
    case "gridColumn", "gridRow", "gridColumnStart", "gridRowStart", "column", "row":
      "Write .cell(column: 2, row: 1), with .span(columns: 2) or .end(column: -1)."
    case "gridColumnEnd", "gridRowEnd": "Write .end(column: -1)."
    case "gridArea": "Write .area(\"nav\")."
    case "gridCellColumns", "columnSpan", "rowSpan", "colspan": "Write .span(columns: 2, rows: 1)."
    case "gridTemplateColumns", "gridTemplateRows", "gridTemplateAreas", "gridAutoRows", "gridAutoFlow":
      "Write Grid(columns: [80, .flexible(1)]) { … }, with rows:, areas:, autoRows: and flow:."
    case "justifyItems": "Write Grid(justifyItems: .center) { … }."
    case "placeItems", "placeContent", "placeSelf":
      "Each axis has its own modifiers: .alignItems, .justifyContent and .alignContent, .justifySelf and .alignSelf."
    case "marginLeft", "marginTop", "marginRight", "marginBottom": "Write .margin(left: 8)."
    case "paddingLeft", "paddingTop", "paddingRight", "paddingBottom": "Write .padding(left: 8)."
    case "borderLeft", "borderTop", "borderRight", "borderBottom": "Write .border(left: 1)."
    case "marginStart", "marginEnd": "Write .margin(start: 8)."
    case "paddingStart", "paddingEnd": "Write .padding(start: 8)."
    case "borderStart", "borderEnd": "Write .border(start: 1)."
    case "overflowX", "overflowY": "Write .overflow(x: .hidden, y: .hidden)."
    case "style": "Styles are not supported here: write their values as modifiers."
    case "layout": "Only a whole layout can be laid out: write .layout after the last }."
    default: nil
    }
  }

  /// The modifier that takes the same values under another name.
  static func renamed(_ name: String, onContainer isContainer: Bool) -> String? {
    switch Word(stringLiteral: name) {
    case "flexGrow": "grow"
    case "flexShrink": "shrink"
    case "flexBasis": "basis"
    case "justify": "justifyContent"
    case "align": isContainer ? nil : "alignSelf"
    case "spacing": "gap"
    default: nil
    }
  }

  /// The label that takes the same values under another name.
  static func renamed(label: String, of name: String) -> String? {
    if name.isOne(of: "Row", "Column", "Grid"), label.isOne(of: "spacing") { return "gap" }
    if name.isOne(of: "Grid"), label.isOne(of: "autoFlow") || label.isOne(of: "gridAutoFlow") { return "flow" }
    if name.isOne(of: "Grid"), label.isOne(of: "templateColumns") || label.isOne(of: "gridTemplateColumns") {
      return "columns"
    }
    if name.isOne(of: "margin", "padding", "border", "absolute", "offset") {
      if label.isOne(of: "leading") { return "start" }
      if label.isOne(of: "trailing") { return "end" }
    }
    return nil
  }

  /// The reason why a leaf does not have a container's modifier, and the place for it.
  static func onLeaf(_ modifier: Modifier) -> String {
    switch modifier {
    case .gap: "A leaf has no children: put .gap on the Row or Column around it."
    case .sets(.flexWrap): "A leaf has no children to break into lines: put .wrap on the Row or Column around it."
    case .sets(.alignContent): "A leaf has no lines to align: put .alignContent on the Row or Column around it."
    case .sets(.direction): "A leaf has no rows: put .direction on the Row or Column around it."
    case .sets(.justifyContent): "A leaf has no children to move: put .justifyContent on the Row or Column around it."
    case .sets(.alignItems): "A leaf has no children to align: write .alignSelf, or put .alignItems on its parent."
    default: "A leaf has no children to reverse: put .reversed on the Row or Column around it."
    }
  }

  /// The remedy for an unknown label of an item or modifier.
  static func label(_ label: String, of name: String) -> String? {
    if name.isOne(of: "Row", "Column") {
      if label.isOne(of: "spacing") { return "The space between children is called gap: \(name)(gap: 10) { … }." }
      if label.isOne(of: "width", "height") {
        return "The size of a container is a modifier: \(name) { … }.width(340)."
      }
      if label.isOne(of: "justify", "justifyContent") {
        return "Alignment along the main axis is a modifier: \(name) { … }.justifyContent(.center)."
      }
    }
    if name.isOne(of: "Grid") {
      if label.isOne(of: "spacing", "horizontalSpacing", "verticalSpacing", "columnGap", "rowGap") {
        return "The space between tracks is gap: Grid(gap: 8) { … }, or { … }.gap(row: 4, column: 8)."
      }
      if label.isOne(of: "alignment", "alignItems", "justifyContent", "alignContent") {
        return "Items are aligned by modifiers: Grid { … }.alignItems(.center).justifyContent(.center)."
      }
      if label.isOne(of: "autoFlow", "gridAutoFlow", "direction") {
        return "The direction of placement is called flow: write Grid(flow: .rowDense), .column or .columnDense."
      }
      if label.isOne(of: "templateColumns", "gridTemplateColumns") {
        return "The tracks along a row are called columns: Grid(columns: [80, .flexible(1)])."
      }
    }
    if ContainerWord.all.contains(where: { name.isOne(of: $0.name) }) {
      if label.isOne(of: "spacing", "gap") {
        return "The space between children is a modifier: \(name) … { … }.gap(10)."
      }
      if label.isOne(of: "width", "height", "padding") { return "Write a modifier: \(name) … { … }.\(label)(100)." }
    }
    if name.isOne(of: "flexible"), label.isOne(of: "minimum", "maximum") {
      return "Write .minmax(40, 80) for two limits, or .minmax(40, .flexible(1)) for a share of at least 40."
    }
    if name.isOne(of: "Flex"), label.isOne(of: "width", "height") {
      return "A Flex takes the remaining space: write Fixed(width: 60), or limit it, as in Flex().minWidth(40)."
    }
    if name.isOne(of: "margin", "padding", "border", "absolute", "offset") {
      if label.isOne(of: "left", "right", "start", "end") {
        return "Use left and right, or start and end, which follow the direction."
      }
      if label.isOne(of: "leading", "trailing") { return "Sides by direction are called start and end." }
    }
    if name.isOne(of: "absolute"), label.isOne(of: "x", "y") { return "Write .absolute(top: 4, left: 4)." }
    if name.isOne(of: "inset"), label.isOne(of: "top", "left", "bottom", "right") {
      return "Write .absolute(top: 4, left: 4)."
    }
    return nil
  }

  /// The remedy for a call in place of a value.
  static func call(_ name: String) -> String? {
    switch Word(stringLiteral: name) {
    case "repeat": "Write .repeated(3, .flexible(1)), .autoFill(.minmax(80, .flexible(1))) or .autoFit(80)."
    case "minmax": "Write .minmax(40, .auto)."
    case "GridItem": "Write .flexible(1) for a share, 80 for a length, and .autoFill(minimum: 80) for an adaptive one."
    default: nil
    }
  }

  /// The remedy for a number in place of tracks: a number of equal tracks, or one track of that width.
  static func tracks(_ number: Int) -> String? {
    number < 1 ? nil : number <= 12 ? ".repeated(\(number), .flexible(1))" : "[\(number)]"
  }

  /// The remedy for a track or a template of CSS or SwiftUI that grids do not have here.
  static func template(_ name: String) -> String? {
    switch Word(stringLiteral: name) {
    case "subgrid":
      "A grid cannot use the tracks of the grid around it: give it columns of its own, or put its items into the outer grid."
    case "adaptive": "For as many columns as fit, write .autoFill(minimum: 80)."
    case "fixed": "Write a length as a number alone: [80]."
    case "masonry": "For columns of items of different heights, use Masonry(columns: 3) { … }."
    default: nil
    }
  }

  /// The remedy for sides in SwiftUI's form.
  static func sides(_ name: String, of modifier: String) -> String? {
    guard modifier.isOne(of: "margin", "padding") else { return nil }
    let sides = ["horizontal", "vertical", "top", "bottom", "leading", "trailing", "left", "right"]
    guard let side = sides.first(where: { $0.utf8.elementsEqual(name.utf8) }) else { return nil }
    let own = renamed(label: side, of: modifier) ?? side
    return "Sides are labels: write .\(modifier)(\(own): 8)."
  }

  /// The remedy for an alignment that a row or column does not have.
  static func alignment(_ name: String) -> String? {
    switch Word(stringLiteral: name) {
    case "leading", "top", "left": "Write .start."
    case "trailing", "bottom", "right": "Write .end."
    case "stretch": "Without an alignment, items fill the container; for the values of CSS, write .alignItems."
    default: nil
    }
  }
}

/// A word that is compared byte by byte, since Embedded Swift lacks Unicode's tables.
private struct Word: Equatable, ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  static func == (a: Word, b: Word) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }
}

extension String {
  /// Whether it is one of some names, byte for byte.
  func isOne(of names: String...) -> Bool { isOne(of: names) }

  /// Whether it is one of several names. Embedded Swift compares bytes, since it has no tables of Unicode.
  func isOne(of names: [String]) -> Bool { names.contains { $0.utf8.elementsEqual(utf8) } }
}
