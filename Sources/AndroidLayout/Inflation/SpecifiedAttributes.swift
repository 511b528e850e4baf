/// The specified attributes of a view.
struct SpecifiedAttributes {
  /// A specified attribute.
  struct Attribute: Sendable {
    var text: AttributeText
    var value: AttributeValue
    /// The index of the attribute in the file, if it is in the view's own tag; otherwise -1.
    var fileIndex: Int32 = -1
    /// The site of the attribute, if it is in a style or an include; nil in the view's own tag.
    var origin: Origin?
  }

  /// The site of an attribute in a style or an include. A class, since all views with a style share it.
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
  /// The attributes of the view's own tag in file order, followed by the added attributes.
  private(set) var all: ArraySlice<Attribute>
  /// The names in `all` that views of this module read.
  private var names: AttributeSet = []

  init(_ file: MarkupFile, _ element: Int, _ package: String) {
    self.file = file
    self.element = element
    self.package = package
    all = file.specified(of: element)
    for specified in all { if let name = specified.text.attributeName { names.insert(name) } }
  }

  private mutating func append(_ specified: Attribute) {
    all.append(specified)
    if let name = specified.text.attributeName { names.insert(name) }
  }

  func specifies(_ name: AttributeName) -> Bool { names.contains(name) }

  /// Returns `true` if any of several attributes is specified.
  func specifiesAny(of candidates: AttributeSet) -> Bool { names.intersects(candidates) }

  /// Returns the index of an attribute that views read.
  func index(of name: AttributeName) -> Int? {
    guard names.contains(name) else { return nil }
    return all.indices.first { all[$0].text.attributeName == name }
  }

  /// Returns the parsed value of an attribute; `nil` if the attribute is not specified.
  func parsedValue(of name: AttributeName) -> AttributeValue.ParsedValue? {
    index(of: name).map { all[$0].value.parsed }
  }

  /// The value of an attribute that views read.
  subscript(name: AttributeName) -> Resolver.LocatedValue? { index(of: name).map { located(all[$0]) } }

  /// The value of any attribute, by its name without Android's prefix.
  ///
  /// - Complexity: O(n) in the number of attributes.
  subscript(local: String) -> Resolver.LocatedValue? { all.first { $0.text.local == local }.map { located($0) } }

  /// Returns an attribute's value with its site and package.
  func located(_ specified: Attribute) -> Resolver.LocatedValue {
    Resolver.LocatedValue(specified.value, site: site(of: specified), package: specified.origin?.package ?? package)
  }

  func site(of specified: Attribute) -> Site {
    specified.origin?.site ?? Site(file: file, element: element, attribute: Int(specified.fileIndex), isValue: true)
  }

  /// Adds a style's attributes that are not specified yet.
  ///
  /// - Complexity: O(n + m) in the numbers of specified attributes and of the style's items.
  mutating func addUnspecified(from style: Style) {
    // The names of a style's items are distinct, so items need not be compared with each other.
    let hasUnreadItems = style.items.contains { $0.text.attributeName == nil }
    let unreadNames = hasUnreadItems ? Set(all.filter { $0.text.attributeName == nil }.map { $0.text.local }) : []
    for specified in style.items {
      if let name = specified.text.attributeName {
        if !names.contains(name) { append(specified) }
      } else if !unreadNames.contains(specified.text.local) {
        append(specified)
      }
    }
  }

  /// Adds the text size and the color of a text appearance, unless the view or its style specifies them.
  mutating func addUnspecified(fromTextAppearance style: Style) {
    for specified in style.items {
      guard let name = specified.text.attributeName, name == .textSize || name == .textColor else { continue }
      if !names.contains(name) { append(specified) }
    }
  }

  /// Adds attributes of the `tools` namespace that views read and that are not specified yet.
  mutating func addUnspecified(_ others: [Attribute]) {
    for specified in others where specified.text.attributeName.map({ !names.contains($0) }) ?? false {
      append(specified)
    }
  }

  /// Overrides the id and the visibility of an included root with the include's own. If the include specifies both
  /// sizes, its layout attributes replace all layout attributes of the root.
  mutating func override(with include: SpecifiedAttributes, _ warnings: inout FaultList) {
    let replacesLayout = include.specifies(.layoutWidth) && include.specifies(.layoutHeight)
    if replacesLayout { rebuild(all.filter { !$0.text.isLayout }) }
    for specified in include.all {
      let site = include.site(of: specified)
      if specified.text.attributeName == .id || specified.text.attributeName == .visibility
        || specified.text.isLayout && replacesLayout
      {
        var specified = specified
        specified.origin = Origin(site, include.package)
        replace(specified)
      } else if specified.text.isLayout {
        warnings.add(
          "has no effect: an include applies it only with both layout_width and layout_height", .value,
          at: site.nameSite)
      }
    }
  }

  private mutating func rebuild(_ attributes: [Attribute]) {
    all = []
    names = []
    for specified in attributes { append(specified) }
  }

  private mutating func replace(_ specified: Attribute) {
    guard let index = all.firstIndex(where: { $0.text.local == specified.text.local }) else { return append(specified) }
    all[index] = specified
  }
}
