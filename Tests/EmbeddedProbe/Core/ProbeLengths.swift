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
    Column {}.width(.points(3)).inset(horizontal: whole, vertical: .auto)
    Flex().inset(8).offset(x: 3, y: 4)
    Flex()
    // The seventh line is one more than there are functions for.
    Flex()
  }
  add(Flex(), LayoutItems())
  length(of: Length.percent(3))
  length(of: Unchanged())
  autoLength(of: AutoLength.auto)
  autoLength(of: Unchanged())
  use(SizeLength.auto.sizeLength == 3)
  use(SizeLength.auto.sizeLength == 3.5)
  use(FlexBasis.auto.flexBasis == 3)
  use(FlexBasis.auto.flexBasis == 3.5)
  words()
  use(tree.layout(in: Extent(width: 100, height: 40)))
  return tree.layout(width: 100, height: 40).frames.count  // 8
}

/// What a function of a user's own over lengths may ask.
func length<Value: LengthValue>(of value: Value) { use(value.length == nil) }

func autoLength<Value: AutoLengthValue>(of value: Value) { use(value.autoLength == nil) }

func sizeLength<Value: SizeLengthValue>(of value: Value) { use(value.sizeLength) }

func flexBasis<Value: FlexBasisValue>(of value: Value) { use(value.flexBasis) }

func words() {
  use(Length.percent(3).length)
  use(AutoLength.auto.autoLength)
  use(Unchanged().length)
  use(Unchanged().autoLength)
  let points: Points = .points(3)
  use(points.length)
  use(points.autoLength)
  use(points.sizeLength)
  use(points.flexBasis)
  let percentage: Percentage = .percent(3)
  use(percentage.length)
  use(percentage.autoLength)
  use(percentage.sizeLength)
  use(percentage.flexBasis)
  let auto: AutoWord = .auto
  use(auto.autoLength)
  use(auto.sizeLength)
  use(auto.flexBasis)
  let content: ContentWord = .minContent
  use(content.sizeLength)
  use(content.flexBasis)
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
