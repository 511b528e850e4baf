// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Names from Android and from layouts in the style of SwiftUI. Using one is an error whose message says what to write.
// SwiftUI's own names, such as `ZStack`, are not here, because they would be ambiguous if both are imported.

public import EagerLayout

@available(*, unavailable, message: "use Overlay { … } for children on top of each other")
@_documentation(visibility: internal)
public func FrameLayout(@LayoutBuilder content: () -> LayoutItems) -> Arranged { fatalError() }

@available(*, unavailable, message: "use Relative { … } to place children relative to each other")
@_documentation(visibility: internal)
public func RelativeLayout(@LayoutBuilder content: () -> LayoutItems) -> Arranged { fatalError() }

extension LinearLayout {
  @available(*, unavailable, message: "use Linear(.vertical) { … } for Android's rules")
  @_documentation(visibility: internal)
  public init(_ axis: Linear.Axis, @LayoutBuilder content: () -> LayoutItems) { fatalError() }
}

extension Overlay {
  @available(*, unavailable, message: "write the place without a label: Overlay(.center) { … }")
  @_documentation(visibility: internal)
  public init(alignment: Place) { self.init(alignment) }
}

extension Flow {
  @available(*, unavailable, message: "the space between children is a modifier: Flow { … }.gap(10)")
  @_documentation(visibility: internal)
  public init(spacing: Double) { self.init() }

  @available(*, unavailable, message: "the space between children is a modifier: Flow { … }.gap(10)")
  @_documentation(visibility: internal)
  public init(gap: Double) { self.init() }

  @available(*, unavailable, message: "the space between children is a modifier: Flow(columns: 3) { … }.gap(10)")
  @_documentation(visibility: internal)
  public init(columns: Int, gap: Double) { self.init(columns: columns) }
}

extension Masonry {
  @available(*, unavailable, message: "the space between children is a modifier: Masonry(columns: 3) { … }.gap(10)")
  @_documentation(visibility: internal)
  public init(columns: Int, spacing: Double) { self.init(columns: columns) }

  @available(*, unavailable, message: "the space between children is a modifier: Masonry(columns: 3) { … }.gap(10)")
  @_documentation(visibility: internal)
  public init(columns: Int, gap: Double) { self.init(columns: columns) }

  @available(
    *, unavailable, message: "the space between children is a modifier: Masonry(minimumWidth: 80) { … }.gap(10)"
  )
  @_documentation(visibility: internal)
  public init(minimumWidth: Double, gap: Double) { self.init(minimumWidth: minimumWidth) }
}

extension Pages {
  @available(
    *, unavailable, message: "the space between children is a modifier: Pages(columns: 3, rows: 2) { … }.gap(10)"
  )
  @_documentation(visibility: internal)
  public init(columns: Int, rows: Int, gap: Double) { self.init(columns: columns, rows: rows) }
}

extension Linear {
  @available(*, unavailable, message: "the space between children is a modifier: Linear(.vertical) { … }.gap(10)")
  @_documentation(visibility: internal)
  public init(_ axis: Axis, gap: Double) { self.init(axis) }
}
