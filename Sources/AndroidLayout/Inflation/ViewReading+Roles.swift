import EagerLayout

// Attributes of library containers that are laid out as lines and frames.
extension ViewReading {
  /// Reads the attributes of a library container, and sets its fixed properties.
  func readRole(_ resolver: inout Resolver) {
    switch record.role {
    case .appBar: record.isVertical = true
    case .toolbar: readToolbar(&resolver)
    case .card: readCard(&resolver)
    case .drawers, .refresh:
      // DrawerLayout and SwipeRefreshLayout fill the available space.
      if record.width == .wrap { record.width = .match }
      if record.height == .wrap { record.height = .match }
    case .input:
      record.isVertical = true
      resolver.tolerate(
        "code creates its label, icons and messages", "they take no space", "give its view margins for them",
        .unknownName, at: record.site)
    case .chips:
      record.isVertical = false
      if bool(.singleLine, &resolver) == true { return }
      resolver.tolerate(
        "wrapping lines are not supported", "its views are placed in one row", "write one row per line, or singleLine",
        .unknownName, at: record.site)
    case .coordinator, .none: break
    }
  }

  /// Reads a Toolbar. It is at least as high as an action bar. Its content insets are a minimum for its padding.
  private func readToolbar(_ resolver: inout Resolver) {
    if !specified.specifies(.minHeight) { record.minHeight = max(record.minHeight, actionBarSize(&resolver)) }
    (record.isVertical, record.isBaselineAligned, record.gravity) = (false, false, Gravity())
    var startInset = length("contentInsetStart", &resolver) ?? 16
    let endInset = length("contentInsetEnd", &resolver) ?? length("contentInsetRight", &resolver) ?? 0
    if specified["navigationIcon"] != nil {
      startInset = max(startInset, length("contentInsetStartWithNavigation", &resolver) ?? 72)
    }
    record.startInset = max(startInset - record.padding.start(record.isRightToLeft), 0)
    let (left, right) = record.isRightToLeft ? (endInset, startInset) : (startInset, endInset)
    record.padding.left = max(record.padding.left, left)
    record.padding.right = max(record.padding.right, right)
  }

  /// Returns `?attr/actionBarSize` in dp: from the device's theme, or else from the platform.
  private func actionBarSize(_ resolver: inout Resolver) -> Double {
    let item = Resolver.LocatedValue(text: "?attr/actionBarSize", site: record.site)
    if let height = resolver.length(item) { return height }
    let platformValue = LengthValue(PlatformValues.actionBarSize(on: resolver.device))
    return platformValue?.points(on: resolver.device) ?? 0
  }

  /// Reads a CardView, whose padding is `contentPadding`.
  private func readCard(_ resolver: inout Resolver) {
    if specified.specifiesAny(of: AttributeName.paddings.nameSet) {
      let padding = specified.all.first {
        $0.text.attributeName.map { AttributeName.paddings.nameSet.contains($0) } ?? false
      }
      resolver.warnings.add(
        "has no effect in a CardView: its padding is contentPadding; write app:contentPadding", .value,
        at: padding.map { specified.site(of: $0).nameSite } ?? record.site)
    }
    if let shadow = specified["cardUseCompatPadding"], trimmed(shadow.text) == "true" {
      resolver.tolerate(
        "the padding for a shadow is not supported", "the card has none", "write app:contentPadding", .value,
        at: shadow.site.nameSite)
    }
    let all = length("contentPadding", &resolver) ?? 0
    record.padding = ViewRecord.Sides(
      left: length("contentPaddingLeft", &resolver) ?? all, top: length("contentPaddingTop", &resolver) ?? all,
      right: length("contentPaddingRight", &resolver) ?? all, bottom: length("contentPaddingBottom", &resolver) ?? all)
  }

  /// Returns the length of an attribute without an ``AttributeName``: only one class reads it.
  private func length(_ name: String, _ resolver: inout Resolver) -> Double? {
    specified[name].flatMap { resolver.length(trimmed($0)) }
  }
}

// Children of library containers.
extension ViewReading {
  /// Adjusts the view's position and size to a library container that is its parent.
  func adaptToParent(_ resolver: inout Resolver) {
    switch parentRecord?.role {
    case .toolbar, .drawers, .coordinator:
      // In these parents, a view whose gravity specifies no horizontal side is at the start.
      record.layoutGravity.isSpecified = false
    default: break
    }
    switch parentRecord?.role {
    case .toolbar: adaptToToolbar(&resolver)
    case .refresh: adaptToSwipeRefreshLayout(&resolver)
    case .drawers: adaptToDrawerLayout(&resolver)
    case .coordinator: adaptToCoordinatorLayout(&resolver)
    default: break
    }
  }

  private func adaptToToolbar(_ resolver: inout Resolver) {
    if record.layoutGravity.vertical == nil { record.layoutGravity.vertical = .center }
    if isFirstChild, let inset = parentRecord?.startInset, inset > 0 {
      // The inset includes the margin of the first view, so that the margin is reduced by the inset.
      if parentIsRightToLeft {
        record.margin.right = max(record.margin.right - inset, min(record.margin.right, 0))
      } else {
        record.margin.left = max(record.margin.left - inset, min(record.margin.left, 0))
      }
    }
    guard case .linear = parentKind else { return }
    record.layoutGravity.isSpecified = true
    guard let site = specified[.layoutGravity]?.site else { return }
    switch record.layoutGravity.horizontal {
    case .center, .end, .right:
      resolver.tolerate(
        "the views of this Toolbar are placed in a row", "this one follows the views before it",
        "put the views at the start into a LinearLayout", .value, at: site)
    default: break
    }
  }

