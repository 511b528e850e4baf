internal import EagerLayout

/// The maximum magnitude of numbers. With larger numbers, frames would be wrong, since precision is lost.
let largestNumber = 1e9

extension DocumentReader {
  mutating func readStyle(of node: Int) throws(JSONScanner.Fault) {
    guard scanner.next() == UInt8(ascii: "{") else {
      let value = try scanValue()
      report(
        "\(quote(value)) is not a style; write an object such as {\"width\": \"12px\"}", in: .node(node), key: "style")
      return
    }
    scanner.position += 1
    var style = nodes[node].style
    var seen = SeenProperties()
    var isFirst = true
    while let string = try scanner.nextKey(isFirst: isFirst) {
      isFirst = false
      let key = Self.currentGapName(of: scanner.content(of: string))
      if let position = FlexStyle.Property.names.position(of: key) {
        let property = FlexStyle.Property.all[position]
        if !seen.insert(property) { reportDuplicate(in: .style(of: node), key: key.string) }
        let value = try scanValue()
        let place = ValuePlace(node: node, property: property)
        if property == .display {
          readDisplay(value, at: place, into: &style)
        } else {
          read(value, at: place, into: &style)
        }
      } else if let position = Shorthand.names.position(of: key) {
        let shorthand = Shorthand.all[position]
        if !seen.insert(shorthand) { reportDuplicate(in: .style(of: node), key: key.string) }
        try readShorthand(shorthand, of: node, keeping: seen, into: &style)
      } else {
        try readContainerProperty(key, of: node, keeping: seen, into: &style)
      }
    }
    readPlaceItems(in: node, keeping: seen, into: &style)
    reportMixedEdges(in: seen, of: node)
    nodes[node].style = style
  }

  /// Returns the current name of a gap property for an old name such as `grid-gap`, or else the key itself.
  private static func currentGapName(of key: Text) -> Text {
    guard key.range.count > 7, key.bytes[key.range.lowerBound] == UInt8(ascii: "g"),
      oldGaps.position(of: key) != nil
    else { return key }
    return Text(key.bytes, key.range.lowerBound + "grid-".utf8.count..<key.range.upperBound)
  }

  private static let oldGaps = Names(["grid-gap", "grid-row-gap", "grid-column-gap"])

  /// Reports edges by direction (`start`, `end`) that are set together with edges by side (`left`, `right`). In CSS the
  /// last one wins, but the keys of a JSON object have no order.
  private mutating func reportMixedEdges(in seen: SeenProperties, of node: Int) {
    for family in EdgeFamily.allCases where seen.contains(family.left) || seen.contains(family.right) {
      for property in [family.start, family.end] where seen.contains(property) {
        report(property.mixedEdgesMessage, in: .style(of: node), key: property.name)
      }
    }
  }

  /// Reads a value of a property, which may come from a shorthand.
  mutating func read(_ value: ScannedValue, at place: ValuePlace, into style: inout FlexStyle) {
    let property = place.property
    switch property.form {
    case .keyword(let field, let names):
      if value.kind == .string, let position = names.position(ofKeyword: value.text) {
        style.keywords[field] = UInt64(position)
      } else {
        reject(value, at: place)
      }
    case .alignment(let field, let names):
      readAlignment(value, at: place, names) {
        style.keywords[field] = UInt64($0)
        style[safety: property] = $1
      }
    case .factor:
      guard let number = unitlessNumber(value) else { return reject(value, at: place) }
      guard let factor = checked(number, of: value, at: place) else { return }
      style[number: property] = factor
    case .integer:
      guard let number = unitlessNumber(value) else { return reject(value, at: place) }
      guard number.magnitude > largestNumber || wholeNumber(number) != nil else { return reject(value, at: place) }
      let isOrder = property == .order
      guard let whole = checked(number, of: value, at: place, allowsNegative: isOrder) else { return }
      if !isOrder, whole < 1 { return reject(value, at: place, remedy: "write a whole number of 1 or more") }
      style[whole: property] = Int(style.checked(whole, property, .any) ?? 0)
    case .ratio: readRatio(value, at: place, into: &style)
    case .length(let forms): readLength(value, at: place, forms, into: &style)
    }
  }

