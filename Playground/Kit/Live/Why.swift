/// An explanation while it is read.
struct Why: Sendable {
  let name: String
  let paragraphs: [SpanLine]
  private(set) var scroll: Int?

  init(_ name: String, _ paragraphs: [SpanLine]) {
    self.name = name
    self.paragraphs = paragraphs
  }

  /// Whether the key leaves it.
  mutating func press(_ key: Key, showing view: View) -> Bool {
    if let scrolled = view.scrolled(by: key) {
      scroll = scrolled
      return false
    }
    switch key {
    case .escape, .enter, .left, .backspace, .character("q"), .character("b"), .character("w"), .control("c"):
      return true
    default: return false
    }
  }

  func sheet(status: SpanLine) -> Sheet {
    Sheet(
      title: [Span("why ", .faint), Span(name, .heading)], status: status, keys: [Sheet.KeyHint("esc", "back")],
      scroll: scroll
    ) { width, _ in Sheet.Body(Arrangement.stacked(paragraphs.map { Canvas($0, width: min(width, 84)) }, gap: 0)) }
  }
}
