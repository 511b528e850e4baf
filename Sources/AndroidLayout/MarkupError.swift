/// All errors in the files that a call read, sorted by file and position.
///
///     do {
///       try resources.add(#"<resources><dimen name="gap">8dpp</dimen></resources>"#, at: "values/dimens.xml")
///       _ = try resources.dimension("gap", on: Device(width: 360, height: 640))
///     } catch {
///       print(error)    // values/dimens.xml:1:30: /resources/dimen: "8dpp" is not a length; write a number and dp, …
///     }
///
/// Each error is reported once, even if its file is included several times.
public struct MarkupError: Error, Equatable, Sendable {
  /// An error, with its position. A warning has the same form.
  public struct Fault: Equatable, Sendable {
    /// The kind of error.
    public enum Kind: Equatable, Sendable {
      /// Text that is not well-formed XML.
      case syntax
      /// An unknown name of an attribute, a class or a qualifier.
      case unknownName
      /// A required attribute or element that is missing.
      case missing
      /// A value that cannot be read.
      case value
      /// A reference to a resource that does not exist.
      case reference
      /// A resource that refers to itself.
      case cycle
      /// Input that exceeds a limit.
      case limit
      /// A second resource with the same name for the same devices. The first one is used.
      case duplicate
    }

    /// The path with which the file was added.
    public let file: String
    /// The line, counted from 1; 0 for an error of the whole file.
    public let line: Int
    /// The character in the line, counted from 1; 0 for an error of the whole file.
    public let column: Int
    /// The XPath of the element or attribute, such as `/LinearLayout/TextView[1]/@text`; empty if the text is not
    /// well-formed XML.
    public let path: String
    /// The message: a problem and its remedy. Its wording may change.
    public let message: String
    /// The kind of error.
    public let kind: Kind
  }

  /// The errors: at least one, and at most 100.
  public let faults: [Fault]
  /// The number of further errors.
  public let omittedCount: Int
}

extension MarkupError: CustomStringConvertible {
  /// The errors, one per line.
  public var description: String {
    let lines = faults.map { $0.description } + (omittedCount > 0 ? ["and \(omittedCount) more"] : [])
    return lines.joined(separator: "\n")
  }
}

extension MarkupError.Fault: CustomStringConvertible {
  /// The position and the message: `layout/row.xml:5:3: /LinearLayout: has no layout_width; …`.
  public var description: String {
    "\(file):\(line > 0 ? "\(line):\(column):" : "") \(path.isEmpty ? "" : "\(path): ")\(message)"
  }
}

/// Collected errors: the first 100, and the number of further errors. The limit bounds the time for computing the
/// positions of errors.
struct FaultList: Sendable {
  private(set) var faults: [MarkupError.Fault] = []
  private(set) var omittedCount = 0
  /// The positions and messages of the listed errors.
  private var identities: Set<String> = []

  var isEmpty: Bool { faults.isEmpty }
  /// `true` if further errors are only counted.
  var isFull: Bool { faults.count >= 100 }

  /// Adds an error, unless the list already contains it.
  mutating func add(_ fault: MarkupError.Fault) {
    guard !isFull else { return omit(1) }
    guard identities.insert("\(fault.file):\(fault.line):\(fault.column):\(fault.message)").inserted else { return }
    faults.append(fault)
  }

  mutating func add(_ message: String, _ kind: MarkupError.Fault.Kind, at site: Site) {
    guard !isFull else { return omit(1) }
    add(site.fault(message, kind))
  }

  /// Counts errors that are not listed.
  mutating func omit(_ count: Int) { omittedCount += count }

  /// Adds the errors of another list.
  mutating func add(_ other: FaultList) {
    for fault in other.faults { add(fault) }
    omit(other.omittedCount)
  }

  /// The errors, sorted by file and position.
  var sorted: [MarkupError.Fault] {
    let numbered = faults.enumerated().sorted {
      let (a, b) = ($0.element, $1.element)
      return (a.file, a.line, a.column, $0.offset) < (b.file, b.line, b.column, $1.offset)
    }
    return numbered.map { $0.element }
  }

  /// The errors as a `MarkupError`; `nil` if there are none.
  var error: MarkupError? { faults.isEmpty ? nil : MarkupError(faults: sorted, omittedCount: omittedCount) }
}
