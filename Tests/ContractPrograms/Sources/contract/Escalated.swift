import EagerLayout

/// Full flexbox, by modifiers on the same values.
func escalated() {
  enum Part: Int { case title }
  let placement = Row {
    Fixed(width: 60)
    Flex(1).basis(100).id(Part.title)
    Flex(3).basis(80).maxWidth(128)
  }
  .gap(10).width(340)
  .layout(in: Frame(width: 1000, height: 20))
  show("placement[Part.title]:", placement[Part.title])
}
