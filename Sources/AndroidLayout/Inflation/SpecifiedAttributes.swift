/// The specified attributes of a view.
struct SpecifiedAttributes {
  /// An attribute. In the view's own tag, its position is only its index in the file.
  struct Specified: Sendable {
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
  private(set) var all: ArraySlice<Specified>
  /// The attributes that views read, as a set.
  private var numbers: AttributeSet = []

  init(_ file: MarkupFile, _ element: Int, _ package: String) {
    self.file = file
    self.element = element
    self.package = package
    all = file.specified(of: element)
    for specified in all { if let number = specified.text.number { numbers.insert(number) } }
  }

  private mutating func append(_ specified: Specified) {
    all.append(specified)
    if let number = specified.text.number { numbers.insert(number) }
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
  func written(_ specified: Specified) -> Resolver.Written {
    Resolver.Written(specified.value, site: site(of: specified), package: specified.origin?.package ?? package)
  }

  func site(of specified: Specified) -> Site {
    specified.origin?.site ?? Site(file: file, element: element, attribute: Int(specified.attribute), isValue: true)
  }

  /// Adds the attributes of a style that are not specified yet.
  ///
  /// - Complexity: O(n + m) in the numbers of specified attributes and of the style's items.
  mutating func take(_ style: Style) {
    // The items of a style have different names.
    let hasOthers = style.items.contains { $0.text.number == nil }
    let others = hasOthers ? Set(all.filter { $0.text.number == nil }.map { $0.text.local }) : []
    for specified in style.items {
      if let number = specified.text.number {
        if !numbers.contains(number) { append(specified) }
      } else if !others.contains(specified.text.local) {
        append(specified)
      }
    }
  }

  /// Adds the text size and the color of a text appearance, unless the view or its style specifies them.
  mutating func take(appearance style: Style) {
    for specified in style.items {
      guard let number = specified.text.number, number == .textSize || number == .textColor else { continue }
      if !numbers.contains(number) { append(specified) }
    }
  }

  /// Adds attributes that the `tools` prefix specifies.
  mutating func take(_ others: [Specified]) {
    for specified in others where specified.text.number.map({ !numbers.contains($0) }) ?? false { append(specified) }
  }

  /// Replaces the root's id and visibility with the include's. An include with both sizes also replaces all of the
  /// root's attributes for the parent.
  mutating func take(_ include: SpecifiedAttributes, _ warnings: inout FaultList) {
    let replaces = include.says(.layoutWidth) && include.says(.layoutHeight)
    if replaces { rebuild(all.filter { !$0.text.isLayout }) }
    for specified in include.all {
      let site = include.site(of: specified)
      if specified.text.number == .id || specified.text.number == .visibility || specified.text.isLayout && replaces {
        var specified = specified
        specified.origin = Origin(site, include.package)
        replace(specified)
      } else if specified.text.isLayout {
        warnings.add(
          "has no effect: an include applies it only with both layout_width and layout_height", .value, at: site.ofName)
      }
    }
  }

  private mutating func rebuild(_ list: [Specified]) {
    all = []
    numbers = []
    for specified in list { append(specified) }
  }

  private mutating func replace(_ specified: Specified) {
    guard let place = all.firstIndex(where: { $0.text.local == specified.text.local }) else { return append(specified) }
    all[place] = specified
  }
}
