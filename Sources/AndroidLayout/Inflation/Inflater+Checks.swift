import EagerLayout

extension Inflater {
  /// Reports errors and differences from Android that involve several views. Called after all views were read.
  mutating func check() {
    let hierarchy = ViewHierarchy(parents: parents), exact = Exactness(records, hierarchy, views)
    for view in records.indices {
      switch records[view].kind {
      case .linear:
        checkLine(view, hierarchy.children(of: view), exact)
        warnAboutLargestChild(view, exact)
        warnAboutTallBaselines(view, hierarchy, exact)
      case .frame:
        warnAboutGoneChildren(view, hierarchy.children(of: view))
        if case .coordinator = records[view].role { setScrollRangeOfAppBar(hierarchy.children(of: view), hierarchy) }
      case .image: warnAboutRatio(view, exact)
      case .relative: checkRelativeRules(view, hierarchy.children(of: view), exact)
      case .verticalScroll, .horizontalScroll:
        if hierarchy.children(of: view).count > 1 {
          resolver.faults.add(
            "has \(hierarchy.children(of: view).count) children, but scrolls one: put them into a LinearLayout",
            .value,
            at: records[view].site)
        }
      case .unknown: warnAboutUnknownClass(view)
      case .widget(let widget): warnAboutWidget(view, widget)
      default: break
      }
    }
  }

  private mutating func checkLine(_ view: Int, _ children: ArraySlice<Int>, _ exact: Exactness) {
    guard let index = records[view].baselineChild else { return }
    if index >= children.count {
      resolver.faults.add(
        "takes its baseline from child \(index), but has \(children.count) children, whose indices start at 0", .value,
        at: records[view].site)
    } else if records[view].isVertical, children.prefix(index).contains(where: { records[$0].weight > 0 }) {
      resolver.faults.add(
        "takes its baseline from child \(index), but an earlier child has a weight, and no view above the baseline can "
          + "grow; remove the weight, or choose an earlier child",
        .value, at: records[view].site)
    } else if index > 0, !exact.rules.hasBaseline[view] {
      resolver.warnings.add(
        "takes its baseline from child \(index), which has no baseline, so the line has none, and Android throws an exception; choose a child with text",
        .value, at: records[view].site)
    }
  }

  private mutating func warnAboutUnknownClass(_ view: Int) {
    let name = views[view].shortClassName, nearest = AttributeTable.nearest(name, in: classes.names)
    let isWrapped = records[view].width == .wrap || records[view].height == .wrap
    guard isWrapped || nearest != nil else { return }
    let missing =
      isWrapped ? ", so there is no content for wrap_content; add a class for it, or give the view a size" : ""
    resolver.warnings.add(
      "\(shortened(name)) is unknown\(missing)\(didYouMean(nearest))", .unknownName, at: records[view].site)
  }

  private mutating func warnAboutWidget(_ view: Int, _ widget: ViewClasses.Widget) {
    let record = records[view]
    guard record.width == .wrap && widget.width == nil || record.height == .wrap && widget.height == nil else { return }
    resolver.warnings.add(
      "\(shortened(views[view].shortClassName)) gets its content from code, so there is no content for wrap_content; add a class for it, or give the view a size",
      .unknownName, at: record.site)
  }
}

// RelativeLayouts
extension Inflater {
  private mutating func checkRelativeRules(_ view: Int, _ children: ArraySlice<Int>, _ exact: Exactness) {
    var childIndices: [String: Int] = [:]
    for child in children { if let id = views[child].id, childIndices[id] == nil { childIndices[id] = child } }
    for child in children {
      for rule in records[child].rules where !rule.anchor.isEmpty && childIndices[rule.anchor] == nil {
        let nearest = resolver.warnings.isFull ? nil : nearestName(to: rule.anchor, in: childIndices.keys.sorted())
        resolver.warnings.add(
          "has no effect: no child of this RelativeLayout has the id \"\(shortened(rule.anchor))\"\(didYouMean(nearest))",
          .reference,
          at: rule.site)
      }
    }
    warnAboutRightToLeft(view, children, exact)
    for isHorizontal in [true, false] {
      reportCycles(children, childIndices, isHorizontal, isShown: exact.isShown(view))
    }
  }

  /// Reports cycles of rules. They are errors, as in Android, unless the RelativeLayout is gone. A rule that refers to
  /// its own view has no effect, which is a warning.
  private mutating func reportCycles(
    _ children: ArraySlice<Int>, _ childIndices: [String: Int], _ isHorizontal: Bool, isShown: Bool
  ) {
    // The state of each visited view in the depth-first search. 1: on the current path; 2: done.
    var searchStates: [Int: Int] = [:]
    for first in children where searchStates[first] == nil {
      // The views on the current path, each with the index of the next rule to follow.
      var path: [(view: Int, next: Int)] = [(first, 0)]
      searchStates[first] = 1
      while let (view, next) = path.last {
        guard next < records[view].rules.count else {
          searchStates[view] = 2
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let rule = records[view].rules[next]
        guard rule.kind.isHorizontal == isHorizontal, let other = childIndices[rule.anchor] else { continue }
        if other == view {
          resolver.warnings.add("has no effect: a rule cannot refer to its own view; remove it", .cycle, at: rule.site)
          continue
        }
        if searchStates[other] == 1 {
          reportCycle(path.map { ($0.view, $0.next) }, from: other, isShown: isShown)
        } else if searchStates[other] == nil {
          searchStates[other] = 1
          path.append((other, 0))
        }
      }
    }
  }

  private mutating func reportCycle(_ path: [(view: Int, next: Int)], from first: Int, isShown: Bool) {
    guard !resolver.faults.isFull, let start = path.firstIndex(where: { $0.view == first }) else { return }
    let cycle = path[start...].map { (name: views[$0.view].id ?? "", site: records[$0.view].site) }
    let (site, names) = Resolver.rotated(cycle)
    // The view at the reported site, and its rule in the cycle.
    let step = path[start...].first { records[$0.view].site.offset == site.offset } ?? path[start]
    let position = records[step.view].rules[step.next - 1].kind.positionText
    let advice = cycle.count == 2 ? "remove one of the two rules" : "remove one of the rules"
    let message = "is placed \(position) itself: \(names.joined(separator: " → ")); \(advice)"
    if isShown {
      resolver.faults.add(message, .cycle, at: site)
    } else {
      resolver.warnings.add(message, .cycle, at: site)
    }
  }
}
