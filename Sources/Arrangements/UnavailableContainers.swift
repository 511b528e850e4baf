// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Hints for spellings of containers from SwiftUI, CSS and Android. The hints for rows, columns and leaves are in
// `EagerLayout`.

public import EagerLayout

@available(*, unavailable, renamed: "Overlay") @_documentation(visibility: internal) public typealias ZStack = Overlay
@available(*, unavailable, renamed: "Overlay") @_documentation(visibility: internal)
public typealias FrameLayout = Overlay
@available(*, unavailable, renamed: "Relative") @_documentation(visibility: internal)
public typealias RelativeLayout = Relative

@available(*, unavailable, message: "for the rules of Android and MyLayout, use Linear(.vertical) { … }")
@_documentation(visibility: internal)
extension LinearLayout {
  public init(_ axis: Linear.Axis, @LayoutBuilder content: () -> LayoutItems) { fatalError() }
}

@available(*, unavailable, message: "write the place without a label: Overlay(.center) { … }")
@_documentation(visibility: internal)
extension Overlay {
  public init(alignment: Place) { self.init(alignment) }
}

// The hint is an initializer of `GridTemplate`, because a second initializer of `Grid` would crash the compiler (6.3.1)
// on errors in the block.
@available(
  *, unavailable,
  message: "write [80, .flexible(1)], .repeated(3, .flexible(1)), .autoFill(minimum: 80) or .subgrid"
)
@_documentation(visibility: internal)
extension GridTemplate: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init() }
}

@available(*, unavailable, renamed: "flexible(_:)")
@_documentation(visibility: internal)
extension GridTrack {
  public static func fr(_ factor: Double) -> GridTrack { .flexible(factor) }
}

@available(*, unavailable, renamed: "flexible(_:)")
@_documentation(visibility: internal)
extension GridTrack.Breadth {
  public static func fr(_ factor: Double) -> GridTrack.Breadth { .flexible(factor) }
}

@available(*, unavailable, message: "the space between children is a modifier after the block: { … }.gap(10)")
@_documentation(visibility: internal)
extension Flow {
  public init(spacing: Double) { self.init() }
  public init(gap: Double) { self.init() }
  public init(columns: Int, gap: Double) { self.init(columns: columns) }
}

@available(*, unavailable, message: "the space between children is a modifier after the block: { … }.gap(10)")
@_documentation(visibility: internal)
extension Masonry {
  public init(columns: Int, spacing: Double) { self.init(columns: columns) }
  public init(columns: Int, gap: Double) { self.init(columns: columns) }
}

@available(*, unavailable, message: "the space between children is a modifier after the block: { … }.gap(10)")
@_documentation(visibility: internal)
extension Pages {
  public init(columns: Int, rows: Int, gap: Double) { self.init(columns: columns, rows: rows) }
}

@available(*, unavailable, message: "the space between children is a modifier after the block: { … }.gap(10)")
@_documentation(visibility: internal)
extension Linear {
  public init(_ axis: Axis, gap: Double) { self.init(axis) }
}
