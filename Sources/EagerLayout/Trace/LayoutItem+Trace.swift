extension LayoutItem {
  /// Lays the item out in bounds as ``LayoutItem/layout(in:)-(Frame)`` does, and records how each number came about.
  ///
  ///     let trace = Row { Flex(1); Flex(3) }.trace(in: Frame(width: 400, height: 40))
  ///     trace.explain(nodeAt: 1, along: .horizontal).map { $0.result }
  ///
  /// A size of `.infinity` means that the layout follows the content in that axis.
  ///
  /// - Complexity: O(n) in the number of nodes, and many times the cost of a layout alone.
  public func trace(in bounds: Frame) -> LayoutTrace {
    LayoutTrace(NodeArena(node), in: LayoutSpace(bounds), x: bounds.x, y: bounds.y)
  }

  #if !hasFeature(Embedded)
    /// The same, where one function measures all leaves that carry a payload of its type: ``LayoutItem/layout(in:measuring:)``.
    /// Not in Embedded Swift.
    public func trace<Value>(in bounds: Frame, measuring measure: (Value, Proposal) -> ContentSize?) -> LayoutTrace {
      CallersMeasure.with(measure) { caller in
        LayoutTrace(NodeArena(node), in: LayoutSpace(bounds), x: bounds.x, y: bounds.y, caller: caller)
      }
    }
  #endif
}
