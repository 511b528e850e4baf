/// Differences from browsers that could move boxes: each of them once, in the order of their lines.
struct MarkupFaults {
  struct Fault: Hashable {
    var line: Int
    /// The rule or element with the fault, such as `.card { float: left }`.
    var place: String
    var message: String
  }

  private(set) var list: [Fault] = []
  private var added: Set<Fault> = []

  var isEmpty: Bool { list.isEmpty }

  mutating func add(_ line: Int, _ place: String, _ message: String) {
    let fault = Fault(line: line, place: place, message: message)
    if added.insert(fault).inserted { list.append(fault) }
  }

  mutating func add(_ declaration: Declaration, _ message: String) {
    add(declaration.line, declaration.description, message)
  }

  mutating func add(_ faults: MarkupFaults) { for fault in faults.list { add(fault.line, fault.place, fault.message) } }

  var sorted: [Fault] { list.sorted { $0.line < $1.line } }
}
