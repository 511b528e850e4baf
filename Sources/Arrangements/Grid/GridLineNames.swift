public import EagerLayout

/// The names of the lines along one axis of a ``Grid``: found by name, whatever their number.
struct GridLineNames: Sendable {
  /// A line and one of its names.
  struct Name: Sendable {
    var name: LayoutID
    var line: Int
  }

  /// The lines with one name, in order.
  struct Lines {
    fileprivate var lines: ArraySlice<Int32>

    var count: Int { lines.count }
    subscript(at: Int) -> Int { Int(lines[lines.startIndex + at]) }

    /// How many of them come before a line.
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
  /// The lines of each name after those of the one before, and from where to where they go.
  private var lines: [Int32] = []
  private var starts: [Int] = [], ends: [Int] = []
  private var areas = GridAreaTable()
  private let isAcross: Bool

  init() { isAcross = true }

  /// The names of lines, which come in order, and those that lines have around areas (CSS Grid §7.3.2).
  init(_ names: [Name], _ areas: GridAreaTable, isAcross: Bool) {
    self.areas = areas
    self.isAcross = isAcross
    if names.isEmpty { return }
    for name in names { _ = numbers.number(of: name.name) }
    var named = names
    for name in numbers.ids { if let line = edge(named: name) { named.append(Name(name: name, line: line)) } }
    if named.count > names.count { named.sort { $0.line < $1.line } }
    sort(named)
  }

  /// Puts the lines of each name together; they stay in order.
  private mutating func sort(_ names: [Name]) {
    let ofNames = names.map { numbers.known($0.name) ?? 0 }
    starts = [Int](repeating: 0, count: numbers.ids.count + 1)
    for number in ofNames { starts[number + 1] += 1 }
    for number in numbers.ids.indices { starts[number + 1] += starts[number] }
    var ends = starts
    lines = [Int32](repeating: 0, count: names.count)
    for (at, number) in ofNames.enumerated() {
      let line = Int32(names[at].line)
      // A name that a line has twice it has once.
      if ends[number] > starts[number], lines[ends[number] - 1] == line { continue }
      lines[ends[number]] = line
      ends[number] += 1
    }
    self.ends = ends
  }

  /// The names of areas and then of lines, `count` at most.
  func names(atMost count: Int) -> [LayoutID] {
    let ofAreas = Array(areas.names.prefix(count))
    return ofAreas + numbers.ids.prefix(count - ofAreas.count)
  }

  /// Whether a name is that of an area whose cells are no rectangle, or of an edge of one.
  func isOfIrregularArea(_ name: LayoutID) -> Bool {
    areas.isIrregular(name) || name.areaWithEdge.map { areas.isIrregular($0.area) } ?? false
  }

  /// The lines with a name.
  func lines(_ name: LayoutID) -> Lines {
    if let number = numbers.known(name) { return Lines(lines: lines[starts[number]..<ends[number]]) }
    return Lines(lines: edge(named: name).map { [Int32($0)] } ?? [])
  }

  /// The first line with a name.
  func first(_ name: LayoutID) -> Int? {
    numbers.known(name).map { Int(lines[starts[$0]]) } ?? edge(named: name)
  }

  /// The edge of an area with a name, or the first line that is called as that would be.
  func edge(of name: LayoutID, isEnd: Bool) -> Int? {
    if !numbers.ids.isEmpty, let number = numbers.known(name.edge(isEnd: isEnd)) { return Int(lines[starts[number]]) }
    return areas[name].map { line(of: $0, isEnd: isEnd) }
  }

  /// The edge of an area that has a name by that: the area `nav` gives the line before it that of `nav-start`.
  private func edge(named name: LayoutID) -> Int? {
    guard !areas.isEmpty, let (area, isEnd) = name.areaWithEdge else { return nil }
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

  /// What the lines around an area with this name are called: in CSS `nav-start` and `nav-end`. Where names are numbers, these are the
  /// same with an index that nobody gives.
  @_spi(Documents)
  public func edge(isEnd: Bool) -> LayoutID {
    #if !hasFeature(Embedded)
      if let name { return LayoutID(name + (isEnd ? "-end" : "-start"), index: index) }
    #endif
    var id = self
    if index == 0 { id.index = isEnd ? Self.endIndex : Self.startIndex }
    return id
  }

  /// The name of the area that has such an edge, if this is what one may be called.
  @_spi(Documents)
  public var areaWithEdge: (area: LayoutID, isEnd: Bool)? {
    #if !hasFeature(Embedded)
      if let name {
        let isEnd = name.hasSuffix("-end")
        guard isEnd || name.hasSuffix("-start") else { return nil }
        return (LayoutID(String(name.dropLast(isEnd ? 4 : 6)), index: index), isEnd)
      }
    #endif
    guard index == Self.startIndex || index == Self.endIndex else { return nil }
    var id = self
    id.index = 0
    return (id, index == Self.endIndex)
  }
}
