internal import EagerLayout

extension SketchScanner {
  /// The meanings of the arguments of an item or modifier, one per parameter of a signature, and the signature.
  ///
  /// - Parameters:
  ///   - callee: the range of the name.
  ///   - end: the end of the arguments, where a missing one belongs.
  func match(
    _ arguments: [Argument], to signatures: [Signature], of callee: Range<Int>, example: String
  ) throws(SketchFault) -> (meanings: [Meaning?], signature: Int) {
    let name = string(callee)
    let number = try signature(for: arguments, among: signatures, of: callee, example: example)
    let signature = signatures[number]
    var meanings = [Meaning?](repeating: nil, count: signature.parameters.count)
    var upcoming = 0
    for argument in arguments {
      let position = try parameter(for: argument, in: signature, from: upcoming, of: name, example: example)
      let parameter = signature.parameters[min(position, signature.parameters.count - 1)]
      let meaning = try meaning(of: argument, as: parameter, of: name)
      if position < meanings.count { meanings[position] = meaning } else { meanings.append(meaning) }
      upcoming = position + 1
    }
    for (index, parameter) in signature.parameters.enumerated() where parameter.isRequired && meanings[index] == nil {
      // Every given value has a meaning, so this one was not given.
      let isLabelled = !parameter.label.utf8.isEmpty
      throw fault(
        isLabelled ? "\(name) needs a value for '\(parameter.label)'" : "\(name) needs a value",
        expected: "Write \(example).", at: callee.lowerBound)
    }
    return (meanings, number)
  }

  /// The best signature: the first that has all labels, or else one of the others.
  private func signature(
    for arguments: [Argument], among signatures: [Signature], of callee: Range<Int>, example: String
  ) throws(SketchFault) -> Int {
    let name = string(callee)
    guard let first = arguments.first else {
      if let signature = signatures.firstIndex(where: { !$0.needsOne && !$0.parameters.contains { $0.isRequired } }) {
        return signature
      }
      throw fault(
        "\(name) needs \(Self.missing(in: signatures))", expected: "Write \(example).",
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
      labels.allSatisfy { label in signature.parameters.contains { says(label, $0.label) } }
    }) {
      return signature
    }
    for label in labels {
      if let signature = signatures.firstIndex(where: { $0.parameters.contains { says(label, $0.label) } }) {
        return signature
      }
    }
    throw unknown(label, among: signatures.flatMap { $0.parameters }, of: name, example: example)
  }

  /// Lists the required labels of each signature; returns `a value` if these are not labeled.
  private static func missing(in signatures: [Signature]) -> String {
    if signatures[0].parameters.first?.label.utf8.isEmpty ?? true { return "a value" }
    let ways = signatures.compactMap { signature -> String? in
      let required = signature.parameters.filter { signature.needsOne || $0.isRequired }.map { $0.label }
      guard required.allSatisfy({ !$0.utf8.isEmpty }), !required.isEmpty else { return nil }
      return Parameter.Form.list(required, last: signature.needsOne ? "or" : "and")
    }
    return ways.isEmpty ? "a value" : ways.joined(separator: ", or ")
  }

  private func unknown(
    _ label: Range<Int>, among parameters: [Parameter], of name: String, example: String
  ) -> SketchFault {
    let labels = parameters.map { $0.label }.filter { !$0.utf8.isEmpty }
    let text = string(label)
    let hint = Misuse.hint("(\(text):", of: name)
    return fault(
      "\(name) has no '\(text)'", expected: hint?.remedy ?? "Write \(example).",
      suggestion: hint == nil ? likelyName(text, in: labels) : hint?.name, at: label.lowerBound)
  }

