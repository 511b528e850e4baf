internal import EagerLayout

/// An argument as written, before its value is read according to a parameter.
struct Argument {
  indirect enum Value {
    case number(NumberLiteral)
    case text([UInt8])
    case boolean(Bool)
    case nilLiteral
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

/// The value of an argument, read according to its parameter.
enum ParsedValue {
  case number(Double)
  case whole(Int)
  case boolean(Bool)
  case length(StoredLength)
  case keyword(UInt8)
  case edges(Edges)
  case extent(Extent)
  case text([UInt8])
  case name([UInt8])
  case chosen(ChoiceValue)
  case list([ParsedValue])
  /// A chosen member, and the members chained to it.
  case chain([ChoiceValue])
}

extension [ParsedValue?] {
  func number(_ index: Int) -> Double? { if case .number(let value)? = value(at: index) { value } else { nil } }
  func whole(_ index: Int) -> Int? { if case .whole(let value)? = value(at: index) { value } else { nil } }
  func boolean(_ index: Int) -> Bool? { if case .boolean(let value)? = value(at: index) { value } else { nil } }
  func length(_ index: Int) -> StoredLength? { if case .length(let value)? = value(at: index) { value } else { nil } }
  func keyword(_ index: Int) -> UInt8? { if case .keyword(let value)? = value(at: index) { value } else { nil } }
  func edges(_ index: Int) -> Edges? { if case .edges(let value)? = value(at: index) { value } else { nil } }
  func extent(_ index: Int) -> Extent? { if case .extent(let value)? = value(at: index) { value } else { nil } }
  func text(_ index: Int) -> [UInt8]? { if case .text(let value)? = value(at: index) { value } else { nil } }
  func chosen(_ index: Int) -> ChoiceValue? { if case .chosen(let value)? = value(at: index) { value } else { nil } }
  func list(_ index: Int) -> [ParsedValue]? { if case .list(let value)? = value(at: index) { value } else { nil } }
  func name(_ index: Int) -> [UInt8]? { if case .name(let value)? = value(at: index) { value } else { nil } }

  private func value(at index: Int) -> ParsedValue? { index < count ? self[index] : nil }
}
