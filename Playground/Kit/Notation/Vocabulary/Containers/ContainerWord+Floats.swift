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
    css: .floats,
    make: { _, _, _ in Floats() }, arguments: { _, _ in [] },
    sayings: { said, _ in
      var modifiers: [String] = []
      if said.side == .end || said.weight != nil {
        var values = WrittenValues()
        values.add(said.side == .end ? ".end" : ".start")
        values.add(said.weight, label: "weight")
        modifiers.append(".side(\(values.list.joined(separator: ", ")))")
      }
      if said.clears { modifiers.append(".clear()") }
      return modifiers
    })
}

extension ContainerCSS {
  /// Floats in a box of their own. They know neither gaps nor weights.
  fileprivate static let floats = ContainerCSS(
    container: { (_: Floats, node) in
      let hasGap = node.style.rowGap != .points(0) || node.style.columnGap != .points(0)
      let hasWeight = node.arranged.contains { $0.parameter(FloatSide.self).weight != nil }
      return hasGap || hasWeight ? nil : [("display", "flow-root")]
    },
    item: { _, said, _ in
      let side = said.side == .end ? "inline-end" : "inline-start"
      return [("float", side)] + (said.clears ? [("clear", side)] : [])
    })
}
