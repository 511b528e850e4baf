internal import Arrangements
internal import EagerLayout

extension RelativeConstraints {
  /// The modifiers of items in a `Relative`: one for each property, and Android's names.
  static let modifiers = RelativeProperty.allNames.map { constraint($0) } + androidModifiers

  /// The modifiers for these constraints.
  func texts(_ ids: IDWriter) -> [String] {
    specified.map { constraint in
      let label = constraint.bound.map { $0 == .minimum ? "atLeast" : "atMost" } ?? "to"
      return ".\(constraint.property.name)(\(label): \(constraint.anchor.text(ids)))"
    }
  }

  /// The modifier that constrains an edge, a center or a size. Leading and top edges also have a lower bound, trailing
  /// and bottom edges an upper bound.
  private static func constraint(_ name: String) -> ItemModifier {
    let property = RelativeProperty.named(name), isSize = property == .width || property == .height
    let plus = isSize ? [] : [Parameter("", .finite)]
    var signatures = [Signature([Parameter("to", .choice(.anchor), isRequired: true)] + plus)]
    let bound: RelativeConstraints.Bound? =
      switch property {
      case .leading, .top: .minimum
      case .trailing, .bottom: .maximum
      default: nil
      }
    let boundLabel = bound.map { $0 == .minimum ? "atLeast" : "atMost" }
    if let boundLabel { signatures.append(Signature([Parameter(boundLabel, .choice(.anchor), isRequired: true)])) }
    let example = isSize ? ".\(name)(to: .\(name)(of: a, times: 2))" : ".\(name)(to: .\(name)(of: a), 8)"
    return ItemModifier(name, signatures, example: example) { values, signature, item, ids in
      let plus = values.number(at: 1) ?? 0
      guard let anchor = values.first?.flatMap({ $0.anchor(&ids, plus: plus) }) else { return }
      let bound = signature == 0 ? nil : bound
      item = item.changing(RelativeConstraints.self) {
        $0.specified.append(.init(property, bound: bound, by: anchor))
      }
    }
  }

  private static let androidModifiers: [ItemModifier] = {
    let siblingRules: [(name: String, property: RelativeProperty, of: RelativeProperty)] = [
      ("toRightOf", .leading, .trailing), ("toLeftOf", .trailing, .leading), ("above", .bottom, .top),
      ("below", .top, .bottom), ("alignLeft", .leading, .leading), ("alignRight", .trailing, .trailing),
      ("alignTop", .top, .top), ("alignBottom", .bottom, .bottom), ("alignBaseline", .baseline, .baseline),
    ]
    let parentRules: [(name: String, properties: [RelativeProperty])] = [
      ("alignParentLeft", [.leading]), ("alignParentRight", [.trailing]), ("alignParentTop", [.top]),
      ("alignParentBottom", [.bottom]), ("centerHorizontal", [.centerX]), ("centerVertical", [.centerY]),
      ("centerInParent", [.centerX, .centerY]),
    ]
    return siblingRules.map { name, property, other in
      ItemModifier(name, [.unlabeled(.id)], example: ".\(name)(a)") { values, _, item, ids in
        guard let id = values.layoutID(at: 0, &ids) else { return }
        item = item.put(property, by: .sibling(id, other))
      }
    }
      + parentRules.map { name, properties in
        ItemModifier(name, [Signature()], example: ".\(name)()") { _, _, item, _ in
          for property in properties { item = item.put(property, by: .parent) }
        }
      }
  }()
}

extension RelativeProperty {
  // The names, in the order of the cases.
  fileprivate static let allNames = [
    "leading", "centerX", "trailing", "width", "top", "centerY", "bottom", "height", "baseline",
  ]

  fileprivate var name: String { Self.allNames[Int(rawValue)] }

  fileprivate static func named(_ name: String) -> RelativeProperty {
    let index = allNames.firstIndex { $0.utf8.elementsEqual(name.utf8) } ?? 0
    return RelativeProperty(rawValue: UInt8(index)) ?? .leading
  }
}

