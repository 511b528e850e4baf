internal import Arrangements
package import EagerLayout

extension GridItem {
  static let modifiers = [area, cell, end, span, justifySelfModifier]

  private static let area = ItemModifier("area", [.unlabeled(.lineName)], example: ".area(\"nav\")") {
    values, _, item, ids in
    if let name = values.lineName(at: 0, &ids) { item = item.area(name) }
  }

  private static let lines = [
    Signature(["column", "row"].map { Parameter($0, .choice(.gridLine)) }, requiresAnyArgument: true)
  ]

  private static let cell = ItemModifier("cell", lines, example: ".cell(column: 2, row: 1)") { values, _, item, ids in
    item = item.cell(column: values.line(at: 0, &ids), row: values.line(at: 1, &ids))
  }

  private static let end = ItemModifier("end", lines, example: ".end(column: -1)") { values, _, item, ids in
    item = item.end(column: values.line(at: 0, &ids), row: values.line(at: 1, &ids))
  }

  private static let span = ItemModifier(
    "span", [Signature(["columns", "rows"].map { Parameter($0, .count) }, requiresAnyArgument: true)],
    example: ".span(columns: 2)"
  ) { values, _, item, _ in item = item.span(columns: values.whole(at: 0) ?? 1, rows: values.whole(at: 1) ?? 1) }

  private static let justifySelfModifier = ItemModifier(
    "justifySelf", [.alignment(.listed(GridJustification.memberNames))], example: ".justifySelf(.center)"
  ) { values, _, item, _ in
    if let justification = GridJustification(values) {
      item = item.justifySelf(justification.position, justification.safety)
    }
  }
}

extension GridAreas {
  /// The rows as text: names separated by spaces, and a dot for an empty cell.
  package func texts(_ ids: SketchIDs) -> [String] {
    rows.map { row in row.map { $0.map { ids.lineName(of: $0) } ?? "." }.joined(separator: " ") }
  }
}

extension GridItem {
  /// The area whose name all four lines of the item have; `nil` if a line has a different name or none.
  package var area: LayoutID? {
    guard case .named(let name) = columnStart, columnEnd == columnStart, rowStart == columnStart, rowEnd == columnStart
    else { return nil }
    return name
  }

  /// The modifiers of an item in source form, such as `.area("nav")` or `.cell(column: 2)` and `.span(columns: 2)`.
  func modifiers(_ ids: SketchIDs) -> [String] {
    var modifiers: [String] = []
    if let area {
      modifiers.append(".area(\"\(ids.lineName(of: area))\")")
    } else {
      func add(_ name: String, _ lines: [(label: String, line: GridLine)]) {
        var values = ArgumentList()
        for (label, line) in lines where line != .auto { values.add(line.text(ids), label: label) }
        if !values.list.isEmpty { modifiers.append(values.call(".\(name)")) }
      }
      add("cell", [("column", columnStart), ("row", rowStart)])
      var spans = ArgumentList(), ends: [(label: String, line: GridLine)] = []
      for (label, line) in [("column", columnEnd), ("row", rowEnd)] {
        if case .span(let count) = line, count != 1 {
          spans.add("\(max(count, 1))", label: "\(label)s")
        } else {
          ends.append((label, line))
        }
      }
      if !spans.list.isEmpty { modifiers.append(spans.call(".span")) }
      add("end", ends)
    }
    if let justification = justifySelf {
      modifiers.append(".justifySelf(.\(justification.positionName.camelCased)\(justification.safetyText))")
    }
    return modifiers
  }
}

extension GridLine {
  func text(_ ids: SketchIDs) -> String {
    switch self {
    case .auto, .line(0), .nth(0, _): ".auto"
    case .line(let number): "\(number)"
    case .span(let count): ".span(\(max(count, 1)))"
    case .named(let name): ".named(\"\(ids.lineName(of: name))\")"
    case .nth(let number, let name): ".nth(\(number), of: \"\(ids.lineName(of: name))\")"
    case .spanTo(let count, let name): ".spanTo(\(max(count, 1)), of: \"\(ids.lineName(of: name))\")"
    }
  }
}

extension GridJustification {
  fileprivate static let memberNames = positionNames.map { $0.camelCased }

  /// Creates an alignment from a position and its behavior on overflow.
  fileprivate init?(_ values: [ParsedValue?]) {
    guard let position = values.keyword(at: 0) else { return nil }
    let safety = values.keyword(at: 1).flatMap { FlexStyle.AlignmentSafety(rawValue: $0) }
    self.init(Position.allCases[Int(position)], safety ?? .unspecified)
  }

