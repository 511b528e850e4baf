import AllocationCounter

/// What was measured of one workload in one mode.
struct Sample {
  var workload: String
  var mode: String
  var nodes: Int
  /// What times are of.
  var unit: Benchmark.Unit
  /// Nanoseconds.
  var least: Double
  var median: Double
  /// How often one layout asks for memory, and the most bytes that it then has at once; where they can be counted.
  var allocations: Int?
  var peakBytes: Int?
  /// The bytes of a tree that is kept, after a layout.
  var treeBytes: Int?

  /// A number of bytes, per node.
  func perNode(_ bytes: Int?) -> Double? { bytes.map { Double($0) / Double(nodes) } }
}

extension Sample {
  /// Does something for some time, and gives the nanoseconds per node, or whatever its unit is.
  init(_ benchmark: Benchmark, seconds: Double, checksum: inout Double, _ work: Work) {
    let clock = ContinuousClock()
    checksum += work.run()  // once to warm up
    let start = clock.now
    checksum += work.run()
    let once = nanoseconds(clock.now - start)
    // So many at once that the clock's grain does not matter. What is undone each time is long enough by itself.
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
    least = times[0]
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
  /// How many bytes more there are with a tree than without, when it has been laid out.
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
