/// A recorder for the steps of an arrangement's pass: see ``Arrangement/recordTrace(into:_:)``.
///
/// It is passed to an arrangement after each pass if a trace is recorded. Its methods mirror the methods of the passes,
/// but take numbers that carry their origin:
///
///     func recordTrace(into trace: inout ArrangementTrace, _ cache: [NoLayoutValue]) {
///       guard trace.pass == .widths else { return }
///       let gaps = trace.record("gaps", trace.columnGap * 2)
///       let column = trace.record("column", (trace.width - gaps) / 3)
///       for item in 0..<trace.count { trace.fill(item, in: column) }
///     }
///
/// The record is compared with the results of the pass. If they differ, or nothing is recorded, the trace shows a
/// number as the arrangement's decision.
public struct ArrangementTrace: ~Copyable {
  /// A pass that has just finished.
  public enum Pass: Sendable {
    /// Pass 1: the intrinsic widths of the content.
    case intrinsicWidths
    /// Pass 2, which sets the widths of items.
    case widths
    /// Pass 3: the height of the content.
    case height
    /// Pass 4, which sets the positions and heights of items.
    case placement
  }

  /// A recorded step. Items are identified by their nodes.
  enum Entry {
    /// A named number, of an item or (with `nil`) of the container, with the number that is its reason.
    case number(LayoutTrace.Term, of: Int?, Number, because: Number?)
    /// A named number that was decided from others without a formula.
    case decision(LayoutTrace.Term, of: Int?, Double, from: [Number])
    /// The length that an item was fitted into, fills, or was set to.
    case length(Int, LayoutTrace.Step.Axis, Sizing, Number)
    /// The position of an item.
    case place(Int, LayoutTrace.Step.Axis, Number)
    /// An intrinsic width, or the height, of the content.
    case content(LayoutTrace.Step.Axis, isMinContent: Bool, Number)
  }

  /// The way in which an item is sized by a length: it fits into the length, fills it, or is set to it.
  enum Sizing { case fit, fill, set }

  /// The pass that has finished.
  public let pass: Pass
  private let access: ItemAccess
  /// The steps in the order of recording.
  private(set) var entries: [Entry] = []
  /// The recorded positions of items' margin boxes, by item; `nil` before an item is placed.
  private var starts: [(x: Double, y: Double)?]

  init(of pass: Pass, _ access: ItemAccess) {
    self.pass = pass
    self.access = access
    starts = Array(repeating: nil, count: access.count)
  }

  /// The number of items.
  public var count: Int { access.count }
}

// Numbers that an arrangement reads in a pass.
extension ArrangementTrace {
  /// The width of the content box, from pass 2 on.
  public var width: Number { Number(access.content.width, .inner(.horizontal)) }
  /// The height of the content box, in pass 4.
  public var height: Number { Number(access.content.height, .inner(.vertical)) }
  /// The gap between items side by side.
  public var columnGap: Number { Number(access.columnGap, .gap(.horizontal)) }
  /// The gap between items below each other.
  public var rowGap: Number { Number(access.rowGap, .gap(.vertical)) }

  /// Returns the min-content and max-content contributions of an item, with its margins.
  public func intrinsicWidths(of item: Int) -> (minContent: Number, maxContent: Number) {
    let node = access.node(item), sizes = access.engine.arrangedContribution(node)
    return (
      Number(sizes.minContent, .contribution(node, isMinContent: true)),
      Number(sizes.maxContent, .contribution(node, isMinContent: false))
    )
  }

  /// Returns the width of an item, with its margins. Available from pass 2 on.
  public func width(of item: Int) -> Number { Number(access.width(of: item), .outer(access.node(item), .horizontal)) }

  /// Returns the height of an item, with its margins: its own height in pass 3, or its final height in pass 4.
  public func height(of item: Int) -> Number { Number(access.height(of: item), .outer(access.node(item), .vertical)) }

  /// Returns the height, with margins, that an item has unless the arrangement sets another. Available from pass 3 on.
  public func ownHeight(of item: Int) -> Number {
    let node = access.node(item)
    return Number(access.engine.arrangedHeight(of: node, in: access.content.definiteHeight), .ownHeight(node))
  }

  /// Returns the x position of an item's margin box, if it was already recorded; otherwise 0.
  public func x(of item: Int) -> Number {
    let node = access.node(item)
    return starts[item].map { Number($0.x, .start(node, .horizontal)) } ?? number(0)
  }

  /// Returns the y position of an item's margin box, if it was already recorded; otherwise 0.
  public func y(of item: Int) -> Number {
    let node = access.node(item)
    return starts[item].map { Number($0.y, .start(node, .vertical)) } ?? number(0)
  }

