/// Access to the items of one container, during a pass of its arrangement.
///
/// It is one pointer to the data that queries need, because arrangements make many queries and each passes this value.
@safe
@usableFromInline
package struct ItemAccess {
  private let context: UnsafeMutablePointer<Context>

  /// The data of the access, on the stack during a pass.
  @safe
  struct Context {
    fileprivate let engine: UnsafePointer<FlexEngine>
    fileprivate let nodes: View<NodeRecord>, boxes: MutableView<NodeBox>, items: MutableView<ItemState>
    fileprivate let container: Int, count: Int
    /// A number that is new for each access, and never 0.
    fileprivate let accessNumber: UInt32
    fileprivate var content = ContentBox(x: 0, y: 0, width: 0, height: 0, isFinal: false)
    fileprivate var trialHeight: Double?, changedWidths = false
    fileprivate let stage: Stage

    init(
      _ engine: UnsafePointer<FlexEngine>, container: Int, _ items: MutableView<ItemState>,
      count: Int, accessNumber: UInt32, _ stage: Stage
    ) {
      unsafe self.engine = engine
      nodes = unsafe engine.pointee.nodes
      boxes = unsafe engine.pointee.boxes
      self.items = items
      self.container = container
      self.count = count
      self.accessNumber = accessNumber
      self.stage = stage
    }
  }

  /// The progress of the layout, which determines the available data. After pass 2 (`afterWidths`), items have widths,
  /// and the containing blocks in which their percentages resolve. After the layout, items have their final heights.
  enum Stage { case beforeWidths, afterWidths, afterLayout }

  @inline(__always)
  init(_ context: UnsafeMutablePointer<Context>) { unsafe self.context = context }

  @inline(__always)
  var engine: FlexEngine { unsafeAddress { unsafe context.pointee.engine } }

  /// The container's content box, with the sizes that are determined so far.
  @inline(__always)
  var content: ContentBox {
    get { unsafe context.pointee.content }
    nonmutating set { unsafe context.pointee.content = newValue }
  }

  /// The height of the content box if pass 4 computes the content's height again at that height; otherwise `nil`.
  @inline(__always)
  var trialHeight: Double? {
    get { unsafe context.pointee.trialHeight }
    nonmutating set { unsafe context.pointee.trialHeight = newValue }
  }

  /// Whether pass 4 changed the widths of items, with ``ItemPass/setWidths(_:)``.
  @inline(__always)
  var changedWidths: Bool {
    get { unsafe context.pointee.changedWidths }
    nonmutating set { unsafe context.pointee.changedWidths = newValue }
  }

  @inline(__always)
  var nodes: View<NodeRecord> { unsafe context.pointee.nodes }
  @inline(__always)
  var boxes: MutableView<NodeBox> { unsafe context.pointee.boxes }
  @inline(__always)
  var container: Int { unsafe context.pointee.container }
  @usableFromInline
  @inline(__always)
  var count: Int { unsafe context.pointee.count }
  @inline(__always)
  var stage: Stage { unsafe context.pointee.stage }

  @inline(__always)
  @usableFromInline
  func node(_ item: Int) -> Int {
    require(
      item >= 0 && item < count, "An arrangement uses an item that does not exist: indices go from 0 to count - 1.")
    return unsafe Int(context.pointee.items[item].node)
  }

  /// Returns the number of items before a child. The items must be in tree order, not sorted by `order`.
  func count(before child: Int) -> Int {
    var low = 0, high = count
    while low < high {
      let middle = (low + high) / 2
      if node(middle) < child { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether an item was sized or placed in this access.
  @inline(__always)
  func hasResult(_ item: Int) -> Bool { unsafe context.pointee.items[item].lastAccess == context.pointee.accessNumber }

  @inline(__always)
  func markResult(_ item: Int) { unsafe context.pointee.items[item].lastAccess = context.pointee.accessNumber }

  /// Records that an item was not sized or placed in this access.
  func clearResult(_ item: Int) { unsafe context.pointee.items[item].lastAccess = context.pointee.accessNumber &- 1 }

  @inline(__always)
  var containerStyle: ArrangedStyle { style(ofNode: container) }

  @inline(__always)
  func style(ofNode node: Int) -> ArrangedStyle {
    ArrangedStyle(
      keywords: nodes[node].keywords, units: nodes[node].units,
      isRightToLeft: boxes[node].flags.contains(.rightToLeft))
  }

  @inline(__always)
  var isRightToLeft: Bool { boxes[container].flags.contains(.rightToLeft) }

  var columnGap: Double { engine.columnGap(container, of: content.width) }
  var rowGap: Double {
    var height = content.definiteHeight
    // Before pass 2 is complete, a percentage refers to the definite height that follows from the container's style.
    if height == nil, stage == .beforeWidths, nodes[container].units[.rowGap] == .percent {
      height = engine.definiteHeightOfArranged(container)
    }
    return engine.rowGap(container, of: height)
  }

  @usableFromInline
  func id(of node: Int) -> LayoutID? { engine.state.itemValues.names.entry(of: node)?.id }

  /// Calls a function with the hidden children, in order.
  @usableFromInline
  func forEachHiddenChild(_ body: (Int) -> Void) {
    let end = Int(engine.nodes[container].end)
    var child = container + 1
    while child < end {
      if engine.nodes[child].keywords.isHidden { body(child) }
      child = Int(engine.nodes[child].end)
    }
  }

  /// Returns the index of a child's first layout value in the list of all values, or `nil` if the child has none.
  @usableFromInline
  func firstLayoutValueIndex(of node: Int) -> Int? {
    engine.nodes[node].keywords[.hasLayoutValues] == 0 ? nil : engine.state.itemValues.layoutValues.lowerBound(of: node)
  }

  /// Returns the layout value at an index, or `nil` if it belongs to another node.
  @usableFromInline
  func layoutValue(at index: Int, of node: Int) -> AnyLayoutValue? {
    guard index < engine.state.itemValues.layoutValues.count,
      engine.state.itemValues.layoutValues[index].node == node
    else { return nil }
    return engine.state.itemValues.layoutValues[index].layoutValue
  }

  /// Returns the basis of percentages of an item's margins: the width of its containing block if the item has a width,
  /// otherwise the width of the content box.
  func percentageBasis(of item: Int) -> Double {
    stage != .beforeWidths || hasResult(item) ? engine.boxes[node(item)].containingWidth : content.width
  }

  @inline(__always)
  func width(of item: Int) -> Double {
    let child = node(item)
    if isPlain(child) { return boxes[child].width }
    if boxes[child].flags.contains(.isExcluded) { return 0 }
    return engine.boxes[child].width + engine.horizontalMargins(child, of: engine.boxes[child].containingWidth)
  }

  @inline(__always)
  func height(of item: Int) -> Double {
    if stage != .afterLayout { return height(of: item, in: content.definiteHeight) }
    let child = node(item)
    if boxes[child].flags.contains(.isExcluded) { return 0 }
    return engine.boxes[child].height + engine.verticalMargins(child, of: engine.boxes[child].containingWidth)
  }

  /// Returns an item's height. Percentages refer to `space`; if it is `nil`, they count as `auto`.
  @inline(__always)
  func height(of item: Int, in space: Double?) -> Double {
    let child = node(item)
    if isPlain(child) { return plainHeight(child, in: space) }
    if boxes[child].flags.contains(.isExcluded) { return 0 }
    return engine.arrangedHeight(of: child, in: space)
  }
}

/// The distances from the top of an item's margin box to its baselines.
public struct ItemBaselines: Equatable, Sendable {
  /// The baseline of its first line.
  public let first: Double
  /// The baseline of its last line.
  public let last: Double
}

/// The state of an item during the passes of its arrangement.
struct ItemState: BitwiseCopyable {
  var node: Int32
  /// The `accessNumber` of the last access that sized or placed the item; 0 before the first.
  var lastAccess: UInt32 = 0
}

/// Returns a valid length: 0 for NaN and negative numbers, at most 1e9.
@inline(__always)
func usableLength(_ length: Double) -> Double { length >= 0 ? min(length, largestLength) : 0 }
