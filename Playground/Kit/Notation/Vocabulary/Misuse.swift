internal import EagerLayout

/// What people write who come from SwiftUI, CSS or Yoga, answered with what to write instead.
enum Misuse {
  /// What to write instead of an item or a word that is none of the notation's, and the name that can stand in its place as it is.
  static func item(_ name: String) -> (remedy: String, name: String?)? {
    func says(_ names: String...) -> Bool { names.contains { $0.utf8.elementsEqual(name.utf8) } }
    if says("HStack", "LazyHStack") { return ("Children side by side stand in Row { … }.", "Row") }
    if says("VStack", "LazyVStack", "List") { return ("Children below each other stand in Column { … }.", "Column") }
    if says("ZStack", "FrameLayout", "MyFrameLayout") {
      return ("Children above each other stand in Overlay { … }.", "Overlay")
    }
    if says("Stack", "UIStackView") {
      return (
        "Children stand above each other in Overlay { … }, side by side in Row { … }, below each other in Column { … }.",
        nil
      )
    }
    if says("LazyVGrid", "LazyHGrid") {
      return ("Columns of one width are Grid(columns: .repeated(3, .flexible(1))) { … }.", nil)
    }
    if says("GridRow", "TableRow") {
      return (
        "A grid has no rows to write: its items go to the cells one after another, in Grid(columns: [80, .auto]) { … }.",
        nil
      )
    }
    if says("GridItem") { return ("A column is a value: write Grid(columns: [80, .flexible(1)]) { … }.", nil) }
    if says("TableLayout", "MyTableLayout", "Table") {
      return ("A table is Grid(columns: [.auto, .auto]) { … }: its columns are as wide as their cells need.", nil)
    }
    if says("grid", "display") {
      return (
        "What CSS calls display: grid is Grid(columns: [80, .flexible(1)]) { … }, and display: flex is Row { … }.", nil
      )
    }
    if says("ViewThatFits") {
      return ("The first of its children that fits is there in FirstThatFits { … }.", "FirstThatFits")
    }
    if says("LinearLayout", "LinearLayoutCompat", "MyLinearLayout") {
      return ("By the rules of Android and MyLayout, children stand in Linear(.vertical) { … }.", "Linear")
    }
    if says("FlexLayout", "FlexboxLayout", "MyFlexLayout") {
      return ("Flex containers are Row { … } and Column { … }.", nil)
    }
    if says("FlowLayout", "MyFlowLayout", "Wrap", "HFlow") { return ("Children stand in lines in Flow { … }.", "Flow") }
    if says("RelativeLayout", "ConstraintLayout", "MyRelativeLayout") {
      return ("Children are put by each other in Relative { … }.", "Relative")
    }
    if says("MyFloatLayout") { return ("Children float at both sides in Floats { … }.", "Floats") }
    if says("MyGridLayout", "GridLayout") {
      return ("A box is divided by Split(.columns([.points(100), .fill])) { … }.", nil)
    }
    if says("MyPathLayout", "RadialLayout") {
      return ("Children stand along a curve in Along(.circle(radius: 100)) { … }.", nil)
    }
    if says("Group", "View") { return ("The containers are Row { … } and Column { … }.", nil) }
    if says("Spacer") { return ("What takes the space that is left is a Flex().", "Flex") }
    if says("Label", "Button", "TextView", "UILabel", "Link") {
      return ("Words are Text(\"…\"), whatever is made of them.", "Text")
    }
    if says("div", "section", "nav", "main", "header", "footer", "ul", "li", "p", "span") {
      return ("A box with others in it is Row { … } or Column { … }; whole HTML with CSS is read too.", nil)
    }
    if says("Divider", "Rectangle", "Color", "Image", "Box") {
      return ("An item of a given size is Fixed(width: 60, height: 20).", nil)
    }
    if says("for", "while") { return ("A loop is for the compiler: write the items one after the other.", nil) }
    if says("if", "else", "switch") { return ("A choice is for the compiler: write the items that are meant.", nil) }
    if says("let", "var", "func", "enum", "struct", "import", "return", "print") {
      return ("Only items stand here: write Row { … } by itself.", nil)
    }
    return nil
  }

  /// What to write instead of a function of CSS, which calculates what is known in a layout alone.
  static func function(_ name: String) -> String? {
    func says(_ names: String...) -> Bool { names.contains { $0.utf8.elementsEqual(name.utf8) } }
    if says("calc") {
      return
        "Lengths are numbers or percentages: all but 20 of a row is Flex().margin(right: 20), or Flex() beside Fixed(width: 20)."
    }
    if says("min") { return "The lesser of two lengths is .width(.percent(50)).maxWidth(300)." }
    if says("max") { return "The greater of two lengths is .width(.percent(50)).minWidth(300)." }
    if says("clamp") { return "Between two lengths is .width(.percent(50)).minWidth(100).maxWidth(300)." }
    return says("var", "env") ? "A variable is for the compiler: write the number that it stands for." : nil
  }

