internal import EagerLayout
import PlaygroundCourse
import PlaygroundKit
import PlaygroundWriters

/// An edit of a layout's text that sets a property of one node, and leaves all other text unchanged.
struct SketchEdit {
  /// The range to replace, as bytes of the text.
  let range: Range<Int>
  /// The replacement.
  let text: [UInt8]

  /// The difference between two texts.
  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    // No character may be cut.
    while start > 0, start < old.count, (0x80...0xBF).contains(old[start]) { start -= 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while end > 0, (0x80...0xBF).contains(old[old.count - end]) { end -= 1 }
    range = start..<old.count - end
    text = Array(new[start..<new.count - end])
  }
}

extension Sketch {
  /// The edit that sets a property of a node.
  ///
  /// - Parameters:
  ///   - property: a CSS name in one word, such as `flexGrow`; `gap`, `padding`, `margin`, `border` mean all sides.
  ///   - value: a CSS value without units: `120`, `50%`, `spaceBetween`; or the text between the modifier's
  ///     parentheses. An empty value removes the property.
  /// - Returns: nil if the node does not have the property, or would be another item without it.
  /// - Throws: a fault of the value.
  func edit(_ node: Int, _ property: String, _ value: String) throws(SketchFault) -> SketchEdit? {
    let changed =
      property.utf8.elementsEqual("flexDirection".utf8)
      ? try turned(node, value) : try setting(node, Self.modifier(of: property), Self.written(value))
    return changed.map { SketchEdit(from: Array(source.utf8), to: Array($0.source.utf8)) }
  }

  /// The modifier for a property.
  private static func modifier(of property: String) -> String {
    for known in FlexStyle.Property.allCases
    where known.hasModifier && Keyword.camelCased(known.css).utf8.elementsEqual(property.utf8) {
      return "\(known.entry.modifier)"
    }
    return property
  }

  /// The text between parentheses for a value; nil for none.
  private static func written(_ value: String) -> String? {
    let bytes = Array(value.utf8)
    guard let last = bytes.last else { return nil }
    if last == UInt8(ascii: "%") { return ".percent(\(String(decoding: bytes.dropLast(), as: UTF8.self)))" }
    return SketchPrinter.isName(bytes) ? "." + value : value
  }

  /// The property for a column instead of a row, and the reverse.
  private func turned(_ node: Int, _ direction: String) throws(SketchFault) -> Sketch? {
    let text = Array(source.utf8)
    let word = writtenWords[node]
    guard word == .row || word == .column, let item = WrittenItem(text, ranges[node]) else { return nil }
    let isColumn = direction.utf8.starts(with: "column".utf8), isReversed = direction.utf8.count > 6
    let sketch = try replacing([item.name], with: isColumn ? "Column" : "Row", in: text)
    return try sketch.setting(node, "reversed", isReversed ? "" : nil) ?? sketch
  }

  /// The layout with a modifier of a node set to values, or removed.
  private func setting(_ node: Int, _ modifier: String, _ values: String?) throws(SketchFault) -> Sketch? {
    let text = Array(source.utf8)
    guard let item = WrittenItem(text, ranges[node]) else { return nil }
    let written = item.modifiers.filter { text[$0.name].elementsEqual(modifier.utf8) }
    guard let values else { return try removing(modifier, of: node, item, written, in: text) }
    // The last modifier wins.
    let isTall = item.modifiers.isEmpty && text[ranges[node]].contains(0x0A)
    let newLine = isTall ? Self.newLine(like: ranges[node].lowerBound, in: text) : ""
    let end = item.end(in: text)
    let appended = try replacing([end..<end], with: "\(newLine).\(modifier)(\(values))", in: text)
    // Values cannot contain items.
    guard appended.names.count == names.count else { return nil }
    // Changing an existing value is better, if the result is the same.
    var places = written.suffix(1).map { $0.values }
    if let place = item.place(of: modifier, word: writtenWords[node], in: text) { places.append(place) }
    for place in places {
      let changed = attempt(replacing: place, with: values, in: text)
      if let changed, changed.text.utf8.elementsEqual(appended.text.utf8) { return changed }
    }
    return appended
  }

