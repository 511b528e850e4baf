internal import Arrangements
internal import EagerLayout

extension Vocabulary.Form where Specified == PropertyValue {
  /// The direction in which a grid is filled. Two words, as in `column dense`, may be in either order.
  static var gridFlow: Self {
    let otherSpellings = ["dense": 2, "dense row": 2, "dense column": 3]
    return Self(
      "row, column, dense or \"column dense\"",
      read: { value in
        guard case .string(let text) = value else { return nil }
        let words = text.lowercased()
        return (Grid.flows.firstIndex(of: words) ?? otherSpellings[words]).map { .keyword($0) }
      },
      // `row dense` is written as `dense`.
      write: { if case .keyword(let flow) = $0 { .string(flow == 2 ? "dense" : Grid.flows[flow]) } else { nil } })
  }
}

extension Vocabulary.Form where Specified == GridLine {
  static var gridLine: Self {
    Self(
      "auto, a whole number such as 2 or -1, \"span 2\", the name of an area or a line, \"2 name\", or \"span 2 name\"",
      read: { value in
        switch value {
        case .number(let number): return wholeNumber(number).flatMap { $0 == 0 ? nil : .line(Int($0)) }
        case .string(let text):
          if text.lowercased() == "auto" { return .auto }
          if let number = value.number() { return wholeNumber(number).flatMap { $0 == 0 ? nil : .line(Int($0)) } }
          return readLine(text.split(separator: " "))
        default: return nil
        }
      },
      write: { line in
        switch line {
        case .auto, .line(0): .string("auto")
        case .line(let number): .number(Double(number))
        case .span(let count): .string("span \(max(count, 1))")
        case .named(let name): name.name.map { .string($0) }
        case .nth(let number, let name): name.name.map { .string("\(number) \($0)") }
        case .spanTo(let count, let name): name.name.map { .string(count == 1 ? "span \($0)" : "span \(count) \($0)") }
        }
      })
  }
}

/// Reads a line in CSS notation: `name`, `2 name`, `span 2`, `span name` or `span 2 name`. The word `span` may also be
/// last.
private func readLine(_ words: [Substring]) -> GridLine? {
  func isSpanWord(_ word: Substring) -> Bool { word.lowercased() == "span" }
  if words.count == 3, isSpanWord(words[1]) { return nil }
  var isSpan = false, number: Int?, name: LayoutID?
  for word in words {
    if isSpanWord(word), !isSpan {
      isSpan = true
    } else if number == nil, let specified = Int(word), specified != 0 {
      number = specified
    } else if name == nil, isGridName(word) {
      name = LayoutID(String(word))
    } else {
      return nil
    }
  }
  if isSpan {
    guard number ?? 1 > 0, number != nil || name != nil else { return nil }
    return name.map { .spanTo(number ?? 1, of: $0) } ?? .span(number ?? 1)
  }
  return name.map { name in number.map { .nth($0, of: name) } ?? .named(name) } ?? number.map { .line($0) }
}

/// Returns `true` if a text is a valid name of a line or an area: a custom identifier in CSS, and not a keyword.
func isGridName(_ text: some StringProtocol) -> Bool {
  guard let first = text.utf8.first, !isGridKeyword(text) else { return false }
  // A name cannot start with a digit, or with a hyphen and a digit, which would be a number.
  let start = first == UInt8(ascii: "-") ? text.utf8.dropFirst().first : first
  guard let start, start &- UInt8(ascii: "0") >= 10 else { return false }
  return text.utf8.allSatisfy {
    $0 &- UInt8(ascii: "0") < 10 || ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 == UInt8(ascii: "-")
      || $0 == UInt8(ascii: "_") || $0 >= 0x80
  }
}

/// Returns `true` if a word is a keyword of CSS and therefore not a valid name of a line or an area.
func isGridKeyword(_ text: some StringProtocol) -> Bool { ["auto", "span", "none"].contains(text.lowercased()) }

private func readJustification(_ specified: String) -> GridJustification? {
  let text = specified.lowercased()
  for (prefix, safety) in [("safe ", FlexStyle.AlignmentSafety.safe), ("unsafe ", .unsafe), ("", .unspecified)]
  where text.hasPrefix(prefix) {
    let name = text.dropFirst(prefix.count)
    guard let index = GridJustification.positionNames.firstIndex(where: { $0 == name }) else { continue }
    let position = GridJustification.Position.allCases[index]
    if !prefix.isEmpty, [.normal, .stretch, .baseline, .lastBaseline].contains(position) { return nil }
    return GridJustification(position, safety)
  }
  return nil
}

private func justificationText(_ justification: GridJustification) -> String {
  let name = justification.positionName
  return switch justification.safety {
  case .safe: "safe \(name)"
  case .unsafe: "unsafe \(name)"
  default: name
  }
}

private let positionsDescription = "\(listed(GridJustification.positionNames)); safe or unsafe may precede a position"

extension Vocabulary.Form where Specified == GridJustification? {
  /// The horizontal alignment of a grid's items: `justify-items`.
  static var justification: Self {
    Self(
      positionsDescription,
      read: { value in
        guard case .string(let specified) = value else { return nil }
        return readJustification(specified).map { .some($0) }
      },
      write: { $0.map { .string(justificationText($0)) } })
  }

  /// The horizontal alignment of an item: `justify-self`. `auto`, a value of nil, uses the grid's `justify-items`.
  static var itemJustification: Self {
    Self(
      "auto, \(positionsDescription)",
      read: { value in
        guard case .string(let specified) = value else { return nil }
        return specified.lowercased() == "auto" ? .some(nil) : readJustification(specified).map { .some($0) }
      },
      write: { .string($0.map { justificationText($0) } ?? "auto") })
  }
}
