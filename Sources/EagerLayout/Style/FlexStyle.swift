/// The CSS flexbox properties of a node, both as a container and as an item.
///
/// Initial values are those of CSS, except for `boxSizing` (``FlexStyle/BoxSizing/borderBox``). Invalid numbers (not
/// finite, or negative where CSS allows none) are not set; they are added to ``faults`` and reported by the layout.
///
///     var style = FlexStyle()
///     style.width = .percent(50)
///     style.flexGrow = 1
///
/// A style is cheap to copy: properties that most nodes leave unset are stored separately and shared between copies.
public struct FlexStyle: Sendable {
  // The engine reads these 48 bytes most: keywords and units, three sizes, two factors. Other values are behind a
  // reference.
  package var keywords: Keywords
  package var units: Units
  package var widthValue: Double
  package var heightValue: Double
  package var basisValue: Double
  package var growFactor: Float
  package var shrinkFactor: Float
  var rare: RareStyle?

  /// Values that are not used as they were set, such as invalid numbers, in the order of setting.
  public var faults: [LayoutIssue.StyleFault] { rare?.faults ?? [] }

  /// The rare values, which are initial if the style stores none.
  package var rareValues: RareValues { rare?.values ?? RareValues() }

  package var hasRareValues: Bool { rare != nil }

  mutating func mutateRare(_ change: (RareStyle) -> Void) {
    // Check uniqueness first: a local variable would be a second reference to the object.
    if !isKnownUniquelyReferenced(&rare) { rare = RareStyle(values: rareValues, extras: rare?.extras) }
    if let rare { change(rare) }
  }
}

extension FlexStyle {
  /// A style in which every property has its initial value.
  public init() { self.init(units: Units()) }

  // Calls the memberwise initializer, since setting fields one by one would compile to a copy of the whole style.
  init(units: Units, width: Double = 0, height: Double = 0, grow: Float = 0, shrink: Float = 1) {
    self.init(
      keywords: Keywords(), units: units, widthValue: width, heightValue: height, basisValue: 0, growFactor: grow,
      shrinkFactor: shrink, rare: nil)
  }
}

extension FlexStyle: Equatable {
  /// Whether all properties, all layout values for arrangements, and all faults are equal.
  public static func == (a: FlexStyle, b: FlexStyle) -> Bool {
    a.keywords.withoutFlags == b.keywords.withoutFlags && a.units.withoutFlags == b.units.withoutFlags
      && a.growFactor == b.growFactor
      && a.shrinkFactor == b.shrinkFactor && a.hasSameNumbers(as: b)
      && (a.rare === b.rare || a.faults == b.faults && areEqual(a.layoutValues, b.layoutValues))
  }
}
