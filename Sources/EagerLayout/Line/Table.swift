/// Values that only some items have. The index of a value never changes; indices of removed values are reused.
struct Table<Value: Sendable>: Sendable {
  private(set) var values: ContiguousArray<Value> = []
  private var freeIndices: ContiguousArray<Int32> = []

  var isEmpty: Bool { values.count == freeIndices.count }

  subscript(index: Int32) -> Value {
    @inline(__always) _read { yield values[Int(index)] }
    @inline(__always) _modify { yield &values[Int(index)] }
  }

  mutating func insert(_ value: Value) -> Int32 {
    if let index = freeIndices.popLast() {
      values[Int(index)] = value
      return index
    }
    values.append(value)
    return Int32(truncatingIfNeeded: values.count - 1)
  }

  mutating func remove(_ index: Int32) { freeIndices.append(index) }

  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    freeIndices.removeAll(keepingCapacity: true)
  }
}

/// A ``Table`` of plain values, which never move in memory.
struct PlainTable<Value: BitwiseCopyable>: ~Copyable {
  private var values = SegmentedArray<Value>()
  private var freeIndices: ContiguousArray<Int32> = []

  init() {}

  init(copying original: borrowing PlainTable) {
    values = SegmentedArray(copying: original.values)
    freeIndices = original.freeIndices
  }

  subscript(index: Int32) -> Value {
    @inline(__always) _read { yield values[Int(index)] }
    @inline(__always) set { values[Int(index)] = newValue }
  }

  mutating func insert(_ value: Value) -> Int32 {
    if let index = freeIndices.popLast() {
      values[Int(index)] = value
      return index
    }
    values.append(value)
    return Int32(truncatingIfNeeded: values.count - 1)
  }

  mutating func remove(_ index: Int32) { freeIndices.append(index) }

  mutating func removeAll() {
    values.removeAll()
    freeIndices.removeAll(keepingCapacity: true)
  }
}
