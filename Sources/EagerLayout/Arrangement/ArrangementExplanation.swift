/// Where an arrangement tells how its numbers came about: see ``Arrangement/explain(_:_:)``.
///
/// It is asked after each pass where somebody wants to know, and nowhere else. It tells with the words of the passes;
/// only that what goes in are numbers that know where they come from:
///
///     func explain(_ told: inout ArrangementExplanation, _ memory: [NoParameter]) {
///       guard told.pass == .widths else { return }
///       let gaps = told.find("gaps", told.columnGap * 2)
///       let column = told.find("column", (told.width - gaps) / 3)
///       for item in 0..<told.count { told.fill(item, in: column) }
///     }
///
/// What is told is compared with what the arrangement did. Where both differ, or nothing is told, a number is said to be
/// the arrangement's decision.
public struct ArrangementExplanation: ~Copyable {
  /// A pass that has just been done.
  public enum Pass: Sendable {
    /// Pass 1: what the content asks for across.
    case inlineSizes
    /// Pass 2, in which items get their widths.
    case widths
    /// Pass 3: how high the content is.
    case height
    /// Pass 4, in which items get their places and heights.
    case places
  }

  /// What was told.
  enum Telling {
    case number(LayoutTrace.Term, of: Int?, Number, because: Number?)
    case decision(LayoutTrace.Term, of: Int?, Double, knowing: [Number])
    case length(Int, LayoutTrace.Step.Axis, Sizing, Number)
    case place(Int, LayoutTrace.Step.Axis, Number)
    case content(LayoutTrace.Step.Axis, isLeast: Bool, Number)
  }

  /// What an item makes of a length that it is given.
  enum Sizing { case fit, fill, set }

  /// The pass that was done.
  public let pass: Pass
  private let lent: LentItems
  /// In the order in which it was told.
  private(set) var tellings: [Telling] = []
  /// Where items' margin boxes start, as far as that is told.
  private var starts: [(x: Double, y: Double)?]

  init(of pass: Pass, _ lent: LentItems) {
    self.pass = pass
    self.lent = lent
    starts = Array(repeating: nil, count: lent.count)
  }

  /// How many items there are.
  public var count: Int { lent.count }
}

// What is known.
extension ArrangementExplanation {
  /// The width of the content box, from pass 2 on.
  public var width: Number { Number(lent.content.width, .inner(.horizontal)) }
  /// The height of the content box, in pass 4.
  public var height: Number { Number(lent.content.height, .inner(.vertical)) }
  /// The gap between neighbours side by side.
  public var columnGap: Number { Number(lent.columnGap, .gap(.horizontal)) }
  /// The gap between neighbours below each other.
  public var rowGap: Number { Number(lent.rowGap, .gap(.vertical)) }

  /// The least and the greatest width that an item contributes, with its margins.
  public func inlineSizes(of item: Int) -> (least: Number, greatest: Number) {
    let node = lent.node(item), sizes = lent.engine.arrangedContribution(node)
    return (
      Number(sizes.least, .contribution(node, isLeast: true)),
      Number(sizes.greatest, .contribution(node, isLeast: false))
    )
  }

  /// The width that an item got, with its margins; from pass 2 on.
  public func width(of item: Int) -> Number { Number(lent.width(of: item), .outer(lent.node(item), .horizontal)) }

  /// An item's height in pass 3, or what it got in pass 4, with its margins.
  public func height(of item: Int) -> Number { Number(lent.height(of: item), .outer(lent.node(item), .vertical)) }

  /// The height that an item has before it is given another one, with its margins; from pass 3 on.
  public func ownHeight(of item: Int) -> Number {
    let node = lent.node(item)
    return Number(lent.engine.arrangedHeight(of: node, in: lent.content.definiteHeight), .ownHeight(node))
  }

  /// Where an item's margin box starts, if that was told already.
  public func x(of item: Int) -> Number {
    let node = lent.node(item)
    return starts[item].map { Number($0.x, .start(node, .horizontal)) } ?? number(0)
  }

  /// The same from the top.
  public func y(of item: Int) -> Number {
    let node = lent.node(item)
    return starts[item].map { Number($0.y, .start(node, .vertical)) } ?? number(0)
  }

  /// Whether the content box's height is more than what followed from the content, in pass 4.
  public var isHeightDefinite: Bool { lent.content.definiteHeight != nil }