  /// The parameter of an argument. Arguments come in order, as the compiler requires.
  private func parameter(
    for argument: Argument, in signature: Signature, from upcoming: Int, of name: String, example: String
  ) throws(SketchFault) -> Int {
    let parameters = signature.parameters
    guard let label = argument.label else {
      if upcoming < parameters.count, parameters[upcoming].label.utf8.isEmpty { return upcoming }
      if let last = parameters.last, last.repeats, upcoming >= parameters.count { return upcoming }
      let isNamed = upcoming < parameters.count
      throw fault(
        isNamed ? "this value has no label" : "\(name) has one value too many", expected: "Write \(example).",
        at: argument.start)
    }
    guard let position = parameters.firstIndex(where: { says(label, $0.label) }) else {
      throw unknown(label, among: parameters, of: name, example: example)
    }
    if position < upcoming {
      let label = string(label), before = parameters[upcoming - 1].label
      guard position < upcoming - 1 else {
        throw fault("'\(label)' is given twice", expected: "Remove one of them.", at: argument.label?.lowerBound)
      }
      let sides = [Signature.sides, Signature.ends].first { sides in
        parameters.elementsEqual(sides) { $0.label.utf8.elementsEqual($1.utf8) }
      }
      throw fault(
        "'\(label)' comes after '\(before)'",
        expected: sides.map { "Sides come in the order \($0.joined(separator: ", "))." }
          ?? "As in Swift, '\(label)' goes before '\(before)'.",
        at: argument.label?.lowerBound)
    }
    return position
  }

