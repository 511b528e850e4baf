import EagerLayout
import TestSupport

extension SplitMix64 {
  /// Returns one of the cases of a type.
  mutating func pick<Value: CaseIterable>(_ type: Value.Type) -> Value { pick(Array(Value.allCases)) }
}

/// Generates layouts with random properties, by the library's items and modifiers.
struct RandomLayout {
  var random: SplitMix64
  /// Whether the layouts have containers other than rows and columns.
  let hasArrangements: Bool

  init(seed: Int, hasArrangements: Bool = false) {
    random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed))
    self.hasArrangements = hasArrangements
  }

  /// A tree with at most the given number of levels.
  mutating func item(levels: Int) -> Row {
    var item = Row()
    switch random.below(levels > 1 ? 9 : 6) {
    case 0: item.node = Flex(number()).node
    case 1: item.node = Fixed(width: number()).node
    case 2: item.node = Fixed(height: number()).node
    case 3: item.node = Fixed(width: number(), height: number()).node
    case 4: item.node = Measured(width: number(), height: number()).node
    case 5: item.node = text().node
    default:
      let children = (0..<random.below(5)).map { _ in self.item(levels: levels - 1) }
      if hasArrangements, random.below(3) > 0 {
        item.node = arranged(children).node
        if random.below(2) == 0 { item = item.gap(row: length(), column: length()) }
        if random.below(4) == 0 { item = item.direction(random.pick(FlexStyle.Direction.self)) }
        break
      }
      let alignment = random.pick([nil] + CrossAlignment.allCases)
      item.node =
        random.below(2) == 0
        ? Row(alignment: alignment) { children }.node : Column(alignment: alignment) { children }.node
      for _ in 0..<random.below(3) { item = withContainerModifier(item) }
    }
    for _ in 0..<random.below(5) { item = withModifier(item) }
    return item
  }

  private mutating func text() -> Measured {
    let words = random.pick(["one two three", "A \"B\" \\ C", "", "wörter\u{200B}und mehr", "tab\tand\nline"])
    switch random.below(3) {
    case 0: return Measured(text: words, advance: 10, lineHeight: 10, baseline: 8)
    case 1: return Measured(text: words, advance: number(), lineHeight: number())
    default: return Measured(text: words, advance: number(), lineHeight: number(), baseline: number())
    }
  }

  /// A number of at least 0, with up to 17 digits.
  mutating func number() -> Double {
    switch random.below(6) {
    case 0: 0
    case 1: Double.random(in: 0...200, using: &random)
    case 2: random.pick([0.1, 1.0 / 3, 1e-7, 1e9, 0.30000000000000004, 123_456_789.125])
    default: Double(random.below(200))
    }
  }

  private mutating func signed() -> Double { random.below(4) == 0 ? -number() : number() }

  private mutating func length() -> FlexStyle.Length { random.below(2) == 0 ? .points(number()) : .percent(number()) }

  private mutating func autoLength() -> FlexStyle.AutoLength {
    random.pick([.auto, .points(signed()), .percent(signed())])
  }

  private mutating func size() -> FlexStyle.SizeLength {
    random.pick([.auto, .points(number()), .percent(number()), .minContent, .maxContent, .fitContent, .none])
  }

  private mutating func basis() -> FlexStyle.FlexBasis {
    random.pick([
      .auto, .content, .points(number()), .percent(number()), .minContent, .maxContent, .fitContent, .points(0),
    ])
  }

  private mutating func edges() -> Edges {
    random.below(2) == 0 ? Edges(number()) : Edges(top: number(), left: number(), bottom: number(), right: number())
  }

  private mutating func withModifier(_ item: Row) -> Row {
    switch random.below(31) {
    case 0: item.width(size())
    case 1: item.height(size())
    case 2: item.minWidth(size())
    case 3: item.minHeight(size())
    case 4: item.maxWidth(size())
    case 5: item.maxHeight(size())
    case 6: item.basis(basis())
    case 7: item.grow(number())
    case 8: item.shrink(random.pick([0, 1, number()]))
    case 9: item.boxSizing(random.pick(FlexStyle.BoxSizing.self))
    case 10: item.aspectRatio(random.pick([nil, number(), 1.5]))
    case 11: item.overflow(x: random.pick(FlexStyle.Overflow.self), y: random.pick(FlexStyle.Overflow.self))
    case 12: item.alignSelf(random.pick(FlexStyle.AlignSelf.self), random.pick(FlexStyle.AlignmentSafety.self))
    case 13: item.margin(top: autoLength(), left: autoLength(), bottom: autoLength(), right: autoLength())
    case 14: item.margin(edges())
    case 15: item.padding(top: length(), left: length(), bottom: length(), right: length())
    case 16: item.border(edges())
    case 17: item.absolute(top: autoLength(), left: autoLength(), bottom: autoLength(), right: autoLength())
    case 18: item.offset(top: autoLength(), left: autoLength(), bottom: autoLength(), right: autoLength())
    case 19: item.order(random.below(9) - 4)
    case 20: item.margin(horizontal: autoLength(), vertical: autoLength())
    case 21: item.padding(horizontal: length(), vertical: length())
    case 22: item.inset(autoLength())
    case 23: item.flex(number())
    case 24: item.size(size(), size())
    case 25: item.margin(top: autoLength(), start: autoLength(), bottom: autoLength(), end: autoLength())
    case 26: item.padding(top: length(), start: length(), bottom: length(), end: length())
    case 27: item.border(top: number(), start: number(), bottom: number(), end: number())
    case 28: item.absolute(top: autoLength(), start: autoLength(), bottom: autoLength(), end: autoLength())
    case 29: item.offset(top: autoLength(), start: autoLength(), bottom: autoLength(), end: autoLength())
    default: random.below(3) == 0 ? item.hidden() : item.id(random.below(6), index: random.below(2))
    }
  }

  private mutating func withContainerModifier(_ item: Row) -> Row {
    switch random.below(8) {
    case 0: item.gap(number())
    case 1: item.gap(row: length(), column: length())
    case 2: item.wrap(random.pick(FlexStyle.FlexWrap.self))
    case 3: item.alignContent(random.pick(FlexStyle.AlignContent.self), random.pick(FlexStyle.AlignmentSafety.self))
    case 4: item.justifyContent(random.pick(FlexStyle.JustifyContent.self), random.pick(FlexStyle.AlignmentSafety.self))
    case 5: item.alignItems(random.pick(FlexStyle.AlignItems.self), random.pick(FlexStyle.AlignmentSafety.self))
    case 6: item.reversed(random.below(2) == 0)
    default: item.direction(random.pick(FlexStyle.Direction.self))
    }
  }
}

