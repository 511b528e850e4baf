internal import EagerLayout

/// An argument in source form.
struct Argument {
  indirect enum Value {
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
    /// `.percent(50) - 10`
    case operation(UInt8, Value, Value)
  }

  var label: Range<Int>?
  var value: Value
  /// The range of the value.
  var range: Range<Int>

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
  func number(_ index: Int) -> Double? { if case .number(let value)? = meaning(index) { value } else { nil } }
  func whole(_ index: Int) -> Int? { if case .whole(let value)? = meaning(index) { value } else { nil } }
  func truth(_ index: Int) -> Bool? { if case .truth(let value)? = meaning(index) { value } else { nil } }
  func length(_ index: Int) -> StoredLength? { if case .length(let value)? = meaning(index) { value } else { nil } }
  func keyword(_ index: Int) -> UInt8? { if case .keyword(let value)? = meaning(index) { value } else { nil } }
  func edges(_ index: Int) -> Edges? { if case .edges(let value)? = meaning(index) { value } else { nil } }
  func extent(_ index: Int) -> Extent? { if case .extent(let value)? = meaning(index) { value } else { nil } }
  func text(_ index: Int) -> [UInt8]? { if case .text(let value)? = meaning(index) { value } else { nil } }
  func chosen(_ index: Int) -> Chosen? { if case .chosen(let value)? = meaning(index) { value } else { nil } }
  func list(_ index: Int) -> [Meaning]? { if case .list(let value)? = meaning(index) { value } else { nil } }
  func name(_ index: Int) -> [UInt8]? { if case .name(let value)? = meaning(index) { value } else { nil } }

  private func meaning(_ index: Int) -> Meaning? { index < count ? self[index] : nil }
}
