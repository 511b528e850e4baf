/// The attributes that views read, as numbers. Each name is looked up once per file, when the file is parsed.
enum AttributeName: Int, CaseIterable, Sendable {
  case layoutWidth, layoutHeight
  case layoutMargin, layoutMarginLeft, layoutMarginTop, layoutMarginRight, layoutMarginBottom, layoutMarginStart,
    layoutMarginEnd, layoutMarginHorizontal, layoutMarginVertical
  case padding, paddingLeft, paddingTop, paddingRight, paddingBottom, paddingStart, paddingEnd, paddingHorizontal,
    paddingVertical
  case minWidth, minHeight, maxWidth, maxHeight
  case id, style, background, foreground, `class`, visibility, layoutDirection
  case layoutGravity, layoutWeight
  case orientation, showDividers, gravity, weightSum, baselineAlignedChildIndex, baselineAligned,
    measureWithLargestChild, divider, dividerPadding
  case ignoreGravity, fillViewport, measureAllChildren
  case layoutToLeftOf, layoutToRightOf, layoutToStartOf, layoutToEndOf, layoutAlignLeft, layoutAlignRight,
    layoutAlignStart, layoutAlignEnd, layoutAbove, layoutBelow, layoutAlignTop, layoutAlignBottom, layoutAlignBaseline
  case layoutCenterInParent, layoutCenterHorizontal, layoutCenterVertical, layoutAlignParentLeft,
    layoutAlignParentRight, layoutAlignParentStart, layoutAlignParentEnd, layoutAlignParentTop,
    layoutAlignParentBottom, layoutAlignWithParentIfMissing
  case text, hint, textSize, width, height, drawablePadding, lines, minLines, maxLines, ems, minEms, maxEms,
    singleLine, textColor, textAppearance
  case drawableLeft, drawableRight, drawableStart, drawableEnd, drawableTop, drawableBottom
  case src, srcCompat, scaleType, adjustViewBounds, baselineAlignBottom
  case enabled, checked, selected, duplicateParentState
  case tint, tintMode, backgroundTint, backgroundTintMode, foregroundTint, foregroundTintMode, drawableTint,
    drawableTintMode

  /// The names in files, in the order of the cases.
  private static let texts = """
    layout_width layout_height layout_margin layout_marginLeft layout_marginTop layout_marginRight layout_marginBottom \
    layout_marginStart layout_marginEnd layout_marginHorizontal layout_marginVertical padding paddingLeft paddingTop \
    paddingRight paddingBottom paddingStart paddingEnd paddingHorizontal paddingVertical minWidth minHeight maxWidth \
    maxHeight id style background foreground class visibility layoutDirection layout_gravity layout_weight orientation \
    showDividers gravity weightSum baselineAlignedChildIndex baselineAligned measureWithLargestChild divider \
    dividerPadding ignoreGravity fillViewport measureAllChildren layout_toLeftOf layout_toRightOf layout_toStartOf \
    layout_toEndOf layout_alignLeft layout_alignRight layout_alignStart layout_alignEnd layout_above layout_below \
    layout_alignTop layout_alignBottom layout_alignBaseline layout_centerInParent layout_centerHorizontal \
    layout_centerVertical layout_alignParentLeft layout_alignParentRight layout_alignParentStart layout_alignParentEnd \
    layout_alignParentTop layout_alignParentBottom layout_alignWithParentIfMissing text hint textSize width height \
    drawablePadding lines minLines maxLines ems minEms maxEms singleLine textColor textAppearance drawableLeft drawableRight \
    drawableStart drawableEnd drawableTop drawableBottom src srcCompat scaleType adjustViewBounds baselineAlignBottom \
    enabled checked selected duplicateParentState tint tintMode backgroundTint backgroundTintMode foregroundTint \
    foregroundTintMode drawableTint drawableTintMode
    """.listedNames
  private static let namesByText: [String: AttributeName] = {
    var namesByText: [String: AttributeName] = [:]
    for (text, name) in zip(texts, allCases) { namesByText[text] = name }
    // AppCompat's own names for attributes of Android.
    for name in [
      AttributeName.drawableLeft, .drawableTop, .drawableRight, .drawableBottom, .drawableStart, .drawableEnd,
    ] {
      namesByText["\(name.text)Compat"] = name
    }
    return namesByText
  }()

  /// The attribute with a name, which has no prefix; `nil` for an attribute that no view reads.
  init?(_ text: String) {
    guard let name = Self.namesByText[text] else { return nil }
    self = name
  }

