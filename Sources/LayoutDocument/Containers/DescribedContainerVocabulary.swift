internal import Arrangements
internal import EagerLayout

/// The vocabulary of a container of the library, created from its description.
struct DescribedContainerVocabulary: ContainerVocabulary {
  let description: ContainerDescription
  let properties: [PropertyFacts]
  let items: [PropertyFacts]
  private let forms: [Vocabulary.Form<PropertyValue>]
  private let itemForms: [Vocabulary.Form<PropertyValue>]

  init(_ description: ContainerDescription) {
    self.description = description
    forms = description.properties.map { $0.kind.form }
    itemForms = description.itemProperties.map { $0.kind.form }
    properties = zip(description.properties, forms).map { PropertyFacts(name: $0.name, values: $1.values) }
    items = zip(description.itemProperties, itemForms).map { PropertyFacts(name: $0.name, values: $1.values) }
  }

  var required: [String] { description.required }
  var alternatives: [String] { description.alternatives }

  // Finds the initializer with the specified alternative. A property conflicts if this initializer does not have it.
  func conflict(of property: String, among specified: [String]) -> (alternative: String?, message: String)? {
    let initializers = description.initializers.map { $0.flatMap(\.properties) }
    guard initializers.count > 1 else { return nil }
    let alternative = alternatives.first { specified.contains($0) }
    func matchesAlternative(_ initializer: [String]) -> Bool {
      alternatives.first { initializer.contains($0) } == alternative
    }
    guard let matching = initializers.first(where: matchesAlternative), !matching.contains(property) else { return nil }
    if let alternative { return (alternative, "has no effect with \(alternative); remove one of them") }
    let needed = alternatives.filter { name in initializers.contains { Set([name, property]).isSubset(of: $0) } }
    return (nil, "has no effect without \(listed(needed)); write it too, or remove \(property)")
  }

  func content(specified: [SpecifiedProperty], _ reading: inout ValueReading) -> LeafContent? {
    description.make(Self.values(of: specified, properties, forms, &reading)).node.content
  }

  func setLayoutValue(specified: [SpecifiedProperty], of style: inout FlexStyle, _ reading: inout ValueReading) {
    description.setItemValues(Self.values(of: specified, items, itemForms, &reading), &style)
  }

  /// Reads the specified values. Returns one value for each property; nil for properties that are not specified.
  private static func values(
    of specified: [SpecifiedProperty], _ properties: [PropertyFacts], _ forms: [Vocabulary.Form<PropertyValue>],
    _ reading: inout ValueReading
  ) -> [PropertyValue?] {
    var values = [PropertyValue?](repeating: nil, count: properties.count)
    for property in specified {
      guard let index = properties.firstIndex(where: { $0.name == property.name }) else { continue }
      reading.begin(property.name)
      values[index] = forms[index].value(of: property.value, &reading)
    }
    return values
  }

  func properties(of container: AnyArrangement) -> [(name: String, value: Vocabulary.Written)]? {
    guard let values = description.values(container) else { return nil }
    return Self.written(values, properties, forms)
  }

  func properties(ofItem style: FlexStyle) -> [(name: String, value: Vocabulary.Written)] {
    Self.written(description.itemValues(style), items, itemForms)
  }

  private static func written(
    _ values: [PropertyValue?], _ properties: [PropertyFacts], _ forms: [Vocabulary.Form<PropertyValue>]
  ) -> [(name: String, value: Vocabulary.Written)] {
    values.indices.map { index in
      guard let value = values[index], value != .keyword(0) else { return (properties[index].name, .nothing) }
      return (properties[index].name, forms[index].write(value).map { .value($0) } ?? .unwritable)
    }
  }
}

extension Vocabulary.Word {
  /// Creates the word of a container of the library.
  init(_ description: ContainerDescription) {
    name = description.name.hyphenated
    isCSS = description.isCSS
    container = DescribedContainerVocabulary(description)
  }
}

extension String {
  /// The name of a type, spelled as a value of `display`: `first-that-fits` for `FirstThatFits`.
  fileprivate var hyphenated: String {
    var text = ""
    for character in self {
      if character.isUppercase, !text.isEmpty { text += "-" }
      text += character.lowercased()
    }
    return text
  }
}
