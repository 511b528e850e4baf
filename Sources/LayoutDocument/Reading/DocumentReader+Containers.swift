internal import EagerLayout

/// A property of a container, or of one of its items, from a node's style.
struct ContainerProperty {
  var node: Int
  var specified: SpecifiedProperty
  /// The index of the style among the node's styles for size classes; nil for the node's own style.
  var condition: Int?
  /// The position in the text at which the value ends.
  var position: Int
  /// The shorthand that sets the property; nil if the property itself is written.
  var shorthand: GridShorthand?
}

/// The value of a node's `display`, after it was read.
enum SpecifiedDisplay {
  case flex
  case container(Vocabulary.Word)
  /// An invalid value, which has been reported.
  case unknown
}

extension DocumentReader {
  /// Reads `display`, which determines whether the node is visible and what kind of container it is.
  mutating func readDisplay(_ value: ScannedValue, at place: ValuePlace, into style: inout FlexStyle) {
    let names = FlexStyle.Property.displays
    if value.kind == .string, let position = names.position(ofKeyword: value.text) {
      style[keyword: .display] = position
      displaysByNode[place.node] = nil
      return
    }
    displaysByNode[place.node] = .unknown
    let specified = value.kind == .string ? value.text.string : ""
    // `none` before the name of a container hides the container.
    let isHidden = specified.lowercased().hasPrefix(Self.hiddenPrefix)
    let name = isHidden ? String(specified.dropFirst(Self.hiddenPrefix.count)) : specified
    if let word = vocabulary[name] ?? vocabulary[name.lowercased()] {
      style.display = isHidden ? .none : .flex
      displaysByNode[place.node] = .container(word)
      displayPositionsByNode[place.node] = scanner.position
      return
    }
    let all = names.list + vocabulary.words.map(\.name)
    let suggestion = name.isEmpty ? nil : nearestName(to: name, in: all)
    reject(value, at: place, remedy: suggestion.map { "did you mean \($0)?" } ?? "write \(listed(all))")
  }

  /// The prefix of a value of `display` for a hidden container.
  static let hiddenPrefix = "none "

  /// Reads a property that belongs to a container. Its meaning depends on the node's own container and on the container
  /// around the node. Both may follow later in the text, so the property is resolved when the whole tree has been read.
  mutating func readContainerProperty(
    _ key: Text, of node: Int, keeping seen: SeenProperties, into style: inout FlexStyle
  ) throws(JSONScanner.Fault) {
    let name = key.string
    // `place-items` is read later, because its meaning depends on the container.
    if let shorthand = GridShorthand(rawValue: name), shorthand != .placeItems, vocabulary["grid"] != nil {
      if isSpecified(of: node, { $0.shorthand == shorthand }) { reportDuplicate(in: .style(of: node), key: name) }
      let value = try readJSONValue()
      return read(shorthand, value, of: node, at: scanner.position, keeping: seen, into: &style)
    }
    guard vocabulary.owners(of: name) != nil else {
      report(unknownProperty(key), in: .style(of: node), key: name)
      return try scanner.skipValue()
    }
    if isSpecified(of: node, { $0.specified.name == name && $0.shorthand == nil }) {
      reportDuplicate(in: .style(of: node), key: name)
    }
    let value = try readJSONValue()
    containerProperties.append(
      ContainerProperty(
        node: node, specified: SpecifiedProperty(name: name, value: value), condition: condition,
        position: scanner.position)
    )
  }

  /// Returns `true` if the current style of a node has a property that matches. The properties of a style are adjacent
  /// in `containerProperties`.
  private func isSpecified(of node: Int, _ matches: (ContainerProperty) -> Bool) -> Bool {
    var index = containerProperties.count - 1
    while index >= 0, containerProperties[index].node == node, containerProperties[index].condition == condition {
      if matches(containerProperties[index]) { return true }
      index -= 1
    }
    return false
  }

  /// Creates the containers, and sets the properties of the containers and their items.
  mutating func makeContainers() {
    if displaysByNode.isEmpty && containerProperties.isEmpty { return }
    var specified: [Int: [ContainerProperty]] = [:]
    for property in containerProperties { specified[property.node, default: []].append(property) }
    defer { condition = nil }
    for node in nodes.indices {
      let ownWord = container(at: node)
      let properties = withoutOverridden(
        Self.withoutShorthandDuplicates(specified[node] ?? []), alternatives: ownWord?.container.alternatives ?? [])
      // In CSS, `display` does not make text a container.
      let ownContainer = ownWord.flatMap { $0.isCSS && nodes[node].content != nil ? nil : $0.container }
      let parentContainer = container(at: parentWithBox(of: node))?.container
      guard ownContainer != nil || !properties.isEmpty else { continue }
      var ofContainer: [ContainerProperty] = [], ofItem: [ContainerProperty] = []
      for property in properties {
        condition = property.condition
        switch (
          ownContainer?.hasProperty(property.specified.name) ?? false,
          parentContainer?.hasItemProperty(property.specified.name) ?? false
        ) {
        case (true, false): ofContainer.append(property)
        case (false, true): ofItem.append(property)
        case (true, true): reportAmbiguous(property)
        case (false, false): reportMisplaced(property)
        }
      }
      condition = nil
      if let ownContainer { makeContainer(ownContainer, of: node, ofContainer) }
      if let parentContainer, !ofItem.isEmpty {
        read(ofItem) { specified, reader, reading in
          parentContainer.setLayoutValue(specified: specified, of: &reader.nodes[node].style, &reading)
        }
      }
    }
  }

