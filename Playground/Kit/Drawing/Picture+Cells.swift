public import EagerLayout

/// A picture drawn in terminal cells.
public struct CellDrawing: Sendable {
  /// The drawing.
  public let canvas: Canvas
  package let shapes: [Shape]
  package let labelling: [Labelling]
  /// Boxes that have no size, or are out of sight.
  let unseen: [Picture.Box]
  /// The meanings of hatched parts, each after its mark.
  let marks: [String]
  /// The number of ambiguities: edges that coincide, and spaces without a free cell.
  let blurs: Int
  /// The layout's units per column and per row.
  public let unitsPerCell: Extent

  /// The amount of a shape's label that fits.
  package enum Labelling {
    /// Name and size.
    case whole
    case name
    /// The beginning of the name.
    case cut
    case number
    case none
    /// The shape is not drawn: its edges coincide, or the drawing would be too crowded.
    case tooSmall
  }
}

extension CellDrawing {
  /// The number of shapes with neither name nor number in the drawing.
  fileprivate var nameless: Int { labelling.count { $0 == .none || $0 == .tooSmall } }
}

extension Picture {
  /// Draws the picture into at most `columns` columns and `rows` rows.
  ///
  /// Boxes share their edges: an edge has one line of cells, so that boxes that touch in the layout touch in the
  /// drawing. A cell counts as twice as high as wide; a picture that is too tall is stretched in width, at most to
  /// twice.
  public func drawnInCells(columns: Int, rows: Int) -> CellDrawing {
    let extent = Extent(width: bounds.width, height: bounds.height)
    return drawn(
      on: Self.grid(extent, columns: max(2, columns), rows: max(2, rows)),
      scale: Self.scale(for: [self], columns: columns, rows: rows))
  }

  /// The columns and rows for a unit of the layout at which all compared pictures fit.
  package static func scale(for pictures: [Picture], columns: Int, rows: Int) -> Extent {
    var most = Extent()
    for bounds in pictures.map({ $0.bounds }) {
      most = Extent(width: max(most.width, bounds.width), height: max(most.height, bounds.height))
    }
    return scale(for: most, columns: columns, rows: rows)
  }

  static func scale(for extent: Extent, columns: Int, rows: Int) -> Extent {
    let grid = grid(extent, columns: max(2, columns), rows: max(2, rows))
    return Extent(
      width: extent.width > 0 ? Double(grid.columns - 1) / extent.width : 0,
      height: extent.height > 0 ? Double(grid.rows - 1) / extent.height : 0)
  }

  /// The fit of compared pictures into a drawing.
  package struct Fit {
    package var scale: Extent
    /// The number of boxes with neither name nor number.
    package var nameless: Int
    /// The number of ambiguities in the drawings.
    package var blurs: Int

    /// The cells for a square unit.
    package var area: Double { scale.width * scale.height }
  }

