import EagerLayout
import LayoutDocument
import PlaygroundKit

/// `playground draw LAYOUT [ITEM…]`
struct DrawCommand {
  private let options: Options

  init(_ words: [String]) throws(Failure) {
    options = try Options(
      words, of: "draw", flags: ["--ascii", "--list", "--no-list", "--drawables"] + Options.layoutFlags,
      values: Options.layoutValues + ["--svg", "--columns", "--rows"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if options.has("--help") {
      terminal.show(.draw)
      return Playground.Status.fine
    }
    let columns = try options.number("--columns", in: 20...1000), rows = try options.number("--rows", in: 6...5000)
    if options.has("--list") && options.has("--no-list") {
      throw .usage("--list and --no-list are opposites: give one of them", help: "draw --help")
    }
    if options.has("--ascii") { terminal.isASCII = true }
    let (layouts, items) = try options.givenLayouts(of: "draw")
    var drawings = try drawings(of: layouts, items)
    if options.has("--drawables") {
      guard options.value("--svg") != nil else {
        throw .usage("--drawables is for --svg: characters are outlines alone", help: "draw --help")
      }
      guard layouts.allSatisfy({ $0.android != nil }) else {
        throw .input("--drawables is for layouts of Android, which have some. Leave it out.")
      }
    }
    if let out = options.value("--svg") {
      guard drawings.count == 1 else {
        throw .input(
          "an SVG file has one picture, but there are \(drawings.count) here. Name one box, or one document.")
      }
      drawings[0].paint(onDemand: options.has("--drawables"))
      let svg = Array(drawings[0].picture.svg(title: drawings[0].title).utf8)
      try terminal.write(svg, toFile: out)
      for layout in layouts { terminal.note(layout) }
      return Playground.Status.fine
    }
    for (index, drawing) in drawings.enumerated() {
      if index > 0 { terminal.write("\n") }
      terminal.show(
        drawing.picture.page(
          title: drawing.title, width: columns ?? terminal.columns, rows: rows, list: list(on: terminal),
          issues: drawing.issues))
    }
    for layout in layouts { terminal.note(layout) }
    return Playground.Status.fine
  }

  /// On a terminal what is seen at once, with the prompt below it; elsewhere all there is.
  private func list(on terminal: Terminal) -> Picture.List {
    if options.has("--list") { return .whole }
    if options.has("--no-list") { return .none(rows: terminal.rows.map { $0 - 1 }) }
    return terminal.rows.map { .fitting(rows: $0 - 1) } ?? .whole
  }

  private struct Drawing {
    var title: String
    var picture: Picture
    /// What is wrong with the boxes of the picture.
    var issues: [String]
    private let answer: LayoutAnswer

    init(_ title: String, _ answer: LayoutAnswer, from node: Int = 0) {
      self.title = title
      self.answer = answer
      picture = answer.given.picture(of: answer.placement, from: node)
      let boxes = answer.placement.subtree(of: node)
      issues = answer.placement.issues.filter { boxes.contains($0.nodeIndex) }.map { $0.message }
    }

    /// Paints the drawables of a layout of Android, where they are asked for or all there is.
    mutating func paint(onDemand: Bool) {
      guard let android = answer.given.android, onDemand || android.showsDrawables else { return }
      picture.paints = AndroidPainting(android.layout, answer.placement).fragments(of: picture)
    }
  }

  private func drawings(of layouts: [GivenLayout], _ items: [String]) throws(Failure) -> [Drawing] {
    var drawings: [Drawing] = []
    for layout in layouts {
      let answer = LayoutAnswer(layout)
      if items.isEmpty { drawings.append(Drawing(layout.title, answer)) }
      for item in items {
        drawings.append(Drawing("\(layout.title) › \(item)", answer, from: try answer.node(item)))
      }
    }
    return drawings
  }
}
