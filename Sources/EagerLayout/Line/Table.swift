/// Values of some items, identified by indices. Indices of removed values are reused.
struct Table<Value: Sendable>: Sendable {
  private(set) var values: ContiguousArray<Value> = []
  private var empty: ContiguousArray<Int32> = []

  var isEmpty: Bool { values.count == empty.count }

  subscript(number: Int32) -> Value {
    @inline(__always) _read { yield values[Int(number)] }
    @inline(__always) _modify { yield &values[Int(number)] }
  }

  mutating func insert(_ value: Value) -> Int32 {
    if let number = empty.popLast() {
      values[Int(number)] = value
      return number
    }
    values.append(value)
    return Int32(truncatingIfNeeded: values.count - 1)
  }

  mutating func remove(_ number: Int32) { empty.append(number) }

  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    empty.removeAll(keepingCapacity: true)
  }
}

/// A ``Table`` of plain values, which never move.
struct PlainTable<Value: BitwiseCopyable>: ~Copyable {
  private var values = Segments<Value>()
  private var empty: ContiguousArray<Int32> = []

  init() {}

  /// Creates a copy with its own memory.
  init(copying original: borrowing PlainTable) {
    values = Segments(copying: original.values)
    empty = original.empty
  }

  subscript(number: Int32) -> Value {
    @inline(__always) _read { yield values[Int(number)] }
    @inline(__always) set { values[Int(number)] = newValue }
  }

  mutating func insert(_ value: Value) -> Int32 {
    if let number = empty.popLast() {
      values[Int(number)] = value
      return number
    }
    values.append(value)
    return Int32(truncatingIfNeeded: values.count - 1)
  }

  mutating func remove(_ number: Int32) { empty.append(number) }

  mutating func removeAll() {
    values.removeAll()
    empty.removeAll(keepingCapacity: true)
  }
}
