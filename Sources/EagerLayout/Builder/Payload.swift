// What items carry for their owner: views, colours, texts. In Embedded Swift, which cannot hold values of any type, they
// carry nothing.

/// The title of a payload.
package struct PayloadTitle: Hashable, Sendable {
  /// The leaf as it is written: `Item(Label)`.
  package var title: String
  /// The end of a message about a missing size: its cause, and what to write.
  package var advice: String

  package init(title: String, advice: String) {
    self.title = title
    self.advice = advice
  }
}

#if !hasFeature(Embedded)
  /// A value that an item carries.
  package final class Payload: Sendable {
    package let value: any Sendable

    init(_ value: any Sendable) { self.value = value }
  }

  /// A payload with a title for issues and descriptions, such as a view's class.
  package protocol TitledPayload: Sendable {
    /// The title and the advice of messages about the payload.
    var title: PayloadTitle { get }
  }

  extension Placement {
    /// The title of the payload of a leaf that the caller measures, if it has one.
    func payloadTitle(of node: Int) -> PayloadTitle? {
      guard kind(of: node) == .measured else { return nil }
      return (payloads.list.entry(of: node)?.payload.value as? any TitledPayload)?.title
    }
  }

  extension LayoutItem {
    /// Gives the item something to carry, which its frame is found with: a view, a colour, a text. Not in Embedded Swift.
    ///
    ///     let card = Column {
    ///       Fixed(height: 44).payload(Color.blue)
    ///       Flex().payload(Color.white)
    ///     }
    ///     for node in card.layout(width: 320, height: 480).paintOrder {
    ///       if let color = node.payload(as: Color.self) { context.fill(node.frame, color) }
    ///     }
    ///
    /// A value is not looked at: layouts of items with other payloads are equal. What an object carries is the object.
    public consuming func payload(_ value: some Sendable) -> Modified {
      var item = _modified()
      item._node.carry(Payload(value))
      return item
    }
  }

  extension LayoutNode {
    /// Takes something to carry. What is measured by the caller of a layout is what is carried.
    fileprivate mutating func carry(_ payload: Payload) {
      self.payload = payload
      if case .byCaller(_, let revision) = content?.kind {
        content = LeafContent(.byCaller(payload, revision: revision))
      }
    }
  }

  extension Measured {
    /// A leaf whose content is measured by the function that a layout is called with, which gets what the leaf carries:
    /// ``LayoutItem/layout(in:measuring:)``. Not in Embedded Swift.
    ///
    ///     Column { for line in lines { Measured(payload: line) } }
    ///       .layout(in: bounds) { (line: Line, proposal) in fonts.size(of: line, for: proposal) }
    ///
    /// Content that nobody measures counts as 0 (``LayoutIssue/Kind/unmeasured``).
    public init(payload: some Sendable) {
      let payload = Payload(payload)
      _node = LayoutNode(content: LeafContent(.byCaller(payload)))
      _node.payload = payload
    }
  }

  extension LayoutItem {
    /// Lays the item out in bounds, and has one function measure all leaves that carry a payload of its type:
    /// ``Measured/init(payload:)``. Not in Embedded Swift.
    ///
    ///     let placement = menu.layout(in: bounds) { (label: Label, proposal) in fonts.size(of: label, for: proposal) }
    ///
    /// The function is called while the items are laid out and not kept, so that it may use what is not `Sendable`, and
    /// belong to an actor. A type that all payloads have is `any Sendable`.
    ///
    /// - Parameters:
    ///   - bounds: as in ``LayoutItem/layout(in:)-(Frame)``.
    ///   - measure: the size of what a leaf carries, without its padding and border, as ``Measured`` says; nil where that
    ///     has none of its own.
    /// - Complexity: O(n) in the number of nodes.
    public func layout<Value>(in bounds: Frame, measuring measure: (Value, Proposal) -> ContentSize?) -> Placement {
      CallersMeasure.with(measure) { caller in
        Placement(NodeArena(node), in: LayoutSpace(bounds), x: bounds.x, y: bounds.y, caller: caller)
      }
    }
  }

  /// Measures contents for the caller of a layout, as long as that takes.
  package final class CallersMeasure {
    private let function: (any Sendable, Proposal) -> ContentSize?

    private init(_ function: @escaping (any Sendable, Proposal) -> ContentSize?) { self.function = function }

    static func with<Value, Result>(
      _ measure: (Value, Proposal) -> ContentSize?, _ body: (CallersMeasure) -> Result
    ) -> Result {
      withoutActuallyEscaping(measure) { measure in
        body(CallersMeasure { value, proposal in (value as? Value).flatMap { measure($0, proposal) } })
      }
    }

    /// Nil for a payload of another type, or without a size of its own.
    func measure(_ payload: Payload, _ proposal: Proposal) -> ContentSize? { function(payload.value, proposal) }
  }
#else
  /// Nobody: in Embedded Swift, items carry nothing that a caller could measure.
  package enum CallersMeasure {}
#endif
