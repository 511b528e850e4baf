/// Names from SwiftUI, CSS, Yoga, Android and the frameworks of ``ForeignCode``, with the notation to use instead.
///
/// Tests compare this table with the compiler's hints of the library and with its article `ComingFromOthers`.
struct MigrationHint {
  /// The names, spelled as in these examples:
  ///
  /// - `.spacing`: a modifier; `calc(`: a function; `HStack`: an item.
  /// - `Row(spacing:`: a label of an item; `Row(.leading`: a value; `Flex{`: a block. The owner before them is an item,
  ///   a modifier, or a kind of either (see `kind`).
  /// - `flutter:Expanded`: a name in the code of one framework only.
  let spellings: [String]
  /// The name that can replace the spelling directly.
  let name: String?
  let remedy: String

  /// Returns the hint for a spelling. If the owner, an item or a modifier, is specified, finds the spelling after the
  /// owner's name, or else after the owner's kind.
  static func hint(_ spelling: String, of owner: String? = nil) -> MigrationHint? {
    guard let owner else { return all.first { spelling.isOne(of: $0.spellings) } }
    return hint(owner + spelling) ?? hint(kind(of: owner) + spelling)
  }

  /// Returns the hint for a modifier that is unknown, or that its item does not have.
  static func modifier(_ name: String, of owner: String) -> MigrationHint? {
    hint("." + name, of: owner) ?? hint("." + name)
  }

  /// The tracks that a number in place of a list may mean: as many equal tracks for a number up to 12, or one track of
  /// that length for a larger number. `nil` for numbers below 1.
  static func tracks(_ number: Int) -> String? {
    number < 1 ? nil : number <= 12 ? ".repeated(\(number), .flexible(1))" : "[\(number)]"
  }

  /// Returns the kind that the table uses for an item (`Row`, `container` or `leaf`) or for a modifier (`sides`).
  private static func kind(of owner: String) -> String {
    if owner.isOne(of: "Row", "Column") { return "Row" }
    if owner.isOne(of: "margin", "padding", "border", "absolute", "offset") { return "sides" }
    return ContainerSyntax.all.contains { owner.isOne(of: $0.name) } ? "container" : "leaf"
  }

