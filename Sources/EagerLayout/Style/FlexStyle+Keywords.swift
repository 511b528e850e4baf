extension FlexStyle {
  /// Whether the node takes part in layout. Initially ``FlexStyle/Display/flex``. (CSS `display`)
  public var display: Display {
    get { keywords[.display] == 0 ? .flex : units.isContents ? .contents : .none }
    set {
      // `contents` is stored as `none` with a flag, since the box of the node itself is hidden.
      keywords[.display] = newValue == .flex ? 0 : 1
      units.isContents = newValue == .contents
    }
  }

  /// The box whose size is specified. Initially ``FlexStyle/BoxSizing/borderBox``, unlike in CSS. (CSS `box-sizing`)
  public var boxSizing: BoxSizing {
    get { BoxSizing(rawValue: UInt8(truncatingIfNeeded: keywords[.boxSizing])) ?? .borderBox }
    set { keywords[.boxSizing] = UInt64(newValue.rawValue) }
  }

  /// The writing direction: the side where rows start. Initially inherited from the parent. (CSS `direction`)
  public var direction: Direction {
    get { Direction(rawValue: UInt8(truncatingIfNeeded: keywords[.direction])) ?? .inherit }
    set { keywords[.direction] = UInt64(newValue.rawValue) }
  }

  /// Whether the node is in its parent's flow. Initially ``FlexStyle/Position/relative``. (CSS `position`)
  public var position: Position {
    get { Position(rawValue: UInt8(truncatingIfNeeded: keywords[.position])) ?? .relative }
    set { keywords[.position] = UInt64(newValue.rawValue) }
  }

  /// The main axis. Initially ``FlexStyle/FlexDirection/row``. (CSS `flex-direction`)
  public var flexDirection: FlexDirection {
    get { FlexDirection(rawValue: UInt8(truncatingIfNeeded: keywords[.flexDirection])) ?? .row }
    set {
      keywords[.flexDirection] = UInt64(newValue.rawValue)
      units.setsDirection = true
    }
  }

  /// Whether items break into lines. Initially ``FlexStyle/FlexWrap/nowrap``. (CSS `flex-wrap`)
  public var flexWrap: FlexWrap {
    get { FlexWrap(rawValue: UInt8(truncatingIfNeeded: keywords[.flexWrap])) ?? .nowrap }
    set { keywords[.flexWrap] = UInt64(newValue.rawValue) }
  }

  /// The distribution of a line's free space. Initially ``FlexStyle/JustifyContent/normal``. (CSS `justify-content`)
  public var justifyContent: JustifyContent {
    get { JustifyContent(rawValue: UInt8(truncatingIfNeeded: keywords[.justifyContent])) ?? .normal }
    set { keywords[.justifyContent] = UInt64(newValue.rawValue) }
  }

  /// The overflow behavior of ``justifyContent``. Initially unspecified.
  public var justifySafety: AlignmentSafety {
    get { units[safety: .justifyContent] }
    set { units[safety: .justifyContent] = newValue }
  }

  /// The alignment of items in the cross axis. Initially ``FlexStyle/AlignItems/normal``. (CSS `align-items`)
  ///
  /// Setting it resets ``alignment``.
  public var alignItems: AlignItems {
    get { AlignItems(rawValue: UInt8(truncatingIfNeeded: keywords[.alignItems])) ?? .normal }
    set {
      keywords[.alignItems] = UInt64(newValue.rawValue)
      units.emptyLeavesFill = false
    }
  }

  /// The alignment of this item in the cross axis. Initially ``FlexStyle/AlignSelf/auto``. (CSS `align-self`)
  public var alignSelf: AlignSelf {
    get { AlignSelf(rawValue: UInt8(truncatingIfNeeded: keywords[.alignSelf])) ?? .auto }
    set { keywords[.alignSelf] = UInt64(newValue.rawValue) }
  }

  /// The overflow behavior of ``alignItems``. Initially unspecified.
  public var itemsSafety: AlignmentSafety {
    get { units[safety: .alignItems] }
    set { units[safety: .alignItems] = newValue }
  }

  /// The overflow behavior of ``alignSelf``. Initially unspecified.
  public var selfSafety: AlignmentSafety {
    get { units[safety: .alignSelf] }
    set { units[safety: .alignSelf] = newValue }
  }

  /// The distribution of free space between lines. Initially ``FlexStyle/AlignContent/normal``. (CSS `align-content`)
  public var alignContent: AlignContent {
    get { AlignContent(rawValue: UInt8(truncatingIfNeeded: keywords[.alignContent])) ?? .normal }
    set { keywords[.alignContent] = UInt64(newValue.rawValue) }
  }

  /// The overflow behavior of ``alignContent``. Initially unspecified.
  public var contentSafety: AlignmentSafety {
    get { units[safety: .alignContent] }
    set { units[safety: .alignContent] = newValue }
  }

  /// The treatment of content that is too wide. Initially ``FlexStyle/Overflow/visible``. (CSS `overflow-x`)
  public var overflowX: Overflow {
    get { Overflow(rawValue: UInt8(truncatingIfNeeded: keywords[.overflowX])) ?? .visible }
    set { keywords[.overflowX] = UInt64(newValue.rawValue) }
  }

  /// The treatment of content that is too high. Initially ``FlexStyle/Overflow/visible``. (CSS `overflow-y`)
  public var overflowY: Overflow {
    get { Overflow(rawValue: UInt8(truncatingIfNeeded: keywords[.overflowY])) ?? .visible }
    set { keywords[.overflowY] = UInt64(newValue.rawValue) }
  }

  /// The cross alignment of items with a cross size or content. Initially `nil`: ``alignItems`` alone applies.
  ///
  /// It acts as the ``alignItems`` value of the same name, except that leaves without a cross size, content or ratio
  /// fill the line. Setting ``alignItems`` resets it.
  public var alignment: CrossAlignment? {
    get { units.emptyLeavesFill ? CrossAlignment(alignItems) : nil }
    set {
      alignItems = newValue?.alignItems ?? .normal
      itemsSafety = .unspecified
      units.emptyLeavesFill = newValue != nil
    }
  }

  /// Width divided by height, or nil for `auto`. Initially nil. Setting it makes it a ratio of the box of
  /// ``boxSizing``. (CSS `aspect-ratio`)
  public var aspectRatio: Double? {
    get { rareValues.aspectRatio == 0 ? nil : rareValues.aspectRatio.magnitude }
    set {
      let ratio = newValue.flatMap { checkedRatio($0) }
      keywords[.hasRatio] = ratio ?? 0 > 0 ? 1 : 0
      setRare(ratio ?? 0) { $0.aspectRatio = $1 }
    }
  }

  /// Whether the ratio is of the content box, whatever ``boxSizing`` is. Initially `false`; set it after
  /// ``aspectRatio``. (CSS `aspect-ratio: auto 2 / 1`)
  ///
  ///     style.aspectRatio = 2
  ///     style.ratioIsOfContent = true
  public var ratioIsOfContent: Bool {
    get { rareValues.aspectRatio < 0 }
    set {
      guard let ratio = aspectRatio else { return }
      setRare(newValue ? -ratio : ratio) { $0.aspectRatio = $1 }
    }
  }

  /// The position among siblings, which are laid out by ascending order, then by insertion. Initially 0. (CSS `order`)
  public var order: Int {
    get { rareValues.order }
    set {
      keywords[.hasOrder] = 1
      // The lower 16 bits of a word hold the number of lines.
      mutateRare { $0.values.order = max(-1 &<< 47, min(newValue, 1 &<< 47 &- 1)) }
    }
  }

  /// The minimum number of lines among which balanced items are distributed, from 1 to 65,536. The width of a column is
  /// divided among as many lines while items are measured. Initially 1. (CSS Flexbox 2 `flex-line-count`)
  public var flexLineCount: Int {
    get { rareValues.lineCount }
    set {
      keywords[.hasOrder] = 1
      mutateRare { $0.values.lineCount = max(1, min(newValue, 1 &<< 16)) }
    }
  }
}
