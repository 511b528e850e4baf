/// The options of the command line.
struct Options {
  var asJSON = false
  var showsHelp = false
  var onlyLists = false
  /// The name of the workloads to measure, or its part before a hyphen; `nil` for all.
  var name: String?
  /// The mode to measure, or `nil` for all.
  var mode: String?
  /// The folder or the file of documents, if any.
  var workloads: String?
  /// The time for which each mode of each workload is measured, in seconds.
  var seconds = 0.5
  /// The number of times to run each benchmark without measuring; `nil` to measure.
  var iterations: Int?
  /// The number of random chains to survey; `nil` to measure workloads.
  var chains: Int?
  /// The seed of the first random chain.
  var seed: UInt64 = 1
  /// The two depths of the chains.
  var depths = (800, 3200)

  static let help = """
    Measures EagerLayout. Build it for release: swift run -c release benchmarks

    Usage: benchmarks [--workloads PATH] [--only NAME] [--mode MODE] [--seconds S] [--json]
           benchmarks … --iterations N
           benchmarks … --list
           benchmarks --chains N [--seed S] [--depths 800,3200]

      --workloads PATH add documents: the files NAME.json of a folder, or a file with one document per line
      --only NAME      select the workload NAME, or all workloads whose names begin with NAME and a hyphen
      --mode MODE      select one mode
      --seconds S      measure each mode of each workload for about S seconds; default 0.5
      --json           print one JSON object per line instead of a table
      --iterations N   run each benchmark exactly N times without measuring, for a profiler
      --list           print the workloads and the modes, and run nothing
      --chains N       lay out N random chains of nested boxes at two depths. Prints how visits of nodes and times
                       grow with the depth. Fails if visits grow faster than the depth
      --seed S         the seed of the first chain; default 1
      --depths A,B     the two depths of the chains; default 800,3200
      --help           print this help

    Modes of a tree:
      build+layout      from styles and contents in memory to a placement
      build+layout-dsl  from Swift code with the builder to a placement, for `dashboard` and `list-1k`
      build+layout-scratch
                        build+layout-dsl in the memory of the last layout
      relayout-full     lays out all nodes of a retained tree, in two alternating widths
      relayout-leaf     lays out a retained tree after its leaf `changed` became a point larger or smaller
      interpolate       interpolates between the layouts in two widths
      relayout-clean    lays out a retained tree without changes
    Workloads chain-N are N alternating nested rows and columns, with a leaf in each. Workloads items-KIND are 1,000
    leaves in one container. Workloads nested-KIND-N are N nested containers, with a leaf in each. KIND is
    wrapping-row, column, overlay, flow or masonry. Nested containers can also be `mixed`: these kinds alternate, with
    a row after each.

    Modes of a retained list of 10,000 rows with three leaves each. `rows-10000-top`, `-middle` and `-bottom` edit it at
    that position. Each mode includes the layout after the edit:
      list-row            makes a row a point higher, which moves all rows after it
      list-insert         inserts a row
      list-remove         removes a row
      list-move           moves a row: from the top to the bottom, from the middle up by a quarter of the list, or
                          from the bottom to the top
      list-update         updates the tree to a prepared value in which one row has another height
      list-update-insert  updates the tree to a prepared value with one more row
      list-interpolate    interpolates between the placements without and with one more row; edits nothing
      list-window         finds the nodes in a window of 20 rows by position; edits nothing
    Each edit is undone before the next one. Undoing is not measured, but --iterations counts it.

    Modes of a line of items (`eager-N`):
      add+read          adds each item and reads its frame
      add+read-3        adds each item and reads three frames: of this item, the first and a middle one
      add+settle+read   adds all items, some with minimum and maximum sizes, settles the line once, and reads all frames

    Modes of Android layout files (`markup-1mb`; `markup-views`: 1,000 views with six attributes; `markup-rows`: 1,000
    times a row of six views; `markup-list`: a retained list of 1,000 such rows):
      read              reads one megabyte of XML
      inflate           inflates a parsed layout
      inflate+layout    inflates and lays out a parsed layout
      relayout-full     lays out the list in two alternating widths

    Prints the minimum and the median of several runs, in nanoseconds per node or item. Modes relayout-leaf,
    relayout-clean, interpolate and list-interpolate have the time per layout, list-window the time per read, and other
    modes of a list the time per edit (`"per"` in JSON).
    Where allocations can be counted, also prints the number of allocations in one layout, their peak in bytes per node,
    and the bytes per node of a retained tree. Times depend on the allocator: state MALLOC_TOP_PAD_,
    MALLOC_TRIM_THRESHOLD_ and MALLOC_MMAP_THRESHOLD_ of glibc with results.

    Instructions per node: Tests/Benchmarks/instructions.sh MODE NAME… (with valgrind).
    Comparison with Yoga and Taffy: Tests/Benchmarks/peers.py MODE [NAME…].
    """

  struct Fault: Error {
    var message: String
  }

  init(_ arguments: some Sequence<String>) throws(Fault) {
    var remaining = arguments.makeIterator()
    func value(_ what: String, of option: String) throws(Fault) -> String {
      guard let value = remaining.next() else { throw Fault(message: "\(option) needs \(what). Try --help.") }
      return value
    }
    while let argument = remaining.next() {
      switch argument {
      case "--only": name = try value("a name", of: argument)
      case "--mode": mode = try value("a mode", of: argument)
      case "--workloads": workloads = try value("a folder or a file", of: argument)
      case "--seconds":
        let text = try value("a number", of: argument)
        guard let number = Double(text), number > 0, number < 3600 else {
          throw Fault(message: "--seconds is a number above 0, and not \(text).")
        }
        seconds = number
      case "--iterations":
        let text = try value("a number", of: argument)
        guard let number = Int(text), number >= 0 else {
          throw Fault(message: "--iterations is a whole number, and not \(text).")
        }
        iterations = number
      case "--chains":
        let text = try value("a number", of: argument)
        guard let number = Int(text), number > 0 else {
          throw Fault(message: "--chains is a whole number above 0, and not \(text).")
        }
        chains = number
      case "--seed":
        let text = try value("a number", of: argument)
        guard let number = UInt64(text) else {
          throw Fault(message: "--seed is a whole number, and not \(text).")
        }
        seed = number
      case "--depths":
        let text = try value("two numbers", of: argument)
        let numbers = text.split(separator: ",").compactMap { Int($0) }
        guard numbers.count == 2, let few = numbers.first, let many = numbers.last, few > 0, many > few else {
          throw Fault(message: "--depths is two rising numbers like 800,3200, and not \(text).")
        }
        depths = (few, many)
      case "--json": asJSON = true
      case "--list": onlyLists = true
      case "--help", "-h": showsHelp = true
      default: throw Fault(message: "\(argument) is no option. Try --help.")
      }
    }
  }
}
