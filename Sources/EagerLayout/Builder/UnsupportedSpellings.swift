// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Spellings from SwiftUI, CSS and Yoga that the library does not support. They are declared as unavailable, so that the
// compiler reports what to write instead.
//
// A test compares the messages with the table of the playground's notation, which has the same spellings.

// If another module, such as SwiftUI, has a type of the same name, the compiler uses that type, because these types are
// unavailable. An unavailable function would be ambiguous with the other type in `[Text]()`.
@available(*, unavailable, renamed: "Row") @_documentation(visibility: internal) public typealias HStack = Row
@available(*, unavailable, renamed: "Column") @_documentation(visibility: internal) public typealias VStack = Column
@available(*, unavailable, renamed: "Flex") @_documentation(visibility: internal) public typealias Spacer = Flex
@available(*, unavailable, renamed: "Measured") @_documentation(visibility: internal) public typealias Text = Measured

@available(*, unavailable, message: "write Measured(text: \"words\", advance: 10, lineHeight: 12), or Measured { … }")
@_documentation(visibility: internal)
extension Measured {
  public init(_ text: String) { self.init(width: 0, height: 0) }
}

@available(*, unavailable, message: "write Measured(text: \"words\", advance: 10, lineHeight: 12), or Measured { … }")
@_documentation(visibility: internal)
extension String: LayoutContent {
  public consuming func add(to items: inout LayoutItems) {}
}

@available(
  *, unavailable,
  message: "a Flex takes the remaining space: write Fixed(width: 60), or limit it, as in Flex().minWidth(40)"
)
@_documentation(visibility: internal)
extension Flex {
  public init(width: Double, height: Double? = nil) { self.init() }
  public init(height: Double) { self.init() }
}

@_documentation(visibility: internal)
extension Flex {
  @available(*, unavailable, message: "a Flex has no children: write Row { … }.flex(1) or Column { … }.flex(1)")
  public init(_ grow: Double = 1, @LayoutBuilder content: () -> LayoutItems) { self.init(grow) }
}

@_documentation(visibility: internal)
extension Fixed {
  @available(
    *, unavailable,
    message: "a Fixed needs a size: write Fixed(width: …) or Fixed(height: …), or Flex() for the remaining space"
  )
  public init() { self.init(width: 0, height: 0) }

  @available(*, unavailable, message: "a leaf has no children: write Row { … } or Column { … }, with .width or .height")
  public init(width: Double? = nil, height: Double? = nil, @LayoutBuilder content: () -> LayoutItems) {
    self.init(width: 0, height: 0)
  }

  @available(*, unavailable, message: "name the sizes: Fixed(width: …, height: …)")
  public init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }
}

@available(*, unavailable, message: "the space between children is called gap: Row(gap: 10) { … }")
@_documentation(visibility: internal)
extension LayoutContainer {
  public init(_ gap: Double, @LayoutBuilder content: () -> LayoutItems) { fatalError() }
  public init(alignment: CrossAlignment? = nil, spacing: Double, @LayoutBuilder content: () -> LayoutItems) {
    fatalError()
  }
}

@_documentation(visibility: internal)
extension LayoutContainer {
  @available(*, unavailable, message: "a CGFloat is a length if LayoutViews is imported; otherwise write Double(…)")
  public init(alignment: CrossAlignment? = nil, gap: Double, @LayoutBuilder content: () -> LayoutItems) { fatalError() }

  @available(*, unavailable, message: "alignment along the main axis is a modifier: Row { … }.justifyContent(.center)")
  public init(
    alignment: CrossAlignment? = nil, justify: FlexStyle.JustifyContent, @LayoutBuilder content: () -> LayoutItems
  ) { fatalError() }

  @available(*, unavailable, message: "the size of a container is a modifier: Row { … }.width(340)")
  public init(width: Double, height: Double? = nil, @LayoutBuilder content: () -> LayoutItems) { fatalError() }

  @available(*, unavailable, renamed: "justifyContent(_:_:)")
  public func justify(_ value: FlexStyle.JustifyContent) -> Self { self }

  @available(*, unavailable, message: "write .alignItems(.center) for the children, or .alignSelf(.center)")
  public func align(_ value: FlexStyle.AlignItems) -> Self { self }

  @available(*, unavailable, message: "alignment is an argument of the container: Row(alignment: .center) { … }")
  public func alignment(_ value: CrossAlignment) -> Self { self }

  @available(*, unavailable, renamed: "gap(_:)")
  public func spacing(_ both: some LengthValue) -> Self { self }

  @available(*, unavailable, renamed: "wrap(_:)")
  public func flexWrap(_ value: FlexStyle.FlexWrap) -> Self { self }

  @available(*, unavailable, message: "write Row or Column; .reversed() reverses the order")
  public func flexDirection(_ value: FlexStyle.FlexDirection) -> Self { self }
}

// Modifiers of leaves, including leaves with properties that only a tree accepts.
@available(*, unavailable, message: "a leaf has no children: put .gap on the Row or Column around it")
@_documentation(visibility: internal)
extension LayoutItem where TreeItem == TreeLeaf {
  public func gap(_ both: some LengthValue) -> Self { self }
  public func gap(row: some LengthValue = Unchanged(), column: some LengthValue = Unchanged()) -> Self { self }
}

