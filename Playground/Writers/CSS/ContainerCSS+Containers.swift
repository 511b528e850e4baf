internal import Arrangements
internal import EagerLayout
internal import PlaygroundKit

extension ContainerCSS {
  /// Floats in a `flow-root`. CSS has no equivalent for floats with gaps or weights.
  static let floats = ContainerCSS(
    container: { (_: Floats, node) in
      let hasGap = node.style.rowGap != .points(0) || node.style.columnGap != .points(0)
      let hasWeight = node.arrangedStyles.contains { $0.layoutValue(FloatSide.self).weight != nil }
      return hasGap || hasWeight ? nil : [("display", "flow-root")]
    },
    item: { _, specified, _ in
      let side = specified.side == .end ? "inline-end" : "inline-start"
      return [("float", side)] + (specified.clears ? [("clear", side)] : [])
    })
}

extension ContainerCSS {
  /// Block layout.
  static let block = ContainerCSS(
    container: { (_: Block, _) in [("display", "block")] }, item: { _, _, _ in [] })

  static let flowRoot = ContainerCSS(
    container: { (_: FlowRoot, _) in [("display", "flow-root")] }, item: { _, _, _ in [] })
}

extension ContainerCSS {
  /// An overlay as a grid with one cell. CSS has no equivalent for items that yield, and for positions by fraction.
  static let overlay = ContainerCSS(
    container: { (overlay: Overlay, node) in
      let specified = node.arrangedStyles.map { $0.layoutValue(OverlayItem.self) }
      guard overlay.place.isInCSS, !specified.contains(where: { !($0.place?.isInCSS ?? true) || $0.yields }) else {
        return nil
      }
      let cell = ("grid", "minmax(0, 1fr) / minmax(0, 1fr)")
      return [("display", "grid"), cell] + (overlay.place == .fill ? [] : [("place-items", overlay.place.css)])
    },
    item: { _, specified, _ in [("grid-area", "1 / 1")] + (specified.place.map { [("place-self", $0.css)] } ?? []) })
}

extension OverlayItem {
  fileprivate var yields: Bool { yieldsStart > 0 || yieldsSize > 0 || yieldsEnd > 0 }
}

extension Place {
  /// `true` if CSS has keywords for both alignments.
  fileprivate var isInCSS: Bool { horizontal.css != nil && vertical.css != nil }

  fileprivate var css: String {
    let (inline, block) = (horizontal.css ?? "stretch", vertical.css ?? "stretch")
    return inline.utf8.elementsEqual(block.utf8) ? block : "\(block) \(inline)"
  }
}

extension Place.Alignment {
  fileprivate var css: String? {
    switch self {
    case .fill: "stretch"
    case .start: "start"
    case .center: "center"
    case .end: "end"
    case .at: nil
    }
  }
}

extension ContainerCSS {
  /// A flow as a flex container that wraps. CSS has no equivalent for rules, a limit of lines, layout values of items,
  /// or a separate alignment of the last line.
  static let flow = ContainerCSS(
    container: { (flow: Flow, node) in
      let isPlain =
        flow.rules.isEmpty && flow.maximumLineCount == .max
        && node.arrangedStyles.allSatisfy { $0.layoutValue(FlowItem.self) == .initial }
      let distributesSpace = [.between, .around, .evenly].contains(flow.alignment)
      guard flow.breaksByContent, isPlain, let justification = flow.alignment.css, let vertical = flow.vertical.css,
        !distributesSpace || flow.lastLine == .likeTheOthers
      else { return nil }
      return [
        ("display", "flex"), ("flex-wrap", "wrap"), ("justify-content", justification),
        ("align-items", flow.lineAlignment.css), ("align-content", vertical),
      ]
    },
    // An item with a specified width keeps it in a narrower line. Other items shrink to the line.
    item: { _, _, style in style.width.stored.unit == .auto ? [] : [("flex", "none")] })
}

extension Flow.Alignment {
  fileprivate var css: String? {
    switch self {
    case .start: "flex-start"
    case .center: "center"
    case .end: "flex-end"
    case .between: "space-between"
    case .around: "space-around"
    case .evenly: "space-evenly"
    case .fill, .stretch: nil
    }
  }
}

extension Flow.LineAlignment {
  fileprivate var css: String {
    switch self {
    case .top: "flex-start"
    case .center: "center"
    case .bottom: "flex-end"
    case .stretch: "stretch"
    case .baseline: "baseline"
    }
  }
}
