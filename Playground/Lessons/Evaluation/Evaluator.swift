import EagerLayout
import PlaygroundCourse
import PlaygroundKit

struct Evaluator {
  private let definitions: Definitions
  /// The values of definitions and parameters, by slot; `nil` before they are evaluated.
  private var slots: [Value?]
  /// The random number generator of the exercise; `nil` outside of exercises.
  var generator: SeededRandom?
  /// The line that is being evaluated, for faults.
  var line = 0

  init(_ definitions: Definitions, generator: SeededRandom? = nil) {
    self.definitions = definitions
    self.generator = generator
    slots = [Value?](repeating: nil, count: definitions.slotCount)
  }

  func fault(_ message: String) -> CourseFault { CourseFault(file: definitions.file, line: line, message) }

  /// Evaluates a definition and stores its value in its slots.
  mutating func define(_ definition: Definition) throws(CourseFault) {
    line = definition.line
    let value = try value(definition.value)
    guard definition.isList else {
      slots[definition.slots[0]] = value
      return
    }
    guard case .list(let elements) = value, elements.count == definition.slots.count else {
      throw fault("\(definition.slots.count) names need a list of as many elements, and this is \(value.description).")
    }
    for (slot, element) in zip(definition.slots, elements) { slots[slot] = element }
  }

  mutating func value(_ expression: Expression) throws(CourseFault) -> Value {
    switch expression {
    case .constant(let value): return value
    case .located(let expression, let line):
      self.line = line
      return try value(expression)
    case .text(let parts): return .text(try pieces(parts))
    case .plainText(let parts): return .text([.words(try plainText(parts))])
    case .list(let elements): return .list(try values(elements))
    case .slot(let slot):
      if let value = slots[slot] { return value }
      return try sharedValue(slot)
    case .call(let function, let arguments): return try call(definitions.functions[function], arguments)
    case .builtin(let builtin, let arguments): return try self.builtin(builtin, arguments)
    case .random(let lower, let upper, let step):
      return try random(lower, upper, step)
    case .lines(let list, let element, let index, let template):
      var lines = ""
      for (position, value) in try self.list(list).enumerated() {
        (slots[element], slots[index]) = (value, .number(Double(position)))
        lines += (position > 0 ? "\n" : "") + (try plainText(template))
      }
      return .text([.words(lines)])
    case .layout(let code, let width, let height, let scale):
      return .layout(try layout(plainText(code), width, height, scale))
    case .member(let base, let name): return try member(name, of: value(base))
    case .element(let base, let index): return try element(index, of: value(base))
    case .negative(let number): return .number(-(try self.number(number)))
    case .not(let boolean): return .boolean(!(try self.boolean(boolean)))
    case .binary(let operation, let left, let right): return try binary(operation, left, right)
    case .conditional(let condition, let yes, let no): return try boolean(condition) ? value(yes) : value(no)
    }
  }

  /// Evaluates a definition of the lesson, which cannot use random numbers.
  private mutating func sharedValue(_ slot: Int) throws(CourseFault) -> Value {
    guard let definition = definitions.shared[slot] else {
      throw fault("A value is used before it is defined. Move its definition up.")
    }
    let callerState = (line, generator)
    generator = nil
    try define(definition)
    (line, generator) = callerState
    return slots[slot] ?? .boolean(false)
  }

  private mutating func call(_ function: Function, _ arguments: [Expression?]) throws(CourseFault) -> Value {
    var values: [Value?] = []
    for argument in arguments {
      if let argument { values.append(try value(argument)) } else { values.append(nil) }
    }
    for (parameter, value) in zip(function.parameters, values) {
      if let value {
        slots[parameter.slot] = value
      } else if let defaultValue = parameter.defaultValue {
        slots[parameter.slot] = try self.value(defaultValue)
      }
    }
    let callerLine = line
    line = function.line
    let value = try value(function.body)
    line = callerLine
    return value
  }

  private mutating func layout(
    _ code: String, _ width: Expression?, _ height: Expression?, _ scale: Expression?
  ) throws(CourseFault) -> ExampleLayout {
    var bounds = Frame(width: .infinity, height: .infinity)
    if let width { bounds.width = try number(width) }
    if let height { bounds.height = try number(height) }
    var pixels: Double?
    if let scale { pixels = try number(scale) }
    return try checked(ExampleLayout(code, in: bounds, scale: pixels))
  }

  /// Returns a layout. Throws the fault of its text if it could not be read.
  private func checked(_ example: ExampleLayout) throws(CourseFault) -> ExampleLayout {
    if example.picture.boxes.isEmpty { _ = try sketch(example.code) }
    return example
  }

  func sketch(_ code: String) throws(CourseFault) -> Sketch {
    do throws(SketchFault) {
      return try Sketch(code)
    } catch {
      throw fault("The layout cannot be read: \(error.message) (line \(error.line) of the layout). It is:\n\(code)")
    }
  }
}

