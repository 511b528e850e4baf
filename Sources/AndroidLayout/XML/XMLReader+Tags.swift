extension XMLReader {
  /// Reads a start tag with its attributes. `/>` closes the element.
  mutating func readStartTag() {
    let offset = position
    position += 1
    guard openElements.count < limits.depth else {
      return stop(offset, "there are more than \(grouped(limits.depth)) levels of elements; nest fewer", isLimit: true)
    }
    tagHasPrefixes = false
    let name = readName()
    if openElements.isEmpty, !tree.elements.isEmpty {
      report(offset, "<\(shortened(tree.raw(name)))> is a second root; put both into one element")
    }
    openElements.append(tree.elements.count)
    tree.elements.append(
      XMLTree.Element(
        name: name,
        parent: Int32(truncatingIfNeeded: openElements.count > 1 ? openElements[openElements.count - 2] : -1),
        firstAttribute: Int32(truncatingIfNeeded: tree.attributes.count), attributeCount: 0,
        firstPiece: Int32(truncatingIfNeeded: tree.pieces.count)))
    let isSelfClosing = readAttributes()
    let element = openElements[openElements.count - 1]
    tree.elements[element].attributeCount = Int32(
      truncatingIfNeeded: tree.attributes.count - Int(tree.elements[element].firstAttribute))
    if tagHasPrefixes { checkPrefixes(of: element) }
    if isSelfClosing, !isStopped { closeElement() }
  }

  /// Reads the rest of a start tag. Returns `true` if the tag ends with `/>`, which closes its element.
  private mutating func readAttributes() -> Bool {
    let element = openElements[openElements.count - 1], offset = tree.elements[element].offset
    var names = AttributeNames(start: tree.attributes.count)
    while !isStopped {
      let isSeparated = skipSpaces()
      guard position < end else {
        stop(offset, "the text ends inside <\(shortened(tree.name(of: element)))>; is it cut off?")
        break
      }
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return false
      case UInt8(ascii: "/"):
        if position + 1 < end, bytes[position + 1] == UInt8(ascii: ">") {
          position += 2
          return true
        }
        stop(position, "\"/\" is not followed by \">\"; write \"/>\", or remove it")
      case UInt8(ascii: "<"):
        report(offset, "\"<\(shortened(tree.name(of: element)))\" has no \">\" before the next tag")
        return false
      case let byte where !Self.beginsName(byte):
        stop(position, "\(quotedCharacter()) does not begin an attribute; write name=\"value\"")
      default:
        guard isSeparated else {
          stop(position, "two attributes are not separated by a space; insert one")
          break
        }
        readAttribute(&names)
      }
    }
    return false
  }

  private mutating func readAttribute(_ names: inout AttributeNames) {
    let name = readName()
    skipSpaces()
    guard position < end, bytes[position] == UInt8(ascii: "=") else {
      let word = shortened(tree.raw(name))
      return stop(Int(name.start), "\"\(word)\" has no value; write \(word)=\"…\"")
    }
    position += 1
    skipSpaces()
    guard let value = readValue(name) else { return }
    guard names.insert(name, tree) else {
      return report(Int(name.start), "\"\(shortened(tree.raw(name)))\" appears twice in this tag; remove one of them")
    }
    guard names.count <= limits.attributes else {
      return stop(
        Int(name.start), "this tag has more than \(grouped(limits.attributes)) attributes; remove some", isLimit: true)
    }
    tree.attributes.append(XMLTree.Attribute(name: name, value: value))
  }

  /// Reads a quoted value. An unquoted value is an error, and extends to a space or the end of the tag. Returns nil if
  /// reading stops.
  private mutating func readValue(_ name: XMLTree.Span) -> XMLTree.Span? {
    let valueStart = position
    guard position < end, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
      while position < end, !Self.isSpace(bytes[position]), bytes[position] != UInt8(ascii: ">"),
        bytes[position] != UInt8(ascii: "<"), !isAt("/>")
      {
        if bytes[position] == UInt8(ascii: "&"), !checkReference() { return nil }
        position += 1
      }
      let name = shortened(tree.raw(name)), value = shortened(tree.raw(XMLTree.Span(valueStart, position)))
      report(valueStart, "the value of \"\(name)\" has no quotes; write \(name)=\"\(value)\"")
      return XMLTree.Span(valueStart, position)
    }
    let quote = bytes[position], bytes = bytes, end = end
    var position = position + 1
    while position < end, bytes[position] != quote {
      // The bytes that need handling are all smaller than letters.
      guard bytes[position] <= UInt8(ascii: "<") else {
        position += 1
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "<"):
        self.position = position
        stop(position, "a value holds \"<\"; write \"&lt;\", or close the value before it")
        return nil
      case UInt8(ascii: "&"):
        self.position = position
        if !checkReference() { return nil }
      default: break
      }
      position += 1
    }
    self.position = position
    guard position < end else {
      stop(
        valueStart,
        "the value of \"\(shortened(tree.raw(name)))\" is not closed; write \(quote == 0x22 ? "a double" : "a single") quote where it ends"
      )
      return nil
    }
    self.position += 1
    return XMLTree.Span(valueStart + 1, position)
  }

  /// Reads an end tag. It closes the innermost open element of that name, and the elements in it.
  mutating func readEndTag() {
    let offset = position
    position += 2
    let name = readName(), text = shortened(tree.raw(name))
    guard !name.isEmpty else {
      return stop(offset, "\"</\" is not followed by a name; write the name of its element")
    }
    skipSpaces()
    if position < end, bytes[position] == UInt8(ascii: ">") {
      position += 1
    } else if position < end, bytes[position] == UInt8(ascii: "<") {
      report(offset, "\"</\(text)\" has no \">\" before the next tag")
    } else if position >= end {
      stop(offset, "\"</\(text)\" has no \">\" before the text ends; is it cut off?")
    } else {
      return stop(position, "\(quotedCharacter()) is not allowed in an end tag; write \"</\(text)>\"")
    }
    closeElements(upTo: name, offset, text)
  }

  private mutating func closeElements(upTo name: XMLTree.Span, _ offset: Int, _ text: String) {
    guard let innermost = openElements.last else {
      return report(offset, "\"</\(text)>\" closes no element; remove it")
    }
    let level = openElements.suffix(64).lastIndex {
      bytes[tree.elements[$0].name.range].elementsEqual(bytes[name.range])
    }
    guard let level else {
      report(offset, "\"</\(text)>\" was found where \"</\(shortened(tree.name(of: innermost)))>\" was expected")
      return closeElement()
    }
    while openElements.count > level + 1 {
      let element = openElements[openElements.count - 1], name = shortened(tree.name(of: element))
      report(
        tree.elements[element].offset, "<\(name)> is not closed before \"</\(text)>\"; write \"/>\" or \"</\(name)>\"")
      closeElement()
    }
    closeElement()
  }

  /// Returns the current character, for a message.
  func quotedCharacter() -> String {
    var characterEnd = position + 1
    while characterEnd < end, bytes[characterEnd] & 0xC0 == 0x80 { characterEnd += 1 }
    return "\"\(shortened(tree.raw(XMLTree.Span(position, characterEnd))))\""
  }
}

