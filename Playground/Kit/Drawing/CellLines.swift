import EagerLayout

/// The lines of cells for a picture's edges.
struct CellLines {
  private let across: CellAxis
  private let down: CellAxis

  init(_ shapes: [Shape], _ spaces: [Picture.Space], in bounds: Frame, scale: Extent) {
    var inner = [[Frame]](repeating: [], count: shapes.count)
    for shape in shapes where shape.parent >= 0 { inner[shape.parent].append(shape.frame) }
    func axis(isAcross: Bool, scale: Double) -> CellAxis {
      func range(_ frame: Frame) -> CellAxis.Range { isAcross ? (frame.x, frame.maxX) : (frame.y, frame.maxY) }
      return CellAxis(
        of: range(bounds), boxes: shapes.map { range($0.frame) },
        spaces: spaces.filter { $0.isBetweenColumns == isAcross }.map { range($0.frame) },
        free: shapes.indices.flatMap { CellAxis.free(in: range(shapes[$0].frame), beside: inner[$0].map(range)) },
        scale: scale)
    }
    across = axis(isAcross: true, scale: scale.width)
    down = axis(isAcross: false, scale: scale.height)
  }

  /// The number of ambiguities: edges that coincide, spaces without a free cell, boxes of one size that differ.
  var blurs: Int { across.blurs + down.blurs }

  /// The lines of a frame's edges.
  func area(of frame: Frame) -> LabelRoom.Area {
    LabelRoom.Area(left: across[frame.x], top: down[frame.y], right: across[frame.maxX], bottom: down[frame.maxY])
  }
}

/// The positions of edges among the lines of cells along one axis.
///
/// Spaces come first: each gets a whole number of cells, so that gaps of one length look alike wherever they begin, and
/// if possible at least one free cell. Boxes share the remaining cells. Edges at one position share a line: boxes that
/// touch in the layout touch in the drawing.
struct CellAxis {
  typealias Range = (start: Double, end: Double)

  /// Edges in order, and their lines.
  private var edges: [Double] = []
  private var places: [Double] = []
  private(set) var blurs = 0

  /// Creates the lines of boxes, of the ends of spaces and of other free areas, with `scale` cells per unit.
  init(of whole: Range, boxes: [Range], spaces: [Range], free: [Range], scale: Double) {
    for edge in ([whole] + boxes + spaces + free).flatMap({ [$0.start, $0.end] }).sorted() {
      if let last = edges.last, edge - last < 0.01 { continue }
      edges.append(edge)
    }
    let first = edges.first ?? 0
    places = edges.map { ($0 - first) * scale }
    blurs = blurs(boxes, spaces, free)
    // The best of the variants that leave boxes at least half of their cells.
    var best = self
    for (ranges, least) in [(spaces + free, 2.0), (spaces, 2), (spaces + free, 0), (spaces, 0)] {
      for rounding in [0.5, 0.0] {
        guard let places = shared(ranges, least: least, rounding: rounding, scale: scale) else { continue }
        var other = self
        other.places = places
        other.blurs = other.blurs(boxes, spaces, free)
        if other.blurs < best.blurs { best = other }
      }
    }
    self = best
  }

  /// The number of ambiguities. A space that gains or lacks a free cell counts most.
  private func blurs(_ boxes: [Range], _ spaces: [Range], _ free: [Range]) -> Int {
    func uneven(_ ranges: [Range]) -> Int {
      let sizes = ranges.map { (length: $0.end - $0.start, cells: self[$0.end] - self[$0.start]) }
        .sorted { $0.length < $1.length }
      return zip(sizes, sizes.dropFirst()).count { $1.length - $0.length < 0.01 && $0.cells != $1.cells }
    }
    let lines = places.map { Self.line($0) }
    let hidden = spaces.count { self[$0.end] - self[$0.start] < 2 }
    return zip(lines, lines.dropFirst()).count { $0 == $1 } + uneven(boxes)
      + (uneven(spaces) + uneven(free) + hidden) * boxes.count
  }

  subscript(edge: Double) -> Int {
    var low = 0, high = edges.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if edges[middle] <= edge + 0.005 { low = middle } else { high = middle - 1 }
    }
    guard low + 1 < edges.count else { return Self.line(places[low]) }
    let part = min(1, max(0, edge - edges[low]) / (edges[low + 1] - edges[low]))
    return Self.line(part < 0.001 ? places[low] : places[low] + part * (places[low + 1] - places[low]))
  }

  // Rounding errors of thirds must not tip a half to either side.
  private static func line(_ place: Double) -> Int { nearestWhole(place + 0.0001) }

  /// The places of edges at which ranges have whole cells; nil if boxes have too few cells then.
  private func shared(_ ranges: [Range], least: Double, rounding: Double, scale: Double) -> [Double]? {
    guard edges.count > 1 else { return nil }
    var cells = [Double?](repeating: nil, count: edges.count - 1)
    func index(_ edge: Double) -> Int { edges.firstIndex { $0 > edge - 0.01 } ?? edges.count - 1 }
    for range in ranges {
      let inner = index(range.start)..<max(index(range.start), index(range.end))
      var given = 0.0, open = 0.0
      for part in inner {
        if let cells = cells[part] { given += cells } else { open += edges[part + 1] - edges[part] }
      }
      guard open > 0 else { continue }
      let whole = max(least, given.rounded(.up), ((range.end - range.start) * scale + rounding).rounded(.down))
      for part in inner where cells[part] == nil {
        cells[part] = (whole - given) * (edges[part + 1] - edges[part]) / open
      }
    }
    var given = 0.0, open = 0.0
    for part in cells.indices {
      if let cells = cells[part] { given += cells } else { open += edges[part + 1] - edges[part] }
    }
    let total = Double(nearestWhole((edges[edges.count - 1] - edges[0]) * scale))
    guard open > 0, total - given >= open * scale / 2 else { return nil }
    var places = [0.0]
    for part in cells.indices {
      places.append(places[part] + (cells[part] ?? (total - given) * (edges[part + 1] - edges[part]) / open))
    }
    return places
  }

  /// The free ranges beside boxes in an outer range. Boxes that do not overlap have free ranges before, between and
  /// after them. Of boxes that overlap, only centered ones have free ranges, on both sides.
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
