import Arrangements

// Explains the position of a view.
extension AndroidExplanation {
  /// The reason for the position; `nil` if the view has only one possible position since it fills its parent, or if its
  /// parent is a scroll view or a container of another library.
  var position: String? {
    if isInRelative { return positionByRules }
    if isMainAxisOfLine { return positionInLine }
    if isCrossAxisOfLine, let position = positionInLibraryContainer { return position }
    if isCrossAxisOfLine { return crossPositionInLine }
    if case .container? = parentRecord?.kind { return nil }
    if let position = positionInLibraryContainer { return position }
    if isScrolledByParent || builder.exact.fillsFrame(view, isHorizontal: isHorizontal) { return nil }
    let gravity =
      isHorizontal
      ? record.layoutGravity.horizontalAlignment(isRightToLeft: isRightToLeft) : record.layoutGravity.verticalAlignment
    guard gravity != nil, let specified = specified("layout_gravity") else {
      return "no layout_gravity along this axis: at the \(side(.start)) of \(name(parent))"
    }
    return "\(specified): at the \(side(gravity)) of \(name(parent))"
  }

  /// The reason for the vertical position in a Toolbar, or below the app bar of a CoordinatorLayout.
  private var positionInLibraryContainer: String? {
    if isHorizontal { return nil }
    if case .below(let range) = record.appBarRelation, let specified = specified("layout_behavior") {
      return "\(specified): below the AppBarLayout" + (range > 0 ? ", and higher by its part that scrolls away" : "")
    }
    guard case .toolbar? = parentRecord?.role, record.height != .match else { return nil }
    let specifiedGravity = builder.views[view].attribute("layout_gravity").map { Gravity.read($0).0 }
    return specifiedGravity?.vertical == nil
      ? "no layout_gravity along this axis: in the middle of \(name(parent))" : nil
  }

  /// `true` if the parent's writing direction is from right to left.
  private var isRightToLeft: Bool { parentRecord?.isRightToLeft ?? (builder.device.direction == .rightToLeft) }

  /// Returns the name of a side of a box.
  private func side(_ position: Place.Alignment?) -> String {
    switch position {
    case .center?: "middle"
    case .end?: isHorizontal ? (isRightToLeft ? "left" : "right") : "bottom"
    default: isHorizontal ? (isRightToLeft ? "right" : "left") : "top"
    }
  }

  private var positionInLine: String {
    let shown = siblings.filter { builder.views[$0].visibility != .gone }
    let previousView = shown.firstIndex(of: view).flatMap { $0 > 0 ? shown[$0 - 1] : nil }
    let order = previousView.map { "after \(name($0)) in \(name(parent))" } ?? "the first in \(name(parent))"
    let gravity =
      isHorizontal
      ? parentRecord?.gravity.horizontalAlignment(isRightToLeft: isRightToLeft)
      : parentRecord?.gravity.verticalAlignment
    guard let gravity, gravity != .start, let specified = specified("gravity", of: parent) else { return order }
    return "\(order); its \(specified) moves all its children together to the \(side(gravity))"
  }

  private var crossPositionInLine: String? {
    if record.size(isHorizontal) == .match { return nil }
    let viewGravity =
      isHorizontal
      ? record.layoutGravity.horizontalAlignment(isRightToLeft: isRightToLeft) : record.layoutGravity.verticalAlignment
    let lineGravity =
      isHorizontal
      ? parentRecord?.gravity.horizontalAlignment(isRightToLeft: isRightToLeft)
      : parentRecord?.gravity.verticalAlignment
    let hasBaseline = !isHorizontal && parentRecord?.isBaselineAligned == true && builder.hasBaseline(view)
    if hasBaseline, [nil, .start, .end].contains(viewGravity ?? lineGravity) {
      return "aligned by its baseline with the views beside it: baselineAligned is true by default"
    }
    if viewGravity != nil, let specified = specified("layout_gravity") {
      return "\(specified): at the \(side(viewGravity)) of \(name(parent))"
    }
    if lineGravity != nil, let specified = specified("gravity", of: parent) {
      return "\(specified) of \(name(parent)), and no layout_gravity of its own: at the \(side(lineGravity))"
    }
    return "no layout_gravity along this axis, and no gravity of \(name(parent)): at the \(side(.start))"
  }

  private var positionByRules: String {
    let specifiedRules = (isHorizontal ? Self.horizontalRules : Self.verticalRules).compactMap { name in
      builder.views[view].attribute(name) == "false" ? nil : specified(name)
    }
    if specifiedRules.isEmpty { return "no rule along this axis: at the \(side(.start)) of \(name(parent))" }
    return "placed by \(specifiedRules.joined(separator: ", "))"
  }

  private static let horizontalRules = [
    "layout_toLeftOf", "layout_toRightOf", "layout_toStartOf", "layout_toEndOf", "layout_alignLeft",
    "layout_alignRight",
    "layout_alignStart", "layout_alignEnd", "layout_alignParentLeft", "layout_alignParentRight",
    "layout_alignParentStart", "layout_alignParentEnd", "layout_centerHorizontal", "layout_centerInParent",
  ]
  private static let verticalRules = [
    "layout_above", "layout_below", "layout_alignBaseline", "layout_alignTop", "layout_alignBottom",
    "layout_alignParentTop", "layout_alignParentBottom", "layout_centerVertical", "layout_centerInParent",
  ]
}
