// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Hints for spellings from SwiftUI, CSS and Yoga that the library does not support: the compiler reports what to write
// instead. Nothing here can be called. A mere alternative spelling compiles and does not belong here.

extension Flex {
  @available(
    *, unavailable,
    message: "a Flex takes the remaining space: write Fixed(width: …), or limit it, as in Flex().minWidth(40)"
  )
  @_documentation(visibility: internal)
  public init(width: Double, height: Double? = nil) { self.init() }

  @available(
    *, unavailable,
    message: "a Flex takes the remaining space: write Fixed(height: …), or limit it, as in Flex().minHeight(40)"
  )
  @_documentation(visibility: internal)
  public init(height: Double) { self.init() }

  @available(*, unavailable, message: "a Flex has no children: write Row { … }.flex(1) or Column { … }.flex(1)")
  @_documentation(visibility: internal)
  public init(_ grow: Double = 1, @LayoutBuilder content: () -> LayoutItems) { self.init(grow) }
}

extension Fixed {
  @available(
    *, unavailable,
    message: "a Fixed needs a size: write Fixed(width: …) or Fixed(height: …), or Flex() for the remaining space"
  )
  @_documentation(visibility: internal)
  public init() { self.init(width: 0, height: 0) }

  @available(
    *, unavailable, message: "a Fixed has no children: write Row { … } or Column { … } with .width(…) or .height(…)"
  )
  @_documentation(visibility: internal)
  public init(width: Double? = nil, height: Double? = nil, @LayoutBuilder content: () -> LayoutItems) {
    self.init(width: 0, height: 0)
  }

  @available(*, unavailable, message: "name the sizes: Fixed(width: …, height: …)")
  @_documentation(visibility: internal)
  public init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }
}

extension LayoutContainer {
  @available(*, unavailable, message: "the space between children is called gap: Row(gap: 10) { … }")
  @_documentation(visibility: internal)
  public init(_ gap: Double, @LayoutBuilder content: () -> LayoutItems) { fatalError() }

  @available(
    *, unavailable,
    message: "alignment along the main axis is a modifier: Row { … }.justifyContent(.center)"
  )
  @_documentation(visibility: internal)
  public init(
    alignment: CrossAlignment? = nil, justify: FlexStyle.JustifyContent, @LayoutBuilder content: () -> LayoutItems
  ) { fatalError() }

  @available(*, unavailable, message: "the space between children is called gap: Row(gap: 10) { … }")
  @_documentation(visibility: internal)
  public init(alignment: CrossAlignment? = nil, spacing: Double, @LayoutBuilder content: () -> LayoutItems) {
    fatalError()
  }

  @available(*, unavailable, message: "the size of a container is a modifier: Row { … }.width(340)")
  @_documentation(visibility: internal)
  public init(width: Double, height: Double? = nil, @LayoutBuilder content: () -> LayoutItems) { fatalError() }

  @available(*, unavailable, renamed: "justifyContent(_:_:)")
  @_documentation(visibility: internal)
  public func justify(_ value: FlexStyle.JustifyContent) -> Self { self }

  @available(
    *, unavailable,
    message: "write .alignItems(…) to align the children, or .alignSelf(…) to align the container in its parent"
  )
  @_documentation(visibility: internal)
  public func align(_ value: FlexStyle.AlignItems) -> Self { self }

  @available(*, unavailable, message: "alignment is an argument of the container: Row(alignment: .center) { … }")
  @_documentation(visibility: internal)
  public func alignment(_ value: CrossAlignment) -> Self { self }

  @available(*, unavailable, renamed: "gap(_:)")
  @_documentation(visibility: internal)
  public func spacing(_ both: some LengthValue) -> Self { self }

  @available(*, deprecated, message: "say how much: .gap(8) or .gap(row: 8)")
  @_documentation(visibility: internal)
  public func gap() -> Self { self }

  @available(*, unavailable, renamed: "wrap(_:)")
  @_documentation(visibility: internal)
  public func flexWrap(_ value: FlexStyle.FlexWrap) -> Self { self }

  @available(
    *, unavailable,
    message:
      "write Row or Column, and .reversed() for the reverse order; Box(style) { … } takes the direction from its style"
  )
  @_documentation(visibility: internal)
  public func flexDirection(_ value: FlexStyle.FlexDirection) -> Self { self }
}

// Leaves, with or without properties that only a tree accepts.
extension LayoutItem where TreeItem == TreeLeaf {
  @available(*, unavailable, message: "a leaf has no children: put .gap on the Row or Column around it")
  @_documentation(visibility: internal)
  public func gap(_ both: some LengthValue) -> Self { self }

  @available(*, unavailable, message: "a leaf has no children: put .gap on the Row or Column around it")
  @_documentation(visibility: internal)
  public func gap(row: some LengthValue = Unchanged(), column: some LengthValue = Unchanged()) -> Self { self }

  @available(*, unavailable, message: "a leaf has no children to wrap: put .wrap on the Row or Column around it")
  @_documentation(visibility: internal)
  public func wrap(_ value: FlexStyle.FlexWrap = .wrap) -> Self { self }

  @available(*, unavailable, message: "a leaf has no lines to align: put .alignContent on the Row or Column around it")
  @_documentation(visibility: internal)
  public func alignContent(_ value: FlexStyle.AlignContent, _ overflow: FlexStyle.AlignmentSafety = .unspecified)
    -> Self
  { self }

  @available(*, unavailable, message: "a leaf has no rows: put .direction on the Row or Column around it")
  @_documentation(visibility: internal)
  public func direction(_ value: FlexStyle.Direction) -> Self { self }

