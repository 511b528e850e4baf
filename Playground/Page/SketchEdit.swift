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

  /// Creates the edit that changes one text to another.
  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var prefixCount = 0
    while prefixCount < shorter, old[prefixCount] == new[prefixCount] { prefixCount += 1 }
    // The range must not begin or end inside of a character.
    while prefixCount > 0, prefixCount < old.count, (0x80...0xBF).contains(old[prefixCount]) { prefixCount -= 1 }
    var suffixCount = 0
    while suffixCount < shorter - prefixCount, old[old.count - 1 - suffixCount] == new[new.count - 1 - suffixCount] {
      suffixCount += 1
    }
    while suffixCount > 0, (0x80...0xBF).contains(old[old.count - suffixCount]) { suffixCount -= 1 }
    range = prefixCount..<old.count - suffixCount
    text = Array(new[prefixCount..<new.count - suffixCount])
  }
}

extension Sketch {
  /// Returns the edit that sets a property of a node.
  ///
  /// - Parameters:
  ///   - property: a CSS name in one word, such as `flexGrow`; `gap`, `padding`, `margin`, `border` mean all sides.
  ///   - value: a CSS value without units: `120`, `50%`, `spaceBetween`; or the text between the modifier's
  ///     parentheses. An empty value removes the property.
  /// - Returns: The edit; nil if the node does not have the property, or would be another kind of item without it.
  /// - Throws: a fault of the value.
  func edit(_ node: Int, _ property: String, _ value: String) throws(SketchFault) -> SketchEdit? {
    let changed =
      property.utf8.elementsEqual("flexDirection".utf8)
      ? try settingDirection(node, value) : try setting(node, Self.modifier(of: property), Self.source(of: value))
    return changed.map { SketchEdit(from: Array(source.utf8), to: Array($0.source.utf8)) }
  }

  /// Returns the name of the modifier for a property.
  private static func modifier(of property: String) -> String {
    for candidate in FlexStyle.Property.allCases
    where candidate.hasModifier && Keyword.camelCased(candidate.css).utf8.elementsEqual(property.utf8) {
      return "\(candidate.entry.modifier)"
    }
    return property
  }

  /// Returns the source text of a modifier's arguments for a value; nil for an empty value.
  private static func source(of value: String) -> String? {
    let bytes = Array(value.utf8)
    guard let last = bytes.last else { return nil }
    if last == UInt8(ascii: "%") { return ".percent(\(String(decoding: bytes.dropLast(), as: UTF8.self)))" }
    return SketchPrinter.isName(bytes) ? "." + value : value
  }

  /// Returns the layout with the flex direction of a row or column changed; nil for other nodes.
  private func settingDirection(_ node: Int, _ direction: String) throws(SketchFault) -> Sketch? {
    let text = Array(source.utf8)
    let kind = sourceKinds[node]
    guard kind == .row || kind == .column, let item = ItemSource(text, ranges[node]) else { return nil }
    let isColumn = direction.utf8.starts(with: "column".utf8), isReversed = direction.utf8.count > 6
    let sketch = try replacing([item.name], with: isColumn ? "Column" : "Row", in: text)
    return try sketch.setting(node, "reversed", isReversed ? "" : nil) ?? sketch
  }

  /// Returns the layout with a modifier of a node set to values, or removed if `values` is nil.
  private func setting(_ node: Int, _ modifier: String, _ values: String?) throws(SketchFault) -> Sketch? {
    let text = Array(source.utf8)
    guard let item = ItemSource(text, ranges[node]) else { return nil }
    let existing = item.modifiers.filter { text[$0.name].elementsEqual(modifier.utf8) }
    guard let values else { return try removing(modifier, of: node, item, existing, in: text) }
    // Appends the modifier, since a modifier at the end overrides all earlier modifiers.
    let isMultiline = item.modifiers.isEmpty && text[ranges[node]].contains(0x0A)
    let newLine = isMultiline ? Self.newLine(like: ranges[node].lowerBound, in: text) : ""
    let end = item.appendOffset(in: text)
    let appended = try replacing([end..<end], with: "\(newLine).\(modifier)(\(values))", in: text)
    // The values must not add items to the layout.
    guard appended.names.count == names.count else { return nil }
    // If a change of an existing value has the same result, changes that value instead of appending a modifier.
    var valueRanges = existing.suffix(1).map { $0.values }
    if let range = item.argumentRange(of: modifier, kind: sourceKinds[node], in: text) { valueRanges.append(range) }
    for range in valueRanges {
      let changed = attempt(replacing: range, with: values, in: text)
      if let changed, changed.text.utf8.elementsEqual(appended.text.utf8) { return changed }
    }
    return appended
  }

