public import EagerLayout

extension Grid {
  /// Reports areas that are not rectangles, rows of areas with different lengths, and names that CSS does not allow.
  func reportAreas(_ cache: Cache, into report: inout ArrangementReport) {
    for area in cache.sized.areas.irregular {
      report.add(
        "has an area {name} in `areas` whose cells do not form a rectangle, so it is ignored: make it a rectangle.",
        names: [area])
    }
    let first = areas.rows.first?.count ?? 0
    if let (row, cells) = areas.rows.enumerated().first(where: { $0.element.count != first }) {
      report.add(
        "has {} cells in row 1 of `areas` but {} in row {}, and the missing cells belong to no area: give all rows the same number of cells, with a period for an empty cell.",
        Double(first), Double(cells.count), Double(row + 1))
    }
    if let name = cache.sized.areas.names.first(where: { $0.isInvalidName }) {
      report.add(
        "has an area {name} in `areas`, which is not a valid name in CSS: separate names by spaces; a name consists of letters, digits, - and _, and is not auto, span or none.",
        names: [name])
    }
  }

  /// Reports unknown names in the lines of an absolute child.
  public func findIssues(ofAbsolute child: GridItem, _ cache: Cache, into report: inout ArrangementReport) {
    reportUnknown(child, of: nil, cache.sized, into: &report)
  }
}
