import EagerLayout

// The words of Android's layouts, for those who know no others.
extension Explanation.Words {
  /// What a step finds out; nil where everyday words say it.
  func androidLabel(_ quantity: LayoutTrace.Step.Quantity) -> String? {
    switch quantity {
    case .maxContent: "wrap_content"
    case .contentSize: "wrap_content with padding"
    case .minContent: "least its content needs"
    case .edges: "padding"
    case .inner: "room inside its padding"
    case .gaps: "dividers"
    default: nil
    }
  }

  /// The attribute that says a property.
  func androidName(of property: FlexStyle.Property) -> String {
    switch property {
    case .width: "layout_width"
    case .height: "layout_height"
    case .minWidth: "minWidth"
    case .minHeight: "minHeight"
    case .maxWidth: "maxWidth"
    case .maxHeight: "maxHeight"
    case .marginLeft: "layout_marginLeft"
    case .marginTop: "layout_marginTop"
    case .marginRight: "layout_marginRight"
    case .marginBottom: "layout_marginBottom"
    case .marginStart: "layout_marginStart"
    case .marginEnd: "layout_marginEnd"
    case .paddingLeft: "paddingLeft"
    case .paddingTop: "paddingTop"
    case .paddingRight: "paddingRight"
    case .paddingBottom: "paddingBottom"
    case .paddingStart: "paddingStart"
    case .paddingEnd: "paddingEnd"
    case .rowGap, .columnGap: "divider"
    default: Explanation.Words.plain.name(of: property)
    }
  }

  /// What containers call their numbers; nil where Android has no other word.
  func androidTerm(_ term: String, isHorizontal: Bool) -> String? {
    Self.word(for: term, in: Self.androidTerms) ?? Self.word(for: term, in: isHorizontal ? Self.sides : Self.ends)
  }

  /// What containers call the numbers that are said to them; nil where that is the word for those that they find.
  func androidNumber(_ term: String, _ value: Double) -> String? {
    if term.utf8.elementsEqual("start".utf8) { return value == 0 ? "0dp" : "start" }
    return value == 0 && term.utf8.elementsEqual("number".utf8) ? "the parent's edge" : nil
  }

  /// The class of a container.
  func title(_ container: String) -> String {
    self == .android ? Self.word(for: container, in: Self.androidTitles) ?? container : container
  }

  private static func word(for own: String, in words: [(own: String, android: String)]) -> String? {
    words.first { $0.own.utf8.elementsEqual(own.utf8) }?.android
  }

  private static var androidTerms: [(own: String, android: String)] {
    [
      ("to spare", "left over"), ("taken", "taken by all"), ("weights", "sum of layout_weight"),
      ("weight sum", "weightSum"), ("weight", "layout_weight"), ("for each weight of 1", "for a layout_weight of 1"),
      ("share", "its part by layout_weight"), ("number", "margin"), ("offset", "half of what the margins differ by"),
    ]
  }

  private static var sides: [(own: String, android: String)] { [("start", "start edge"), ("end", "end edge")] }
  private static var ends: [(own: String, android: String)] { [("start", "top edge"), ("end", "bottom edge")] }

  private static var androidTitles: [(own: String, android: String)] {
    [("Linear", "LinearLayout"), ("Relative", "RelativeLayout")]
  }

  /// How a container asks for a size that is at most the room there is.
  func asked(inRoom room: String) -> String {
    self == .android ? "AT_MOST \(room)" : "room for \(room)"
  }
}