  fileprivate var safetyText: String {
    safety == .unspecified ? "" : ", .\(Keyword.overflowPosition.names[Int(safety.rawValue)])"
  }

  var text: String {
    safety == .unspecified
      ? ".\(positionName.camelCased)" : "GridJustification(.\(positionName.camelCased)\(safetyText))"
  }
}

extension Choice {
  /// A start or end line of an item, or the number of tracks it spans.
  static let gridLine = Choice(
    alternatives: "a line's number such as 2 or -1, .span(2), .named(\"nav\") or .auto", allowsWholeNumbers: true
  ) {
    [
      Member("auto"), Member("line", [.unlabeled(nth)], example: ".line(2)"),
      Member("span", [.unlabeled(.count)], example: ".span(2)"),
      Member("named", [.unlabeled(.lineName)], example: ".named(\"nav\")"),
      Member("nth", [named(nth)], example: ".nth(2, of: \"nav\")"),
      Member("spanTo", [named(.count)], example: ".spanTo(2, of: \"nav\")"),
    ]
  }

  private static let nth = Parameter.Form.choice(
    Choice(alternatives: "a number such as 1", allowsWholeNumbers: true) { [] })

  private static func named(_ number: Parameter.Form) -> Signature {
    Signature([Parameter("", number, isRequired: true), Parameter("of", .lineName, isRequired: true)])
  }

  /// The horizontal positions of items in their areas.
  static let justification = Choice(
    alternatives: Parameter.Form.list(GridJustification.memberNames.map { ".\($0)" }),
    type: Member("GridJustification", [position], example: "GridJustification(.center, .safe)")
  ) {
    GridJustification.memberNames.map { Member($0) } + [Member("init", [position], example: ".init(.center, .safe)")]
  }

  private static let position = Signature.alignment(.listed(GridJustification.memberNames))
}

extension [ParsedValue?] {
  func line(at index: Int, _ ids: inout SketchIDs) -> GridLine? {
    if let number = whole(at: index) { return .line(number) }
    guard let chosen = chosen(at: index) else { return nil }
    let values = chosen.values
    return switch chosen.member {
    case 1: .line(values.whole(at: 0) ?? 0)
    case 2: .span(values.whole(at: 0) ?? 1)
    case 3: values.lineName(at: 0, &ids).map { .named($0) } ?? .auto
    case 4: values.lineName(at: 1, &ids).map { .nth(values.whole(at: 0) ?? 1, of: $0) } ?? .auto
    case 5: values.lineName(at: 1, &ids).map { .spanTo(values.whole(at: 0) ?? 1, of: $0) } ?? .auto
    default: .auto
    }
  }

  func lineName(at index: Int, _ ids: inout SketchIDs) -> LayoutID? { name(at: index).map { ids.lineName($0) } }

  func areas(at index: Int, _ ids: inout SketchIDs) -> GridAreas {
    GridAreas(GridNames.areas(of: list(at: index) ?? [], &ids))
  }

  func justification(at index: Int) -> GridJustification? {
    guard let chosen = chosen(at: index) else { return nil }
    guard let member = chosen.member, member < GridJustification.memberNames.count else {
      return GridJustification(chosen.values)
    }
    return GridJustification(GridJustification.Position.allCases[member])
  }
}

// Names of lines and areas, which an item and its grid share.
extension LayoutNode {
  /// Renames the lines and areas of a grid, and of an item.
  mutating func renameLines(_ rename: (LayoutID) -> LayoutID) {
    if var grid = arrangement?.value(of: Grid.self) {
      grid.columns = GridTemplate(grid.columns.tracks.map { $0.renamed(rename) })
      grid.rows = GridTemplate(grid.rows.tracks.map { $0.renamed(rename) })
      grid.areas = GridAreas(grid.areas.rows.map { row in row.map { $0.map(rename) } })
      content = Arranged(grid) {}.node.content
    }
    let specified = style.layoutValue(GridItem.self)
    guard specified != .initial else { return }
    var renamed = specified
    renamed.columnStart = specified.columnStart.renamed(rename)
    renamed.columnEnd = specified.columnEnd.renamed(rename)
    renamed.rowStart = specified.rowStart.renamed(rename)
    renamed.rowEnd = specified.rowEnd.renamed(rename)
    style.setLayoutValue(renamed)
  }
}

extension GridLine {
  fileprivate func renamed(_ rename: (LayoutID) -> LayoutID) -> GridLine {
    switch self {
    case .named(let name): .named(rename(name))
    case .nth(let number, let name): .nth(number, of: rename(name))
    case .spanTo(let count, let name): .spanTo(count, of: rename(name))
    case .auto, .line, .span: self
    }
  }
}
