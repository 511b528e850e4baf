import EagerLayout
package import PlaygroundKit

/// The first screen: the library in one example, and the commands to type next.
package enum Welcome {
  static let code = """
    Row {
      Fixed(width: 120)
      Flex()
      Flex(2)
    }
    """
  static func row() -> Row {
    Row {
      Fixed(width: 120)
      Flex()
      Flex(2)
    }
  }

  /// The inks of the items, in the code and in the pictures.
  private static let inks: [Ink] = [.level3, .level2, .level4]

  /// - Parameters:
  ///   - command: the command that started the playground, such as `swift run playground`.
  ///   - fileCommand: the command for the program that reads files, such as `swift run layout`.
  package static func screen(width: Int, command: String, fileCommand: String) -> Canvas {
    let innerWidth = max(20, width - 4)
    let lines = Canvas(
      zip(code.utf8.split(separator: 0x0A), [.code] + inks + [.code]).map { line, ink in
        [Span(String(decoding: line, as: UTF8.self), ink)]
      })
    let wide = row().layout(in: Frame(width: 480, height: 60)), narrow = row().layout(in: Frame(width: 300, height: 60))
    let picturesWidth = innerWidth - lines.width - 4
    let pictureColumns = picturesWidth >= 40 ? min(picturesWidth, 60) : innerWidth
    let drawings = [wide, narrow].map { placement in
      draw(placement, 1 + nearestInteger(Double(pictureColumns - 1) * placement.frames[0].width / wide.frames[0].width))
    }
    let pictures = CanvasStack.stacked(
      zip([wide, narrow], drawings).flatMap { placement, drawing in
        [
          Canvas([[Span("in a width of ", .faint), Span(numeral(placement.frames[0].width), .number)]]),
          drawing.canvas,
        ]
      } + legend(drawings, width: pictureColumns), gap: 0)
    let fixed = wide.frames[1].width, remaining = wide.frames[0].width - fixed, share = wide.frames[2].width
    let idea: Prose = """
      A \(code: "Fixed") item keeps its size. \(code: "Flex") items share what is left: \(wide.frames[0].width) - \(fixed) \
      leaves \(remaining), one share of \(share) for \(code: "Flex()") and two for \(code: "Flex(2)"). Make the row narrower, and \
      only the flexible items give way.
      """
    return CanvasStack.stacked(
      [
        CanvasStack.stacked(
          [
            CanvasStack.spread(
              [Span("EagerLayout", .heading), Span("  numbers in, frames out", .plain)],
              [Span("the playground", .faint)], width: innerWidth), .rule(width: innerWidth),
          ], gap: 0),
        CanvasStack.beside(lines, pictures, gap: 4, width: innerWidth),
        Canvas(idea.line, width: innerWidth),
        nextCommands(width: innerWidth, command: command, fileCommand: fileCommand),
      ], indent: 2)
  }

  private static let itemNames = ["Fixed", "Flex()", "Flex(2)"]

  private static func draw(_ placement: Placement, _ columns: Int) -> CellDrawing {
    var picture = Picture(placement, names: ["Row"] + itemNames)
    // Draws only the items: they fill the row, whose width is written above the drawing.
    picture.boxes.removeFirst()
    for index in picture.boxes.indices {
      picture.boxes[index].parent = nil
      picture.boxes[index].ink = inks[index]
      picture.boxes[index].detail = numeral(picture.boxes[index].frame.width, places: 1)
    }
    return picture.drawnInCells(columns: columns, rows: 4)
  }

  /// A legend of the numbers that replace names in narrow pictures; empty if no picture has any.
  private static func legend(_ drawings: [CellDrawing], width: Int) -> [Canvas] {
    guard drawings.contains(where: { $0.labeling.contains { $0 == .number } }) else { return [] }
    let line = itemNames.indices.map { Span("\($0 + 1)\u{A0}\(itemNames[$0]) ", inks[$0]) }
    return [Canvas(line, width: width)]
  }

  private static func nextCommands(width: Int, command: String, fileCommand: String) -> Canvas {
    let entries = [
      Help.Entry("\(command) lesson 1", "start here"),
      Help.Entry("\(command) try 'Row { Flex() }'", "lay out what you type"),
      Help.Entry("\(fileCommand) draw FILE", "JSON, HTML, Android's XML"),
      Help.Entry("\(command) --help", "all the rest"),
    ]
    return CanvasStack.stacked([Canvas([[Span("Type next", .heading)]]), .entries(entries, width: width)], gap: 0)
  }
}
