extension NodeArena {
  /// A node's style, put together again.
  package func style(of node: Int) -> FlexStyle { nodes[node].style(rares) }

  /// A node's rarely set lengths.
  package func rareValues(of node: Int) -> RareValues { RareValues(nodes[node], in: rares) }

  /// A leaf's content, if it has one.
  package func content(of node: Int) -> LeafContent? {
    nodes[node].content < 0 ? nil : contents[Int(nodes[node].content)].content
  }
}
