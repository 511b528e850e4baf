public import EagerLayout

extension LayoutItem {
  /// Lays out the item in bounds and explains the size and position of the node with an id. Returns nil if no node has
  /// the id.
  ///
  ///     enum Part: Int { case logo, title }
  ///     let bar = Row { Fixed(width: 60).id(Part.logo); Flex().id(Part.title) }.padding(5)
  ///     if let why = bar.why(Part.title, in: Frame(width: 340, height: 60)) { print(why) }
  ///     // Why is title 270 wide, at x 65 of Row?
  ///     //   …
  ///
  /// Nodes are named by their ids, except in Embedded Swift. A node with a number as id, or without an id, is named by
  /// its kind: `Flex 7`. An infinite size of `bounds` lets the layout follow the content in that axis.
  ///
  /// - Complexity: The cost of ``EagerLayout/LayoutItem/trace(in:)`` plus O(n log n) for the names.
  public func why<Key: RawRepresentable & Hashable & Sendable>(
    _ key: Key, index: Int = 0, in bounds: Frame, words: Explanation.Words = .plain
  ) -> Reasons? where Key.RawValue: FixedWidthInteger {
    why(LayoutID(key, index: index), in: bounds, words: words)
  }

  /// Explains the node with an id. Returns nil if there is no such node.
  ///
  ///     row.why(LayoutID(7), in: bounds)?.lines.first     // Why is Flex 7 270 wide, at x 65 of Row?
  public func why(_ id: LayoutID, in bounds: Frame, words: Explanation.Words = .plain) -> Reasons? {
    trace(in: bounds).why(id, words: words)
  }
}

extension LayoutTrace {
  /// Explains the size and position of the node with an id in a traced layout. Returns nil if there is no such node.
  ///
  ///     let trace = row.trace(in: bounds)
  ///     for id in 0..<3 { print(trace.why(LayoutID(id))?.description ?? "") }
  public func why(_ id: LayoutID, words: Explanation.Words = .plain) -> Reasons? {
    placement.index(of: id).map { why(nodeAt: $0, words: words) }
  }

  /// Explains the node at an index in preorder.
  ///
  ///     let trace = tree.trace()
  ///     print(trace.why(nodeAt: tree.index(of: touched)))
  public func why(nodeAt index: Int, words: Explanation.Words = .plain) -> Reasons {
    let names = placement.frames.indices.map { node in
      let kind = placement.title(of: node)
      guard let id = placement.id(of: node) else { return kind }
      return id.name(for: kind)
    }
    return Reasons(self, of: index, names: names, words: words)
  }
}

extension LayoutTree {
  /// Explains the size and position of a node.
  ///
  ///     if let node = tree.node(atX: touch.x, y: touch.y) { print(tree.why(node)) }
  ///
  /// For a tree with leaves that the caller measures, use ``EagerLayout/LayoutTree/trace(measuring:)``.
  ///
  /// - Complexity: The cost of ``EagerLayout/LayoutTree/trace()`` plus O(n log n) for the names.
  public func why(_ node: Node, words: Explanation.Words = .plain) -> Reasons {
    trace().why(nodeAt: index(of: node), words: words)
  }
}

#if !hasFeature(Embedded)
  extension LayoutItem {
    /// Explains the node whose id is a given value of any hashable type. Returns nil if there is no such node.
    ///
    ///     row.why("title", in: bounds)?.lines.first         // Why is title 270 wide, at x 65 of Row?
    @_disfavoredOverload
    public func why(
      _ key: some Hashable & Sendable, index: Int = 0, in bounds: Frame, words: Explanation.Words = .plain
    ) -> Reasons? {
      why(LayoutID(key, index: index), in: bounds, words: words)
    }
  }

  extension LayoutTrace {
    /// Explains the node whose id is a given value of any hashable type. Returns nil if there is no such node.
    @_disfavoredOverload
    public func why(_ key: some Hashable & Sendable, index: Int = 0, words: Explanation.Words = .plain) -> Reasons? {
      why(LayoutID(key, index: index), words: words)
    }
  }
#endif

extension LayoutID {
  /// Returns the name of a node with this id: the id's description, or the kind of node with the id's number.
  fileprivate func name(for kind: String) -> String {
    if !isNumber { return description }
    return index == 0 ? "\(kind) \(number)" : "\(kind) \(number)[\(index)]"
  }
}