  private func meaning(of argument: Argument, as parameter: Parameter, of name: String) throws(SketchFault) -> Meaning {
    func refuse(_ expected: String? = nil, suggestion: String? = nil) -> SketchFault {
      let whole = parameter.label.utf8.isEmpty ? name : "'\(parameter.label)' of \(name)"
      var hint: Misuse?
      if expected == nil, case .member(let member, _) = argument.value {
        hint = Misuse.hint("(." + string(member), of: name)
      }
      return fault(
        "\(whole) cannot be \(Characters.printable(string(argument.range), columns: 24))",
        expected: expected ?? hint?.remedy ?? "Write \(parameter.form.alternatives).",
        suggestion: hint == nil ? suggestion : hint?.name, at: argument.start)
    }
    switch (parameter.form, argument.value) {
    case (.number, .member(let member, .some)) where says(member, "percent"),
      (.bounded, .member(let member, .some)) where says(member, "percent"):
      throw refuse("Write a number; percentages are for modifiers, as in .width(.percent(50)).")
    case (.number, _), (.ratio, .number), (.ratio, .member), (.extent, .number), (.extent, .member):
      guard let value = try number(argument.value) else { throw refuse() }
      return .number(value)
    case (.ratio, .nothing): return .truth(false)
    case (.bounded(let range), _):
      guard let value = try number(argument.value) else { throw refuse() }
      // An infinite length or weight is as large as the largest.
      if value == .infinity, range.lowerBound == 0, range.upperBound == largestLength { return .number(largestLength) }
      guard range.contains(value) else { throw refuse() }
      return .number(value)
    case (.whole, .number(let number)):
      guard let whole = number.whole else { throw refuse() }
      return .whole(whole)
    case (.boundedWhole(let range), .number(let number)):
      guard let whole = number.whole, range.contains(whole) else { throw refuse() }
      return .whole(whole)
    case (.truth, .truth(let truth)): return .truth(truth)
    case (.edges, .call(let callee, let arguments)) where says(callee, "Edges"),
      (.allPaddings, .call(let callee, let arguments)) where says(callee, "Edges"),
      (.allMargins, .call(let callee, let arguments)) where says(callee, "Edges"):
      return .edges(try edges(arguments, callee))
    case (.length, _), (.autoLength, _), (.size, _), (.basis, _), (.allPaddings, _), (.allMargins, _):
      return .length(try length(argument, as: parameter.form, of: name, refuse))
    case (.edges, .number), (.edges, .member):
      guard let value = try number(argument.value) else { throw refuse() }
      return .edges(Edges(value))
    case (.extent, .call(let callee, let arguments)) where says(callee, "Extent"):
      return .extent(try extent(arguments, callee))
    case (.text, .text(let bytes)): return .text(bytes)
    case (.id, .number(let number)):
      guard let whole = number.whole else { throw refuse() }
      return .whole(whole)
    case (.id, .text(let bytes)):
      guard !bytes.isEmpty else { throw refuse("An id needs at least one character.") }
      return .name(bytes)
    case (.id, .name(let range)), (.id, .member(let range, nil)): return .name(Array(text[range]))
    case (.id, .call(let callee, let arguments)) where says(callee, "LayoutID") && arguments.count == 1:
      return try meaning(of: arguments[0], as: Parameter(parameter.label, .id), of: name)
    case (.keyword(let keyword), .member(let member, nil)):
      if let value = keyword.names.firstIndex(where: { says(member, $0) }) { return .keyword(UInt8(value)) }
      throw refuse(suggestion: likelyName(string(member), in: keyword.names))
    case (.choice(let choice), .number(let number)) where choice.numbers?.contains(number.value) ?? false:
      return .number(number.value)
    case (.choice(let choice), .number(let number)) where choice.takesWhole:
      guard let whole = number.whole, whole != 0 else { throw refuse("Write a whole number such as 1 or -1.") }
      return .whole(whole)
    case (.either(let choice, let element), .member), (.either(let choice, let element), .list):
      let form: Parameter.Form = if case .list = argument.value { .list(.choice(element)) } else { .choice(choice) }
      let tracks = try meaning(of: argument, as: Parameter(parameter.label, form), of: name)
      if let remedy = GridNames.remedy(forTracks: tracks) { throw refuse(remedy) }
      return tracks
    case (.lineName, .number(let number)):
      guard let whole = number.whole, whole >= 0 else { throw refuse() }
      return .name(Array("\(whole)".utf8))
    case (.lineName, .text(let bytes)):
      if let remedy = GridNames.remedy(for: bytes[...]) { throw refuse(remedy) }
      return .name(bytes)
    case (.lineName, .name(let range)), (.lineName, .member(let range, nil)):
      if let remedy = GridNames.remedy(for: text[range]) { throw refuse(remedy) }
      return .name(Array(text[range]))
    case (.areaRow, .text(let bytes)):
      for word in GridNames.words(of: bytes) where !GridNames.isNone(word) {
        if let remedy = GridNames.remedy(for: word) { throw refuse(remedy) }
      }
      return .text(bytes)
    case (.choice(let choice), .member(let name, let arguments)):
      return .chosen(try chosen(name, arguments, of: choice, refuse))
    case (.choice(let choice), .call(let callee, let arguments)):
      guard let type = choice.type, says(callee, type.name) else { throw refuse() }
      return .chosen(
        Chosen(
          member: nil, values: try match(arguments, to: type.signatures, of: callee, example: type.example).meanings))
    case (.choice(let choice), .name(let range)):
      guard choice.members().contains(where: { says(range, $0.name) }) else { throw refuse() }
      throw refuse("Write a dot before it: .\(string(range)).", suggestion: ".\(string(range))")
    case (.choice(let choice), .chain(let links)) where choice.chains:
      var chain: [Chosen] = []
      for link in links {
        guard case .member(let name, let arguments) = link.value else { throw refuse() }
        chain.append(try chosen(name, arguments, of: choice, refuse))
      }
      return .chain(chain)
    case (.list(let form), .list(let arguments)):
      var list: [Meaning] = []
      for argument in arguments {
        list.append(try meaning(of: argument, as: Parameter(parameter.label, form), of: name))
      }
      if case .areaRow = form, let remedy = GridNames.remedy(forRows: list) { throw refuse(remedy) }
      return .list(list)
    case (.either, .name(let range)): throw refuse(Misuse.hint("tracks(." + string(range))?.remedy)
    case (.keyword(let keyword), .text(let bytes)):
      throw refuse(suggestion: keyword.names.first { $0.utf8.elementsEqual(bytes) }.map { ".\($0)" })
    case (.keyword(let keyword), .name(let range)):
      guard keyword.names.contains(where: { says(range, $0) }) else { throw refuse() }
      throw refuse("Write a dot before it: .\(string(range)).", suggestion: ".\(string(range))")
    case (.either, .number(let number)): throw refuse(suggestion: number.whole.flatMap { Misuse.tracks($0) })
    default: throw refuse()
    }
  }

