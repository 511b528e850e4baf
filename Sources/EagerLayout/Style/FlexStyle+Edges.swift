extension FlexStyle {
  /// The space outside the box on the left. Initially 0. (CSS `margin-left`)
  public var marginLeft: AutoLength {
    get { AutoLength(StoredLength(units[.marginLeft], rareValues.margin.left)) }
    set {
      keywords[.hasMargin] = 1
      setEdge(newValue.stored, .marginLeft, .marginLeft, .any, else: .points) { $0.margin.left = $1 }
    }
  }

  /// The space outside the box at the top. Initially 0. (CSS `margin-top`)
  public var marginTop: AutoLength {
    get { AutoLength(StoredLength(units[.marginTop], rareValues.margin.top)) }
    set {
      keywords[.hasMargin] = 1
      setEdge(newValue.stored, .marginTop, .marginTop, .any, else: .points) { $0.margin.top = $1 }
    }
  }

  /// The space outside the box on the right. Initially 0. (CSS `margin-right`)
  public var marginRight: AutoLength {
    get { AutoLength(StoredLength(units[.marginRight], rareValues.margin.right)) }
    set {
      keywords[.hasMargin] = 1
      setEdge(newValue.stored, .marginRight, .marginRight, .any, else: .points) { $0.margin.right = $1 }
    }
  }

  /// The space outside the box at the bottom. Initially 0. (CSS `margin-bottom`)
  public var marginBottom: AutoLength {
    get { AutoLength(StoredLength(units[.marginBottom], rareValues.margin.bottom)) }
    set {
      keywords[.hasMargin] = 1
      setEdge(newValue.stored, .marginBottom, .marginBottom, .any, else: .points) { $0.margin.bottom = $1 }
    }
  }

  /// The space between border and content on the left. Initially 0. (CSS `padding-left`)
  public var paddingLeft: Length {
    get { Length(StoredLength(units[.paddingLeft], rareValues.padding.left)) }
    set {
      keywords[.hasPadding] = 1
      setEdge(newValue.stored, .paddingLeft, .paddingLeft, .nonNegative, else: .points) { $0.padding.left = $1 }
    }
  }

  /// The space between border and content at the top. Initially 0. (CSS `padding-top`)
  public var paddingTop: Length {
    get { Length(StoredLength(units[.paddingTop], rareValues.padding.top)) }
    set {
      keywords[.hasPadding] = 1
      setEdge(newValue.stored, .paddingTop, .paddingTop, .nonNegative, else: .points) { $0.padding.top = $1 }
    }
  }

  /// The space between border and content on the right. Initially 0. (CSS `padding-right`)
  public var paddingRight: Length {
    get { Length(StoredLength(units[.paddingRight], rareValues.padding.right)) }
    set {
      keywords[.hasPadding] = 1
      setEdge(newValue.stored, .paddingRight, .paddingRight, .nonNegative, else: .points) { $0.padding.right = $1 }
    }
  }

  /// The space between border and content at the bottom. Initially 0. (CSS `padding-bottom`)
  public var paddingBottom: Length {
    get { Length(StoredLength(units[.paddingBottom], rareValues.padding.bottom)) }
    set {
      keywords[.hasPadding] = 1
      setEdge(newValue.stored, .paddingBottom, .paddingBottom, .nonNegative, else: .points) { $0.padding.bottom = $1 }
    }
  }

  /// The border's width on the left. Initially 0. (CSS `border-left-width`)
  public var borderLeft: Double {
    get { rareValues.border.left }
    set {
      keywords[.hasBorder] = 1
      let value = checked(newValue, .borderLeft, .nonNegative) ?? 0
      setRare(value) { $0.border.left = $1 }
    }
  }

  /// The border's width at the top. Initially 0. (CSS `border-top-width`)
  public var borderTop: Double {
    get { rareValues.border.top }
    set {
      keywords[.hasBorder] = 1
      let value = checked(newValue, .borderTop, .nonNegative) ?? 0
      setRare(value) { $0.border.top = $1 }
    }
  }

  /// The border's width on the right. Initially 0. (CSS `border-right-width`)
  public var borderRight: Double {
    get { rareValues.border.right }
    set {
      keywords[.hasBorder] = 1
      let value = checked(newValue, .borderRight, .nonNegative) ?? 0
      setRare(value) { $0.border.right = $1 }
    }
  }

  /// The border's width at the bottom. Initially 0. (CSS `border-bottom-width`)
  public var borderBottom: Double {
    get { rareValues.border.bottom }
    set {
      keywords[.hasBorder] = 1
      let value = checked(newValue, .borderBottom, .nonNegative) ?? 0
      setRare(value) { $0.border.bottom = $1 }
    }
  }

  /// The inset from the left edge. Initially ``AutoLength/auto``. (CSS `left`)
  public var left: AutoLength {
    get { AutoLength(StoredLength(units[.left], rareValues.inset.left)) }
    set {
      keywords[.hasInset] = 1
      setEdge(newValue.stored, .left, .left, .any, else: .auto) { $0.inset.left = $1 }
    }
  }

  /// The inset from the top edge. Initially ``AutoLength/auto``. (CSS `top`)
  public var top: AutoLength {
    get { AutoLength(StoredLength(units[.top], rareValues.inset.top)) }
    set {
      keywords[.hasInset] = 1
      setEdge(newValue.stored, .top, .top, .any, else: .auto) { $0.inset.top = $1 }
    }
  }

  /// The inset from the right edge. Initially ``AutoLength/auto``. (CSS `right`)
  public var right: AutoLength {
    get { AutoLength(StoredLength(units[.right], rareValues.inset.right)) }
    set {
      keywords[.hasInset] = 1
      setEdge(newValue.stored, .right, .right, .any, else: .auto) { $0.inset.right = $1 }
    }
  }

  /// The inset from the bottom edge. Initially ``AutoLength/auto``. (CSS `bottom`)
  public var bottom: AutoLength {
    get { AutoLength(StoredLength(units[.bottom], rareValues.inset.bottom)) }
    set {
      keywords[.hasInset] = 1
      setEdge(newValue.stored, .bottom, .bottom, .any, else: .auto) { $0.inset.bottom = $1 }
    }
  }

  /// The space between rows of a container: between lines of a row, between items of a column. Initially 0. (CSS `row-gap`)
  public var rowGap: Length {
    get { Length(StoredLength(units[.rowGap], rareValues.rowGap)) }
    set {
      keywords[.hasGap] = 1
      setEdge(newValue.stored, .rowGap, .rowGap, .nonNegative, else: .points) { $0.rowGap = $1 }
    }
  }

  /// The space between columns of a container: between items of a row, between lines of a column. Initially 0. (CSS `column-gap`)
  public var columnGap: Length {
    get { Length(StoredLength(units[.columnGap], rareValues.columnGap)) }
    set {
      keywords[.hasGap] = 1
      setEdge(newValue.stored, .columnGap, .columnGap, .nonNegative, else: .points) { $0.columnGap = $1 }
    }
  }

  /// Stores an edge's length; one that makes no sense counts as not given.
  @inline(__always)
  private mutating func setEdge(
    _ length: StoredLength, _ field: Units.Field, _ property: StyleProperty, _ range: Range, else initial: Unit,
    store: (inout RareValues, Double) -> Void
  ) {
    let value = checked(length.value, property, range)
    units[field] = value == nil ? initial : length.unit
    setRare(value ?? 0, store)
  }
}
