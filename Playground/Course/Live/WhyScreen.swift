import EagerLayout
import LayoutExplanations
import PlaygroundKit

/// The screen of an explanation. Each key press shows one more step, and bars show the sizes after the visible steps.
struct WhyScreen: Sendable {
  private let trace: LayoutTrace
  private let node: Int
  private let names: [String]
  private let plainReasons: Reasons
  private let cssReasons: Reasons
  /// Whether the explanation uses CSS terms.
  private(set) var isCSS = false
  /// The number of visible steps; at least one.
  private(set) var steps = 1
  private(set) var scrollOffset: Int?

  /// Explains a node of a layout; nil if the node is hidden.
  init?(_ preview: Preview, node: Int) {
    trace = preview.sketch.item.trace(in: preview.bounds)
    names = preview.sketch.allNames
    self.node = node
    plainReasons = Reasons(trace, of: node, names: names)
    cssReasons = Reasons(trace, of: node, names: names, words: .css)
    guard plainReasons.count > 0 else { return nil }
  }

  private var reasons: Reasons { isCSS ? cssReasons : plainReasons }

  /// Handles a key; returns whether the key leaves the explanation.
  mutating func press(_ key: Key, showing view: View) -> Bool {
    if key != .end, let scrolled = view.scrolled(by: key) {
      scrollOffset = scrolled
      return false
    }
    scrollOffset = nil
    switch key {
    case .character(" "), .right, .enter: steps = min(steps + 1, reasons.count)
    case .backspace, .left: steps = max(steps - 1, 1)
    case .tab: steps = endOfRound
    case .end: (steps, scrollOffset) = (reasons.count, 0)
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
      ], status: status, keyHints: keyHints, scrollOffset: scrollOffset
    ) { width, height in
      let page = reasons.pageAndLastStep(width: min(width, 96), steps: steps)
      // With few rows, only the text is shown.
      guard let bars = bars?.canvas(width: min(width, 96)), bars.height + 6 <= height else {
        return Sheet.Body(page.canvas, focus: page.last)
      }
      let barRows = bars.height + 1
      // The bars stay visible, and the text scrolls below them.
      let firstRow = max(0, min(page.last.lowerBound, page.last.upperBound - (height - barRows)))
      let text = page.canvas.rows(scrollOffset == nil ? firstRow..<page.canvas.height : 0..<page.canvas.height)
      let endRow = page.last.upperBound - (scrollOffset == nil ? firstRow : 0) + barRows
      return Sheet.Body(CanvasStack.stacked([bars, text]), focus: endRow - 1..<endRow)
    }
  }

  /// The bars after the visible steps of the current explanation.
  private var bars: Bars? {
    var remainingSteps = steps
    for explanation in reasons.explanations {
      let isCurrent = remainingSteps <= explanation.lines.count
      if isCurrent { return Bars(explanation, of: node, in: trace, names: names, steps: remainingSteps) }
      remainingSteps -= explanation.lines.count
    }
    return nil
  }

  /// The number of steps up to the end of the next group: a round, or the steps before or after all rounds.
  private var endOfRound: Int {
    let lines = reasons.explanations.flatMap { $0.lines }
    guard steps < lines.count else { return steps }
    var end = steps
    while end < lines.count, lines[end].round == lines[steps].round { end += 1 }
    return end
  }

  private var keyHints: [KeyHint] {
    var keyHints: [KeyHint] = []
    if steps < reasons.count { keyHints.append(KeyHint("space", "next step", "shows the next step; so does enter")) }
    if steps > 1 { keyHints.append(KeyHint("backspace", "back", "hides the last step again")) }
    if steps < reasons.count {
      keyHints += [
        KeyHint("tab", "next round", "shows the steps of the next round of sharing space"),
        KeyHint("end", "all steps", "shows all steps"),
      ]
    }
    return keyHints + [
      KeyHint(
        "c", isCSS ? "plain words" : "in CSS words",
        isCSS ? "explains in plain words" : "explains in the terms of CSS and its specifications"),
      KeyHint("q", "leave", "goes back; so does Escape"),
    ]
  }
}