  static let all: [MigrationHint] = table.utf8.split(separator: UInt8(ascii: "\n")).map { line in
    let parts = line.split(separator: UInt8(ascii: "|"))
    let words = parts.map { $0.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) } }
    return MigrationHint(
      spellings: words[0], name: words[1].first, remedy: String(decoding: parts[2].dropFirst(), as: UTF8.self))
  }

  private static let table = """
    HStack LazyHStack | Row | Put children side by side in Row { … }.
    VStack LazyVStack List | Column | Put children below each other in Column { … }.
    ZStack FrameLayout MyFrameLayout | Overlay | Stack children on top of each other in Overlay { … }.
    Stack UIStackView | | Stack children in Overlay { … }, put them side by side in Row { … }, or below each other in Column { … }.
    LazyVGrid LazyHGrid | | For columns of equal width, write Grid(columns: .repeated(3, .flexible(1))) { … }.
    GridRow TableRow | | A grid needs no rows in its block: the items of Grid(columns: [80, .auto]) { … } go to the cells one after another.
    GridItem | | The columns are an argument of the grid: write Grid(columns: [80, .flexible(1)]) { … }.
    TableLayout MyTableLayout Table | | A table is Grid(columns: [.auto, .auto]) { … }: its columns are as wide as their cells need.
    grid display | | For display: grid of CSS, write Grid(columns: [80, .flexible(1)]) { … }; for display: flex, Row { … }.
    ViewThatFits | FirstThatFits | Use FirstThatFits { … }, which shows the first child that fits.
    LinearLayout LinearLayoutCompat MyLinearLayout | Linear | For the rules of Android and MyLayout, use Linear(.vertical) { … }.
    FlexLayout FlexboxLayout MyFlexLayout | | Flex containers are Row { … } and Column { … }.
    FlowLayout MyFlowLayout Wrap HFlow | Flow | For children in lines, use Flow { … }.
    RelativeLayout ConstraintLayout MyRelativeLayout | Relative | To place children relative to each other, use Relative { … }.
    MyFloatLayout | Floats | To float children at both sides, use Floats { … }.
    MyGridLayout GridLayout | | To divide a box, use Split(.columns([.points(100), .fill])) { … }.
    MyPathLayout RadialLayout | | To place children along a curve, use Along(.circle(radius: 100)) { … }.
    Group View | | The containers are Row { … } and Column { … }.
    Spacer | Flex | A Flex() takes the space that is left.
    Label Button TextView UILabel UIButton Link Toggle TextField | Text | Layouts contain sizes, not views. Write the view's text, as Text("OK").padding(8), or its size, as Fixed(width: 60, height: 20).
    div section nav main header footer ul li p span | | A box with children is Row { … } or Column { … }; a whole page of HTML with CSS is read, too.
    Divider Rectangle Circle Color Image Icon Avatar Box | | Layouts contain sizes, not views. For an item of a fixed size, write Fixed(width: 60, height: 20).
    for while ForEach | | Loops are not supported here: write the items one after the other.
    if else switch | | Conditions are not supported here: write the items of one branch.
    let var func enum struct import return print | | Only items are allowed here: write Row { … } by itself.
    calc( | | Write a sum as in Swift: .width(.percent(50) - 20).
    min( max( | | For the smaller of two lengths, write .width(.min(300, .percent(50))); for the greater, .max(300, .percent(50)).
    clamp( | | Between two limits, write .width(.clamp(100, .percent(50), 300)).
    var( env( | | Variables are not supported here: write the number itself.
    repeat( | | Write .repeated(3, .flexible(1)), .autoFill(.minmax(80, .flexible(1))) or .autoFit(80).
    minmax( | | Write .minmax(40, .auto).
    GridItem( | | Write .flexible(1) for a share, 80 for a length, and .autoFill(minimum: 80) for an adaptive one.
    tracks(.fr | flexible | For a share, write .flexible(1).
    tracks(.adaptive | | For as many columns as fit, write .autoFill(minimum: 80).
    tracks(.fixed | | Write a length as a number alone: [80].
    tracks(.masonry | | For columns of items of different heights, use Masonry(columns: 3) { … }.
    flexible(minimum: flexible(maximum: | | Write .minmax(40, 80) for two limits, or .minmax(40, .flexible(1)) for a share of at least 40.
    .frame | | Sizes are .size(40), .size(80, 32), .width(60) and .height(20); to fill a row, .flex(1).
    .spacing | gap | The space between children is .gap(10).
    .rowGap .columnGap | | Write .gap(row: 4, column: 10).
    .alignment | | Alignment is an argument of the container: Row(alignment: .center) { … }.
    Row.align container.align | | Write .alignItems(.center) for the children, or .alignSelf(.center).
    leaf.align | alignSelf | Write .alignSelf(.center).
    .justify | justifyContent | Write .justifyContent(.center).
    .flexWrap | wrap | Write .wrap().
    .flexDirection | | Write Row or Column; .reversed() reverses the order.
    .flexGrow | grow | Write .grow(1).
    .flexShrink | shrink | Write .shrink(1).
    .flexBasis | basis | Write .basis(100).
    .position .left .top .right .bottom .start .end | | Write .absolute(top: 4, left: 4), or .offset(x: 4, y: 4) to move only this item.
    .display | | For none, write .hidden(); for flex or grid, Row, Column or Grid.
    .gridColumn .gridRow .gridColumnStart .gridRowStart .column .row | | Write .cell(column: 2, row: 1), with .span(columns: 2) or .end(column: -1).
    .gridColumnEnd .gridRowEnd | | Write .end(column: -1).
    .gridArea | | Write .area("nav").
    .gridCellColumns .columnSpan .rowSpan .colspan | | Write .span(columns: 2, rows: 1).
    .gridTemplateColumns .gridTemplateRows .gridTemplateAreas .gridAutoRows .gridAutoFlow | | Write Grid(columns: [80, .flexible(1)]) { … }, with rows:, areas:, autoRows: and flow:.
    .justifyItems | | Write Grid(justifyItems: .center) { … }.
    .placeItems .placeContent .placeSelf | | Each axis has its own modifiers: .alignItems, .justifyContent and .alignContent, .justifySelf and .alignSelf.
    .marginLeft .marginTop .marginRight .marginBottom | | Write .margin(left: 8).
    .paddingLeft .paddingTop .paddingRight .paddingBottom | | Write .padding(left: 8).
    .borderLeft .borderTop .borderRight .borderBottom | | Write .border(left: 1).
    .marginStart .marginEnd | | Write .margin(start: 8).
    .paddingStart .paddingEnd | | Write .padding(start: 8).
    .borderStart .borderEnd | | Write .border(start: 1).
    .marginHorizontal .marginVertical | | Write .margin(horizontal: 16).
    .paddingHorizontal .paddingVertical | | Write .padding(horizontal: 16).
    .overflowX .overflowY | | Write .overflow(x: .hidden, y: .hidden).
    .style | | Styles are not supported here: write their values as modifiers.
    .layout | | Only a whole layout can be laid out: write .layout after the last }.
    leaf.gap | | A leaf has no children: put .gap on the Row or Column around it.
    leaf.wrap | | A leaf has no children to break into lines: put .wrap on the Row or Column around it.
    leaf.alignContent | | A leaf has no lines to align: put .alignContent on the Row or Column around it.
    leaf.direction | | A leaf has no rows: put .direction on the Row or Column around it.
    leaf.justifyContent | | A leaf has no children to move: put .justifyContent on the Row or Column around it.
    leaf.alignItems | | A leaf has no children to align: write .alignSelf, or put .alignItems on its parent.
    leaf.reversed | | A leaf has no children to reverse: put .reversed on the Row or Column around it.
    Flex{ | | A Flex has no children: write Row { … }.flex(1) or Column { … }.flex(1).
    Measured{ | | Code cannot run here: write the size, as in Measured(width: 60, height: 20).
    leaf{ | | A leaf has no children: write Row { … } or Column { … }, with .width or .height.
    Flex(width: Flex(height: | | A Flex takes the remaining space: write Fixed(width: 60), or limit it, as in Flex().minWidth(40).
    Row(spacing: | gap | The space between children is called gap: Row(gap: 10) { … }.
    Row(width: Row(height: | | The size of a container is a modifier: Row { … }.width(340).
    Row(justify: Row(justifyContent: | | Alignment along the main axis is a modifier: Row { … }.justifyContent(.center).
    Row(.leading Row(.top Row(.left | start | Write .start.
    Row(.trailing Row(.bottom Row(.right | end | Write .end.
    Row(.stretch | | Without an alignment, items fill the container; for the values of CSS, write .alignItems.
    Grid(spacing: | gap | The space between tracks is gap: Grid(gap: 8) { … }, or { … }.gap(row: 4, column: 8).
    Grid(horizontalSpacing: Grid(verticalSpacing: Grid(columnGap: Grid(rowGap: | | Write Grid { … }.gap(row: 4, column: 8).
    Grid(alignment: Grid(alignItems: Grid(justifyContent: Grid(alignContent: | | Items are aligned by modifiers: Grid { … }.alignItems(.center).justifyContent(.center).
    Grid(autoFlow: Grid(gridAutoFlow: | flow | The direction of placement is called flow: write Grid(flow: .rowDense), .column or .columnDense.
    Grid(direction: | | The direction of placement is called flow: write Grid(flow: .rowDense), .column or .columnDense.
    Grid(templateColumns: Grid(gridTemplateColumns: | columns | The tracks along a row are called columns: Grid(columns: [80, .flexible(1)]).
    Overlay(alignment: | | Write the place without a label: Overlay(.center) { … }.
    container(spacing: container(gap: | | The space between children is a modifier after the block: { … }.gap(10).
    container(width: container(height: container(padding: | | Write a modifier after the block: { … }.width(100).padding(8).
    sides(left: sides(right: sides(start: sides(end: | | Use left and right, or start and end, which follow the direction.
    sides(leading: | start | Sides by direction are called start and end.
    sides(trailing: | end | Sides by direction are called start and end.
    sides(.horizontal sides(.vertical sides(.top sides(.bottom sides(.leading sides(.trailing sides(.left sides(.right | | Sides are labels: .padding(horizontal: 16), .padding(start: 8) for leading.
    absolute(x: absolute(y: inset(top: inset(left: inset(bottom: inset(right: | | Write .absolute(top: 4, left: 4).
    flex(.none flex(.auto | | CSS flex: none is .flex(0, 0, .auto), and flex: auto is .flex(1, 1, .auto).
    flutter:Row flutter:Column | | Write the children in braces, each in a line of its own: Row { … } and Column { … }.
    flutter:children flutter:child | | Write the children in braces: Row { … }.
    flutter:Expanded flutter:Flexible | | Write .flex(1) after the item itself.
    flutter:SizedBox | | For a space, write .gap(8) on the Row or Column around it, or Fixed(width: 8); for the size of an item, .size(80, 32) after it.
    flutter:Padding flutter:EdgeInsets | | Write .padding(8), .padding(horizontal: 16) or .padding(left: 4, top: 8) after the container.
    flutter:Container | | Write the sizes of a box after its child: .width(80), .padding(8), .margin(4).
    flutter:Center | Overlay | For a child in the middle, use Overlay(.center) { … }.
    flutter:Align | Overlay | For a child at an edge, use Overlay(.bottomTrailing) { … }.
    flutter:Positioned | | Write .absolute(top: 4, left: 4) after the item itself.
    flutter:mainAxisAlignment flutter:MainAxisAlignment | | Write .justifyContent(.spaceBetween) after the container.
    flutter:crossAxisAlignment flutter:CrossAxisAlignment | | Alignment across is an argument of the container: Row(alignment: .center) { … }.
    flutter:mainAxisSize | | For a container that is as wide as its children, write .width(.fitContent).
    flutter:AspectRatio | | Write .aspectRatio(16, 9) after the item itself.
    flutter:ConstrainedBox flutter:BoxConstraints | | Write .minWidth(40) and .maxWidth(80) after the item itself.
    flutter:FractionallySizedBox | | Write .width(.percent(50)) after the item itself.
    flutter:ListView flutter:SingleChildScrollView | | A list is Column { … }.overflow(.scroll).
    flutter:GridView | | A grid is Grid(columns: .repeated(3, .flexible(1))) { … }.
    flutter:spacing flutter:runSpacing | | The space between children is .gap(10) after the container.
    compose:Row compose:Column | | Row { … } and Column { … } have the same names, and their modifiers follow the block: Row { … }.padding(8).
    compose:Box compose:BoxWithConstraints | Overlay | Stack children on top of each other in Overlay { … }.
    compose:LazyColumn compose:LazyRow | | A list is Column { … }.overflow(.scroll), a row of items Row { … }.overflow(.scroll).
    compose:LazyVerticalGrid | | A grid is Grid(columns: .repeated(3, .flexible(1))) { … }.
    compose:Modifier compose:modifier | | Modifiers follow the item: Row { … }.padding(8).width(200).
    compose:dp compose:sp | | Lengths are numbers without a unit: .padding(8).
    compose:fillMaxWidth | | A child of a Column fills its width; elsewhere, write .width(.percent(100)).
    compose:fillMaxHeight | | A child of a Row fills its height; elsewhere, write .height(.percent(100)).
    compose:fillMaxSize | | Write .size(.percent(100)).
    compose:wrapContentWidth compose:wrapContentHeight compose:wrapContentSize | | Write .width(.fitContent) or .height(.fitContent).
    compose:widthIn compose:heightIn compose:sizeIn | | Write .minWidth(40), .maxWidth(80), .minHeight(20) or .maxHeight(60).
    compose:requiredWidth compose:requiredHeight compose:requiredSize | | Write .width(80) with .shrink(0).
    compose:padding compose:PaddingValues | | Write .padding(8), .padding(horizontal: 16) or .padding(start: 8).
    compose:weight | | Write .flex(1).
    compose:Spacer | | For a space, write .gap(8) on the Row or Column around it, or Fixed(width: 8); with a weight, Flex().
    compose:spacedBy | | The space between children is .gap(10) after the container.
    compose:Arrangement compose:horizontalArrangement compose:verticalArrangement | | Write .gap(10) for spacedBy, and .justifyContent(.spaceBetween) for SpaceBetween.
    compose:Alignment compose:verticalAlignment compose:horizontalAlignment | | Alignment across is an argument of the container: Row(alignment: .center) { … }.
    compose:align | | Write .alignSelf(.center).
    compose:contentAlignment | Overlay | For children in the middle, use Overlay(.center) { … }.
    react:View react:SafeAreaView | | A View is Column { … }, or with flexDirection: 'row' Row { … }.
    react:ScrollView react:FlatList | | A list is Column { … }.overflow(.scroll).
    react:style react:StyleSheet | | Write the values of styles as modifiers: Row { … }.padding(8).
    react:flex | | Write .flex(1).
    react:flexDirection | | Write Row { … } or Column { … }.
    react:gap | | Write .gap(8).
    react:width react:height | | Write .width(80) and .height(20); for '50%', .width(.percent(50)).
    react:padding react:margin | | Write .padding(8) and .margin(8).
    react:justifyContent | | Write .justifyContent(.spaceBetween).
    react:alignItems react:alignSelf | | Write .alignItems(.center) and .alignSelf(.center).
    react:position react:top react:left react:bottom react:right | | Write .absolute(top: 4, left: 4).
    swiftui:padding | | Write .padding(16): there is no default; sides are labels, as in .padding(horizontal: 16).
    swiftui:body swiftui:State | | Write the layout alone: Column { … }.
    """
}

extension String {
  func isOne(of names: String...) -> Bool { isOne(of: names) }

  /// Whether the string is one of several names. Compares bytes, since Embedded Swift has no Unicode tables.
  func isOne(of names: [String]) -> Bool { names.contains { $0.utf8.elementsEqual(utf8) } }
}
