// Explains the size of a view.
extension AndroidExplanation {
  /// The reason for the size.
  var size: String {
    let name = isHorizontal ? "layout_width" : "layout_height"
    // An unspecified size comes from the class or the device.
    let specifiedSize = specified(name) ?? name
    if isMainAxisOfLine, record.weight > 0 { return weightReason(specifiedSize) }
    if record.isPlain, builder.views[view].attribute(name) == "wrap_content" {
      return
        "\(specifiedSize): a \(builder.views[view].shortClassName) has no content, and fills the space in \(parentName(view)) (\(exactSize))"
    }
    return switch record.size(isHorizontal) {
    case .points:
      isBetweenEdges ? betweenEdgesReason(specifiedSize) : "\(specifiedSize): the specified size (\(exactSize))"
    case .match: matchParentReason(specifiedSize)
    case .wrap: isBetweenEdges ? betweenEdgesReason(specifiedSize) : wrapContentReason(specifiedSize)
    }
  }

  private func parentName(_ view: Int) -> String { name(builder.parents[view]) }

  private func weightReason(_ specifiedSize: String) -> String {
    let sizeAndWeight = "\(specifiedSize), \(specified("layout_weight") ?? "layout_weight")", line = name(parent)
    guard record.size(isHorizontal) == .points(0) else {
      return
        "\(sizeAndWeight): its own size plus its share of the free space or overflow in \(line); it is measured twice, the second time with \(exactSize)"
    }
    return isParentExact
      ? "\(sizeAndWeight): its share of what the others leave in \(line) (\(exactSize))"
      : "\(sizeAndWeight): \(line) is as long as its content, so the view is measured twice: for its own size, and "
        + "then for its share (\(exactSize))"
  }

  private func matchParentReason(_ specifiedSize: String) -> String {
    let parent = name(self.parent)
    if isInRelative {
      return isParentExact || isBetweenEdges
        ? "\(specifiedSize): from edge to edge of \(parent), unless a rule sets an edge (\(exactSize))"
        : asWrapContentReason(specifiedSize)
    }
    if isParentExact {
      return isMainAxisOfLine
        ? "\(specifiedSize): all space that the views before it leave in \(parent) (\(exactSize))"
        : "\(specifiedSize): all the space in \(parent) (\(exactSize))"
    }
    if isScrolledByParent {
      return parentRecord?.fillsViewport == true
        ? "\(specifiedSize) with fillViewport: at least as large as the viewport of \(parent)"
        : "\(specifiedSize): \(parent) sets no limit (UNSPECIFIED), so the view counts as wrap_content"
    }
    if isCrossAxisOfLine || self.parent >= 0 && builder.exact.fillsFrame(view, isHorizontal: isHorizontal) {
      return
        "\(specifiedSize): \(parent) is as large as its content, so the view is measured twice: for its own size, and "
        + "then for the resulting size (\(exactSize))"
    }
    return asWrapContentReason(specifiedSize)
  }

  private func asWrapContentReason(_ specifiedSize: String) -> String {
    "\(specifiedSize): \(name(parent)) is as large as its content, so the view counts as wrap_content (AT_MOST the available space)"
  }

  private func wrapContentReason(_ specifiedSize: String) -> String {
    let parent = name(self.parent)
    if isScrolledByParent {
      return "\(specifiedSize): the size of its content, since \(parent) sets no limit (UNSPECIFIED)"
    }
    return isMainAxisOfLine
      ? "\(specifiedSize): its content's size, at most what views before it leave in \(parent) (AT_MOST)"
      : "\(specifiedSize): its content's size, at most the space in \(parent) (AT_MOST)"
  }

  private func betweenEdgesReason(_ specifiedSize: String) -> String {
    "\(specifiedSize) is ignored: rules set both of its edges in \(name(parent)) (\(exactSize))"
  }

  /// `true` if rules of a RelativeLayout set both edges.
  private var isBetweenEdges: Bool {
    guard isInRelative else { return false }
    let rules = record.rules.filter { $0.kind.isHorizontal == isHorizontal }
    let hasStartRule = rules.contains {
      [.after, .alignStart, .parentStart, .below, .alignTop, .parentTop].contains($0.kind)
    }
    let hasEndRule = rules.contains {
      [.before, .alignEnd, .parentEnd, .above, .alignBottom, .parentBottom].contains($0.kind)
    }
    return hasStartRule && hasEndRule
  }
}
