import EagerLayout

extension Live {
  /// The layout as a sheet.
  func sheet(status: SpanLine) -> Sheet {
    let bounds = now.placement.frames[0]
    let title: SpanLine = [
      Span("live ", .faint), Span(title, .heading),
      Span("  \(numeral(bounds.width)) \u{D7} \(numeral(bounds.height))", .number),
    ]
    return Sheet(title: title, status: status, keys: keys, scroll: scroll) { width, height in
      body(width: width, height: height)
    }
  }

  private var keys: [Sheet.KeyHint] {
    if editor != nil { return [Sheet.KeyHint("^_ ^Y", "undo, redo"), Sheet.KeyHint("esc", "done")] }
    return [Sheet.KeyHint("\u{2190}\u{2192}\u{2191}\u{2193}", "size"), Sheet.KeyHint("tab", "item")] + propertyKeys + [
      Sheet.KeyHint("e", "edit"), Sheet.KeyHint("f", "large"), Sheet.KeyHint("w", "why"), Sheet.KeyHint("u", "undo"),
      Sheet.KeyHint("r", "reset"),
      Sheet.KeyHint("q", "back"),
    ]
  }

  /// The keys that change a property.
  var propertyKeys: [Sheet.KeyHint] {
    let all = [
      Sheet.KeyHint("+ -", "grow"),
      Sheet.KeyHint("s S", "shrink"), Sheet.KeyHint("b B", "basis"), Sheet.KeyHint("z Z", "length"),
      Sheet.KeyHint("m M", "min"), Sheet.KeyHint("x X", "max"), Sheet.KeyHint("g G", "gap"),
      Sheet.KeyHint("p P", "padding"), Sheet.KeyHint("j", "justify"), Sheet.KeyHint("a", "align"),
      Sheet.KeyHint("d", "axis"), Sheet.KeyHint("o", "wrap"), Sheet.KeyHint("v V", "margin"),
      Sheet.KeyHint("t", "align self"), Sheet.KeyHint("i I", "order"), Sheet.KeyHint("k", "reverse"),
      Sheet.KeyHint("y", "direction"),
    ]
    return all.filter { knows($0.key.utf8.first ?? 0) }
  }

  /// Whether the key of a property, in its small letter, is listed.
  private func knows(_ key: UInt8) -> Bool {
    keysKnown?.utf8.contains { $0 == key || $0 | 0x20 == key } ?? true
  }

  private func body(width: Int, height: Int) -> Sheet.Body {
    if let editor { return editing(editor, width: width, height: height) }
    if isLarge { return Sheet.Body(drawing(marked, width: width, rows: height - 2).canvasWithLegend(width: width)) }
    let code = code(width: width)
    let besides = width - code.width - 4
    let message = Canvas(sentence, width: width)
    let isBeside = besides >= 40
    let pictures = pictures(
      width: isBeside ? besides : width, height: height - 2, leaving: isBeside ? 0 : code.height + 1)
    let parts =
      isBeside ? Arrangement.beside(code, pictures, gap: 4, width: width) : Arrangement.stacked([pictures, code])
    return Sheet.Body(Arrangement.stacked([message, parts], gap: 0))
  }

  /// What the last key did, or what the chosen node says.
  var sentence: SpanLine { message.isEmpty ? description : message }

  /// What the chosen node says for itself in its container, by which sharing goes.
  private var description: SpanLine {
    let name = Span(now.sketch.name(of: chosen), .strong)
    guard let parent = now.placement.parent(of: chosen) else {
      return [name, Span(" is the outermost box: the arrow keys make it larger and smaller.", .faint)]
    }
    let style = now.node(at: chosen).style, isRow = now.node(at: parent).style.keywords.isRow
    let basis =
      switch style.flexBasis {
      case .auto: "auto"
      case .points(let points): numeral(points)
      case .percent(let percent): "\(numeral(percent)) %"
      default: "from its content"
      }
    var line: SpanLine = [name]
    func add(_ head: String, _ value: String) { line += [Span("  \(head) ", .faint), Span(value, .number)] }
    if knows(UInt8(ascii: "+")) { add("grow", numeral(style.flexGrow)) }
    if knows(UInt8(ascii: "s")) { add("shrink", numeral(style.flexShrink)) }
    if knows(UInt8(ascii: "b")) {
      add("basis", basis)
    } else {
      let frame = now.placement.frames[chosen]
      add(isRow ? "width" : "height", numeral(isRow ? frame.width : frame.height, places: 2))
    }
    if case .points(let length) = isRow ? style.minWidth : style.minHeight { add("min", numeral(length)) }
    if case .points(let length) = isRow ? style.maxWidth : style.maxHeight { add("max", numeral(length)) }
    return line
  }

