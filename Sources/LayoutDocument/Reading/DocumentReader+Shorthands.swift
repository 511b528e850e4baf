internal import EagerLayout

/// One value of a shorthand.
private struct Part {
  var value: ScannedValue
  /// The index in the array; nil if the values are not written as an array.
  var element: Int?
  /// `true` if the value is also used for an earlier property.
  var isRepeated = false
}

extension DocumentReader {
  /// Reads a shorthand. It does not override properties that the style also sets individually, before or after the
  /// shorthand, because the keys of a JSON object have no order.
  mutating func readShorthand(
    _ shorthand: Shorthand, of node: Int, keeping seen: SeenProperties, into style: inout FlexStyle
  ) throws(JSONScanner.Fault) {
    let properties = shorthand.properties
    let (source, parts) = try readParts()
    let values =
      switch shorthand {
      case .flex: flex(parts)
      case .flexFlow: flexFlow(parts)
      case .placeContent: placeContent(parts)
      case .margin, .padding, .border, .inset, .gap, .overflow: sides(parts, count: properties.count)
      }
    guard let values else {
      let description = source.kind == .other && !parts.isEmpty ? "an array of \(parts.count)" : quote(source)
      return report(
        "\(description) is not a value of \(shorthand.rawValue); write \(shorthand.values)", in: .style(of: node),
        key: shorthand.rawValue)
    }
    let edgesByDirection = Self.edgesByDirection(of: properties, in: style, seen)
    let firstFault = faults.count
    // Values of overridden properties are read into this style, so that their faults are reported.
    var ignored = FlexStyle()
    for (property, part) in zip(properties, values) {
      // If a value for several sides has a fault, the fault is reported only once.
      guard let part, !part.isRepeated || faults.count == firstFault else { continue }
      let place = ValuePlace(node: node, property: property, shorthand: shorthand, element: part.element)
      if seen.contains(property) {
        read(part.value, at: place, into: &ignored)
      } else {
        read(part.value, at: place, into: &style)
      }
    }
    for (property, length) in edgesByDirection { style[length: property] = length }
  }

  /// Returns the lengths of the `start` and `end` edges that the style sets individually, if the shorthand sets edges.
  /// The caller sets these lengths again after it has read the shorthand.
  private static func edgesByDirection(
    of properties: [FlexStyle.Property], in style: FlexStyle, _ seen: SeenProperties
  ) -> [(FlexStyle.Property, StoredLength)] {
    guard let family = properties.last?.family else { return [] }
    return [family.start, family.end].filter { seen.contains($0) }.map { ($0, style[length: $0]) }
  }

  /// Reads a shorthand's values: one number, the words of a string, or the elements of an array.
  private mutating func readParts() throws(JSONScanner.Fault) -> (source: ScannedValue, parts: [Part]) {
    guard scanner.next() == UInt8(ascii: "[") else {
      let value = try scanValue()
      switch value.kind {
      case .string: return (value, Self.words(of: value))
      case .number: return (value, [Part(value: value)])
      case .other: return (value, [])
      }
    }
    let start = scanner.position
    scanner.position += 1
    var parts: [Part] = []
    while try scanner.nextElement(isFirst: parts.isEmpty) {
      parts.append(Part(value: try scanValue(), element: parts.count))
    }
    let range = start..<scanner.position
    return (ScannedValue(kind: .other, text: Text(scanner.bytes, range), range: range), parts)
  }

  /// Returns the words of a string, split at spaces outside of parentheses. `safe`, `unsafe` and `last` belong to the
  /// next word, and `balance` to `wrap-reverse`.
  private static func words(of value: ScannedValue) -> [Part] {
    var words: [Part] = []
    let bytes = value.text.bytes
    var depth = 0
    let parts = bytes[value.text.range].split { byte in
      if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
      return byte == 0x20 && depth <= 0
    }
    for word in parts {
      var range = word.startIndex..<word.endIndex
      if let last = words.last?.value.text,
        last.isKeyword(Self.safe) || last.isKeyword(Self.unsafe) || last.isKeyword(Self.last)
          || last.isKeyword(Self.wrapReverse) && Text(bytes, range).isKeyword(Self.balance)
      {
        range = last.range.lowerBound..<range.upperBound
        words.removeLast()
      }
      words.append(
        Part(value: ScannedValue(kind: .string, text: Text(bytes, range), range: value.range, isPartOfString: true)))
    }
    return words
  }

