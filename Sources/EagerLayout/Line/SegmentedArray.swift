/// An array of plain values in several segments of memory. Each segment is as long as all previous segments together.
/// Growing copies no values, and touches only memory that is written.
@safe
struct SegmentedArray<Element: BitwiseCopyable>: ~Copyable {
  private static var firstLength: Int { 16 }

  private(set) var count = 0
  private var firstSegment: UnsafeMutablePointer<Element>?
  /// The segments after the first: segment `n` of these begins at index `firstLength << n`.
  private var laterSegments: UnsafeMutablePointer<UnsafeMutablePointer<Element>>?
  /// The number of allocated segments, including empty ones.
  private var segmentCount = 0
  /// The address for the next value, and the end of the segment that contains the address.
  private var next: UnsafeMutablePointer<Element>?
  private var end: UnsafeMutablePointer<Element>?

  init() {}

  init(copying original: borrowing SegmentedArray) {
    self.init()
    for index in 0..<original.count { append(original[index]) }
  }

  deinit {
    for later in 0..<max(0, segmentCount - 1) { unsafe laterSegments.unsafelyUnwrapped[later].deallocate() }
    unsafe laterSegments?.deallocate()
    unsafe firstSegment?.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress { unsafe UnsafePointer(address(of: index)) }
    unsafeMutableAddress { unsafe address(of: index) }
  }

  @inline(__always)
  private func address(of index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count, "The index is outside of the segments.")
    if index < Self.firstLength { return unsafe firstSegment.unsafelyUnwrapped + index }
    // The highest bit of an index selects the segment. The bits below it are the position in the segment.
    let bit = Int.bitWidth - 1 - index.leadingZeroBitCount
    let laterIndex = bit &- Self.firstLength.trailingZeroBitCount
    return unsafe laterSegments.unsafelyUnwrapped[laterIndex] + (index ^ (1 &<< bit))
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if unsafe next == end { advance() }
    unsafe next.unsafelyUnwrapped.initialize(to: element)
    unsafe next = next.unsafelyUnwrapped + 1
    count &+= 1
  }

  mutating func removeAll() {
    count = 0
    unsafe next = firstSegment
    unsafe end = firstSegment.map { unsafe $0 + Self.firstLength }
  }

  /// Continues with the segment that begins at index `count`, and allocates it if necessary.
  @inline(never)
  private mutating func advance() {
    let length = max(count, Self.firstLength)
    let segmentIndex =
      count < Self.firstLength ? 0 : count.trailingZeroBitCount - Self.firstLength.trailingZeroBitCount + 1
    if segmentIndex == segmentCount {
      let segment = UnsafeMutablePointer<Element>.allocate(capacity: length)
      if segmentIndex == 0 {
        unsafe firstSegment = segment
      } else {
        if segmentIndex == 1 {
          unsafe laterSegments = .allocate(capacity: Int.bitWidth - Self.firstLength.trailingZeroBitCount)
        }
        unsafe (laterSegments.unsafelyUnwrapped + (segmentIndex - 1)).initialize(to: segment)
      }
      segmentCount += 1
    }
    unsafe next = segmentIndex == 0 ? firstSegment : laterSegments.unsafelyUnwrapped[segmentIndex - 1]
    unsafe end = next.unsafelyUnwrapped + length
  }
}
