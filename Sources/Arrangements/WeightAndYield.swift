public import EagerLayout

// What several containers heed: an item says it to each, and keeps it where it is moved from one to another.
extension LayoutItem {
  /// The item's part of what its ``Linear``, or its line of a ``Flow``, has to spare: by its share in all weights
  /// there. In ``Floats`` it is the share of the room in its place. Initially 0, as what is negative or not a number.
  ///
  ///     Linear(.vertical) { header; list.weight(1); footer }.height(600)
  ///     Flow(columns: 3) { Fixed(width: 50); Flex().weight(1); Fixed(width: 70) }     // 50 180 70 in 300
  ///
  /// It is added to the item's own size, or its content's. By Android's rules for a `Linear` it is also the part of
  /// what is too much. By MyLayout's rules for a `Linear` it is all that the item gets, whatever its own size.
  public consuming func weight(_ weight: Double) -> TreeItem {
    style { style in
      var linear = style.parameter(LinearItem.self)
      linear.weight = weight
      linear.startsAt = nil
      style.setParameter(linear)
      let flow = style.parameter(FlowItem.self)
      style.setParameter(FlowItem(weight: weight, fraction: flow.fraction, yieldsSize: flow.yieldsSize))
      var float = style.parameter(FloatSide.self)
      float.weight = weight > 0 ? weight : nil
      style.setParameter(float)
    }
  }

  /// How much of its size the item gives where its ``Linear`` by MyLayout's rules, its line of a ``Flow`` or its
  /// ``Overlay`` is too small: by its share in all that yield there. Initially 0.
  ///
  ///     Flow(columns: 2) { Fixed(width: 80).yields(size: 1); Fixed(width: 80) }       // 20 80 in 100
  public consuming func yields(size: Double) -> TreeItem {
    style { style in
      var overlay = style.parameter(OverlayItem.self)
      overlay.yieldsSize = size
      style.setParameter(overlay)
      var linear = style.parameter(LinearItem.self)
      linear.yieldsSize = size
      style.setParameter(linear)
      let flow = style.parameter(FlowItem.self)
      style.setParameter(FlowItem(weight: flow.weight, fraction: flow.fraction, yieldsSize: size))
    }
  }
}
