// Explains the size of a view.
extension AndroidWords {
  /// The reason for the size.
  var size: String {
    let name = isHorizontal ? "layout_width" : "layout_height"
    // An unspecified size comes from the class or the device.
    let written = specified(name) ?? name
    if isAlongLine, record.weight > 0 { return weighted(written) }
    if record.isPlain, builder.views[view].attribute(name) == "wrap_content" {
      return
        "\(written): a \(builder.views[view].shortClassName) has no content, and fills the space in \(around(view)) (\(exactly))"
    }
    return switch record.size(isHorizontal) {
    case .points: isBetweenEdges ? betweenEdges(written) : "\(written): the specified size (\(exactly))"
    case .match: matching(written)
    case .wrap: isBetweenEdges ? betweenEdges(written) : wrapping(written)
    }
  }

  private func around(_ view: Int) -> String { name(builder.parents[view]) }

  private func weighted(_ written: String) -> String {
    let both = "\(written), \(specified("layout_weight") ?? "layout_weight")", line = name(parent)
    guard record.size(isHorizontal) == .points(0) else {
      return
        "\(both): its own size plus its share of the free space or overflow in \(line); it is measured twice, the second time with \(exactly)"
    }
    return isParentExact
      ? "\(both): its share of what the others leave in \(line) (\(exactly))"
      : "\(both): \(line) is as long as its content, so the view is measured twice: for its own size, and "
        + "then for its share (\(exactly))"
  }

  private func matching(_ written: String) -> String {
    let parent = name(self.parent)
    if isInRelative {
      return isParentExact || isBetweenEdges
        ? "\(written): from edge to edge of \(parent), unless a rule sets an edge (\(exactly))" : asWrapping(written)
    }
    if isParentExact {
      return isAlongLine
        ? "\(written): all space that the views before it leave in \(parent) (\(exactly))"
        : "\(written): all the space in \(parent) (\(exactly))"
    }
    if scrolls {
      return around?.fillsViewport == true
        ? "\(written) with fillViewport: at least as large as the viewport of \(parent)"
        : "\(written): \(parent) sets no limit (UNSPECIFIED), so the view counts as wrap_content"
    }
    if isAcrossLine || self.parent >= 0 && builder.exact.fillsFrame(view, isHorizontal: isHorizontal) {
      return
        "\(written): \(parent) is as large as its content, so the view is measured twice: for its own size, and "
        + "then for the resulting size (\(exactly))"
    }
    return asWrapping(written)
  }

  private func asWrapping(_ written: String) -> String {
    "\(written): \(name(parent)) is as large as its content, so the view counts as wrap_content (AT_MOST the available space)"
  }

  private func wrapping(_ written: String) -> String {
    let parent = name(self.parent)
    if scrolls { return "\(written): the size of its content, since \(parent) sets no limit (UNSPECIFIED)" }
    return isAlongLine
      ? "\(written): its content's size, at most what views before it leave in \(parent) (AT_MOST)"
      : "\(written): its content's size, at most the space in \(parent) (AT_MOST)"
  }

  private func betweenEdges(_ written: String) -> String {
    "\(written) is ignored: rules set both of its edges in \(name(parent)) (\(exactly))"
  }

  /// Whether rules of a RelativeLayout set both edges.
  private var isBetweenEdges: Bool {
    guard isInRelative else { return false }
    let rules = record.rules.filter { $0.kind.isHorizontal == isHorizontal }
    let starts = rules.contains {
      [.after, .alignStart, .parentStart, .below, .alignTop, .parentTop].contains($0.kind)
    }
    let ends = rules.contains {
      [.before, .alignEnd, .parentEnd, .above, .alignBottom, .parentBottom].contains($0.kind)
    }
    return starts && ends
  }
}