  /// The name in files.
  var text: String { Self.texts[rawValue] }

  /// The attributes for the lengths at all sides of a view: its margins or its paddings.
  struct Sides: Sendable {
    let all, left, top, right, bottom, start, end, horizontal, vertical: AttributeName
    let nameSet: AttributeSet
  }

  static let margins = Sides(
    all: .layoutMargin, left: .layoutMarginLeft, top: .layoutMarginTop, right: .layoutMarginRight,
    bottom: .layoutMarginBottom, start: .layoutMarginStart, end: .layoutMarginEnd, horizontal: .layoutMarginHorizontal,
    vertical: .layoutMarginVertical,
    nameSet: [
      .layoutMargin, .layoutMarginLeft, .layoutMarginTop, .layoutMarginRight, .layoutMarginBottom, .layoutMarginStart,
      .layoutMarginEnd, .layoutMarginHorizontal, .layoutMarginVertical,
    ])
  static let paddings = Sides(
    all: .padding, left: .paddingLeft, top: .paddingTop, right: .paddingRight, bottom: .paddingBottom,
    start: .paddingStart, end: .paddingEnd, horizontal: .paddingHorizontal, vertical: .paddingVertical,
    nameSet: [
      .padding, .paddingLeft, .paddingTop, .paddingRight, .paddingBottom, .paddingStart, .paddingEnd,
      .paddingHorizontal, .paddingVertical,
    ])
}

/// An attribute's name in a file, with the properties that are derived from the name.
final class AttributeText: Sendable {
  /// The name with its prefix.
  let name: String
  /// The name without the prefix `android:` or `app:`, but with any other prefix.
  let local: String
  /// `true` if the prefix is `android:`, `app:` or missing. Attributes with other prefixes are not read.
  let hasKnownPrefix: Bool
  /// `true` if the prefix is `app:`. The attribute may belong to any library.
  let hasAppPrefix: Bool
  /// `true` for `layout_…`: the parent reads the attribute.
  let isLayout: Bool
  /// The attribute, if views read it.
  let attributeName: AttributeName?
  let tableEntry: AttributeTable.Entry?
  /// `true` for an unknown attribute with a known prefix, which may be misspelled.
  var isUnknownAttribute: Bool { tableEntry == nil && hasKnownPrefix }
  /// For an unknown attribute, the name with `layout_` in front, if that is an attribute; otherwise nil.
  let nameWithLayoutPrefix: String?
  /// The type of the value; `text` for an attribute that no view reads.
  var kind: AttributeTable.Kind { tableEntry?.kind ?? .text }

  /// - Parameters:
  ///   - name: the name in the file.
  ///   - standardName: the name with the standard prefix of its namespace, if the file declares another prefix.
  init(_ name: String, readAs standardName: String? = nil) {
    self.name = name
    let fullName = standardName ?? name
    hasAppPrefix = fullName.begins(with: "app:")
    hasKnownPrefix = hasAppPrefix || fullName.begins(with: "android:") || !fullName.utf8.contains(UInt8(ascii: ":"))
    local = hasKnownPrefix ? localName(fullName) : fullName
    isLayout = local.begins(with: "layout_")
    attributeName = AttributeName(local)
    tableEntry = AttributeTable.entriesByName[local]
    // With the prefix `app:`, an unknown name need not be a mistake.
    let isUnknown = tableEntry == nil && hasKnownPrefix && !hasAppPrefix && !AttributeTable.ignored.contains(local)
    nameWithLayoutPrefix = isUnknown && AttributeTable.entriesByName["layout_\(local)"] != nil ? "layout_\(local)" : nil
  }
}

/// A set of attributes as 128 bits.
struct AttributeSet: Sendable, ExpressibleByArrayLiteral {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(arrayLiteral names: AttributeName...) {
    for name in names { insert(name) }
  }

  func intersects(_ other: AttributeSet) -> Bool { low & other.low | high & other.high != 0 }

  func contains(_ name: AttributeName) -> Bool {
    let number = name.rawValue
    return (number < 64 ? low >> UInt64(number) : high >> UInt64(number - 64)) & 1 != 0
  }

  mutating func insert(_ name: AttributeName) {
    let number = name.rawValue
    if number < 64 { low |= 1 << UInt64(number) } else { high |= 1 << UInt64(number - 64) }
  }
}
