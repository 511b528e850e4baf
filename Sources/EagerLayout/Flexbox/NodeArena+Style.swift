extension NodeArena {
  /// A node's style, put together again.
  package func style(of node: Int) -> FlexStyle {
    let record = nodes[node]
    var style = FlexStyle()
    style.keywords = record.keywords
    style.units = record.units
    style.widthValue = record.widthValue
    style.heightValue = record.heightValue
    style.basisValue = record.basisValue
    style.growFactor = record.growFactor
    style.shrinkFactor = record.shrinkFactor
    if record.rare >= 0 { style.rare = RareStyle(values: rares[Int(record.rare)]) }
    return style
  }
}
