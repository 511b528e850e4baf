internal import EagerLayout

extension DocumentReader {
  /// Reads a shorthand for properties of grids. It does not override properties that are also set individually, before
  /// or after the shorthand.
  mutating func read(
    _ shorthand: GridShorthand, _ value: Vocabulary.Value, of node: Int, at position: Int, keeping seen: SeenProperties,
    into style: inout FlexStyle
  ) {
    let name = shorthand.rawValue
    let text: String? =
      switch value {
      case .string(let text): text
      case .number(let number): decimal(number)
      default: nil
      }
    guard let declarations = text.flatMap({ shorthand.declarations($0) }) else {
      return report(
        "\(value.quote) is not a value of \(name); write \(shorthand.values)", in: .style(of: node), key: name,
        position: position)
    }
    let faultCount = faults.count
    for declaration in declarations where faults.count == faultCount {
      if let index = FlexStyle.Property.names.position(of: Text(declaration.name)) {
        let property = FlexStyle.Property.all[index], text = Text(declaration.value)
        let value = ScannedValue(kind: .string, text: text, range: 0..<0, isPartOfString: true)
        var ignored = FlexStyle()
        let place = ValuePlace(node: node, property: property, gridShorthand: shorthand)
        if seen.contains(property) {
          read(value, at: place, into: &ignored)
        } else {
          read(value, at: place, into: &style)
        }
        continue
      }
      containerProperties.append(
        ContainerProperty(
          node: node, specified: SpecifiedProperty(name: declaration.name, value: .string(declaration.value)),
          condition: condition, position: position, shorthand: shorthand))
    }
  }

  /// Reads `place-items` after the rest of a style, if the node is a grid. In other containers, the property has
  /// another meaning.
  mutating func readPlaceItems(in node: Int, keeping seen: SeenProperties, into style: inout FlexStyle) {
    guard case .container(let word)? = displaysByNode[node], word.isCSS else { return }
    let shorthand = GridShorthand.placeItems
    let index = containerProperties.lastIndex {
      $0.node == node && $0.condition == condition && $0.specified.name == shorthand.rawValue
    }
    guard let index else { return }
    let property = containerProperties.remove(at: index)
    read(shorthand, property.specified.value, of: node, at: property.position, keeping: seen, into: &style)
  }
}
