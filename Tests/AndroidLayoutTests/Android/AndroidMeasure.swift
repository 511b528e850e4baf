/// A model of Android's measure and layout passes, without rounding, to compare with: a view is measured by specs, and
/// places its children when its own size is definite.
struct AndroidMeasure {
  /// Differences from Android by design. Each has its own test.
  enum Difference: Hashable, CaseIterable {
    /// A column of wrap_content keeps the height that a view had before it filled the column's width.
    case keptHeight
    /// A line with `measureWithLargestChild` has an exact size, or is placed by a gravity.
    case largest
    /// A right-to-left RelativeLayout of wrap_content has different paddings or a centered view.
    case rightToLeft
    /// A view has less space than its margins, or is smaller than its paddings and has centered or end-aligned views.
    case belowMargins
    /// A viewport may stretch its content, which changes the measurement of views that fill the content or are limited
    /// by it. The library measures those views by the specified sizes alone.
    case viewport
  }

  /// The number of measurements.
  private(set) var count = 0
  private(set) var differences: Set<Difference> = []
  /// Whether the direction is right to left.
  private(set) var isMirrored = false

  /// The frames of all views in a window.
  mutating func frames(of root: AndroidView, width: Double, height: Double, isMirrored: Bool) -> [String: [Double]] {
    self.isMirrored = isMirrored
    let window = AndroidView("", .frame, [.match, .match], [root])
    measure(window, [.exactly(width), .exactly(height)])
    var frames: [String: [Double]] = [:]
    var stack: [(view: AndroidView, x: Double, y: Double)] = [(window, 0, 0)]
    while let (view, x, y) = stack.popLast() {
      place(view)
      for child in view.shown {
        let start = x + child.position[0], top = y + child.position[1]
        let left = isMirrored ? width - start - child.measured[0] : start
        frames[child.id] = [left, top, child.measured[0], child.measured[1]]
        stack.append((child, start, top))
      }
    }
    return frames
  }

  mutating func record(_ difference: Difference) { differences.insert(difference) }

  mutating func measure(_ view: AndroidView, _ specs: [AndroidView.Spec]) {
    count += 1
    view.lastSpecs = specs
    switch view.kind {
    case .line(let axis): measureLine(view, axis, specs)
    case .frame: measureFrame(view, specs, scrolls: false)
    case .scroll(let fills):
      measureFrame(view, specs, scrolls: true)
      if fills { fillViewport(view, specs) }
    case .relative: measureRelative(view, specs)
    case .text(let text): measureText(view, text, specs)
    case .image(let width, let height): setMeasuredSize(view, [width, height], specs)
    }
  }

  /// Returns the size of a view under other specs, without changing the view.
  func probe(_ view: AndroidView, _ specs: [AndroidView.Spec]) -> [Double] {
    var other = AndroidMeasure()
    other.isMirrored = isMirrored
    let before = view.lastSpecs
    other.measure(view, specs)
    let probedSize = view.measured
    other.measure(view, before)
    return probedSize
  }

  /// Sets the size of a view from its content, within its specs.
  func setMeasuredSize(_ view: AndroidView, _ content: [Double], _ specs: [AndroidView.Spec]) {
    for axis in 0...1 {
      view.measured[axis] = specs[axis].resolve(max(content[axis] + view.paddings[axis].sum, view.minimums[axis]))
    }
  }

  /// Characters are 8 wide, and lines 20 high.
  private func measureText(_ view: AndroidView, _ text: String, _ specs: [AndroidView.Spec]) {
    let words = text.split(separator: " ").map { Double($0.utf8.count) * 8 }
    let unbroken = words.reduce(0, +) + Double(max(words.count - 1, 0)) * 8
    setMeasuredSize(view, [unbroken, 0], specs)
    let space = view.measured[0] - view.paddings[0].sum
    var lines = 1.0, used = 0.0
    for word in words {
      if used > 0, used + 8 + word > space + 1.0 / 256 {
        lines += 1
        used = 0
      }
      used += used > 0 ? 8 + word : word
    }
    setMeasuredSize(view, [unbroken, lines * 20], specs)
  }

  // MARK: - Frames

