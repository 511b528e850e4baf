import Foundation

let options: Options
do {
  options = try Options(CommandLine.arguments.dropFirst())
} catch {
  FileHandle.standardError.write(Data("benchmarks: \(error.message)\n".utf8))
  exit(2)
}
if options.showsHelp {
  print(Options.help)
  exit(0)
}
if let count = options.chains {
  // The tolerance of a tenth is for caches and the clock.
  let maxRatio = 1.1 * Double(options.depths.1) / Double(options.depths.0)
  exit(ChainSurvey.run(count: count, from: options.seed, depths: options.depths, maxRatio: maxRatio) ? 0 : 1)
}

var runner = Runner(options)
EagerBenchmarks.run(with: &runner)
ListBenchmarks.run(with: &runner)
ContainerBenchmarks.run(with: &runner)
MarkupBenchmarks.run(with: &runner)
do {
  try TreeBenchmarks.run(options, with: &runner)
} catch {
  FileHandle.standardError.write(Data("benchmarks: \(error.message)\n".utf8))
  exit(1)
}
runner.finish()
if !runner.hasRun {
  FileHandle.standardError.write(Data("benchmarks: no workload and mode matches these options. Try --list.\n".utf8))
  exit(1)
}
