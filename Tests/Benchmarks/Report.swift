import Foundation

/// Prints samples as they come: as a table, or as one JSON object a line.
struct Report {
  let asJSON: Bool
  private let prefix: String
  /// A sum over everything measured; printing it keeps the optimizer from leaving work out.
  var checksum = 0.0
  private var hasHeader = false

  init(_ options: Options) {
    asJSON = options.asJSON
    prefix = options.prefix
  }

  /// Measures a workload, if it was asked for.
  mutating func measure(_ workload: String, mode: String, nodes: Int, runs: Int, batch: Int, _ body: () -> Double) {
    guard workload.hasPrefix(prefix) else { return }
    add(
      Sample.measured(
        workload, mode: mode, nodes: nodes, runs: runs, batch: batch, checksum: &checksum, body))
  }

  private mutating func add(_ sample: Sample) {
    if asJSON {
      let allocations = sample.allocations.map { "\($0)" } ?? "null"
      print(
        """
        {"workload":"\(sample.workload)","mode":"\(sample.mode)","nodes":\(sample.nodes),\
        "min_ns":\(number(sample.least)),"median_ns":\(number(sample.median)),"allocations":\(allocations)}
        """)
      return
    }
    if !hasHeader {
      print(row("workload", "mode", "nodes", "min ns", "median ns"))
      hasHeader = true
    }
    print(row(sample.workload, sample.mode, "\(sample.nodes)", number(sample.least), number(sample.median)))
  }

  func finish() {
    if !asJSON { print("checksum \(checksum)") }
  }

  private func number(_ value: Double) -> String { String(format: "%.1f", value) }

  private func row(_ workload: String, _ mode: String, _ nodes: String, _ least: String, _ median: String) -> String {
    left(workload, 22) + left(mode, 18) + right(nodes, 10) + right(least, 12) + right(median, 12)
  }

  private func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
