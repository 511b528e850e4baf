import EagerLayout
import PlaygroundCourse

enum Value: Sendable {
  case number(Double)
  case text([Prose.Piece])
  case list([Value])
  case layout(ExampleLayout)
  case frame(Frame)
  case boolean(Bool)
}

/// An expression whose names are resolved.
indirect enum Expression: Sendable {
  case constant(Value)
  /// An expression and its line, for faults.
  case located(Expression, line: Int)
  /// Words with values between them.
  case text([TextPart])
  /// Words and values whose result is a plain string, such as the code of a layout or the name of an item.
  case plainText([TextPart])
  case list([Expression])
  /// The value of a definition or a parameter, stored in a slot of the evaluator.
  case slot(Int)
  /// A call of the function with an index in `Definitions.functions`. `nil` stands for the default of a parameter.
  case call(Int, [Expression?])
  case builtin(Builtin, [Expression])
  /// A random multiple of a step in a range.
  case random(Expression, Expression, step: Expression?)
  /// A line for each element of a list. The element and its index are stored in slots.
  case lines(Expression, element: Int, index: Int, Expression)
  /// A layout: its text, its bounds (nil for the size of the content) and its scale.
  case layout(Expression, width: Expression?, height: Expression?, scale: Expression?)
  case member(Expression, String)
  case element(Expression, Expression)
  case negative(Expression)
  case not(Expression)
  case binary(Operator, Expression, Expression)
  case conditional(Expression, Expression, Expression)

  enum Operator: UInt8, Sendable {
    case plus, minus, times, divided, remainder
    case isEqual, isNotEqual, isLess, isLessOrEqual, isGreater, isGreaterOrEqual
    case and, or
  }

  enum Builtin: String, Sendable, CaseIterable {
    case pick, below, int, round, abs, min, max, join
  }
}

enum TextPart: Sendable {
  case words(String)
  case value(Expression, line: Int)
  /// A value at the beginning of a line of code, after `indent` spaces. The value's further lines are indented equally.
  /// A line that contains only an empty value (`isAlone`) is removed.
  case indentedValue(Expression, line: Int, indent: Int, isAlone: Bool)
  /// A piece of code in a sentence.
  case code([TextPart])
  /// Lines of code that are a paragraph.
  case codeLines([TextPart])
}

/// A definition. A slot stores its value, or several slots store the elements of a list.
struct Definition: Sendable {
  let line: Int
  let slots: [Int]
  /// Whether the value is a list whose elements are stored in the slots.
  let isList: Bool
  let value: Expression
}

/// A function of a file.
struct Function: Sendable {
  let line: Int
  let parameters: [Parameter]
  let body: Expression

  struct Parameter: Sendable {
    let name: String
    let slot: Int
    let defaultValue: Expression?
  }
}

/// The functions and definitions that the expressions of a file refer to.
struct Definitions: Sendable {
  let file: String
  var slotCount = 0
  var functions: [Function] = []
  /// The definitions of the lesson by slot. They are evaluated when their values are first used.
  var shared: [Int: Definition] = [:]
}