  /// Returns the layout without a modifier of a node; nil if nothing specifies it.
  private func removing(
    _ modifier: String, of node: Int, _ item: ItemSource, _ existing: [ItemSource.Modifier], in text: [UInt8]
  ) throws(SketchFault) -> Sketch? {
    var removed: Sketch?
    if !existing.isEmpty {
      // Also removes the white space before a modifier, so that no empty line remains.
      let ranges = existing.map { modifier in
        var start = modifier.range.lowerBound
        while start > item.modifiersStart, [0x20, 0x09, 0x0A, 0x0D].contains(text[start - 1]) { start -= 1 }
        return start..<modifier.range.upperBound
      }
      removed = try replacing(ranges, with: "", in: text)
    } else if sourceKinds[node] == .flex, modifier.utf8.elementsEqual("grow".utf8), item.values?.isEmpty == false {
      removed = try replacing([item.values ?? item.name], with: "", in: text)
    }
    let sketch = removed ?? self
    return sketch.specifies(modifier, node)
      ? sketch.splittingShorthands(without: modifier, of: node) ?? removed : removed
  }

  /// Returns `true` if a node specifies the property of a modifier.
  private func specifies(_ modifier: String, _ node: Int) -> Bool {
    SpecifiedProperties(root.node(at: root.path(to: node)), sourceKinds[node]).list.contains {
      Self.modifier(of: $0.name).utf8.elementsEqual(modifier.utf8)
    }
  }

  /// Returns the layout with all modifiers of a node written out separately, and without one of them.
  /// Removes a property that a shorthand sets.
  private func splittingShorthands(without modifier: String, of node: Int) -> Sketch? {
    let text = Array(source.utf8)
    guard let item = ItemSource(text, ranges[node]), let first = item.modifiers.first, let last = item.modifiers.last
    else { return nil }
    let all = modifiers(of: node)
    let remaining = all.filter { !$0.utf8.starts(with: ".\(modifier)(".utf8) }
    guard remaining.count < all.count else { return nil }
    return attempt(replacing: first.range.lowerBound..<last.range.upperBound, with: remaining.joined(), in: text)
  }

  /// Returns the layout with the first of several ranges replaced, and the other ranges removed.
  private func replacing(_ ranges: [Range<Int>], with new: String, in text: [UInt8]) throws(SketchFault) -> Sketch {
    var result: [UInt8] = [], end = 0
    for (index, range) in ranges.enumerated() {
      result += text[end..<range.lowerBound]
      if index == 0 { result.append(contentsOf: new.utf8) }
      end = range.upperBound
    }
    return try Sketch(String(decoding: result + text[end...], as: UTF8.self))
  }

  /// Returns the layout with a range replaced; nil if the result is not a layout.
  private func attempt(replacing range: Range<Int>, with replacement: String, in text: [UInt8]) -> Sketch? {
    do throws(SketchFault) {
      return try replacing([range], with: replacement, in: text)
    } catch {
      return nil
    }
  }

  /// Returns the modifiers of a node as source text, with each property only once.
  private func modifiers(of node: Int) -> [String] {
    let path = root.path(to: node), specified = root.node(at: path)
    var modifiers = StyleWriter(specified).modifiers.flatMap { modifier in
      // `flex` is a shorthand for `grow` and a basis of 0 %.
      modifier.utf8.starts(with: ".flex(".utf8)
        ? [".grow(\(decimal(specified.style.growFactor)))", ".basis(.percent(0))"] : [modifier]
    }
    let writer = IDWriter(ids: ids)
    if !path.isEmpty, let arrangement = root.node(at: Array(path.dropLast())).arrangement {
      modifiers += ContainerSyntax.of(arrangement).modifierTexts(specified.style, writer)
    }
    guard let id = specified.id else { return modifiers }
    return modifiers + [".id(\(writer.text(id))\(id.index == 0 ? "" : ", index: \(id.index)"))"]
  }

  /// Returns a line break, and the indentation of the line that contains an offset.
  private static func newLine(like offset: Int, in text: [UInt8]) -> String {
    var start = offset
    while start > 0, text[start - 1] != 0x0A { start -= 1 }
    return "\n" + String(decoding: text[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}
