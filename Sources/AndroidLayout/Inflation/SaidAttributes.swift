/// The specified attributes of a view.
struct SaidAttributes {
  /// An attribute. In the view's own tag, its position is only its index in the file.
  struct Said: Sendable {
    var text: AttributeText
    var value: WrittenValue
    var attribute: Int32 = -1
    /// The position, if it is not in the view's own tag: in a style, or in an include.
    var origin: Origin?
  }

  /// The position of an attribute in a style, shared by all views with that style.
  final class Origin: Sendable {
    let site: Site
    let package: String

    init(_ site: Site, _ package: String) {
      self.site = site
      self.package = package
    }
  }

  private let file: MarkupFile
  private let element: Int
  private let package: String
  /// The attributes, in the order in which they are written.
  private(set) var all: ArraySlice<Said>
  /// The attributes that views read, as a set.
  private var numbers: AttributeSet = []

  init(_ file: MarkupFile, _ element: Int, _ package: String) {
    self.file = file
    self.element = element
    self.package = package
    all = file.said(of: element)
    for said in all { if let number = said.text.number { numbers.insert(number) } }
  }

  private mutating func append(_ said: Said) {
    all.append(said)
    if let number = said.text.number { numbers.insert(number) }
  }

  func says(_ name: AttributeName) -> Bool { numbers.contains(name) }

  /// Returns whether any of several attributes is specified.
  func saysAny(of names: AttributeSet) -> Bool { numbers.intersects(names) }

  /// Returns the index of an attribute that views read.
  func place(of name: AttributeName) -> Int? {
    guard numbers.contains(name) else { return nil }
    return all.indices.first { all[$0].text.number == name }
  }

  /// Returns the parsed value of an attribute, if it depends on no device and no other file.
  func meaning(of name: AttributeName) -> WrittenValue.Meaning? { place(of: name).map { all[$0].value.meaning } }

  /// The value of an attribute that views read.
  subscript(name: AttributeName) -> Resolver.Written? { place(of: name).map { written(all[$0]) } }

  /// The value of any attribute, by its name without Android's prefix.
  ///
  /// - Complexity: O(n) in the number of attributes.
  subscript(local: String) -> Resolver.Written? { all.first { $0.text.local == local }.map { written($0) } }

  /// Returns a value with its position and package.
  func written(_ said: Said) -> Resolver.Written {
    Resolver.Written(said.value, site: site(of: said), package: said.origin?.package ?? package)
  }

  func site(of said: Said) -> Site {
    said.origin?.site ?? Site(file: file, element: element, attribute: Int(said.attribute), isValue: true)
  }

  /// Adds the attributes of a style that are not specified yet.
  ///
  /// - Complexity: O(n + m) in the numbers of specified attributes and of the style's items.
  mutating func take(_ style: Style) {
    // The items of a style have different names.
    let hasOthers = style.items.contains { $0.text.number == nil }
    let others = hasOthers ? Set(all.filter { $0.text.number == nil }.map { $0.text.local }) : []
    for said in style.items {
      if let number = said.text.number {
        if !numbers.contains(number) { append(said) }
      } else if !others.contains(said.text.local) {
        append(said)
      }
    }
  }

  /// Adds the text size and the color of a text appearance, unless the view or its style specifies them.
  mutating func take(appearance style: Style) {
    for said in style.items {
      guard let number = said.text.number, number == .textSize || number == .textColor else { continue }
      if !numbers.contains(number) { append(said) }
    }
  }

  /// Adds attributes that the `tools` prefix specifies.
  mutating func take(_ others: [Said]) {
    for said in others where said.text.number.map({ !numbers.contains($0) }) ?? false { append(said) }
  }

  /// Replaces the root's id and visibility with the include's. An include with both sizes also replaces all of the root's
  /// attributes for the parent.
  mutating func take(_ include: SaidAttributes, _ warnings: inout FaultList) {
    let replaces = include.says(.layoutWidth) && include.says(.layoutHeight)
    if replaces { rebuild(all.filter { !$0.text.isLayout }) }
    for said in include.all {
      let site = include.site(of: said)
      if said.text.number == .id || said.text.number == .visibility || said.text.isLayout && replaces {
        var said = said
        said.origin = Origin(site, include.package)
        replace(said)
      } else if said.text.isLayout {
        warnings.add(
          "has no effect: an include applies it only with both layout_width and layout_height", .value, at: site.ofName)
      }
    }
  }

  private mutating func rebuild(_ list: [Said]) {
    all = []
    numbers = []
    for said in list { append(said) }
  }

  private mutating func replace(_ said: Said) {
    guard let place = all.firstIndex(where: { $0.text.local == said.text.local }) else { return append(said) }
    all[place] = said
  }
}
