/// A growing list of plain values that never move: each segment is as long as all previous ones together, so that
/// growing copies nothing and touches only memory that is written.
@safe
struct Segments<Element: BitwiseCopyable>: ~Copyable {
  /// The length of the first segment.
  private static var start: Int { 16 }

  private(set) var count = 0
  private var first: UnsafeMutablePointer<Element>?
  /// The segments after the first: number `n` begins at index `start << n`.
  private var others: UnsafeMutablePointer<UnsafeMutablePointer<Element>>?
  /// The number of segments, including empty ones.
  private var segments = 0
  /// The address for the next value, and the end of its segment.
  private var next: UnsafeMutablePointer<Element>?
  private var end: UnsafeMutablePointer<Element>?

  init() {}

  /// Creates a copy with its own memory.
  init(copying original: borrowing Segments) {
    self.init()
    for index in 0..<original.count { append(original[index]) }
  }

  deinit {
    for number in 0..<max(0, segments - 1) { unsafe others.unsafelyUnwrapped[number].deallocate() }
    unsafe others?.deallocate()
    unsafe first?.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress { unsafe UnsafePointer(address(of: index)) }
    unsafeMutableAddress { unsafe address(of: index) }
  }

  @inline(__always)
  private func address(of index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count, "The index is outside of the segments.")
    if index < Self.start { return unsafe first.unsafelyUnwrapped + index }
    // The highest bit of an index selects the segment, the bits below it the position in the segment.
    let bit = Int.bitWidth - 1 - index.leadingZeroBitCount
    let number = bit &- Self.start.trailingZeroBitCount
    return unsafe others.unsafelyUnwrapped[number] + (index ^ (1 &<< bit))
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if unsafe next == end { advance() }
    unsafe next.unsafelyUnwrapped.initialize(to: element)
    unsafe next = next.unsafelyUnwrapped + 1
    count &+= 1
  }

  /// Removes all values and keeps the memory.
  mutating func removeAll() {
    count = 0
    unsafe next = first
    unsafe end = first.map { unsafe $0 + Self.start }
  }

  /// Opens the segment that begins at index `count`.
  @inline(never)
  private mutating func advance() {
    let length = max(count, Self.start)
    let number = count < Self.start ? 0 : count.trailingZeroBitCount - Self.start.trailingZeroBitCount + 1
    if number == segments {
      let segment = UnsafeMutablePointer<Element>.allocate(capacity: length)
      if number == 0 {
        unsafe first = segment
      } else {
        if number == 1 { unsafe others = .allocate(capacity: Int.bitWidth - Self.start.trailingZeroBitCount) }
        unsafe (others.unsafelyUnwrapped + (number - 1)).initialize(to: segment)
      }
      segments += 1
    }
    unsafe next = number == 0 ? first : others.unsafelyUnwrapped[number - 1]
    unsafe end = next.unsafelyUnwrapped + length
  }
}