  private func removing(
    _ modifier: String, of node: Int, _ item: WrittenItem, _ written: [WrittenItem.Modifier], in text: [UInt8]
  ) throws(SketchFault) -> Sketch? {
    var removed: Sketch?
    if !written.isEmpty {
      // Includes the space before it, so that no line stays empty.
      let ranges = written.map { modifier in
        var start = modifier.range.lowerBound
        while start > item.modifiersStart, [0x20, 0x09, 0x0A, 0x0D].contains(text[start - 1]) { start -= 1 }
        return start..<modifier.range.upperBound
      }
      removed = try replacing(ranges, with: "", in: text)
    } else if writtenWords[node] == .flex, modifier.utf8.elementsEqual("grow".utf8), item.values?.isEmpty == false {
      removed = try replacing([item.values ?? item.name], with: "", in: text)
    }
    let sketch = removed ?? self
    return sketch.says(modifier, node) ? sketch.withoutPart(modifier, of: node) ?? removed : removed
  }

  /// Whether a node specifies the property of a modifier.
  private func says(_ modifier: String, _ node: Int) -> Bool {
    GivenProperties(root.node(at: root.path(to: node)), writtenWords[node]).list.contains {
      Self.modifier(of: $0.name).utf8.elementsEqual(modifier.utf8)
    }
  }

  /// The layout with all modifiers of a node rewritten, except this one if another modifier includes it.
  private func withoutPart(_ modifier: String, of node: Int) -> Sketch? {
    let text = Array(source.utf8)
    guard let item = WrittenItem(text, ranges[node]), let first = item.modifiers.first, let last = item.modifiers.last
    else { return nil }
    let all = modifiers(of: node)
    let kept = all.filter { !$0.utf8.starts(with: ".\(modifier)(".utf8) }
    guard kept.count < all.count else { return nil }
    return attempt(replacing: first.range.lowerBound..<last.range.upperBound, with: kept.joined(), in: text)
  }

  /// The layout with the first of several ranges replaced, and the other ranges removed.
  private func replacing(_ ranges: [Range<Int>], with new: String, in text: [UInt8]) throws(SketchFault) -> Sketch {
    var changed: [UInt8] = [], end = 0
    for (index, range) in ranges.enumerated() {
      changed += text[end..<range.lowerBound]
      if index == 0 { changed.append(contentsOf: new.utf8) }
      end = range.upperBound
    }
    return try Sketch(String(decoding: changed + text[end...], as: UTF8.self))
  }

  /// The layout with a range replaced; nil if the result is not a layout.
  private func attempt(replacing range: Range<Int>, with new: String, in text: [UInt8]) -> Sketch? {
    do throws(SketchFault) {
      return try replacing([range], with: new, in: text)
    } catch {
      return nil
    }
  }

  /// The modifiers of a node in source form, with each property only once.
  private func modifiers(of node: Int) -> [String] {
    let path = root.path(to: node), specified = root.node(at: path)
    var modifiers = StyleWriter(specified).modifiers.flatMap { modifier in
      // Shorthand for a share and a basis of 0 %.
      modifier.utf8.starts(with: ".flex(".utf8)
        ? [".grow(\(decimal(specified.style.growFactor)))", ".basis(.percent(0))"] : [modifier]
    }
    let writer = IDWriter(ids: ids)
    if !path.isEmpty, let around = root.node(at: Array(path.dropLast())).arrangement {
      modifiers += ContainerSyntax.of(around).modifierTexts(specified.style, writer)
    }
    guard let id = specified.id else { return modifiers }
    return modifiers + [".id(\(writer.text(id))\(id.index == 0 ? "" : ", index: \(id.index)"))"]
  }

  /// A line break, and the beginning of the line that contains a place.
  private static func newLine(like place: Int, in text: [UInt8]) -> String {
    var start = place
    while start > 0, text[start - 1] != 0x0A { start -= 1 }
    return "\n" + String(decoding: text[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}