extension Evaluator {
  mutating func pieces(_ parts: [TextPart]) throws(CourseFault) -> [Prose.Piece] {
    var pieces: [Prose.Piece] = []
    for part in parts {
      switch part {
      case .words(let words): pieces.append(.words(words))
      case .value(let expression, let line), .indentedValue(let expression, let line, _, _):
        self.line = line
        pieces += try value(expression).pieces(orThrow: self)
      case .code(let parts): pieces.append(.code(withNonbreakingIndent(try plainText(parts))))
      case .codeLines(let parts): pieces.append(.code(try plainText(parts)))
      }
    }
    return pieces
  }

  /// A piece of code whose leading spaces are no-break spaces.
  private func withNonbreakingIndent(_ code: String) -> String {
    let spaces = code.utf8.prefix { $0 == 0x20 }.count
    return spaces == 0 ? code : String(repeating: "\u{A0}", count: spaces) + code.dropFirst(spaces)
  }

  mutating func plainText(_ parts: [TextPart]) throws(CourseFault) -> String {
    var text = "", removesNewline = false
    for part in parts {
      switch part {
      case .words(let words): text += removesNewline ? String(words.dropFirst()) : words
      case .value(let expression, let line):
        self.line = line
        text += try value(expression).pieces(orThrow: self).plainText
      case .indentedValue(let expression, let line, let indent, let isAlone):
        self.line = line
        let value = try value(expression).pieces(orThrow: self).plainText
        if value.isEmpty, isAlone {
          text.removeLast(indent)
          removesNewline = text.isEmpty
          if !removesNewline { text.removeLast() }
          continue
        }
        text += indent == 0 ? value : value.indented(by: indent)
      case .code(let parts), .codeLines(let parts): text += try plainText(parts)
      }
      removesNewline = false
    }
    return text
  }
}

// Evaluates expressions of an expected type.
extension Evaluator {
  /// The text of a value; the text of a layout is its code.
  mutating func plainText(_ expression: Expression) throws(CourseFault) -> String {
    let value = try value(expression)
    if case .layout(let example) = value { return example.code }
    return try value.pieces(orThrow: self).plainText
  }

  mutating func prose(_ expression: Expression?) throws(CourseFault) -> Prose {
    guard let expression else { return "" }
    return Prose(try value(expression).pieces(orThrow: self))
  }

  /// Evaluates an expression whose value must be of one kind, which `what` names in the message.
  private mutating func result<Result>(
    _ expression: Expression, _ what: String, _ read: (Value) -> Result?
  ) throws(CourseFault) -> Result {
    let value = try value(expression)
    guard let result = read(value) else { throw fault("\(what) is needed here, and this is \(value.description).") }
    return result
  }

  mutating func number(_ expression: Expression) throws(CourseFault) -> Double {
    try result(expression, "A number") { if case .number(let number) = $0 { number } else { nil } }
  }

  mutating func integer(_ expression: Expression) throws(CourseFault) -> Int {
    let number = try number(expression)
    guard let integer = Int(exactly: number) else {
      throw fault("A whole number is needed here, and this is \(numeral(number)).")
    }
    return integer
  }

  mutating func boolean(_ expression: Expression) throws(CourseFault) -> Bool {
    try result(expression, "A condition") { if case .boolean(let boolean) = $0 { boolean } else { nil } }
  }

  mutating func list(_ expression: Expression) throws(CourseFault) -> [Value] {
    try result(expression, "A list") { if case .list(let list) = $0 { list } else { nil } }
  }

  mutating func layout(_ expression: Expression) throws(CourseFault) -> ExampleLayout {
    try result(expression, "A layout") { if case .layout(let example) = $0 { example } else { nil } }
  }
}

extension Value {
  /// The kind and the value in words, for messages: `the number 4`, `a list of 2 elements`.
  var description: String {
    switch self {
    case .number(let number): "the number \(numeral(number))"
    case .text(let pieces): "the text \"\(pieces.plainText)\""
    case .list(let list): "a list of \(list.count) elements"
    case .layout: "a layout"
    case .frame: "a frame"
    case .boolean(let boolean): "\(boolean)"
    }
  }

  /// A number or a text as pieces of a sentence.
  func pieces(orThrow evaluator: Evaluator) throws(CourseFault) -> [Prose.Piece] {
    switch self {
    case .number(let number): return [.number(number)]
    case .text(let pieces): return pieces
    case .list, .layout, .frame, .boolean:
      throw evaluator.fault("A number or a text is needed here, and this is \(description).")
    }
  }
}

extension [Prose.Piece] {
  var plainText: String {
    var text = ""
    for piece in self {
      switch piece {
      case .words(let words): text += words
      case .number(let number): text += numeral(number)
      case .code(let code): text += code
      }
    }
    return text
  }
}

extension String {
  /// The text with further lines indented.
  fileprivate func indented(by count: Int) -> String {
    guard utf8.contains(0x0A) else { return self }
    let lines = utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
    return lines.joined(separator: "\n" + String(repeating: " ", count: count))
  }
}
