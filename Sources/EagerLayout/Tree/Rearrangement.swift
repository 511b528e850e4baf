/// A permutation of values in node order, as a list of blocks that stay together.
///
///     Before  a b c d e f       x, y new, b removed, f moved
///     After   a x y f c d e
struct Rearrangement {
  /// Values that are adjacent both before and after.
  struct Stretch {
    /// The old position; -1 for new values.
    var old: Int
    var new: Int
    var count: Int

    var oldEnd: Int { old + count }
    var isNew: Bool { old < 0 }
    var isMoved: Bool { old != new }
  }

  /// Blocks in the new order.
  private(set) var stretches: ContiguousArray<Stretch> = []
  /// The number of values afterwards.
  private(set) var count = 0
  /// Whether each block keeps its order relative to others; all other blocks are copied out first. Empty if there are
  /// too many blocks to compute this: then all values are copied.
  private var keepsOrder: ContiguousArray<Bool> = []

  /// Appends values from an old position, or new values for -1.
  @inline(__always)
  mutating func append(from old: Int, count added: Int) {
    let last = stretches.count - 1
    if last >= 0, old < 0 ? stretches[last].isNew : stretches[last].oldEnd == old && !stretches[last].isNew {
      stretches[last].count += added
    } else {
      stretches.append(Stretch(old: old, new: count, count: added))
    }
    count += added
  }

  /// Whether the permutation changes an array of the given count.
  func changes(_ oldCount: Int) -> Bool { count != oldCount || stretches.contains { $0.isMoved } }

  /// The index of the first block whose position changes.
  var firstChange: Int { stretches.firstIndex { $0.isMoved } ?? stretches.count }

  private static var mostInPlace: Int { 64 }

  /// Selects the blocks that may keep their order: the selection with the most values.
  mutating func plan() {
    keepsOrder = []
    if stretches.count > Self.mostInPlace { return }
    // For each block, the maximum number of values in order that end with it, and the block before it.
    var best: ContiguousArray<(count: Int, before: Int)> = [], last = -1
    for index in stretches.indices {
      var count = 0, before = -1
      if stretches[index].isNew {
        best.append((0, -1))
        continue
      }
      for earlier in 0..<index where !stretches[earlier].isNew && stretches[earlier].old < stretches[index].old {
        if best[earlier].count > count { (count, before) = (best[earlier].count, earlier) }
      }
      best.append((count + stretches[index].count, before))
      if last < 0 || best[index].count > best[last].count { last = index }
    }
    keepsOrder = ContiguousArray(repeating: false, count: stretches.count)
    while last >= 0 {
      keepsOrder[last] = true
      last = best[last].before
    }
  }

  /// Whether values are permuted in place instead of being copied.
  var isInPlace: Bool { !keepsOrder.isEmpty }

  /// Permutes values in place. The memory must fit the counts before and afterwards. New values are not written.
  func rearrange<Value: BitwiseCopyable>(_ values: UnsafeMutablePointer<Value>) {
    var lifted: ContiguousArray<Value> = []
    for (index, stretch) in stretches.enumerated() where !stretch.isNew && !keepsOrder[index] {
      unsafe lifted.append(contentsOf: UnsafeBufferPointer(start: values + stretch.old, count: stretch.count))
    }
    // A block that moves left never overlaps the source of a block that moves right.
    func move(_ index: Int) {
      let stretch = stretches[index]
      unsafe (values + stretch.new).update(from: values + stretch.old, count: stretch.count)
    }
    for index in stretches.indices where goesLeft(index) == true { move(index) }
    for index in stretches.indices.reversed() where goesLeft(index) == false { move(index) }
    if lifted.isEmpty { return }
    unsafe lifted.withUnsafeBufferPointer { lifted in
      var next = 0
      for (index, stretch) in stretches.enumerated() where !stretch.isNew && !keepsOrder[index] {
        unsafe (values + stretch.new).update(from: lifted.baseAddress.unsafelyUnwrapped + next, count: stretch.count)
        next += stretch.count
      }
    }
  }

  /// Whether an ordered block moves to the left; `nil` if it stays or is copied out.
  private func goesLeft(_ index: Int) -> Bool? {
    keepsOrder[index] && stretches[index].isMoved ? stretches[index].new < stretches[index].old : nil
  }

  /// Copies values in order to uninitialized memory.
  func copy<Value: BitwiseCopyable>(
    from values: UnsafePointer<Value>, to ordered: UnsafeMutablePointer<Value>, new value: Value
  ) {
    for stretch in stretches {
      if stretch.isNew {
        unsafe (ordered + stretch.new).initialize(repeating: value, count: stretch.count)
      } else {
        unsafe (ordered + stretch.new).initialize(from: values + stretch.old, count: stretch.count)
      }
    }
  }
}

extension Rearrangement {
  /// Permutes the values of an array; new values are the given one.
  func rearrange<Value: BitwiseCopyable>(_ values: inout ContiguousArray<Value>, new value: Value) {
    guard isInPlace else {
      // Reserve extra capacity, since most trees that grow continue to grow.
      var ordered: ContiguousArray<Value> = []
      ordered.reserveCapacity(roomFor(count))
      for stretch in stretches {
        if stretch.isNew {
          ordered.append(contentsOf: repeatElement(value, count: stretch.count))
        } else {
          ordered.append(contentsOf: values[stretch.old..<stretch.oldEnd])
        }
      }
      values = ordered
      return
    }
    if count > values.count {
      if count > values.capacity { values.reserveCapacity(roomFor(count)) }
      values.append(contentsOf: repeatElement(value, count: count - values.count))
    }
    unsafe values.withUnsafeMutableBufferPointer { values in
      unsafe rearrange(values.baseAddress.unsafelyUnwrapped)
    }
    for stretch in stretches where stretch.isNew {
      for index in stretch.new..<stretch.new + stretch.count { values[index] = value }
    }
    if count < values.count { values.removeLast(values.count - count) }
  }

  /// Permutes the values of a storage; new values are the given one.
  func rearrange<Value: BitwiseCopyable>(_ values: inout Storage<Value>, new value: Value) {
    guard isInPlace else {
      values = Storage(values, in: self, new: value)
      return
    }
    values.resize(to: max(count, values.count), new: value)
    unsafe values.withPointer { unsafe rearrange($0) }
    for stretch in stretches where stretch.isNew {
      for index in stretch.new..<stretch.new + stretch.count { values[index] = value }
    }
    values.resize(to: count, new: value)
  }
}

/// The capacity for a number of values, with a reserve for a tree that grows and shrinks.
func roomFor(_ count: Int) -> Int { count + count / 16 + 8 }