  @available(
    *, unavailable,
    message: "a leaf has no children to move: put .justifyContent on the Row or Column around it"
  )
  @_documentation(visibility: internal)
  public func justifyContent(_ value: FlexStyle.JustifyContent, _ overflow: FlexStyle.AlignmentSafety = .unspecified)
    -> Self
  { self }

  @available(
    *, unavailable,
    message: "a leaf has no children to align: write .alignSelf, or put .alignItems on its parent"
  )
  @_documentation(visibility: internal)
  public func alignItems(_ value: FlexStyle.AlignItems, _ overflow: FlexStyle.AlignmentSafety = .unspecified) -> Self {
    self
  }

  @available(
    *, unavailable,
    message: "a leaf has no children to move: put .justifyContent on the Row or Column around it"
  )
  @_documentation(visibility: internal)
  public func justify(_ value: FlexStyle.JustifyContent) -> Self { self }

  @available(*, unavailable, renamed: "alignSelf(_:_:)")
  @_documentation(visibility: internal)
  public func align(_ value: FlexStyle.AlignSelf) -> Self { self }

  @available(*, unavailable, message: "a leaf has no children to reverse: put .reversed on the Row or Column around it")
  @_documentation(visibility: internal)
  public func reversed(_ isReversed: Bool = true) -> Self { self }
}

extension LayoutItem {
  @available(*, unavailable, message: "sizes are .size(40), .size(80, 32), .width(…) and .height(…)")
  @_documentation(visibility: internal)
  public func frame(width: Double? = nil, height: Double? = nil) -> Self { self }

  @available(*, deprecated, message: "say how much: .padding(8) or .padding(left: 8)")
  @_documentation(visibility: internal)
  public func padding() -> Self { self }

  @available(*, deprecated, message: "say how much: .margin(8) or .margin(left: .auto)")
  @_documentation(visibility: internal)
  public func margin() -> Self { self }

  @available(*, deprecated, message: "say by how much: .offset(x: 8, y: 4)")
  @_documentation(visibility: internal)
  public func offset() -> TreeItem { _inTree() }

  @available(*, unavailable, message: "write .absolute(top: …, left: …), or .offset(x: …, y: …) to move only this item")
  @_documentation(visibility: internal)
  public func position(_ value: FlexStyle.Position) -> Self { self }

  @available(
    *, unavailable, message: "write .hidden() for none; for a row, a column or a grid, write Row, Column or Grid"
  )
  @_documentation(visibility: internal)
  public func display(_ value: FlexStyle.Display) -> Self { self }

  @available(*, unavailable, renamed: "grow(_:)")
  @_documentation(visibility: internal)
  public func flexGrow(_ factor: Double) -> Self { self }

  @available(*, unavailable, renamed: "shrink(_:)")
  @_documentation(visibility: internal)
  public func flexShrink(_ factor: Double) -> Self { self }

  @available(*, unavailable, renamed: "basis(_:)")
  @_documentation(visibility: internal)
  public func flexBasis(_ value: some FlexBasisValue) -> Self { self }
}

extension LayoutBuilder {
  @available(
    *, unavailable,
    message:
      "a block takes items such as Flex(), or an array or optional of one type of item; for several types, write LayoutItems([…])"
  )
  @_documentation(visibility: internal)
  public static func buildBlock<Value>(_ value: Value) -> LayoutItems { LayoutItems() }
}

extension CrossAlignment {
  @available(*, unavailable, renamed: "start")
  @_documentation(visibility: internal)
  public static var leading: Self { .start }

  @available(*, unavailable, renamed: "start")
  @_documentation(visibility: internal)
  public static var top: Self { .start }

  @available(*, unavailable, renamed: "end")
  @_documentation(visibility: internal)
  public static var trailing: Self { .end }

  @available(*, unavailable, renamed: "end")
  @_documentation(visibility: internal)
  public static var bottom: Self { .end }

  @available(
    *, unavailable, message: "without an alignment, items fill the container; for the values of CSS, write .alignItems"
  )
  @_documentation(visibility: internal)
  public static var stretch: Self { .start }
}

extension LinearLayout.Axis {
  @available(*, unavailable, renamed: "row")
  @_documentation(visibility: internal)
  public static var horizontal: Self { .row }

  @available(*, unavailable, renamed: "column")
  @_documentation(visibility: internal)
  public static var vertical: Self { .column }
}

extension LinearLayout {
  @available(*, unavailable, message: "a line takes only leaves; put containers into a tree: Row { … }.layout(in: …)")
  @_documentation(visibility: internal)
  public mutating func add(_ container: some LayoutContainer) -> Handle { preconditionFailure() }

  @available(*, unavailable, message: "a line takes only leaves; put containers into a tree: Row { … }.layout(in: …)")
  @_documentation(visibility: internal)
  public mutating func insert(_ container: some LayoutContainer, at index: Int) -> Handle { preconditionFailure() }

  @available(
    *, unavailable,
    message:
      "a line takes plain leaves; put a leaf that is hidden, moved, ordered or styled into a Row or Column: Row { … }.layout(in: …)"
  )
  @_documentation(visibility: internal)
  public mutating func add(_ leaf: TreeLeaf) -> Handle { preconditionFailure() }

  @available(
    *, unavailable,
    message:
      "a line takes plain leaves; put a leaf that is hidden, moved, ordered or styled into a Row or Column: Row { … }.layout(in: …)"
  )
  @_documentation(visibility: internal)
  public mutating func insert(_ leaf: TreeLeaf, at index: Int) -> Handle { preconditionFailure() }

  @available(*, unavailable, renamed: "add(_:)")
  @_documentation(visibility: internal)
  public mutating func append(_ item: some LayoutItem) -> Handle { preconditionFailure() }
}
