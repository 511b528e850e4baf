import EagerLayout
import PlaygroundKit

// Draws the tracks of grids: dashed edges, and the numbers of grid lines at the top and left edges.
extension SVGPage {
  func drawEdges(
    of grid: Picture.Tracks, in frame: Frame, stroke: StaticString, with writer: inout SVGWriter, x: Double, y: Double
  ) {
    let columns = Picture.edges(of: grid.columns), rows = Picture.edges(of: grid.rows)
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
      return
    }
    for edge in columns where edge > frame.x + 1 && edge < frame.maxX - 1 {
      writer.dashes(x1: x + edge, y1: y + top, x2: x + edge, y2: y + bottom, stroke: stroke)
    }
    for edge in rows where edge > frame.y + 1 && edge < frame.maxY - 1 {
      writer.dashes(x1: x + left, y1: y + edge, x2: x + right, y2: y + edge, stroke: stroke)
    }
  }

  func drawNumbers(of grid: Picture.Tracks, in frame: Frame, with writer: inout SVGWriter, x: Double, y: Double) {
    var drawn: [Frame] = []
    func draw(_ number: Int, x middleX: Double, y middleY: Double) {
      let width = SVGWriter.width("\(number)", size: 9) + 4
      let tag = Frame(x: middleX - width / 2, y: middleY - 6, width: width, height: 12)
      // A number that would overlap another number or a label is omitted.
      let isFree = !drawn.contains { $0.intersection(with: tag).width > 0 && $0.intersection(with: tag).height > 0 }
      guard isFree, !isOnLabel(tag) else { return }
      drawn.append(tag)
      writer.write(
        "<rect x=\"\(writer.number(x + tag.x))\" y=\"\(writer.number(y + tag.y))\" width=\"\(writer.number(width))\" "
          + "height=\"12\" rx=\"3\" fill=\"#ffffff\" stroke=\"#94a3b8\" stroke-width=\"0.7\"/>")
      writer.line(
        "\(number)", x: x + middleX, y: y + middleY + 3.2, SVGWriter.Face(size: 9, fill: "#475569", anchor: .middle))
    }
    for line in Picture.lines(of: grid.columns) { draw(line.number, x: line.place, y: frame.y) }
    for line in Picture.lines(of: grid.rows) { draw(line.number, x: frame.x, y: line.place) }
  }

  private func isOnLabel(_ tag: Frame) -> Bool {
    let area = Self.cellsTouched(by: tag)
    return labels.contains { label in
      guard let label else { return false }
      let overlap = raster.intersection(label.area, area)
      return overlap.left < overlap.right && overlap.top < overlap.bottom
    }
  }
}

extension Picture.Tracks {
  /// Returns a copy in other coordinates.
  func mapped(horizontal: (Double) -> Double, vertical: (Double) -> Double) -> Picture.Tracks {
    var mapped = self
    for index in columns.indices {
      (mapped.columns[index].start, mapped.columns[index].end) = (
        horizontal(columns[index].start), horizontal(columns[index].end)
      )
    }
    for index in rows.indices {
      (mapped.rows[index].start, mapped.rows[index].end) = (vertical(rows[index].start), vertical(rows[index].end))
    }
    return mapped
  }
}
