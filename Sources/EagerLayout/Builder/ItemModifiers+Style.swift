extension LayoutItem {
  /// Sets all properties at once, in place of those that the item has, by a style that was made elsewhere.
  ///
  ///     var card = FlexStyle()
  ///     card.paddingLeft = .points(8)
  ///     card.flexGrow = 1
  ///     Column { Fixed(height: 44) }.style(card)
  ///
  /// A `Row` stays a row and a `Column` a column; of the style's ``FlexStyle/flexDirection`` they heed whether it is
  /// reversed. All else goes, such as the factors of a `Flex` and the sizes of a `Fixed`. Modifiers that come after it
  /// change what the style says.
  public consuming func style(_ style: FlexStyle) -> TreeItem {
    var item = inTree()
    let before = item.node.style.keywords
    item.node.style = style
    item.node.style.keywords[.isContainer] = before[.isContainer]
    if before[.isContainer] != 0 {
      // The upper bit of a direction is its axis, the lower one says that it is reversed.
      item.node.style.keywords[.flexDirection] = before[.flexDirection] & 2 | style.keywords[.flexDirection] & 1
    }
    return item
  }

  /// Changes any properties, the direction of a container among them.
  ///
  ///     Row { Fixed(width: 60) }.style { if isNarrow { $0.flexDirection = .column } }
  ///     Column { Fixed(height: 44) }.style { $0 = styles["card"] ?? .yoga }
  public consuming func style(_ change: (inout FlexStyle) -> Void) -> TreeItem {
    var item = inTree()
    let isContainer = item.node.style.keywords[.isContainer]
    change(&item.node.style)
    item.node.style.keywords[.isContainer] = isContainer
    return item
  }
}
