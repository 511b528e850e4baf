extension LayoutTree {
  /// Makes the tree say what a new value says, as if it had been made of that; nodes that are in both stay.
  ///
  ///     struct Message { var id: Int; var text: String }
  ///     func list(_ messages: [Message]) -> Column {
  ///       Column { for message in messages { Measured(text: message.text, advance: 8, lineHeight: 16).id(message.id) } }
  ///     }
  ///     var tree = LayoutTree(list(messages))
  ///     messages.insert(Message(id: 7, text: "new"), at: 0)
  ///     tree.update(to: list(messages))
  ///     tree.layout(width: 320)                      // finds anew what the message moves, and nothing else
  ///
  /// A node with an id is the one that had it, wherever that was, and keeps its handle; of several with one id, the first.
  /// Nodes without an id are those that were there, in their order among the children without an id of the same parent.
  /// Whatever else is in the value is added, and what is not in it removed. The root is the root.
  ///
  /// What the next layout does follows what differs. Styles, sizes and texts are compared; the closures of ``Measured``
  /// leaves are equal where their ``Measured/revision(_:)`` is, and taken to be others without one.
  ///
  /// - Complexity: O(n) in the number of nodes of both, where ids are in their old order; with others, O(n log n).
  public mutating func update(to item: some LayoutItem) {
    var update = TreeUpdate(edited())
    update.run(item.node)
  }
}
