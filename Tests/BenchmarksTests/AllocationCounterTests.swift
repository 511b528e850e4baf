import AllocationCounter
import Testing

@Suite("The counter of allocations", .serialized, .enabled(if: canCountAllocations()))
struct AllocationCounterTests {
  // Other tests run at the same time, allocate, and free what they had before. The blocks are larger than twice all that
  // they hold, and never touched.

  @Test("counts a known allocation, and its bytes")
  func counts() {
    startCountingAllocations()
    let block = UnsafeMutableRawPointer.allocate(byteCount: 1 << 29, alignment: 16)
    let counts = stopCountingAllocations()
    unsafe block.deallocate()
    #expect(counts.count >= 1)
    #expect(counts.liveBytes > 1 << 28)
    #expect(counts.peakBytes >= counts.liveBytes)
  }

  @Test("knows the most bytes at once when they are free again")
  func peak() {
    startCountingAllocations()
    for _ in 0..<4 { unsafe UnsafeMutableRawPointer.allocate(byteCount: 1 << 29, alignment: 4096).deallocate() }
    let counts = stopCountingAllocations()
    #expect(counts.count >= 4)
    #expect(counts.peakBytes > 1 << 28)
    #expect(counts.liveBytes < 1 << 28)
    #expect(counts.peakBytes < 3 << 28)
  }

  @Test("counts nothing while it is not told to")
  func stopped() {
    startCountingAllocations()
    _ = stopCountingAllocations()
    unsafe UnsafeMutableRawPointer.allocate(byteCount: 1 << 29, alignment: 16).deallocate()
    #expect(stopCountingAllocations().peakBytes < 1 << 28)
  }
}
