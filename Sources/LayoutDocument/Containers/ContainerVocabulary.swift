internal import EagerLayout

/// The name of a property and a description of its values, without its types.
struct PropertyFacts {
  let name: String
  let values: String
}

/// A property and its specified value.
struct SpecifiedProperty {
  var name: String
  var value: Vocabulary.Value
}

/// The names and values of a container and its items in documents, without the type of the container.
protocol ContainerVocabulary: Sendable {
  var properties: [PropertyFacts] { get }
  var items: [PropertyFacts] { get }
  /// The required properties. Of `alternatives`, one is enough.
  var needs: [String] { get }
  /// Properties of which a container may specify at most one.
  var alternatives: [String] { get }

  /// Returns the reason why a property cannot be specified together with others, and a remedy; nil if it can.
  func conflict(of property: String, among specified: [String]) -> (alternative: String?, message: String)?

  /// Returns the container with the specified properties.
  func content(specified: [SpecifiedProperty], _ reading: inout ValueReading) -> LeafContent?
  /// Sets an item's layout value from the specified properties.
  func setLayoutValue(specified: [SpecifiedProperty], of style: inout FlexStyle, _ reading: inout ValueReading)

  /// Returns the properties of a container, or nil if the container belongs to another word.
  func properties(of container: AnyArrangement) -> [(name: String, value: Vocabulary.Written)]?
  /// Returns the properties that an item specifies for its container.
  func properties(ofItem style: FlexStyle) -> [(name: String, value: Vocabulary.Written)]
}

extension ContainerVocabulary {
  func conflict(of property: String, among specified: [String]) -> (alternative: String?, message: String)? { nil }
}

/// The word of a type of containers. `Specified` has the values that documents can specify.
struct TypedWord<Container: Arrangement, Specified: Sendable>: ContainerVocabulary {
  let initial: Specified
  let make: @Sendable (Specified) -> Container
  let describe: @Sendable (Container) -> Specified
  let ownProperties: [Vocabulary.Property<Specified>]
  let itemProperties: [Vocabulary.Property<Container.ItemValue>]
  let needs: [String]
  let alternatives: [String]

  var properties: [PropertyFacts] { ownProperties.map { PropertyFacts(name: $0.name, values: $0.values) } }
  var items: [PropertyFacts] { itemProperties.map { PropertyFacts(name: $0.name, values: $0.values) } }

  func content(specified: [SpecifiedProperty], _ reading: inout ValueReading) -> LeafContent? {
    var description = initial
    read(specified, ownProperties, into: &description, &reading)
    return LeafContent(arranging: make(description))
  }

  func setLayoutValue(specified: [SpecifiedProperty], of style: inout FlexStyle, _ reading: inout ValueReading) {
    var parameter = Container.ItemValue.initial
    read(specified, itemProperties, into: &parameter, &reading)
    if parameter != .initial { style.setLayoutValue(parameter) }
  }

  private func read<Owner>(
    _ specified: [SpecifiedProperty], _ properties: [Vocabulary.Property<Owner>], into owner: inout Owner,
    _ reading: inout ValueReading
  ) {
    for specified in specified {
      guard let property = properties.first(where: { $0.name == specified.name }) else { continue }
      reading.begin(specified.name)
      property.read(specified.value, &reading, &owner)
    }
  }

  func properties(of container: AnyArrangement) -> [(name: String, value: Vocabulary.Written)]? {
    guard let description = container.value(of: Container.self).map(describe) else { return nil }
    return ownProperties.map { ($0.name, $0.write(description, needs.contains($0.name) ? nil : initial)) }
  }

  func properties(ofItem style: FlexStyle) -> [(name: String, value: Vocabulary.Written)] {
    if itemProperties.isEmpty { return [] }
    let parameter = style.layoutValue(Container.ItemValue.self)
    return itemProperties.map { ($0.name, $0.write(parameter, .initial)) }
  }
}