  /// Whether the content box has a definite height in pass 4, instead of the height of its content.
  public var isHeightDefinite: Bool { access.content.definiteHeight != nil }

  package var isRightToLeft: Bool { access.isRightToLeft }

  /// The container's padding.
  public var padding: Edges { access.engine.arrangedPadding(of: access.container) }

  package func style(of item: Int) -> ArrangedStyle { access.style(ofNode: access.node(item)) }

  /// Returns the position of an item's margin box. Available in pass 4; pass it to ``decide(_:_:index:of:from:)``.
  public func placed(_ item: Int) -> (x: Double, y: Double) {
    access.engine.arrangedStart(of: access.node(item), in: access.container, access.content)
  }

  /// Returns a number from the arrangement or from a layout value: `number(2, "weight")`. Without a name it is a plain
  /// count. Specify the axis if no other number in the calculation has one.
  public func number(_ value: Double, _ name: StaticString? = nil, along axis: LayoutTrace.Step.Axis? = nil) -> Number {
    Number(value, name.map { .named(LayoutTrace.Term($0), axis) } ?? .count)
  }
}

// Recording the steps of a pass.
extension ArrangementTrace {
  /// Records a named number of the arrangement, and returns it for further calculations.
  ///
  ///     let column = trace.record("column", unit * trace.number(3, "parts"), index: 2)     // column 2: 35 x 3 = 105
  ///
  /// - Parameters:
  ///   - name: the name of the number.
  ///   - number: the calculation.
  ///   - index: distinguishes several numbers with the same name.
  ///   - item: the item that the number belongs to; by default, the container.
  ///   - reason: another number that is the reason for this calculation.
  public mutating func record(
    _ name: StaticString, _ number: Number, index: Int? = nil, of item: Int? = nil, because reason: Number? = nil
  ) -> Number {
    entries.append(.number(LayoutTrace.Term(name, index), of: item.map { access.node($0) }, number, because: reason))
    return Number(number.value, .recorded(entries.count - 1, number.axis))
  }

  /// Records a number that was decided from others without a formula, such as the number of columns that fit.
  public mutating func decide(
    _ name: StaticString, _ value: Double, index: Int? = nil, of item: Int? = nil, from numbers: Number...
  ) -> Number {
    entries.append(.decision(LayoutTrace.Term(name, index), of: item.map { access.node($0) }, value, from: numbers))
    return Number(value, .recorded(entries.count - 1, numbers.first?.axis))
  }

  /// Pass 1: records the intrinsic widths of the content.
  public mutating func record(minContent: Number, maxContent: Number) {
    entries.append(.content(.horizontal, isMinContent: true, minContent))
    entries.append(.content(.horizontal, isMinContent: false, maxContent))
  }

  /// Pass 3: records the height of the content.
  public mutating func record(height: Number) { entries.append(.content(.vertical, isMinContent: false, height)) }

  /// Pass 2: records that an item was fitted into a width, as by ``ItemPass/fit(_:in:)``.
  public mutating func fit(_ item: Int, in space: Number) {
    entries.append(.length(access.node(item), .horizontal, .fit, space))
  }

  /// Pass 2: records that an item filled a width, as by ``ItemPass/fill(_:in:)``.
  public mutating func fill(_ item: Int, in space: Number) {
    entries.append(.length(access.node(item), .horizontal, .fill, space))
  }

  /// Pass 2: records that an item was set to a width, as by ``ItemPass/set(_:to:)``.
  public mutating func set(_ item: Int, to width: Number) {
    entries.append(.length(access.node(item), .horizontal, .set, width))
  }

  /// Pass 4: records that an item was placed with its own height, as by ``ItemPass/place(_:x:y:)``.
  public mutating func place(_ item: Int, x: Number, y: Number) {
    let node = access.node(item)
    starts[item] = (x.value, y.value)
    entries.append(.place(node, .horizontal, x))
    entries.append(.place(node, .vertical, y))
  }

  /// Pass 4: records that an item was placed to fill a height, as by ``ItemPass/place(_:x:y:fillingHeight:)``.
  public mutating func place(_ item: Int, x: Number, y: Number, fillingHeight space: Number) {
    entries.append(.length(access.node(item), .vertical, .fill, space))
    place(item, x: x, y: y)
  }

  /// Pass 4: records that an item was placed with a height, as by ``ItemPass/place(_:x:y:height:)``.
  public mutating func place(_ item: Int, x: Number, y: Number, height: Number) {
    entries.append(.length(access.node(item), .vertical, .set, height))
    place(item, x: x, y: y)
  }
}