  private static let safe = [UInt8]("safe".utf8)
  private static let unsafe = [UInt8]("unsafe".utf8)
  private static let last = [UInt8]("last".utf8)
  private static let wrapReverse = [UInt8]("wrap-reverse".utf8)
  private static let balance = [UInt8]("balance".utf8)

  /// Returns the values of the sides in the order of CSS. A missing value defaults to the value of the opposite side,
  /// or else to the first value.
  private func sides(_ parts: [Part], count: Int) -> [Part?]? {
    guard 1...count ~= parts.count else { return nil }
    return (0..<count).map { side in
      if side < parts.count { return parts[side] }
      var part = parts[parts.count == 1 ? 0 : side - 2]
      part.isRepeated = true
      return part
    }
  }

  /// Returns the values of `align-content` and `justify-content`. A single value is used for both; after a single
  /// baseline, `justify-content` is `start` (CSS Align §5.4).
  private func placeContent(_ parts: [Part]) -> [Part?]? {
    guard parts.count == 1, parts[0].value.kind == .string else { return sides(parts, count: 2) }
    let word = parts[0].value.text
    return word.isKeyword(Self.baseline) || word.isKeyword(Self.lastBaseline)
      ? [parts[0], literal("start")] : sides(parts, count: 2)
  }

  private static let baseline = [UInt8]("baseline".utf8)
  private static let lastBaseline = [UInt8]("last baseline".utf8)

  /// Returns the values of `flex-grow`, `flex-shrink` and `flex-basis`, with nil for an initial value. Returns nil if
  /// the values are not valid.
  private func flex(_ parts: [Part]) -> [Part?]? {
    if parts.count == 1, parts[0].value.kind == .string {
      let word = parts[0].value.text
      if word.isKeyword(Self.none) { return [nil, literal("0"), nil] }
      if word.isKeyword(Self.initial) { return [nil, nil, nil] }
    }
    var factors: [Part] = []
    var basis: Part?
    var isAfterFactor = false
    for part in parts {
      // Of three numbers, the third is the basis.
      let isFactor = unitlessNumber(part.value) != nil && (factors.isEmpty || factors.count == 1 && isAfterFactor)
      isAfterFactor = isFactor
      if isFactor {
        factors.append(part)
      } else if basis == nil {
        basis = part
      } else {
        return nil
      }
    }
    guard let grow = factors.first else { return basis == nil ? nil : [literal("1"), nil, basis] }
    return [grow, factors.count > 1 ? factors[1] : nil, basis ?? literal("0%")]
  }

  private static let none = [UInt8]("none".utf8)
  private static let initial = [UInt8]("initial".utf8)

  /// Returns a value that a shorthand implies.
  private func literal(_ text: String) -> Part {
    Part(value: ScannedValue(kind: .string, text: Text(text), range: 0..<0))
  }

  /// Returns the values of `flex-direction` and `flex-wrap`, which may be in either order. Returns nil if they are not
  /// valid.
  private func flexFlow(_ parts: [Part]) -> [Part?]? {
    var direction: Part?, wrap: Part?
    for part in parts {
      let isWrap = FlexStyle.Property.flexWrap.kind.keywords.contains { "\($0)" == part.value.text.string.lowercased() }
      switch (isWrap, direction, wrap) {
      case (true, _, nil): wrap = part
      case (false, nil, _): direction = part
      default: return nil
      }
    }
    return parts.isEmpty ? nil : [direction, wrap]
  }
}
