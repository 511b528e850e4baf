internal import EagerLayout

extension FlexStyle.Property.LengthForms {
  /// Returns the unit that represents a keyword, or nil if the keyword is not allowed.
  func unit(of keyword: Text) -> Unit? {
    guard let position = Self.keywords.position(ofKeyword: keyword), contains(Self.unitsByKeyword[position].form) else {
      return nil
    }
    return Self.unitsByKeyword[position].unit
  }

  private static let keywords = Names([
    "auto", "none", "content", "min-content", "max-content", "fit-content", "stretch",
  ])
  /// For each keyword, the form that allows it, and the unit that represents it.
  private static let unitsByKeyword: [(form: Self, unit: Unit)] = [
    (.auto, .auto), (.none, .auto), (.content, .content), (.sizeKeywords, .minContent), (.sizeKeywords, .maxContent),
    (.sizeKeywords, .fitContent), (.stretch, .stretch),
  ]

  /// A readable description of the allowed values.
  var alternatives: String {
    var list: [String] = []
    if contains(.auto) { list.append("auto") }
    if contains(.none) { list.append("none") }
    if contains(.content) { list.append("content") }
    if contains(.sizeKeywords) { list += ["min-content", "max-content", "fit-content"] }
    if contains(.stretch) { list.append("stretch") }
    list.append("a length such as \"12px\"")
    if contains(.percent) { list += ["a percentage such as \"50%\"", "a sum such as \"calc(50% - 12px)\""] }
    return listed(list)
  }
}
