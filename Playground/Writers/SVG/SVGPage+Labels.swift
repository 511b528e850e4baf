import EagerLayout
import PlaygroundKit

extension SVGPage {
  /// A possible label of a shape: one of its stacks of lines, at a size.
  private struct Choice {
    var rank: Int
    var size: Double
  }

  /// Labels the shapes. Siblings look alike: their names have one size, and if they are many, all have either sizes,
  /// names or numbers, except shapes that are too small for it.
  ///
  /// The box around all others is named above the picture: inside, its name would look like another box.
  mutating func labelShapes() {
    let best = shapes.indices.map { isTitled($0) ? nil : choice($0, from: Choice(rank: 0, size: 13)) }
    for group in groups() {
      var size = 13.0
      for index in group {
        if let choice = best[index], !isNumber(choice, index) { size = min(size, choice.size) }
      }
      var rank = 0
      if group.count >= 8 {
        // The label that three of four can have; the rest have less.
        let ranks = group.map { best[$0]?.rank ?? .max }.sorted()
        rank = min(ranks[group.count * 3 / 4], shapes[group[0]].labels.count - 1)
      }
      for index in group where !isTitled(index) {
        guard let choice = choice(index, from: Choice(rank: rank, size: size)) else { continue }
        labels[index] = fit(choice, index)
        if let area = labels[index]?.area { room.paint(area, LabelRaster.occupied) }
      }
    }
  }

  /// Whether a shape is named above the picture.
  func isTitled(_ index: Int) -> Bool { index == 0 && shapes[0].isContainer }

  /// Siblings of equal kind: boxes with children, and boxes without. The outermost come first.
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

  private func isNumber(_ choice: Choice, _ index: Int) -> Bool { choice.rank == shapes[index].labels.count - 1 }

  /// The best label that fits a shape, not better than `first`.
  private func choice(_ index: Int, from first: Choice) -> Choice? {
    let stacks = shapes[index].labels
    for rank in first.rank..<stacks.count {
      // A number is small at once; names may shrink a little before they give way to it.
      for size in rank == stacks.count - 1 ? [9.0] : [13.0, 11.0, 9.5] where size <= first.size {
        let choice = Choice(rank: rank, size: size)
        if fit(choice, index) != nil { return choice }
      }
    }
    return nil
  }

  private func fit(_ choice: Choice, _ index: Int) -> Label? {
    let lines = shapes[index].labels[choice.rank], size = choice.size, isWhole = choice.rank < 2
    let hasNumber = !shapes[index].isNamed || isNumber(choice, index)
    var width = 6.0
    for line in lines { width = max(width, SVGWriter.width(line, size: size) + 4) }
    let height = Double(lines.count) * size * 1.3
    let frame = frames[index]
    guard width <= frame.width - 4, height <= frame.height - 2 else { return nil }
    let owner = Int32(index)
    if !shapes[index].isContainer {
      let centre = Frame(
        x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width: width, height: height)
      // Places that the label covers in part are at its margin, and may be a neighbor's.
      if room.isFree(Self.inside(centre, margin: 0), for: owner) {
        return Label(
          lines: lines, size: size, x: frame.x + frame.width / 2, top: centre.y, isCentred: true, isWhole: isWhole,
          hasNumber: hasNumber, area: Self.touched(by: centre))
      }
    }
    let columns = -wholeBelow(-width / Self.unit), rows = -wholeBelow(-height / Self.unit)
    guard
      let spot = room.place(
        width: columns, height: rows, in: room.intersection(seen[index], Self.inside(frame, margin: 2)), for: owner,
        centred: false)
    else { return nil }
    return Label(
      lines: lines, size: size, x: Double(spot.x) * Self.unit + 2, top: Double(spot.y) * Self.unit, isCentred: false,
      isWhole: isWhole, hasNumber: hasNumber,
      area: LabelRaster.Area(left: spot.x, top: spot.y, right: spot.x + columns, bottom: spot.y + rows))
  }

  /// The scale at which nine of ten boxes without children have space for their numbers.
  static func scaleForNumbers(in shapes: [Shape]) -> Double {
    let scales = shapes.filter { !$0.isContainer }.map { shape in
      let width = SVGWriter.width("\(shape.number)", size: 9) + 9
      return max(width / shape.frame.width, 15 / shape.frame.height)
    }.sorted()
    // A few boxes can be read with a list beside them.
    return scales.count < 100 ? 0 : scales[scales.count * 9 / 10]
  }
}
