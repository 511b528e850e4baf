import EagerLayout

/// The screen of `Eager.swift` as one value.
func declared() {
  enum Part: Int { case preview, toolbar, left, right }
  let screen = Column {
    Flex().id(Part.preview)
    Fixed(height: 44).id(Part.toolbar)
    Row(alignment: .center) {
      Flex()
      Fixed(width: 200, height: 100).id(Part.left)
      Flex()
      Fixed(width: 200, height: 100).id(Part.right)
      Flex()
    }
    .height(200)
  }
  let placement = screen.layout(in: Frame(width: 414, height: 896))
  show("placement[Part.preview]:", placement[Part.preview])
  show("placement[Part.toolbar]:", placement[Part.toolbar])
  show("placement[Part.left]:", placement[Part.left])
  show("placement[Part.right]:", placement[Part.right])
}

func show(_ label: String, _ frame: Frame?) {
  if let frame { print(label, frame) } else { print(label, "none") }
}
