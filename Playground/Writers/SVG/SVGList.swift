import EagerLayout
import PlaygroundKit

/// The list beside an SVG picture, of the shapes that are too small for their names and sizes.
struct SVGList {
  static var lineHeight: Double { 17 }
  /// The maximum number of shapes in the list.
  static var limit: Int { 300 }
  private static var fontSize: Double { 11 }
  private static var indent: Double { 6 }

  private struct Entry {
    var number: String
    var name: String
    var numbers: String
    var indent: Double
    var depth: Int
  }

  private var entries: [Entry] = []
  private var rows = 0
  private let heading: String
  private var nameWidth = 0.0
  private var numbersWidth = 0.0

  /// Creates a list of shapes in columns of `rows` lines. Without a number of rows, the columns fill the width.
  ///
  /// - Parameter isNumbered: whether a shape's number is in the picture, and must be in the list. Unnamed shapes always
  ///   have their numbers in the list, which distinguish them and match other lists.
  init(
    shapes: [Shape], indices: [Int], picture: Picture, rows: Int?, width: Double, isNumbered: (_ index: Int) -> Bool
  ) {
    heading = Picture.head(explaining: indices.map { shapes[$0] })
    for index in indices {
      let shape = shapes[index], frame = picture.boxes[shape.boxes[0]].frame
      let entry = Entry(
        number: isNumbered(index) || !shape.isNamed ? "\(shape.number)" : "",
        name: Characters.printable(shape.name, columns: 40),
        numbers: "\(Picture.size(of: frame)) at \(numeral(frame.x, places: 1)), \(numeral(frame.y, places: 1))",
        indent: Double(min(shape.depth, 12)) * Self.indent, depth: shape.depth)
      nameWidth = max(nameWidth, entry.indent + SVGWriter.width(entry.name, size: Self.fontSize))
      numbersWidth = max(numbersWidth, SVGWriter.width(entry.numbers, size: Self.fontSize))
      entries.append(entry)
    }
    let columns = rows == nil ? max(1, roundedDown((width + 24) / (columnWidth + 24))) : 1
    // The heading takes one row.
    self.rows = max(1, rows.map { $0 - 1 } ?? (entries.count + columns - 1) / columns)
  }

  private var columnWidth: Double { 40 + nameWidth + 16 + numbersWidth }

  /// The extent of the list.
  var extent: Extent {
    guard !entries.isEmpty else { return Extent() }
    let columns = (entries.count + rows - 1) / rows
    return Extent(
      width: max(Double(columns) * (columnWidth + 24) - 24, SVGWriter.width(heading, size: Self.fontSize)),
      height: Double(min(rows, entries.count) + 1) * Self.lineHeight)
  }

  func draw(with writer: inout SVGWriter, x: Double, y: Double) {
    guard !entries.isEmpty else { return }
    let shades = Palette.shades
    writer.line(heading, x: x, y: y + 12, SVGWriter.Face(size: Self.fontSize, fill: "#64748b"))
    for (index, entry) in entries.enumerated() {
      let left = x + Double(index / rows) * (columnWidth + 24)
      let baseline = y + Double(index % rows + 1) * Self.lineHeight + 12
      let shade = shades[entry.depth % shades.count]
      writer.rectangle(
        Frame(x: left, y: baseline - 11, width: 32, height: 14), fill: shade.full, stroke: shade.stroke)
      if !entry.number.utf8.isEmpty {
        writer.line(
          entry.number, x: left + 16, y: baseline - 0.5,
          SVGWriter.Face(size: entry.number.utf8.count > 4 ? 7 : 9, fill: shade.text, anchor: .middle))
      }
      writer.line(
        entry.name, x: left + 40 + entry.indent, y: baseline, SVGWriter.Face(size: Self.fontSize, fill: "#0f172a"))
      writer.line(
        entry.numbers, x: left + columnWidth, y: baseline,
        SVGWriter.Face(size: Self.fontSize, fill: "#475569", anchor: .end))
    }
  }
}
