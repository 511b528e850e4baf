import EagerLayout
import PlaygroundCourse
import PlaygroundKit

// Operators, members and built-in functions.
extension Evaluator {
  mutating func random(
    _ lower: Expression, _ upper: Expression, _ step: Expression?
  ) throws(CourseFault) -> Value {
    let lower = try integer(lower), upper = try integer(upper)
    var stepSize = 10
    if let step { stepSize = try integer(step) }
    guard lower <= upper, stepSize > 0 else {
      throw fault("`random` needs a range from small to large and a positive step, as in: random(50...80, step: 5).")
    }
    return .number(Double(try withGenerator { $0.number(lower...upper, step: stepSize) }))
  }

  /// Runs a closure with the random number generator of the exercise. Throws outside of exercises.
  mutating func withGenerator<Result>(_ draw: (inout SeededRandom) -> Result) throws(CourseFault) -> Result {
    guard var generator else {
      throw fault(
        "A lesson cannot draw random numbers: only exercises can. Draw the number in the exercise that needs it.")
    }
    let result = draw(&generator)
    self.generator = generator
    return result
  }

  mutating func builtin(_ builtin: Expression.Builtin, _ arguments: [Expression]) throws(CourseFault) -> Value {
    switch builtin {
    case .pick:
      var values = try values(arguments)
      // If the only argument is a list, picks from the elements of the list.
      if values.count == 1, case .list(let elements) = values[0] { values = elements }
      guard !values.isEmpty else { throw fault("`pick` needs values to choose from, as in: pick(10, 20, 30).") }
      return values[try withGenerator { $0.below(values.count) }]
    case .below:
      let limit = try integer(arguments[0])
      guard limit > 0 else { throw fault("`below` needs a positive limit, as in: below(3).") }
      return .number(Double(try withGenerator { $0.below(limit) }))
    case .int: return .number(try number(arguments[0]).rounded(.towardZero))
    case .round: return .number(try number(arguments[0]).rounded())
    case .abs: return .number(try number(arguments[0]).magnitude)
    case .min, .max:
      let numbers = try numbers(arguments)
      return .number((builtin == .min ? numbers.min() : numbers.max()) ?? .nan)
    case .join:
      var pieces: [Prose.Piece] = []
      let separator = try value(arguments[1]).pieces(orThrow: self)
      for (index, element) in try list(arguments[0]).enumerated() {
        if index > 0 { pieces += separator }
        pieces += try element.pieces(orThrow: self)
      }
      return .text(pieces)
    }
  }

  mutating func member(_ name: String, of value: Value) throws(CourseFault) -> Value {
    switch (value, name) {
    case (.layout(let example), "bounds"): return .frame(example.bounds)
    case (.layout(let example), "code"): return .text([.words(example.code)])
    case (.layout(let example), "snapped"): return .layout(example.snapped)
    case (.layout(let example), _): return .frame(try frame(of: name, in: example.picture))
    case (.frame(let frame), "x"): return .number(frame.x)
    case (.frame(let frame), "y"): return .number(frame.y)
    case (.frame(let frame), "width"): return .number(frame.width)
    case (.frame(let frame), "height"): return .number(frame.height)
    case (.frame(let frame), "maxX"): return .number(frame.maxX)
    case (.frame(let frame), "maxY"): return .number(frame.maxY)
    case (.frame(let frame), "midX"): return .number(frame.x + frame.width / 2)
    case (.frame(let frame), "midY"): return .number(frame.y + frame.height / 2)
    case (.list(let list), "count"): return .number(Double(list.count))
    case (.list(let list), "first") where !list.isEmpty: return list[0]
    case (.list(let list), "last") where !list.isEmpty: return list[list.count - 1]
    case (.text(let pieces), "count"): return .number(Double(pieces.plainText.utf8.count))
    default:
      throw fault(
        "\(value.description) has no member `\(name)`. If a dot follows the value, write $(…) around the value.")
    }
  }

  func frame(of name: String, in picture: Picture) throws(CourseFault) -> Frame {
    guard let box = picture.box(name) else {
      let names = picture.boxes.map { $0.name }.joined(separator: ", ")
      throw fault("The layout has no item named `\(name)`. Its items are: \(names).")
    }
    return box.frame
  }

  mutating func element(_ index: Expression, of base: Value) throws(CourseFault) -> Value {
    switch base {
    case .layout(let example): return .frame(try frame(of: try plainText(index), in: example.picture))
    case .list(let list):
      let index = try integer(index)
      guard list.indices.contains(index) else {
        throw fault("The list has \(list.count) elements, so there is none at \(index). Elements are counted from 0.")
      }
      return list[index]
    default: throw fault("Only a list or a layout may be followed by […], and this is \(base.description).")
    }
  }

  mutating func binary(
    _ operation: Expression.Operator, _ left: Expression, _ right: Expression
  ) throws(CourseFault) -> Value {
    switch operation {
    case .and: return .boolean(try boolean(left) ? boolean(right) : false)
    case .or: return .boolean(try boolean(left) ? true : boolean(right))
    default: break
    }
    let a = try value(left), b = try value(right)
    guard case .number(let x) = a, case .number(let y) = b else { return try binary(operation, a, b) }
    switch operation {
    case .plus: return .number(x + y)
    case .minus: return .number(x - y)
    case .times: return .number(x * y)
    case .divided: return .number(x / y)
    case .remainder: return .number(x.truncatingRemainder(dividingBy: y))
    case .isEqual: return .boolean(x == y)
    case .isNotEqual: return .boolean(x != y)
    case .isLess: return .boolean(x < y)
    case .isLessOrEqual: return .boolean(x <= y)
    case .isGreater: return .boolean(x > y)
    case .isGreaterOrEqual: return .boolean(x >= y)
    case .and, .or: return .boolean(false)
    }
  }

  /// Applies an operator to values that are not two numbers.
  private func binary(_ operation: Expression.Operator, _ a: Value, _ b: Value) throws(CourseFault) -> Value {
    switch (operation, a, b) {
    case (.plus, .list(let x), .list(let y)): return .list(x + y)
    case (.plus, _, _): return .text(try a.pieces(orThrow: self) + b.pieces(orThrow: self))
    case (.isEqual, .text(let x), .text(let y)): return .boolean(x.plainText == y.plainText)
    case (.isNotEqual, .text(let x), .text(let y)): return .boolean(x.plainText != y.plainText)
    case (.isEqual, .boolean(let x), .boolean(let y)): return .boolean(x == y)
    case (.isNotEqual, .boolean(let x), .boolean(let y)): return .boolean(x != y)
    default: throw fault("An operator cannot combine \(a.description) and \(b.description). Change one of the values.")
    }
  }
}
