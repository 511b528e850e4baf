extension LayoutTree {
  /// Changes the tree to match a new value, as if it were created from that value, and keeps the nodes in both.
  ///
  ///     struct Message { var id: Int; var text: String }
  ///     func list(_ messages: [Message]) -> Column {
  ///       Column { for message in messages { Measured(text: message.text, advance: 8, lineHeight: 16).id(message.id) } }
  ///     }
  ///     var tree = LayoutTree(list(messages))
  ///     messages.insert(Message(id: 7, text: "new"), at: 0)
  ///     tree.update(to: list(messages))
  ///     tree.layout(width: 320)                      // recomputes only what the message moves
  ///
  /// A node with an id is matched with the first node that had the id, anywhere in the tree, and keeps its handle.
  /// Nodes without an id are matched in order with the children without an id of the same parent. Nodes of the value
  /// without a match are added, and unmatched nodes of the tree are removed. The roots always match.
  ///
  /// The next layout recomputes what differs. Styles, sizes and texts are compared. Closures of ``Measured`` leaves are
  /// equal if they have the same ``Measured/revision(_:)``, and never equal without one.
  ///
  /// - Complexity: O(n) in the nodes of both if ids are in their old order; otherwise O(n log n).
  public mutating func update(to item: some LayoutItem) {
    var update = TreeUpdate(uniqueStorage())
    update.run(item.node)
  }
}
