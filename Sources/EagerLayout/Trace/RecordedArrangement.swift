/// The steps that an arrangement records about a pass.
struct RecordedArrangement {
  typealias Operand = LayoutTrace.Step.Operand
  typealias Axis = LayoutTrace.Step.Axis

  let pass: ArrangementTrace.Pass
  let container: Int
  /// The container's content box, if it is known yet.
  var content = ContentBox(x: 0, y: 0, width: 0, height: 0)
  /// The intrinsic sizes of the content.
  var minContent: Operand?
  var maxContent: Operand?
  /// The steps of the numbers that the arrangement recorded, by index of the number.
  var numbers: [Operand?] = []
  /// The items, as nodes in preorder.
  private let items: [Int]
  /// Whether items' lengths are recorded, by twice the item's index plus the axis.
  private var hasRecordedLength: [Bool]
  /// The start positions of items' margin boxes, with the same indices.
  private var starts: [Operand?]

  init(_ pass: ArrangementTrace.Pass, of container: Int, items: [Int]) {
    self.pass = pass
    self.container = container
    self.items = items
    hasRecordedLength = Array(repeating: false, count: 2 * items.count)
    starts = Array(repeating: nil, count: 2 * items.count)
  }

  /// Whether a recorded number equals the actual one, except for rounding.
  static func equals(_ recorded: Double, _ result: Double) -> Bool {
    (recorded - result).magnitude <= 1e-9 * max(1, result.magnitude)
  }

  /// Returns `true` if an item's length is not recorded yet, and marks it as recorded.
  mutating func claim(_ item: Int, _ axis: Axis) -> Bool {
    if hasRecordedLength[slot(item, axis)] { return false }
    hasRecordedLength[slot(item, axis)] = true
    return true
  }

  mutating func place(_ item: Int, _ axis: Axis, _ start: Operand) { starts[slot(item, axis)] = start }

  func start(of item: Int, _ axis: Axis) -> Operand? { starts[slot(item, axis)] }

  func isPlaced(_ item: Int, _ axis: Axis) -> Bool { starts[slot(item, axis)] != nil }

  private func slot(_ item: Int, _ axis: Axis) -> Int {
    var low = 0, high = items.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if items[middle] <= item { low = middle } else { high = middle }
    }
    return 2 * low + Int(axis.rawValue)
  }
}
