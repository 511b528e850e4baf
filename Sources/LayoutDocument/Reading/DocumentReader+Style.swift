internal import EagerLayout

/// Beyond this, numbers lose so much of their precision that frames would be wrong.
let largestNumber = 1e9

extension DocumentReader {
  /// Reads a node's style.
  mutating func readStyle(of node: Int) throws(JSONScanner.Fault) {
    guard scanner.next() == UInt8(ascii: "{") else {
      let value = try readValue()
      report(
        "\(quote(value)) is not a style; write an object such as {\"width\": \"12px\"}", in: .node(node), key: "style")
      return
    }
    scanner.position += 1
    var style = nodes[node].style
    var seen: UInt64 = 0
    var isFirst = true
    while let string = try scanner.nextKey(isFirst: isFirst) {
      isFirst = false
      let key = scanner.content(of: string)
      guard let position = FlexStyle.Property.names.position(of: key) else {
        report(Self.unknownProperty(key), in: .style(of: node), key: key.string)
        try scanner.skipValue()
        continue
      }
      let bit: UInt64 = 1 << UInt64(position)
      if seen & bit != 0 { reportDuplicate(in: .style(of: node), key: key.string) }
      seen |= bit
      let value = try readValue()
      read(value, of: FlexStyle.Property.all[position], into: &style, node: node)
    }
    nodes[node].style = style
  }

  private mutating func read(
    _ value: ReadValue, of property: FlexStyle.Property, into style: inout FlexStyle, node: Int
  ) {
    switch property.form {
    case .keyword(let field, let names):
      if value.kind == .string, let position = names.position(of: value.text) {
        style.keywords[field] = UInt64(position)
      } else {
        reject(value, of: property, node)
      }
    case .alignment(let field, let names):
      readAlignment(value, of: property, node, names) {
        style.keywords[field] = UInt64($0)
        style[safety: property] = $1
      }
    case .factor:
      guard let number = plainNumber(value) else {
        return reject(value, of: property, node)
      }
      guard let factor = checked(number, of: value, property, node) else { return }
      style[number: property] = factor
    case .integer:
      guard let number = plainNumber(value) else { return reject(value, of: property, node) }
      guard let order = checked(number, of: value, property, node, allowsNegative: true) else { return }
      guard let order = wholeNumber(order) else { return reject(value, of: property, node) }
      style.order = Int(order)
    case .ratio: readRatio(value, into: &style, node)
    case .length(let forms): readLength(value, of: property, forms, into: &style, node)
    }
  }

  private mutating func readAlignment(
    _ value: ReadValue, of property: FlexStyle.Property, _ node: Int, _ names: Names,
    set: (Int, FlexStyle.AlignmentSafety) -> Void
  ) {
    guard value.kind == .string else { return reject(value, of: property, node) }
    if let position = names.position(of: value.text) { return set(position, .unspecified) }
    for (prefix, safety) in [("safe ", FlexStyle.AlignmentSafety.safe), ("unsafe ", .unsafe)] {
      let text = value.text
      guard text.range.count > prefix.utf8.count, text.bytes[text.range].starts(with: prefix.utf8) else { continue }
      let rest = Text(text.bytes, text.range.lowerBound + prefix.utf8.count..<text.range.upperBound)
      guard let position = names.position(of: rest) else { break }
      guard property.isPosition(position) else {
        return reject(
          value, of: property, node, remedy: "\(prefix)stands before \(property.positions.alternatives) alone")
      }
      return set(position, safety)
    }
    reject(value, of: property, node)
  }

  private mutating func readRatio(_ value: ReadValue, into style: inout FlexStyle, _ node: Int) {
    if value.kind == .string && value.text == Self.auto {
      style.aspectRatio = nil
      return
    }
    if let number = plainNumber(value) {
      if let ratio = checked(number, of: value, .aspectRatio, node) { style.aspectRatio = ratio }
      return
    }
    guard value.kind == .string, let (width, end) = value.text.number() else {
      return reject(value, of: .aspectRatio, node)
    }
    var rest = Text(value.text.bytes, end..<value.text.range.upperBound)
    rest.skipSpaces()
    guard rest.skip(UInt8(ascii: "/")) else { return reject(value, of: .aspectRatio, node) }
    rest.skipSpaces()
    guard let (height, last) = rest.number(), last == rest.range.upperBound else {
      return reject(value, of: .aspectRatio, node)
    }
    guard let width = checked(width, of: value, .aspectRatio, node),
      let height = checked(height, of: value, .aspectRatio, node)
    else { return }
    // As in CSS, a ratio with a zero in it is none.
    if height == 0 {
      style.aspectRatio = nil
    } else if let ratio = checked(width / height, of: value, .aspectRatio, node) {
      style.aspectRatio = ratio
    }
  }

