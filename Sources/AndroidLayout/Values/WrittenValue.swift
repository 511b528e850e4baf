/// A value as it is written, and what it says where that can be told without a device: read once for each place in a file,
/// however often a layout is made of it.
final class WrittenValue: Sendable {
  /// What it says.
  enum Meaning: Sendable {
    /// It is read when somebody asks, who tells what is wrong with it.
    case unread
    case length(LengthValue)
    case match, wrap
    case number(Double)
    case bool(Bool)
    case gravity(Gravity)
    case color(MarkupColor)
  }

  let text: String
  /// What it refers to; nil for what stands for itself.
  let reference: Reference?
  let meaning: Meaning

  /// A value of an attribute of a kind. Spaces around it count in texts alone.
  init(_ text: String, as kind: AttributeTable.Kind = .text) {
    self.text = text
    let inner = kind == .text ? text : trimmed(text)
    reference = Reference(inner)
    meaning = reference == nil ? Meaning(inner, kind) : .unread
  }

  /// Whether no space stands at its ends.
  var isTrimmed: Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    return !XMLReader.isSpace(first) && !XMLReader.isSpace(last)
  }
}

extension WrittenValue.Meaning {
  fileprivate init(_ text: String, _ kind: AttributeTable.Kind) {
    self = .unread
    switch kind {
    case .length: if let length = LengthValue(text) { self = .length(length) }
    case .size:
      if text == "match_parent" || text == "fill_parent" {
        self = .match
      } else if text == "wrap_content" {
        self = .wrap
      } else if let length = LengthValue(text) {
        self = .length(length)
      }
    case .number: if let number = readWholeText(asNumber: text) { self = .number(number) }
    case .bool, .parentRule: if text == "true" || text == "false" { self = .bool(text == "true") }
    case .gravity:
      let (gravity, unknown) = Gravity.read(text)
      if unknown == nil { self = .gravity(gravity) }
    case .color: if let color = MarkupColor(text) { self = .color(color) }
    case .text, .reference, .rule, .word: break
    }
  }
}
