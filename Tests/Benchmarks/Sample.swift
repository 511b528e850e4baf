import AllocationCounter

/// The measurements of one workload in one mode.
struct Sample {
  var workload: String
  var mode: String
  var nodes: Int
  /// The unit to which times refer.
  var unit: Benchmark.Unit
  /// The shortest time in nanoseconds.
  var minimum: Double
  var median: Double
  /// The number of allocations in one layout and their peak in bytes, or `nil` if they cannot be counted.
  var allocations: Int?
  var peakBytes: Int?
  /// The bytes of a retained tree after a layout.
  var treeBytes: Int?

  /// Returns a number of bytes per node.
  func perNode(_ bytes: Int?) -> Double? { bytes.map { Double($0) / Double(nodes) } }
}

extension Sample {
  /// Repeats the work for some time and stores the nanoseconds per unit.
  init(_ benchmark: Benchmark, seconds: Double, checksum: inout Double, _ work: Work) {
    let clock = ContinuousClock()
    checksum += work.run()  // warms up the caches
    let start = clock.now
    checksum += work.run()
    let once = nanoseconds(clock.now - start)
    // A batch is long compared with the resolution of the clock. Work that is undone each time is long enough alone.
    let batch = work.undo != nil ? 1 : max(1, Int(min(2_000_000 / max(once, 1), 1_000_000)))
    let runs = max(5, min(Int(seconds * 1e9 / (max(once, 1) * Double(batch))), 1_000))
    let units = Double(batch * (benchmark.unit == .node ? benchmark.nodes : 1))
    var times: [Double] = []
    for _ in 0..<runs {
      var sum = 0.0
      let time = clock.measure {
        for _ in 0..<batch { sum += work.body() }
      }
      checksum += sum + (work.undo?() ?? 0)
      times.append(nanoseconds(time) / units)
    }
    times.sort()
    workload = benchmark.workload
    mode = benchmark.mode
    nodes = benchmark.nodes
    unit = benchmark.unit
    minimum = times[0]
    median = times[times.count / 2]
    guard canCountAllocations() else { return }
    startCountingAllocations()
    let sum = work.body()
    let counts = stopCountingAllocations()
    checksum += sum + (work.undo?() ?? 0)
    allocations = Int(counts.count)
    peakBytes = Int(counts.peakBytes)
    if benchmark.keepsTree { treeBytes = Self.treeBytes(benchmark, checksum: &checksum) }
  }
}

extension Sample {
  /// Returns the bytes that a tree adds to the heap after its layout.
  private static func treeBytes(_ benchmark: Benchmark, checksum: inout Double) -> Int {
    startCountingAllocations()
    let work = benchmark.prepare()
    checksum += work.run()
    let counts = stopCountingAllocations()
    return withExtendedLifetime(work) { Int(counts.liveBytes) }
  }
}

private func nanoseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}
