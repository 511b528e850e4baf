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

  let grid = Row(gap: 10) { (1...5).map { _ in Flex().basis(100).aspectRatio(4, 3) } }.wrap().layout(width: 330)
  show("grid.frames[4]:", grid.frames[4])
}
