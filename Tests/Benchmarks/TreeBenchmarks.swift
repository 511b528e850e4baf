import EagerLayout

/// Layouts of whole trees: documents of a folder, and chains made here.
enum TreeBenchmarks {
  static func run(_ options: Options, with runner: inout Runner) throws(Workload.Fault) {
    if let path = options.workloads {
      for workload in try Workload.read(path, where: { runner.selects($0) }) {
        run(workload, with: &runner)
        if let builderWorkload = try BuilderWorkload(workload) { run(builderWorkload, workload, with: &runner) }
      }
    }
    for levels in [200, 2_000, 20_000, 100_000] where runner.selects("chain-\(levels)") {
      run(.chain(levels: levels), with: &runner)
    }
  }

  /// The modes of every tree.
  static func run(_ workload: Workload, with runner: inout Runner) {
    runner.run(
      Benchmark(workload.name, "build+layout", nodes: workload.nodes.count) {
        sum(Placement(workload.arena(), in: workload.space))
      })
    RelayoutBenchmarks.run(workload, with: &runner)
  }

  private static func run(_ builderWorkload: BuilderWorkload, _ workload: Workload, with runner: inout Runner) {
    runner.run(
      Benchmark(workload.name, "build+layout-dsl", nodes: workload.nodes.count) {
        sum(builderWorkload.layout(in: workload.space))
      })
    runner.run(
      Benchmark(workload.name, "build+layout-scratch", nodes: workload.nodes.count) {
        var scratch = LayoutScratch()
        return { sum(builderWorkload.layout(in: workload.space, reusing: &scratch)) }
      })
  }

  /// Returns a number from the last frame of a placement, so that the layout must be complete.
  private static func sum(_ placement: Placement) -> Double {
    placement.frames[placement.frames.count - 1].x + placement.frames[0].height
  }
}
