public import EagerLayout

/// A picture drawn in terminal cells.
public struct CellDrawing: Sendable {
  /// The drawing.
  public let canvas: Canvas
  package let shapes: [Shape]
  package let labeling: [Labeling]
  /// Boxes without an area, and boxes that scroll containers clip completely.
  let invisible: [Picture.Box]
  /// The kinds of hatched spaces, each after its mark, for the legend.
  let marks: [String]
  /// The number of ambiguities in the drawing: see `CellLines.ambiguities`.
  let ambiguities: Int
  /// The layout's units per column and per row.
  public let unitsPerCell: Extent

  /// The longest form of a shape's label that fits.
  package enum Labeling {
    /// Name and size.
    case whole
    case name
    /// The beginning of the name.
    case shortenedName
    case number
    /// The shape is drawn without a label.
    case none
    /// The shape is not drawn: opposite edges are in the same cell, or the drawing would be too crowded.
    case tooSmall
  }
}

extension CellDrawing {
  /// The number of shapes with neither name nor number in the drawing.
  fileprivate var unlabeled: Int { labeling.count { $0 == .none || $0 == .tooSmall } }
}

extension Picture {
  /// Draws the picture into at most `columns` columns and `rows` rows.
  ///
  /// Boxes share their edges: an edge is one column or row of cells, so that boxes that touch in the layout touch in
  /// the drawing. A cell counts as twice as high as wide. A picture that is too tall is stretched in width, by a factor
  /// of at most 2.
  public func drawnInCells(columns: Int, rows: Int) -> CellDrawing {
    let extent = Extent(width: bounds.width, height: bounds.height)
    return drawn(
      on: Self.grid(extent, columns: max(2, columns), rows: max(2, rows)),
      scale: Self.scale(for: [self], columns: columns, rows: rows))
  }

  /// The columns and rows per unit of the layout at which all compared pictures fit.
  package static func scale(for pictures: [Picture], columns: Int, rows: Int) -> Extent {
    var largest = Extent()
    for bounds in pictures.map({ $0.bounds }) {
      largest = Extent(width: max(largest.width, bounds.width), height: max(largest.height, bounds.height))
    }
    return scale(for: largest, columns: columns, rows: rows)
  }

  static func scale(for extent: Extent, columns: Int, rows: Int) -> Extent {
    let grid = grid(extent, columns: max(2, columns), rows: max(2, rows))
    return Extent(
      width: extent.width > 0 ? Double(grid.columns - 1) / extent.width : 0,
      height: extent.height > 0 ? Double(grid.rows - 1) / extent.height : 0)
  }

  /// The scale of drawings of compared pictures, and the counts of their flaws at that scale.
  package struct Fit {
    package var scale: Extent
    /// The number of boxes with neither name nor number.
    package var unlabeled: Int
    package var ambiguities: Int

    /// The cells per square unit.
    package var area: Double { scale.width * scale.height }
  }

