internal import EagerLayout

/// A property's name and what may be written, without its types.
struct PropertyFacts {
  let name: String
  let values: String
}

/// A property and what is said of it.
struct SaidProperty {
  var name: String
  var value: Vocabulary.Value
}

/// A word whose container's type is not known.
protocol ContainerWord: Sendable {
  var properties: [PropertyFacts] { get }
  var items: [PropertyFacts] { get }
  /// Properties that have to be said; of alternatives, one.
  var needs: [String] { get }
  /// Properties of which one at most may be said.
  var alternatives: [String] { get }

  /// The container that is described by what is said of its properties.
  func content(saying said: [SaidProperty], _ reading: inout ValueReading) -> LeafContent
  /// Has an item say something.
  func setParameter(saying said: [SaidProperty], of style: inout FlexStyle, _ reading: inout ValueReading)

  /// What a container says; nil for a container that is another word's.
  func properties(of container: AnyArrangement) -> [(name: String, value: Vocabulary.Written)]?
  /// What an item says.
  func properties(ofItem style: FlexStyle) -> [(name: String, value: Vocabulary.Written)]
}

/// The word of a type of containers; `Said` is what documents say of one.
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
