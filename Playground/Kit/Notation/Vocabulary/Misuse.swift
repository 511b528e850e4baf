internal import EagerLayout

/// Words of SwiftUI, CSS or Yoga, with the notation to use instead.
enum Misuse {
  /// The remedy for an unknown item or word, and the name that can replace it directly.
  static func item(_ name: String) -> (remedy: String, name: String?)? {
    if name.isOne(of: "HStack", "LazyHStack") { return ("Put children side by side in Row { … }.", "Row") }
    if name.isOne(of: "VStack", "LazyVStack", "List") {
      return ("Put children below each other in Column { … }.", "Column")
    }
    if name.isOne(of: "ZStack", "FrameLayout", "MyFrameLayout") {
      return ("Stack children on top of each other in Overlay { … }.", "Overlay")
    }
    if name.isOne(of: "Stack", "UIStackView") {
      return (
        "Stack children in Overlay { … }, put them side by side in Row { … }, below each other in Column { … }.",
        nil
      )
    }
    if name.isOne(of: "LazyVGrid", "LazyHGrid") {
      return ("For columns of equal width, write Grid(columns: .repeated(3, .flexible(1))) { … }.", nil)
    }
    if name.isOne(of: "GridRow", "TableRow") {
      return (
        "A grid has no rows to write: its items go to the cells one after another, in Grid(columns: [80, .auto]) { … }.",
        nil
      )
    }
    if name.isOne(of: "GridItem") {
      return ("A column is a value: write Grid(columns: [80, .flexible(1)]) { … }.", nil)
    }
    if name.isOne(of: "TableLayout", "MyTableLayout", "Table") {
      return ("A table is Grid(columns: [.auto, .auto]) { … }: its columns are as wide as their cells need.", nil)
    }
    if name.isOne(of: "grid", "display") {
      return (
        "For display: grid of CSS, write Grid(columns: [80, .flexible(1)]) { … }; for display: flex, Row { … }.", nil
      )
    }
    if name.isOne(of: "ViewThatFits") {
      return ("Use FirstThatFits { … }, which shows the first child that fits.", "FirstThatFits")
    }
    if name.isOne(of: "LinearLayout", "LinearLayoutCompat", "MyLinearLayout") {
      return ("For the rules of Android and MyLayout, use Linear(.vertical) { … }.", "Linear")
    }
    if name.isOne(of: "FlexLayout", "FlexboxLayout", "MyFlexLayout") {
      return ("Flex containers are Row { … } and Column { … }.", nil)
    }
    if name.isOne(of: "FlowLayout", "MyFlowLayout", "Wrap", "HFlow") {
      return ("For children in lines, use Flow { … }.", "Flow")
    }
    if name.isOne(of: "RelativeLayout", "ConstraintLayout", "MyRelativeLayout") {
      return ("To place children relative to each other, use Relative { … }.", "Relative")
    }
    if name.isOne(of: "MyFloatLayout") { return ("To float children at both sides, use Floats { … }.", "Floats") }
    if name.isOne(of: "MyGridLayout", "GridLayout") {
      return ("To divide a box, use Split(.columns([.points(100), .fill])) { … }.", nil)
    }
    if name.isOne(of: "MyPathLayout", "RadialLayout") {
      return ("To place children along a curve, use Along(.circle(radius: 100)) { … }.", nil)
    }
    if name.isOne(of: "Group", "View") { return ("The containers are Row { … } and Column { … }.", nil) }
    if name.isOne(of: "Spacer") { return ("A Flex() takes the space that is left.", "Flex") }
    if name.isOne(of: "Label", "Button", "TextView", "UILabel", "UIButton", "Link", "Toggle", "TextField") {
      return (
        "Layouts have sizes and no views. Write its words, as Text(\"OK\").padding(8), or its size, as Fixed(width: 60, height: 20).",
        "Text"
      )
    }
    if name.isOne(of: "div", "section", "nav", "main", "header", "footer", "ul", "li", "p", "span") {
      return ("A box with children is Row { … } or Column { … }; whole HTML with CSS is read too.", nil)
    }
    if name.isOne(of: "Divider", "Rectangle", "Circle", "Color", "Image", "Icon", "Avatar", "Box") {
      return ("Layouts have sizes and no views. For an item of a fixed size, write Fixed(width: 60, height: 20).", nil)
    }
    if name.isOne(of: "for", "while") {
      return ("Loops are not supported here: write the items one after the other.", nil)
    }
    if name.isOne(of: "if", "else", "switch") {
      return ("Conditions are not supported here: write the items that you mean.", nil)
    }
    if name.isOne(of: "let", "var", "func", "enum", "struct", "import", "return", "print") {
      return ("Only items are allowed here: write Row { … } by itself.", nil)
    }
    return nil
  }

