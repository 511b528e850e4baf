/// A permutation of values in node order, as a list of blocks that stay together.
///
///     Before  a b c d e f       x, y new, b removed, f moved
///     After   a x y f c d e
struct NodePermutation {
  /// Values that are adjacent both before and after the permutation.
  struct Block {
    /// The old position; -1 for new values.
    var old: Int
    var new: Int
    var count: Int

    var oldEnd: Int { old + count }
    var isNew: Bool { old < 0 }
    var isMoved: Bool { old != new }
  }

  /// The blocks in the new order.
  private(set) var blocks: ContiguousArray<Block> = []
  /// The number of values after the permutation.
  private(set) var count = 0
  /// For each block, whether it is moved in place. Such blocks keep their order among each other; all other blocks are
  /// copied out first. Set by ``plan()``. Empty if there are too many blocks to plan: all values are then copied to new
  /// memory.
  private var keepsOrder: ContiguousArray<Bool> = []

  /// Appends values from an old position, or new values for -1.
  @inline(__always)
  mutating func append(from old: Int, count added: Int) {
    let last = blocks.count - 1
    if last >= 0, old < 0 ? blocks[last].isNew : blocks[last].oldEnd == old && !blocks[last].isNew {
      blocks[last].count += added
    } else {
      blocks.append(Block(old: old, new: count, count: added))
    }
    count += added
  }

  /// Whether the permutation changes an array of the given count.
  func changes(_ oldCount: Int) -> Bool { count != oldCount || blocks.contains { $0.isMoved } }

  /// The index of the first block whose position changes.
  var firstChange: Int { blocks.firstIndex { $0.isMoved } ?? blocks.count }

  /// The maximum number of blocks for a permutation in place. The cost of ``plan()`` is quadratic in their number.
  private static var maxBlocksInPlace: Int { 64 }

  /// Selects the blocks to move in place: of all selections in ascending order, the one with the most values.
  mutating func plan() {
    keepsOrder = []
    if blocks.count > Self.maxBlocksInPlace { return }
    // For each block, the ascending selection with the most values that ends with this block: the number of its values,
    // and its block before this one, or -1 if there is none.
    var best: ContiguousArray<(count: Int, previous: Int)> = [], last = -1
    for index in blocks.indices {
      var count = 0, previous = -1
      if blocks[index].isNew {
        best.append((0, -1))
        continue
      }
      for earlier in 0..<index where !blocks[earlier].isNew && blocks[earlier].old < blocks[index].old {
        if best[earlier].count > count { (count, previous) = (best[earlier].count, earlier) }
      }
      best.append((count + blocks[index].count, previous))
      if last < 0 || best[index].count > best[last].count { last = index }
    }
    keepsOrder = ContiguousArray(repeating: false, count: blocks.count)
    while last >= 0 {
      keepsOrder[last] = true
      last = best[last].previous
    }
  }

  /// Whether values are permuted in place instead of being copied.
  var isInPlace: Bool { !keepsOrder.isEmpty }

  /// Permutes values in place. The memory must have space for the values before and afterwards. New values are not
  /// written.
  func permute<Value: BitwiseCopyable>(_ values: UnsafeMutablePointer<Value>) {
    var copiedOut: ContiguousArray<Value> = []
    for (index, block) in blocks.enumerated() where !block.isNew && !keepsOrder[index] {
      unsafe copiedOut.append(contentsOf: UnsafeBufferPointer(start: values + block.old, count: block.count))
    }
    // A block that moves left never overlaps the source of a block that moves right.
    func move(_ index: Int) {
      let block = blocks[index]
      unsafe (values + block.new).update(from: values + block.old, count: block.count)
    }
    for index in blocks.indices where movesLeft(index) == true { move(index) }
    for index in blocks.indices.reversed() where movesLeft(index) == false { move(index) }
    if copiedOut.isEmpty { return }
    unsafe copiedOut.withUnsafeBufferPointer { copiedOut in
      var next = 0
      for (index, block) in blocks.enumerated() where !block.isNew && !keepsOrder[index] {
        unsafe (values + block.new).update(from: copiedOut.baseAddress.unsafelyUnwrapped + next, count: block.count)
        next += block.count
      }
    }
  }

  /// Whether a block is moved to the left in place; `nil` if it stays or is copied out.
  private func movesLeft(_ index: Int) -> Bool? {
    keepsOrder[index] && blocks[index].isMoved ? blocks[index].new < blocks[index].old : nil
  }

  /// Copies values to uninitialized memory, in the new order.
  func copy<Value: BitwiseCopyable>(
    from values: UnsafePointer<Value>, to ordered: UnsafeMutablePointer<Value>, new value: Value
  ) {
    for block in blocks {
      if block.isNew {
        unsafe (ordered + block.new).initialize(repeating: value, count: block.count)
      } else {
        unsafe (ordered + block.new).initialize(from: values + block.old, count: block.count)
      }
    }
  }
}

extension NodePermutation {
  /// Permutes the values of an array. New elements are set to `value`.
  func permute<Value: BitwiseCopyable>(_ values: inout ContiguousArray<Value>, new value: Value) {
    guard isInPlace else {
      var ordered: ContiguousArray<Value> = []
      ordered.reserveCapacity(reservedCapacity(for: count))
      for block in blocks {
        if block.isNew {
          ordered.append(contentsOf: repeatElement(value, count: block.count))
        } else {
          ordered.append(contentsOf: values[block.old..<block.oldEnd])
        }
      }
      values = ordered
      return
    }
    if count > values.count {
      if count > values.capacity { values.reserveCapacity(reservedCapacity(for: count)) }
      values.append(contentsOf: repeatElement(value, count: count - values.count))
    }
    unsafe values.withUnsafeMutableBufferPointer { values in
      unsafe permute(values.baseAddress.unsafelyUnwrapped)
    }
    for block in blocks where block.isNew {
      for index in block.new..<block.new + block.count { values[index] = value }
    }
    if count < values.count { values.removeLast(values.count - count) }
  }

  /// Permutes the values of a storage. New elements are set to `value`.
  func permute<Value: BitwiseCopyable>(_ values: inout Storage<Value>, new value: Value) {
    guard isInPlace else {
      values = Storage(values, in: self, new: value)
      return
    }
    values.resize(to: max(count, values.count), new: value)
    unsafe values.withPointer { unsafe permute($0) }
    for block in blocks where block.isNew {
      for index in block.new..<block.new + block.count { values[index] = value }
    }
    values.resize(to: count, new: value)
  }
}

/// Returns the capacity to allocate for a number of values. It has a reserve, since most trees that grow continue to
/// grow.
func reservedCapacity(for count: Int) -> Int { count + count / 16 + 8 }
