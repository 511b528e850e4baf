internal import Arrangements
package import EagerLayout

/// The syntax of a container other than `Row` and `Column`: its name, its parameters, and the modifiers of its items.
/// The syntax follows from the library's description of the container.
package final class ContainerSyntax: Sendable {
  package let name: String
  let signatures: [Signature]
  /// An example of correct use, for messages about incorrect code.
  let example: String
  package let modifiers: [ItemModifier]
  /// The library's description. `nil` for a container without one, which can be written but not read.
  private let description: ContainerDescription?

  private init(_ description: ContainerDescription) {
    self.description = description
    name = description.name
    example = description.example
    modifiers = description.modifiers.map { ItemModifier($0, of: description) } + description.ownModifiers
    signatures = description.initializers.map { initializer in
      let parameters = initializer.map { $0.parameter(of: description) }
      return Signature(parameters + (description.isCSS ? [Parameter("gap", .length)] : []))
    }
  }

  private init(unknown name: String) {
    self.name = name
    (signatures, modifiers, description) = ([], [], nil)
    example = "\(name) { … }"
  }

  /// Whether the container has the alignment properties of rows and columns.
  package var isAligned: Bool { description?.isCSS ?? false }

  package static func of(_ arrangement: AnyArrangement) -> ContainerSyntax {
    all.first { $0.description?.values(arrangement) != nil } ?? ContainerSyntax(unknown: arrangement.title)
  }

  /// All containers, in the order in which they are offered.
  static let all: [ContainerSyntax] = ContainerDescription.all.map { ContainerSyntax($0) }

  /// Creates the container from the arguments of a signature, without items.
  func make(_ arguments: [ParsedValue?], _ signature: Int, _ ids: inout SketchIDs) -> LayoutNode {
    guard let description else { return Row().node }
    let parameters = description.initializers[signature]
    var values = [PropertyValue?](repeating: nil, count: description.properties.count)
    func set(_ property: String, _ parsedValue: ParsedValue?, _ ids: inout SketchIDs) {
      let index = description.properties.index(of: property)
      values[index] = parsedValue.flatMap { description.properties[index].kind.value(of: $0, &ids) }
    }
    for (parameter, value) in zip(parameters, arguments) {
      switch (parameter, value) {
      case (.property(let name), _): set(name, value, &ids)
      case (.oneOf(_, let members), .chosen(let chosen)?):
        if let property = chosen.member.flatMap({ members[$0].property }) { set(property, chosen.values[0], &ids) }
      case (.value(_, _, let parts), .chosen(let chosen)?):
        for (part, value) in zip(parts, chosen.values) { set(part.property, value, &ids) }
      default: break
      }
    }
    var node = description.make(values).node
    if let gap = arguments.length(at: parameters.count) {
      node.style[length: .rowGap] = gap
      node.style[length: .columnGap] = gap
    }
    return node
  }

  /// The arguments of a container in source form, without defaults.
  func arguments(of arrangement: AnyArrangement, _ ids: IDWriter) -> [String] {
    guard let description, let values = description.values(arrangement) else { return ["\u{2026}"] }
    let total = values.reduce(0) { $0 + ($1.isSpecified ? 1 : 0) }
    /// Returns the source form of a property's value, or `nil` if the value is initial.
    func text(_ property: String, evenIfInitial: Bool = false) -> String? {
      let index = description.properties.index(of: property)
      guard let value = values[index], evenIfInitial || values[index].isSpecified else { return nil }
      return description.properties[index].kind.text(value, ids)
    }
    let choice = description.initializers.firstIndex { $0.flatMap { $0.properties }.count { text($0) != nil } == total }
    var arguments = ArgumentList()
    for (position, parameter) in description.initializers[choice ?? 0].enumerated() {
      let parameters = signatures[choice ?? 0].parameters[position...], label = parameters[position].label
      switch parameter {
      case .property(let name):
        // A parameter without a label cannot be omitted if the next parameter has no label either.
        let isNeeded = parameters.prefix(2).count { $0.label.utf8.isEmpty } == 2
        if let text = text(name, evenIfInitial: isNeeded) { arguments.add(text, label: label) }
      case .oneOf(_, let members):
        for member in members {
          guard let text = member.property.flatMap({ text($0) }) else { continue }
          var argument = ArgumentList()
          argument.add(text, label: member.label)
          arguments.add(argument.call(".\(member.name)"), label: label)
        }
      case .value(_, let type, let parts):
        var partArguments = ArgumentList()
        for part in parts {
          if let text = text(part.property) { partArguments.add(text, label: part.label) }
        }
        if !partArguments.list.isEmpty { arguments.add(partArguments.call(type), label: label) }
      }
    }
    return arguments.list
  }

  /// The modifiers for an item's layout value, each with its dot.
  package func modifierTexts(_ style: FlexStyle, _ ids: IDWriter) -> [String] {
    guard let description else { return [] }
    return description.modifiers.compactMap { $0.text(description.itemValues(style), description, ids) }
      + description.ownModifierTexts(style, ids)
  }
}

extension PropertyValue? {
  /// Whether the value must be written: it is neither `nil` nor the first keyword, which is the initial value.
  fileprivate var isSpecified: Bool { self != nil && self != .keyword(0) }
}

