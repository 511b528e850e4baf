internal import Arrangements
package import EagerLayout

/// The names of a layout's ids, and their numbers.
package struct SketchIDs: Sendable {
  /// The names by number; empty for a number without a name.
  package private(set) var names: [[UInt8]] = []
  /// The numbers of names, sorted by name. Used only while a text is read.
  private var sorted: [Int] = []
  /// The numbers that the text uses as ids.
  private(set) var numbers: [Int] = []
  /// The names of lines and areas of grids, which are independent of item names.
  private var lineNames: [[UInt8]] = []
  /// The indices of ``lineNames``, sorted by name.
  private var sortedLineNames: [Int] = []
  /// Numbers that names must not use.
  private let reservedNumbers: [Int]

  init(notUsing reserved: [Int] = []) { reservedNumbers = reserved }

  /// Numbers the names from 0.
  init(names: [String]) {
    self.names = names.map { Array($0.utf8) }
    reservedNumbers = []
  }

  /// Whether a name has the same number as an id that the text specifies as a number.
  var hasClash: Bool { numbers.contains { !name(of: $0).isEmpty } }

  func name(of number: Int) -> [UInt8] { names.indices.contains(number) ? names[number] : [] }

  mutating func id(of number: Int, index: Int) -> LayoutID {
    numbers.append(number)
    return LayoutID(number, index: index)
  }

  /// The id of a name. A new name gets the next number that is not reserved.
  mutating func id(of name: [UInt8], index: Int) -> LayoutID {
    let position = Self.insertionIndex(of: name, in: names, sorted)
    if position < sorted.count, names[sorted[position]] == name { return LayoutID(sorted[position], index: index) }
    while reservedNumbers.contains(names.count) { names.append([]) }
    sorted.insert(names.count, at: position)
    names.append(name)
    return LayoutID(names.count - 1, index: index)
  }

  /// The index in `sorted` of a name, or the index at which to insert it.
  private static func insertionIndex(of name: [UInt8], in names: [[UInt8]], _ sorted: [Int]) -> Int {
    var low = 0, high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if names[sorted[middle]].lexicographicallyPrecedes(name) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// Names of lines and areas.
extension SketchIDs {
  /// The number of the id for the first line name. Authors are unlikely to specify a number this small.
  private static var firstLineNameNumber: Int { -2_000_000_000 }

  /// The id for the name of a line or an area; a number is its own id.
  mutating func lineName(_ name: [UInt8]) -> LayoutID {
    if GridNames.isNumber(name[...]) { return LayoutID(name.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }) }
    // The CSS names of an area's edges.
    for (isEnd, ending) in [(false, "-start"), (true, "-end")] where name.count > ending.utf8.count {
      let stem = name.count - ending.utf8.count
      if name[stem...].elementsEqual(ending.utf8) { return lineName(Array(name[..<stem])).edge(isEnd: isEnd) }
    }
    let index = Self.insertionIndex(of: name, in: lineNames, sortedLineNames)
    if index < sortedLineNames.count, lineNames[sortedLineNames[index]] == name {
      return LayoutID(Self.firstLineNameNumber + sortedLineNames[index])
    }
    sortedLineNames.insert(lineNames.count, at: index)
    lineNames.append(name)
    return LayoutID(Self.firstLineNameNumber + lineNames.count - 1)
  }

  package func lineName(of id: LayoutID) -> String {
    #if !hasFeature(Embedded)
      if let name = id.name { return name }
    #endif
    if let (area, isEnd) = id.areaOfEdge { return lineName(of: area) + (isEnd ? "-end" : "-start") }
    let position = id.number - Self.firstLineNameNumber
    return lineNames.indices.contains(position) ? String(decoding: lineNames[position], as: UTF8.self) : "\(id.number)"
  }
}

extension SketchIDs {
  /// Returns the name of an id without its index; nil for an id that is only a number.
  func name(of id: LayoutID) -> [UInt8]? {
    #if !hasFeature(Embedded)
      if let name = id.name { return Array(name.utf8) }
    #endif
    let name = name(of: id.number)
    return name.isEmpty ? nil : name
  }

  /// The title of the node, with its index: `logo`, `cell[3]`, `7`; empty without an id.
  package func title(of node: LayoutNode) -> String {
    guard let id = node.id else { return "" }
    let title = name(of: id).map { String(decoding: $0, as: UTF8.self) } ?? "\(id.number)"
    return id.index == 0 ? title : "\(title)[\(id.index)]"
  }
}
