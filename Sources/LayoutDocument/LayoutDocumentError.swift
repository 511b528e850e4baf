/// All faults of a document, in the order of its text.
///
///     do {
///       _ = try LayoutDocument(parsing: #"{"available": {"width": 300, "height": 200}, "root": {"style": {"flex-grow": -1}}}"#)
///     } catch {
///       print(error)      // root.style.flex-grow: -1 is negative; write 0 or more
///     }
///
/// Text that is not JSON stops the reader, so such a fault is the last one. All other faults are collected.
public struct LayoutDocumentError: Error, Equatable, Sendable {
  /// A fault: its place and its message.
  public struct Fault: Equatable, Sendable {
    /// The place: a path such as `root.children[3].style.flex-grow`. In text that is not JSON, `line 3, column 14` or
    /// `byte 17`. Of a path with more than 64 levels, only the last 16 are included.
    public let path: String
    /// The message for people: what is wrong and what to write instead. Its words may change.
    public let message: String

    package init(path: String, message: String) {
      self.path = path
      self.message = message
    }
  }

  /// The document's name, if it was read before the reader stopped.
  public let name: String?
  /// The faults, at least one.
  public let faults: [Fault]

  package init(name: String?, faults: [Fault]) {
    self.name = name
    self.faults = faults
  }
}

extension LayoutDocumentError: CustomStringConvertible {
  /// The faults, one per line.
  public var description: String { faults.map { $0.description }.joined(separator: "\n") }
}

extension LayoutDocumentError.Fault: CustomStringConvertible {
  /// The place and the message: `root.style.flex-grow: -1 is negative; write 0 or more`.
  public var description: String { "\(path): \(message)" }
}
