import EagerLayout

// The terms of Android's layouts.
extension Explanation.Words {
  /// Returns Android's term for a quantity, or nil if Android has none and the plain word is used.
  func androidLabel(_ quantity: LayoutTrace.Step.Quantity) -> String? {
    switch quantity {
    case .maxContent: "wrap_content"
    case .contentSize: "wrap_content with padding"
    case .minContent: "min-content size of its content"
    case .edges: "padding"
    case .inner: "space inside its padding"
    case .gaps: "dividers"
    default: nil
    }
  }

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

  /// Returns Android's word for a number that a container computed, or nil to use the plain word.
  func androidTerm(_ term: String, isHorizontal: Bool) -> String? {
    Self.word(for: term, in: Self.androidTerms)
      ?? Self.word(for: term, in: isHorizontal ? Self.horizontalTerms : Self.verticalTerms)
  }

  /// Returns Android's word for a number that an item specifies, if the word depends on the number; otherwise nil.
  func androidSpecifiedName(_ term: String, _ value: Double) -> String? {
    if term.utf8.elementsEqual("start".utf8) { return value == 0 ? "0dp" : "start" }
    return value == 0 && term.utf8.elementsEqual("number".utf8) ? "the parent's edge" : nil
  }

  /// Returns the name of a container: for Android, the name of its class.
  func title(_ container: String) -> String {
    self == .android ? Self.word(for: container, in: Self.androidTitles) ?? container : container
  }

  private static func word(for name: String, in words: Terms) -> String? {
    words.first { $0.name.utf8.elementsEqual(name.utf8) }?.android
  }

  private typealias Terms = [(name: String, android: String)]

  private static var androidTerms: Terms {
    [
      ("to spare", "left over"), ("taken", "taken by all"), ("weights", "sum of layout_weight"),
      ("weight sum", "weightSum"), ("weight", "layout_weight"), ("for each weight of 1", "for a layout_weight of 1"),
      ("share", "its share by layout_weight"), ("number", "margin"), ("offset", "half the difference of the margins"),
    ]
  }

  private static var horizontalTerms: Terms { [("start", "start edge"), ("end", "end edge")] }
  private static var verticalTerms: Terms { [("start", "top edge"), ("end", "bottom edge")] }

  private static var androidTitles: Terms { [("Linear", "LinearLayout"), ("Relative", "RelativeLayout")] }

  /// Returns the phrase for a request of a size of at most the available space.
  func sizeRequest(in available: String) -> String {
    self == .android ? "AT_MOST \(available)" : "an available space of \(available)"
  }
}
