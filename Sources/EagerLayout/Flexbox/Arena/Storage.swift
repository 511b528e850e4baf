/// Plain values on the heap, modified in place by the engine's passes.
///
/// An array without the uniqueness check at each write. Bounds are checked in debug builds.
@safe
struct Storage<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    unsafe base.initialize(repeating: element, count: count)
    self.count = count
  }

  /// Creates elements from their indices.
  init(count: Int, _ element: (Int) -> Element) {
    self.init(capacity: count)
    for index in 0..<count { unsafe (base + index).initialize(to: element(index)) }
    self.count = count
  }

  /// Creates a reordered copy of another storage; new values are `element`.
  init(_ other: borrowing Storage, in order: NodePermutation, new element: Element) {
    self.init(capacity: reservedCapacity(for: order.count))
    unsafe order.copy(from: other.base, to: base, new: element)
    count = order.count
  }

  deinit { if capacity > 0 { unsafe base.deallocate() } }

  /// A view of the values, which must not outlive the storage.
  var view: MutableView<Element> { unsafe MutableView(base, count: count) }

  func copy() -> Storage {
    var copy = Storage(capacity: count)
    unsafe copy.base.initialize(from: base, count: count)
    copy.count = count
    return copy
  }

  private init(capacity: Int) {
    self.capacity = capacity
    unsafe base = capacity > 0 ? .allocate(capacity: capacity) : .nowhere
    count = 0
  }

  /// Removes values from the end, or appends some.
  mutating func resize(to count: Int, new element: Element) {
    if count > capacity {
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: reservedCapacity(for: count))
      unsafe larger.initialize(from: base, count: self.count)
      if capacity > 0 { unsafe base.deallocate() }
      unsafe base = larger
      capacity = reservedCapacity(for: count)
    }
    if count > self.count { unsafe (base + self.count).initialize(repeating: element, count: count - self.count) }
    self.count = count
  }

  /// Replaces all values by a number of equal ones, in the same memory if there is enough.
  mutating func reset(to element: Element, count: Int) {
    self.count = 0
    resize(to: count, new: element)
  }

  /// Calls a function with the address of the values.
  mutating func withPointer(_ body: (UnsafeMutablePointer<Element>) -> Void) { unsafe body(base) }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count, "The index is outside of the storage.")
      return unsafe UnsafePointer(base + index)
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count, "The index is outside of the storage.")
      return unsafe base + index
    }
  }
}

/// A growing stack of plain values that keeps its memory. It allocates at the first push.
@safe
struct Stack<Element: BitwiseCopyable>: ~Copyable {
  private var base = unsafe UnsafeMutablePointer<Element>.nowhere
  private var capacity = 0
  private(set) var count = 0

  init() {}

  deinit { if capacity > 0 { unsafe base.deallocate() } }

  @inline(__always)
  mutating func push(_ element: Element) {
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    count -= 1
    return unsafe base[count]
  }

  /// A view of the values, valid until the next push.
  var view: MutableView<Element> { unsafe MutableView(base, count: count) }

  /// Removes all but the first values.
  @inline(__always)
  mutating func pop(to count: Int) { self.count = count }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count, "The index is outside of the stack.")
      return unsafe UnsafePointer(base + index)
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count, "The index is outside of the stack.")
      return unsafe base + index
    }
  }

  // The first capacity: 1 KB, which is enough for a small tree.
  private static var first: Int { max(1024 / MemoryLayout<Element>.stride, 4) }

  @inline(never)
  private mutating func grow() {
    let room = capacity > 0 ? capacity * 2 : Self.first
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    unsafe larger.moveInitialize(from: base, count: count)
    if capacity > 0 { unsafe base.deallocate() }
    unsafe base = larger
    capacity = room
  }
}

/// Values that the engine reads and another object owns. Bounds are checked in debug builds.
@safe
struct View<Element> {
  private let base: UnsafePointer<Element>?
  #if DEBUG
    private let count: Int
  #endif

  init() { unsafe self.init(UnsafeBufferPointer(start: nil, count: 0)) }

  init(_ buffer: UnsafeBufferPointer<Element>) {
    unsafe base = buffer.baseAddress
    #if DEBUG
      count = buffer.count
    #endif
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      #if DEBUG
        assert(index >= 0 && index < count, "The index is outside of the view.")
      #endif
      return unsafe base.unsafelyUnwrapped + index
    }
  }
}

/// Values that the engine writes and a storage owns. Bounds are checked in debug builds.
@safe
struct MutableView<Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>
  #if DEBUG
    private let count: Int
  #endif

  init(_ base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = base
    #if DEBUG
      self.count = count
    #endif
  }

  /// Creates a view of at least one value.
  init(_ buffer: UnsafeMutableBufferPointer<Element>) {
    unsafe self.init(buffer.baseAddress.unsafelyUnwrapped, count: buffer.count)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      #if DEBUG
        assert(index >= 0 && index < count, "The index is outside of the view.")
      #endif
      return unsafe UnsafePointer(base + index)
    }
    nonmutating unsafeMutableAddress {
      #if DEBUG
        assert(index >= 0 && index < count, "The index is outside of the view.")
      #endif
      return unsafe base + index
    }
  }
}

extension UnsafeMutablePointer {
  /// An address without memory, for empty lists.
  static var nowhere: UnsafeMutablePointer {
    unsafe UnsafeMutablePointer(bitPattern: MemoryLayout<Pointee>.alignment).unsafelyUnwrapped
  }
}