  /// The remedy for a CSS function of lengths that are only known during layout.
  static func function(_ name: String) -> String? {
    if name.isOne(of: "calc") {
      return
        "Lengths are numbers or percentages: all but 20 of a row is Flex().margin(right: 20), or Flex() beside Fixed(width: 20)."
    }
    if name.isOne(of: "min") { return "For the smaller of two lengths, write .width(.percent(50)).maxWidth(300)." }
    if name.isOne(of: "max") { return "For the greater of two lengths, write .width(.percent(50)).minWidth(300)." }
    if name.isOne(of: "clamp") { return "Between two limits, write .width(.percent(50)).minWidth(100).maxWidth(300)." }
    return name.isOne(of: "var", "env") ? "Variables are not supported here: write the number itself." : nil
  }

  /// The remedy for an unknown modifier.
  static func modifier(_ name: String, onContainer isContainer: Bool) -> String? {
    if name.isOne(of: "frame") { return "Sizes are .size(40), .size(80, 32), .width(60) and .height(20)." }
    if name.isOne(of: "spacing") { return "The space between children is .gap(10)." }
    if name.isOne(of: "rowGap", "columnGap") { return "Write .gap(row: 4, column: 10)." }
    if name.isOne(of: "alignment") { return "Write the alignment first: Row(alignment: .center) { … }." }
    if name.isOne(of: "align") {
      return isContainer
        ? "Write .alignItems(.center) for the children, or .alignSelf(.center)." : "Write .alignSelf(.center)."
    }
    if name.isOne(of: "justify") { return "Write .justifyContent(.center)." }
    if name.isOne(of: "flexWrap") { return "Write .wrap()." }
    if name.isOne(of: "flexDirection") { return "Write Row or Column, with .reversed()." }
    if name.isOne(of: "flexGrow") { return "Write .grow(1)." }
    if name.isOne(of: "flexShrink") { return "Write .shrink(1)." }
    if name.isOne(of: "flexBasis") { return "Write .basis(100)." }
    if name.isOne(of: "position") {
      return "Write .absolute(top: 4, left: 4), or .offset(x: 4, y: 4) to move it alone."
    }
    if name.isOne(of: "left", "top", "right", "bottom", "start", "end") {
      return "Write .absolute(top: 4, left: 4), or .offset(x: 4, y: 4) to move it alone."
    }
    if name.isOne(of: "display") { return "Write .hidden()." }
    if name.isOne(of: "gridColumn", "gridRow", "gridColumnStart", "gridRowStart", "column", "row") {
      return "Write .cell(column: 2, row: 1), with .span(columns: 2) or .end(column: -1)."
    }
    if name.isOne(of: "gridColumnEnd", "gridRowEnd") { return "Write .end(column: -1)." }
    if name.isOne(of: "gridArea") { return "Write .area(\"nav\")." }
    if name.isOne(of: "gridCellColumns", "columnSpan", "rowSpan", "colspan") {
      return "Write .span(columns: 2, rows: 1)."
    }
    if name.isOne(of: "gridTemplateColumns", "gridTemplateRows", "gridTemplateAreas", "gridAutoRows", "gridAutoFlow") {
      return "Write Grid(columns: [80, .flexible(1)]) { … }, with rows:, areas:, autoRows: and flow:."
    }
    if name.isOne(of: "justifyItems") { return "Write Grid(justifyItems: .center) { … }." }
    if name.isOne(of: "placeItems", "placeContent", "placeSelf") {
      return "Each axis has its own: .alignItems, .justifyContent and .alignContent, .justifySelf and .alignSelf."
    }
    if name.isOne(of: "marginLeft", "marginTop", "marginRight", "marginBottom") { return "Write .margin(left: 8)." }
    if name.isOne(of: "paddingLeft", "paddingTop", "paddingRight", "paddingBottom") {
      return "Write .padding(left: 8)."
    }
    if name.isOne(of: "borderLeft", "borderTop", "borderRight", "borderBottom") { return "Write .border(left: 1)." }
    if name.isOne(of: "marginStart", "marginEnd") { return "Write .margin(start: 8)." }
    if name.isOne(of: "paddingStart", "paddingEnd") { return "Write .padding(start: 8)." }
    if name.isOne(of: "borderStart", "borderEnd") { return "Write .border(start: 1)." }
    if name.isOne(of: "overflowX", "overflowY") { return "Write .overflow(x: .hidden, y: .hidden)." }
    if name.isOne(of: "style") { return "Styles are not supported here: write their values as modifiers." }
    if name.isOne(of: "layout") { return "Only a whole layout can be laid out: write .layout after the last }." }
    return nil
  }

