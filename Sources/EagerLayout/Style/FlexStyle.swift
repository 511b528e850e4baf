/// All that CSS flexbox can say about a node, as container and as item.
///
/// Initial values are those of CSS, but for `boxSizing`, which is ``FlexStyle/BoxSizing/borderBox``. Numbers that make no sense
/// (not finite, negative where CSS allows none) are not taken over; they are kept as ``faults`` and reported by the layout.
///
///     var style = FlexStyle()
///     style.width = .percent(50)
///     style.flexGrow = 1
///
/// A style is small and cheap to copy: what most nodes leave unset is stored apart, and shared.
public struct FlexStyle: Sendable {
  // A hot record of 48 bytes (words of keywords and units, three sizes, two factors), as the engine reads it,
  // and the rest behind a reference.
  package var keywords: Keywords
  package var units: Units
  package var widthValue: Double
  package var heightValue: Double
  package var basisValue: Double
  package var growFactor: Float
  package var shrinkFactor: Float
  var rare: RareStyle?

  /// Numbers that were set and made no sense, in the order they were set.
  public var faults: [LayoutIssue.StyleFault] { rare?.faults ?? [] }

  /// The rarely set lengths; zeros where none is set.
  package var rareValues: RareValues { rare?.values ?? RareValues() }

  package var hasRareValues: Bool { rare != nil }

  mutating func mutateRare(_ change: (RareStyle) -> Void) {
    // Uniqueness first: a name for the object would be a second reference to it.
    if !isKnownUniquelyReferenced(&rare) {
      rare = RareStyle(values: rareValues, extras: rare?.extras)
    }
    if let rare { change(rare) }
  }
}

extension FlexStyle {
  /// A style in which every property has its initial value.
  public init() { self.init(units: Units()) }

  // By the memberwise initializer, and not field by field: the optimizer keeps no copy of the whole then.
  init(units: Units, width: Double = 0, height: Double = 0, grow: Float = 0, shrink: Float = 1) {
    self.init(
      keywords: Keywords(), units: units, widthValue: width, heightValue: height, basisValue: 0, growFactor: grow,
      shrinkFactor: shrink, rare: nil)
  }
}

extension FlexStyle: Equatable {
  /// Whether all properties are equal, what is said to arrangements, and the faults.
  public static func == (a: FlexStyle, b: FlexStyle) -> Bool {
    a.keywords.withoutNotes == b.keywords.withoutNotes && a.units == b.units && a.widthValue == b.widthValue
      && a.heightValue == b.heightValue
      && a.basisValue == b.basisValue && a.growFactor == b.growFactor && a.shrinkFactor == b.shrinkFactor
      && (a.rare === b.rare
        || a.rareValues == b.rareValues && a.faults == b.faults && areEqual(a.parameters, b.parameters))
  }
}
