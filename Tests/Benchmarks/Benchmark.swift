/// A benchmark: one mode of one workload.
struct Benchmark {
  /// The unit to which times refer.
  enum Unit: String {
    /// A node or item. All of them are visited.
    case node
    /// A whole layout, because not all nodes are visited.
    case layout
    /// An edit, with the layout after it.
    case edit
    /// A query of a tree that is laid out.
    case read
  }

  var workload: String
  var mode: String
  /// The number of nodes or items in one layout.
  var nodes: Int
  var unit: Unit
  /// Whether a tree is retained between layouts, so that its memory is measured.
  var keepsTree: Bool
  /// Prepares the benchmark, which is not measured, and returns the work that is measured.
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

/// The measured work. It returns sums, so that the optimizer cannot remove it.
struct Work {
  var body: () -> Double
  /// Restores the state before the work, without being measured; `nil` if the work changes nothing.
  var undo: (() -> Double)?

  /// Does the work once and undoes it.
  func run() -> Double { body() + (undo?() ?? 0) }
}

/// Runs the benchmarks that the options select.
struct Runner {
  private let options: Options
  private var report: Report
  private(set) var hasRun = false

  init(_ options: Options) {
    self.options = options
    report = Report(asJSON: options.asJSON)
  }

  /// Whether the options select a workload.
  func selects(_ workload: String) -> Bool {
    guard let name = options.name else { return true }
    return workload == name || workload.hasPrefix(name + "-")
  }

  mutating func run(_ benchmark: Benchmark) {
    guard selects(benchmark.workload), options.mode == nil || options.mode == benchmark.mode else { return }
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