@_documentation(visibility: internal)
extension LayoutItem where TreeItem == TreeLeaf {
  @available(
    *, unavailable, message: "a leaf has no children to move: put .justifyContent on the Row or Column around it"
  )
  public func justifyContent(_ value: FlexStyle.JustifyContent) -> Self { self }

  @available(
    *, unavailable, message: "a leaf has no children to align: write .alignSelf, or put .alignItems on its parent"
  )
  public func alignItems(_ value: FlexStyle.AlignItems) -> Self { self }

  @available(*, unavailable, renamed: "alignSelf(_:_:)")
  public func align(_ value: FlexStyle.AlignSelf) -> Self { self }
}

/// The edges of SwiftUI's `.padding(.horizontal, 16)`.
@available(*, unavailable)
@_documentation(visibility: internal)
public enum HintedEdges: Sendable { case all, horizontal, vertical, top, bottom, leading, trailing, left, right }

@available(*, unavailable, message: "sides are labels: .padding(horizontal: 16), .padding(start: 8) for leading")
@_documentation(visibility: internal)
extension LayoutItem {
  public func padding(_ edges: HintedEdges, _ length: Double = 0) -> Self { self }
  public func margin(_ edges: HintedEdges, _ length: Double = 0) -> Self { self }
}

@_documentation(visibility: internal)
extension LayoutItem {
  @available(*, deprecated, message: "specify the amount: .padding(8) or .padding(left: 8)")
  public func padding() -> Self { self }

  @available(*, deprecated, message: "specify the amount: .margin(8) or .margin(left: .auto)")
  public func margin() -> Self { self }

  @available(
    *, unavailable, message: "sizes are .size(40), .size(80, 32), .width(60) and .height(20); to fill a row, .flex(1)"
  )
  public func frame(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil
  ) -> Self { self }

  @available(*, unavailable, message: "CSS flex: none is .flex(0, 0, .auto), and flex: auto is .flex(1, 1, .auto)")
  public func flex(_ keyword: FlexStyle.AutoWord) -> Self { self }

  @available(
    *, unavailable, message: "write .absolute(top: 4, left: 4), or .offset(x: 4, y: 4) to move only this item"
  )
  public func position(_ value: FlexStyle.Position) -> Self { self }

  @available(*, unavailable, message: "for none, write .hidden(); for flex or grid, Row, Column or Grid")
  public func display(_ value: FlexStyle.Display) -> Self { self }

  @available(*, unavailable, renamed: "grow(_:)")
  public func flexGrow(_ factor: Double) -> Self { self }

  @available(*, unavailable, renamed: "shrink(_:)")
  public func flexShrink(_ factor: Double) -> Self { self }

  @available(*, unavailable, renamed: "basis(_:)")
  public func flexBasis(_ value: some FlexBasisValue) -> Self { self }
}

// Without these overloads, the errors are about `width(to:)` of `Relative` and its `RelativeAnchor`. Available
// overloads would make the type-checking of 100 rows with sizes a third slower.
@available(
  *, unavailable,
  message: "a choice between a keyword and a number needs the type: .width(isLast ? 100 : FlexStyle.SizeLength.auto)"
)
@_documentation(visibility: internal)
extension LayoutItem {
  @_disfavoredOverload public func width(_ value: FlexStyle.SizeLength) -> Self { self }
  @_disfavoredOverload public func height(_ value: FlexStyle.SizeLength) -> Self { self }
}

// With this conformance, the error about `min(300, .percent(50))` contains the message.
@available(
  *, unavailable,
  message:
    "for the smaller of two lengths, write .width(.min(300, .percent(50))); for the greater, .max(300, .percent(50))"
)
@_documentation(visibility: internal)
extension FlexStyle.SizeLength: Comparable {
  public static func < (a: Self, b: Self) -> Bool { false }
}

@_documentation(visibility: internal)
extension LayoutBuilder {
  @available(
    *, unavailable,
    message:
      "a block takes items such as Flex(), or an array or optional of one type of item; for several types, write LayoutItems([…])"
  )
  public static func buildBlock<Value>(_ value: Value) -> LayoutItems { LayoutItems() }
}

@available(*, unavailable, renamed: "start")
@_documentation(visibility: internal)
extension CrossAlignment {
  public static var leading: Self { .start }
  public static var top: Self { .start }
}

@available(*, unavailable, renamed: "end")
@_documentation(visibility: internal)
extension CrossAlignment {
  public static var trailing: Self { .end }
  public static var bottom: Self { .end }
}

@_documentation(visibility: internal)
extension CrossAlignment {
  @available(
    *, unavailable, message: "without an alignment, items fill the container; for the values of CSS, write .alignItems"
  )
  public static var stretch: Self { .start }
}

@available(*, unavailable, message: "a line takes only leaves; put containers into a tree: Row { … }.layout(in: …)")
@_documentation(visibility: internal)
extension LinearLayout {
  public mutating func add(_ container: some LayoutContainer) -> Handle { preconditionFailure() }
  public mutating func insert(_ container: some LayoutContainer, at index: Int) -> Handle { preconditionFailure() }
}

@available(
  *, unavailable,
  message:
    "a line takes plain leaves; put a leaf that is hidden, moved, ordered or styled into a Row or Column: Row { … }.layout(in: …)"
)
@_documentation(visibility: internal)
extension LinearLayout {
  public mutating func add(_ leaf: TreeLeaf) -> Handle { preconditionFailure() }
  public mutating func insert(_ leaf: TreeLeaf, at index: Int) -> Handle { preconditionFailure() }
}
