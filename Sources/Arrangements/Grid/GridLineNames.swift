package import EagerLayout

/// The line names along one axis of a ``Grid``. Looking up a name takes constant time.
struct GridLineNames: Sendable {
  struct Name: Equatable, Sendable {
    var name: LayoutID
    var line: Int
  }

  /// The lines with one name, in order.
  struct Lines {
    fileprivate var lines: ArraySlice<Int32>

    var count: Int { lines.count }
    subscript(at: Int) -> Int { Int(lines[lines.startIndex + at]) }

    func count(before line: Int) -> Int {
      var low = 0, high = count
      while low < high {
        let middle = (low + high) / 2
        if self[middle] < line { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  private var numbers = NumberedIDs()
  /// The lines, grouped by name, and the range of each group.
  private var lines: [Int32] = []
  private var starts: [Int] = [], ends: [Int] = []
  private var areas = GridAreaTable()
  private let isAcross: Bool

  init() { isAcross = true }

  /// Creates the table from the names of lines, in order, and the implicit names around areas (CSS Grid §7.3.2).
  init(_ names: [Name], _ areas: GridAreaTable, isAcross: Bool) {
    self.areas = areas
    self.isAcross = isAcross
    if names.isEmpty { return }
    for name in names { _ = numbers.insert(name.name) }
    var named = names
    for name in numbers.ids { if let line = edge(named: name) { named.append(Name(name: name, line: line)) } }
    if named.count > names.count { named.sort { $0.line < $1.line } }
    sort(named)
  }

  /// Groups the lines by name. They stay in order.
  private mutating func sort(_ names: [Name]) {
    let ofNames = names.map { numbers.number(of: $0.name) ?? 0 }
    starts = [Int](repeating: 0, count: numbers.ids.count + 1)
    for number in ofNames { starts[number + 1] += 1 }
    for number in numbers.ids.indices { starts[number + 1] += starts[number] }
    var ends = starts
    lines = [Int32](repeating: 0, count: names.count)
    for (at, number) in ofNames.enumerated() {
      let line = Int32(names[at].line)
      // A name that a line has twice counts once.
      if ends[number] > starts[number], lines[ends[number] - 1] == line { continue }
      lines[ends[number]] = line
      ends[number] += 1
    }
    self.ends = ends
  }

  /// Returns at most `count` names, first those of areas and then those of lines.
  func names(atMost count: Int) -> [LayoutID] {
    let ofAreas = Array(areas.names.prefix(count))
    return ofAreas + numbers.ids.prefix(count - ofAreas.count)
  }

  /// Returns the names of the lines of a range, counted from its first line, in the order of the lines. An area that is
  /// partly in the range is cut off at its edge (CSS Grid 2 §9.4).
  func names(from first: Int, to last: Int) -> [Name] {
    var names: [Name] = []
    for (number, name) in numbers.ids.enumerated() {
      for line in lines[starts[number]..<ends[number]] where first...last ~= Int(line) {
        names.append(Name(name: name, line: Int(line) - first))
      }
    }
    for name in areas.names {
      guard let area = areas[name] else { continue }
      let start = max(line(of: area, isEnd: false), first), end = min(line(of: area, isEnd: true), last)
      if start >= end { continue }
      names.append(Name(name: name.edge(isEnd: false), line: start - first))
      names.append(Name(name: name.edge(isEnd: true), line: end - first))
    }
    names.sort { $0.line < $1.line }
    return names
  }

  /// Returns `true` for the name of an irregular area, or of an edge of one.
  func isOfIrregularArea(_ name: LayoutID) -> Bool {
    areas.isIrregular(name) || name.areaOfEdge.map { areas.isIrregular($0.area) } ?? false
  }

  func lines(_ name: LayoutID) -> Lines {
    if let number = numbers.number(of: name) { return Lines(lines: lines[starts[number]..<ends[number]]) }
    return Lines(lines: edge(named: name).map { [Int32($0)] } ?? [])
  }

  func first(_ name: LayoutID) -> Int? {
    numbers.number(of: name).map { Int(lines[starts[$0]]) } ?? edge(named: name)
  }

  /// Returns the edge of an area with a name, or the first line with the name of that edge.
  func edge(of name: LayoutID, isEnd: Bool) -> Int? {
    if !numbers.ids.isEmpty, let number = numbers.number(of: name.edge(isEnd: isEnd)) {
      return Int(lines[starts[number]])
    }
    return areas[name].map { line(of: $0, isEnd: isEnd) }
  }

  /// Returns the edge of an area by the edge's name: `nav-start` is the line before the area `nav`.
  private func edge(named name: LayoutID) -> Int? {
    guard !areas.isEmpty, let (area, isEnd) = name.areaOfEdge else { return nil }
    return areas[area].map { line(of: $0, isEnd: isEnd) }
  }

  private func line(of area: GridAreas.Area, isEnd: Bool) -> Int {
    let range = isAcross ? area.columns : area.rows
    return min(isEnd ? range.upperBound : range.lowerBound, GridExplicit.mostTracks)
  }
}

extension LayoutID {
  private static var startIndex: Int { .min }
  private static var endIndex: Int { .min + 1 }

  /// Returns the name of an edge of the area with this name: `nav-start` or `nav-end`, as in CSS. If the area's name is
  /// a number, returns that number with a reserved index.
  package func edge(isEnd: Bool) -> LayoutID {
    if let edge = textualEdgeName(isEnd: isEnd) { return edge }
    var id = self
    if index == 0 { id.index = isEnd ? Self.endIndex : Self.startIndex }
    return id
  }

  /// The area whose edge has this name, if the name is valid for an edge.
  package var areaOfEdge: (area: LayoutID, isEnd: Bool)? {
    if let areaOfTextualEdge { return areaOfTextualEdge }
    guard index == Self.startIndex || index == Self.endIndex else { return nil }
    var id = self
    id.index = 0
    return (id, index == Self.endIndex)
  }
}
