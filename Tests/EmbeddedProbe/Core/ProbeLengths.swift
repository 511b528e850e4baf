// What is given for a length, and the short forms of modifiers.
import EagerLayout

@_expose(wasm, "lengths")
@_cdecl("lengths")
func lengths() -> Int {
  let whole = 4, single: Float = 2
  let tree = Row(gap: .percent(1)) {
    Fixed(20).margin(horizontal: .auto, vertical: whole).border(top: 1, left: 1, bottom: 1, right: 1)
    Flex().size(whole, .auto).size(.maxContent).flex(1).basis(.auto).basis(.minContent).basis(.points(3))
    Row {}.padding(horizontal: .percent(1), vertical: single).flex(1, 0, .maxContent).basis(.fitContent).maxWidth(
      .infinity)
    body(of: ProbeCard())
    ProbeCard().padding(3).absolute(top: 3)
    Column {}.width(.points(3)).inset(horizontal: whole, vertical: .auto)
    Flex().inset(8).offset(x: 3, y: 4)
    startAndEnd()
    // The seventh line is one more than there are functions for.
    Flex()
  }
  add(Flex(), LayoutItems())
  length(of: FlexStyle.Length.percent(3))
  length(of: Unchanged())
  autoLength(of: FlexStyle.AutoLength.auto)
  autoLength(of: Unchanged())
  use(FlexStyle.SizeLength.auto._sizeLength == 3)
  use(FlexStyle.SizeLength.auto._sizeLength == 3.5)
  use(FlexStyle.FlexBasis.auto._flexBasis == 3)
  use(FlexStyle.FlexBasis.auto._flexBasis == 3.5)
  words()
  use(numbers().layout(width: whole, height: whole).frames.count + numbers().layout(width: whole).frames.count)
  use(Frame(width: whole, height: whole))
  use(tree.layout(in: Extent(width: 100, height: 40)))
  return tree.layout(width: 100, height: 40).frames.count  // 12
}

func startAndEnd() -> TreeLeaf {
  Flex().margin(top: 1, start: .auto, bottom: 2, end: 3).padding(start: .percent(1), end: 2).border(start: 1, end: 2)
    .offset(top: 1, start: 2, bottom: .auto, end: 4).absolute(top: .percent(1), start: 2, bottom: 3, end: 4)
}

/// What a function of a user's own over lengths may ask.
func length<Value: LengthValue>(of value: Value) { use(value._length == nil) }

func autoLength<Value: AutoLengthValue>(of value: Value) { use(value._autoLength == nil) }

func sizeLength<Value: SizeLengthValue>(of value: Value) { use(value._sizeLength) }

func flexBasis<Value: FlexBasisValue>(of value: Value) { use(value._flexBasis) }

/// Numbers that are no Double, and lengths where more is allowed.
func numbers() -> Column {
  let whole = 3, single: Float = 0.5, length = FlexStyle.Length.percent(3)
  return Column {
    Flex(whole).grow(whole).shrink(single).flex(whole, single, .auto).border(whole)
    Fixed(width: whole).basis(length).minWidth(whole).minHeight(length).maxWidth(single).maxHeight(.auto)
    Fixed(height: single).width(length).height(single).aspectRatio(whole, single)
    Fixed(width: whole, height: single).flex(1, 2, 3).size(3, 4).aspectRatio(4, 3)
    Fixed(2).padding(whole).padding(3).margin(whole).margin(3).inset(3)
    Row {}.gap(whole).gap(3).inset(whole)
    Fixed(length).size(3).offset(x: whole, y: single)
  }
}

/// A component of a user's own.
struct ProbeCard: LayoutComponent {
  var body: some LayoutItem { Column { Fixed(3) } }
}

/// What a function of a user's own over components may be.
func body<Component: LayoutComponent>(of component: Component) -> Component.Body { component.body }

func words() {
  use(FlexStyle.Length.percent(3)._length)
  use(FlexStyle.AutoLength.auto._autoLength)
  use(Unchanged()._length)
  use(Unchanged()._autoLength)
  let points: FlexStyle.Points = .points(3)
  use(points._length)
  use(points._autoLength)
  use(points._sizeLength)
  use(points._flexBasis)
  let percentage: FlexStyle.Percentage = .percent(3)
  use(percentage._length)
  use(percentage._autoLength)
  use(percentage._sizeLength)
  use(percentage._flexBasis)
  let auto: FlexStyle.AutoWord = .auto
  use(auto._autoLength)
  use(auto._sizeLength)
  use(auto._flexBasis)
  let content: FlexStyle.ContentWord = .minContent
  use(content._sizeLength)
  use(content._flexBasis)
  sizeLength(of: 3)
  flexBasis(of: 3)
}

func add<Item: LayoutItem, Content: LayoutContent>(_ item: Item, _ content: Content) {
  var items = LayoutItems()
  item.add(to: &items)
  content.add(to: &items)
  Flex().add(to: &items)
  LayoutItems().add(to: &items)
}