extension InitializerParameter {
  fileprivate func parameter(of container: ContainerDescription) -> Parameter {
    func parameter(_ name: String, label: String? = nil, isRequired: Bool) -> Parameter {
      let property = container.properties[container.properties.index(of: name)]
      return Parameter(label ?? property.label, property.kind.form, isRequired: isRequired)
    }
    switch self {
    case .property(let name):
      let isOneOfSeveral = container.initializers.count > 1 && name.isOne(of: container.alternatives)
      return parameter(name, isRequired: isOneOfSeveral || name.isOne(of: container.required))
    case .oneOf(let label, let members):
      let all = members.map { member in
        guard let property = member.property else { return Choice.Member(member.name) }
        let value = parameter(property, label: member.label, isRequired: true)
        return Choice.Member(member.name, [Signature([value])], example: member.example)
      }
      return Parameter(label, .choice(Choice(alternatives: Parameter.Form.list(members.map { $0.example })) { all }))
    case .value(let label, let type, let values):
      let signature = Signature(values.map { parameter($0.property, label: $0.label, isRequired: false) })
      let sample = "\(values[0].label): 0.5"
      let choice = Choice(
        alternatives: "\(type)(\(sample))", type: Choice.Member(type, [signature], example: "\(type)(\(sample))")
      ) { [Choice.Member("init", [signature], example: ".init(\(sample))")] }
      return Parameter(label, .choice(choice))
    }
  }
}

// Items of grids and of `Relative` have modifiers that are not described in the library: some set several properties by
// one argument, others one property by several arguments.
extension ContainerDescription {
  fileprivate var ownModifiers: [ItemModifier] {
    switch itemProperties.first?.kind {
    case .line: GridItem.modifiers
    case .constraints: RelativeConstraints.modifiers
    default: []
    }
  }

  fileprivate func ownModifierTexts(_ style: FlexStyle, _ ids: IDWriter) -> [String] {
    switch itemProperties.first?.kind {
    case .line: style.layoutValue(GridItem.self).modifiers(ids.ids)
    case .constraints: style.layoutValue(RelativeConstraints.self).texts(ids)
    default: []
    }
  }
}

extension [PropertyDescription] {
  fileprivate func index(of name: String) -> Int {
    guard let index = firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
      preconditionFailure("A container's description names a property that it does not have.")
    }
    return index
  }
}

/// A modifier for the layout value of an item in its container.
package struct ItemModifier: Sendable {
  let name: String
  let signatures: [Signature]
  /// An example of correct use, for messages about incorrect code.
  package let example: String
  /// Sets the item's layout value for its container, as the library's modifier of the same name does.
  let apply: @Sendable (_ values: [ParsedValue?], _ signature: Int, _ item: inout Row, _ ids: inout SketchIDs) -> Void

  init(
    _ name: String, _ signatures: [Signature], example: String,
    apply:
      @escaping @Sendable (_ values: [ParsedValue?], _ signature: Int, _ item: inout Row, _ ids: inout SketchIDs) ->
      Void
  ) {
    self.name = name
    self.signatures = signatures
    self.example = example
    self.apply = apply
  }

  fileprivate init(_ modifier: ItemModifierDescription, of container: ContainerDescription) {
    let properties = container.itemProperties, indices = modifier.parameters.map { properties.index(of: $0.property) }
    let labeled = modifier.parameters.filter { $0.label != nil }
    let requiresAnyArgument = labeled.count > 1 && !labeled.contains { $0.label?.utf8.isEmpty ?? true }
    let parameters = labeled.enumerated().map { position, parameter in
      Parameter(
        parameter.label ?? "", properties[properties.index(of: parameter.property)].kind.form,
        isRequired: position == 0 && !requiresAnyArgument && parameter.fallback == nil)
    }
    // The position of a parameter whose argument, if it is the only one, leaves the other properties unchanged.
    let keepingPosition = modifier.labelThatKeepsOthers.flatMap { name in
      parameters.firstIndex { $0.label.utf8.elementsEqual(name.utf8) }
    }
    self.init(
      modifier.name, [Signature(parameters, requiresAnyArgument: requiresAnyArgument)], example: modifier.example
    ) {
      values, _, item, ids in
      var itemValues = container.itemValues(item.node.style)
      let specifiedPositions = values.indices.filter { values[$0] != nil }
      let keepsOtherValues = specifiedPositions.count == 1 && specifiedPositions[0] == keepingPosition
      for (position, index) in indices.enumerated() {
        let parsedValue = position < values.count ? values[position] : nil
        if parsedValue == nil && keepsOtherValues { continue }
        itemValues[index] =
          parsedValue.flatMap { properties[index].kind.value(of: $0, &ids) } ?? modifier.parameters[position].fallback
      }
      container.setItemValues(itemValues, &item.node.style)
    }
  }
}

extension ItemModifierDescription {
  /// The modifier in source form; nil if none of its properties is specified.
  fileprivate func text(_ values: [PropertyValue?], _ container: ContainerDescription, _ ids: IDWriter) -> String? {
    var arguments = ArgumentList(), isSpecified = false
    for parameter in parameters {
      let index = container.itemProperties.index(of: parameter.property), kind = container.itemProperties[index].kind
      if values[index].isSpecified { isSpecified = true }
      guard let label = parameter.label else { continue }
      if let value = values[index].isSpecified ? values[index] : parameter.initial {
        if value != parameter.fallback { arguments.add(kind.text(value, ids), label: label) }
      } else if label.utf8.isEmpty {
        return nil
      }
    }
    return isSpecified ? arguments.call(".\(name)", isAlwaysCall: true) : nil
  }
}
