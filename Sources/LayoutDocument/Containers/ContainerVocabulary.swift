internal import EagerLayout

/// The name of a property, and a readable description of its values.
struct PropertyFacts {
  let name: String
  let values: String
}

/// A property and its specified value.
struct SpecifiedProperty {
  var name: String
  var value: Vocabulary.Value
}

/// The properties of a container and its items in documents, independent of the container's type.
protocol ContainerVocabulary: Sendable {
  var properties: [PropertyFacts] { get }
  var items: [PropertyFacts] { get }
  /// The required properties. If one of `alternatives` is required, any other of them can replace it.
  var required: [String] { get }
  /// A set of properties of which a container may specify at most one.
  var alternatives: [String] { get }

  /// Returns a message if a property has no effect together with the other specified properties, and the alternative
  /// with which it conflicts, if there is one. Returns nil if there is no conflict.
  func conflict(of property: String, among specified: [String]) -> (alternative: String?, message: String)?

  /// Returns the container with the specified properties.
  func content(specified: [SpecifiedProperty], _ reading: inout ValueReading) -> LeafContent?
  /// Sets an item's layout value from the specified properties.
  func setLayoutValue(specified: [SpecifiedProperty], of style: inout FlexStyle, _ reading: inout ValueReading)

  /// Returns the properties of a container, or nil if the container has another type.
  func properties(of container: AnyArrangement) -> [(name: String, value: Vocabulary.Written)]?
  /// Returns the properties that an item's style specifies for a container of this type.
  func properties(ofItem style: FlexStyle) -> [(name: String, value: Vocabulary.Written)]
}

extension ContainerVocabulary {
  func conflict(of property: String, among specified: [String]) -> (alternative: String?, message: String)? { nil }
}

/// The vocabulary of a container type. `Specified` stores the values that documents can specify.
struct TypedContainerVocabulary<Container: Arrangement, Specified: Sendable>: ContainerVocabulary {
  let initial: Specified
  let make: @Sendable (Specified) -> Container
  let describe: @Sendable (Container) -> Specified
  let containerProperties: [Vocabulary.Property<Specified>]
  let itemProperties: [Vocabulary.Property<Container.ItemValue>]
  let required: [String]
  let alternatives: [String]

  var properties: [PropertyFacts] { containerProperties.map { PropertyFacts(name: $0.name, values: $0.values) } }
  var items: [PropertyFacts] { itemProperties.map { PropertyFacts(name: $0.name, values: $0.values) } }

  func content(specified: [SpecifiedProperty], _ reading: inout ValueReading) -> LeafContent? {
    var description = initial
    read(specified, containerProperties, into: &description, &reading)
    return LeafContent(arranging: make(description))
  }

  func setLayoutValue(specified: [SpecifiedProperty], of style: inout FlexStyle, _ reading: inout ValueReading) {
    var value = Container.ItemValue.initial
    read(specified, itemProperties, into: &value, &reading)
    if value != .initial { style.setLayoutValue(value) }
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
    return containerProperties.map { ($0.name, $0.write(description, required.contains($0.name) ? nil : initial)) }
  }

  func properties(ofItem style: FlexStyle) -> [(name: String, value: Vocabulary.Written)] {
    if itemProperties.isEmpty { return [] }
    let value = style.layoutValue(Container.ItemValue.self)
    return itemProperties.map { ($0.name, $0.write(value, .initial)) }
  }
}
