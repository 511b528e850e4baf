public import EagerLayout

// Modifiers for several containers. An item keeps the values when it moves from one container to another.
extension LayoutItem {
  /// Sets the item's part of the free space of its ``Linear`` or line of a ``Flow``, relative to all weights there. In
  /// ``Floats``, sets the fraction of the available width. Defaults to 0; negative values and NaN count as 0.
  ///
  ///     Linear(.vertical) { header; list.weight(1); footer }.height(600)
  ///     Flow(columns: 3) { Fixed(width: 50); Flex().weight(1); Fixed(width: 70) }     // 50 180 70 in 300
  ///
  /// The item's share is added to the size of the item or its content. By Android's rules for `Linear`, overflow is
  /// taken from items by weight, too. By MyLayout's rules for `Linear`, the share replaces the item's size.
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

  /// Sets the factor by which the item shrinks if its ``Linear`` with MyLayout's rules, its line of a ``Flow``, or its
  /// ``Overlay`` is too small. Missing space is divided in proportion to the factors. Defaults to 0.
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
