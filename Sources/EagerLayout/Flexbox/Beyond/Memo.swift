/// What was found out about subtrees, by all that it depends on; kept from layout to layout as long as they stay as they are.
///
/// Where widths depend on heights, a node is asked for its content's sizes several times: while its parent is measured,
/// when its parent's lines are broken, and at the end. Below it, the same questions come up again each time. That each
/// is worked out once keeps the cost of nested ones from doubling with every level.
///
/// Of each node the latest answers are kept: what comes up again comes up soon. However large the tree, what a pass is at work
/// on stays in the processor's caches.
struct Memo: ~Copyable {
  /// A question about a node; what does not matter to it is NaN.
  struct Question: BitwiseCopyable {
    var width = Double.nan
    var containingWidth = Double.nan
    var knownHeight = Double.nan
    var containingHeight = Double.nan
    var height = Double.nan
    var kind: QuestionKind
  }

  struct Entry: BitwiseCopyable {
    var question: Question
    /// How many questions, one within another, led to the answer.
    var depth: Int32
    var answer: InlineSizes
  }

  // Each node's answers; none until the first is remembered.
  private var tables = Storage(repeating: AnswerTable(), count: 0)
  private var memory = EntryMemory()
  /// The layout that answers are kept since.
  private(set) var firstLayout: UInt32 = 1

  init() {}

  /// What is known about a node that has been the same since a layout.
  func recall(_ question: Question, about node: Int, since layout: UInt32) -> Entry? {
    guard tables.count > 0, tables[node].layout == layout else { return nil }
    return tables[node].answer(to: question)
  }

  /// Keeps an answer about one of so many nodes, which has been the same since a layout. False if another one had to go.
  mutating func remember(_ entry: Entry, about node: Int, of count: Int, since layout: UInt32) -> Bool {
    if tables.count == 0 { tables = Storage(repeating: AnswerTable(), count: count) }
    var table = tables[node]
    if table.layout != layout { table.removeAll() }
    table.layout = layout
    if table.isFull { memory.grow(&table) }
    let hasRoom = !table.isFull
    table.append(entry)
    tables[node] = table
    return hasRoom
  }

  /// Forgets everything, but keeps its memory. All nodes have changed with a layout.
  mutating func forget(before layout: UInt32) { firstLayout = layout }

  /// Forgets everything, whatever layouts had as numbers, and which nodes there are.
  mutating func forget() {
    tables = Storage(repeating: AnswerTable(), count: 0)
    memory.freeAll()
    firstLayout = 1
  }
}

/// The latest answers about a node.
@safe
struct AnswerTable: BitwiseCopyable {
  /// As many as there is place for tags.
  static var most: Int { 16 }

  private var entries: UnsafeMutablePointer<Memo.Entry>?
  /// The layout that the node has been the same since.
  var layout: UInt32 = 0
  private(set) var capacity: UInt8 = 0
  private var count: UInt8 = 0
  // Where the next one goes; when all places are taken, the oldest is there.
  private var next: UInt8 = 0
  // A byte of each question's hash, so that other questions need not be looked at.
  private var tags = SIMD16<UInt8>()

  /// An empty table that holds none.
  init() { unsafe entries = nil }

  var isFull: Bool { count == capacity }

  func answer(to question: Memo.Question) -> Memo.Entry? {
    guard count > 0, let entries = unsafe entries else { return nil }
    let tag = question.tag
    for index in 0..<Int(count) where tags[index] == tag {
      if unsafe entries[index].question.isSame(question) { return unsafe entries[index] }
    }
    return nil
  }

  /// Takes in an answer; where it has no room left, instead of the oldest.
  mutating func append(_ entry: Memo.Entry) {
    guard let entries = unsafe entries else { return }
    unsafe entries[Int(next)] = entry
    tags[Int(next)] = entry.question.tag
    next = next + 1 == capacity ? 0 : next + 1
    count = min(count + 1, capacity)
  }

  mutating func removeAll() {
    count = 0
    next = 0
  }

