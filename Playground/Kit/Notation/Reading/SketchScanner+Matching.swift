internal import EagerLayout

extension SketchScanner {
  /// Matches the arguments of an item or modifier with one of its signatures.
  ///
  /// - Parameters:
  ///   - callee: the range of the name.
  ///   - example: a correct call, for messages.
  /// - Returns: The values in the order of the parameters, `nil` for omitted arguments, and the index of the signature.
  func match(
    _ arguments: [Argument], to signatures: [Signature], of callee: Range<Int>, example: String
  ) throws(SketchFault) -> (values: [ParsedValue?], signature: Int) {
    let name = string(callee)
    let signatureIndex = try signature(for: arguments, among: signatures, of: callee, example: example)
    let signature = signatures[signatureIndex]
    var values = [ParsedValue?](repeating: nil, count: signature.parameters.count)
    var nextPosition = 0
    for argument in arguments {
      let position = try parameter(for: argument, in: signature, from: nextPosition, of: name, example: example)
      let parameter = signature.parameters[min(position, signature.parameters.count - 1)]
      let parsedValue = try parsedValue(of: argument, as: parameter, of: name)
      if position < values.count { values[position] = parsedValue } else { values.append(parsedValue) }
      nextPosition = position + 1
    }
    for (index, parameter) in signature.parameters.enumerated() where parameter.isRequired && values[index] == nil {
      let isLabeled = !parameter.label.utf8.isEmpty
      throw fault(
        isLabeled ? "\(name) needs a value for '\(parameter.label)'" : "\(name) needs a value",
        expected: "Write \(example).", at: callee.lowerBound)
    }
    return (values, signatureIndex)
  }

  /// The index of the signature that a call uses: the first one with all labels of the call, or else the first one with
  /// the first label of the call that occurs in any signature.
  private func signature(
    for arguments: [Argument], among signatures: [Signature], of callee: Range<Int>, example: String
  ) throws(SketchFault) -> Int {
    let name = string(callee)
    guard let first = arguments.first else {
      if let signature = signatures.firstIndex(where: {
        !$0.requiresAnyArgument && !$0.parameters.contains { $0.isRequired }
      }) {
        return signature
      }
      throw fault(
        "\(name) needs \(Self.requiredLabels(in: signatures))", expected: "Write \(example).",
        at: callee.lowerBound)
    }
    guard let label = first.label else {
      if let signature = signatures.firstIndex(where: { $0.parameters.first?.label.utf8.isEmpty ?? true }) {
        return signature
      }
      throw fault("the values of \(name) need labels", expected: "Write \(example).", at: first.start)
    }
    let labels = arguments.compactMap { $0.label }
    if let signature = signatures.firstIndex(where: { signature in
      labels.allSatisfy { label in signature.parameters.contains { matches(label, $0.label) } }
    }) {
      return signature
    }
    for label in labels {
      if let signature = signatures.firstIndex(where: { $0.parameters.contains { matches(label, $0.label) } }) {
        return signature
      }
    }
    throw unknownLabel(label, among: signatures.flatMap { $0.parameters }, of: name, example: example)
  }

  /// Lists the required labels of each signature, for a message; `a value` if the required parameters have no labels.
  private static func requiredLabels(in signatures: [Signature]) -> String {
    if signatures[0].parameters.first?.label.utf8.isEmpty ?? true { return "a value" }
    let alternatives = signatures.compactMap { signature -> String? in
      let required = signature.parameters.filter { signature.requiresAnyArgument || $0.isRequired }.map { $0.label }
      guard required.allSatisfy({ !$0.utf8.isEmpty }), !required.isEmpty else { return nil }
      return Parameter.Form.list(required, last: signature.requiresAnyArgument ? "or" : "and")
    }
    return alternatives.isEmpty ? "a value" : alternatives.joined(separator: ", or ")
  }

  private func unknownLabel(
    _ label: Range<Int>, among parameters: [Parameter], of name: String, example: String
  ) -> SketchFault {
    let labels = parameters.map { $0.label }.filter { !$0.utf8.isEmpty }
    let text = string(label)
    let hint = MigrationHint.hint("(\(text):", of: name)
    return fault(
      "\(name) has no '\(text)'", expected: hint?.remedy ?? "Write \(example).",
      suggestion: hint == nil ? likelyName(text, in: labels) : hint?.name, at: label.lowerBound)
  }

