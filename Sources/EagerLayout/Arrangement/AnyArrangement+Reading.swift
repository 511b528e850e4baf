// What documents and the notation ask of containers.

extension AnyArrangement {
  /// The arrangement itself, if it has this type. Who asks has to make such arrangements too, for the compiler of
  /// Embedded Swift 6.3.
  package func value<Value: Arrangement>(of type: Value.Type) -> Value? { (self as? TypedArrangement<Value>)?.value }

  /// What its container is called.
  package var title: String { ContainerName(self).title }

  /// Whether another one says the same.
  package func equals(_ other: AnyArrangement) -> Bool { isEqual(to: other) }
}

#if !hasFeature(Embedded)
  extension LeafContent {
    /// What arranges the children of a container.
    @inlinable
    package convenience init(arranging arrangement: some Arrangement) { self.init(arrangement) }
  }

  extension FlexStyle {
    /// The same style of an item that says nothing to arrangements.
    package var withoutParameters: FlexStyle {
      guard keywords[.hasParameters] != 0 else { return self }
      var style = self
      style.mutateRare { $0.parameters = [] }
      style.keywords[.hasParameters] = 0
      return style
    }
  }

  extension NodeArena {
    /// Whether a node says the same to arrangements as that of another tree.
    package func says(at node: Int, toArrangementsAs other: NodeArena) -> Bool {
      areEqual(parameters(of: node), other.parameters(of: node))
    }
  }
#endif
