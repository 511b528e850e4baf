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
    subscript(index: Int) -> Int { Int(lines[lines.startIndex + index]) }

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
  /// The lines, grouped by name. Within each group they are in order.
  private var lines: [Int32] = []
  /// The range of each name's group in `lines`.
  private var starts: [Int] = [], ends: [Int] = []
  private var areas = GridAreaTable()
  private let isHorizontal: Bool

  init() { isHorizontal = true }

  /// Creates the table from the names of lines, in order, and the names that areas give to the lines at their edges
  /// (CSS Grid §7.3.2).
  init(_ names: [Name], _ areas: GridAreaTable, isHorizontal: Bool) {
    self.areas = areas
    self.isHorizontal = isHorizontal
    if names.isEmpty { return }
    for name in names { _ = numbers.insert(name.name) }
    var named = names
    for name in numbers.ids { if let line = edge(named: name) { named.append(Name(name: name, line: line)) } }
    if named.count > names.count { named.sort { $0.line < $1.line } }
    groupLines(named)
  }

  /// Groups the lines by name, by counting. Within each group, the lines stay in order.
  private mutating func groupLines(_ names: [Name]) {
    let nameNumbers = names.map { numbers.number(of: $0.name) ?? 0 }
    starts = [Int](repeating: 0, count: numbers.ids.count + 1)
    for number in nameNumbers { starts[number + 1] += 1 }
    for number in numbers.ids.indices { starts[number + 1] += starts[number] }
    var ends = starts
    lines = [Int32](repeating: 0, count: names.count)
    for (index, number) in nameNumbers.enumerated() {
      let line = Int32(names[index].line)
      // A line that has the same name twice is counted once.
      if ends[number] > starts[number], lines[ends[number] - 1] == line { continue }
      lines[ends[number]] = line
      ends[number] += 1
    }
    self.ends = ends
  }

  /// Returns at most `count` names: names of areas, followed by names of lines.
  func names(atMost count: Int) -> [LayoutID] {
    let areaNames = Array(areas.names.prefix(count))
    return areaNames + numbers.ids.prefix(count - areaNames.count)
  }

  /// Returns the names of the lines from `first` to `last`, in order, with lines counted from `first`. An area that is
  /// partly in this range is cut off (CSS Grid 2 §9.4).
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

  /// Returns `true` for the name of an area that is not a rectangle, or of a line at its edge.
  func isOfIrregularArea(_ name: LayoutID) -> Bool {
    areas.isIrregular(name) || name.areaOfEdge.map { areas.isIrregular($0.area) } ?? false
  }

  func lines(named name: LayoutID) -> Lines {
    if let number = numbers.number(of: name) { return Lines(lines: lines[starts[number]..<ends[number]]) }
    return Lines(lines: edge(named: name).map { [Int32($0)] } ?? [])
  }

  func firstLine(named name: LayoutID) -> Int? {
    numbers.number(of: name).map { Int(lines[starts[$0]]) } ?? edge(named: name)
  }

  /// Returns the first line with the name of an area's start or end, such as `nav-start`, or else the edge of the area
  /// with that name.
  func edge(of name: LayoutID, isEnd: Bool) -> Int? {
    if !numbers.ids.isEmpty, let number = numbers.number(of: name.edge(isEnd: isEnd)) {
      return Int(lines[starts[number]])
    }
    return areas[name].map { line(of: $0, isEnd: isEnd) }
  }

  /// Returns the line that an area names implicitly: `nav-start` is the line before the area `nav`.
  private func edge(named name: LayoutID) -> Int? {
    guard !areas.isEmpty, let (area, isEnd) = name.areaOfEdge else { return nil }
    return areas[area].map { line(of: $0, isEnd: isEnd) }
  }

  private func line(of area: GridAreas.Area, isEnd: Bool) -> Int {
    let range = isHorizontal ? area.columns : area.rows
    return min(isEnd ? range.upperBound : range.lowerBound, GridExplicitTracks.maxTracks)
  }
}

extension LayoutID {
  private static var startIndex: Int { .min }
  private static var endIndex: Int { .min + 1 }

  /// Returns the name of the line at the start or end of the area with this name: `nav-start` or `nav-end`, as in CSS.
  /// If the area's name is a number, returns that number with a reserved index.
  package func edge(isEnd: Bool) -> LayoutID {
    if let edge = textualEdgeName(isEnd: isEnd) { return edge }
    var id = self
    if index == 0 { id.index = isEnd ? Self.endIndex : Self.startIndex }
    return id
  }

  /// The area at whose edge a line with this name lies, and the edge; nil if the name is not the name of an edge.
  package var areaOfEdge: (area: LayoutID, isEnd: Bool)? {
    if let areaOfTextualEdge { return areaOfTextualEdge }
    guard index == Self.startIndex || index == Self.endIndex else { return nil }
    var id = self
    id.index = 0
    return (id, index == Self.endIndex)
  }
}
