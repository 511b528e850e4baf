/// Unsupported CSS or HTML that could move boxes. Each fault is stored once.
struct MarkupFaults {
  struct Fault: Hashable {
    var line: Int
    /// The rule or element with the fault, such as `.card { float: left }`.
    var location: String
    var message: String
  }

  private(set) var list: [Fault] = []
  private var added: Set<Fault> = []

  var isEmpty: Bool { list.isEmpty }

  mutating func add(_ line: Int, _ location: String, _ message: String) {
    let fault = Fault(line: line, location: location, message: message)
    if added.insert(fault).inserted { list.append(fault) }
  }

  mutating func add(_ declaration: Declaration, _ message: String) {
    add(declaration.line, declaration.description, message)
  }

  mutating func add(_ faults: MarkupFaults) {
    for fault in faults.list { add(fault.line, fault.location, fault.message) }
  }

  /// The faults in the order of their lines.
  var sorted: [Fault] { list.sorted { $0.line < $1.line } }
}