  /// The position of an argument's parameter. Arguments must be in the order of the parameters, as in Swift.
  private func parameter(
    for argument: Argument, in signature: Signature, from nextPosition: Int, of name: String, example: String
  ) throws(SketchFault) -> Int {
    let parameters = signature.parameters
    guard let label = argument.label else {
      if nextPosition < parameters.count, parameters[nextPosition].label.utf8.isEmpty { return nextPosition }
      if let last = parameters.last, last.repeats, nextPosition >= parameters.count { return nextPosition }
      let isMissingLabel = nextPosition < parameters.count
      throw fault(
        isMissingLabel ? "this value has no label" : "\(name) has one value too many", expected: "Write \(example).",
        at: argument.start)
    }
    guard let position = parameters.firstIndex(where: { matches(label, $0.label) }) else {
      throw unknownLabel(label, among: parameters, of: name, example: example)
    }
    if position < nextPosition {
      let label = string(label), previousLabel = parameters[nextPosition - 1].label
      guard position < nextPosition - 1 else {
        throw fault("'\(label)' is given twice", expected: "Remove one of them.", at: argument.label?.lowerBound)
      }
      let sides = [Signature.sides, Signature.ends].first { sides in
        parameters.elementsEqual(sides) { $0.label.utf8.elementsEqual($1.utf8) }
      }
      throw fault(
        "'\(label)' comes after '\(previousLabel)'",
        expected: sides.map { "Sides come in the order \($0.joined(separator: ", "))." }
          ?? "As in Swift, '\(label)' goes before '\(previousLabel)'.",
        at: argument.label?.lowerBound)
    }
    return position
  }

