/// The options of the command line.
struct Options {
  var asJSON = false
  var showsHelp = false
  var onlyLists = false
  /// The first words of the names of workloads to measure, or `nil` for all.
  var name: String?
  /// The mode to measure, or `nil` for all.
  var mode: String?
  /// The folder or the file of documents, if any.
  var workloads: String?
  /// The time for which each mode of each workload is measured, in seconds.
  var seconds = 0.5
  /// The number of times that the work is done without being measured.
  var iterations: Int?
  /// The number of random chains to survey, in place of measuring workloads.
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

      --workloads PATH lay out documents too: those of a folder's files NAME.json, or of a file with one on each line
      --only NAME      take the workload of this name alone, or those whose names go on with a hyphen: eager, eager-10
      --mode MODE      take one mode alone
      --seconds S      measure each mode of each workload for about so long; 0.5 by default
      --json           print one JSON object a line instead of a table
      --iterations N   do everything exactly N times and measure nothing: for a profiler
      --list           print the workloads and the modes, and measure nothing
      --chains N       survey N random chains of boxes in boxes at two depths: how often nodes are visited, and how
                       many times as long the deeper ones take; fails where visits grow faster than the depth
      --seed S         the number of the first of these chains; 1 by default
      --depths A,B     their two depths; 800,3200 by default
      --help           print this

    Modes of a tree:
      build+layout      from styles and contents in memory to a placement
      build+layout-dsl  from code in the builder's language to a placement, for `dashboard` and `list-1k`
      relayout-full     a kept tree is laid out anew in two widths in turn: all of it
      relayout-leaf     its leaf with the id `changed` is a point larger and smaller in turn
      interpolate       between its layouts in two widths
      relayout-clean    it is laid out again, and nothing has changed
    The workloads chain-N are N rows and columns in turn, one in another, with a leaf in each. The workloads items-KIND are
    1,000 leaves in one container; nested-KIND-N are N containers one in another, with a leaf in each; KIND is wrapping-row,
    column, overlay, flow or masonry, or, where they are nested, mixed: all of them in turn, with a row after each.

    Modes of a list that is edited in a kept tree (`rows-10000-top`, `-middle` and `-bottom`: 10,000 rows of three leaves, and
    where in the list it is edited), each with the layout after the edit:
      list-row            a row is a point higher, which moves all rows after it
      list-insert         a row is added
      list-remove         a row is removed
      list-move           a row goes to the bottom, from the middle a quarter of the list up, from the bottom to the top
      list-update         the tree is updated to a value, made before, in which one row has another height
      list-update-insert  the tree is updated to a value, made before, that has one row more
      list-window         the nodes in a window of 20 rows are found by their place, per read; nothing is edited
    Each edit is undone before the next, which is not measured, but done and counted with --iterations.

    Modes of a line of items (`eager-N`):
      add+read          each item is added, and its frame is read
      add+read-3        each item is added, and its frame, that of the first and that of a middle item are read
      add+settle+read   all items are added, of which some are held back by minimums and maximums; the line is settled
                        once; all frames are read

    Modes of Android's layout files (`markup-1mb`, `markup-views`: 1,000 views of six attributes, `markup-rows`: a row of six
    views 1,000 times, `markup-list`: a kept list of 1,000 such rows):
      read              one megabyte of XML is read
      inflate           a layout that was read is inflated
      inflate+layout    and laid out
      relayout-full     it is laid out in two widths in turn

    Printed are nanoseconds per node (or item), in relayout-leaf, relayout-clean and interpolate per layout, in modes of a list per edit
    (`"per"` in JSON), the least and the median of several runs; where allocations can be counted, how often one such layout asks for memory, the most bytes per node
    that it then had at once, and the bytes per node of a kept tree. Times depend on the allocator:
    MALLOC_TOP_PAD_, MALLOC_TRIM_THRESHOLD_ and MALLOC_MMAP_THRESHOLD_ are glibc's, and worth stating beside figures.

    Instructions per node: Tests/Benchmarks/instructions.sh MODE NAME… (with valgrind).
    Beside Yoga and Taffy: Tests/Benchmarks/peers.py MODE [NAME…].
    """

  struct Fault: Error {
    var message: String
  }

  init(_ arguments: some Sequence<String>) throws(Fault) {
    var rest = arguments.makeIterator()
    func value(_ what: String, of option: String) throws(Fault) -> String {
      guard let value = rest.next() else { throw Fault(message: "\(option) needs \(what). Try --help.") }
      return value
    }
    while let argument = rest.next() {
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
