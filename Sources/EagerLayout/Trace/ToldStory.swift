/// What an arrangement tells of a pass, as far as it is noted.
struct ToldStory {
  typealias Operand = LayoutTrace.Step.Operand
  typealias Axis = LayoutTrace.Step.Axis

  let pass: ArrangementExplanation.Pass
  let container: Int
  /// The container's content box, as far as it is known.
  var content = ContentBox(x: 0, y: 0, width: 0, height: 0, definiteHeight: nil)
  /// What the content asks for.
  var least: Operand?
  var greatest: Operand?
  /// The steps of numbers, by their places among what is told.
  var found: [Operand?] = []
  /// The items, as nodes in preorder.
  private let items: [Int]
  /// The items whose lengths are noted, by twice their places among the items and the axis.
  private var lengths: [Bool]
  /// Where items start, likewise.
  private var starts: [Operand?]

  init(_ pass: ArrangementExplanation.Pass, of container: Int, items: [Int]) {
    self.pass = pass
    self.container = container
    self.items = items
    lengths = Array(repeating: false, count: 2 * items.count)
    starts = Array(repeating: nil, count: 2 * items.count)
  }

  /// Whether a number that is told is the one that was decided.
  static func gives(_ told: Double, _ result: Double) -> Bool {
    (told - result).magnitude <= 1e-9 * max(1, result.magnitude)
  }

  /// Takes an item's length upon itself, unless it is noted.
  mutating func takesOn(_ item: Int, _ axis: Axis) -> Bool {
    if lengths[slot(item, axis)] { return false }
    lengths[slot(item, axis)] = true
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