  private func adaptToSwipeRefreshLayout(_ resolver: inout Resolver) {
    guard isFirstChild else {
      return resolver.tolerate(
        "a SwipeRefreshLayout shows only its first view", "this one is placed as in a FrameLayout",
        "put both into a FrameLayout", .value, at: record.site)
    }
    (record.width, record.height) = (.match, .match)
    guard record.margin != ViewRecord.Sides() else { return }
    record.margin = ViewRecord.Sides()
    resolver.warnings.add(
      "its margins have no effect: it fills the SwipeRefreshLayout; give its parent padding", .value, at: record.site)
  }

  private func adaptToDrawerLayout(_ resolver: inout Resolver) {
    guard let side = record.layoutGravity.horizontal, side != .center else {
      (record.width, record.height) = (.match, .match)
      return
    }
    resolver.warnings.add(
      "is a drawer: it is laid out open, and Android shows it when the user opens it; set its visibility to hide it",
      .value, at: record.site)
    guard record.width == .match else { return }
    // A drawer leaves at least 64dp of the content visible.
    let isAtRight = side == .right || (side == .end) != parentIsRightToLeft && side != .left
    if isAtRight { record.margin.left += 64 } else { record.margin.right += 64 }
  }

  private func adaptToCoordinatorLayout(_ resolver: inout Resolver) {
    if case .appBar = record.role { record.appBarRelation = .bar }
    if let anchor = specified["layout_anchor"] {
      resolver.tolerate(
        "a position relative to another view is not supported", "the view is placed by its layout_gravity",
        "write layout_gravity and margins", .value, at: anchor.site.nameSite)
    }
    guard let behavior = specified["layout_behavior"].map({ trimmed($0) }) else { return }
    var text = behavior.text
    if !isScrolling(text) {
      text = resolver.displayText(behavior) ?? text
    }
    if isScrolling(text) {
      record.appBarRelation = .below(scrollRange: 0)
    } else {
      resolver.tolerate(
        "this behavior is code, which cannot run here", "the view is placed by its layout_gravity",
        "write margins instead", .value, at: behavior.site.nameSite)
    }
  }

  /// Returns `true` for the behavior of content that scrolls below an app bar: `AppBarLayout.ScrollingViewBehavior`.
  private func isScrolling(_ behavior: String) -> Bool {
    behavior.ends(with: "/appbar_scrolling_view_behavior") || behavior.ends(with: "AppBarLayout$ScrollingViewBehavior")
  }
}

extension Inflater {
  /// Sets the scroll range of the app bar in the records of the scrolling content of a CoordinatorLayout.
  mutating func setScrollRangeOfAppBar(_ children: ArraySlice<Int>, _ hierarchy: ViewHierarchy) {
    guard let bar = children.first(where: { records[$0].appBarRelation == .bar && views[$0].visibility != .gone })
    else {
      for child in children where records[child].appBarRelation != .none { records[child].appBarRelation = .none }
      return
    }
    var scrollRange = 0.0
    for view in hierarchy.children(of: bar) where views[view].visibility != .gone {
      guard let flags = views[view].attribute("layout_scrollFlags"), flags.parts(between: "|").contains("scroll") else {
        break
      }
      let record = records[view]
      let staysCollapsed = flags.parts(between: "|").contains("exitUntilCollapsed")
      if let height = height(of: view, in: bar) {
        scrollRange += staysCollapsed ? max(height - collapsedHeight(of: view, hierarchy), 0) : height
      } else {
        if case .toolbar = record.role, !staysCollapsed {
          scrollRange += record.minHeight
        } else {
          resolver.warnings.add(
            "scrolls away, and its height is not specified: content below the bar is only as high as its initial space; give this view a height",
            .value, at: record.site)
        }
      }
      if staysCollapsed { break }
    }
    for child in children {
      guard case .below = records[child].appBarRelation else { continue }
      records[child].appBarRelation = .below(scrollRange: scrollRange)
    }
  }

  /// Returns the height of a view in an app bar, including margins; nil if it is not specified.
  private func height(of view: Int, in bar: Int) -> Double? {
    let record = records[view]
    switch (record.size(false), records[bar].size(false)) {
    case (.points(let height), _): return height + record.margin.top + record.margin.bottom
    case (.match, .points(let height)): return height - records[bar].padding.top - records[bar].padding.bottom
    default: return nil
    }
  }

  /// Returns the height of a collapsed view in an app bar, which does not scroll away: the height of its Toolbar, or
  /// else its minimum height.
  private func collapsedHeight(of view: Int, _ hierarchy: ViewHierarchy) -> Double {
    for child in hierarchy.children(of: view) {
      guard case .toolbar = records[child].role else { continue }
      if case .points(let height) = records[child].height { return height }
      return records[child].minHeight
    }
    return records[view].minHeight
  }
}
