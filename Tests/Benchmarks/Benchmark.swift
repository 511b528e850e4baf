/// One mode of one workload.
struct Benchmark {
  var workload: String
  var mode: String
  /// How many nodes or items are laid out at once.
  var nodes: Int
  /// Whether times are of a whole layout, because not all nodes are visited, and not per node.
  var isPerLayout: Bool
  /// Whether a tree is kept from one layout to the next, whose memory is of interest.
  var keepsTree: Bool
  /// Makes all that is not measured, and gives what is. The sum it returns keeps the optimizer from leaving work out.
  var prepare: () -> () -> Double

  init(
    _ workload: String, _ mode: String, nodes: Int, isPerLayout: Bool = false, keepsTree: Bool = false,
    prepare: @escaping () -> () -> Double
  ) {
    self.workload = workload
    self.mode = mode
    self.nodes = nodes
    self.isPerLayout = isPerLayout
    self.keepsTree = keepsTree
    self.prepare = prepare
  }

  /// A benchmark without preparation.
  init(_ workload: String, _ mode: String, nodes: Int, body: @escaping () -> Double) {
    self.init(workload, mode, nodes: nodes) { body }
  }
}

/// Runs the benchmarks that were asked for.
struct Runner {
  private let options: Options
  private var report: Report
  private(set) var hasRun = false

  init(_ options: Options) {
    self.options = options
    report = Report(asJSON: options.asJSON)
  }

  /// Whether a workload is meant by its name.
  func wants(_ workload: String) -> Bool {
    guard let name = options.name else { return true }
    return workload == name || workload.hasPrefix(name + "-")
  }

  mutating func run(_ benchmark: Benchmark) {
    guard wants(benchmark.workload), options.mode == nil || options.mode == benchmark.mode else { return }
    hasRun = true
    if options.onlyLists { return print("\(benchmark.workload) \(benchmark.mode) \(benchmark.nodes)") }
    let body = benchmark.prepare()
    guard let iterations = options.iterations else {
      return report.add(Sample(benchmark, seconds: options.seconds, checksum: &report.checksum, body))
    }
    for _ in 0..<iterations { report.checksum += body() }
  }

  func finish() {
    if !options.asJSON && !options.onlyLists { print("checksum \(report.checksum)") }
  }
}
