/// Everything that is wrong with the files that a call met, sorted by file and place.
///
///     do {
///       try resources.add(#"<resources><dimen name="gap">8dpp</dimen></resources>"#, at: "values/dimens.xml")
///       _ = try resources.dimension("gap", on: Device(width: 360, height: 640))
///     } catch {
///       print(error)    // values/dimens.xml:1:30: /resources/dimen: "8dpp" is no length; write a number and dp, …
///     }
///
/// A fault is told once, however often its file is included.
public struct MarkupError: Error, Equatable, Sendable {
  /// One thing that is wrong: where, and what. A warning has the same form.
  public struct Fault: Equatable, Sendable {
    /// What kind of thing is wrong.
    public enum Kind: Equatable, Sendable {
      /// Text that is no XML.
      case syntax
      /// A name that nobody knows: of an attribute, a class, a qualifier.
      case unknownName
      /// Something that has to be there.
      case missing
      /// A value that does not say what it is to say.
      case value
      /// A reference to something that is not there.
      case reference
      /// Something that refers to itself.
      case cycle
      /// Text beyond a limit.
      case limit
      /// A name that is there already, for the same devices: the first one stays.
      case duplicate
    }

    /// The path of the file, as it was added.
    public let file: String
    /// The line, from 1 on; 0 where the fault is of the whole file.
    public let line: Int
    /// The character in the line, from 1 on; 0 where the fault is of the whole file.
    public let column: Int
    /// The element or attribute as XPath names it, such as `/LinearLayout/TextView[1]/@text`; empty in text that is
    /// no XML.
    public let path: String
    /// What is wrong, and what to write: a sentence for people, whose words may change.
    public let message: String
    /// What kind of thing is wrong.
    public let kind: Kind
  }

  /// The faults: at least one, and at most 100.
  public let faults: [Fault]
  /// How many more there are.
  public let omittedCount: Int
}

extension MarkupError: CustomStringConvertible {
  /// The faults, one a line.
  public var description: String {
    let lines = faults.map { $0.description } + (omittedCount > 0 ? ["and \(omittedCount) more"] : [])
    return lines.joined(separator: "\n")
  }
}

extension MarkupError.Fault: CustomStringConvertible {
  /// The place and what is wrong: `layout/row.xml:5:3: /LinearLayout: has no layout_width; …`.
  public var description: String {
    "\(file):\(line > 0 ? "\(line):\(column):" : "") \(path.isEmpty ? "" : "\(path): ")\(message)"
  }
}

/// Faults as they are found: the first hundred, and how many more there are. To say where one is takes time, which a
/// text of nothing but faults is not to have.
struct FaultList: Sendable {
  private(set) var faults: [MarkupError.Fault] = []
  private(set) var omittedCount = 0
  private var places: Set<String> = []

  var isEmpty: Bool { faults.isEmpty }
  /// Whether the next one is only counted.
  var isFull: Bool { faults.count >= 100 }

  /// Takes a fault in, unless it is there.
  mutating func add(_ fault: MarkupError.Fault) {
    guard !isFull else { return omit(1) }
    guard places.insert("\(fault.file):\(fault.line):\(fault.column):\(fault.message)").inserted else { return }
    faults.append(fault)
  }

  mutating func add(_ message: String, _ kind: MarkupError.Fault.Kind, at site: Site) {
    guard !isFull else { return omit(1) }
    add(site.fault(message, kind))
  }

  /// Counts faults that are not told.
  mutating func omit(_ count: Int) { omittedCount += count }

  /// Takes in all of another list.
  mutating func add(_ other: FaultList) {
    for fault in other.faults { add(fault) }
    omit(other.omittedCount)
  }

  /// The faults by file and place.
  var sorted: [MarkupError.Fault] {
    let numbered = faults.enumerated().sorted {
      let (a, b) = ($0.element, $1.element)
      return (a.file, a.line, a.column, $0.offset) < (b.file, b.line, b.column, $1.offset)
    }
    return numbered.map { $0.element }
  }

  /// All of them as an error; nil if there are none.
  var error: MarkupError? { faults.isEmpty ? nil : MarkupError(faults: sorted, omittedCount: omittedCount) }
}
