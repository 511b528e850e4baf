extension AndroidMeasure {
  private typealias Span = AndroidView.Span

  /// Measures a RelativeLayout: the widths of its children in the order of their rules, then their heights, with a
  /// second measurement of each child, then the container's size, centered children and gravity.
  mutating func measureRelative(_ view: AndroidView, _ specs: [AndroidView.Spec]) {
    let spaces = specs.map { $0.space }
    for axis in 0...1 {
      for child in ordered(view, axis) {
        var span = self.span(of: child, in: view, axis, spaces[axis])
        var childSpecs = [AndroidView.Spec.unspecified, .unspecified]
        childSpecs[axis] = spec(of: child, in: view, axis, span, spaces[axis])
        if axis == 0 {
          let space = spaces[1].map { AndroidView.Spec.exactly($0) } ?? .unspecified
          childSpecs[1] = space.child(child.sizes[1], used: child.used(in: view, 1))
        } else {
          childSpecs[0] = spec(of: child, in: view, 0, child.spans[0], spaces[0])
        }
        measure(child, childSpecs)
        child.position[axis] = completeEdges(&span, of: child, in: view, axis, specs[axis])
        child.spans[axis] = span
      }
    }
    findTopmost(of: view)
    for axis in 0...1 { finish(view, axis, specs[axis]) }
  }

  /// Finds the view that provides the container's baseline: the topmost, then the leftmost, before views that depend on
  /// the container's size are placed. Of several such views, it is the last one without a rule for a sibling.
  private func findTopmost(of view: AndroidView) {
    func place(_ child: AndroidView) -> (Double, Double, Int) {
      let left = isMirrored ? -child.position[0] - child.measured[0] : child.position[0]
      return (child.position[1], left, child.rules[1].contains { visible($0, 1) != nil } ? 1 : 0)
    }
    view.topmost = view.shown.reversed().min { place($0) < place($1) }
  }

  /// The visible views, each after the views that its rules refer to.
  private func ordered(_ view: AndroidView, _ axis: Int) -> [AndroidView] {
    var remaining = view.shown, done: [AndroidView] = []
    while !remaining.isEmpty {
      let next = remaining.firstIndex { child in
        child.rules[axis].allSatisfy { rule in
          visible(rule, axis).map { anchor in !remaining.contains { $0 === anchor } } ?? true
        }
      }
      done.append(remaining.remove(at: next ?? 0))
    }
    return done
  }

  /// Returns the view that a rule refers to. If that view is gone, its own rule of the same kind determines the result.
  private func visible(_ rule: AndroidView.Rule, _ axis: Int) -> AndroidView? {
    var anchor = rule.anchor
    while let view = anchor, view.isGone { anchor = view.rules[axis].first { $0.kind == rule.kind }?.anchor }
    return anchor
  }

  private func span(of child: AndroidView, in view: AndroidView, _ axis: Int, _ space: Double?) -> Span {
    let margin = child.margins[axis], padding = view.paddings[axis]
    let first = padding.before + margin.before, last = space.map { $0 - padding.after - margin.after }
    var span = Span()
    func rule(_ kind: AndroidView.Rule.Kind, _ edge: (AndroidView) -> Double, isStart: Bool) {
      guard let rule = child.rules[axis].first(where: { $0.kind == kind }) else { return }
      if let anchor = visible(rule, axis) {
        if isStart { span.before = edge(anchor) } else { span.after = edge(anchor) }
      } else if child.alignsWithParent {
        if isStart { span.before = first } else { span.after = last ?? span.after }
      }
    }
    if let rule = child.rules[axis].first(where: { $0.kind == .baseline }), let anchor = visible(rule, axis),
      let baseline = anchor.baseline
    {
      span.before = anchor.position[axis] + baseline - (child.baseline ?? 0)
      return span
    }
    rule(.before, { $0.position[axis] - $0.margins[axis].before - margin.after }, isStart: false)
    rule(.after, { $0.position[axis] + $0.measured[axis] + $0.margins[axis].after + margin.before }, isStart: true)
    rule(.alignBefore, { $0.position[axis] + margin.before }, isStart: true)
    rule(.alignAfter, { $0.position[axis] + $0.measured[axis] - margin.after }, isStart: false)
    if child.rules[axis].contains(where: { $0.kind == .parentBefore }) { span.before = first }
    if let last, child.rules[axis].contains(where: { $0.kind == .parentAfter }) { span.after = last }
    return span
  }

  private mutating func spec(
    of child: AndroidView, in view: AndroidView, _ axis: Int, _ span: Span, _ space: Double?
  ) -> AndroidView.Spec {
    if let before = span.before, let after = span.after {
      return .exactly(max(0, after - before))
    }
    guard let space else { return AndroidView.Spec.unspecified.child(child.sizes[axis], used: 0) }
    let first = span.before ?? view.paddings[axis].before + child.margins[axis].before
    let last = span.after ?? space - view.paddings[axis].after - child.margins[axis].after
    let available = last - first
    // A RelativeLayout measured without a limit has no end edge for views in it that fill it.
    if available < 0, child.sizes[axis] == .wrap, child.kind == .relative,
      child.shown.contains(where: { $0.sizes[axis] == .match })
    {
      record(.belowMargins)
    }
    switch child.sizes[axis] {
    case .number(let number): return .exactly(available >= 0 ? min(number, available) : number)
    case .match: return .exactly(max(0, available))
    case .wrap: return available >= 0 ? .atMost(available) : .unspecified
    }
  }

  /// Computes those edges of a measured view that no rule has set, and returns the view's first edge.
  private func completeEdges(
    _ span: inout Span, of child: AndroidView, in view: AndroidView, _ axis: Int, _ spec: AndroidView.Spec
  ) -> Double {
    let size = child.measured[axis]
    var before =
      span.before ?? span.after.map { $0 - size } ?? view.paddings[axis].before + child.margins[axis].before
    if span.before == nil, span.after == nil, case .exactly(let space) = spec, isCentered(child, axis) {
      before = (space - size) / 2
    }
    span = Span(before: before, after: span.after ?? before + size)
    return before
  }

  private func isCentered(_ child: AndroidView, _ axis: Int) -> Bool {
    child.rules[axis].contains { $0.kind == .center }
  }

  /// Computes the container's size, places centered and end-aligned views by that size, and moves all views
  /// by the gravity.
  private mutating func finish(_ view: AndroidView, _ axis: Int, _ spec: AndroidView.Spec) {
    let padding = view.paddings[axis]
    var first = Double.infinity, last = -Double.infinity, end = 0.0
    for child in view.shown {
      first = min(first, child.position[axis] - child.margins[axis].before)
      last = max(last, child.position[axis] + child.measured[axis] + child.margins[axis].after)
      end = max(end, last)
    }
    let isReversed = axis == 0 && isMirrored && !spec.isExact
    // Android adds the right padding in both directions.
    view.measured[axis] = spec.resolve(max(end + (isReversed ? padding.before : padding.after), view.minimums[axis]))
    let size = view.measured[axis], isMoved = view.gravity[axis].map { $0 > 0 } ?? false
    if isReversed, isMoved || padding.before != padding.after || view.shown.contains(where: { isCentered($0, 0) }) {
      record(.rightToLeft)
    }
    if !spec.isExact, view.shown.contains(where: { isLate($0, axis, isBounded: spec.space != nil) }) {
      // Android uses the right edge in both directions.
      let isAtStart = axis == 0 && isMirrored, edge: AndroidView.Rule.Kind = isAtStart ? .parentBefore : .parentAfter
      for child in view.shown {
        if isCentered(child, axis) {
          child.position[axis] = (size - child.measured[axis]) / 2
        } else if child.rules[axis].contains(where: { $0.kind == edge }) {
          child.position[axis] = isAtStart ? padding.before : size - padding.after - child.measured[axis]
        }
      }
    }
    guard let gravity = view.gravity[axis], gravity > 0, !view.shown.isEmpty else { return }
    let shift = padding.before + (size - padding.sum - (last - first)) * gravity - first
    for child in view.shown { child.position[axis] += shift }
  }

  /// Whether a view makes Android place views once more: a centered view without other rules, or a view at the bottom.
  private func isLate(_ child: AndroidView, _ axis: Int, isBounded: Bool) -> Bool {
    let rules = child.rules[axis]
    if axis == 1, rules.contains(where: { $0.kind == .parentAfter }) { return true }
    return isCentered(child, axis)
      && !rules.contains { rule in
        switch rule.kind {
        case .center: false
        case .parentBefore: true
        case .parentAfter: isBounded
        case .baseline: visible(rule, axis)?.baseline != nil
        case .before, .alignAfter: visible(rule, axis) != nil || child.alignsWithParent && isBounded
        default: visible(rule, axis) != nil || child.alignsWithParent
        }
      }
  }
}
