public import EagerLayout

extension LayoutItem {
  /// Lays the item out in bounds and tells why a node in it is as large as it is and where it is; nil where there is no
  /// node with the key.
  ///
  ///     enum Part: Int { case logo, title }
  ///     let bar = Row { Fixed(width: 60).id(Part.logo); Flex().id(Part.title) }.padding(5)
  ///     if let why = bar.why(Part.title, in: Frame(width: 340, height: 60)) { print(why) }
  ///     // Why is title 270 wide, at x 65 of Row?
  ///     //   …
  ///
  /// Nodes are called by their ids, outside Embedded Swift; those that have a number or none by what they are: `Flex 7`. A size
  /// of `.infinity` means that the layout follows the content in that axis.
  ///
  /// - Complexity: that of ``EagerLayout/LayoutItem/trace(in:)``, and O(n log n) for the names.
  public func why<Key: RawRepresentable & Hashable & Sendable>(
    _ key: Key, index: Int = 0, in bounds: Frame, words: Explanation.Words = .plain
  ) -> Reasons? where Key.RawValue: FixedWidthInteger {
    why(LayoutID(key, index: index), in: bounds, words: words)
  }

  /// The same for the node with an id; nil where there is none.
  ///
  ///     row.why(LayoutID(7), in: bounds)?.lines.first     // Why is Flex 7 270 wide, at x 65 of Row?
  public func why(_ id: LayoutID, in bounds: Frame, words: Explanation.Words = .plain) -> Reasons? {
    trace(in: bounds).why(id, words: words)
  }

  #if !hasFeature(Embedded)
    /// The same for the node with any value as its id; nil where there is none.
    ///
    ///     row.why("title", in: bounds)?.lines.first         // Why is title 270 wide, at x 65 of Row?
    @_disfavoredOverload
    public func why(
      _ key: some Hashable & Sendable, index: Int = 0, in bounds: Frame, words: Explanation.Words = .plain
    ) -> Reasons? {
      why(LayoutID(key, index: index), in: bounds, words: words)
    }
  #endif
}

extension LayoutTrace {
  /// Tells why the node with an id is as large as it is and where it is, from a layout that was traced already; nil where
  /// there is no such node.
  ///
  ///     let trace = row.trace(in: bounds)
  ///     for id in 0..<3 { print(trace.why(LayoutID(id))?.description ?? "") }
  public func why(_ id: LayoutID, words: Explanation.Words = .plain) -> Reasons? {
    placement.index(of: id).map { why(nodeAt: $0, words: words) }
  }

  #if !hasFeature(Embedded)
    /// The same for the node with any value as its id; nil where there is none.
    @_disfavoredOverload
    public func why(_ key: some Hashable & Sendable, index: Int = 0, words: Explanation.Words = .plain) -> Reasons? {
      why(LayoutID(key, index: index), words: words)
    }
  #endif

  /// The same for the node at an index.
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
  /// Tells why a node is as large as it is and where it is.
  ///
  ///     if let node = tree.node(atX: touch.x, y: touch.y) { print(tree.why(node)) }
  ///
  /// Of a tree with leaves that the caller of a layout measures, ``EagerLayout/LayoutTree/trace(measuring:)`` tells it.
  ///
  /// - Complexity: that of ``EagerLayout/LayoutTree/trace()``, and O(n log n) for the names.
  public func why(_ node: Node, words: Explanation.Words = .plain) -> Reasons {
    trace().why(nodeAt: index(of: node), words: words)
  }
}

extension LayoutID {
  /// What a node with this id is called: its name, or its number behind what it is.
  fileprivate func name(for kind: String) -> String {
    #if !hasFeature(Embedded)
      if !isNumber { return description }
    #endif
    return index == 0 ? "\(kind) \(number)" : "\(kind) \(number)[\(index)]"
  }
}
