extension ContainerDescription {
  /// A line of items by the rules of Android or MyLayout.
  package static let linear = ContainerDescription(
    "Linear", example: "Linear(.vertical) { … } or Linear(.horizontal, .myLayout, gravity: .center) { … }",
    properties: [
      .init("axis", .keyword(["horizontal", "vertical"]), label: ""),
      .init("rules", .keyword(["android", "my-layout"]), label: ""), .init("gravity", .place),
      .init("weight-sum", .weight), .init("baselines", .flag, label: "alignsBaselines"),
      .init("baseline-item", .whole(from: 0)), .init("match-largest", .flag, label: "matchesLargest"),
    ],
    items: [
      .init("weight", .weight), .init("starts-at", .signedLength), .init("fills-rest", .flag),
      .init("gravity-self", .alignment), .init("offset", .anyNumber), .init("has-baseline", .flag),
      .init("gap-before", .length), .init("yields-gap", .weight), .init("yields-size", .weight),
    ],
    modifiers: [
      .init(
        "weight", .init("", "weight", initial: .number(0)), .init("from", "starts-at"),
        example: ".weight(1) or .weight(1, from: 0)"),
      .init("fillsRest", .init("", "fills-rest", fallback: .flag(true)), example: ".fillsRest()"),
      .init("gravity", .init("", "gravity-self"), .init("offset", "offset"), example: ".gravity(.end)"),
      .init("alignsBaseline", .init("", "has-baseline"), example: ".alignsBaseline(false)"),
      .init("gap", .init("before", "gap-before"), example: ".gap(before: 20)"),
      .init(
        "yields", .init("gap", "yields-gap"), .init("size", "yields-size"), labelThatKeepsOthers: "size",
        example: ".yields(gap: 1, size: 2)"),
    ],
    make: { values in
      Linear(
        values.keyword(0) == 1 ? .vertical : .horizontal, values.keyword(1) == 1 ? .myLayout : .android,
        gravity: values.place(2) ?? .topLeading, weightSum: values.number(3), alignsBaselines: values.flag(4) ?? true,
        baselineItem: values.whole(5), matchesLargest: values.flag(6) ?? false)
    },
    values: { linear in
      var values = [PropertyValue?](repeating: nil, count: 7)
      values[0] = .keyword(linear.axis == .vertical ? 1 : 0)
      values[1] = .keyword(linear.rules == .myLayout ? 1 : 0)
      if linear.gravity != .topLeading { values[2] = .place(linear.gravity) }
      values[3] = linear.weightSum.map { .number($0) }
      if !linear.alignsBaselines { values[4] = .flag(false) }
      values[5] = linear.baselineItem.map { .whole($0) }
      if linear.matchesLargest { values[6] = .flag(true) }
      return values
    },
    makeItem: { values in
      var item = LinearItem(weight: values.number(0) ?? 0)
      item.startsAt = values.number(1)
      item.fillsRest = values.flag(2) ?? false
      if case .alignment(let gravity)? = values[3] { item.gravity = gravity }
      item.offset = values.number(4) ?? 0
      item.hasBaseline = values.flag(5) ?? true
      item.gapBefore = values.number(6) ?? 0
      item.yieldsGap = values.number(7) ?? 0
      item.yieldsSize = values.number(8) ?? 0
      return item
    },
    itemValues: { item in
      var values = [PropertyValue?](repeating: nil, count: 9)
      values[0] = number(item.weight)
      values[1] = item.startsAt.map { .number($0) }
      if item.fillsRest { values[2] = .flag(true) }
      values[3] = item.gravity.map { .alignment($0) }
      values[4] = number(item.offset)
      if !item.hasBaseline { values[5] = .flag(false) }
      values[6] = number(item.gapBefore)
      values[7] = number(item.yieldsGap)
      values[8] = number(item.yieldsSize)
      return values
    })
}