  private mutating func readAlignment(
    _ value: ScannedValue, at place: ValuePlace, _ names: Names, set: (Int, FlexStyle.AlignmentSafety) -> Void
  ) {
    guard value.kind == .string else { return reject(value, at: place) }
    if let position = names.position(ofKeyword: value.text) { return set(position, .unspecified) }
    for (prefix, safety) in [("safe ", FlexStyle.AlignmentSafety.safe), ("unsafe ", .unsafe)] {
      let text = value.text.lowercased ?? value.text
      guard text.range.count > prefix.utf8.count, text.bytes[text.range].starts(with: prefix.utf8) else { continue }
      let rest = Text(text.bytes, text.range.lowerBound + prefix.utf8.count..<text.range.upperBound)
      guard let position = names.position(of: rest) else { break }
      guard place.property.isPosition(position) else {
        return reject(
          value, at: place, remedy: "\(prefix)may precede only \(place.property.positions.alternatives)")
      }
      return set(position, safety)
    }
    reject(value, at: place)
  }

  private mutating func readRatio(_ value: ScannedValue, at place: ValuePlace, into style: inout FlexStyle) {
    if value.kind == .string && value.text.isKeyword(Self.auto) {
      style.aspectRatio = nil
      return
    }
    if let number = unitlessNumber(value) {
      if let ratio = checked(number, of: value, at: place) { style.aspectRatio = ratio }
      return
    }
    let (text, isOfContent) = value.text.withoutAuto
    guard value.kind == .string, let (width, end) = text.number() else { return reject(value, at: place) }
    var rest = Text(text.bytes, end..<text.range.upperBound), height = 1.0
    rest.skipSpaces()
    if !isOfContent || !rest.range.isEmpty {
      guard rest.skip(UInt8(ascii: "/")) else { return reject(value, at: place) }
      rest.skipSpaces()
      guard let (number, last) = rest.number(), last == rest.range.upperBound else { return reject(value, at: place) }
      height = number
    }
    guard let width = checked(width, of: value, at: place), let height = checked(height, of: value, at: place) else {
      return
    }
    // As in CSS, a ratio with a zero is ignored.
    if height == 0 {
      style.aspectRatio = nil
    } else if let ratio = checked(width / height, of: value, at: place) {
      style.aspectRatio = ratio
      style.ratioIsOfContent = isOfContent
    }
  }

  private static let auto = [UInt8]("auto".utf8)
  private static let px = [UInt8]("px".utf8)

  private mutating func readLength(
    _ value: ScannedValue, at place: ValuePlace, _ forms: FlexStyle.Property.LengthForms, into style: inout FlexStyle
  ) {
    if value.kind == .string, let unit = forms.unit(of: value.text) {
      style[length: place.property] = StoredLength(unit)
      return
    }
    if value.kind == .string, CalculationReader.isFunction(value.text.string) {
      return readCalculation(value, at: place, forms, into: &style)
    }
    guard value.kind != .other, let (number, end) = value.text.number() else { return reject(value, at: place) }
    let suffix = Text(value.text.bytes, end..<value.text.range.upperBound)
    let isPercentage = suffix.range.count == 1 && suffix.bytes[suffix.range.lowerBound] == UInt8(ascii: "%")
    // A number without a unit is in px.
    guard suffix.range.isEmpty || suffix.isKeyword(Self.px) || isPercentage && forms.contains(.percent) else {
      return rejectUnit(suffix, of: value, at: place)
    }
    guard let length = checked(number, of: value, at: place, allowsNegative: forms.contains(.negative)) else { return }
    style[length: place.property] = StoredLength(isPercentage ? .percent : .points, length)
  }

  private mutating func readCalculation(
    _ value: ScannedValue, at place: ValuePlace, _ forms: FlexStyle.Property.LengthForms, into style: inout FlexStyle
  ) {
    do {
      let calculated = try CalculationReader.length(of: value.text.string)
      guard forms.contains(.percent) || !calculated.expression.hasPercentage else {
        return report("\(quote(value)) contains a percentage, which \(place.name) does not take", at: place)
      }
      var length = StoredLength(calculated)
      // As in CSS, a calculated length that is out of range is clamped.
      if length.unit == .points, !forms.contains(.negative) { length.value = max(length.value, 0) }
      style[length: place.property] = length
    } catch {
      report("\(quote(value)) \(error.message)", at: place)
    }
  }

