internal import EagerLayout

/// The name of a property and a description of its values, without its types.
struct PropertyFacts {
  let name: String
  let values: String
}

/// A property and its specified value.
struct SaidProperty {
  var name: String
  var value: Vocabulary.Value
}

/// A container word without the type of its container.
protocol ContainerWord: Sendable {
  var properties: [PropertyFacts] { get }
  var items: [PropertyFacts] { get }
  /// The required properties. Of `alternatives`, one is enough.
  var needs: [String] { get }
  /// Properties of which a container may specify at most one.
  var alternatives: [String] { get }

  /// Returns the container with the specified properties.
  func content(saying said: [SaidProperty], _ reading: inout ValueReading) -> LeafContent
  /// Sets an item's layout value from the specified properties.
  func setParameter(saying said: [SaidProperty], of style: inout FlexStyle, _ reading: inout ValueReading)

  /// Returns the properties of a container, or nil if the container belongs to another word.
  func properties(of container: AnyArrangement) -> [(name: String, value: Vocabulary.Written)]?
  /// Returns the properties that an item specifies for its container.
  func properties(ofItem style: FlexStyle) -> [(name: String, value: Vocabulary.Written)]
}

/// The word of a type of containers. `Said` has the values that documents can specify.
struct TypedWord<Container: Arrangement, Said: Sendable>: ContainerWord {
  let initial: Said
  let make: @Sendable (Said) -> Container
  let describe: @Sendable (Container) -> Said
  let ownProperties: [Vocabulary.Property<Said>]
  let itemProperties: [Vocabulary.Property<Container.Parameter>]
  let needs: [String]
  let alternatives: [String]

  var properties: [PropertyFacts] { ownProperties.map { PropertyFacts(name: $0.name, values: $0.values) } }
  var items: [PropertyFacts] { itemProperties.map { PropertyFacts(name: $0.name, values: $0.values) } }

  func content(saying said: [SaidProperty], _ reading: inout ValueReading) -> LeafContent {
    var description = initial
    read(said, ownProperties, into: &description, &reading)
    return LeafContent(arranging: make(description))
  }

  func setParameter(saying said: [SaidProperty], of style: inout FlexStyle, _ reading: inout ValueReading) {
    var parameter = Container.Parameter.initial
    read(said, itemProperties, into: &parameter, &reading)
    if parameter != .initial { style.setParameter(parameter) }
  }

  private func read<Owner>(
    _ said: [SaidProperty], _ properties: [Vocabulary.Property<Owner>], into owner: inout Owner,
    _ reading: inout ValueReading
  ) {
    for said in said {
      guard let property = properties.first(where: { $0.name == said.name }) else { continue }
      reading.begin(said.name)
      property.read(said.value, &reading, &owner)
    }
  }

  func properties(of container: AnyArrangement) -> [(name: String, value: Vocabulary.Written)]? {
    guard let description = container.value(of: Container.self).map(describe) else { return nil }
    return ownProperties.map { ($0.name, $0.write(description, needs.contains($0.name) ? nil : initial)) }
  }

  func properties(ofItem style: FlexStyle) -> [(name: String, value: Vocabulary.Written)] {
    if itemProperties.isEmpty { return [] }
    let parameter = style.parameter(Container.Parameter.self)
    return itemProperties.map { ($0.name, $0.write(parameter, .initial)) }
  }
}
