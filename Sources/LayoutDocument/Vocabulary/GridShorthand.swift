/// A CSS shorthand for several properties of a grid or of a grid's item. Documents are read with shorthands and written
/// without them.
package enum GridShorthand: String, CaseIterable {
  case gridArea = "grid-area"
  case gridRow = "grid-row"
  case gridColumn = "grid-column"
  case gridTemplate = "grid-template"
  case grid
  case placeItems = "place-items"
  case placeSelf = "place-self"

  package typealias Declaration = (name: String, value: String)

  /// A readable description of the allowed values.
  var values: String {
    switch self {
    case .gridArea: #"the name of an area, or one to four lines such as "2 / 1 / span 2 / -1""#
    case .gridRow, .gridColumn: #"one or two lines such as "2 / span 2""#
    case .gridTemplate:
      #"none, rows and columns such as "auto 1fr / 80px 1fr", or rows of areas such as "\"head head\" 40px / 80px 1fr""#
    case .grid: #"a value of grid-template, or "auto-flow / 80px 1fr" or "40px 1fr / auto-flow dense""#
    case .placeItems, .placeSelf: #"one or two values such as center or "start end", the vertical one first"#
    }
  }

  /// Returns the values of the properties that the shorthand sets, or nil if its value is not valid. The values
  /// themselves are checked when the properties are read.
  package func declarations(_ value: String) -> [Declaration]? {
    let parts = Self.split(value)
    switch self {
    case .gridArea: return Self.area(parts)
    case .gridRow, .gridColumn: return Self.lines(parts, rawValue)
    case .gridTemplate: return Self.template(parts)
    case .placeItems, .placeSelf:
      guard let (vertical, horizontal) = Self.axes(of: value) else { return nil }
      let end = rawValue.dropFirst("place".count)
      return [("align\(end)", vertical), ("justify\(end)", horizontal)]
    case .grid:
      guard let template = Self.template(parts) ?? Self.flow(parts) else { return nil }
      let specified = template.map { $0.name }
      return Self.initialValues.filter { !specified.contains($0.name) } + template
    }
  }

  /// Returns the values for the vertical and the horizontal axis. A single value applies to both (CSS Align §6.3).
  private static func axes(of value: String) -> (vertical: String, horizontal: String)? {
    var values: [String] = [], prefix = ""
    let words = value.split(whereSeparator: { $0.isWhitespace }).map { String($0) }
    for (position, word) in words.enumerated() {
      switch word.lowercased() {
      case "first" where position + 1 < words.count && words[position + 1].lowercased() == "baseline": continue
      case "safe", "unsafe", "last": prefix = "\(word) "
      default:
        values.append(prefix + word)
        prefix = ""
      }
    }
    guard 1...2 ~= values.count, prefix.isEmpty else { return nil }
    return (values[0], values[values.count - 1])
  }

  /// Returns the parts between slashes, split into words, quoted strings, and names in brackets. A word includes text
  /// in parentheses.
  private static func split(_ value: String) -> [[String]] {
    var parts: [[String]] = [[]], word = "", depth = 0, closing: Character?
    func endWord() {
      if !word.isEmpty { parts[parts.count - 1].append(word) }
      word = ""
    }
    for character in value {
      if let mark = closing {
        word.append(character)
        guard character == mark else { continue }
        closing = nil
        endWord()
      } else if depth == 0, character == "\"" || character == "[" {
        endWord()
        word.append(character)
        closing = character == "[" ? "]" : "\""
      } else if depth == 0, character.isWhitespace || character == "/" {
        endWord()
        if character == "/" { parts.append([]) }
      } else {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        word.append(character)
      }
    }
    endWord()
    return parts
  }

  /// Returns the start and end lines of an axis. A missing end line equals the start line if that is a name; otherwise
  /// it is `auto` (CSS Grid §8.4).
  private static func lines(_ parts: [[String]], _ property: String) -> [Declaration]? {
    guard 1...2 ~= parts.count, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let lines = parts.map { $0.joined(separator: " ") }
    return [("\(property)-start", lines[0]), ("\(property)-end", line(1, of: lines, or: lines[0]))]
  }

  private static func area(_ parts: [[String]]) -> [Declaration]? {
    guard 1...4 ~= parts.count, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let lines = parts.map { $0.joined(separator: " ") }, column = line(1, of: lines, or: lines[0])
    return [
      ("grid-row-start", lines[0]), ("grid-column-start", column), ("grid-row-end", line(2, of: lines, or: lines[0])),
      ("grid-column-end", line(3, of: lines, or: column)),
    ]
  }

  private static func line(_ index: Int, of lines: [String], or other: String) -> String {
    index < lines.count ? lines[index] : isGridName(other) ? other : "auto"
  }

  /// Returns the values for `none`, for rows and columns, or for rows of areas with their sizes and columns (CSS Grid
  /// §7.4).
  private static func template(_ parts: [[String]]) -> [Declaration]? {
    guard 1...2 ~= parts.count, let rows = parts.first, !rows.isEmpty, parts.last?.isEmpty == false else { return nil }
    let columns = parts.count == 2 ? parts[1].joined(separator: " ") : "none"
    if rows.contains(where: { $0.hasPrefix("\"") }) { return areas(rows, columns) }
    if (rows + (parts.last ?? [])).contains(where: { ["auto-flow", "dense"].contains($0.lowercased()) }) { return nil }
    if parts.count == 1, rows.map({ $0.lowercased() }) != ["none"] { return nil }
    return [
      ("grid-template-rows", rows.joined(separator: " ")), ("grid-template-columns", columns),
      ("grid-template-areas", "none"),
    ]
  }

  private static func areas(_ words: [String], _ columns: String) -> [Declaration]? {
    var areas: [String] = [], sizes: [String] = [], needsSize = false
    for word in words {
      let isRow = word.hasPrefix("\""), isName = word.hasPrefix("[")
      // A row of areas without a size is `auto`.
      if needsSize, isRow || isName { sizes.append("auto") }
      if isRow {
        areas.append(word)
      } else if isName || needsSize {
        sizes.append(word)
      } else {
        return nil
      }
      needsSize = isRow
    }
    if needsSize { sizes.append("auto") }
    return [
      ("grid-template-areas", areas.joined(separator: " ")), ("grid-template-rows", sizes.joined(separator: " ")),
      ("grid-template-columns", columns),
    ]
  }

  /// Returns the values for explicit tracks on one axis and `auto-flow` on the other axis (CSS Grid §7.8).
  private static func flow(_ parts: [[String]]) -> [Declaration]? {
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    let isFlow = parts.map { $0.contains { $0.lowercased() == "auto-flow" } }
    guard isFlow[0] != isFlow[1] else { return nil }
    let (explicit, implicit) = isFlow[0] ? (parts[1], parts[0]) : (parts[0], parts[1])
    let autoTracks = implicit.filter { !["auto-flow", "dense"].contains($0.lowercased()) }
    let denseSuffix = implicit.contains { $0.lowercased() == "dense" } ? " dense" : ""
    let (explicitAxis, implicitAxis) = isFlow[0] ? ("columns", "rows") : ("rows", "columns")
    return [
      ("grid-template-\(explicitAxis)", explicit.joined(separator: " ")), ("grid-template-\(implicitAxis)", "none"),
      ("grid-auto-\(implicitAxis)", autoTracks.isEmpty ? "auto" : autoTracks.joined(separator: " ")),
      ("grid-auto-flow", (isFlow[0] ? "row" : "column") + denseSuffix),
    ]
  }

  /// The initial values of the properties that `grid` resets.
  private static let initialValues: [Declaration] = [
    ("grid-template-areas", "none"), ("grid-auto-rows", "auto"), ("grid-auto-columns", "auto"),
    ("grid-auto-flow", "row"),
  ]
}
