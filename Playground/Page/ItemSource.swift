import PlaygroundCourse
import PlaygroundKit
import PlaygroundWriters

/// The ranges of an item's parts in a text: its name, its arguments and its modifiers.
struct ItemSource {
  struct Modifier {
    /// The range from the dot to the closing parenthesis.
    let range: Range<Int>
    let name: Range<Int>
    /// The range between the parentheses.
    let values: Range<Int>
  }

  let name: Range<Int>
  /// The range between the parentheses after the name; nil without parentheses.
  private(set) var values: Range<Int>?
  /// The start of the modifiers: after the parentheses or the block.
  private(set) var modifiersStart = 0
  private(set) var modifiers: [Modifier] = []

  /// Reads the item in a range of a text. Returns nil if the range contains anything else, as for a `LinearLayout` to
  /// which items are added.
  init?(_ text: [UInt8], _ range: Range<Int>) {
    var scanner = SketchScanner(text)
    scanner.position = range.lowerBound
    guard let name = scanner.name() else { return nil }
    self.name = name
    do throws(SketchFault) {
      modifiersStart = scanner.position
      var lookahead = scanner
      try lookahead.skipSpace()
      if lookahead.next == UInt8(ascii: "(") {
        values = try lookahead.skipBrackets()
        (scanner, modifiersStart) = (lookahead, lookahead.position)
        try lookahead.skipSpace()
      }
      if lookahead.next == UInt8(ascii: "{"), lookahead.position < range.upperBound {
        _ = try lookahead.skipBrackets()
        (scanner, modifiersStart) = (lookahead, lookahead.position)
      }
      while scanner.position < range.upperBound {
        try scanner.skipSpace()
        let start = scanner.position
        guard scanner.take(UInt8(ascii: ".")), let name = scanner.name(), scanner.next == UInt8(ascii: "(") else {
          return nil
        }
        let values = try scanner.skipBrackets()
        modifiers.append(Modifier(range: start..<scanner.position, name: name, values: values))
      }
    } catch {
      return nil
    }
    guard scanner.position == range.upperBound else { return nil }
  }

  /// Returns the offset at which to append a modifier: at the end, but before an id.
  func appendOffset(in text: [UInt8]) -> Int {
    guard let last = modifiers.last else { return modifiersStart }
    guard text[last.name].elementsEqual("id".utf8) else { return last.range.upperBound }
    return modifiers.dropLast().last?.range.upperBound ?? modifiersStart
  }

  /// Returns the range of a property's value in the item's arguments, such as `width` in `Fixed(width: 60)`.
  func argumentRange(of property: String, kind: ItemKind, in text: [UInt8]) -> Range<Int>? {
    guard let values else { return nil }
    if kind == .flex { return property.utf8.elementsEqual("grow".utf8) ? values : nil }
    guard kind == .fixed else { return nil }
    var scanner = SketchScanner(Array(text[..<values.upperBound])), label: Range<Int>?
    scanner.position = values.lowerBound
    // The arguments are numbers, some with labels.
    while !scanner.isAtEnd {
      if let name = scanner.name() {
        label = name
        continue
      }
      let start = scanner.position
      while SketchScanner.isDigit(scanner.next) || scanner.next == UInt8(ascii: ".")
        || scanner.next == UInt8(ascii: "-")
      {
        scanner.position += 1
      }
      if scanner.position == start {
        scanner.position += 1
      } else if let label, text[label].elementsEqual(property.utf8) {
        return start..<scanner.position
      }
    }
    return nil
  }
}

extension SketchScanner {
  /// Skips from an opening bracket to its closing bracket, and returns the range between them.
  fileprivate mutating func skipBrackets() throws(SketchFault) -> Range<Int> {
    let start = position + 1
    var depth = 0
    repeat {
      try skipSpace()
      switch next {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        _ = try quoted()
        continue
      default: break
      }
      position += 1
    } while depth > 0 && !isAtEnd
    return start..<position - 1
  }
}

extension Sketch {
  /// The kinds of the nodes, as the text specifies them. A `Fixed` with a basis is a `Fixed` here, although its node
  /// equals the node of a `Flex` with a size.
  var sourceKinds: [ItemKind] {
    let text = Array(source.utf8)
    return kinds.indices.map { node in
      var scanner = SketchScanner(text)
      scanner.position = ranges[node].lowerBound
      guard let name = scanner.name() else { return kinds[node] }
      return ItemKind.allCases.first { scanner.matches(name, $0.name) } ?? kinds[node]
    }
  }
}
