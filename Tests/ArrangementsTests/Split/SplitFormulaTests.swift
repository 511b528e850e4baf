import Arrangements
import EagerLayout
import TestSupport
import Testing

/// A split with its items, and a second implementation of its rules.
private indirect enum Reference {
  struct Item {
    var width = 0.0
    var height = 0.0
    var number = 0
  }
  enum Size { case points(Double), fraction(Double), rest(Double), content, fill }
  struct Child {
    var size: Size
    var tree: Reference
  }

  case item(Item)
  case emptyPart
  case split(isRows: Bool, [Child], gap: Double, padding: Edges, behind: Item?)

  var natural: Extent {
    switch self {
    case .item(let item): return Extent(width: item.width, height: item.height)
    case .emptyPart: return Extent(width: 0, height: 0)
    case .split(let isRows, let children, let gap, let padding, let behind):
      let sizes = children.map { child in
        var size = child.tree.natural
        if case .points(let points) = child.size {
          if isRows { size.height = points } else { size.width = points }
        }
        return size
      }
      let gaps = gap * Double(max(children.count, 1) - 1)
      var total = Extent(
        width: isRows ? sizes.map(\.width).max() ?? 0 : sizes.map(\.width).reduce(gaps, +),
        height: isRows ? sizes.map(\.height).reduce(gaps, +) : sizes.map(\.height).max() ?? 0)
      total.width += padding.left + padding.right
      total.height += padding.top + padding.bottom
      return Extent(
        width: max(total.width, behind?.width ?? 0), height: max(total.height, behind?.height ?? 0))
    }
  }

  func place(in box: Frame, _ frames: inout [Int: Frame]) {
    switch self {
    case .item(let item): frames[item.number] = box
    case .emptyPart: break
    case .split(let isRows, let children, let gap, let padding, let behind):
      if let behind { frames[behind.number] = box }
      let inner = Frame(
        x: box.x + padding.left, y: box.y + padding.top, width: max(0, box.width - padding.left - padding.right),
        height: max(0, box.height - padding.top - padding.bottom))
      let lengths = Reference.lengths(
        children, isRows,
        available: max(0, (isRows ? inner.height : inner.width) - gap * Double(max(children.count, 1) - 1)))
      var at = 0.0
      for (child, length) in zip(children, lengths) {
        child.tree.place(
          in: isRows
            ? Frame(x: inner.x, y: inner.y + at, width: inner.width, height: length)
            : Frame(x: inner.x + at, y: inner.y, width: length, height: inner.height), &frames)
        at += length + gap
      }
    }
  }

  private static func lengths(_ children: [Child], _ isRows: Bool, available: Double) -> [Double] {
    var lengths = children.map { child -> Double? in
      switch child.size {
      case .points(let points): points
      case .fraction(let share): available * share
      case .content: isRows ? child.tree.natural.height : child.tree.natural.width
      case .rest, .fill: nil
      }
    }
    var remainder = max(0, available - lengths.reduce(0) { $0 + ($1 ?? 0) })
    for (index, child) in children.enumerated() {
      guard case .rest(let share) = child.size else { continue }
      lengths[index] = remainder * share
      remainder = max(0, remainder * (1 - share))
    }
    let fills = Double(lengths.filter { $0 == nil }.count)
    return lengths.map { $0 ?? remainder / fills }
  }

  var asFillPart: SplitPart { part(.fill) }

  private func part(_ size: SplitPart) -> SplitPart {
    switch self {
    case .item: return size
    case .emptyPart: return size.empty
    case .split(let isRows, let children, let gap, let padding, let behind):
      let parts = children.map { child in
        switch child.size {
        case .points(let points): child.tree.part(.points(points))
        case .fraction(let share): child.tree.part(.fraction(share))
        case .rest(let share): child.tree.part(.rest(share))
        case .content: child.tree.part(.content)
        case .fill: child.tree.part(.fill)
        }
      }
      let divided = (isRows ? size.rows(parts, gap: gap) : size.columns(parts, gap: gap)).padding(padding)
      return behind == nil ? divided : divided.behind
    }
  }

  /// The items, in order.
  var items: [Item] {
    switch self {
    case .item(let item): [item]
    case .emptyPart: []
    case .split(_, let children, _, _, let behind): (behind.map { [$0] } ?? []) + children.flatMap { $0.tree.items }
    }
  }

  /// Returns the split as rows and columns. The split must not contain rests, fractions or items behind others.
  func flex(_ size: Size = .fill) -> Row {
    var box: Row
    switch self {
    case .item(let item): box = Row { Fixed(width: item.width, height: item.height) }.id(item.number)
    case .emptyPart: box = Row {}
    case .split(let isRows, let children, let gap, let padding, _):
      box = Row { for child in children { child.tree.flex(child.size) } }.reversedInto(isRows).gap(gap)
        .padding(top: padding.top, left: padding.left, bottom: padding.bottom, right: padding.right)
    }
    box = box.minWidth(0).minHeight(0)
    switch size {
    case .points(let points): return box.basis(points).shrink(0).grow(0)
    case .content: return box.basis(.auto).shrink(0).grow(0)
    default: return box.basis(0).grow(1).shrink(0)
    }
  }

  static func random(
    _ random: inout SplitMix64, depth: Int, _ number: inout Int, isPlain: Bool = false
  ) -> Reference {
    func item(_ random: inout SplitMix64) -> Item {
      defer { number += 1 }
      return Item(width: Double(random.below(60)), height: Double(random.below(40)), number: number)
    }
    if depth == 0 || random.below(4) == 0 { return random.below(8) == 0 ? .emptyPart : .item(item(&random)) }
    let behind = !isPlain && random.below(6) == 0 ? item(&random) : nil
    let children = (0..<random.below(5)).map { _ in
      let share = Double.random(in: 0...1.2, using: &random), points = Double(random.below(90))
      let sizes: [Size] = [.points(points), .content, .fill, .fraction(share), .rest(min(share, 1))]
      let tree = Reference.random(&random, depth: depth - 1, &number, isPlain: isPlain)
      // In flexbox the automatic height of a column comes from its flex bases and not from its content.
      if isPlain, case .split = tree { return Child(size: sizes[2 * random.below(2)], tree: tree) }
      return Child(size: sizes[random.below(isPlain ? 3 : 5)], tree: tree)
    }
    // In flexbox a box is never smaller than its padding.
    let padding =
      !isPlain && random.below(3) == 0 ? Edges(top: 1, left: 2, bottom: 3, right: Double(random.below(9))) : Edges()
    return .split(
      isRows: random.below(2) == 0, children, gap: Double(random.below(12)), padding: padding, behind: behind)
  }
}

