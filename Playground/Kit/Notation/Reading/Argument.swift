internal import EagerLayout

/// An argument in source form.
struct Argument {
  enum Value {
    case number(WrittenNumber)
    case text([UInt8])
    case truth(Bool)
    case nothing
    /// `.center` or `.points(4)`
    case member(Range<Int>, [Argument]?)
    /// `logo`, or the last part of `Part.logo`
    case name(Range<Int>)
    /// `Edges(top: 4)`
    case call(Range<Int>, [Argument])
    /// `[1, 2]`
    case list([Argument])
    /// `.fill.rows([…])`: members of the value before them.
    case chain([Argument])
  }

  var label: Range<Int>?
  var value: Value
  /// The range of the value.
  var range: Range<Int>

  /// The start of the value.
  var start: Int { range.lowerBound }
}

/// The meaning of an argument for its parameter.
enum Meaning {
  case number(Double)
  case whole(Int)
  case truth(Bool)
  case length(StoredLength)
  case keyword(UInt8)
  case edges(Edges)
  case extent(Extent)
  case text([UInt8])
  case name([UInt8])
  case chosen(Chosen)
  case list([Meaning])
  /// A chosen member, and the members chained to it.
  case chain([Chosen])
}

extension [Meaning?] {
  func number(_ index: Int) -> Double? {
    guard index < count, case .number(let value) = self[index] else { return nil }
    return value
  }

  func whole(_ index: Int) -> Int? {
    guard index < count, case .whole(let value) = self[index] else { return nil }
    return value
  }

  func truth(_ index: Int) -> Bool? {
    guard index < count, case .truth(let value) = self[index] else { return nil }
    return value
  }

  func length(_ index: Int) -> StoredLength? {
    guard index < count, case .length(let value) = self[index] else { return nil }
    return value
  }

  func keyword(_ index: Int) -> UInt8? {
    guard index < count, case .keyword(let value) = self[index] else { return nil }
    return value
  }

  func edges(_ index: Int) -> Edges? {
    guard index < count, case .edges(let value) = self[index] else { return nil }
    return value
  }

  func extent(_ index: Int) -> Extent? {
    guard index < count, case .extent(let value) = self[index] else { return nil }
    return value
  }

  func text(_ index: Int) -> [UInt8]? {
    guard index < count, case .text(let value) = self[index] else { return nil }
    return value
  }

  func chosen(_ index: Int) -> Chosen? {
    guard index < count, case .chosen(let value) = self[index] else { return nil }
    return value
  }

  func list(_ index: Int) -> [Meaning]? {
    guard index < count, case .list(let value) = self[index] else { return nil }
    return value
  }

  func name(_ index: Int) -> [UInt8]? {
    guard index < count, case .name(let value) = self[index] else { return nil }
    return value
  }
}
