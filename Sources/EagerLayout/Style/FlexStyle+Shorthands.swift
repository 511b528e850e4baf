// Shorthands of CSS, Yoga and React Native that set several properties.
extension FlexStyle {
  /// Creates a style from a base style and changes to it.
  ///
  ///     let header = FlexStyle(.yoga) {
  ///       $0.flexDirection = .row
  ///       $0.paddingHorizontal = 16
  ///       $0.gap = 8
  ///     }
  public init(_ base: FlexStyle, _ change: (inout FlexStyle) -> Void) {
    self = base
    change(&self)
  }

  /// The margin on all sides; `nil` if they differ. Setting `nil` changes nothing. (CSS `margin`)
  public var margin: AutoLength? {
    get { marginHorizontal == marginVertical ? marginHorizontal : nil }
    set { (marginHorizontal, marginVertical) = (newValue, newValue) }
  }

  /// The margin on the left and right; `nil` if they differ. Setting `nil` changes nothing.
  public var marginHorizontal: AutoLength? {
    get { marginLeft == marginRight ? marginLeft : nil }
    set { if let newValue { (marginLeft, marginRight) = (newValue, newValue) } }
  }

  /// The margin at the top and bottom; `nil` if they differ. Setting `nil` changes nothing.
  public var marginVertical: AutoLength? {
    get { marginTop == marginBottom ? marginTop : nil }
    set { if let newValue { (marginTop, marginBottom) = (newValue, newValue) } }
  }

  /// The padding on all sides; `nil` if they differ. Setting `nil` changes nothing. (CSS `padding`)
  public var padding: Length? {
    get { paddingHorizontal == paddingVertical ? paddingHorizontal : nil }
    set { (paddingHorizontal, paddingVertical) = (newValue, newValue) }
  }

  /// The padding on the left and right; `nil` if they differ. Setting `nil` changes nothing.
  public var paddingHorizontal: Length? {
    get { paddingLeft == paddingRight ? paddingLeft : nil }
    set { if let newValue { (paddingLeft, paddingRight) = (newValue, newValue) } }
  }

  /// The padding at the top and bottom; `nil` if they differ. Setting `nil` changes nothing.
  public var paddingVertical: Length? {
    get { paddingTop == paddingBottom ? paddingTop : nil }
    set { if let newValue { (paddingTop, paddingBottom) = (newValue, newValue) } }
  }

  /// The width of the border on all sides; `nil` if they differ. Setting `nil` changes nothing. (CSS `border-width`)
  public var border: Double? {
    get { borderLeft == borderRight && borderTop == borderBottom && borderLeft == borderTop ? borderLeft : nil }
    set {
      guard let newValue else { return }
      (borderTop, borderLeft, borderBottom, borderRight) = (newValue, newValue, newValue, newValue)
    }
  }

  /// The inset from all edges; `nil` if they differ. Setting `nil` changes nothing. (CSS `inset`)
  public var inset: AutoLength? {
    get { left == right && top == bottom && left == top ? left : nil }
    set { if let newValue { (top, left, bottom, right) = (newValue, newValue, newValue, newValue) } }
  }

  /// The treatment of content that is too large, in both axes; `nil` if they differ. Setting `nil` changes nothing.
  /// (CSS `overflow`)
  public var overflow: Overflow? {
    get { overflowX == overflowY ? overflowX : nil }
    set { if let newValue { (overflowX, overflowY) = (newValue, newValue) } }
  }

  /// The space between rows and between columns; `nil` if they differ. Setting `nil` changes nothing. (CSS `gap`)
  public var gap: Length? {
    get { rowGap == columnGap ? rowGap : nil }
    set { if let newValue { (rowGap, columnGap) = (newValue, newValue) } }
  }

  /// The node's share of free space: n sets `flex-grow: n`, `flex-shrink: 1` and `flex-basis: 0%`; `nil` if the three
  /// properties have other values. Setting `nil` changes nothing. (CSS `flex`)
  public var flex: Double? {
    get { flexShrink == 1 && flexBasis == .percent(0) ? flexGrow : nil }
    set { if let newValue { (flexGrow, flexShrink, flexBasis) = (newValue, 1, .percent(0)) } }
  }
}
