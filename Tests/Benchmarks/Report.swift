import Foundation

/// Prints each sample when it is complete, as a row of a table or as one JSON object a line.
struct Report {
  let asJSON: Bool
  /// The sum of all results, printed so that the optimizer cannot remove the work.
  var checksum = 0.0
  private var hasHeader = false

  init(asJSON: Bool) { self.asJSON = asJSON }

  mutating func add(_ sample: Sample) {
    let allocations = sample.allocations.map { "\($0)" }, peak = sample.perNode(sample.peakBytes).map(number)
    let tree = sample.perNode(sample.treeBytes).map(number), unit = sample.unit.rawValue
    if asJSON {
      write(
        """
        {"workload":"\(sample.workload)","mode":"\(sample.mode)","nodes":\(sample.nodes),"per":"\(unit)",\
        "min_ns":\(number(sample.minimum)),"median_ns":\(number(sample.median)),\
        "allocations":\(allocations ?? "null"),"peak_bytes_per_node":\(peak ?? "null"),\
        "bytes_per_node":\(tree ?? "null")}
        """)
    } else {
      if !hasHeader {
        write(
          row("workload", "mode", ["nodes", "per", "min ns", "median ns", "allocations", "peak bytes", "tree bytes"]))
      }
      hasHeader = true
      let times = [number(sample.minimum), number(sample.median)]
      let counts = [allocations ?? "-", peak ?? "-", tree ?? "-"]
      write(row(sample.workload, sample.mode, ["\(sample.nodes)", unit] + times + counts))
    }
  }

  /// Prints a line without buffering.
  private func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private func number(_ value: Double) -> String { String(format: "%.1f", value) }

  private func row(_ workload: String, _ mode: String, _ numbers: [String]) -> String {
    padded(workload, 22) + padded(mode, 18) + numbers.map { padded($0, -12) }.joined()
  }

  /// Returns a text padded to a column, aligned left or, for a negative width, right.
  private func padded(_ text: String, _ width: Int) -> String {
    let blank = String(repeating: " ", count: max(1, abs(width) - text.count))
    return width < 0 ? blank + text : text + blank
  }
}
