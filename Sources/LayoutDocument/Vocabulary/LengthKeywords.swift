internal import EagerLayout

extension FlexStyle.Property.LengthForms {
  /// The unit that a keyword stands for, if the keyword may stand here.
  func unit(of keyword: Text) -> Unit? {
    guard let position = Self.keywords.position(ofKeyword: keyword), contains(Self.meanings[position].form) else {
      return nil
    }
    return Self.meanings[position].unit
  }

  private static let keywords = Names(["auto", "none", "content", "min-content", "max-content", "fit-content"])
  private static let meanings: [(form: Self, unit: Unit)] = [
    (.auto, .auto), (.none, .auto), (.content, .content), (.sizeKeywords, .minContent), (.sizeKeywords, .maxContent),
    (.sizeKeywords, .fitContent),
  ]

  /// What may stand here, as a person lists it.
  var alternatives: String {
    var list: [String] = []
    if contains(.auto) { list.append("auto") }
    if contains(.none) { list.append("none") }
    if contains(.content) { list.append("content") }
    if contains(.sizeKeywords) { list += ["min-content", "max-content", "fit-content"] }
    list.append("a length such as \"12px\"")
    if contains(.percent) { list.append("a percentage such as \"50%\"") }
    return listed(list)
  }
}
