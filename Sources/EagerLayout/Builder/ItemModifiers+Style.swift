extension LayoutItem {
  /// Sets all properties at once, in place of those that the item has, by a style that was made elsewhere.
  ///
  ///     var card = FlexStyle()
  ///     card.paddingLeft = 8
  ///     card.flexGrow = 1
  ///     Column { Fixed(height: 44) }.style(card)
  ///
  /// A `Row` stays a row and a `Column` a column; of the style's ``FlexStyle/flexDirection`` they heed whether it is
  /// reversed, and where it was set to the other axis, the layout reports
  /// ``LayoutIssue/Kind/ignoredDirection(_:)``. A ``Box`` has the direction of the style. All else goes, such as the
  /// factors of a `Flex` and the sizes of a `Fixed`. Modifiers that come after it change what the style says.
  public consuming func style(_ style: FlexStyle) -> TreeItem {
    var item = _inTree()
    let before = item._node.style.keywords
    item._node.style = style
    item._node.style.keywords[.isContainer] = before[.isContainer]
    if before[.isContainer] != 0 && !Self._isNeutral { item._node.style.keepAxis(of: before) }
    return item
  }

  /// Changes any properties, the direction of a container among them.
  ///
  ///     Row { Fixed(width: 60) }.style { if isNarrow { $0.flexDirection = .column } }
  ///     Column { Fixed(height: 44) }.style { $0 = styles["card"] ?? .yoga }
  public consuming func style(_ change: (inout FlexStyle) -> Void) -> TreeItem {
    var item = _inTree()
    let isContainer = item._node.style.keywords[.isContainer]
    change(&item._node.style)
    item._node.style.keywords[.isContainer] = isContainer
    return item
  }
}

extension FlexStyle {
  /// Takes the axis of other keywords, and notes a direction that was set to another one.
  fileprivate mutating func keepAxis(of other: Keywords) {
    let isIgnored = keywords.isRow != other.isRow && keywords[.saysDirection] != 0
    if isIgnored {
      note(LayoutIssue.StyleFault(property: .flexDirection, reason: .otherAxis, value: Double(flexDirection.rawValue)))
    }
    // The upper bit of a direction is its axis, the lower one says that it is reversed.
    keywords[.flexDirection] = other[.flexDirection] & 2 | keywords[.flexDirection] & 1
  }
}
