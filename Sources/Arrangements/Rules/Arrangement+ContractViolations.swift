public import EagerLayout

extension Arrangement {
  /// Returns the rules for arrangements that this one violates with the given items, at widths from 0 to more than
  /// their max-content width. Use it in tests.
  ///
  ///     #expect(Masonry(columns: 3).contractViolations { for _ in 0..<5 { Fixed(width: 40, height: 40) } } == [])
  ///
  /// Each rule is listed once, with all widths at which it was violated. Do not include items that overflow in every
  /// arrangement: items that are larger than the box or have negative margins. For the rule
  /// ``ContractViolation/Rule/itemsAreMeasuredOnce``, a container with one item is added after the items.
  ///
  /// - Complexity: The cost of about fifty layouts.
  public func contractViolations(@LayoutBuilder with content: () -> LayoutItems) -> [ContractViolation] {
    let items = content(), log = ViolationLog()
    var reused = LayoutTree(Arranged(self) { items })
    let unconstrained = check(items, in: nil, &reused, log)
    let maxContent = unconstrained.bounds.width
    for child in unconstrained.children(of: 0) {
      let frame = unconstrained.frames[child]
      if frame.maxX > maxContent + tolerance || frame.x < -tolerance {
        log.add(.maxContentIsEnough, Double(child), frame.x, frame.y, frame.width, frame.height, maxContent)
        break
      }
    }
    for fraction in [0, 0.25, 0.5, 0.75, 1, 1.5, 3] {
      check(items, in: Double(Int(min(maxContent * fraction, 1e9))), &reused, log)
    }
    return log.violations
  }

  /// Lays out the items at one width and records the violations; nil for the content's width.
  @discardableResult
  private func check(_ items: LayoutItems, in width: Double?, _ reused: inout LayoutTree, _ log: ViolationLog)
    -> Placement
  {
    log.width = width
    let placement = Arranged(CheckedArrangement(arrangement: self, log: log), content: { items }).layout(inWidth: width)
    for issue in placement.issues where issue.kind == .unplacedItem {
      log.add(.itemsArePlaced, Double(issue.nodeIndex))
    }
    let bottom = placement.bounds.maxY
    if let child = placement.children(of: 0).first(where: { placement.frames[$0].maxY > bottom + tolerance }) {
      let frame = placement.frames[child]
      log.add(.heightIsEnough, Double(child), frame.x, frame.y, frame.width, frame.height, placement.bounds.height)
    }
    var fresh = LayoutTree(Arranged(self) { items })
    log.compare(placement.frames, fresh.frames(inWidth: width), .equalArrangementsAgree)
    log.compare(placement.frames, reused.frames(inWidth: width), .incrementalEqualsFresh)
    checkMirroring(items, in: width, log)
    checkCalls(items, in: width, log)
    return placement
  }

  // The left and right paddings differ, so that an arrangement that confuses the two is detected.
  private func checkMirroring(_ items: LayoutItems, in width: Double?, _ log: ViolationLog) {
    var tree = LayoutTree(Arranged(self, content: { items }).padding(left: 5, right: 2)), mirrored = tree
    mirrored.mirror()
    let frames = tree.frames(inWidth: width), mirroredFrames = mirrored.frames(inWidth: width)
    // An excluded item has a frame of zero, which is not mirrored.
    let expected = frames.map { $0 == .zero ? .zero : $0.mirrored(in: frames[0].width) }
    log.compare(expected, mirroredFrames, .rightToLeftIsMirrored)
  }

  /// Records a violation if a nested container is called more often than necessary.
  private func checkCalls(_ items: LayoutItems, in width: Double?, _ log: ViolationLog) {
    let calls = CallCounts()
    let container = Arranged(self) {
      items
      // The width and the height of this item depend on the available space.
      Arranged(CountingContainer(calls: calls)) { Row { for _ in 0..<4 { Fixed(width: 20, height: 10) } }.wrap() }
    }
    _ = container.layout(inWidth: width)
    for pass in 1...4 where calls.counts[pass - 1] > CallCounts.maximum(in: pass, traits) {
      let maximum = CallCounts.maximum(in: pass, traits)
      log.add(.itemsAreMeasuredOnce, Double(pass), Double(calls.counts[pass - 1]), Double(maximum))
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
