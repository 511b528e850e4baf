public import EagerLayout

/// A view as an item of a layout.
///
///     place(in: bounds, gap: 12) {
///       Item(avatar).size(48)
///       Column(gap: 4) { Item(name); Item(bio) }.flex(1)
///     }
///
/// The item has the size that its view returns (``PlacedView/sizeThatFits(in:)``) unless modifiers set another: it is
/// an item with CSS `flex: 0 1 auto`. Its id is the view: `placement[view]` is the frame, and a view that occurs twice
/// in a layout is reported as an issue. Padding makes a view larger than its content; space around it is a margin.
///
/// Placing an item on another actor than the one it was created on stops the program. An item created outside of any
/// actor must stay on its thread, which the compiler does not check: create items where you place them.
public struct Item: LayoutComponent {
  private let view: ViewBox
  private let id: LayoutID?
  /// A hash of the view and its revision: items with equal hashes have equal sizes.
  private let sizeHash: Int?

  /// Creates an item that measures and places a view.
  ///
  ///     Item(label, revision: label.text)
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - revision: A value that changes whenever the view's size may change, such as its text. `LayoutTree.update(to:)`
  ///     measures the view again only if this value changed. Defaults to ``PlacedView/contentRevision``; if that is nil
  ///     too, each update measures the view.
  ///   - actor: The actor of the view. Defaults to the actor of the calling code.
  public init(_ view: some PlacedView, revision: AnyHashable? = nil, on actor: (any Actor)? = #isolation) {
    self.view = ViewBox(view, actor)
    id = LayoutID(view)
    sizeHash = (revision ?? view.contentRevision).map { Self.hash($0, of: view) }
  }

  private static func hash(_ revision: AnyHashable, of view: AnyObject?) -> Int {
    var hasher = Hasher()
    hasher.combine(view.map { ObjectIdentifier($0) })
    hasher.combine(revision)
    return hasher.finalize()
  }

  /// Creates an item that two functions measure and place.
  ///
  ///     Item { room in font.size(of: title, in: room.width) } place: { frame in screen.draw(title, in: frame) }
  ///
  /// - Parameters:
  ///   - id: The id of the item in the layout. Defaults to none.
  ///   - revision: A value that changes whenever the result of `measure` changes: see ``init(_:revision:on:)``. Without
  ///     one, each `LayoutTree.update(to:)` measures the item.
  ///   - measure: Returns the size in the available space, as ``PlacedView/sizeThatFits(in:)`` does.
  ///   - place: Receives the frame, once, after the layout.
  ///   - actor: The actor of both functions. Defaults to the actor of the calling code.
  public init(
    id: LayoutID? = nil, revision: AnyHashable? = nil, measure: @escaping (_ room: Extent) -> ContentSize?,
    place: @escaping (Frame) -> Void, on actor: (any Actor)? = #isolation
  ) {
    view = ViewBox(measure: measure, place: place, actor)
    self.id = id
    sizeHash = revision.map { Self.hash($0, of: nil) }
  }

  /// A leaf that carries the view.
  public var body: some LayoutItem {
    let measured = Measured(payload: view)
    let leaf = sizeHash.map { measured.revision($0) } ?? measured
    return id.map { leaf.id($0) } ?? leaf
  }
}

extension Item {
  /// Unavailable: an item already carries its view as the payload.
  @available(
    *, unavailable,
    message: "an Item's payload is its view. Put the Item into a Row or Column, and set the payload there"
  )
  @_documentation(visibility: internal)
  public func payload(_ value: some Sendable) -> ComponentItem { _modified() }

  /// Unavailable: an item already has a view.
  @available(
    *, unavailable, message: "an Item already has a view. Put the Item into a Column, and set the view of the Column"
  )
  @_documentation(visibility: internal)
  public func view(_ view: some PlacedView) -> ComponentItem { _modified() }
}

extension LayoutItem {
  /// Places a view in the item's frame without measuring it: a background behind a column, or a line between two items.
  ///
  ///     Column { Item(title); Item(text) }.padding(8).view(card)
  ///     Fixed(height: 1).view(separator)
  ///
  /// All views are placed in the coordinates of the same bounds: the card is a sibling of the title, behind it.
  public consuming func view(_ view: some PlacedView, on actor: (any Actor)? = #isolation) -> Modified {
    payload(ViewBox(view, actor))
  }
}

/// A payload that carries a view through a layout.
final class ViewBox: TitledPayload, @unchecked Sendable {
  // Items and placements are `Sendable`, but views are not. This is safe because only this module accesses the view, in
  // the isolation of its caller. `measure` and `place` check that the box was created in the same isolation.
  private let measureView: (Extent) -> ContentSize?
  private let placeView: (Frame) -> Void
  private let actor: (any Actor)?
  /// The class of the view; nil for an item that two functions measure and place.
  private let viewClass: Any.Type?

  init(
    measure: @escaping (Extent) -> ContentSize?, place: @escaping (Frame) -> Void, _ actor: (any Actor)?,
    viewClass: Any.Type? = nil
  ) {
    self.viewClass = viewClass
    measureView = measure
    placeView = place
    self.actor = actor
  }

  convenience init(_ view: some PlacedView, _ actor: (any Actor)?) {
    self.init(
      measure: { view.sizeThatFits(in: $0) }, place: { view.move(to: $0) }, actor, viewClass: type(of: view))
  }

  var title: PayloadTitle {
    guard let viewClass else {
      return PayloadTitle(
        title: "Item", advice: "its function measure returned nil. Return a size there, or add .size(…) or .flex(1).")
    }
    return PayloadTitle(
      title: "Item(\(viewClass))",
      advice:
        "\(viewClass) does not implement sizeThatFits(in:), or returned nil there. Implement it, or add .size(…) or "
        + ".flex(1).")
  }

  func measure(_ proposal: Proposal) -> ContentSize? {
    checkIsolation()
    return measureView(Extent(width: proposal.width.limit, height: proposal.height.limit))
  }

  func place(in frame: Frame) {
    checkIsolation()
    placeView(frame)
  }

  /// Stops the program if the current isolation is not the actor on which the item was created.
  private func checkIsolation() {
    actor?.preconditionIsolated(
      "An item with a view is placed on an actor on which it was not created: create it where you place it.")
  }
}
