/// What was measured of one workload in one mode.
struct Sample {
  var workload: String
  var mode: String
  var nodes: Int
  /// Nanoseconds per node.
  var least: Double
  var median: Double
  /// Allocations per layout, where they were counted.
  var allocations: Int?
}

extension Sample {
  /// Runs something several times and gives the nanoseconds per node.
  ///
  /// - Parameters:
  ///   - runs: how often it is timed.
  ///   - batch: how often it is done in each of these, so that short work is longer than the clock's grain.
  ///   - body: what is measured. What it returns is summed up, so that nothing of it can be left out.
  static func measured(
    _ workload: String, mode: String, nodes: Int, runs: Int, batch: Int, checksum: inout Double, _ body: () -> Double
  ) -> Sample {
    let clock = ContinuousClock()
    checksum += body()  // once to warm up
    var times: [Double] = []
    for _ in 0..<runs {
      var sum = 0.0
      let time = clock.measure {
        for _ in 0..<batch { sum += body() }
      }
      checksum += sum
      times.append(nanoseconds(time) / Double(batch * nodes))
    }
    times.sort()
    return Sample(
      workload: workload, mode: mode, nodes: nodes, least: times[0], median: times[times.count / 2], allocations: nil)
  }
}

private func nanoseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}
