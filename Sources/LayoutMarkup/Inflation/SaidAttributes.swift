/// What is written of a view.
struct SaidAttributes {
  struct Said {
    var text: AttributeText
    var value: Resolver.Written
  }

  /// In the order in which they are written.
  private(set) var all: [Said] = []
  /// For each number of an attribute its place among them, from 1 on; 0 where it is not said.
  private var places = [Int32](repeating: 0, count: AttributeName.count)

  init(_ file: MarkupFile, _ element: Int, _ package: String) {
    let attributes = file.tree.attributes(of: element)
    all.reserveCapacity(attributes.count)
    for attribute in attributes {
      guard let text = file.attributeTexts[attribute] else { continue }
      let site = Site(file: file, element: element, attribute: attribute, isValue: true)
      append(Said(text: text, value: Resolver.Written(text: file.values[attribute], site: site, package: package)))
    }
  }

  private mutating func append(_ said: Said) {
    all.append(said)
    if let number = said.text.number { places[number.rawValue] = Int32(truncatingIfNeeded: all.count) }
  }

  /// What is said of an attribute by which views are read.
  subscript(name: AttributeName) -> Resolver.Written? {
    let place = places[name.rawValue]
    return place == 0 ? nil : all[Int(place) - 1].value
  }

  /// What is said of any attribute, by its name without Android's prefix.
  ///
  /// - Complexity: O(n) in the number of attributes.
  subscript(local: String) -> Resolver.Written? { all.first { $0.text.local == local }?.value }

  private func says(_ text: AttributeText) -> Bool {
    text.number.map { places[$0.rawValue] > 0 } ?? (self[text.local] != nil)
  }

  /// Takes what a style says and nobody said before.
  mutating func take(_ style: Style) {
    for said in style.sorted where !says(said.text) { append(said) }
  }

  /// Takes what an include says in place of the root's: its id and visibility; with both sizes, all that is for the
  /// parent, and then nothing of the root's.
  mutating func take(_ include: SaidAttributes, _ warnings: inout FaultList) {
    let replaces = include[.layoutWidth] != nil && include[.layoutHeight] != nil
    if replaces { rebuild(all.filter { !$0.text.isLayout }) }
    for said in include.all {
      if said.text.number == .id || said.text.number == .visibility || said.text.isLayout && replaces {
        replace(said)
      } else if said.text.isLayout {
        warnings.add(
          "does nothing: an include says it with both layout_width and layout_height alone", .value,
          at: said.value.site.ofName)
      }
    }
  }

  private mutating func rebuild(_ list: [Said]) {
    all = []
    places = [Int32](repeating: 0, count: AttributeName.count)
    for said in list { append(said) }
  }

  private mutating func replace(_ said: Said) {
    guard let place = all.firstIndex(where: { $0.text.local == said.text.local }) else { return append(said) }
    all[place].value = said.value
  }
}
