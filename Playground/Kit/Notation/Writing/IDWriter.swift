package import EagerLayout

/// Writes ids where one item refers to another: `logo`, `Part.logo`, `7`.
package struct IDWriter: Sendable {
  let ids: SketchIDs
  let form: SketchPrinter.IDForm

  package init(ids: SketchIDs, form: SketchPrinter.IDForm) {
    self.ids = ids
    self.form = form
  }

  package func text(_ id: LayoutID) -> String {
    guard let name = ids.name(of: id) else { return "\(id.number)" }
    switch form {
    case .bare:
      return SketchPrinter.isName(name) ? String(decoding: name, as: UTF8.self) : SketchPrinter.quoted(name)
    case .qualified:
      return SketchPrinter.isCase(name) ? "Part." + SwiftWords.escaped(name) : SketchPrinter.quoted(name)
    }
  }
}

extension IDWriter {
  /// Writes an id where the library only takes its own type of ids.
  func layoutID(_ id: LayoutID) -> String {
    let text = text(id)
    guard form == .qualified, let name = ids.name(of: id), SketchPrinter.isCase(name) else { return text }
    return "LayoutID(\(text))"
  }
}

/// Arguments with their labels.
struct WrittenValues {
  private(set) var list: [String] = []

  mutating func add(_ value: String, label: String = "") {
    list.append(label.utf8.isEmpty ? value : "\(label): \(value)")
  }

  /// Adds a number, unless it is the default.
  mutating func add(_ value: Double?, label: String, unless initial: Double? = nil) {
    if let value, value != initial { add(decimal(value), label: label) }
  }
}