  private func chosen(
    _ name: Range<Int>, _ arguments: [Argument]?, of choice: Choice, _ refuse: (String?, String?) -> SketchFault
  ) throws(SketchFault) -> Chosen {
    let members = choice.members()
    guard let number = members.firstIndex(where: { says(name, $0.name) }) else {
      if let hint = Misuse.hint("tracks(." + string(name)) { throw refuse(hint.remedy, hint.name) }
      throw refuse(nil, likelyName(string(name), in: members.map { $0.name }))
    }
    let member = members[number]
    guard let arguments else {
      guard member.isBare else { throw refuse("Write \(member.example).", nil) }
      return Chosen(member: number, values: [])
    }
    guard !member.signatures.isEmpty else { throw refuse("Write .\(member.name) without parentheses.", nil) }
    let (values, signature) = try match(arguments, to: member.signatures, of: name, example: member.example)
    return Chosen(member: number, signature: signature, values: values)
  }

  /// A number, or `.infinity`; nil for anything else.
  private func number(_ value: Argument.Value) throws(SketchFault) -> Double? {
    switch value {
    case .number(let number): return number.value
    case .member(let name, nil) where says(name, "infinity"): return .infinity
    default: return nil
    }
  }

  private func length(
    _ argument: Argument, as form: Parameter.Form, of modifier: String, _ refuse: (String?, String?) -> SketchFault
  ) throws(SketchFault) -> StoredLength {
    if let points = try number(argument.value) { return StoredLength(.points, points) }
    let members = form.members
    switch argument.value {
    case .text(let bytes): throw refuse(nil, Self.length(written: bytes, members))
    case .name(let name) where members.contains { says(name, $0) }:
      throw refuse("Write a dot before it: .\(string(name)).", ".\(string(name))")
    default: break
    }
    if isCalculation(argument.value) {
      guard let expression = calculation(argument.value) else {
        throw refuse("Write a sum such as .percent(50) - 10, or .min(640, .percent(100)).", nil)
      }
      return StoredLength(FlexStyle.Calculated(expression))
    }
    guard case .member(let member, let arguments) = argument.value else { throw refuse(nil, nil) }
    guard let name = members.first(where: { says(member, $0) }) else {
      throw refuse(nil, likelyName(string(member), in: members))
    }
    let isPoints = says(member, "points"), isPercent = says(member, "percent")
    guard isPoints || isPercent else {
      guard arguments == nil else { throw refuse("Write .\(name) without parentheses.", nil) }
      return StoredLength(unit(member))
    }
    guard let arguments, arguments.count == 1, arguments[0].label == nil, let value = try number(arguments[0].value)
    else { throw refuse("Write .\(name)(50).", nil) }
    return StoredLength(isPoints ? .points : .percent, value)
  }

  /// Whether a value is an operation, or one of the functions of lengths.
  private func isCalculation(_ value: Argument.Value) -> Bool {
    switch value {
    case .operation: true
    case .call(let callee, _): callee.isEmpty
    case .member(let name, _): ["min", "max", "clamp"].contains { says(name, $0) }
    default: false
    }
  }

  /// The notation for a length in quotes, as styles in JavaScript write it.
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
    return units.first { says(name, Keyword.camelCased($0.css)) } ?? .auto
  }

  private func edges(_ arguments: [Argument], _ callee: Range<Int>) throws(SketchFault) -> Edges {
    let (values, signature) = try match(
      arguments, to: [.one(.number), .sides(.number, needsOne: false), .axes(.number)], of: callee,
      example: "Edges(8), Edges(top: 4, left: 8) or Edges(horizontal: 16, vertical: 8)")
    switch signature {
    case 0: return Edges(values.number(0) ?? 0)
    case 1:
      return Edges(
        top: values.number(0) ?? 0, left: values.number(1) ?? 0, bottom: values.number(2) ?? 0,
        right: values.number(3) ?? 0)
    default: return Edges(horizontal: values.number(0) ?? 0, vertical: values.number(1) ?? 0)
    }
  }

  private func extent(_ arguments: [Argument], _ callee: Range<Int>) throws(SketchFault) -> Extent {
    let sizes = ["width", "height"].map { Parameter($0, .number) }
    let (values, _) = try match(arguments, to: [Signature(sizes)], of: callee, example: "Extent(width: 60, height: 20)")
    return Extent(width: values.number(0) ?? 0, height: values.number(1) ?? 0)
  }
}
