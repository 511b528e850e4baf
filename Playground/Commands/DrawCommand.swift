import EagerLayout
import PlaygroundKit

/// The command `draw LAYOUT [ITEM…]`.
package struct DrawCommand<Reader: LayoutReader> {
  private let options: Options

  package init(_ words: [String], by reader: Reader.Type) throws(Failure) {
    options = try Options(
      words, of: "draw", layoutsBy: reader, flags: ["--ascii", "--list", "--no-list"] + Reader.help.drawingFlags,
      values: ["--svg", "--columns", "--rows"])
  }

  package func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if terminal.shows(.draw(Reader.help), for: options) { return ExitStatus.success }
    let columns = try options.number("--columns", in: 20...1000), rows = try options.number("--rows", in: 6...5000)
    if options.has("--list") && options.has("--no-list") {
      throw .usage("--list and --no-list are opposites: give one of them", help: "draw --help")
    }
    if options.has("--ascii") { terminal.isASCII = true }
    let reader = try Reader(options, of: "draw"), widths = try options.widths(of: "draw")
    guard widths.isEmpty else { return try compare(widths, by: reader, on: &terminal) }
    let (layouts, items) = try options.inputLayouts(of: "draw", by: reader)
    var drawings = try drawings(of: layouts, items)
    if options.has("--drawables") {
      guard options.value("--svg") != nil else {
        throw .usage("--drawables needs --svg: a drawing in characters has only outlines", help: "draw --help")
      }
      guard drawings.allSatisfy({ $0.hasPaints }) else {
        throw .input("--drawables is for Android layouts only. Remove it.")
      }
    }
    if let path = options.value("--svg") {
      guard drawings.count == 1 else {
        throw .input(
          "an SVG file has one picture, but there are \(drawings.count) here. Name one box, or give one layout.")
      }
      drawings[0].paint(isRequested: options.has("--drawables"))
      let svg = Array(try reader.svg(of: drawings[0].picture, title: drawings[0].title).utf8)
      try terminal.write(svg, toFile: path)
      for layout in layouts { terminal.note(layout) }
      return ExitStatus.success
    }
    for (index, drawing) in drawings.enumerated() {
      if index > 0 { terminal.write("\n") }
      terminal.show(
        drawing.picture.page(
          title: drawing.title, width: columns ?? terminal.columns, rows: rows, list: list(on: terminal),
          issues: drawing.issues))
    }
    for layout in layouts { terminal.note(layout) }
    return ExitStatus.success
  }

  /// Compares layouts in several widths: prints pictures at one scale and the frames that change, or writes an SVG
  /// picture that moves from width to width.
  private func compare(_ widths: [Double], by reader: Reader, on terminal: inout Terminal) throws(Failure) -> Int32 {
    let (text, items) = try options.inputText(of: "draw"), height = try options.length("--height", of: "draw")
    if let item = items.first {
      throw .usage("with several widths, draw takes no item: '\(item)' is one word too many", help: "draw --help")
    }
    let layouts = try reader.layouts(in: text)
    if let path = options.value("--svg") {
      guard layouts.count == 1 else {
        throw .input("an SVG file has one picture, but there are \(layouts.count) layouts here. Give one layout.")
      }
      let pictures = frameWidths(between: widths).map {
        Drawing("", LayoutAnswer(layouts[0].resized(width: $0, height: height)))
      }
      let svg = try reader.animatedSVG(of: pictures.map { $0.picture }, title: layouts[0].title)
      try terminal.write(Array(svg.utf8), toFile: path)
      terminal.note(layouts[0])
      return ExitStatus.success
    }
    for (index, layout) in layouts.enumerated() {
      if index > 0 { terminal.write("\n") }
      terminal.show(LayoutAnswer.comparison(of: layout, widths, height: height, columns: terminal.columns))
      terminal.note(layout)
    }
    return ExitStatus.success
  }

  /// The widths of the moving picture: from each width to the next in equal steps of about 4, but at most 100 steps.
  private func frameWidths(between widths: [Double]) -> [Double] {
    var result = [widths[0]]
    for (from, to) in zip(widths, widths.dropFirst()) {
      let stepCount = Int(min(max((to - from).magnitude / 4, 1), 100))
      for step in 1...stepCount { result.append(from + (to - from) * Double(step) / Double(stepCount)) }
    }
    return result
  }

  /// The part of the list to print: on a terminal, as many entries as fit above the next prompt, and elsewhere all.
  private func list(on terminal: Terminal) -> Picture.List {
    if options.has("--list") { return .whole }
    if options.has("--no-list") { return .none(rows: terminal.rows.map { $0 - 1 }) }
    return terminal.rows.map { .fitting(rows: $0 - 1) } ?? .whole
  }

  private struct Drawing {
    var title: String
    var picture: Picture
    /// Issues of the boxes in the picture.
    var issues: [String]
    private let answer: LayoutAnswer

    init(_ title: String, _ answer: LayoutAnswer, from node: Int = 0) {
      self.title = title
      self.answer = answer
      picture = answer.given.source.picture(of: answer.placement, from: node)
      let boxes = answer.placement.subtree(of: node)
      issues = answer.placement.issues.filter { boxes.contains($0.nodeIndex) }.map { $0.message }
    }

    var hasPaints: Bool { answer.given.source.paints(of: picture, answer.placement, isRequested: true) != nil }

    mutating func paint(isRequested: Bool) {
      if let paints = answer.given.source.paints(of: picture, answer.placement, isRequested: isRequested) {
        picture.paints = paints
      }
    }
  }

  private func drawings(of layouts: [InputLayout], _ items: [String]) throws(Failure) -> [Drawing] {
    var drawings: [Drawing] = []
    for layout in layouts {
      let answer = LayoutAnswer(layout)
      if items.isEmpty { drawings.append(Drawing(layout.title, answer)) }
      for item in items { drawings.append(Drawing("\(layout.title) › \(item)", answer, from: try answer.node(item))) }
    }
    return drawings
  }
}
