internal import EagerLayout

extension ContainerDescription {
  /// Items in lines.
  package static let flow = ContainerDescription(
    "Flow",
    example: "Flow { … }, Flow(columns: 3, alignment: .between) { … } or Flow(itemWidth: 80, minimumGap: 10) { … }",
    properties: [
      .init("columns", .whole(from: 1)), .init("rows", .whole(from: 1)), .init("item-width", .length),
      .init("minimum-gap", .length), .init("maximum-gap", .length), .init("centered", .flag),
      .init("alignment", .keyword(Flow.alignments)), .init("line-alignment", .keyword(Flow.lineAlignments)),
      .init("vertical", .keyword(Flow.alignments)),
      .init("last-line", .keyword(["start", "like-the-others", "columns"])),
      .init("max-lines", .whole(from: 0)), .init("lines", .lines),
    ],
    initializers: [
      ["alignment", "line-alignment", "vertical", "last-line", "max-lines", "lines"],
      ["columns", "alignment", "line-alignment", "vertical", "last-line", "max-lines", "lines"],
      ["item-width", "minimum-gap", "maximum-gap", "centered", "line-alignment", "vertical", "max-lines"],
      ["rows", "alignment", "max-lines"],
    ],
    alternatives: ["columns", "rows", "item-width"],
    items: [.init("weight", .weight), .init("fraction", .number(0...1)), .init("yields-size", .weight)],
    modifiers: [
      .init("weight", .init("", "weight"), example: ".weight(1)"),
      .init("fraction", .init("", "fraction"), example: ".fraction(0.5)"),
      .init("yields", .init("size", "yields-size"), example: ".yields(size: 1)"),
    ],
    make: { values in
      let alignment = Flow.Alignment(values.keyword(6)), vertical = Flow.Alignment(values.keyword(8))
      let lineAlignment = Flow.LineAlignment(rawValue: UInt8(values.keyword(7))) ?? .top
      let lastLine = Flow.LastLine(rawValue: UInt8(values.keyword(9))) ?? .start
      let maxLines = values.whole(10)
      if let width = values.number(2) {
        let maximumGap = values.number(4).flatMap { $0 < largestLength ? $0 : nil }
        return Flow(
          itemWidth: width, minimumGap: values.number(3) ?? 0, maximumGap: maximumGap ?? .infinity,
          centered: values.flag(5) ?? false, lineAlignment: lineAlignment, vertical: vertical, maxLines: maxLines)
      }
      if let rows = values.whole(1) { return Flow(rows: rows, alignment: alignment, maxLines: maxLines) }
      var lines: [Flow.LineRule] = []
      if case .lines(let specified)? = values[11] { lines = specified }
      if let columns = values.whole(0) {
        return Flow(
          columns: columns, alignment: alignment, lineAlignment: lineAlignment, vertical: vertical, lastLine: lastLine,
          maxLines: maxLines, lines: lines)
      }
      return Flow(
        alignment: alignment, lineAlignment: lineAlignment, vertical: vertical, lastLine: lastLine, maxLines: maxLines,
        lines: lines)
    },
    values: { flow in
      var values = [PropertyValue?](repeating: nil, count: 12)
      values[6] = .keyword(Int(flow.alignment.rawValue))
      values[7] = .keyword(Int(flow.lineAlignment.rawValue))
      values[8] = .keyword(Int(flow.vertical.rawValue))
      values[9] = .keyword(Int(flow.lastLine.rawValue))
      if flow.maximumLineCount != .max { values[10] = .whole(flow.maximumLineCount) }
      if !flow.rules.isEmpty { values[11] = .lines(flow.rules) }
      switch flow.breaking {
      case .byContent: break
      case .byCount(let count): values[0] = .whole(count)
      case .byCells(let cells):
        values[2] = .number(cells.width)
        if cells.minimumGap != 0 { values[3] = .number(cells.minimumGap) }
        if cells.maximumGap != .infinity { values[4] = .number(cells.maximumGap) }
        if cells.isCentered { values[5] = .flag(true) }
      case .byRows(let count):
        values[1] = .whole(count)
        values[9] = nil
      }
      return values
    },
    makeItem: {
      FlowItem(weight: $0.number(0) ?? 0, fraction: $0.number(1), yieldsSize: $0.number(2) ?? 0)
    },
    itemValues: { [number($0.weight), $0.fraction.map { .number($0) }, number($0.yieldsSize)] })
}

extension Flow {
  // The keywords of `Alignment` and `LineAlignment`, in the order of the cases.
  package static let alignments = ["start", "center", "end", "between", "around", "evenly", "fill", "stretch"]
  package static let lineAlignments = ["top", "center", "bottom", "stretch", "baseline"]

  /// `true` if lines break when the next item does not fit, and not after a number of items.
  package var breaksByContent: Bool { if case .byContent = breaking { true } else { false } }
}

extension Flow.Alignment {
  fileprivate init(_ keyword: Int) { self = Flow.Alignment(rawValue: UInt8(keyword)) ?? .start }
}