  /// The text, with the lines of the chosen node and those that the last key changed.
  func code(width: Int) -> Canvas {
    let lines = now.sketch.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let old = before.map { $0.sketch.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) } ?? []
    let range = now.sketch.ranges[chosen]
    var start = 0
    var rows: [SpanLine] = []
    for (index, line) in lines.enumerated() {
      let end = start + line.count
      let isChosen = now.sketch.ranges.count == 1 || range.lowerBound >= start && range.lowerBound < max(end, start + 1)
      let isChanged = !old.isEmpty && !(old.indices.contains(index) && old[index].elementsEqual(line))
      let isSameCount = old.count == lines.count
      let ink: Ink = isChanged && (isSameCount || !old.contains { $0.elementsEqual(line) }) ? .changed : .code
      let text = String(decoding: line, as: UTF8.self)
      let indent = line.prefix { $0 == 0x20 }.count
      let mark = Span(isChosen ? "\u{203A} " : "  ", .strong)
      for (piece, part) in [Span(text, ink)].wrapped(to: max(10, width - indent - 6)).enumerated() {
        rows.append(
          [piece == 0 ? mark : Span("  "), Span(String(repeating: " ", count: indent + (piece > 0 ? 4 : 0)))] + part)
      }
      start = end + 1
    }
    return Canvas(rows)
  }

  /// The drawing and the frames: side by side where there is room. What the frames were before is below all, so that nothing
  /// moves.
  private func pictures(width: Int, height: Int, leaving others: Int) -> Canvas {
    let picture = marked
    let isBeside = width - table(of: picture, numbers: []).canvas(width: width, tall: .max).width - 7 >= 48
    let size = table(of: picture, numbers: picture.boxes.map { "\($0.number)" }).canvas(width: width, tall: .max)
    // What the table leaves, and the code if that is below; but never too little to read.
    let most = height - 3
    let rows = isBeside ? most : max(most - size.height - others, min(most - size.height, 8), 4)
    let drawing = drawing(picture, width: isBeside ? width - size.width - 3 : width, rows: rows)
    let table = table(of: picture, numbers: drawing.numbersInTable(of: picture.boxes.count))
      .canvas(width: width, tall: .max)
    let parts =
      isBeside
      ? Arrangement.beside(drawing.canvas, table, width: width) : Arrangement.stacked([drawing.canvas, table])
    let below = [drawing.legend(isTabled: true), changes].filter { !$0.isEmpty }.map { Canvas($0, width: width) }
    return Arrangement.stacked([parts] + below, gap: 0)
  }

  /// The boxes by number, with the chosen one and those that changed marked.
  private var marked: Picture {
    var picture = now.compared(with: before)
    for index in picture.boxes.indices {
      (picture.boxes[index].number, picture.boxes[index].isNamed) = (index + 1, true)
    }
    picture.boxes[chosen].name = "\u{203A}" + picture.boxes[chosen].name
    picture.boxes[chosen].ink = .chosen
    return picture
  }

  /// The boxes, at the same scale whatever the keys do.
  private func drawing(_ picture: Picture, width: Int, rows: Int) -> CellDrawing {
    picture.drawnInCells(scale: Picture.scale(for: reach, columns: min(width, 100), rows: min(rows, 30)))
  }

  private func table(of picture: Picture, numbers: [String]) -> FrameTable {
    // As wide as the largest bounds so far make them, with two decimals.
    let widest = numeral(max(reach.width, reach.height).rounded(.up), places: 0).utf8.count + 3
    return FrameTable(
      rows: picture.boxes.enumerated().map { index, box in
        FrameTable.Row(
          number: numbers.isEmpty ? "" : numbers[index], name: box.name, indent: min(4, depth(of: index)),
          frame: box.frame, ink: box.isChanged ? .changed : .plain)
      }, places: 2, leastColumns: widest)
  }

  /// What the frames were before the last key.
  private var changes: SpanLine {
    let picture = now.compared(with: before)
    var line: SpanLine = []
    for (node, box) in picture.boxes.enumerated() where box.isChanged {
      line.append(Span("\(box.name) \(note(node, box.frame))  ", .changed))
    }
    return line
  }

  private func depth(of node: Int) -> Int {
    var depth = 0
    var node = now.placement.parent(of: node)
    while let parent = node {
      depth += 1
      node = now.placement.parent(of: parent)
    }
    return depth
  }

  /// What a frame was before.
  private func note(_ node: Int, _ frame: Frame) -> String {
    guard let old = before?.placement.frames[node] else { return "" }
    var changes: [String] = []
    func add(_ name: String, _ old: Double, _ new: Double) {
      if (old - new).magnitude >= 0.01 { changes.append("\(name) \(numeral(old, places: 2))") }
    }
    add("x", old.x, frame.x)
    add("y", old.y, frame.y)
    add("w", old.width, frame.width)
    add("h", old.height, frame.height)
    return "was " + changes.joined(separator: " ")
  }

  /// The text under the cursor, and what it gives.
  private func editing(_ editor: TextEditor, width: Int, height: Int) -> Sheet.Body {
    var longest = 0
    for line in editor.lines { longest = max(longest, line.count) }
    let besides = width - max(30, min(longest + 2, width / 2)) - 3
    let isBeside = besides >= 40
    let columns = isBeside ? width - besides - 3 : width
    let typed = editor.canvas(width: columns, rows: isBeside ? height : max(4, min(editor.lines.count, height - 6)))
    var code = Canvas(width: columns, height: typed.canvas.height)
    code.place(typed.canvas, x: 0, y: 0)
    var parts = [code]
    if let fault { parts.append(Canvas(fault.lines(width: columns).map { [Span($0, .wrong)] })) }
    let left = Arrangement.stacked(parts)
    let pictures = pictures(
      width: isBeside ? besides : width, height: height, leaving: isBeside ? 0 : left.height + 1)
    return Sheet.Body(
      isBeside ? Arrangement.beside(left, pictures, gap: 3, width: width) : Arrangement.stacked([left, pictures]),
      cursor: typed.cursor)
  }
}