extension Row {
  fileprivate func reversedInto(_ isColumn: Bool) -> Row {
    guard isColumn else { return self }
    var row = self
    row._node.style.flexDirection = .column
    return row
  }
}

@Suite("Random splits")
struct SplitFormulaTests {
  private func near(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= 1e-7 * max(1, a.magnitude) }

  private func near(_ a: Frame?, _ b: Frame?) -> Bool {
    guard let a, let b else { return a == b }
    return near(a.x, b.x) && near(a.y, b.y) && near(a.width, b.width) && near(a.height, b.height)
  }

  private func split(_ tree: Reference) -> Arranged {
    Split(tree.asFillPart) {
      for item in tree.items { Row { Fixed(width: item.width, height: item.height) }.id(item.number) }
    }
  }

  @Test(
    "Random splits have the frames of a second implementation", arguments: Thorough.pick([11], [11, 12, 15, 16, 17]))
  func framesEqualReference(seed: UInt64) {
    var random = SplitMix64(seed: seed), compared = 0, trees = 0
    while trees < Thorough.pick(120, 2_000) {
      var number = 0
      let tree = Reference.random(&random, depth: 3, &number)
      guard number > 0 else { continue }
      trees += 1
      let box = Frame(width: Double(random.below(500)), height: Double(random.below(400)))
      let natural = tree.natural, split = split(tree)
      for (frame, placement) in [
        (box, split.layout(in: box)), (Frame(width: box.width, height: natural.height), split.layout(width: box.width)),
        (Frame(width: natural.width, height: natural.height), split.layout()),
      ] {
        var frames: [Int: Frame] = [:]
        tree.place(in: frame, &frames)
        for item in 0..<number {
          guard near(placement[item], frames[item]) else {
            Issue.record("seed \(seed), tree \(trees), item \(item): \(placement[item]!) is not \(frames[item]!)")
            return
          }
          compared += 1
        }
      }
    }
    #expect(compared > Thorough.pick(600, 10_000))
  }

  @Test("Random splits without .rest and .fraction parts have the frames of nested rows and columns")
  func framesEqualFlexbox() {
    var random = SplitMix64(seed: 13), compared = 0, trees = 0
    while trees < Thorough.pick(100, 3_000) {
      var itemCount = 0
      let tree = Reference.random(&random, depth: 3, &itemCount, isPlain: true)
      guard itemCount > 0 else { continue }
      trees += 1
      let box = Frame(width: Double(random.below(500)), height: Double(random.below(400)))
      let placement = split(tree).layout(in: box), flex = tree.flex().layout(in: box)
      for item in 0..<itemCount {
        guard near(placement[item], flex[item]) else {
          Issue.record("tree \(trees), item \(item): \(placement[item]!) is not \(flex[item]!)")
          return
        }
        compared += 1
      }
    }
    #expect(compared > Thorough.pick(200, 600))
  }

  @Test("Random splits have the frames of a fresh layout after random edits")
  func editsEqualFreshLayout() {
    var random = SplitMix64(seed: 14)
    var number = 0
    var part = Reference.random(&random, depth: 3, &number).asFillPart
    var children: [(size: Extent, tag: Int, isHidden: Bool)] = []
    func screen() -> Row {
      Row {
        Split(part) {
          for child in children {
            Row { Fixed(width: child.size.width, height: child.size.height) }.hidden(child.isHidden)
              .layoutValue(SplitTag(child.tag == 0 ? nil : LayoutID(child.tag)))
          }
        }
        Flex()
      }
    }
    var tree = LayoutTree(screen())
    for round in 0..<Thorough.pick(100, 3_000) {
      for _ in 0...random.below(3) {
        let at = random.below(max(children.count, 1))
        switch random.below(children.isEmpty ? 2 : 6) {
        case 0: part = .rows([Reference.random(&random, depth: 2, &number).asFillPart, .points(9).tag(1)])
        case 1: children.insert((Extent(width: Double(random.below(50)), height: 9), random.below(2), false), at: at)
        case 2: children[at].isHidden.toggle()
        case 3: children[at].tag = random.below(3)
        case 4: children[at].size.height = Double(random.below(60))
        default: if children.count > 8 { children.remove(at: at) } else { children.swapAt(at, 0) }
        }
      }
      tree.update(to: screen())
      tree.layout(width: 300)
      guard tree.placement().frames == screen().layout(width: 300).frames else {
        Issue.record("round \(round)")
        return
      }
    }
  }
}
