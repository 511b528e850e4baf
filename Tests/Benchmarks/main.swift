import Foundation

let options: Options
do {
  options = try Options(CommandLine.arguments.dropFirst())
} catch {
  print(error.message)
  exit(2)
}
if options.showsHelp {
  print(Options.help)
  exit(0)
}

var report = Report(options)
EagerBenchmarks.run(into: &report)
report.finish()