  /// What to write instead of a modifier that the library does not have.
  static func modifier(_ name: String, onContainer isContainer: Bool) -> String? {
    func says(_ names: String...) -> Bool { names.contains { $0.utf8.elementsEqual(name.utf8) } }
    if says("frame") { return "Sizes are .size(40), .size(80, 32), .width(60) and .height(20)." }
    if says("spacing") { return "The space between children is .gap(10)." }
    if says("rowGap", "columnGap") { return "Write .gap(row: 4, column: 10)." }
    if says("alignment") { return "Alignment comes first: Row(alignment: .center) { … }." }
    if says("align") {
      return isContainer
        ? "Write .alignItems(.center) for the children, or .alignSelf(.center)." : "Write .alignSelf(.center)."
    }
    if says("justify") { return "Write .justifyContent(.center)." }
    if says("flexWrap") { return "Write .wrap()." }
    if says("flexDirection") { return "Write Row or Column, with .reversed()." }
    if says("flexGrow") { return "Write .grow(1)." }
    if says("flexShrink") { return "Write .shrink(1)." }
    if says("flexBasis") { return "Write .basis(100)." }
    if says("position") { return "Write .absolute(top: 4, left: 4), or .offset(x: 4, y: 4) to move it alone." }
    if says("left", "top", "right", "bottom", "start", "end") {
      return "Write .absolute(top: 4, left: 4), or .offset(x: 4, y: 4) to move it alone."
    }
    if says("display") { return "Write .hidden()." }
    if says("gridColumn", "gridRow", "gridColumnStart", "gridRowStart", "column", "row") {
      return "Write .cell(column: 2, row: 1), with .span(columns: 2) or .end(column: -1)."
    }
    if says("gridColumnEnd", "gridRowEnd") { return "Write .end(column: -1)." }
    if says("gridArea") { return "Write .area(\"nav\")." }
    if says("gridCellColumns", "columnSpan", "rowSpan", "colspan") { return "Write .span(columns: 2, rows: 1)." }
    if says("gridTemplateColumns", "gridTemplateRows", "gridTemplateAreas", "gridAutoRows", "gridAutoFlow") {
      return "Write Grid(columns: [80, .flexible(1)]) { … }, with rows:, areas:, autoRows: and flow:."
    }
    if says("justifyItems") { return "Write Grid(justifyItems: .center) { … }." }
    if says("placeItems", "placeContent", "placeSelf") {
      return "Each axis has its own: .alignItems, .justifyContent and .alignContent, .justifySelf and .alignSelf."
    }
    if says("marginLeft", "marginTop", "marginRight", "marginBottom") { return "Write .margin(left: 8)." }
    if says("paddingLeft", "paddingTop", "paddingRight", "paddingBottom") { return "Write .padding(left: 8)." }
    if says("borderLeft", "borderTop", "borderRight", "borderBottom") { return "Write .border(left: 1)." }
    if says("marginStart", "marginEnd") { return "Write .margin(start: 8)." }
    if says("paddingStart", "paddingEnd") { return "Write .padding(start: 8)." }
    if says("borderStart", "borderEnd") { return "Write .border(start: 1)." }
    if says("overflowX", "overflowY") { return "Write .overflow(x: .hidden, y: .hidden)." }
    if says("style") { return "A style is for the compiler: write the modifiers for what it says." }
    if says("layout") { return "The whole is laid out, not a part of it: write .layout after the last }." }
    return nil
  }

  /// The modifier that takes the same values under another name.
  static func renamed(_ name: String, onContainer isContainer: Bool) -> String? {
    func says(_ other: String) -> Bool { other.utf8.elementsEqual(name.utf8) }
    if says("flexGrow") { return "grow" }
    if says("flexShrink") { return "shrink" }
    if says("flexBasis") { return "basis" }
    if says("justify") { return "justifyContent" }
    if says("align") { return isContainer ? nil : "alignSelf" }
    return says("spacing") ? "gap" : nil
  }

  /// The label that takes the same values under another name.
  static func renamed(label: String, of name: String) -> String? {
    func says(_ other: String) -> Bool { other.utf8.elementsEqual(label.utf8) }
    func isOf(_ names: String...) -> Bool { names.contains { $0.utf8.elementsEqual(name.utf8) } }
    if isOf("Row", "Column", "Grid"), says("spacing") { return "gap" }
    if isOf("Grid"), says("autoFlow") || says("gridAutoFlow") { return "flow" }
    if isOf("Grid"), says("templateColumns") || says("gridTemplateColumns") { return "columns" }
    if isOf("margin", "padding", "border", "absolute", "offset") {
      if says("leading") { return "start" }
      if says("trailing") { return "end" }
    }
    return nil
  }

  /// Why a leaf has none of a container's modifiers, and where it goes.
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

