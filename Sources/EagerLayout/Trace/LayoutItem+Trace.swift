extension LayoutItem {
  /// Lays the item out as ``LayoutItem/layout(in:)-(Frame)`` does, and records the steps that lead to each number.
  ///
  ///     let trace = Row { Flex(1); Flex(3) }.trace(in: Frame(width: 400, height: 40))
  ///     trace.explain(nodeAt: 1, along: .horizontal).map { $0.result }
  ///
  /// A size of `.infinity` sizes the layout to its content in that axis.
  ///
  /// - Complexity: O(n) in the number of nodes, at many times the cost of a layout.
  public func trace(in bounds: Frame) -> LayoutTrace {
    LayoutTrace(NodeArena(node), in: LayoutSpace(bounds), x: bounds.x, y: bounds.y)
  }

  #if !hasFeature(Embedded)
    /// Records a layout in which a function measures all leaves with a payload of its type, as in
    /// ``LayoutItem/layout(in:measuring:)``. Not in Embedded Swift.
    public func trace<Value>(in bounds: Frame, measuring measure: (Value, Proposal) -> ContentSize?) -> LayoutTrace {
      PayloadMeasurer.with(measure) { measurer in
        LayoutTrace(NodeArena(node), in: LayoutSpace(bounds), x: bounds.x, y: bounds.y, measurer: measurer)
      }
    }
  #endif
}