  /// Fits compared pictures into columns and rows. If the drawings have unlabeled boxes or ambiguities, and rows are
  /// left, the pictures are stretched in height, by a factor of at most 2.
  ///
  /// - Parameter extent: the extent that must fit if it is larger than the pictures.
  package static func fit(_ pictures: [Picture], in extent: Extent = Extent(), columns: Int, rows: Int) -> Fit {
    let largest = pictures.map { $0.bounds }.reduce(extent) {
      Extent(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    let scale = scale(for: largest, columns: columns, rows: rows), height = largest.height
    var best = Fit(scale: scale, unlabeled: .max, ambiguities: .max)
    for factor in [1, 1.5, 2] {
      let stretched = Extent(width: scale.width, height: scale.height * factor)
      guard (best.unlabeled, best.ambiguities) > (0, 0), factor == 1 || nearestInteger(height * stretched.height) < rows
      else { break }
      let drawings = pictures.map { $0.drawnInCells(scale: stretched) }
      let unlabeled = drawings.reduce(0) { $0 + $1.unlabeled }, ambiguities = drawings.reduce(0) { $0 + $1.ambiguities }
      if (unlabeled, ambiguities) < (best.unlabeled, best.ambiguities) {
        best = Fit(scale: stretched, unlabeled: unlabeled, ambiguities: ambiguities)
      }
    }
    return best
  }

  package func drawnInCells(scale: Extent) -> CellDrawing {
    let bounds = bounds
    return drawn(
      on: (
        max(2, nearestInteger(bounds.width * scale.width) + 1), max(2, nearestInteger(bounds.height * scale.height) + 1)
      ), scale: scale)
  }

  private func drawn(on grid: (columns: Int, rows: Int), scale: Extent) -> CellDrawing {
    let bounds = bounds
    let shapes = shapes
    var canvas = Canvas(width: grid.columns, height: grid.rows)
    var raster = LabelRaster(width: grid.columns, height: grid.rows)
    let lines = CellLines(shapes, spaces, in: bounds, scale: scale)
    let areas = Self.areas(of: shapes, on: lines, scale: scale, cells: grid.columns * grid.rows)
    for (index, area) in areas.enumerated() where area.left < area.right && area.top < area.bottom {
      canvas.outline(
        left: area.left, top: area.top, right: area.right, bottom: area.bottom,
        ink: shapes[index].isChanged ? .changed : .level(shapes[index].depth))
      raster.paint(
        LabelRaster.Area(left: area.left, top: area.top, right: area.right + 1, bottom: area.bottom + 1), Int32(index))
    }
    // The outline of the first box is drawn again, since boxes that cross it cover it.
    let owners = raster, hasSingleRoot = !boxes.dropFirst().contains { $0.parent == nil }
    let hasBoxesOutsideRoot = hasSingleRoot && areas.first.map { $0 != lines.area(of: bounds) } ?? false
    if hasBoxesOutsideRoot, let root = areas.first {
      canvas.outline(left: root.left, top: root.top, right: root.right, bottom: root.bottom, ink: .strong)
    }
    for y in 0..<grid.rows {
      for x in 0..<grid.columns where canvas.arms(x: x, y: y) != 0 {
        raster.paint(LabelRaster.Area(left: x, top: y, right: x + 1, bottom: y + 1), LabelRaster.occupied)
      }
    }
    var labeller = CellLabeller(canvas: canvas, raster: raster, shapes: shapes, areas: areas)
    labeller.writeLabels()
    labeller.drawDotsForTooSmallShapes(on: lines)
    labeller.writeTracks(of: tracks, owners, on: lines)
    var marks = labeller.hatch(spaces, owners, on: lines)
    if hasBoxesOutsideRoot, labeller.hatchOutside() { marks.append("\u{2571} outside of \(shapes[0].name)") }
    return CellDrawing(
      canvas: labeller.canvas, shapes: shapes, labeling: labeller.labeling, invisible: boxes.filter { !$0.isVisible },
      marks: marks, ambiguities: lines.ambiguities,
      unitsPerCell: Extent(
        width: scale.width > 0 ? 1 / scale.width : 0, height: scale.height > 0 ? 1 / scale.height : 0))
  }

  /// The areas of shapes in cells. They are empty for shapes smaller than half a cell and, if a drawing of all shapes
  /// would be too crowded, for the smallest shapes. Shapes of equal size are kept or dropped together.
  private static func areas(of shapes: [Shape], on lines: CellLines, scale: Extent, cells: Int) -> [LabelRaster.Area] {
    var areas = shapes.map { lines.area(of: $0.frame) }
    func cellCount(_ index: Int) -> Int {
      let frame = shapes[index].frame
      guard frame.width * scale.width >= 0.5, frame.height * scale.height >= 0.5 else { return 0 }
      return (areas[index].right - areas[index].left) * (areas[index].bottom - areas[index].top)
    }
    // A shape with the same cells as its parent adds no lines.
    let distinctShapes = shapes.indices.filter { shapes[$0].parent < 0 || areas[$0] != areas[shapes[$0].parent] }
    let maxShapes = max(40, cells / 8)
    let smallLimit = distinctShapes.count > maxShapes ? distinctShapes.map(cellCount).sorted(by: >)[maxShapes] : 0
    let isSmall = shapes.indices.map { cellCount($0) <= smallLimit && $0 > 0 }
    for index in areas.indices where isSmall[index] { areas[index].right = areas[index].left }
    return areas
  }

  private static func grid(_ bounds: Extent, columns: Int, rows: Int) -> (columns: Int, rows: Int) {
    guard bounds.width > 0, bounds.height > 0 else { return (min(columns, 20), min(rows, 3)) }
    let ratio = bounds.height / bounds.width / 2
    let idealRows = Double(columns - 1) * ratio
    if idealRows <= Double(rows - 1) {
      // A very flat picture still gets four rows, enough for one line of text.
      return (columns, min(rows, max(4, nearestInteger(idealRows) + 1)))
    }
    return (min(columns, max(12, nearestInteger(Double(rows - 1) / ratio * 2) + 1)), rows)
  }
}

/// Writes labels into the boxes of a drawing, and hatches its spaces.
struct CellLabeller {
  var canvas: Canvas
  var raster: LabelRaster
  let shapes: [Shape]
  let areas: [LabelRaster.Area]
  var labeling: [CellDrawing.Labeling] = []
  /// The areas whose top edges have a name.
  var namedEdges: [LabelRaster.Area] = []

  mutating func writeLabels() {
    labeling = areas.map { $0.left < $0.right && $0.top < $0.bottom ? .none : .tooSmall }
    // Labels of leaves are inside. Names of containers are on the top edge, or inside if they do not fit there.
    for index in shapes.indices where !shapes[index].isContainer { writeInside(index) }
    for index in shapes.indices where shapes[index].isContainer {
      writeOnEdge(index)
      writeInside(index)
    }
    for index in shapes.indices where !shapes[index].isContainer { writeOnEdge(index) }
  }

  private func ink(_ index: Int) -> Ink { shapes[index].isChanged ? .changed : shapes[index].ink }

  private func labeling(ofRank rank: Int) -> CellDrawing.Labeling {
    switch rank {
    case 0, 1: .whole
    case 2: .name
    case 3: .shortenedName
    default: .number
    }
  }

  /// Draws dots for boxes that are too small to draw, so that an area with a thousand of them does not look empty.
  mutating func drawDotsForTooSmallShapes(on lines: CellLines) {
    for index in shapes.indices where labeling[index] == .tooSmall {
      let area = lines.area(of: shapes[index].frame)
      for y in area.top...max(area.top, area.bottom) where y < canvas.height {
        for x in area.left...max(area.left, area.right) where x < canvas.width && canvas.isFree(x: x, y: y) {
          if !isBesideLabel(x, y) { canvas.write("\u{B7}", x: x, y: y, ink: .level(shapes[index].depth)) }
        }
      }
    }
  }

  /// Hatches the free cells of spaces. Returns the kinds of spaces that were hatched, each after its mark.
  mutating func hatch(_ spaces: [Picture.Space], _ owners: LabelRaster, on lines: CellLines) -> [String] {
    var shapeOfBox = [Int32](repeating: LabelRaster.occupied, count: (shapes.map { $0.boxes.last ?? 0 }.max() ?? 0) + 1)
    for (index, shape) in shapes.enumerated() {
      for box in shape.boxes where box < shapeOfBox.count { shapeOfBox[box] = Int32(index) }
    }
    var marks: [String] = []
    for kind in Picture.Space.Kind.allCases {
      let mark = "\(kind.mark) \(kind.name)"
      var hasHatched = false
      for space in spaces where space.kind == kind && space.box < shapeOfBox.count && shapeOfBox[space.box] >= 0 {
        let shape = Int(shapeOfBox[space.box]), owner = kind == .margin ? shapes[shape].parent : shape
        // Excludes the cells of the two edges that the space separates, and includes those of the other edges.
        var cells = lines.area(of: space.frame)
        if space.isBetweenColumns { cells.left += 1 } else { cells.top += 1 }
        if space.isBetweenColumns { cells.bottom += 1 } else { cells.right += 1 }
        hasHatched = hatch(cells, kind.mark) { owners.owner(x: $0, y: $1) == Int32(owner) } || hasHatched
      }
      if hasHatched { marks.append(mark) }
    }
    return marks
  }

  /// Hatches the parts of boxes outside the first box. Returns whether it hatched any cell.
  mutating func hatchOutside() -> Bool {
    let root = areas[0]
    var hasHatched = false
    for area in areas.dropFirst() {
      let interior = LabelRaster.Area(left: area.left + 1, top: area.top + 1, right: area.right, bottom: area.bottom)
      let didHatch = hatch(interior, "\u{2571}") {
        $0 < root.left || $0 > root.right || $1 < root.top || $1 > root.bottom
      }
      hasHatched = didHatch || hasHatched
    }
    return hasHatched
  }

  private mutating func hatch(
    _ area: LabelRaster.Area, _ mark: String, where shouldHatch: (_ x: Int, _ y: Int) -> Bool
  ) -> Bool {
    var hasHatched = false
    for y in max(0, area.top)..<max(0, area.top, min(area.bottom, canvas.height)) {
      for x in max(0, area.left)..<max(0, area.left, min(area.right, canvas.width)) {
        guard canvas.isFree(x: x, y: y), shouldHatch(x, y), !isBesideLabel(x, y) else { continue }
        canvas.write(mark, x: x, y: y, ink: .faint)
        hasHatched = true
      }
    }
    return hasHatched
  }

  private func isBesideLabel(_ x: Int, _ y: Int) -> Bool {
    x > 0 && isLabel(x - 1, y) || x + 1 < canvas.width && isLabel(x + 1, y)
  }

  private func isLabel(_ x: Int, _ y: Int) -> Bool { canvas.hasText(x: x, y: y) && !canvas.isMark(x: x, y: y) }

  private mutating func writeInside(_ index: Int) {
    guard case .none = labeling[index] else { return }
    let area = areas[index], shape = shapes[index]
    var interior = LabelRaster.Area(left: area.left + 1, top: area.top + 1, right: area.right, bottom: area.bottom)
    // A label has a margin of one cell if the box is wide enough.
    if interior.right - interior.left > 12 { interior.left += 1; interior.right -= 1 }
    for (rank, lines) in shape.labels.enumerated() {
      var width = 0
      for line in lines { width = max(width, Characters.columns(line)) }
      guard
        let cell = raster.freePosition(
          width: width, height: lines.count, in: interior, for: Int32(index), isCentered: !shape.isContainer)
      else { continue }
      for (row, line) in lines.enumerated() {
        let x = shape.isContainer ? cell.x : cell.x + (width - Characters.columns(line)) / 2
        canvas.write(line, x: x, y: cell.y + row, ink: row > 0 ? .faint : ink(index))
      }
      raster.paint(
        LabelRaster.Area(left: cell.x, top: cell.y, right: cell.x + width, bottom: cell.y + lines.count),
        LabelRaster.occupied)
      labeling[index] = labeling(ofRank: rank)
      return
    }
  }

  private mutating func writeOnEdge(_ index: Int) {
    guard case .none = labeling[index] else { return }
    let area = areas[index]
    // An edge that several boxes share shows only the outermost box's name: two names would be ambiguous.
    guard !namedEdges.contains(where: { $0.top == area.top && $0.left < area.right && area.left < $0.right }) else {
      return
    }
    for (rank, lines) in shapes[index].labels.enumerated() where lines.count == 1 {
      let width = Characters.columns(lines[0]) + 2
      var nameStart = area.left + 1
      var x = nameStart
      while x < area.right {
        // A name covers only plain horizontal lines, not the cells where lines meet.
        if canvas.arms(x: x, y: area.top) != 10 || canvas.hasText(x: x, y: area.top) { nameStart = x + 1 }
        if x + 1 - nameStart == width {
          canvas.write(" \(lines[0]) ", x: nameStart, y: area.top, ink: ink(index))
          labeling[index] = labeling(ofRank: rank)
          namedEdges.append(area)
          return
        }
        x += 1
      }
    }
  }
}
