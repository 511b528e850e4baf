import EagerLayout

extension StepDescriber {
  /// Returns a short name of the quantity that a step computes.
  func label(of step: LayoutTrace.Step) -> String {
    let isWidth = step.axis == .horizontal
    switch step.quantity {
    case .size: return isWidth ? "width" : "height"
    case .found: return step.term.map { name(of: $0) } ?? ""
    case .position: return isWidth ? "x" : "y"
    case .length:
      // A resolved length is named after the property of the style.
      if case .style(let property, _)? = step.operands.first?.source { return words.name(of: property) }
      return label(of: step.quantity)
    // In a column, items share their left edges.
    case .above where isWidth: return "left of the shared edge"
    case .below where isWidth: return "right of the shared edge"
    default:
      let label = label(of: step.quantity)
      return isNamedAfterLine(step) ? "\(label) of \(name(step.nodeIndex))" : label
    }
  }

  /// Returns the name of the quantity that a step computes, together with the name of its box.
  func label(of step: LayoutTrace.Step, ofBox name: String) -> String {
    let label = label(of: step)
    if words == .css || words == .android && words.androidLabel(step.quantity) != nil { return "\(label) of \(name)" }
    return switch step.quantity {
    case .minContent: "the min-content size of \(name)'s content"
    case .maxContent: "the max-content size of \(name)'s content"
    case .minContribution: "the min-content size of \(name)"
    case .maxContribution: "the max-content size of \(name)"
    case .outer: "\(name) with its margins"
    default: "\(label) of \(name)"
    }
  }

  /// Returns the name of a number that an arrangement computed: `column 2`.
  func name(of term: LayoutTrace.Term) -> String {
    let plain = term.name.description
    let name = words == .android ? words.androidTerm(plain, isHorizontal: axis == .horizontal) ?? plain : plain
    return term.index.map { "\(name) \($0)" } ?? name
  }

  /// Returns the name of a number that is specified on a container, or on an item for its container.
  func specifiedName(of term: LayoutTrace.Term, _ value: Double) -> String {
    words == .android ? words.androidSpecifiedName(term.name.description, value) ?? name(of: term) : name(of: term)
  }

  private func label(of quantity: LayoutTrace.Step.Quantity) -> String {
    switch words {
    case .plain: plainLabel(quantity)
    case .css: cssLabel(quantity)
    case .android: words.androidLabel(quantity) ?? plainLabel(quantity)
    }
  }

  private func plainLabel(_ quantity: LayoutTrace.Step.Quantity) -> String {
    switch quantity {
    case .length: "size"
    case .edges: "padding and border"
    case .margins: "margins"
    case .minContent: "min-content size of its content"
    case .maxContent: "max-content size of its content"
    case .laidOutContent: "height of its content as laid out"
    case .outer: "with margins"
    case .minContribution: "min-content size"
    case .maxContribution: "max-content size"
    case .inner: "space inside"
    case .paddingBox: "space inside the border"
    case .contentSize: "content size with padding and border"
    case .minContentSize: "min-content size with padding and border"
    case .ratioSize: "size by its ratio"
    case .definiteSize: "definite height"
    case .available: "available space"
    case .base: "starts from"
    case .minimum: "minimum, by its content"
    case .maximum: "maximum"
    case .hypothetical: "size within its limits"
    case .gaps: "gaps"
    case .room: "available space"
    case .hypotheticalSum: "sum of sizes within limits"
    case .used: "taken"
    case .initialFreeSpace, .freeSpace: "free"
    case .factors: "factors"
    case .innerBase: "start without its padding"
    case .scaledFactor: "shrink x start"
    case .violation: "change by limits"
    case .share: "for each unit of a factor"
    case .flexed: "with its share"
    case .lineBreak: "line break"
    case .lineSize: "line"
    case .freeMain: "left over"
    case .freeCross: "left over in the cross axis"
    case .freeBetweenLines: "left over between lines"
    case .start: "start"
    case .between: "between neighbors"
    case .autoMargin: "each auto margin"
    case .lineOffset: "start of the line"
    case .offset: "starts at"
    case .place: "place"
    case .shift: "moved by"
    case .baseline: "baseline"
    case .lastBaseline: "last baseline"
    case .above: "above the baseline"
    case .below: "below the baseline"
    case .cell: "its space"
    case .size, .position, .found: ""
    }
  }

  private func cssLabel(_ quantity: LayoutTrace.Step.Quantity) -> String {
    switch quantity {
    case .minContent: "min-content size"
    case .maxContent: "max-content size"
    case .minContribution: "min-content contribution"
    case .maxContribution: "max-content contribution"
    case .inner: "content box"
    case .paddingBox: "padding box"
    case .contentSize: "content size suggestion"
    case .minContentSize: "min-content size suggestion"
    case .ratioSize: "transferred size"
    case .available: "available size"
    case .base: "flex base size"
    case .minimum: "automatic minimum size"
    case .hypothetical: "hypothetical main size"
    case .room: "main size minus gaps"
    case .hypotheticalSum: "sum of hypothetical sizes"
    case .used: "sum of item sizes"
    case .initialFreeSpace: "initial free space"
    case .freeSpace: "remaining free space"
    case .factors: "sum of flex factors"
    case .innerBase: "inner flex base size"
    case .scaledFactor: "scaled flex shrink factor"
    case .violation: "total violation"
    case .flexed: "target main size"
    case .lineSize: "cross size of the line"
    case .freeMain: "free space for justify-content"
    case .freeCross: "free space for align-self"
    case .freeBetweenLines: "free space for align-content"
    case .start: "first offset"
    case .shift: "relative inset"
    default: plainLabel(quantity)
    }
  }
}

extension Explanation.Words {
  func limit(isMaximum: Bool) -> String {
    switch self {
    case .plain: isMaximum ? "maximum" : "minimum"
    case .css: isMaximum ? "max-size" : "min-size"
    case .android: isMaximum ? "maximum size" : "minimum size"
    }
  }

  func name(of property: FlexStyle.Property) -> String {
    if self == .css { return "\(property.css)" }
    if self == .android { return androidName(of: property) }
    let entry = property.entry
    return switch entry.kind {
    case .margin, .padding, .border: "\(entry.label) \(entry.modifier)"
    // `start` alone could also mean the start of a line.
    case .inset: property.isByDirection ? "\(entry.label) inset" : "\(entry.label)"
    case .ratio: "ratio"
    default: "\(entry.modifier)"
    }
  }
}