extension LayoutNode {
  /// A description of the first difference from another layout, with the node's number in preorder, or `nil`.
  ///
  /// A property that is specified with its initial value is no difference.
  ///
  /// - Parameter withFaults: Whether invalid numbers that the styles ignored are compared too.
  func difference(from other: LayoutNode, withFaults: Bool = true) -> String? {
    var mine: [LayoutNode] = [], others: [LayoutNode] = []
    func collect(_ node: LayoutNode, into list: inout [LayoutNode]) {
      list.append(node)
      for child in node.children { collect(child, into: &list) }
    }
    collect(self, into: &mine)
    collect(other, into: &others)
    guard mine.count == others.count else { return "\(mine.count) nodes and not \(others.count)" }
    for (index, (a, b)) in zip(mine, others).enumerated() {
      if a.children.count != b.children.count { return "children of \(index)" }
      if a.id?.index != b.id?.index || (a.id == nil) != (b.id == nil) { return "id of \(index)" }
      if Self.specified(a.style.keywords, a) != Self.specified(b.style.keywords, b) { return "keywords of \(index)" }
      if a.style.units.withoutFlags != b.style.units.withoutFlags { return "units of \(index)" }
      if a.style.widthValue != b.style.widthValue || a.style.heightValue != b.style.heightValue
        || a.style.basisValue != b.style.basisValue
      {
        return "sizes of \(index)"
      }
      if a.style.growFactor != b.style.growFactor || a.style.shrinkFactor != b.style.shrinkFactor {
        return "factors of \(index)"
      }
      if a.style.rareValues != b.style.rareValues { return "rare values of \(index)" }
      if withFaults && a.style.faults != b.style.faults { return "faults of \(index)" }
      switch (a.content?.kind, b.content?.kind) {
      case (nil, nil): break
      case (.intrinsic(let a)?, .intrinsic(let b)?): if a != b { return "size of content of \(index)" }
      case (.text(let a)?, .text(let b)?):
        if a.utf8 != b.utf8 || (a.advance, a.lineHeight, a.baseline) != (b.advance, b.lineHeight, b.baseline) {
          return "text of \(index)"
        }
      case (.arrangement(let a)?, .arrangement(let b)?): if !a.equals(b) { return "arrangement of \(index)" }
      default: return "content of \(index)"
      }
    }
    return nil
  }

  private static func specified(_ keywords: Keywords, _ node: LayoutNode) -> Keywords {
    var specified = keywords
    let flags: [Keywords.Field] = [
      .hasMargin, .hasPadding, .hasBorder, .hasLimits, .hasInset, .hasOrder, .hasGap, .hasRatio, .hasFaults,
      .hasLayoutValues,
    ]
    for flag in flags { specified[flag] = 0 }
    return specified
  }
}
