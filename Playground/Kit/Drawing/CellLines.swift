import EagerLayout

/// Maps the edges of a picture to columns and rows of cells.
struct CellLines {
  private let horizontal: CellAxis
  private let vertical: CellAxis

  init(_ shapes: [Shape], _ spaces: [Picture.Space], in bounds: Frame, scale: Extent) {
    var childFrames = [[Frame]](repeating: [], count: shapes.count)
    for shape in shapes where shape.parent >= 0 { childFrames[shape.parent].append(shape.frame) }
    func axis(isHorizontal: Bool, scale: Double) -> CellAxis {
      func range(_ frame: Frame) -> CellAxis.Range { isHorizontal ? (frame.x, frame.maxX) : (frame.y, frame.maxY) }
      return CellAxis(
        of: range(bounds), boxes: shapes.map { range($0.frame) },
        spaces: spaces.filter { $0.isBetweenColumns == isHorizontal }.map { range($0.frame) },
        free: shapes.indices.flatMap { CellAxis.free(in: range(shapes[$0].frame), beside: childFrames[$0].map(range)) },
        scale: scale)
    }
    horizontal = axis(isHorizontal: true, scale: scale.width)
    vertical = axis(isHorizontal: false, scale: scale.height)
  }

  /// The number of ambiguities in the drawing: distinct edges in one cell, spaces without a free cell, and boxes of
  /// equal size that get different numbers of cells.
  var ambiguities: Int { horizontal.ambiguities + vertical.ambiguities }

  /// The columns and rows of a frame's edges.
  func area(of frame: Frame) -> LabelRaster.Area {
    LabelRaster.Area(
      left: horizontal[frame.x], top: vertical[frame.y], right: horizontal[frame.maxX], bottom: vertical[frame.maxY])
  }
}

/// Maps edges to columns or rows of cells along one axis.
///
/// Spaces come first. Each gets a whole number of cells, so that gaps of equal length look equal wherever they begin,
/// and at least one free cell if possible. Boxes share the remaining cells. Edges at the same position share a column
/// or row: boxes that touch in the layout touch in the drawing.
struct CellAxis {
  typealias Range = (start: Double, end: Double)

  /// The distinct edges in ascending order, in the layout's units.
  private var edges: [Double] = []
  /// The position of each edge in cells, before rounding.
  private var positions: [Double] = []
  private(set) var ambiguities = 0

  /// Maps the edges of the bounds, of boxes, of spaces and of other free ranges, with `scale` cells per unit.
  init(of bounds: Range, boxes: [Range], spaces: [Range], free: [Range], scale: Double) {
    for edge in ([bounds] + boxes + spaces + free).flatMap({ [$0.start, $0.end] }).sorted() {
      if let last = edges.last, edge - last < 0.01 { continue }
      edges.append(edge)
    }
    let firstEdge = edges.first ?? 0
    positions = edges.map { ($0 - firstEdge) * scale }
    ambiguities = ambiguities(boxes, spaces, free)
    // Tries variants that leave boxes at least half of their cells, and keeps the one with the fewest ambiguities.
    var best = self
    for (ranges, minimumCells) in [(spaces + free, 2.0), (spaces, 2), (spaces + free, 0), (spaces, 0)] {
      for rounding in [0.5, 0.0] {
        guard
          let positions = positionsWithWholeCells(ranges, minimumCells: minimumCells, rounding: rounding, scale: scale)
        else { continue }
        var candidate = self
        candidate.positions = positions
        candidate.ambiguities = candidate.ambiguities(boxes, spaces, free)
        if candidate.ambiguities < best.ambiguities { best = candidate }
      }
    }
    self = best
  }