  /// Moves to larger memory; returns what it had.
  mutating func move(
    to larger: UnsafeMutablePointer<Memo.Entry>, capacity: Int
  ) -> UnsafeMutablePointer<Memo.Entry>? {
    let old = unsafe entries
    if let old = unsafe old { unsafe larger.initialize(from: old, count: Int(count)) }
    unsafe entries = larger
    next = count
    self.capacity = UInt8(truncatingIfNeeded: capacity)
    return unsafe old
  }
}

/// Memory for tables of which the capacity is a power of two, in blocks that stay where they are.
///
/// Not private, since an optimized build of single files (Swift 6.3) ends a private type's life by a function that calls
/// nothing but itself.
@safe
struct EntryMemory: ~Copyable {
  private static var fewest: Int { 2 }

  private var blocks = unsafe Stack<UnsafeMutablePointer<Memo.Entry>>()
  // How many entries the last block has, and how many of them were given away.
  private var blockSize = 0
  private var taken = 0
  // The first free piece for each capacity; in it is noted where the next one is. Empty until one is free.
  private var free = unsafe Storage<UnsafeMutablePointer<Memo.Entry>?>(repeating: nil, count: 0)

  init() {}

  deinit { freeBlocks() }

  /// Gives a table twice as much room, if it may have it.
  mutating func grow(_ table: inout AnswerTable) {
    let old = Int(table.capacity), new = max(2 * old, Self.fewest)
    guard new <= AnswerTable.most else { return }
    if let left = unsafe table.move(to: take(new), capacity: new) {
      let size = old.trailingZeroBitCount
      if unsafe free.count == 0 {
        unsafe free = Storage(repeating: nil, count: AnswerTable.most.trailingZeroBitCount + 1)
      }
      unsafe UnsafeMutableRawPointer(left).storeBytes(of: free[size], as: UnsafeMutablePointer<Memo.Entry>?.self)
      unsafe free[size] = left
    }
  }

  private mutating func take(_ capacity: Int) -> UnsafeMutablePointer<Memo.Entry> {
    let size = capacity.trailingZeroBitCount
    if unsafe free.count > 0, let piece = unsafe free[size] {
      unsafe free[size] = UnsafeMutableRawPointer(piece).load(as: UnsafeMutablePointer<Memo.Entry>?.self)
      return unsafe piece
    }
    if taken + capacity > blockSize {
      // Small trees get small blocks.
      blockSize = min(max(2 * blockSize, 64), 1024)
      unsafe blocks.push(.allocate(capacity: blockSize))
      taken = 0
    }
    let piece = unsafe blocks[blocks.count - 1] + taken
    taken += capacity
    return unsafe piece
  }

  mutating func freeAll() {
    freeBlocks()
    unsafe blocks.pop(to: 0)
    blockSize = 0
    taken = 0
    for size in unsafe 0..<free.count { unsafe free[size] = nil }
  }

  private func freeBlocks() {
    for block in unsafe 0..<blocks.count { unsafe blocks[block].deallocate() }
  }
}

extension Memo.Question {
  /// Bit by bit: NaN is what it is.
  fileprivate func isSame(_ other: Memo.Question) -> Bool {
    kind == other.kind && width.bitPattern == other.width.bitPattern
      && containingWidth.bitPattern == other.containingWidth.bitPattern
      && knownHeight.bitPattern == other.knownHeight.bitPattern
      && containingHeight.bitPattern == other.containingHeight.bitPattern
      && height.bitPattern == other.height.bitPattern
  }

  /// A byte that is mostly another for another question.
  fileprivate var tag: UInt8 {
    var hash = UInt64(kind.rawValue)
    @inline(__always) func mix(_ value: Double) {
      hash = (hash ^ value.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 29
    }
    mix(width)
    mix(containingWidth)
    mix(knownHeight)
    mix(containingHeight)
    mix(height)
    return UInt8(truncatingIfNeeded: hash &>> 24)
  }
}
