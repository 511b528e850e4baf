package import EagerLayout

/// Writes ids where one item refers to another: `logo`, `Part.logo`, `7`.
package struct IDWriter: Sendable {
  /// A name as a case of an enumeration: `Part.logo`; nil for a name that cannot be one.
  package typealias CaseName = @Sendable (_ name: [UInt8]) -> String?

  let ids: SketchIDs
  /// The form of names in a program; nil for the names alone.
  let caseName: CaseName?

  package init(ids: SketchIDs, caseName: CaseName? = nil) {
    self.ids = ids
    self.caseName = caseName
  }

  package func text(_ id: LayoutID) -> String {
    guard let name = ids.name(of: id) else { return "\(id.number)" }
    if let caseName { return caseName(name) ?? SketchPrinter.quoted(name) }
    return SketchPrinter.isName(name) ? String(decoding: name, as: UTF8.self) : SketchPrinter.quoted(name)
  }

  /// Writes an id for a parameter of the type `LayoutID`, to which a case of an enumeration must be converted.
  func layoutID(_ id: LayoutID) -> String {
    guard let caseName, let name = ids.name(of: id), let text = caseName(name) else { return text(id) }
    return "LayoutID(\(text))"
  }
}

/// Arguments in source form, with their labels.
struct ArgumentList {
  private(set) var list: [String] = []

  mutating func add(_ value: String, label: String = "") {
    list.append(label.utf8.isEmpty ? value : "\(label): \(value)")
  }

  mutating func add(_ value: Double?, label: String, unless initial: Double? = nil) {
    if let value, value != initial { add(decimal(value), label: label) }
  }

  /// A call with these arguments; without arguments, the name alone unless `isAlwaysCall`.
  func call(_ name: String, isAlwaysCall: Bool = false) -> String {
    list.isEmpty && !isAlwaysCall ? name : "\(name)(\(list.joined(separator: ", ")))"
  }
}
