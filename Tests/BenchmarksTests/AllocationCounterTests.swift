import AllocationCounter
import Testing

@Suite("Allocation counter", .serialized, .enabled(if: canCountAllocations()))
struct AllocationCounterTests {
  // Other tests allocate and free memory at the same time. The blocks are larger than twice the memory of these tests.
  // Their bytes are never used.

  @Test("The allocation counter counts an allocation and its live bytes")
  func countsAllocation() {
    startCountingAllocations()
    let block = UnsafeMutableRawPointer.allocate(byteCount: 1 << 29, alignment: 16)
    let counts = stopCountingAllocations()
    unsafe block.deallocate()
    #expect(counts.count >= 1)
    #expect(counts.liveBytes > 1 << 28)
    #expect(counts.peakBytes >= counts.liveBytes)
  }

  @Test("The allocation counter reports the peak of live bytes even after the bytes are freed")
  func countsPeakBytes() {
    startCountingAllocations()
    for _ in 0..<4 { unsafe UnsafeMutableRawPointer.allocate(byteCount: 1 << 29, alignment: 4096).deallocate() }
    let counts = stopCountingAllocations()
    #expect(counts.count >= 4)
    #expect(counts.peakBytes > 1 << 28)
    #expect(counts.liveBytes < 1 << 28)
    #expect(counts.peakBytes < 3 << 28)
  }

  @Test("The allocation counter counts nothing while it is stopped")
  func countsNothingWhenStopped() {
    startCountingAllocations()
    _ = stopCountingAllocations()
    unsafe UnsafeMutableRawPointer.allocate(byteCount: 1 << 29, alignment: 16).deallocate()
    #expect(stopCountingAllocations().peakBytes < 1 << 28)
  }
}