  /// The modifier that takes the same values under another name.
  static func renamed(_ name: String, onContainer isContainer: Bool) -> String? {
    if name.isOne(of: "flexGrow") { return "grow" }
    if name.isOne(of: "flexShrink") { return "shrink" }
    if name.isOne(of: "flexBasis") { return "basis" }
    if name.isOne(of: "justify") { return "justifyContent" }
    if name.isOne(of: "align") { return isContainer ? nil : "alignSelf" }
    return name.isOne(of: "spacing") ? "gap" : nil
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
    case .gap: "A leaf has no children to space: put .gap on the Row or Column around it."
    case .sets(.flexWrap): "A leaf has no children to break into lines: put .wrap on the Row or Column around it."
    case .sets(.alignContent): "A leaf has no lines to align: put .alignContent on the Row or Column around it."
    case .sets(.direction): "A leaf has no rows: put .direction on the Row or Column around it."
    case .sets(.justifyContent): "A leaf has no children to move: put .justifyContent on the Row or Column around it."
    case .sets(.alignItems): "A leaf has no children to align: write .alignSelf, or .alignItems on what is around it."
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
        return "It is a modifier: \(name) { … }.justifyContent(.center)."
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
        return "It is called flow: Grid(flow: .rowDense), .column or .columnDense."
      }
      if label.isOne(of: "templateColumns", "gridTemplateColumns") {
        return "They are called columns: Grid(columns: [80, .flexible(1)])."
      }
    }
    if ContainerWord.all.contains(where: { name.isOne(of: $0.name) }) {
      if label.isOne(of: "spacing", "gap") {
        return "The space between children is a modifier: \(name) … { … }.gap(10)."
      }
      if label.isOne(of: "width", "height", "padding") { return "It is a modifier: \(name) … { … }.\(label)(100)." }
    }
    if name.isOne(of: "flexible"), label.isOne(of: "minimum", "maximum") {
      return "Write .minmax(40, 80) for two limits, or .minmax(40, .flexible(1)) for a share of at least 40."
    }
    if name.isOne(of: "Flex"), label.isOne(of: "width", "height") {
      return "A Flex takes what is left: write Fixed(width: 60), or limit it, as in Flex().minWidth(40)."
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
    if name.isOne(of: "repeat") {
      return "Write .repeated(3, .flexible(1)), .autoFill(.minmax(80, .flexible(1))) or .autoFit(80)."
    }
    if name.isOne(of: "minmax") { return "Write .minmax(40, .auto)." }
    if name.isOne(of: "GridItem") {
      return "Write .flexible(1) for a share, 80 for a length, and .autoFill(minimum: 80) for an adaptive one."
    }
    return nil
  }

  /// The remedy for a number in place of tracks: a number of equal tracks, or one track of that width.
  static func tracks(_ number: Int) -> String? {
    number < 1 ? nil : number <= 12 ? ".repeated(\(number), .flexible(1))" : "[\(number)]"
  }

  /// The remedy for a track or a template of CSS or SwiftUI that grids do not have here.
  static func template(_ name: String) -> String? {
    if name.isOne(of: "subgrid") {
      return
        "The tracks of a grid are its own: give it columns, or put its items into the outer grid, between its lines."
    }
    if name.isOne(of: "adaptive") { return "For as many columns as fit, write .autoFill(minimum: 80)." }
    if name.isOne(of: "fixed") { return "Write a length as a number alone: [80]." }
    if name.isOne(of: "masonry") { return "For columns of items of different heights, use Masonry(columns: 3) { … }." }
    return nil
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
    if name.isOne(of: "leading", "top", "left") { return "Write .start." }
    if name.isOne(of: "trailing", "bottom", "right") { return "Write .end." }
    if name.isOne(of: "stretch") {
      return "Items fill the container if you give no alignment; CSS's values go into .alignItems."
    }
    return nil
  }
}

extension String {
  /// Whether it is one of some names, byte for byte.
  fileprivate func isOne(of names: String...) -> Bool { names.contains { $0.utf8.elementsEqual(utf8) } }
}