  private mutating func measureFrame(_ view: AndroidView, _ specs: [AndroidView.Spec], scrolls: Bool) {
    var content = [0.0, 0.0]
    for child in view.shown {
      var childSpecs = [0, 1].map { specs[$0].child(child.sizes[$0], used: child.used(in: view, $0)) }
      if scrolls { childSpecs[1] = .unspecified }
      measure(child, childSpecs)
      for axis in 0...1 { content[axis] = max(content[axis], child.measured[axis] + child.margins[axis].sum) }
    }
    setMeasuredSize(view, content, specs)
    let filling = view.shown.filter { $0.sizes.contains(.match) }
    guard !scrolls, filling.count > 1, specs.contains(where: { !$0.isExact }) else { return }
    for child in filling {
      measure(
        child,
        [0, 1].map { axis in
          let used = child.used(in: view, axis)
          let isFilling = child.sizes[axis] == .match
          return isFilling
            ? .exactly(max(0, view.measured[axis] - used)) : specs[axis].child(child.sizes[axis], used: used)
        })
    }
  }

  private mutating func fillViewport(_ view: AndroidView, _ specs: [AndroidView.Spec]) {
    guard let child = view.shown.first, specs[1] != .unspecified else { return }
    let space = view.measured[1] - child.used(in: view, 1)
    guard child.measured[1] < space else {
      if isFilled(child) { record(.viewport) }
      return
    }
    if isLimited(child) { record(.viewport) }
    measure(child, [specs[0].child(child.sizes[0], used: child.used(in: view, 0)), .exactly(space)])
  }

  /// Returns `true` if frames depend on whether the wrap_content height of a view is definite, as it is in the library
  /// but not in Android. Cases: a frame with several children of which one fills it; a column with weights and a
  /// filling child; a RelativeLayout with a child that fills it or is at its end. Checks filling children, too.
  private func isFilled(_ view: AndroidView) -> Bool {
    let filling = view.shown.filter { $0.sizes[1] == .match }
    switch view.kind {
    case .relative:
      return view.shown.contains { child in
        child.sizes[1] == .match || child.rules[1].contains { $0.kind == .parentAfter }
      }
    case .frame: if !filling.isEmpty, view.shown.count > 1 { return true }
    case .line(let axis):
      if axis == 0 { return false }
      if !filling.isEmpty, view.shown.contains(where: { $0.weight > 0 }) { return true }
    default: return false
    }
    return filling.contains(where: isFilled)
  }

  /// Returns `true` if a stretched view contains, directly or in frames, a RelativeLayout of wrap_content height that
  /// places a view above another view or aligns their bottom edges.
  private func isLimited(_ view: AndroidView) -> Bool {
    view.shown.contains { child in
      guard child.sizes[1] == .wrap else { return false }
      if child.kind != .relative { return child.kind == .frame && isLimited(child) }
      return child.shown.contains { item in
        item.rules[1].contains { $0.kind == .before || $0.kind == .alignAfter }
      }
    }
  }

  // MARK: - Places

  private mutating func place(_ view: AndroidView) {
    switch view.kind {
    case .line(let axis): placeLine(view, axis)
    case .frame, .scroll:
      for child in view.shown { for axis in 0...1 { placeOnAxis(child, in: view, axis, child.layoutGravity[axis]) } }
    case .relative, .text, .image: break
    }
  }

  /// Places a child at a fraction of the free space. A centered child is moved by the full difference of its margins.
  mutating func placeOnAxis(_ child: AndroidView, in view: AndroidView, _ axis: Int, _ share: Double?) {
    let padding = view.paddings[axis], margin = child.margins[axis]
    let spare = view.measured[axis] - padding.sum - child.measured[axis]
    if margin.sum > 0, view.measured[axis] - padding.sum < margin.sum { record(.belowMargins) }
    if view.measured[axis] < padding.sum, share ?? 0 > 0 { record(.belowMargins) }
    child.position[axis] =
      switch share {
      case 0.5: padding.before + spare / 2 + margin.before - margin.after
      case 1: padding.before + spare - margin.after
      default: padding.before + margin.before
      }
  }
}
