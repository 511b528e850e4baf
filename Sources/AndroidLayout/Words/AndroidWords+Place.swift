import Arrangements

// Explains the position of a view.
extension AndroidWords {
  /// The reason for the position; `nil` if the view fills its parent, which leaves only one position.
  var place: String? {
    if isInRelative { return placeByRules }
    if isAlongLine { return placeInLine }
    if isAcrossLine, let place = placeInLibrary { return place }
    if isAcrossLine { return placeAcrossLine }
    if case .container? = around?.kind { return nil }
    if let place = placeInLibrary { return place }
    if scrolls || builder.exact.fillsFrame(view, isHorizontal: isHorizontal) { return nil }
    let gravity = isHorizontal ? record.layoutGravity.across(isRightToLeft: isTurned) : record.layoutGravity.down
    guard gravity != nil, let said = said("layout_gravity") else {
      return "no layout_gravity along this axis: at the \(side(.start)) of \(name(parent))"
    }
    return "\(said): at the \(side(gravity)) of \(name(parent))"
  }

  /// The reason for the vertical position in a Toolbar, or below the app bar of a CoordinatorLayout.
  private var placeInLibrary: String? {
    if isHorizontal { return nil }
    if case .below(let scroll) = record.barPlace, let said = said("layout_behavior") {
      return "\(said): below the AppBarLayout" + (scroll > 0 ? ", and higher by its part that scrolls away" : "")
    }
    guard case .toolbar? = around?.role, record.height != .match else { return nil }
    let written = builder.views[view].attribute("layout_gravity").map { Gravity.read($0).0 }
    return written?.vertical == nil ? "no layout_gravity along this axis: in the middle of \(name(parent))" : nil
  }

  /// Whether the parent's writing direction is from right to left.
  private var isTurned: Bool { around?.isRightToLeft ?? (builder.device.direction == .rightToLeft) }

  /// Returns the name of a side of a box.
  private func side(_ place: Place.Alignment?) -> String {
    switch place {
    case .center?: "middle"
    case .end?: isHorizontal ? (isTurned ? "left" : "right") : "bottom"
    default: isHorizontal ? (isTurned ? "right" : "left") : "top"
    }
  }

  private var placeInLine: String {
    let shown = siblings.filter { builder.views[$0].visibility != .gone }
    let before = shown.firstIndex(of: view).flatMap { $0 > 0 ? shown[$0 - 1] : nil }
    let order = before.map { "after \(name($0)) in \(name(parent))" } ?? "the first in \(name(parent))"
    let gravity = isHorizontal ? around?.gravity.across(isRightToLeft: isTurned) : around?.gravity.down
    guard let gravity, gravity != .start, let said = said("gravity", of: parent) else { return order }
    return "\(order); its \(said) moves all its children together to the \(side(gravity))"
  }

  private var placeAcrossLine: String? {
    if record.size(isHorizontal) == .match { return nil }
    let own = isHorizontal ? record.layoutGravity.across(isRightToLeft: isTurned) : record.layoutGravity.down
    let line = isHorizontal ? around?.gravity.across(isRightToLeft: isTurned) : around?.gravity.down
    let isAligned = !isHorizontal && around?.isBaselineAligned == true && builder.isAligned(view)
    if isAligned, [nil, .start, .end].contains(own ?? line) {
      return "aligned by its baseline with the views beside it: baselineAligned is true by default"
    }
    if own != nil, let said = said("layout_gravity") { return "\(said): at the \(side(own)) of \(name(parent))" }
    if line != nil, let said = said("gravity", of: parent) {
      return "\(said) of \(name(parent)), and no layout_gravity of its own: at the \(side(line))"
    }
    return "no layout_gravity along this axis, and no gravity of \(name(parent)): at the \(side(.start))"
  }

  private var placeByRules: String {
    let written = (isHorizontal ? Self.rulesAcross : Self.rulesDown).compactMap { name in
      builder.views[view].attribute(name) == "false" ? nil : said(name)
    }
    if written.isEmpty { return "no rule along this axis: at the \(side(.start)) of \(name(parent))" }
    return "placed by \(written.joined(separator: ", "))"
  }

  private static let rulesAcross = [
    "layout_toLeftOf", "layout_toRightOf", "layout_toStartOf", "layout_toEndOf", "layout_alignLeft",
    "layout_alignRight",
    "layout_alignStart", "layout_alignEnd", "layout_alignParentLeft", "layout_alignParentRight",
    "layout_alignParentStart", "layout_alignParentEnd", "layout_centerHorizontal", "layout_centerInParent",
  ]
  private static let rulesDown = [
    "layout_above", "layout_below", "layout_alignBaseline", "layout_alignTop", "layout_alignBottom",
    "layout_alignParentTop", "layout_alignParentBottom", "layout_centerVertical", "layout_centerInParent",
  ]
}
