import EagerLayout

/// The known attributes: the type of each value, and the views that read it.
enum AttributeTable {
  /// The type of an attribute's value.
  enum Kind: Sendable {
    case length, size, number, bool, gravity, color, text, reference, rule, parentRule, keyword
  }

  /// The views that read an attribute.
  enum Reader: Sendable {
    case any, linear, linearChild, relative, relativeChild, frameChild, gravityChild, scroll, text, image
  }

  /// The description of an attribute.
  struct Entry: Sendable {
    var kind: Kind
    var reader: Reader
  }

  static let entriesByName: [String: Entry] = {
    var entriesByName: [String: Entry] = [:]
    func add(_ kind: Kind, _ reader: Reader, _ names: String) {
      for name in names.listedNames { entriesByName[name] = Entry(kind: kind, reader: reader) }
    }
    add(.size, .any, "layout_width layout_height")
    add(
      .length, .any,
      """
      layout_margin layout_marginLeft layout_marginTop layout_marginRight layout_marginBottom layout_marginStart \
      layout_marginEnd layout_marginHorizontal layout_marginVertical padding paddingLeft paddingTop paddingRight \
      paddingBottom paddingStart paddingEnd paddingHorizontal paddingVertical minWidth minHeight
      """)
    add(.reference, .any, "id style background foreground layout class")
    add(.keyword, .any, "visibility layoutDirection")
    add(.gravity, .gravityChild, "layout_gravity")
    add(.number, .linearChild, "layout_weight")
    add(.keyword, .linear, "orientation showDividers")
    add(.gravity, .any, "gravity foregroundGravity")
    add(.number, .linear, "weightSum baselineAlignedChildIndex")
    add(.bool, .linear, "baselineAligned measureWithLargestChild")
    add(.reference, .linear, "divider")
    add(.length, .linear, "dividerPadding")
    add(.reference, .relative, "ignoreGravity")
    add(.bool, .scroll, "fillViewport")
    add(
      .rule, .relativeChild,
      """
      layout_toLeftOf layout_toRightOf layout_above layout_below layout_alignBaseline layout_alignLeft layout_alignTop \
      layout_alignRight layout_alignBottom layout_toStartOf layout_toEndOf layout_alignStart layout_alignEnd
      """)
    add(
      .parentRule, .relativeChild,
      """
      layout_alignParentLeft layout_alignParentTop layout_alignParentRight layout_alignParentBottom \
      layout_alignParentStart layout_alignParentEnd layout_centerInParent layout_centerHorizontal \
      layout_centerVertical layout_alignWithParentIfMissing
      """)
    add(.text, .text, "text hint")
    add(.length, .text, "textSize width height drawablePadding")
    add(.length, .any, "maxWidth maxHeight")
    add(.number, .text, "lines minLines maxLines ems minEms maxEms")
    add(.bool, .text, "singleLine includeFontPadding")
    add(.color, .text, "textColor")
    add(.reference, .text, "textAppearance")
    add(
      .reference, .text,
      """
      drawableLeft drawableTop drawableRight drawableBottom drawableStart drawableEnd drawableLeftCompat \
      drawableTopCompat drawableRightCompat drawableBottomCompat drawableStartCompat drawableEndCompat
      """)
    add(.bool, .any, "enabled checked selected duplicateParentState")
    add(.color, .any, "tint backgroundTint foregroundTint drawableTint")
    add(.keyword, .any, "tintMode backgroundTintMode foregroundTintMode drawableTintMode")
    add(.reference, .image, "src srcCompat")
    add(.keyword, .image, "scaleType")
    add(.bool, .image, "adjustViewBounds baselineAlignBottom")
    return entriesByName
  }()

