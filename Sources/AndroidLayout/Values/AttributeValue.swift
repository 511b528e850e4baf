/// The specified value of an attribute, and its parsed form if that does not depend on the device. A value in a file is
/// parsed only once, even if the layout is inflated many times.
final class AttributeValue: Sendable {
  /// The parsed value.
  enum ParsedValue: Sendable {
    /// Not parsed: a reference, a text, or a value with an error, which is reported by the code that reads the value.
    case unparsed
    case length(LengthValue)
    case match, wrap
    case number(Double)
    case bool(Bool)
    case gravity(Gravity)
    case color(MarkupColor)
  }

  let text: String
  /// The reference; `nil` if the value is not a reference.
  let reference: Reference?
  let parsed: ParsedValue

  /// Creates the value of an attribute of a kind. Spaces at the ends of the text are ignored unless the kind is `text`.
  init(_ text: String, as kind: AttributeTable.Kind = .text) {
    self.text = text
    let inner = kind == .text ? text : trimmed(text)
    reference = Reference(inner)
    parsed = reference == nil ? ParsedValue(inner, kind) : .unparsed
  }

  /// `true` if the text has no space at its ends.
  var isTrimmed: Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    return !XMLReader.isSpace(first) && !XMLReader.isSpace(last)
  }
}

extension AttributeValue.ParsedValue {
  fileprivate init(_ text: String, _ kind: AttributeTable.Kind) {
    self = .unparsed
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
    case .text, .reference, .rule, .keyword: break
    }
  }
}
