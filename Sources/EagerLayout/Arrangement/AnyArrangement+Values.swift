// Members with which layout documents and the playground's notation read and compare arrangements.

extension AnyArrangement {
  /// Returns the arrangement if it has this type. The caller must also create arrangements of the type, because the
  /// compiler of Embedded Swift 6.3 fails otherwise.
  package func value<Value: Arrangement>(of type: Value.Type) -> Value? { (self as? TypedArrangement<Value>)?.value }

  package var title: String { ContainerName(self).title }

  package func equals(_ other: AnyArrangement) -> Bool { isEqual(to: other) }
}

extension LeafContent {
  /// Creates content that arranges the children of a container.
  @inlinable
  package init(arranging arrangement: some Arrangement) { self.init(arrangement) }
}

extension FlexStyle {
  package var withoutLayoutValues: FlexStyle {
    guard keywords[.hasLayoutValues] != 0 else { return self }
    var style = self
    style.mutateRare { $0.layoutValues = [] }
    style.keywords[.hasLayoutValues] = 0
    return style
  }
}

extension NodeArena {
  /// Whether a node has the same layout values as the node at this index of another tree.
  package func hasSameLayoutValues(at node: Int, as other: NodeArena) -> Bool {
    areEqual(layoutValues(of: node), other.layoutValues(of: node))
  }
}