  /// What is meant by a label that an item or modifier does not have.
  static func label(_ label: String, of name: String) -> String? {
    func says(_ names: String...) -> Bool { names.contains { $0.utf8.elementsEqual(label.utf8) } }
    func isOf(_ names: String...) -> Bool { names.contains { $0.utf8.elementsEqual(name.utf8) } }
    if isOf("Row", "Column") {
      if says("spacing") { return "The space between children is called gap: \(name)(gap: 10) { … }." }
      if says("width", "height") { return "The size of a container is a modifier: \(name) { … }.width(340)." }
      if says("justify", "justifyContent") { return "It is a modifier: \(name) { … }.justifyContent(.center)." }
    }
    if isOf("Grid") {
      if says("spacing", "horizontalSpacing", "verticalSpacing", "columnGap", "rowGap") {
        return "The space between tracks is gap: Grid(gap: 8) { … }, or { … }.gap(row: 4, column: 8)."
      }
      if says("alignment", "alignItems", "justifyContent", "alignContent") {
        return "Items are aligned by modifiers: Grid { … }.alignItems(.center).justifyContent(.center)."
      }
      if says("autoFlow", "gridAutoFlow", "direction") {
        return "It is called flow: Grid(flow: .rowDense), .column or .columnDense."
      }
      if says("templateColumns", "gridTemplateColumns") {
        return "They are called columns: Grid(columns: [80, .flexible(1)])."
      }
    }
    if ContainerWord.all.contains(where: { isOf($0.name) }) {
      if says("spacing", "gap") { return "The space between children is a modifier: \(name) … { … }.gap(10)." }
      if says("width", "height", "padding") { return "It is a modifier: \(name) … { … }.\(label)(100)." }
    }
    if isOf("flexible"), says("minimum", "maximum") {
      return "A track between two lengths is .minmax(40, 80), and one with a share at most .minmax(40, .flexible(1))."
    }
    if isOf("Flex"), says("width", "height") {
      return "A Flex takes what is left: write Fixed(width: 60), or Flex() with .width or .height."
    }
    if isOf("margin", "padding", "border", "absolute", "offset") {
      if says("left", "right", "start", "end") { return "Sides are left and right, or start and end by the direction." }
      if says("leading", "trailing") { return "By the direction, sides are called start and end." }
    }
    if isOf("absolute"), says("x", "y") { return "Write .absolute(top: 4, left: 4)." }
    if isOf("inset"), says("top", "left", "bottom", "right") { return "Write .absolute(top: 4, left: 4)." }
    return nil
  }

  /// What to write instead of a call that stands in place of a value.
  static func call(_ name: String) -> String? {
    func says(_ names: String...) -> Bool { names.contains { $0.utf8.elementsEqual(name.utf8) } }
    if says("repeat") {
      return "Write .repeated(3, .flexible(1)), .autoFill(.minmax(80, .flexible(1))) or .autoFit(80)."
    }
    if says("minmax") { return "Write .minmax(40, .auto)." }
    if says("GridItem") {
      return "Write .flexible(1) for a share, 80 for a length, and .autoFill(minimum: 80) for an adaptive one."
    }
    return nil
  }

  /// What is meant by a number where tracks are listed: so many of one width, or one of that width.
  static func tracks(_ number: Int) -> String? {
    number < 1 ? nil : number <= 12 ? ".repeated(\(number), .flexible(1))" : "[\(number)]"
  }

  /// What to write instead of a track or a template of CSS or SwiftUI that grids do not have here.
  static func template(_ name: String) -> String? {
    func says(_ other: String) -> Bool { other.utf8.elementsEqual(name.utf8) }
    if says("subgrid") {
      return
        "The tracks of a grid are its own: give it columns, or put its items into the outer grid, between lines of that."
    }
    if says("adaptive") { return "As many columns as there is room for are .autoFill(minimum: 80)." }
    if says("fixed") { return "A length is a number alone: [80]." }
    if says("masonry") { return "Items of several heights stand close in Masonry(columns: 3) { … }." }
    return nil
  }

  /// What is meant by sides that stand where SwiftUI has them.
  static func sides(_ name: String, of modifier: String) -> String? {
    guard ["margin", "padding"].contains(where: { $0.utf8.elementsEqual(modifier.utf8) }) else { return nil }
    let sides = ["horizontal", "vertical", "top", "bottom", "leading", "trailing", "left", "right"]
    guard let side = sides.first(where: { $0.utf8.elementsEqual(name.utf8) }) else { return nil }
    let own = renamed(label: side, of: modifier) ?? side
    return "Sides are labels: write .\(modifier)(\(own): 8)."
  }

  /// What is meant by an alignment that a row or column does not have.
  static func alignment(_ name: String) -> String? {
    func says(_ names: String...) -> Bool { names.contains { $0.utf8.elementsEqual(name.utf8) } }
    if says("leading", "top", "left") { return "Write .start." }
    if says("trailing", "bottom", "right") { return "Write .end." }
    if says("stretch") { return "Items fill the container if you give no alignment; CSS's values go into .alignItems." }
    return nil
  }
}
