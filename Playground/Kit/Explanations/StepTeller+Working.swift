import EagerLayout

extension StepTeller {
  /// Whether what a number is made of says the number already.
  func isSaid(_ step: TraceStep) -> Bool {
    switch step.operation {
    case .given, .clamped, .measured, .unexplained: true
    case .sum, .product, .greatest, .least, .difference, .remainder: telling(step).count == 1
    default: false
    }
  }

  /// What a step's number is made of.
  func working(of step: TraceStep) -> String {
    let operands = telling(step), values = operands.map { number($0.value) }
    if values.count == 1, isSaid(step), step.operation != .clamped, step.operation != .measured {
      return source(operands[0])
    }
    switch step.operation {
    case .given, .unexplained: return number(step.result)
    case .measured: return "\(number(step.result)), measured at a width of \(values.first ?? "?")"
    case .percentage: return values.count == 2 ? "\(values[0])% of \(values[1])" : ""
    case .sum: return sum(operands)
    case .difference, .remainder: return difference(operands)
    case .balance:
      let half = operands.count / 2
      return "\(sum(Array(operands.prefix(half)))) - (\(sum(Array(operands.dropFirst(half)))))"
    case .product: return joined(values, " x ")
    case .quotient: return joined(values, " / ")
    case .greatest: return "the greatest of \(joined(values, ", "))"
    case .least: return "the least of \(joined(values, ", "))"
    case .clamped: return clamped(step)
    case .part: return part(step)
    case .filling, .shrinking: return "what makes all fill \(values.first ?? "")"
    }
  }

  /// The operands that a reader wants to see: zeros that change nothing are left out.
  private func telling(_ step: TraceStep) -> [TraceStep.Operand] {
    switch step.operation {
    case .sum, .greatest:
      let told = step.operands.filter { $0.value != 0 }
      return told.isEmpty ? Array(step.operands.prefix(1)) : told
    case .difference, .remainder:
      guard let first = step.operands.first else { return [] }
      return [first] + step.operands.dropFirst().filter { $0.value != 0 }
    default: return step.operands
    }
  }

  private func clamped(_ step: TraceStep) -> String {
    guard let size = step.operands.first else { return "" }
    if size.value == step.result { return step.round > 0 ? number(size.value) : source(size) }
    return "\(number(size.value)) becomes \(number(step.result))"
  }

  /// A base with its part of the free space: `100 + 80 x 1/4`.
  private func part(_ step: TraceStep) -> String {
    guard step.operands.count == 4 else { return number(step.result) }
    let free = step.operands[1].value
    let sign = free < 0 ? "-" : "+", factor = number(step.operands[2].value), all = number(step.operands[3].value)
    return "\(number(step.operands[0].value)) \(sign) \(number(free.magnitude)) x \(factor)/\(all)"
  }

  private func sum(_ operands: [TraceStep.Operand]) -> String {
    var text = ""
    for (index, operand) in operands.enumerated() {
      if index > 0 { text += operand.value < 0 ? " - " : " + " }
      text += number(index > 0 ? operand.value.magnitude : operand.value)
    }
    return text
  }

  private func difference(_ operands: [TraceStep.Operand]) -> String {
    var text = ""
    for (index, operand) in operands.enumerated() {
      if index > 0 { text += operand.value < 0 ? " + " : " - " }
      text += number(index > 0 ? operand.value.magnitude : operand.value)
    }
    return text
  }

  private func joined(_ parts: [String], _ separator: String) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }

  /// An operand with where it is from.
  private func source(_ operand: TraceStep.Operand) -> String {
    let operand = origin(of: operand)
    return switch operand.source {
    case .style(let property, _): "\(words.name(of: property)) \(number(operand.value))"
    case .step(let index): "\(number(operand.value)), \(whose(trace.steps[index]))"
    case .space: "\(number(operand.value)), the space there is"
    case .content: "\(number(operand.value)), as measured"
    case .count: number(operand.value)
    }
  }

  /// Where a number comes from that was only handed on: a limit that it kept to, or a room without margins.
  private func origin(of operand: TraceStep.Operand) -> TraceStep.Operand {
    var origin = operand
    while case .step(let index) = origin.source, let before = trace.steps[index].operands.first,
      before.value == origin.value
    {
      switch trace.steps[index].quantity {
      case .hypothetical, .minimum, .maximum, .available, .contentSize, .minContentSize, .lineOffset: origin = before
      default: return origin
      }
    }
    return origin
  }

  /// Another step by its name: `its base`, `the room of row`.
  private func whose(_ step: TraceStep) -> String {
    step.node == node ? "its \(label(of: step))" : "the \(label(of: step)) of \(name(step.node))"
  }
}
