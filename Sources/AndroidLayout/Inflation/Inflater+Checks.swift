import EagerLayout

extension Inflater {
  /// Finds errors that involve several views, after all views were read.
  mutating func check() {
    let family = ViewFamily(parents: parents), exact = Exactness(records, family, views)
    for view in records.indices {
      switch records[view].kind {
      case .linear:
        checkLine(view, family.children(of: view), exact)
        warnOfLargest(view, exact)
        warnOfTallBaselines(view, family, exact)
      case .frame:
        warnOfGoneChildren(view, family.children(of: view))
        if case .coordinator = records[view].role { placeBelowBar(family.children(of: view), family) }
      case .image: warnOfRatio(view, exact)
      case .relative: checkRules(view, family.children(of: view), exact)
      case .verticalScroll, .horizontalScroll:
        if family.children(of: view).count > 1 {
          resolver.faults.add(
            "has \(family.children(of: view).count) children, but scrolls one: put them into a LinearLayout", .value,
            at: records[view].site)
        }
      case .unknown: warnOfUnknown(view)
      case .widget(let widget): warnOfWidget(view, widget)
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

  private mutating func warnOfUnknown(_ view: Int) {
    let name = views[view].shortClassName, near = AttributeTable.near(name, in: classes.names)
    let isWrapped = records[view].width == .wrap || records[view].height == .wrap
    guard isWrapped || near != nil else { return }
    let lack = isWrapped ? ", so there is no content for wrap_content; add a class for it, or give the view a size" : ""
    resolver.warnings.add(
      "\(shortened(name)) is unknown\(lack)\(didYouMean(near))", .unknownName, at: records[view].site)
  }

  private mutating func warnOfWidget(_ view: Int, _ widget: ViewClasses.Widget) {
    let record = records[view]
    guard record.width == .wrap && widget.width == nil || record.height == .wrap && widget.height == nil else { return }
    resolver.warnings.add(
      "\(shortened(views[view].shortClassName)) gets its content from code, so there is no content for wrap_content; add a class for it, or give the view a size",
      .unknownName, at: record.site)
  }
}

// RelativeLayouts
extension Inflater {
  private mutating func checkRules(_ view: Int, _ children: ArraySlice<Int>, _ exact: Exactness) {
    var places: [String: Int] = [:]
    for child in children { if let id = views[child].id, places[id] == nil { places[id] = child } }
    for child in children {
      for rule in records[child].rules where !rule.anchor.isEmpty && places[rule.anchor] == nil {
        let near = resolver.warnings.isFull ? nil : nearestName(to: rule.anchor, in: places.keys.sorted())
        resolver.warnings.add(
          "has no effect: no child of this RelativeLayout has the id \"\(shortened(rule.anchor))\"\(didYouMean(near))",
          .reference,
          at: rule.site)
      }
    }
    warnOfRightToLeft(view, children, exact)
    for isHorizontal in [true, false] { findCircles(children, places, isHorizontal, isShown: exact.isShown(view)) }
  }

  /// Reports cycles of rules: an error, as in Android, unless the RelativeLayout is gone. A rule that refers to its own
  /// view is ignored.
  private mutating func findCircles(
    _ children: ArraySlice<Int>, _ places: [String: Int], _ isHorizontal: Bool, isShown: Bool
  ) {
    // 0: not visited; 1: on the current path; 2: done.
    var marks: [Int: Int] = [:]
    for first in children where marks[first] == nil {
      // The views on the current path, each with the index of its next rule.
      var way: [(view: Int, next: Int)] = [(first, 0)]
      marks[first] = 1
      while let (view, next) = way.last {
        guard next < records[view].rules.count else {
          marks[view] = 2
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let rule = records[view].rules[next]
        guard rule.kind.isHorizontal == isHorizontal, let other = places[rule.anchor] else { continue }
        if other == view {
          resolver.warnings.add("has no effect: a rule cannot refer to its own view; remove it", .cycle, at: rule.site)
          continue
        }
        if marks[other] == 1 {
          noteCircle(way.map { ($0.view, $0.next) }, from: other, isShown: isShown)
        } else if marks[other] == nil {
          marks[other] = 1
          way.append((other, 0))
        }
      }
    }
  }

  private mutating func noteCircle(_ way: [(view: Int, next: Int)], from first: Int, isShown: Bool) {
    guard !resolver.faults.isFull, let start = way.firstIndex(where: { $0.view == first }) else { return }
    let circle = way[start...].map { (name: views[$0.view].id ?? "", site: records[$0.view].site) }
    let (place, names) = Resolver.turned(circle)
    // The rule at the reported position.
    let step = way[start...].first { records[$0.view].site.offset == place.offset } ?? way[start]
    let words = records[step.view].rules[step.next - 1].kind.words
    let rest = circle.count == 2 ? "remove one of the two rules" : "remove one of the rules"
    let message = "is placed \(words) itself: \(names.joined(separator: " → ")); \(rest)"
    if isShown {
      resolver.faults.add(message, .cycle, at: place)
    } else {
      resolver.warnings.add(message, .cycle, at: place)
    }
  }
}