extension Choice {
  /// The anchor of an edge, a center or a size.
  static let anchor: Choice = Choice(
    alternatives: "a number, .parent, .trailing(of: a, 8) or .greatest(.trailing(of: a), .trailing(of: b))",
    numbers: -largestLength...largestLength
  ) {
    let scale = [Parameter("times", .finite), Parameter("plus", .finite)]
    let ofParameter = Parameter("of", .id, isRequired: true)
    let properties = RelativeProperty.allNames.map { name in
      let isSize = name.utf8.elementsEqual("width".utf8) || name.utf8.elementsEqual("height".utf8)
      return Member(
        name, [Signature([ofParameter] + (isSize ? scale : [Parameter("", .finite)]))],
        example: isSize ? ".\(name)(of: a, times: 2, plus: 10)" : ".\(name)(of: a, 8)")
    }
    let combinations = ["greatest", "least", "first"].map { name in
      Member(
        name, [Signature([Parameter("", .choice(anchor), isRequired: true, repeats: true)])],
        example: ".\(name)(.trailing(of: a), .trailing(of: b))")
    }
    let property = Parameter("", .keyword(.listed(RelativeProperty.allNames)))
    return properties + combinations + [
      Member("parent", [Signature([property] + scale)], allowsBareName: true, example: ".parent or .parent(.centerX)"),
      Member("number", [.unlabeled(.finite)], example: ".number(8)"),
      Member(
        "sibling",
        [
          Signature(
            [
              Parameter("", .id, isRequired: true),
              Parameter("", .keyword(.listed(RelativeProperty.allNames)), isRequired: true),
            ] + scale)
        ],
        example: ".sibling(a, .trailing, times: 2)"),
    ]
  }

  /// Items that share a size, or are centered together.
  static let group = Choice(alternatives: ".equalWidths([a, b]) or .centered([a, b], gap: 8)") {
    let members = Parameter("", .list(.id), isRequired: true)
    let equalSizes = Signature([members, Parameter("weights", .list(.positive)), Parameter("plus", .finite)])
    let centered = Signature([members, Parameter("gap", .finite)])
    return [
      Member("equalWidths", [equalSizes], example: ".equalWidths([a, b], weights: [1, 2])"),
      Member("equalHeights", [equalSizes], example: ".equalHeights([a, b], weights: [1, 2])"),
      Member("centered", [centered], example: ".centered([a, b], gap: 8)"),
      Member("centeredVertically", [centered], example: ".centeredVertically([a, b], gap: 8)"),
    ]
  }
}

extension [ParsedValue?] {
  func groups(at index: Int, _ ids: inout SketchIDs) -> [RelativeGroup] {
    (list(at: index) ?? []).compactMap { [$0].chosen(at: 0)?.group(&ids) }
  }

  /// The id for a name or a number.
  func layoutID(at index: Int, _ ids: inout SketchIDs) -> LayoutID? {
    if let name = name(at: index) { return ids.id(of: name, index: 0) }
    return whole(at: index).map { ids.id(of: $0, index: 0) }
  }
}

extension ParsedValue {
  fileprivate func anchor(_ ids: inout SketchIDs, plus: Double = 0) -> RelativeAnchor? {
    switch self {
    case .number(let value): .number(value + plus)
    case .chosen(let chosen): chosen.anchor(&ids, plus: plus)
    default: nil
    }
  }
}

extension ChoiceValue {
  fileprivate func anchor(_ ids: inout SketchIDs, plus: Double) -> RelativeAnchor? {
    guard let member else { return nil }
    let propertyCount = RelativeProperty.allNames.count
    func property(_ index: Int) -> RelativeProperty? {
      values.keyword(at: index).flatMap { RelativeProperty(rawValue: $0) }
    }
    switch member {
    case 0..<propertyCount:
      guard let id = values.layoutID(at: 0, &ids), let property = RelativeProperty(rawValue: UInt8(member)) else {
        return nil
      }
      guard property == .width || property == .height else {
        return .sibling(id, property, plus: (values.number(at: 1) ?? 0) + plus)
      }
      return .sibling(id, property, times: values.number(at: 1) ?? 1, plus: (values.number(at: 2) ?? 0) + plus)
    case propertyCount..<propertyCount + 3:
      let anchors = values.compactMap { $0?.anchor(&ids, plus: plus) }
      let choices: [RelativeAnchor.Choice] = [.greatest, .least, .first]
      return RelativeAnchor(specified: .several(choices[member - propertyCount], anchors, times: 1, plus: 0))
    case propertyCount + 3:
      return .parent(property(0), times: values.number(at: 1) ?? 1, plus: (values.number(at: 2) ?? 0) + plus)
    case propertyCount + 4: return .number((values.number(at: 0) ?? 0) + plus)
    default:
      guard let id = values.layoutID(at: 0, &ids), let property = property(1) else { return nil }
      return .sibling(id, property, times: values.number(at: 2) ?? 1, plus: (values.number(at: 3) ?? 0) + plus)
    }
  }

