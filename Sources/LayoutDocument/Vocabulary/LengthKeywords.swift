internal import EagerLayout

extension FlexStyle.Property.LengthForms {
  /// Returns the unit that a keyword stands for, or nil if the keyword is not allowed.
  func unit(of keyword: Text) -> Unit? {
    guard let position = Self.keywords.position(ofKeyword: keyword), contains(Self.meanings[position].form) else {
      return nil
    }
    return Self.meanings[position].unit
  }

  private static let keywords = Names([
    "auto", "none", "content", "min-content", "max-content", "fit-content", "stretch",
  ])
  private static let meanings: [(form: Self, unit: Unit)] = [
    (.auto, .auto), (.none, .auto), (.content, .content), (.sizeKeywords, .minContent), (.sizeKeywords, .maxContent),
    (.sizeKeywords, .fitContent), (.stretch, .stretch),
  ]

  /// A description of the allowed values for people.
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
