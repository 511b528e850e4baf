// Payloads of items: views, colors, texts. Embedded Swift cannot store values of any type, so its items have no
// payload.

package struct PayloadTitle: Hashable, Sendable {
  /// The source code of the leaf, such as `Item(Label)`.
  package var title: String
  /// The end of a message about a missing size: the cause and the remedy.
  package var advice: String

  package init(title: String, advice: String) {
    self.title = title
    self.advice = advice
  }
}

#if !hasFeature(Embedded)
  /// A value attached to an item.
  package final class Payload: Sendable {
    package let value: any Sendable

    init(_ value: any Sendable) { self.value = value }
  }

  typealias PayloadsBySlot = [Int32: Payload]

  /// A payload with a title for issues and descriptions, such as a view's class.
  package protocol TitledPayload: Sendable {
    /// The title and the advice of messages about the payload.
    var title: PayloadTitle { get }
  }

  extension Placement {
    /// Returns the title of a leaf's payload if the layout's caller measures the leaf, otherwise `nil`.
    func payloadTitle(of node: Int) -> PayloadTitle? {
      guard kind(of: node) == .measured else { return nil }
      return (payloads.list.entry(of: node)?.payload.value as? any TitledPayload)?.title
    }
  }

  extension LayoutItem {
    /// Attaches a value, such as a view or a color, which you get back with the item's frame. Not in Embedded Swift.
    ///
    ///     let card = Column {
    ///       Fixed(height: 44).payload(Color.blue)
    ///       Flex().payload(Color.white)
    ///     }
    ///     for node in card.layout(width: 320, height: 480).paintOrder {
    ///       if let color = node.payload(as: Color.self) { context.fill(node.frame, color) }
    ///     }
    ///
    /// Payloads are not compared: layouts of items with different payloads are equal. An object is stored by reference.
    public consuming func payload(_ value: some Sendable) -> Modified {
      var item = _modified()
      item._node.attach(Payload(value))
      return item
    }
  }

  extension LayoutNode {
    /// Attaches a payload. If the caller of a layout measures the node, the payload also becomes the value to measure.
    fileprivate mutating func attach(_ payload: Payload) {
      self.payload = payload
      if case .byCaller(_, let revision) = content?.kind {
        content = LeafContent(.byCaller(payload, revision: revision))
      }
    }
  }

  extension Measured {
    /// Creates a leaf whose content is measured from its payload by the function that is passed to
    /// ``LayoutItem/layout(in:measuring:)``. Not in Embedded Swift.
    ///
    ///     Column { for line in lines { Measured(payload: line) } }
    ///       .layout(in: bounds) { (line: Line, proposal) in fonts.size(of: line, for: proposal) }
    ///
    /// Content without a measurement counts as 0 (``LayoutIssue/Kind/unmeasured``).
    public init(payload: some Sendable) {
      let payload = Payload(payload)
      _node = LayoutNode(content: LeafContent(.byCaller(payload)))
      _node.payload = payload
    }
  }

  extension LayoutItem {
    /// Lays the item out in a rectangle, and measures all leaves made by ``Measured/init(payload:)`` whose payload is
    /// of the function's type. Not in Embedded Swift.
    ///
    ///     let placement = menu.layout(in: bounds) { (label: Label, proposal) in fonts.size(of: label, for: proposal) }
    ///
    /// The function is called during the layout and is not stored, so it may capture values that are not `Sendable` and
    /// belong to an actor. To measure payloads of all types, declare the parameter as `any Sendable`.
    ///
    /// - Parameters:
    ///   - bounds: as in ``LayoutItem/layout(in:)-(Frame)``.
    ///   - measure: returns the size of a payload, without the leaf's padding and border, as ``Measured`` describes, or
    ///     `nil` for a payload that has no size of its own.
    /// - Complexity: O(n) in the number of nodes.
    public func layout<Value>(in bounds: Frame, measuring measure: (Value, Proposal) -> ContentSize?) -> Placement {
      PayloadMeasurer.with(measure) { measurer in
        Placement(NodeArena(node), in: LayoutSpace(bounds), x: bounds.x, y: bounds.y, measurer: measurer)
      }
    }
  }

  extension Placement.Node {
    /// The node's payload, as given to ``LayoutItem/payload(_:)``; `nil` if there is none. Not in Embedded Swift.
    /// Complexity: O(log n) in the number of payloads.
    public var payload: (any Sendable)? { placement.payloads.list.entry(of: index)?.payload.value }

    /// Returns the node's payload if it has the given type, otherwise `nil`. Not in Embedded Swift.
    ///
    ///     node.payload(as: UIView.self)?.frame = node.frame
    public func payload<Value>(as type: Value.Type) -> Value? { payload as? Value }
  }

  extension LayoutTree {
    /// Returns a node's payload, or `nil` if it has none. Not in Embedded Swift.
    public func payload(of node: Node) -> (any Sendable)? { storage.payloads[storage.slot(node)]?.value }

    /// Returns a node's payload if it has the given type, otherwise `nil`. Not in Embedded Swift.
    public func payload<Value>(of node: Node, as type: Value.Type) -> Value? { payload(of: node) as? Value }

    /// Sets or removes a node's payload. The next layout measures content that depends on it. Not in Embedded Swift.
    public mutating func setPayload(_ payload: (any Sendable)?, of node: Node) {
      let storage = uniqueStorage()
      let slot = storage.slot(node), payload = payload.map { Payload($0) }
      storage.payloads[slot] = payload
      if let payload, storage.content(of: slot)?.isMeasuredByCaller ?? false {
        storage.setContent(LeafContent(.byCaller(payload)), of: slot)
      }
    }

    /// Lays the tree out, and measures all leaves with a payload of the function's type, as
    /// ``LayoutItem/layout(in:measuring:)`` does. Not in Embedded Swift.
    ///
    /// The function is called for leaves that are new or have new content or a new style, and for widths at which a
    /// leaf was not measured before. In a layout without the function, unmeasured sizes count as 0.
    @discardableResult
    public mutating func layout<Value>(in bounds: Frame, measuring measure: (Value, Proposal) -> ContentSize?) -> [Node]
    {
      layout(in: bounds, isRightToLeft: false, measuring: measure)
    }

    /// Lays the tree out with a direction for the bounds, which a root without a direction inherits.
    @discardableResult
    package mutating func layout<Value>(
      in bounds: Frame, isRightToLeft: Bool, measuring measure: (Value, Proposal) -> ContentSize?
    ) -> [Node] {
      let storage = uniqueStorage()
      var space = LayoutSpace(bounds)
      space.isRightToLeft = isRightToLeft
      PayloadMeasurer.with(measure) { storage.layOut(in: space, x: bounds.x, y: bounds.y, measurer: $0) }
      return changes
    }

    /// Returns a trace in which a function measures all leaves with a payload of its type, as in
    /// ``layout(in:measuring:)``. Not in Embedded Swift.
    public func trace<Value>(measuring measure: (Value, Proposal) -> ContentSize?) -> LayoutTrace {
      PayloadMeasurer.with(measure) { storage.trace($0) }
    }
  }

  /// The function with which the caller of a layout measures payloads, valid only during that layout.
  package final class PayloadMeasurer {
    private let function: (any Sendable, Proposal) -> ContentSize?

    private init(_ function: @escaping (any Sendable, Proposal) -> ContentSize?) { self.function = function }

    static func with<Value, Result>(
      _ measure: (Value, Proposal) -> ContentSize?, _ body: (PayloadMeasurer) -> Result
    ) -> Result {
      withoutActuallyEscaping(measure) { measure in
        body(PayloadMeasurer { value, proposal in (value as? Value).flatMap { measure($0, proposal) } })
      }
    }

    /// Returns the size of a payload, or `nil` if the payload has another type or no size of its own.
    func measure(_ payload: Payload, _ proposal: Proposal) -> ContentSize? { function(payload.value, proposal) }
  }
#else
  // Replacements for Embedded Swift: code that uses payloads compiles with them, but no payload is stored.

  package struct Payload: Sendable {
    private init() {}
  }

  func === (a: Payload?, b: Payload?) -> Bool { true }
  func !== (a: Payload?, b: Payload?) -> Bool { false }

  struct PayloadsBySlot {
    var isEmpty: Bool { true }
    subscript(slot: Int32) -> Payload? {
      get { nil }
      nonmutating set {}
    }
  }

  package enum PayloadMeasurer {
    func measure(_ payload: Payload, _ proposal: Proposal) -> ContentSize? { nil }
  }

  extension Placement {
    func payloadTitle(of node: Int) -> PayloadTitle? { nil }
  }
#endif
