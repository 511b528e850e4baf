/// The CSS flexbox properties of a node, both as a container and as an item.
///
/// Initial values are those of CSS, except for `boxSizing` (``FlexStyle/BoxSizing/borderBox``). Invalid numbers (not
/// finite, or negative where CSS allows none) are not set; they are added to ``faults`` and reported by the layout.
///
///     var style = FlexStyle()
///     style.width = .percent(50)
///     style.flexGrow = 1
///
/// A style is cheap to copy: values that few nodes set are in an object, which copies share until one changes it.
public struct FlexStyle: Sendable {
  // The engine reads these 48 bytes most: keywords and units, three sizes, two factors.
  package var keywords = Keywords()
  package var units: Units
  package var widthValue = 0.0
  package var heightValue = 0.0
  package var basisValue = 0.0
  package var growFactor: Float = 0
  package var shrinkFactor: Float = 1
  // The rare values are in `rare` if it exists, and `spacing` is then not used. Otherwise `spacing` has the margins,
  // paddings and gaps, and all other rare values are initial.
  var spacing = CompactSpacing()
  var rare: RareStyle?

  /// Values that are not used as they were set, such as invalid numbers, in the order of setting.
  public var faults: [LayoutIssue.StyleFault] { rare?.faults ?? [] }

  package var rareValues: RareValues { rare?.values ?? RareValues(spacing) }

  /// Returns the rare values of a kind in the form in which a node stores them.
  @inline(__always)
  func group(_ kind: RareGroup.Kind) -> RareGroup { rare?.values[kind] ?? spacing.group(kind) }

  mutating func mutateRare(_ change: (RareStyle) -> Void) {
    // Check uniqueness first: a local variable would be a second reference to the object.
    if !isKnownUniquelyReferenced(&rare) { rare = rare.map { RareStyle(copying: $0) } ?? RareStyle(values: rareValues) }
    if let rare { change(rare) }
  }
}

extension FlexStyle {
  /// A style in which every property has its initial value.
  public init() { self.init(units: Units()) }
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
