import Foundation

/// What the command line asks for.
struct Options {
  var asJSON = false
  var showsHelp = false
  /// What a workload's name has to start with to be measured.
  var prefix = ""

  static let help = """
    Measures EagerLayout. Build it for release: swift run -c release benchmarks

    Usage: benchmarks [--json] [--only PREFIX]

      --json          print one JSON object a line instead of a table
      --only PREFIX   measure the workloads whose names start so
      --help          print this

    Times are nanoseconds per node: the least and the median of several runs, on a clock that does not stop.
    In the mode add+read each item is added and then the frames of the first, the last and a middle item are read.
    In the mode add+settle+read all items are added, the line is settled once and all frames are read; the items have
    minimums and maximums that hold some of them back.
    """

  struct Fault: Error {
    var message: String
  }

  init(_ arguments: some Sequence<String>) throws(Fault) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--only":
        guard let name = rest.next() else { throw Fault(message: "benchmarks: --only needs the start of a name.") }
        prefix = name
      case "--json": asJSON = true
      case "--help", "-h": showsHelp = true
      default: throw Fault(message: "benchmarks: \(argument) is no option. Try --help.")
      }
    }
  }
}