  fileprivate func group(_ ids: inout SketchIDs) -> RelativeGroup {
    let members = (values.list(at: 0) ?? []).compactMap { [$0].layoutID(at: 0, &ids) }
    let weights = (values.list(at: 1) ?? []).compactMap { [$0].number(at: 0) }
    let sharesSize = (member ?? 0) < 2
    return RelativeGroup(
      sharesSize: sharesSize, isHorizontal: (member ?? 0) % 2 == 0, members: members, weights: weights,
      space: values.number(at: sharesSize ? 2 : 1) ?? 0)
  }
}

extension RelativeAnchor {
  /// The anchor in source form. Its position is multiplied by `factor`, and then `offset` is added.
  fileprivate func text(_ ids: IDWriter, times factor: Double = 1, plus offset: Double = 0) -> String {
    var values = ArgumentList()
    switch specified {
    case .number(let value): return decimal(value * factor + offset)
    case .parent(let property, let times, let plus):
      if let property { values.add(".\(property.name)") }
      values.add(times * factor, label: "times", unless: 1)
      values.add(plus * factor + offset, label: "plus", unless: 0)
      return values.call(".parent")
    case .sibling(let id, let property, let times, let plus):
      let isSize = property == .width || property == .height, times = times * factor, plus = plus * factor + offset
      if times != 1 && !isSize {
        values.add(ids.text(id))
        values.add(".\(property.name)")
      } else {
        values.add(ids.text(id), label: "of")
      }
      values.add(times, label: "times", unless: 1)
      if isSize || times != 1 {
        values.add(plus, label: "plus", unless: 0)
      } else if plus != 0 {
        values.add(decimal(plus))
      }
      return values.call(times != 1 && !isSize ? ".sibling" : ".\(property.name)")
    case .several(let choice, let anchors, let times, let plus):
      let times = times * factor
      for anchor in anchors { values.add(anchor.text(ids, times: times, plus: plus * factor + offset)) }
      // A negative factor exchanges the greatest and the least anchor.
      let isGreatest = choice == (times < 0 ? .least : .greatest)
      return values.call(choice == .first ? ".first" : isGreatest ? ".greatest" : ".least")
    case nil: return "\u{2026}"
    }
  }
}

extension RelativeGroup {
  func text(_ ids: IDWriter) -> String {
    var values = ArgumentList()
    values.add("[\(members.map { ids.layoutID($0) }.joined(separator: ", "))]")
    if !weights.isEmpty { values.add("[\(weights.map { decimal($0) }.joined(separator: ", "))]", label: "weights") }
    values.add(space, label: sharesSize ? "plus" : "gap", unless: 0)
    let name =
      sharesSize
      ? isHorizontal ? "equalWidths" : "equalHeights"
      : isHorizontal ? "centered" : "centeredVertically"
    return values.call(".\(name)")
  }
}

// Constraints refer to siblings by id, so their ids are renamed together with the ids of the items.
extension LayoutNode {
  /// Renames the siblings that a container or an item refers to.
  mutating func renameSiblings(_ rename: (LayoutID) -> LayoutID) {
    if let relative = arrangement?.value(of: Relative.self), !relative.groups.isEmpty || relative.gravity.ignored != nil
    {
      var renamed = relative
      for index in renamed.groups.indices {
        renamed.groups[index].members = renamed.groups[index].members.map(rename)
      }
      renamed.gravity.ignored = renamed.gravity.ignored.map(rename)
      content = Arranged(renamed) {}.node.content
    }
    var constraints = style.layoutValue(RelativeConstraints.self)
    guard !constraints.specified.isEmpty else { return }
    constraints.specified = constraints.specified.map {
      RelativeConstraints.Specified($0.property, bound: $0.bound, by: $0.anchor.renamed(rename))
    }
    style.setLayoutValue(constraints)
  }
}

extension RelativeAnchor {
  fileprivate func renamed(_ rename: (LayoutID) -> LayoutID) -> RelativeAnchor {
    switch specified {
    case .sibling(let id, let property, let times, let plus):
      .sibling(rename(id), property, times: times, plus: plus)
    case .several(let several, let anchors, let times, let plus):
      RelativeAnchor(specified: .several(several, anchors.map { $0.renamed(rename) }, times: times, plus: plus))
    default: self
    }
  }
}
