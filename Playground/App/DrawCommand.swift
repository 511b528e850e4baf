import EagerLayout
import LayoutDocument
import PlaygroundKit

/// `playground draw FILE [ID…]`
struct DrawCommand {
  private let options: Options

  init(_ words: [String]) throws(Failure) {
    options = try Options(
      words, of: "draw", flags: ["--ascii", "--list", "--no-list"], values: ["--svg", "--width", "--height"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if options.has("--help") {
      terminal.show(.draw)
      return Playground.Status.fine
    }
    guard let path = options.operands.first else {
      throw .usage("draw needs a file, or - for standard input", help: "draw --help")
    }
    let width = try options.number("--width", in: 20...1000), height = try options.number("--height", in: 6...5000)
    if options.has("--list") && options.has("--no-list") {
      throw .usage("--list and --no-list are opposites: give one of them", help: "draw --help")
    }
    if options.has("--ascii") { terminal.isASCII = true }
    let drawings = try drawings(of: path)
    if let out = options.value("--svg") {
      guard drawings.count == 1 else {
        throw .input(
          "an SVG file has one picture, but there are \(drawings.count) here. Name one box, or one document.")
      }
      let svg = Array(drawings[0].picture.svg(title: drawings[0].title).utf8)
      if out == "-" {
        terminal.write(svg)
      } else {
        try Files.write(svg, to: out)
        terminal.write("wrote \(out)\n")
      }
      return Playground.Status.fine
    }
    for (index, drawing) in drawings.enumerated() {
      if index > 0 { terminal.write("\n") }
      terminal.show(
        drawing.picture.page(
          title: drawing.title, width: width ?? terminal.columns, rows: height, list: list(on: terminal),
          issues: drawing.issues))
    }
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

    init(_ title: String, _ document: LayoutDocument, _ placement: Placement, from node: Int = 0) {
      self.title = title
      picture = Picture(document.arena, placement, from: node)
      let boxes = placement.subtree(of: node)
      issues = placement.issues.filter { boxes.contains($0.nodeIndex) }.map { $0.message }
    }
  }

  private func drawings(of path: String) throws(Failure) -> [Drawing] {
    let ids = options.operands.dropFirst()
    var drawings: [Drawing] = []
    for entry in LayoutDocuments(try Files.read(path)) {
      let document: LayoutDocument, placement: Placement
      do throws(LayoutDocumentError) {
        document = try entry.document.get()
        placement = document.layout()
      } catch {
        let name = path == "-" ? "standard input" : path
        throw .input("\(name): " + error.faults.map { $0.description }.joined(separator: "\n  "))
      }
      let title = document.name ?? Self.fileName(path)
      if ids.isEmpty { drawings.append(Drawing(title, document, placement)) }
      for id in ids {
        let node = try node(id, in: document, placement)
        drawings.append(Drawing("\(title) › \(id)", document, placement, from: node))
      }
    }
    return drawings
  }

  /// A node by its id or else by its number.
  private func node(_ id: String, in document: LayoutDocument, _ placement: Placement) throws(Failure) -> Int {
    if let index = placement.index(of: LayoutID(id)) { return index }
    if let number = Int(id), placement.frames.indices.contains(number) { return number }
    let names = document.arena.names.map { $0.id.description }
    let hint = nearestName(to: id, in: names).map { "; did you mean '\($0)'?" } ?? "."
    throw .input(
      "the document has no box '\(id)'\(hint) Boxes are called by id, or by number (0 to \(placement.frames.count - 1))."
    )
  }

  private static func fileName(_ path: String) -> String {
    path == "-" ? "standard input" : path.split(separator: "/").last.map { String($0) } ?? path
  }
}