  /// The number of ambiguities. A space counts as `boxes.count` ambiguities if it has no free cell, or a different
  /// number of cells than a space of equal length.
  private func ambiguities(_ boxes: [Range], _ spaces: [Range], _ free: [Range]) -> Int {
    func unevenPairs(_ ranges: [Range]) -> Int {
      let sizes = ranges.map { (length: $0.end - $0.start, cells: self[$0.end] - self[$0.start]) }
        .sorted { $0.length < $1.length }
      return zip(sizes, sizes.dropFirst()).count { $1.length - $0.length < 0.01 && $0.cells != $1.cells }
    }
    let lines = positions.map { Self.nearestLine($0) }
    let hiddenSpaces = spaces.count { self[$0.end] - self[$0.start] < 2 }
    return zip(lines, lines.dropFirst()).count { $0 == $1 } + unevenPairs(boxes)
      + (unevenPairs(spaces) + unevenPairs(free) + hiddenSpaces) * boxes.count
  }

  subscript(edge: Double) -> Int {
    var low = 0, high = edges.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if edges[middle] <= edge + 0.005 { low = middle } else { high = middle - 1 }
    }
    guard low + 1 < edges.count else { return Self.nearestLine(positions[low]) }
    let fraction = min(1, max(0, edge - edges[low]) / (edges[low + 1] - edges[low]))
    return Self.nearestLine(
      fraction < 0.001 ? positions[low] : positions[low] + fraction * (positions[low + 1] - positions[low]))
  }

  // A half rounds up even if it is slightly too small because of rounding errors, for example in a sum of thirds.
  private static func nearestLine(_ position: Double) -> Int { nearestInteger(position + 0.0001) }

  /// The positions at which each range has a whole number of cells, and at least `minimumCells`. Returns `nil` if the
  /// remaining length would get less than half of the cells that the scale gives it.
  private func positionsWithWholeCells(_ ranges: [Range], minimumCells: Double, rounding: Double, scale: Double)
    -> [Double]?
  {
    guard edges.count > 1 else { return nil }
    var cells = [Double?](repeating: nil, count: edges.count - 1)
    func edgeIndex(_ edge: Double) -> Int { edges.firstIndex { $0 > edge - 0.01 } ?? edges.count - 1 }
    for range in ranges {
      let intervals = edgeIndex(range.start)..<max(edgeIndex(range.start), edgeIndex(range.end))
      var assignedCells = 0.0, unassignedLength = 0.0
      for interval in intervals {
        if let cells = cells[interval] {
          assignedCells += cells
        } else {
          unassignedLength += edges[interval + 1] - edges[interval]
        }
      }
      guard unassignedLength > 0 else { continue }
      let wholeCells = max(
        minimumCells, assignedCells.rounded(.up), ((range.end - range.start) * scale + rounding).rounded(.down))
      for interval in intervals where cells[interval] == nil {
        cells[interval] = (wholeCells - assignedCells) * (edges[interval + 1] - edges[interval]) / unassignedLength
      }
    }
    var assignedCells = 0.0, unassignedLength = 0.0
    for interval in cells.indices {
      if let cells = cells[interval] {
        assignedCells += cells
      } else {
        unassignedLength += edges[interval + 1] - edges[interval]
      }
    }
    let total = Double(nearestInteger((edges[edges.count - 1] - edges[0]) * scale))
    guard unassignedLength > 0, total - assignedCells >= unassignedLength * scale / 2 else { return nil }
    var positions = [0.0]
    for interval in cells.indices {
      positions.append(
        positions[interval]
          + (cells[interval] ?? (total - assignedCells) * (edges[interval + 1] - edges[interval]) / unassignedLength))
    }
    return positions
  }

  /// The free ranges beside boxes in an outer range: before, between and after boxes that do not overlap. If boxes
  /// overlap, only centered boxes count, with the range on each side.
  static func free(in outer: Range, beside boxes: [Range]) -> [Range] {
    guard !boxes.isEmpty else { return [] }
    let boxes = boxes.sorted { $0.start < $1.start }
    let isRow = zip(boxes, boxes.dropFirst()).allSatisfy { $0.end <= $1.start + 0.01 }
    var free: [Range] = []
    if isRow {
      var end = outer.start
      for box in boxes {
        free.append((end, box.start))
        end = box.end
      }
      free.append((end, outer.end))
    } else {
      for box in boxes where ((box.start - outer.start) - (outer.end - box.end)).magnitude < 0.01 {
        free += [(outer.start, box.start), (box.end, outer.end)]
      }
    }
    return free.filter { $0.end - $0.start >= 0.01 }
  }
}