  /// Returns the properties without values from shorthands for properties that are also set individually.
  private static func withoutShorthandDuplicates(_ properties: [ContainerProperty]) -> [ContainerProperty] {
    guard properties.contains(where: { $0.shorthand != nil }) else { return properties }
    return properties.filter { property in
      property.shorthand == nil
        || !properties.contains {
          $0.shorthand == nil && $0.specified.name == property.specified.name && $0.condition == property.condition
        }
    }
  }

  /// Returns the nearest ancestor that is not `display: contents`; -1 if there is none.
  private func parentWithBox(of node: Int) -> Int {
    var parent = nodes[node].parent
    while parent >= 0, nodes[parent].style.units.isContents { parent = nodes[parent].parent }
    return parent
  }

  private func container(at node: Int) -> Vocabulary.Word? {
    if case .container(let word)? = displaysByNode[node] { word } else { nil }
  }

  private mutating func makeContainer(_ word: any ContainerVocabulary, of node: Int, _ properties: [ContainerProperty])
  {
    let position = displayPositionsByNode[node] ?? 0
    if nodes[node].content != nil {
      report(
        "a node with text or intrinsic cannot be a container; remove display, or put the node into a container",
        in: .style(of: node), key: "display", position: position)
      return
    }
    read(properties) { specified, reader, reading in
      reader.nodes[node].content = word.content(specified: specified, &reading)
    }
    nodes[node].style.units.isContainer = true
    let names = properties.map(\.specified.name)
    for needed in word.required {
      let accepted = word.alternatives.contains(needed) ? word.alternatives : [needed]
      if accepted.contains(where: names.contains) { continue }
      let values = word.properties.first { $0.name == needed }?.values ?? ""
      let otherNames = accepted.filter { $0 != needed }
      let orOthers = otherNames.isEmpty ? "" : ", or \(listed(otherNames)) in its place"
      report("is missing; write \(values)\(orOthers)", in: .style(of: node), key: needed, position: position)
    }
    let alternatives = properties.filter { word.alternatives.contains($0.specified.name) }
    for property in alternatives.dropFirst() where property.specified.name != alternatives[0].specified.name {
      condition = property.condition
      report(
        "conflicts with \(alternatives[0].specified.name); a container has one of \(listed(word.alternatives, "and")), "
          + "so remove the others", in: .style(of: node), key: property.specified.name, position: property.position)
    }
    // Reports properties that have no effect with the selected alternative. Properties of other styles than the one
    // with the alternative are not reported, because a style for a size class may select another alternative.
    for property in properties where alternatives.count <= 1 && !word.alternatives.contains(property.specified.name) {
      guard let (alternative, message) = word.conflict(of: property.specified.name, among: names),
        alternative == nil || alternatives[0].condition == property.condition
      else { continue }
      condition = property.condition
      report(message, in: .style(of: node), key: property.specified.name, position: property.position)
    }
    condition = nil
  }

  /// Reads the values of properties, and reports each fault at the position of its value.
  private mutating func read(
    _ properties: [ContainerProperty],
    _ body: ([SpecifiedProperty], inout DocumentReader, inout ValueReading) -> Void
  ) {
    var reading = ValueReading()
    body(properties.map(\.specified), &self, &reading)
    guard !reading.faults.isEmpty, let node = properties.first?.node else { return }
    for fault in reading.faults {
      let property = properties.first { fault.path.isPath(to: $0.specified.name) } ?? properties[0]
      report(
        fault.message, at: "\(pathOfStyle(of: node, property.condition)).\(property.shorthand?.rawValue ?? fault.path)",
        position: property.position)
    }
  }

  private mutating func reportAmbiguous(_ property: ContainerProperty) {
    let name = property.specified.name
    report(
      "is a property of this container, and also of items in the container around it; put another node between them",
      in: .style(of: property.node), key: name, position: property.position)
  }

  /// Reports a property that belongs neither to the node's own container nor to the container around the node.
  private mutating func reportMisplaced(_ property: ContainerProperty) {
    let node = property.node, parent = parentWithBox(of: node)
    guard let owners = vocabulary.owners(of: property.specified.name), !owners.isCSS else { return }
    // If `display` is invalid, which has been reported, the allowed properties are unknown.
    if case .unknown? = displaysByNode[node], !owners.containers.isEmpty { return }
    if case .unknown? = displaysByNode[parent], !owners.items.isEmpty { return }
    var uses: [String] = [], remedies = ["remove it"]
    let isForGrids = property.specified.name == GridShorthand.placeItems.rawValue && vocabulary["grid"] != nil
    let containers = owners.containers + (isForGrids ? ["grid"] : [])
    if !containers.isEmpty {
      uses.append("of \(listed(containers)), and this node is \(name(of: node))")
      remedies.append("write \(display(containers)) here")
    }
    if !owners.items.isEmpty {
      let parentContainer = parent < 0 ? "no container" : name(of: parent)
      uses.append("of items in \(listed(owners.items)), and this node is in \(parentContainer)")
      if parent >= 0 { remedies.append("write \(display(owners.items)) in \(paths[parent]).style") }
    }
    report(
      "is a property \(uses.joined(separator: "; or ")); \(listed(remedies))", in: .style(of: node),
      key: property.specified.name, position: property.position)
  }

  private func name(of node: Int) -> String { container(at: node)?.name ?? "flex" }

  private func display(_ names: [String]) -> String { listed(names.map { "\"display\": \"\($0)\"" }) }
}

extension ContainerVocabulary {
  fileprivate func hasProperty(_ name: String) -> Bool { properties.contains { $0.name == name } }
  fileprivate func hasItemProperty(_ name: String) -> Bool { items.contains { $0.name == name } }
}

extension String {
  /// Returns `true` if the path starts with the name of a property.
  fileprivate func isPath(to property: String) -> Bool {
    self == property || hasPrefix("\(property).") || hasPrefix("\(property)[")
  }
}
