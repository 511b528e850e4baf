public import EagerLayout

extension Arrangement {
  /// Returns the rules for arrangements that this one violates with the given items, at widths from 0 to more than
  /// their max-content width. Use it in tests.
  ///
  ///     #expect(Masonry(columns: 3).brokenRules { for _ in 0..<5 { Fixed(width: 40, height: 40) } } == [])
  ///
  /// Each rule is listed once, with all widths at which it was violated. Do not include items that overflow in every
  /// arrangement: items that are larger than the box or have negative margins. For the rule
  /// ``BrokenRule/Rule/itemsAreAskedOnce``, a container with one item is added after the items.
  ///
  /// - Complexity: The cost of about fifty layouts.
  public func brokenRules(@LayoutBuilder with content: () -> LayoutItems) -> [BrokenRule] {
    let items = content(), log = RuleLog()
    var kept = LayoutTree(Arranged(self) { items })
    let natural = check(items, in: nil, &kept, log)
    let greatest = natural.bounds.width
    for child in natural.children(of: 0) {
      let frame = natural.frames[child]
      if frame.maxX > greatest + tolerance || frame.x < -tolerance {
        log.note(.greatestWidthIsEnough, Double(child), frame.x, frame.y, frame.width, frame.height, greatest)
        break
      }
    }
    for share in [0, 0.25, 0.5, 0.75, 1, 1.5, 3] {
      check(items, in: Double(Int(min(greatest * share, 1e9))), &kept, log)
    }
    return log.broken
  }

  /// Records the violations at one width; nil for the content's width.
  @discardableResult
  private func check(_ items: LayoutItems, in width: Double?, _ kept: inout LayoutTree, _ log: RuleLog) -> Placement {
    log.width = width
    let placement = Arranged(Overheard(arrangement: self, log: log), content: { items }).layout(inWidth: width)
    for issue in placement.issues where issue.kind == .misplaced {
      log.note(.itemsHavePlaces, Double(issue.nodeIndex))
    }
    let bottom = placement.bounds.maxY
    if let child = placement.children(of: 0).first(where: { placement.frames[$0].maxY > bottom + tolerance }) {
      let frame = placement.frames[child]
      log.note(.heightIsEnough, Double(child), frame.x, frame.y, frame.width, frame.height, placement.bounds.height)
    }
    var fresh = LayoutTree(Arranged(self) { items })
    log.compare(placement.frames, fresh.frames(inWidth: width), .equalsAnswerEqually)
    log.compare(placement.frames, kept.frames(inWidth: width), .keptIsFresh)
    checkMirroring(items, in: width, log)
    checkCalls(items, in: width, log)
    return placement
  }

  // The sides of the padding differ, so that an arrangement that confuses them is detected.
  private func checkMirroring(_ items: LayoutItems, in width: Double?, _ log: RuleLog) {
    var tree = LayoutTree(Arranged(self, content: { items }).padding(left: 5, right: 2)), mirrored = tree
    mirrored.mirror()
    let frames = tree.frames(inWidth: width), others = mirrored.frames(inWidth: width)
    // An excluded item has no frame to mirror.
    let expected = frames.map { $0 == .zero ? .zero : $0.mirrored(in: frames[0].width) }
    log.compare(expected, others, .rightToLeftIsMirrored)
  }

  private func checkCalls(_ items: LayoutItems, in width: Double?, _ log: RuleLog) {
    let passes = PassCounts()
    let asked = Arranged(self) {
      items
      // The width and the height of this item depend on the available space.
      Arranged(AskedItem(passes: passes)) { Row { for _ in 0..<4 { Fixed(width: 20, height: 10) } }.wrap() }
    }
    _ = asked.layout(inWidth: width)
    for pass in 1...4 where passes.counts[pass - 1] > PassCounts.most(in: pass, traits) {
      let most = PassCounts.most(in: pass, traits)
      log.note(.itemsAreAskedOnce, Double(pass), Double(passes.counts[pass - 1]), Double(most))
    }
  }
}

private let tolerance = 1.0 / 64

extension Arranged {
  fileprivate func layout(inWidth width: Double?) -> Placement { width.map { layout(width: $0) } ?? layout() }
}

extension LayoutTree {
  fileprivate mutating func frames(inWidth width: Double?) -> [Frame] {
    if let width { layout(width: width) } else { layout() }
    return placement().frames
  }
}
