/// How what lies in the order of nodes is put into another order: in stretches that stay together.
///
///     Before  a b c d e f       x, y new, b removed, f moved
///     After   a x y f c d e
struct Rearrangement {
  /// Values that are neighbours before and after.
  struct Stretch {
    /// Where it was; -1 where the values are new.
    var old: Int
    /// Where it goes.
    var new: Int
    var count: Int

    var oldEnd: Int { old + count }
    var isNew: Bool { old < 0 }
    var isMoved: Bool { old != new }
  }

  /// By the new order.
  private(set) var stretches: ContiguousArray<Stretch> = []
  /// How many values there are afterwards.
  private(set) var count = 0
  /// Which stretches are in their old order among each other; the others are lifted out first. Empty where there are too many
  /// to find that out: then all are copied.
  private var keepsOrder: ContiguousArray<Bool> = []

  /// Adds values that were at a place, -1 if they are new, after those before.
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

  /// Whether anything changes for so many values.
  func changes(_ oldCount: Int) -> Bool { count != oldCount || stretches.contains { $0.isMoved } }

  /// Where values begin to lie elsewhere than before.
  var firstChange: Int { stretches.firstIndex { $0.isMoved } ?? stretches.count }

  private static var mostInPlace: Int { 64 }

  /// Finds out which stretches may keep their order: those that hold the most values together.
  mutating func plan() {
    keepsOrder = []
    if stretches.count > Self.mostInPlace { return }
    // The most values of stretches in order that end with each, and the one before it.
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

  /// Whether values are put in order where they lie, and not copied.
  var isInPlace: Bool { !keepsOrder.isEmpty }

  /// Puts values in order where they lie: there is room for as many as there are before and afterwards. What is new is left as
  /// it is.
  func rearrange<Value: BitwiseCopyable>(_ values: UnsafeMutablePointer<Value>) {
    var lifted: ContiguousArray<Value> = []
    for (index, stretch) in stretches.enumerated() where !stretch.isNew && !keepsOrder[index] {
      unsafe lifted.append(contentsOf: UnsafeBufferPointer(start: values + stretch.old, count: stretch.count))
    }
    // What goes to the left never lies where something goes to the right.
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

  /// Which way a stretch is moved that keeps its order; nil where it stays, or is lifted out.
  private func goesLeft(_ index: Int) -> Bool? {
    keepsOrder[index] && stretches[index].isMoved ? stretches[index].new < stretches[index].old : nil
  }

  /// Copies values in order to where nothing is yet.
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
  /// Puts the values of an array in order; those that are new are the one given.
  func rearrange<Value: BitwiseCopyable>(_ values: inout ContiguousArray<Value>, new value: Value) {
    guard isInPlace else {
      // Some room more, as most trees that grow go on to.
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

  /// The same of a storage.
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

/// Room for so many values and some more, in a tree whose nodes become more and less.
func roomFor(_ count: Int) -> Int { count + count / 16 + 8 }
