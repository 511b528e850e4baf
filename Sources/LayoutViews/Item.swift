public import EagerLayout

/// A view as an item of a layout.
///
///     place(in: bounds, gap: 12) {
///       Item(avatar).size(48)
///       Column(gap: 4) { Item(name); Item(bio) }.flex(1)
///     }
///
/// It is as large as its view wants to be (``PlacedView/sizeThatFits(in:)``), unless modifiers say more: as an item CSS
/// `flex: 0 1 auto`. Its id is the view, so that a view that stands in a layout twice is one of its issues, and
/// `placement[view]` its frame. Padding makes a view larger than its content, as a button's; room around it is a margin.
///
/// An item is placed on the actor on which it was made, and elsewhere stops the program. One that was made outside of any
/// actor stays in the thread that it was made in, which the compiler does not see: make items where you place them.
public struct Item: LayoutComponent {
  private let view: ViewBox
  private let id: LayoutID?
  /// The hash of the view and its revision: equal numbers mean an equal size.
  private let revision: Int?

  /// A view as an item. The actor is that of the code around it.
  ///
  ///     Item(label, revision: label.text)
  ///
  /// - Parameters:
  ///   - view: the view that is measured and placed.
  ///   - revision: a value that changes whenever the view's size may change, such as its text. `LayoutTree.update(to:)` measures
  ///     the view again only if the value changed. By default the view's own (``PlacedView/contentRevision``); if that is nil
  ///     too, each update measures the view.
  ///   - actor: the actor of the view.
  public init(_ view: some PlacedView, revision: AnyHashable? = nil, on actor: (any Actor)? = #isolation) {
    self.view = ViewBox(view, actor)
    id = LayoutID(view)
    self.revision = (revision ?? view.contentRevision).map { Self.hash($0, of: view) }
  }

  private static func hash(_ revision: AnyHashable, of view: AnyObject?) -> Int {
    var hasher = Hasher()
    hasher.combine(view.map { ObjectIdentifier($0) })
    hasher.combine(revision)
    return hasher.finalize()
  }

  /// Anything as an item that is measured and placed by two functions.
  ///
  ///     Item { room in font.size(of: title, in: room.width) } place: { frame in screen.draw(title, in: frame) }
  ///
  /// - Parameters:
  ///   - id: what it is called in the layout; nothing unless given.
  ///   - revision: a value that changes whenever `measure` answers otherwise: see ``init(_:revision:on:)``. Without one, each
  ///     `LayoutTree.update(to:)` measures the item.
  ///   - measure: how large it would be in a room, as ``PlacedView/sizeThatFits(in:)`` says.
  ///   - place: is called with the frame once, after the layout.
  ///   - actor: the actor that both functions belong to: that of the code around them.
  public init(
    id: LayoutID? = nil, revision: AnyHashable? = nil, measure: @escaping (_ room: Extent) -> ContentSize?,
    place: @escaping (Frame) -> Void, on actor: (any Actor)? = #isolation
  ) {
    view = ViewBox(measure: measure, place: place, actor)
    self.id = id
    self.revision = revision.map { Self.hash($0, of: nil) }
  }

  /// A leaf that carries the view.
  public var body: some LayoutItem {
    let measured = Measured(payload: view)
    let leaf = revision.map { measured.revision($0) } ?? measured
    return id.map { leaf.id($0) } ?? leaf
  }
}

extension Item {
  /// Unavailable: the view is what an item carries.
  @available(*, unavailable, message: "an Item carries its view: give the payload to a Row or Column around it")
  @_documentation(visibility: internal)
  public func payload(_ value: some Sendable) -> ComponentItem { _modified() }

  /// Unavailable: an item has its view.
  @available(*, unavailable, message: "an Item has its view: put it into a Column, and give that the view behind it")
  @_documentation(visibility: internal)
  public func view(_ view: some PlacedView) -> ComponentItem { _modified() }
}

extension LayoutItem {
  /// Places a view where the item is, which it does not measure: behind a column, as a line between two others.
  ///
  ///     Column { Item(title); Item(text) }.padding(8).view(card)
  ///     Fixed(height: 1).view(separator)
  ///
  /// All views are placed in the coordinates of the same bounds: the card is not around the title, but behind it.
  public consuming func view(_ view: some PlacedView, on actor: (any Actor)? = #isolation) -> Modified {
    payload(ViewBox(view, actor))
  }
}

/// A view on its way through a layout.
final class ViewBox: TitledPayload, @unchecked Sendable {
  // Items and placements are `Sendable`, and a view is not. Nobody but this module can open the box, and it does so in two
  // functions alone: while a block's items are laid out and placed, in one call, in the isolation of its caller. That this
  // is the one in which the view was put into the box, both functions see to.
  private let measureView: (Extent) -> ContentSize?
  private let placeView: (Frame) -> Void
  private let actor: (any Actor)?
  /// The class of the view; nil if functions stand for it.
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
    seeToIsolation()
    return measureView(Extent(width: proposal.width.limit, height: proposal.height.limit))
  }

  func place(in frame: Frame) {
    seeToIsolation()
    placeView(frame)
  }

  private func seeToIsolation() {
    actor?.preconditionIsolated("An item with a view is placed on the actor on which it was made.")
  }
}