  /// Attributes of Android that views of this module do not read. They are not reported as misspelled.
  static let ignored: Set<String> = Set(
    """
    tag alpha clickable focusable focusableInTouchMode onClick contentDescription textStyle typeface \
    fontFamily textAlignment textColorHint textColorLink textAllCaps ellipsize inputType imeOptions \
    maxLength lineSpacingExtra lineSpacingMultiplier letterSpacing elevation translationX translationY translationZ \
    rotation rotationX rotationY scaleX scaleY transformPivotX transformPivotY button buttonTint \
    scrollbars overScrollMode clipChildren clipToPadding fitsSystemWindows importantForAccessibility \
    accessibilityLiveRegion labelFor nextFocusDown nextFocusUp nextFocusLeft nextFocusRight nextFocusForward \
    saveEnabled keepScreenOn descendantFocusability animateLayoutChanges layoutAnimation \
    stateListAnimator outlineProvider soundEffectsEnabled hapticFeedbackEnabled longClickable autofillHints \
    autoLink linksClickable cursorVisible digits password selectAllOnFocus shadowColor shadowDx shadowDy shadowRadius \
    textIsSelectable textScaleX freezesText editable phoneNumber numeric marqueeRepeatLimit max min progress \
    progressDrawable indeterminate rating numStars stepSize thumb track textOn textOff cropToPadding \
    baseline theme \
    measureAllChildren splitMotionEvents persistentDrawingCache alwaysDrawnWithCache addStatesFromChildren \
    forceHasOverlappingRendering isScrollContainer scrollX scrollY requiresFadingEdge fadingEdgeLength name font \
    breakStrategy hyphenationFrequency justificationMode autoSizeTextType autoSizeMinTextSize autoSizeMaxTextSize \
    autoSizeStepGranularity inflatedId entries prompt spinnerMode
    """.listedNames)

  /// Returns the container that reads an attribute of its children, for an attribute that this module does not read;
  /// `nil` for any other name.
  static func parent(ofUnread name: String) -> String? {
    if name.begins(with: "layout_constraint") || name.begins(with: "layout_goneMargin") { return "ConstraintLayout" }
    if name.begins(with: "layout_flex") { return "FlexboxLayout" }
    return parentsByUnreadName[name]
  }

  private static let parentsByUnreadName: [String: String] = {
    var parentsByUnreadName: [String: String] = [:]
    func add(_ parent: String, _ names: String) {
      for name in names.listedNames { parentsByUnreadName[name] = parent }
    }
    add(
      "CoordinatorLayout",
      "layout_anchor layout_anchorGravity layout_behavior layout_keyline layout_insetEdge layout_dodgeInsetEdges")
    add("AppBarLayout", "layout_scrollFlags layout_scrollInterpolator layout_scrollEffect")
    add("CollapsingToolbarLayout", "layout_collapseMode layout_collapseParallaxMultiplier")
    add("ConstraintLayout", "layout_editor_absoluteX layout_editor_absoluteY layout_optimizationLevel")
    add("TableLayout", "layout_column layout_span")
    add("GridLayout", "layout_row layout_rowSpan layout_columnSpan layout_rowWeight layout_columnWeight")
    add("AbsoluteLayout", "layout_x layout_y")
    add(
      "FlexboxLayout",
      """
      layout_order layout_alignSelf layout_wrapBefore layout_minWidth layout_minHeight layout_maxWidth layout_maxHeight
      """)
    add("PercentRelativeLayout", "layout_widthPercent layout_heightPercent layout_marginPercent layout_aspectRatio")
    return parentsByUnreadName
  }()

  /// Returns the known name closest to an unknown name, if at most two letters differ.
  static func nearest(_ name: String) -> String? {
    guard !ignored.contains(name) else { return nil }
    return nearest(name, in: names)
  }

  /// Returns the closest of several names, if at most two letters differ.
  static func nearest(_ name: String, in names: [String]) -> String? {
    guard let nearest = nearestName(to: name, in: names) else { return nil }
    let a = Array(name.utf8), b = Array(nearest.utf8)
    // The names differ only between their common start and their common end.
    let commonStart = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.dropFirst(commonStart).reversed(), b.dropFirst(commonStart).reversed()).prefix { $0 == $1 }.count
    let differingCount = max(a.count, b.count) - commonStart - end
    return differingCount <= 2 || differInTwoLetters(a, b) ? nearest : nil
  }

  /// Returns `true` if two names of equal length differ in at most two letters, at any positions.
  private static func differInTwoLetters(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count == b.count && zip(a, b).count { $0 != $1 } <= 2
  }

  private static let names = entriesByName.keys.sorted()
}
