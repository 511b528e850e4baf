import EagerLayout
import PlaygroundKit

extension SVGPage {
  /// A possible label of a shape, and its font size. The rank is an index in `Shape.labels`: 0 is the most detailed
  /// label, and the last index is the number alone.
  private struct LabelChoice {
    var rank: Int
    var size: Double
  }

  /// Labels the shapes. The names of siblings have the same font size. Eight or more siblings have labels of the same
  /// kind: names and sizes, names, or numbers. A shape that is too small for that kind has a less detailed label.
  ///
  /// The outermost box is named above the picture. Inside, its name would look like another box.
  mutating func labelShapes() {
    let bestChoices = shapes.indices.map { isTitled($0) ? nil : choice($0, from: LabelChoice(rank: 0, size: 13)) }
    for group in groups() {
      var size = 13.0
      for index in group {
        if let choice = bestChoices[index], !isNumber(choice, index) { size = min(size, choice.size) }
      }
      var rank = 0
      if group.count >= 8 {
        // The most detailed kind that fits three of four siblings.
        let ranks = group.map { bestChoices[$0]?.rank ?? .max }.sorted()
        rank = min(ranks[group.count * 3 / 4], shapes[group[0]].labels.count - 1)
      }
      for index in group where !isTitled(index) {
        guard let choice = choice(index, from: LabelChoice(rank: rank, size: size)) else { continue }
        labels[index] = label(for: choice, of: index)
        if let area = labels[index]?.area { raster.paint(area, LabelRaster.occupied) }
      }
    }
  }

  /// Returns `true` if a shape is named above the picture.
  func isTitled(_ index: Int) -> Bool { index == 0 && shapes[0].isContainer }

  /// Returns groups of siblings: those with children, and those without. Groups are in the order of their first shapes.
  private func groups() -> [[Int]] {
    var groups: [[Int]] = []
    var groupOf = [Int](repeating: -1, count: 2 * shapes.count + 2)
    for (index, shape) in shapes.enumerated() {
      let key = 2 * (shape.parent + 1) + (shape.isContainer ? 1 : 0)
      if groupOf[key] < 0 {
        groupOf[key] = groups.count
        groups.append([])
      }
      groups[groupOf[key]].append(index)
    }
    return groups
  }

  private func isNumber(_ choice: LabelChoice, _ index: Int) -> Bool { choice.rank == shapes[index].labels.count - 1 }

  /// Returns the most detailed label that fits a shape, starting from `first`; nil if no label fits.
  private func choice(_ index: Int, from first: LabelChoice) -> LabelChoice? {
    let labels = shapes[index].labels
    for rank in first.rank..<labels.count {
      // A number has a small font. A name is tried in smaller fonts before a less detailed label is.
      for size in rank == labels.count - 1 ? [9.0] : [13.0, 11.0, 9.5] where size <= first.size {
        let choice = LabelChoice(rank: rank, size: size)
        if label(for: choice, of: index) != nil { return choice }
      }
    }
    return nil
  }

  /// Returns the label for a choice, with its position; nil if it does not fit.
  private func label(for choice: LabelChoice, of index: Int) -> Label? {
    let lines = shapes[index].labels[choice.rank], size = choice.size, hasNameAndSize = choice.rank < 2
    let hasNumber = !shapes[index].isNamed || isNumber(choice, index)
    var width = 6.0
    for line in lines { width = max(width, SVGWriter.width(line, size: size) + 4) }
    let height = Double(lines.count) * size * 1.3
    let frame = frames[index]
    guard width <= frame.width - 4, height <= frame.height - 2 else { return nil }
    let owner = Int32(index)
    if !shapes[index].isContainer {
      let centeredFrame = Frame(
        x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width: width, height: height)
      // Cells that the label covers only in part are its margin. A neighbor's label may also cover these cells.
      if raster.isFree(Self.cellsInside(centeredFrame, margin: 0), for: owner) {
        return Label(
          lines: lines, fontSize: size, x: frame.x + frame.width / 2, top: centeredFrame.y, isCentered: true,
          hasNameAndSize: hasNameAndSize,
          hasNumber: hasNumber, area: Self.cellsTouched(by: centeredFrame))
      }
    }
    let columns = -roundedDown(-width / Self.unit), rows = -roundedDown(-height / Self.unit)
    guard
      let cell = raster.freePosition(
        width: columns, height: rows, in: raster.intersection(visibleAreas[index], Self.cellsInside(frame, margin: 2)),
        for: owner,
        isCentered: false)
    else { return nil }
    return Label(
      lines: lines, fontSize: size, x: Double(cell.x) * Self.unit + 2, top: Double(cell.y) * Self.unit,
      isCentered: false, hasNameAndSize: hasNameAndSize, hasNumber: hasNumber,
      area: LabelRaster.Area(left: cell.x, top: cell.y, right: cell.x + columns, bottom: cell.y + rows))
  }

  /// Returns the scale at which nine of ten leaves have space for their numbers; 0 for fewer than 100 leaves.
  static func scaleForNumbers(in shapes: [Shape]) -> Double {
    let scales = shapes.filter { !$0.isContainer }.map { shape in
      let width = SVGWriter.width("\(shape.number)", size: 9) + 9
      return max(width / shape.frame.width, 15 / shape.frame.height)
    }.sorted()
    // For a few boxes, the list beside the picture is enough.
    return scales.count < 100 ? 0 : scales[scales.count * 9 / 10]
  }
}