  /// Whether writing goes from right to left in the container.
  package var isRightToLeft: Bool { lent.isRightToLeft }

  /// The container's padding.
  public var padding: Edges { lent.engine.arrangedPadding(of: lent.container) }

  /// Where an item's margin box was put in pass 4: what ``decide(_:_:index:of:knowing:)`` takes where no sum tells it.
  public func placed(_ item: Int) -> (x: Double, y: Double) {
    lent.engine.arrangedStart(of: lent.node(item), in: lent.container, lent.content)
  }

  /// A number that the arrangement, or what an item says to it, has of itself: `number(2, "weight")`. Without a name it
  /// is a mere count. Give the axis along which it counts where no other number in what is made of it has one.
  public func number(_ value: Double, _ name: StaticString? = nil, along axis: LayoutTrace.Step.Axis? = nil) -> Number {
    Number(value, name.map { .said(LayoutTrace.Term($0), axis) } ?? .count)
  }
}

// What is told of it.
extension ArrangementExplanation {
  /// Tells a number of the arrangement's own, and gives it a name.
  ///
  ///     let column = told.find("column", unit * told.number(3, "parts"), index: 2)     // column 2: 35 x 3 = 105
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - number: what it is made of.
  ///   - index: which one, where there are several.
  ///   - item: the item whose number it is; the container's, unless given.
  ///   - reason: another number, because of which it is made so.
  public mutating func find(
    _ name: StaticString, _ number: Number, index: Int? = nil, of item: Int? = nil, because reason: Number? = nil
  ) -> Number {
    tellings.append(.number(LayoutTrace.Term(name, index), of: item.map { lent.node($0) }, number, because: reason))
    return Number(number.value, .found(tellings.count - 1, number.axis))
  }

  /// Tells a number that the arrangement decided by others: how many columns there is room for.
  public mutating func decide(
    _ name: StaticString, _ value: Double, index: Int? = nil, of item: Int? = nil, knowing numbers: Number...
  ) -> Number {
    tellings.append(
      .decision(LayoutTrace.Term(name, index), of: item.map { lent.node($0) }, value, knowing: numbers))
    return Number(value, .found(tellings.count - 1, numbers.first?.axis))
  }

  /// Pass 1: what the content asks for across.
  public mutating func ask(least: Number, greatest: Number) {
    tellings.append(.content(.horizontal, isLeast: true, least))
    tellings.append(.content(.horizontal, isLeast: false, greatest))
  }

  /// Pass 3: how high the content is.
  public mutating func ask(height: Number) { tellings.append(.content(.vertical, isLeast: false, height)) }

  /// Pass 2: an item was fitted into a room, as by ``ItemWidths/fit(_:in:)``.
  public mutating func fit(_ item: Int, in room: Number) {
    tellings.append(.length(lent.node(item), .horizontal, .fit, room))
  }

  /// Pass 2: an item filled a room, as by ``ItemWidths/fill(_:in:)``.
  public mutating func fill(_ item: Int, in room: Number) {
    tellings.append(.length(lent.node(item), .horizontal, .fill, room))
  }

  /// Pass 2: an item was given a width, as by ``ItemWidths/set(_:to:)``.
  public mutating func set(_ item: Int, to width: Number) {
    tellings.append(.length(lent.node(item), .horizontal, .set, width))
  }

  /// Pass 4: an item was placed with its own height, as by ``ItemPlaces/place(_:x:y:)``.
  public mutating func place(_ item: Int, x: Number, y: Number) {
    let node = lent.node(item)
    starts[item] = (x.value, y.value)
    tellings.append(.place(node, .horizontal, x))
    tellings.append(.place(node, .vertical, y))
  }

  /// Pass 4: an item was placed in a height, as by ``ItemPlaces/place(_:x:y:fillingHeight:)``.
  public mutating func place(_ item: Int, x: Number, y: Number, fillingHeight room: Number) {
    tellings.append(.length(lent.node(item), .vertical, .fill, room))
    place(item, x: x, y: y)
  }

  /// Pass 4: an item was placed with a height, as by ``ItemPlaces/place(_:x:y:height:)``.
  public mutating func place(_ item: Int, x: Number, y: Number, height: Number) {
    tellings.append(.length(lent.node(item), .vertical, .set, height))
    place(item, x: x, y: y)
  }
}
