internal import Arrangements
internal import EagerLayout

extension ContainerWord {
  static let floats = ContainerWord(
    "Floats", [Signature()], example: "Floats { … }",
    modifiers: [
      ItemModifier(
        "side",
        [
          Signature([
            Parameter("", .keyword(.listed(["start", "end"])), isRequired: true), Parameter("weight", .number),
          ])
        ],
        example: ".side(.end) or .side(.start, weight: 0.5)"
      ) { values, _, item, _ in
        item = item.side(values.keyword(0) == 1 ? .end : .start, weight: values.number(1))
      },
      ItemModifier("clear", [Signature()], example: ".clear()") { _, _, item, _ in item = item.clear() },
    ],
    make: { _, _, _ in Floats() }, arguments: { _, _ in [] },
    sayings: { specified, _ in
      var modifiers: [String] = []
      if specified.side == .end || specified.weight != nil {
        var values = WrittenValues()
        values.add(specified.side == .end ? ".end" : ".start")
        values.add(specified.weight, label: "weight")
        modifiers.append(".side(\(values.list.joined(separator: ", ")))")
      }
      if specified.clears { modifiers.append(".clear()") }
      return modifiers
    })
}
