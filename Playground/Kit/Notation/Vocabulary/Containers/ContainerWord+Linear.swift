internal import Arrangements
internal import EagerLayout

extension ContainerWord {
  static let linear = ContainerWord(
    "Linear",
    [
      Signature([
        Parameter("", .keyword(.listed(["horizontal", "vertical"]))),
        Parameter("", .keyword(.listed(["android", "myLayout"]))), Parameter("gravity", .choice(.place)),
        Parameter("weightSum", .number), Parameter("alignsBaselines", .truth), Parameter("baselineItem", .whole),
        Parameter("matchesLargest", .truth),
      ])
    ],
    example: "Linear(.vertical) { … } or Linear(.horizontal, .myLayout, gravity: .center) { … }",
    modifiers: [
      ItemModifier(
        "weight", [Signature([Parameter("", .number, isRequired: true), Parameter("from", .number)])],
        example: ".weight(1) or .weight(1, from: 0)"
      ) { values, _, item, _ in
        let weight = values.number(0) ?? 0
        item = values.number(1).map { item.weight(weight, from: $0) } ?? item.weight(weight)
      },
      ItemModifier("fillsRest", [.one(.truth, isRequired: false)], example: ".fillsRest()") { values, _, item, _ in
        item = item.fillsRest(values.truth(0) ?? true)
      },
      ItemModifier(
        "gravity",
        [Signature([Parameter("", .choice(.placeAlignment), isRequired: true), Parameter("offset", .number)])],
        example: ".gravity(.end)"
      ) { values, _, item, _ in
        item = item.gravity(values.placeAlignment(0) ?? .fill, offset: values.number(1) ?? 0)
      },
      ItemModifier("alignsBaseline", [.one(.truth)], example: ".alignsBaseline(false)") { values, _, item, _ in
        item = item.alignsBaseline(values.truth(0) ?? true)
      },
      ItemModifier(
        "gap", [Signature([Parameter("before", .number, isRequired: true)])], example: ".gap(before: 20)"
      ) { values, _, item, _ in item = item.gap(before: values.number(0) ?? 0) },
      ItemModifier(
        "yields", [Signature(["gap", "size"].map { Parameter($0, .number) }, needsOne: true)],
        example: ".yields(gap: 1, size: 2)"
      ) { values, _, item, _ in
        guard let gap = values.number(0) else {
          item = item.yields(size: values.number(1) ?? 0)
          return
        }
        item = item.yields(gap: gap, size: values.number(1) ?? 0)
      },
    ],
    make: { values, _, _ in
      Linear(
        values.keyword(0) == 1 ? .vertical : .horizontal, values.keyword(1) == 1 ? .myLayout : .android,
        gravity: values.place(2) ?? .topLeading, weightSum: values.number(3), alignsBaselines: values.truth(4) ?? true,
        baselineItem: values.whole(5), matchesLargest: values.truth(6) ?? false)
    },
    arguments: { linear, _ in
      var values = WrittenValues()
      values.add(linear.axis == .vertical ? ".vertical" : ".horizontal")
      if linear.rules == .myLayout { values.add(".myLayout") }
      if linear.gravity != .topLeading { values.add(linear.gravity.text, label: "gravity") }
      values.add(linear.weightSum, label: "weightSum")
      if !linear.alignsBaselines { values.add("false", label: "alignsBaselines") }
      if let item = linear.baselineItem { values.add("\(item)", label: "baselineItem") }
      if linear.matchesLargest { values.add("true", label: "matchesLargest") }
      return values.list
    },
    sayings: { specified, _ in specified.modifiers })
}

extension LinearItem {
  fileprivate var modifiers: [String] {
    var modifiers: [String] = []
    func add(_ name: String, _ values: WrittenValues) {
      modifiers.append(".\(name)(\(values.list.joined(separator: ", ")))")
    }
    if weight != 0 || startsAt != nil {
      var values = WrittenValues()
      values.add(decimal(weight))
      values.add(startsAt, label: "from")
      add("weight", values)
    }
    if fillsRest { modifiers.append(".fillsRest()") }
    if let gravity {
      var values = WrittenValues()
      values.add(gravity.text)
      values.add(offset, label: "offset", unless: 0)
      add("gravity", values)
    }
    if !hasBaseline { modifiers.append(".alignsBaseline(false)") }
    if gapBefore != 0 { modifiers.append(".gap(before: \(decimal(gapBefore)))") }
    var parts = WrittenValues()
    parts.add(yieldsGap, label: "gap", unless: 0)
    parts.add(yieldsSize, label: "size", unless: 0)
    if !parts.list.isEmpty { add("yields", parts) }
    return modifiers
  }
}
