// Explains the size of a view.
extension AndroidWords {
  /// The reason for the size.
  var size: String {
    let name = isHorizontal ? "layout_width" : "layout_height"
    // An unspecified size comes from the class or the device.
    let written = said(name) ?? name
    if isAlongLine, record.weight > 0 { return weighted(written) }
    if record.isPlain, builder.views[view].attribute(name) == "wrap_content" {
      return
        "\(written): a \(builder.views[view].shortClassName) has no content, and takes the room in \(around(view)) (\(exactly))"
    }
    return switch record.size(isHorizontal) {
    case .points: isBetweenEdges ? betweenEdges(written) : "\(written): its own size (\(exactly))"
    case .match: matching(written)
    case .wrap: isBetweenEdges ? betweenEdges(written) : wrapping(written)
    }
  }

  private func around(_ view: Int) -> String { name(builder.parents[view]) }

  private func weighted(_ written: String) -> String {
    let both = "\(written), \(said("layout_weight") ?? "layout_weight")", line = name(parent)
    guard record.size(isHorizontal) == .points(0) else {
      return
        "\(both): its own size and a part of what is left over in \(line), or too much: measured twice (\(exactly) at last)"
    }
    return isParentExact
      ? "\(both): its part of what the others leave in \(line) (\(exactly))"
      : "\(both): \(line) is as long as its content, so it is asked for its own first, and then told its part: measured twice "
        + "(\(exactly) at last)"
  }

  private func matching(_ written: String) -> String {
    let parent = name(self.parent)
    if isInRelative {
      return isParentExact || isBetweenEdges
        ? "\(written): from edge to edge of \(parent), where no rule says another (\(exactly))" : asWrapping(written)
    }
    if isParentExact {
      return isAlongLine
        ? "\(written): all that the views before it leave in \(parent) (\(exactly))"
        : "\(written): all the room in \(parent) (\(exactly))"
    }
    if scrolls {
      return around?.fillsViewport == true
        ? "\(written) with fillViewport: at least as much as \(parent) shows"
        : "\(written): \(parent) sets no limit (UNSPECIFIED), so it counts as wrap_content"
    }
    if isAcrossLine || self.parent >= 0 && builder.exact.fillsFrame(view, isHorizontal: isHorizontal) {
      return
        "\(written): \(parent) is as large as its content, so it is asked for its own first, and then told the size that "
        + "came out: measured twice (\(exactly) at last)"
    }
    return asWrapping(written)
  }

  private func asWrapping(_ written: String) -> String {
    "\(written): \(name(parent)) is as large as its content, so it counts as wrap_content (AT_MOST the room there is)"
  }

  private func wrapping(_ written: String) -> String {
    let parent = name(self.parent)
    if scrolls { return "\(written): as its content, since \(parent) sets no limit (UNSPECIFIED)" }
    return isAlongLine
      ? "\(written): as its content, at most what the views before it leave in \(parent) (AT_MOST)"
      : "\(written): as its content, at most the room in \(parent) (AT_MOST)"
  }

  private func betweenEdges(_ written: String) -> String {
    "\(written) does not count: rules put both of its edges in \(name(parent)) (\(exactly))"
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
