import EagerLayout
import LayoutExplanations

/// An explanation while it is read, a step more with each key.
struct Why: Sendable {
  private let plain: Reasons
  private let css: Reasons
  /// Whether it is told in the words of CSS.
  private(set) var isCSS = false
  /// How many steps are shown; at least one.
  private(set) var steps = 1
  private(set) var scroll: Int?

  /// Explains a node of a layout; nil where it is hidden, so that there is nothing to explain.
  init?(_ preview: Preview, node: Int) {
    let trace = preview.sketch.item.trace(in: preview.bounds), names = preview.sketch.allNames
    plain = Reasons(trace, of: node, names: names)
    css = Reasons(trace, of: node, names: names, words: .css)
    guard plain.count > 0 else { return nil }
  }

  private var reasons: Reasons { isCSS ? css : plain }

  /// Whether the key leaves it.
  mutating func press(_ key: Key, showing view: View) -> Bool {
    if let scrolled = view.scrolled(by: key) {
      scroll = scrolled
      return false
    }
    scroll = nil
    switch key {
    case .character(" "), .right, .enter, .character("n"): steps = min(steps + 1, reasons.count)
    case .backspace, .left, .character("b"): steps = max(steps - 1, 1)
    case .character("a"): (steps, scroll) = (reasons.count, 0)
    case .character("c"):
      isCSS.toggle()
      steps = min(steps, reasons.count)
    case .escape, .character("q"), .character("w"): return true
    default: break
    }
    return false
  }

  func sheet(status: SpanLine) -> Sheet {
    let reasons = reasons, steps = steps
    return Sheet(
      title: [
        Span("why ", .faint), Span(reasons.name, .heading), Span("  step \(steps) of \(reasons.count)", .faint),
      ], status: status, keys: keys, scroll: scroll
    ) { width, _ in
      let shown = reasons.shown(width: min(width, 96), steps: steps)
      return Sheet.Body(shown.canvas, focus: shown.last)
    }
  }

  private var keys: [Sheet.KeyHint] {
    var keys: [Sheet.KeyHint] = []
    if steps < reasons.count { keys.append(Sheet.KeyHint("space", "next step")) }
    if steps > 1 { keys.append(Sheet.KeyHint("backspace", "back a step")) }
    if steps < reasons.count { keys.append(Sheet.KeyHint("a", "all steps")) }
    return keys + [Sheet.KeyHint("c", isCSS ? "plain words" : "in CSS words"), Sheet.KeyHint("esc", "leave")]
  }
}