  /// The fit of compared pictures into columns and rows: if boxes lack space for their names, or edges coincide, and
  /// rows are left, the pictures are stretched in height, at most to twice.
  ///
  /// - Parameter extent: the extent that must fit if it is larger than the pictures.
  package static func fit(_ pictures: [Picture], in extent: Extent = Extent(), columns: Int, rows: Int) -> Fit {
    let most = pictures.map { $0.bounds }.reduce(extent) {
      Extent(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    let scale = scale(for: most, columns: columns, rows: rows), height = most.height
    var best = Fit(scale: scale, nameless: .max, blurs: .max)
    for factor in [1, 1.5, 2] {
      let higher = Extent(width: scale.width, height: scale.height * factor)
      guard (best.nameless, best.blurs) > (0, 0), factor == 1 || nearestWhole(height * higher.height) < rows else {
        break
      }
      let drawings = pictures.map { $0.drawnInCells(scale: higher) }
      let nameless = drawings.reduce(0) { $0 + $1.nameless }, blurs = drawings.reduce(0) { $0 + $1.blurs }
      if (nameless, blurs) < (best.nameless, best.blurs) { best = Fit(scale: higher, nameless: nameless, blurs: blurs) }
    }
    return best
  }

  package func drawnInCells(scale: Extent) -> CellDrawing {
    let bounds = bounds
    return drawn(
      on: (
        max(2, nearestWhole(bounds.width * scale.width) + 1), max(2, nearestWhole(bounds.height * scale.height) + 1)
      ), scale: scale)
  }

  private func drawn(on grid: (columns: Int, rows: Int), scale: Extent) -> CellDrawing {
    let bounds = bounds
    let shapes = shapes
    var canvas = Canvas(width: grid.columns, height: grid.rows)
    var room = LabelRoom(width: grid.columns, height: grid.rows)
    let lines = CellLines(shapes, spaces, in: bounds, scale: scale)
    let areas = Self.areas(of: shapes, on: lines, scale: scale, cells: grid.columns * grid.rows)
    for (index, area) in areas.enumerated() where area.left < area.right && area.top < area.bottom {
      canvas.outline(
        left: area.left, top: area.top, right: area.right, bottom: area.bottom,
        ink: shapes[index].isChanged ? .changed : .level(shapes[index].depth))
      room.paint(
        LabelRoom.Area(left: area.left, top: area.top, right: area.right + 1, bottom: area.bottom + 1), Int32(index))
    }
    // A box that crosses the edge of the first box does not hide the edge.
    let owners = room, holdsAll = !boxes.dropFirst().contains { $0.parent == nil }
    let hasOutside = holdsAll && areas.first.map { $0 != lines.area(of: bounds) } ?? false
    if hasOutside, let root = areas.first {
      canvas.outline(left: root.left, top: root.top, right: root.right, bottom: root.bottom, ink: .strong)
    }
    for y in 0..<grid.rows {
      for x in 0..<grid.columns where canvas.arms(x: x, y: y) != 0 {
        room.paint(LabelRoom.Area(left: x, top: y, right: x + 1, bottom: y + 1), LabelRoom.taken)
      }
    }
    var labeller = CellLabeller(canvas: canvas, room: room, shapes: shapes, areas: areas)
    labeller.run()
    labeller.dotWhatIsTooSmall(on: lines)
    labeller.write(tracks, owners, on: lines)
    var marks = labeller.hatch(spaces, owners, on: lines)
    if hasOutside, labeller.hatchOutside() { marks.append("\u{2571} outside of \(shapes[0].name)") }
    return CellDrawing(
      canvas: labeller.canvas, shapes: shapes, labelling: labeller.labelling, unseen: boxes.filter { !$0.canBeSeen },
      marks: marks, blurs: lines.blurs,
      unitsPerCell: Extent(
        width: scale.width > 0 ? 1 / scale.width : 0, height: scale.height > 0 ? 1 / scale.height : 0))
  }

  /// The areas of shapes in cells; empty for a shape smaller than half a cell, and, if all shapes would be an
  /// unreadable mesh, for the smallest. Shapes of one size are kept or dropped together.
  private static func areas(of shapes: [Shape], on lines: CellLines, scale: Extent, cells: Int) -> [LabelRoom.Area] {
    var areas = shapes.map { lines.area(of: $0.frame) }
    func size(_ index: Int) -> Int {
      let frame = shapes[index].frame
      guard frame.width * scale.width >= 0.5, frame.height * scale.height >= 0.5 else { return 0 }
      return (areas[index].right - areas[index].left) * (areas[index].bottom - areas[index].top)
    }
    // A shape that coincides with the shape around it adds no lines.
    let distinct = shapes.indices.filter { shapes[$0].parent < 0 || areas[$0] != areas[shapes[$0].parent] }
    let budget = max(40, cells / 8)
    let limit = distinct.count > budget ? distinct.map(size).sorted(by: >)[budget] : 0
    let isSmall = shapes.indices.map { size($0) <= limit && $0 > 0 }
    for index in areas.indices where isSmall[index] { areas[index].right = areas[index].left }
    return areas
  }

  private static func grid(_ bounds: Extent, columns: Int, rows: Int) -> (columns: Int, rows: Int) {
    guard bounds.width > 0, bounds.height > 0 else { return (min(columns, 20), min(rows, 3)) }
    let ratio = bounds.height / bounds.width / 2
    let wanted = Double(columns - 1) * ratio
    if wanted <= Double(rows - 1) {
      // A very flat picture gets space for one line of text.
      return (columns, min(rows, max(4, nearestWhole(wanted) + 1)))
    }
    return (min(columns, max(12, nearestWhole(Double(rows - 1) / ratio * 2) + 1)), rows)
  }
}

/// Writes labels into the boxes of a drawing.
struct CellLabeller {
  var canvas: Canvas
  var room: LabelRoom
  let shapes: [Shape]
  let areas: [LabelRoom.Area]
  var labelling: [CellDrawing.Labelling] = []
  /// The areas whose top edges have a name.
  var namedEdges: [LabelRoom.Area] = []

  mutating func run() {
    labelling = areas.map { $0.left < $0.right && $0.top < $0.bottom ? .none : .tooSmall }
    // Leaves have labels inside. Containers are named on their top edge, as a group's title is.
    for index in shapes.indices where !shapes[index].isContainer { writeInside(index) }
    for index in shapes.indices where shapes[index].isContainer {
      writeOnEdge(index)
      writeInside(index)
    }
    for index in shapes.indices where !shapes[index].isContainer { writeOnEdge(index) }
  }

  private func ink(_ index: Int) -> Ink { shapes[index].isChanged ? .changed : shapes[index].ink }

  private func outcome(_ rank: Int, of index: Int) -> CellDrawing.Labelling {
    switch rank {
    case 0, 1: .whole
    case 2: .name
    case 3: .cut
    default: .number
    }
  }

  /// Draws dots for boxes that are too small to draw, so that an area with a thousand of them does not look empty.
  mutating func dotWhatIsTooSmall(on lines: CellLines) {
    for index in shapes.indices where labelling[index] == .tooSmall {
      let area = lines.area(of: shapes[index].frame)
      for y in area.top...max(area.top, area.bottom) where y < canvas.height {
        for x in area.left...max(area.left, area.right) where x < canvas.width && canvas.isFree(x: x, y: y) {
          if !isBesideLabel(x, y) { canvas.write("\u{B7}", x: x, y: y, ink: .level(shapes[index].depth)) }
        }
      }
    }
  }

  /// Hatches spaces, as far as they have cells of their own; returns the meanings of the marks.
  mutating func hatch(_ spaces: [Picture.Space], _ owners: LabelRoom, on lines: CellLines) -> [String] {
    var shapeOf = [Int32](repeating: LabelRoom.taken, count: (shapes.map { $0.boxes.last ?? 0 }.max() ?? 0) + 1)
    for (index, shape) in shapes.enumerated() {
      for box in shape.boxes where box < shapeOf.count { shapeOf[box] = Int32(index) }
    }
    var marks: [String] = []
    for kind in Picture.Space.Kind.allCases {
      let mark = "\(kind.mark) \(kind.name)"
      var isSeen = false
      for space in spaces where space.kind == kind && space.box < shapeOf.count && shapeOf[space.box] >= 0 {
        let shape = Int(shapeOf[space.box]), owner = kind == .margin ? shapes[shape].parent : shape
        // Between the lines of its two ends; from end to end along them.
        var cells = lines.area(of: space.frame)
        if space.isBetweenColumns { cells.left += 1 } else { cells.top += 1 }
        if space.isBetweenColumns { cells.bottom += 1 } else { cells.right += 1 }
        isSeen = hatch(cells, kind.mark) { owners.owner(x: $0, y: $1) == Int32(owner) } || isSeen
      }
      if isSeen { marks.append(mark) }
    }
    return marks
  }

  /// Hatches the parts of boxes outside the first box; returns whether any of them is visible.
  mutating func hatchOutside() -> Bool {
    let root = areas[0]
    var isSeen = false
    for area in areas.dropFirst() {
      let inside = LabelRoom.Area(left: area.left + 1, top: area.top + 1, right: area.right, bottom: area.bottom)
      let seen = hatch(inside, "\u{2571}") { $0 < root.left || $0 > root.right || $1 < root.top || $1 > root.bottom }
      isSeen = seen || isSeen
    }
    return isSeen
  }

  private mutating func hatch(
    _ area: LabelRoom.Area, _ mark: String, where isMeant: (_ x: Int, _ y: Int) -> Bool
  ) -> Bool {
    var isSeen = false
    for y in max(0, area.top)..<max(0, area.top, min(area.bottom, canvas.height)) {
      for x in max(0, area.left)..<max(0, area.left, min(area.right, canvas.width)) {
        guard canvas.isFree(x: x, y: y), isMeant(x, y), !isBesideLabel(x, y) else { continue }
        canvas.write(mark, x: x, y: y, ink: .faint)
        isSeen = true
      }
    }
    return isSeen
  }

  private func isBesideLabel(_ x: Int, _ y: Int) -> Bool {
    x > 0 && isLabel(x - 1, y) || x + 1 < canvas.width && isLabel(x + 1, y)
  }

  private func isLabel(_ x: Int, _ y: Int) -> Bool { canvas.hasText(x: x, y: y) && !canvas.isMark(x: x, y: y) }

  private mutating func writeInside(_ index: Int) {
    guard case .none = labelling[index] else { return }
    let area = areas[index], shape = shapes[index]
    var inside = LabelRoom.Area(left: area.left + 1, top: area.top + 1, right: area.right, bottom: area.bottom)
    // One cell of margin if there is plenty of space.
    if inside.right - inside.left > 12 { inside.left += 1; inside.right -= 1 }
    for (rank, lines) in shape.labels.enumerated() {
      var width = 0
      for line in lines { width = max(width, Characters.columns(line)) }
      guard
        let spot = room.place(
          width: width, height: lines.count, in: inside, for: Int32(index), centred: !shape.isContainer)
      else { continue }
      for (row, line) in lines.enumerated() {
        let x = shape.isContainer ? spot.x : spot.x + (width - Characters.columns(line)) / 2
        canvas.write(line, x: x, y: spot.y + row, ink: row > 0 ? .faint : ink(index))
      }
      room.paint(
        LabelRoom.Area(left: spot.x, top: spot.y, right: spot.x + width, bottom: spot.y + lines.count), LabelRoom.taken)
      labelling[index] = outcome(rank, of: index)
      return
    }
  }

  private mutating func writeOnEdge(_ index: Int) {
    guard case .none = labelling[index] else { return }
    let area = areas[index]
    // An edge that several boxes share has one name, the outermost box's: two names would be ambiguous.
    guard !namedEdges.contains(where: { $0.top == area.top && $0.left < area.right && area.left < $0.right }) else {
      return
    }
    for (rank, lines) in shapes[index].labels.enumerated() where lines.count == 1 {
      let width = Characters.columns(lines[0]) + 2
      var start = area.left + 1
      var x = start
      while x < area.right {
        // Only along a plain line: where lines meet, the corner says more than a name.
        if canvas.arms(x: x, y: area.top) != 10 || canvas.hasText(x: x, y: area.top) { start = x + 1 }
        if x + 1 - start == width {
          canvas.write(" \(lines[0]) ", x: start, y: area.top, ink: ink(index))
          labelling[index] = outcome(rank, of: index)
          namedEdges.append(area)
          return
        }
        x += 1
      }
    }
  }
}
