internal import EagerLayout

/// What may stand where a property takes a length.
struct LengthForms: OptionSet, Sendable {
  var rawValue: UInt8

  static let percent = LengthForms(rawValue: 1)
  static let negative = LengthForms(rawValue: 2)
  static let auto = LengthForms(rawValue: 4)
  static let none = LengthForms(rawValue: 8)
  static let content = LengthForms(rawValue: 16)
  static let sizeKeywords = LengthForms(rawValue: 32)

  /// The unit that a keyword stands for, if the keyword may stand here.
  func unit(of keyword: Text) -> Unit? {
    guard let position = Self.keywords.position(of: keyword), contains(Self.meanings[position].form) else { return nil }
    return Self.meanings[position].unit
  }

  private static let keywords = Names(["auto", "none", "content", "min-content", "max-content", "fit-content"])
  private static let meanings: [(form: LengthForms, unit: Unit)] = [
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
    guard list.count > 1 else { return list[0] }
    return list.dropLast().joined(separator: ", ") + " or " + list[list.count - 1]
  }
}

extension Property {
  /// The value that a length has where it is not set.
  var initialLength: StoredLength {
    switch self {
    case .marginLeft, .marginTop, .marginRight, .marginBottom, .paddingLeft, .paddingTop, .paddingRight,
      .paddingBottom, .rowGap, .columnGap, .borderLeft, .borderTop, .borderRight, .borderBottom:
      StoredLength(.points, 0)
    default: StoredLength(.auto)
    }
  }

  /// A style's value of a property that is a length.
  func length(in style: FlexStyle) -> StoredLength {
    switch self {
    case .width: style.width.stored
    case .height: style.height.stored
    case .minWidth: style.minWidth.stored
    case .minHeight: style.minHeight.stored
    case .maxWidth: style.maxWidth.stored
    case .maxHeight: style.maxHeight.stored
    case .flexBasis: style.flexBasis.stored
    case .marginLeft: style.marginLeft.stored
    case .marginTop: style.marginTop.stored
    case .marginRight: style.marginRight.stored
    case .marginBottom: style.marginBottom.stored
    case .paddingLeft: style.paddingLeft.stored
    case .paddingTop: style.paddingTop.stored
    case .paddingRight: style.paddingRight.stored
    case .paddingBottom: style.paddingBottom.stored
    case .borderLeft: StoredLength(.points, style.borderLeft)
    case .borderTop: StoredLength(.points, style.borderTop)
    case .borderRight: StoredLength(.points, style.borderRight)
    case .borderBottom: StoredLength(.points, style.borderBottom)
    case .left: style.left.stored
    case .top: style.top.stored
    case .right: style.right.stored
    case .bottom: style.bottom.stored
    case .rowGap: style.rowGap.stored
    case .columnGap: style.columnGap.stored
    default: preconditionFailure("\(rawValue) is not a length")
    }
  }

  /// Sets a property that is a length.
  func set(_ length: StoredLength, in style: inout FlexStyle) {
    switch self {
    case .width: style.width = SizeLength(length)
    case .height: style.height = SizeLength(length)
    case .minWidth: style.minWidth = SizeLength(length)
    case .minHeight: style.minHeight = SizeLength(length)
    case .maxWidth: style.maxWidth = SizeLength(length)
    case .maxHeight: style.maxHeight = SizeLength(length)
    case .flexBasis: style.flexBasis = FlexBasis(length)
    case .marginLeft: style.marginLeft = AutoLength(length)
    case .marginTop: style.marginTop = AutoLength(length)
    case .marginRight: style.marginRight = AutoLength(length)
    case .marginBottom: style.marginBottom = AutoLength(length)
    case .paddingLeft: style.paddingLeft = Length(length)
    case .paddingTop: style.paddingTop = Length(length)
    case .paddingRight: style.paddingRight = Length(length)
    case .paddingBottom: style.paddingBottom = Length(length)
    case .borderLeft: style.borderLeft = length.value
    case .borderTop: style.borderTop = length.value
    case .borderRight: style.borderRight = length.value
    case .borderBottom: style.borderBottom = length.value
    case .left: style.left = AutoLength(length)
    case .top: style.top = AutoLength(length)
    case .right: style.right = AutoLength(length)
    case .bottom: style.bottom = AutoLength(length)
    case .rowGap: style.rowGap = Length(length)
    case .columnGap: style.columnGap = Length(length)
    default: preconditionFailure("\(rawValue) is not a length")
    }
  }
}
