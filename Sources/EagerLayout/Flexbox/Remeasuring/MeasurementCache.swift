/// A cache of measurements. A node's measurements stay valid between layouts while its subtree is unchanged.
///
/// If widths depend on heights, a node's content is measured several times: while its parent is measured, when lines
/// are broken, and at the end. Its descendants are measured each time, too. Caching each result keeps the cost of
/// nested nodes from doubling with every level.
///
/// The cache keeps the 16 most recent entries of each node, because repeated measurements follow soon after each other.
struct MeasurementCache: ~Copyable {
  /// The inputs of a measurement. Inputs that do not matter for its kind are missing.
  struct Key: BitwiseCopyable {
    var kind: MeasurementKind
    var width = OptionalLength.none
    var containingWidth = OptionalLength.none
    var definiteHeights = DefiniteHeights()
    /// For intrinsic widths, the inner height that they depend on; for laid-out content, the height it is laid out in.
    var height = OptionalLength.none
  }

  struct Entry: BitwiseCopyable {
    var key: Key
    /// The depth of nested measurements that led to the result.
    var depth: Int32
    /// The index of the result's steps in the recorder; -1 without a record.
    var step: Int32 = -1
    /// The result; a height is stored as both widths.
    var result: IntrinsicWidths
  }

  // The entries of each node; empty before the first one.
  private var tables = Storage(repeating: NodeEntries(), count: 0)
  private var pool = EntryPool()
  /// The first layout whose results are valid. The memory of earlier entries is used again.
  var firstLayout: UInt32 = 1
  /// The maximum number of entries of a node, a power of two. Tests set a lower number.
  var capacity = NodeEntries.most

  /// Returns the entry of a node for a key, if it was stored since the layout that last changed the node.
  func entry(for key: Key, of node: Int, changedIn layout: UInt32) -> Entry? {
    guard tables.count > 0, tables[node].layout == layout else { return nil }
    return tables[node].entry(for: key)
  }

  /// Stores an entry of a node, and removes those from before the layout that last changed the node. `count` is the
  /// number of nodes. Returns `false` if there was no space beside 16 valid entries.
  mutating func store(_ entry: Entry, of node: Int, among count: Int, changedIn layout: UInt32) -> Bool {
    if tables.count == 0 { tables = Storage(repeating: NodeEntries(), count: count) }
    var table = tables[node]
    if table.layout != layout { table.removeAll() }
    table.layout = layout
    if table.isFull, table.capacity < capacity { pool.grow(&table) }
    let hasSpace = !table.isFull || table.capacity < NodeEntries.most
    table.append(entry)
    tables[node] = table
    return hasSpace
  }

  /// Removes all entries, since the nodes or the layouts get new numbers.
  mutating func removeAll() {
    tables = Storage(repeating: NodeEntries(), count: 0)
    pool.freeAll()
    firstLayout = 1
  }
}

/// The most recent entries of a node.
@safe
struct NodeEntries: BitwiseCopyable {
  /// The maximum number of entries, one for each tag.
  static var most: Int { 16 }

  private var entries: UnsafeMutablePointer<MeasurementCache.Entry>?
  /// The layout that last changed the node.
  var layout: UInt32 = 0
  private(set) var capacity: UInt8 = 0
  private var count: UInt8 = 0
  // The index of the next entry; in a full table, the oldest one.
  private var next: UInt8 = 0
  // A byte of the hash of each entry's key. A key is compared only with the entries that have its byte.
  private var tags = SIMD16<UInt8>()

  /// Creates a table without capacity.
  init() { unsafe entries = nil }

  var isFull: Bool { count == capacity }

  func entry(for key: MeasurementCache.Key) -> MeasurementCache.Entry? {
    guard count > 0, let entries = unsafe entries else { return nil }
    let tag = key.tag
    for index in 0..<Int(count) where tags[index] == tag {
      if unsafe entries[index].key.equals(key) { return unsafe entries[index] }
    }
    return nil
  }

  /// Appends an entry; a full table replaces the oldest one.
  mutating func append(_ entry: MeasurementCache.Entry) {
    guard let entries = unsafe entries else { return }
    unsafe entries[Int(next)] = entry
    tags[Int(next)] = entry.key.tag
    next = next + 1 == capacity ? 0 : next + 1
    count = min(count + 1, capacity)
  }

  mutating func removeAll() {
    count = 0
    next = 0
  }

  /// Moves the entries to larger memory, and returns the old memory.
  mutating func move(
    to larger: UnsafeMutablePointer<MeasurementCache.Entry>, capacity: Int
  ) -> UnsafeMutablePointer<MeasurementCache.Entry>? {
    let old = unsafe entries
    if let old = unsafe old { unsafe larger.initialize(from: old, count: Int(count)) }
    unsafe entries = larger
    next = count
    self.capacity = UInt8(truncatingIfNeeded: capacity)
    return unsafe old
  }
}

/// Memory for tables whose capacity is a power of two, in blocks that never move.
///
/// Not private: in an optimized build of single files (Swift 6.3), the destructor of a private type only calls itself.
@safe
struct EntryPool: ~Copyable {
  private static var fewest: Int { 2 }

  private var blocks = unsafe Stack<UnsafeMutablePointer<MeasurementCache.Entry>>()
  // The size of the last block, and the number of entries in use.
  private var blockSize = 0
  private var taken = 0
  // The first free piece for each capacity, which stores the address of the next one. Empty until one is free.
  private var free = unsafe Storage<UnsafeMutablePointer<MeasurementCache.Entry>?>(repeating: nil, count: 0)

  deinit { freeBlocks() }

  mutating func grow(_ table: inout NodeEntries) {
    let old = Int(table.capacity), new = max(2 * old, Self.fewest)
    assert(new <= NodeEntries.most)
    if let left = unsafe table.move(to: take(new), capacity: new) {
      let size = old.trailingZeroBitCount
      if unsafe free.count == 0 {
        unsafe free = Storage(repeating: nil, count: NodeEntries.most.trailingZeroBitCount + 1)
      }
      unsafe UnsafeMutableRawPointer(left).storeBytes(
        of: free[size], as: UnsafeMutablePointer<MeasurementCache.Entry>?.self)
      unsafe free[size] = left
    }
  }

  private mutating func take(_ capacity: Int) -> UnsafeMutablePointer<MeasurementCache.Entry> {
    let size = capacity.trailingZeroBitCount
    if unsafe free.count > 0, let piece = unsafe free[size] {
      unsafe free[size] = UnsafeMutableRawPointer(piece).load(as: UnsafeMutablePointer<MeasurementCache.Entry>?.self)
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

extension MeasurementCache.Key {
  /// Whether two keys are equal. Lengths are compared by their bits, so that two missing lengths are equal.
  fileprivate func equals(_ other: MeasurementCache.Key) -> Bool {
    kind == other.kind && width.bitPattern == other.width.bitPattern
      && containingWidth.bitPattern == other.containingWidth.bitPattern
      && definiteHeights.own.bitPattern == other.definiteHeights.own.bitPattern
      && definiteHeights.containing.bitPattern == other.definiteHeights.containing.bitPattern
      && height.bitPattern == other.height.bitPattern
  }

  /// A byte that usually differs between keys.
  fileprivate var tag: UInt8 {
    var hash = UInt64(kind.rawValue)
    @inline(__always) func mix(_ length: OptionalLength) {
      hash = (hash ^ length.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 29
    }
    mix(width)
    mix(containingWidth)
    mix(definiteHeights.own)
    mix(definiteHeights.containing)
    mix(height)
    return UInt8(truncatingIfNeeded: hash &>> 24)
  }
}