  private mutating func rejectUnit(_ suffix: Text, of value: ScannedValue, at place: ValuePlace) {
    if suffix.string == "%" {
      report("\(quote(value)) is a percentage, which \(place.name) does not take; \(place.remedy)", at: place)
    } else if suffix.isUnit {
      report("\(quote(value)) is in \(suffix.string), which the format does not support; \(place.remedy)", at: place)
    } else {
      reject(value, at: place)
    }
  }

  private mutating func checked(
    _ number: Double, of value: ScannedValue, at place: ValuePlace, allowsNegative: Bool = false
  ) -> Double? {
    checked(number, of: value, in: .style(of: place.node), key: place.key, allowsNegative: allowsNegative)
  }

  mutating func reject(_ value: ScannedValue, at place: ValuePlace, remedy: String? = nil) {
    report("\(quote(value)) is not a value of \(place.name); \(remedy ?? place.remedy)", at: place)
  }

  private mutating func report(_ message: String, at place: ValuePlace) {
    report(message, in: .style(of: place.node), key: place.key)
  }

  /// Returns a number without a unit, which may be in quotes; nil for other values.
  func unitlessNumber(_ value: ScannedValue) -> Double? {
    guard value.kind != .other, let (number, end) = value.text.number(), end == value.text.range.upperBound else {
      return nil
    }
    return number
  }
}

/// The place of a value in a style: the value of a property, or one of the values of a shorthand.
struct ValuePlace {
  var node: Int
  var property: FlexStyle.Property
  var shorthand: Shorthand?
  /// The index in the array; nil if the shorthand's values are not written as an array.
  var element: Int?
  /// The grid shorthand that sets the property; nil if there is none.
  var gridShorthand: GridShorthand?

  /// The name of the property or shorthand, for messages.
  var name: String { shorthand?.rawValue ?? property.name }

  /// The key for paths.
  var key: String { element.map { "\(name)[\($0)]" } ?? gridShorthand?.rawValue ?? name }

  /// The advice to write an allowed value.
  var remedy: String { "write \(shorthand?.singleValueDescription ?? property.form.alternatives)" }
}

/// The properties and shorthands that a style has set so far.
struct SeenProperties {
  private var properties: UInt64 = 0
  private var shorthands: Set<Shorthand> = []

  /// Adds a property. Returns `false` if it was already set.
  mutating func insert(_ property: FlexStyle.Property) -> Bool {
    defer { properties |= 1 << UInt64(property.rawValue) }
    return !contains(property)
  }

  /// Adds a shorthand. Returns `false` if it was already set.
  mutating func insert(_ shorthand: Shorthand) -> Bool { shorthands.insert(shorthand).inserted }

  /// Returns `true` if the property itself was set.
  func contains(_ property: FlexStyle.Property) -> Bool { properties & 1 << UInt64(property.rawValue) != 0 }
}

extension Text {
  fileprivate mutating func skip(_ byte: UInt8) -> Bool {
    guard !range.isEmpty, bytes[range.lowerBound] == byte else { return false }
    range = range.lowerBound + 1..<range.upperBound
    return true
  }

  fileprivate mutating func skipSpaces() { while skip(0x20) {} }

  /// `true` for text that may be a unit: at most five letters.
  fileprivate var isUnit: Bool {
    range.count <= 5 && bytes[range].allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
  }
}

extension Text {
  /// The text of a ratio without the keyword `auto` before or after it; `hadAuto` is `true` if it had the keyword.
  fileprivate var withoutAuto: (text: Text, hadAuto: Bool) {
    let text = lowercased ?? self, range = text.range
    if text.bytes[range].starts(with: "auto ".utf8) {
      var rest = Text(text.bytes, range.lowerBound + 5..<range.upperBound)
      rest.skipSpaces()
      return (rest, true)
    }
    guard text.bytes[range].reversed().starts(with: " auto".utf8.reversed()) else { return (self, false) }
    var end = range.upperBound - 5
    while end > range.lowerBound, text.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return (Text(text.bytes, range.lowerBound..<end), true)
  }
}
