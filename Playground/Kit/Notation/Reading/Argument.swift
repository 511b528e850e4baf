internal import EagerLayout

/// An argument as written, before its value is read according to a parameter.
struct Argument {
  indirect enum Value {
    case number(NumberLiteral)
    case text([UInt8])
    case boolean(Bool)
    case nilLiteral
    /// A member, such as `.center` or `.points(4)`.
    case member(Range<Int>, [Argument]?)
    /// A name, such as `logo`, or the last part of `Part.logo`.
    case name(Range<Int>)
    /// A call, such as `Edges(top: 4)`.
    case call(Range<Int>, [Argument])
    /// A list, such as `[1, 2]`.
    case list([Argument])
    /// Members, each of the value before it, such as `.fill.rows([…])`.
    case chain([Argument])
    /// An operator with its two values, such as `.percent(50) - 10`.
    case operation(UInt8, Value, Value)
  }

  var label: Range<Int>?
  var value: Value
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
  func number(at index: Int) -> Double? { if case .number(let value)? = value(at: index) { value } else { nil } }
  func whole(at index: Int) -> Int? { if case .whole(let value)? = value(at: index) { value } else { nil } }
  func boolean(at index: Int) -> Bool? { if case .boolean(let value)? = value(at: index) { value } else { nil } }
  func length(at index: Int) -> StoredLength? { if case .length(let value)? = value(at: index) { value } else { nil } }
  func keyword(at index: Int) -> UInt8? { if case .keyword(let value)? = value(at: index) { value } else { nil } }
  func edges(at index: Int) -> Edges? { if case .edges(let value)? = value(at: index) { value } else { nil } }
  func extent(at index: Int) -> Extent? { if case .extent(let value)? = value(at: index) { value } else { nil } }
  func text(at index: Int) -> [UInt8]? { if case .text(let value)? = value(at: index) { value } else { nil } }
  func chosen(at index: Int) -> ChoiceValue? { if case .chosen(let value)? = value(at: index) { value } else { nil } }
  func list(at index: Int) -> [ParsedValue]? { if case .list(let value)? = value(at: index) { value } else { nil } }
  func name(at index: Int) -> [UInt8]? { if case .name(let value)? = value(at: index) { value } else { nil } }

  private func value(at index: Int) -> ParsedValue? { index < count ? self[index] : nil }
}
