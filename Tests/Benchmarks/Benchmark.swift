/// One mode of one workload.
struct Benchmark {
  /// What times are of.
  enum Unit: String {
    /// One of the nodes or items, all of which are visited.
    case node
    /// A whole layout, because not all nodes are visited.
    case layout
    /// An edit, with the layout after it.
    case edit
    /// A question to a tree that was laid out.
    case read
  }

  var workload: String
  var mode: String
  /// How many nodes or items are laid out at once.
  var nodes: Int
  var unit: Unit
  /// Whether a tree is kept from one layout to the next, whose memory is of interest.
  var keepsTree: Bool
  /// Makes all that is not measured, and gives what is.
  var prepare: () -> Work

  init(
    _ workload: String, _ mode: String, nodes: Int, unit: Unit = .node, keepsTree: Bool = false,
    prepare: @escaping () -> () -> Double
  ) {
    self.init(workload, mode, nodes: nodes, unit: unit, keepsTree: keepsTree) { Work(body: prepare()) }
  }

  init(
    _ workload: String, _ mode: String, nodes: Int, unit: Unit, keepsTree: Bool, work: @escaping () -> Work
  ) {
    self.workload = workload
    self.mode = mode
    self.nodes = nodes
    self.unit = unit
    self.keepsTree = keepsTree
    prepare = work
  }

  /// A benchmark without preparation.
  init(_ workload: String, _ mode: String, nodes: Int, body: @escaping () -> Double) {
    self.init(workload, mode, nodes: nodes) { body }
  }
}

/// What is measured. The sums that it returns keep the optimizer from leaving work out.
struct Work {
  var body: () -> Double
  /// What makes everything as it was before, so that each run finds the same; it is not measured. nil where nothing has to.
  var undo: (() -> Double)?

  /// Does everything once.
  func run() -> Double { body() + (undo?() ?? 0) }
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
    let work = benchmark.prepare()
    guard let iterations = options.iterations else {
      return report.add(Sample(benchmark, seconds: options.seconds, checksum: &report.checksum, work))
    }
    for _ in 0..<iterations { report.checksum += work.run() }
  }

  func finish() {
    if !options.asJSON && !options.onlyLists { print("checksum \(report.checksum)") }
  }
}
