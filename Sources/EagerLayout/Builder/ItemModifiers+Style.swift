extension LayoutItem {
  /// Replaces all properties of the item by a style.
  ///
  ///     var card = FlexStyle()
  ///     card.paddingLeft = 8
  ///     card.flexGrow = 1
  ///     Column { Fixed(height: 44) }.style(card)
  ///
  /// A `Row` stays a row and a `Column` a column; they take from ``FlexStyle/flexDirection`` only whether it is
  /// reversed. If the style sets it to the other axis, the layout reports ``LayoutIssue/Kind/ignoredDirection(_:)``. A
  /// ``Box`` takes the style's direction. All other properties are replaced, such as the factors of a `Flex` and the
  /// sizes of a `Fixed`. Later modifiers change the new style.
  public consuming func style(_ style: FlexStyle) -> TreeItem {
    var item = _inTree()
    let before = item._node.style
    item._node.style = style
    item._node.style.units.isContainer = before.units.isContainer
    if before.units.isContainer && !Self._isNeutral { item._node.style.keepAxis(of: before.keywords) }
    return item
  }

  /// Changes any of the item's properties, including the direction of a container.
  ///
  ///     Row { Fixed(width: 60) }.style { if isNarrow { $0.flexDirection = .column } }
  ///     Column { Fixed(height: 44) }.style { $0 = styles["card"] ?? .yoga }
  public consuming func style(_ change: (inout FlexStyle) -> Void) -> TreeItem {
    var item = _inTree()
    let isContainer = item._node.style.units.isContainer
    change(&item._node.style)
    item._node.style.units.isContainer = isContainer
    return item
  }
}

extension FlexStyle {
  /// Replaces the style's axis by the axis in `other`, and records a fault if the style specified a different axis.
  fileprivate mutating func keepAxis(of other: Keywords) {
    let isIgnored = keywords.isRow != other.isRow && units.setsDirection
    if isIgnored {
      recordFault(
        LayoutIssue.StyleFault(property: .flexDirection, reason: .otherAxis, value: Double(flexDirection.rawValue)))
    }
    // The upper bit of a direction's code is its axis; the lower bit is set if the direction is reversed.
    keywords[.flexDirection] = other[.flexDirection] & 2 | keywords[.flexDirection] & 1
  }
}