  private func parsedValue(of argument: Argument, as parameter: Parameter, of name: String) throws(SketchFault)
    -> ParsedValue
  {
    func invalidValue(_ expected: String? = nil, suggestion: String? = nil) -> SketchFault {
      let subject = parameter.label.utf8.isEmpty ? name : "'\(parameter.label)' of \(name)"
      var hint: MigrationHint?
      if expected == nil, case .member(let member, _) = argument.value {
        hint = MigrationHint.hint("(." + string(member), of: name)
      }
      return fault(
        "\(subject) cannot be \(Characters.printable(string(argument.range), columns: 24))",
        expected: expected ?? hint?.remedy ?? "Write \(parameter.form.alternatives).",
        suggestion: hint == nil ? suggestion : hint?.name, at: argument.start)
    }
    switch (parameter.form, argument.value) {
    case (.number, .member(let member, .some)) where matches(member, "percent"),
      (.bounded, .member(let member, .some)) where matches(member, "percent"):
      throw invalidValue("Write a number; percentages are for modifiers, as in .width(.percent(50)).")
    case (.number, _), (.ratio, .number), (.ratio, .member), (.extent, .number), (.extent, .member):
      guard let value = try number(argument.value) else { throw invalidValue() }
      return .number(value)
    case (.ratio, .nilLiteral): return .boolean(false)
    case (.bounded(let range), _):
      guard let value = try number(argument.value) else { throw invalidValue() }
      // An infinite length or weight counts as the largest length.
      if value == .infinity, range.lowerBound == 0, range.upperBound == largestLength { return .number(largestLength) }
      guard range.contains(value) else { throw invalidValue() }
      return .number(value)
    case (.whole, .number(let number)):
      guard let whole = number.whole else { throw invalidValue() }
      return .whole(whole)
    case (.boundedWhole(let range), .number(let number)):
      guard let whole = number.whole, range.contains(whole) else { throw invalidValue() }
      return .whole(whole)
    case (.boolean, .boolean(let boolean)): return .boolean(boolean)
    case (.edges, .call(let callee, let arguments)) where matches(callee, "Edges"),
      (.allPaddings, .call(let callee, let arguments)) where matches(callee, "Edges"),
      (.allMargins, .call(let callee, let arguments)) where matches(callee, "Edges"):
      return .edges(try edges(arguments, callee))
    case (.length, _), (.autoLength, _), (.size, _), (.basis, _), (.allPaddings, _), (.allMargins, _):
      return .length(try length(argument, as: parameter.form, of: name, invalidValue))
    case (.edges, .number), (.edges, .member):
      guard let value = try number(argument.value) else { throw invalidValue() }
      return .edges(Edges(value))
    case (.extent, .call(let callee, let arguments)) where matches(callee, "Extent"):
      return .extent(try extent(arguments, callee))
    case (.text, .text(let bytes)): return .text(bytes)
    case (.id, .number(let number)):
      guard let whole = number.whole else { throw invalidValue() }
      return .whole(whole)
    case (.id, .text(let bytes)):
      guard !bytes.isEmpty else { throw invalidValue("An id needs at least one character.") }
      return .name(bytes)
    case (.id, .name(let range)), (.id, .member(let range, nil)): return .name(Array(text[range]))
    case (.id, .call(let callee, let arguments)) where matches(callee, "LayoutID") && arguments.count == 1:
      return try parsedValue(of: arguments[0], as: Parameter(parameter.label, .id), of: name)
    case (.keyword(let keyword), .member(let member, nil)):
      if let value = keyword.names.firstIndex(where: { matches(member, $0) }) { return .keyword(UInt8(value)) }
      throw invalidValue(suggestion: likelyName(string(member), in: keyword.names))
    case (.choice(let choice), .number(let number)) where choice.numbers?.contains(number.value) ?? false:
      return .number(number.value)
    case (.choice(let choice), .number(let number)) where choice.allowsWholeNumbers:
      guard let whole = number.whole, whole != 0 else { throw invalidValue("Write a whole number such as 1 or -1.") }
      return .whole(whole)
    case (.either(let choice, let element), .member), (.either(let choice, let element), .list):
      let form: Parameter.Form = if case .list = argument.value { .list(.choice(element)) } else { .choice(choice) }
      let tracks = try parsedValue(of: argument, as: Parameter(parameter.label, form), of: name)
      if let remedy = GridNames.remedy(forTracks: tracks) { throw invalidValue(remedy) }
      return tracks
    case (.lineName, .number(let number)):
      guard let whole = number.whole, whole >= 0 else { throw invalidValue() }
      return .name(Array("\(whole)".utf8))
    case (.lineName, .text(let bytes)):
      if let remedy = GridNames.remedy(for: bytes[...]) { throw invalidValue(remedy) }
      return .name(bytes)
    case (.lineName, .name(let range)), (.lineName, .member(let range, nil)):
      if let remedy = GridNames.remedy(for: text[range]) { throw invalidValue(remedy) }
      return .name(Array(text[range]))
    case (.areaRow, .text(let bytes)):
      for word in GridNames.words(of: bytes) where !GridNames.isEmptyCell(word) {
        if let remedy = GridNames.remedy(for: word) { throw invalidValue(remedy) }
      }
      return .text(bytes)
    case (.choice(let choice), .member(let name, let arguments)):
      return .chosen(try chosenValue(name, arguments, of: choice, invalidValue))
    case (.choice(let choice), .call(let callee, let arguments)):
      guard let type = choice.type, matches(callee, type.name) else { throw invalidValue() }
      return .chosen(
        ChoiceValue(
          member: nil, values: try match(arguments, to: type.signatures, of: callee, example: type.example).values))
    case (.choice(let choice), .name(let range)):
      guard choice.members().contains(where: { matches(range, $0.name) }) else { throw invalidValue() }
      throw invalidValue("Write a dot before it: .\(string(range)).", suggestion: ".\(string(range))")
    case (.choice(let choice), .chain(let links)) where choice.allowsChains:
      var chain: [ChoiceValue] = []
      for link in links {
        guard case .member(let name, let arguments) = link.value else { throw invalidValue() }
        chain.append(try chosenValue(name, arguments, of: choice, invalidValue))
      }
      return .chain(chain)
    case (.list(let form), .list(let arguments)):
      var list: [ParsedValue] = []
      for argument in arguments {
        list.append(try parsedValue(of: argument, as: Parameter(parameter.label, form), of: name))
      }
      if case .areaRow = form, let remedy = GridNames.remedy(forRows: list) { throw invalidValue(remedy) }
      return .list(list)
    case (.either, .name(let range)): throw invalidValue(MigrationHint.hint("tracks(." + string(range))?.remedy)
    case (.keyword(let keyword), .text(let bytes)):
      throw invalidValue(suggestion: keyword.names.first { $0.utf8.elementsEqual(bytes) }.map { ".\($0)" })
    case (.keyword(let keyword), .name(let range)):
      guard keyword.names.contains(where: { matches(range, $0) }) else { throw invalidValue() }
      throw invalidValue("Write a dot before it: .\(string(range)).", suggestion: ".\(string(range))")
    case (.either, .number(let number)):
      throw invalidValue(suggestion: number.whole.flatMap { MigrationHint.tracks($0) })
    default: throw invalidValue()
    }
  }

  private func chosenValue(
    _ name: Range<Int>, _ arguments: [Argument]?, of choice: Choice, _ invalidValue: (String?, String?) -> SketchFault
  ) throws(SketchFault) -> ChoiceValue {
    let members = choice.members()
    guard let memberIndex = members.firstIndex(where: { matches(name, $0.name) }) else {
      if let hint = MigrationHint.hint("tracks(." + string(name)) { throw invalidValue(hint.remedy, hint.name) }
      throw invalidValue(nil, likelyName(string(name), in: members.map { $0.name }))
    }
    let member = members[memberIndex]
    guard let arguments else {
      guard member.allowsBareName else { throw invalidValue("Write \(member.example).", nil) }
      return ChoiceValue(member: memberIndex, values: [])
    }
    guard !member.signatures.isEmpty else { throw invalidValue("Write .\(member.name) without parentheses.", nil) }
    let (values, signature) = try match(arguments, to: member.signatures, of: name, example: member.example)
    return ChoiceValue(member: memberIndex, signature: signature, values: values)
  }