  private static let auto = [UInt8]("auto".utf8)
  private static let px = [UInt8]("px".utf8)

  private mutating func readLength(
    _ value: ReadValue, of property: FlexStyle.Property, _ forms: FlexStyle.Property.LengthForms,
    into style: inout FlexStyle,
    _ node: Int
  ) {
    if value.kind == .string, let unit = forms.unit(of: value.text) {
      style[length: property] = StoredLength(unit)
      return
    }
    guard value.kind != .other, let (number, end) = value.text.number() else {
      return reject(value, of: property, node)
    }
    let suffix = Text(value.text.bytes, end..<value.text.range.upperBound)
    let isPercentage = suffix.range.count == 1 && suffix.bytes[suffix.range.lowerBound] == UInt8(ascii: "%")
    guard suffix == Self.px || isPercentage && forms.contains(.percent) else {
      return rejectUnit(suffix, of: value, number: number, property, forms, node)
    }
    guard let length = checked(number, of: value, property, node, allowsNegative: forms.contains(.negative)) else {
      return
    }
    style[length: property] = StoredLength(isPercentage ? .percent : .points, length)
  }

  private mutating func rejectUnit(
    _ suffix: Text, of value: ReadValue, number: Double, _ property: FlexStyle.Property,
    _ forms: FlexStyle.Property.LengthForms,
    _ node: Int
  ) {
    let remedy = "write \(forms.alternatives)"
    let key = property.name
    if suffix.range.isEmpty, number < 0, !forms.contains(.negative) {
      // Both faults at once: with a unit alone it would be the next one.
      report(
        "\(quote(value)) is negative and has no unit; write \"0px\" or more", in: .style(of: node), key: key)
    } else if suffix.range.isEmpty {
      let digits = value.text.string
      let example = digits.utf8.count < 20 ? "write \"\(digits)px\"" : remedy
      report("\(quote(value)) has no unit; \(example)", in: .style(of: node), key: key)
    } else if suffix.string == "%" {
      report("\(quote(value)) is a percentage, which \(key) does not take; \(remedy)", in: .style(of: node), key: key)
    } else if suffix.isUnit {
      report(
        "\(quote(value)) is in \(suffix.string), which the format does not have; \(remedy)", in: .style(of: node),
        key: key)
    } else {
      reject(value, of: property, node)
    }
  }

  private mutating func checked(
    _ number: Double, of value: ReadValue, _ property: FlexStyle.Property, _ node: Int, allowsNegative: Bool = false
  ) -> Double? {
    checked(number, of: value, in: .style(of: node), key: property.name, allowsNegative: allowsNegative)
  }

  private mutating func reject(_ value: ReadValue, of property: FlexStyle.Property, _ node: Int, remedy: String? = nil)
  {
    let remedy = remedy ?? "write \(property.form.alternatives)"
    report(
      "\(quote(value)) is not a value of \(property.name); \(remedy)", in: .style(of: node), key: property.name)
  }

  /// A number that stands alone, in quotes or not.
  private func plainNumber(_ value: ReadValue) -> Double? {
    guard value.kind != .other, let (number, end) = value.text.number(), end == value.text.range.upperBound else {
      return nil
    }
    return number
  }
}

extension Text {
  fileprivate mutating func skip(_ byte: UInt8) -> Bool {
    guard !range.isEmpty, bytes[range.lowerBound] == byte else { return false }
    range = range.lowerBound + 1..<range.upperBound
    return true
  }

  fileprivate mutating func skipSpaces() { while skip(0x20) {} }

  /// Whether this could be a unit: a few letters.
  fileprivate var isUnit: Bool {
    range.count <= 5 && bytes[range].allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
  }
}