// Prefixes of names
extension XMLReader {
  /// Returns the prefix that an attribute declares, if any: "a" for "xmlns:a".
  func declaredPrefix(_ name: XMLTree.Span) -> String? {
    let bytes = bytes[name.range]
    return bytes.starts(with: "xmlns:".utf8) ? String(decoding: bytes.dropFirst(6), as: UTF8.self) : nil
  }

  /// Returns `true` if an attribute may declare a prefix. Checks only the first letter, which excludes most attributes.
  func mayDeclarePrefix(_ attribute: Int) -> Bool {
    bytes[Int(tree.attributes[attribute].name.start)] == UInt8(ascii: "x")
  }

  private mutating func checkPrefixes(of element: Int) {
    for attribute in tree.attributes(of: element) where mayDeclarePrefix(attribute) {
      if let prefix = declaredPrefix(tree.attributes[attribute].name) { openDeclarationCounts[prefix, default: 0] += 1 }
    }
    checkPrefix(of: tree.elements[element].name)
    for attribute in tree.attributes(of: element) { checkPrefix(of: tree.attributes[attribute].name) }
  }

  private mutating func checkPrefix(of name: XMLTree.Span) {
    guard let colon = bytes[name.range].firstIndex(of: UInt8(ascii: ":")) else { return }
    let prefix = XMLTree.Span(name.range.lowerBound, colon)
    // Most names have the same prefix as the previous name.
    if let lastPrefix, tree.areEqual(prefix, lastPrefix) { return }
    let text = tree.raw(prefix)
    if Self.knownPrefixes.contains(text) { lastPrefix = prefix }
    if Self.knownPrefixes.contains(text) || openDeclarationCounts[text] != nil { return }
    report(
      name.range.lowerBound,
      "the prefix \"\(shortened(text))\" is not declared; write xmlns:\(shortened(text))=\"…\" in the root, or another prefix"
    )
    // From now on, the prefix counts as declared, so that it is reported once.
    openDeclarationCounts[text] = 1
  }

  private static let knownPrefixes = ["android", "app", "tools", "xmlns", "xml"]
}

/// The attribute names in one tag. Up to 16 names are compared one by one. More names are stored in a set, to bound the
/// time for large tags.
private struct AttributeNames {
  /// The index of the tag's first attribute.
  private let start: Int
  /// The names, if there are at least 16.
  private var nameSet: Set<String> = []
  private(set) var count = 0

  init(start: Int) { self.start = start }

  /// Adds a name. Returns `false` if the tag has it already.
  mutating func insert(_ name: XMLTree.Span, _ tree: XMLTree) -> Bool {
    if count < 16 {
      for other in tree.attributes[start..<start + count] where tree.areEqual(other.name, name) { return false }
    } else {
      if nameSet.isEmpty { nameSet = Set(tree.attributes[start..<start + count].map { tree.raw($0.name) }) }
      guard nameSet.insert(tree.raw(name)).inserted else { return false }
    }
    count += 1
    return true
  }
}

/// Returns a number with thousands separators: 1,000.
func grouped(_ number: Int) -> String {
  let digits = Array("\(number)".utf8)
  var result: [UInt8] = []
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { result.append(UInt8(ascii: ",")) }
    result.append(digit)
  }
  return String(decoding: result, as: UTF8.self)
}