  /// A number, or `.infinity`; nil for anything else.
  private func number(_ value: Argument.Value) throws(SketchFault) -> Double? {
    switch value {
    case .number(let number): return number.value
    case .member(let name, nil) where matches(name, "infinity"): return .infinity
    default: return nil
    }
  }

  private func length(
    _ argument: Argument, as form: Parameter.Form, of modifier: String,
    _ invalidValue: (String?, String?) -> SketchFault
  ) throws(SketchFault) -> StoredLength {
    if let points = try number(argument.value) { return StoredLength(.points, points) }
    let members = form.members
    switch argument.value {
    case .text(let bytes): throw invalidValue(nil, Self.length(written: bytes, members))
    case .name(let name) where members.contains { matches(name, $0) }:
      throw invalidValue("Write a dot before it: .\(string(name)).", ".\(string(name))")
    default: break
    }
    if isCalculation(argument.value) {
      guard let expression = calculation(argument.value) else {
        throw invalidValue("Write a sum such as .percent(50) - 10, or .min(640, .percent(100)).", nil)
      }
      return StoredLength(FlexStyle.Calculated(expression))
    }
    guard case .member(let member, let arguments) = argument.value else { throw invalidValue(nil, nil) }
    guard let name = members.first(where: { matches(member, $0) }) else {
      throw invalidValue(nil, likelyName(string(member), in: members))
    }
    let isPoints = matches(member, "points"), isPercent = matches(member, "percent")
    guard isPoints || isPercent else {
      guard arguments == nil else { throw invalidValue("Write .\(name) without parentheses.", nil) }
      return StoredLength(unit(member))
    }
    guard let arguments, arguments.count == 1, arguments[0].label == nil, let value = try number(arguments[0].value)
    else { throw invalidValue("Write .\(name)(50).", nil) }
    return StoredLength(isPoints ? .points : .percent, value)
  }

  /// Whether a value is an operation, or one of the functions `min`, `max` and `clamp`.
  private func isCalculation(_ value: Argument.Value) -> Bool {
    switch value {
    case .operation: true
    case .call(let callee, _): callee.isEmpty
    case .member(let name, _): ["min", "max", "clamp"].contains { matches(name, $0) }
    default: false
    }
  }

  /// Returns the notation for a quoted length of JavaScript: `.percent(50)` for `"50%"`, `.auto` if `members` allow it.
  private static func length(written bytes: [UInt8], _ members: [String]) -> String? {
    let member = members.first { $0.utf8.elementsEqual(bytes) }
    if let member, !["percent", "points"].contains(where: { $0.utf8.elementsEqual(bytes) }) { return ".\(member)" }
    let digits = bytes.lastIndex(where: isDigit).map { bytes[...$0] } ?? [], unit = bytes[digits.endIndex...]
    var scanner = SketchScanner(Array(digits))
    guard scanner.isAtNumber, (try? scanner.number()) != nil, scanner.isAtEnd else { return nil }
    let number = String(decoding: digits, as: UTF8.self)
    if unit.isEmpty || unit.elementsEqual("px".utf8) { return number }
    return unit.elementsEqual("%".utf8) ? ".percent(\(number))" : nil
  }

  private func unit(_ name: Range<Int>) -> Unit {
    let units: [Unit] = [.content, .minContent, .maxContent, .fitContent, .stretch]
    return units.first { matches(name, Keyword.camelCased($0.css)) } ?? .auto
  }

  private func edges(_ arguments: [Argument], _ callee: Range<Int>) throws(SketchFault) -> Edges {
    let (values, signature) = try match(
      arguments, to: [.unlabeled(.number), .sides(.number, requiresAnyArgument: false), .axes(.number)], of: callee,
      example: "Edges(8), Edges(top: 4, left: 8) or Edges(horizontal: 16, vertical: 8)")
    switch signature {
    case 0: return Edges(values.number(at: 0) ?? 0)
    case 1:
      return Edges(
        top: values.number(at: 0) ?? 0, left: values.number(at: 1) ?? 0, bottom: values.number(at: 2) ?? 0,
        right: values.number(at: 3) ?? 0)
    default: return Edges(horizontal: values.number(at: 0) ?? 0, vertical: values.number(at: 1) ?? 0)
    }
  }

  private func extent(_ arguments: [Argument], _ callee: Range<Int>) throws(SketchFault) -> Extent {
    let sizes = ["width", "height"].map { Parameter($0, .number) }
    let (values, _) = try match(arguments, to: [Signature(sizes)], of: callee, example: "Extent(width: 60, height: 20)")
    return Extent(width: values.number(at: 0) ?? 0, height: values.number(at: 1) ?? 0)
  }
}
