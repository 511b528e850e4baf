extension FlexStyle {
  /// The space outside the box on the left. Initially 0. (CSS `margin-left`)
  public var marginLeft: AutoLength {
    get { AutoLength(self[length: .marginLeft]) }
    set { self[length: .marginLeft] = newValue.stored }
  }

  /// The space outside the box at the top. Initially 0. (CSS `margin-top`)
  public var marginTop: AutoLength {
    get { AutoLength(self[length: .marginTop]) }
    set { self[length: .marginTop] = newValue.stored }
  }

  /// The space outside the box on the right. Initially 0. (CSS `margin-right`)
  public var marginRight: AutoLength {
    get { AutoLength(self[length: .marginRight]) }
    set { self[length: .marginRight] = newValue.stored }
  }

  /// The space outside the box at the bottom. Initially 0. (CSS `margin-bottom`)
  public var marginBottom: AutoLength {
    get { AutoLength(self[length: .marginBottom]) }
    set { self[length: .marginBottom] = newValue.stored }
  }

  /// The space between border and content on the left. Initially 0. (CSS `padding-left`)
  public var paddingLeft: Length {
    get { Length(self[length: .paddingLeft]) }
    set { self[length: .paddingLeft] = newValue.stored }
  }

  /// The space between border and content at the top. Initially 0. (CSS `padding-top`)
  public var paddingTop: Length {
    get { Length(self[length: .paddingTop]) }
    set { self[length: .paddingTop] = newValue.stored }
  }

  /// The space between border and content on the right. Initially 0. (CSS `padding-right`)
  public var paddingRight: Length {
    get { Length(self[length: .paddingRight]) }
    set { self[length: .paddingRight] = newValue.stored }
  }

  /// The space between border and content at the bottom. Initially 0. (CSS `padding-bottom`)
  public var paddingBottom: Length {
    get { Length(self[length: .paddingBottom]) }
    set { self[length: .paddingBottom] = newValue.stored }
  }

  /// The border's width on the left. Initially 0. (CSS `border-left-width`)
  public var borderLeft: Double {
    get { self[length: .borderLeft].value }
    set { self[length: .borderLeft] = StoredLength(.points, newValue) }
  }

  /// The border's width at the top. Initially 0. (CSS `border-top-width`)
  public var borderTop: Double {
    get { self[length: .borderTop].value }
    set { self[length: .borderTop] = StoredLength(.points, newValue) }
  }

  /// The border's width on the right. Initially 0. (CSS `border-right-width`)
  public var borderRight: Double {
    get { self[length: .borderRight].value }
    set { self[length: .borderRight] = StoredLength(.points, newValue) }
  }

  /// The border's width at the bottom. Initially 0. (CSS `border-bottom-width`)
  public var borderBottom: Double {
    get { self[length: .borderBottom].value }
    set { self[length: .borderBottom] = StoredLength(.points, newValue) }
  }

  /// The inset from the left edge. Initially ``FlexStyle/AutoLength/auto``. (CSS `left`)
  public var left: AutoLength {
    get { AutoLength(self[length: .left]) }
    set { self[length: .left] = newValue.stored }
  }

  /// The inset from the top edge. Initially ``FlexStyle/AutoLength/auto``. (CSS `top`)
  public var top: AutoLength {
    get { AutoLength(self[length: .top]) }
    set { self[length: .top] = newValue.stored }
  }

  /// The inset from the right edge. Initially ``FlexStyle/AutoLength/auto``. (CSS `right`)
  public var right: AutoLength {
    get { AutoLength(self[length: .right]) }
    set { self[length: .right] = newValue.stored }
  }

  /// The inset from the bottom edge. Initially ``FlexStyle/AutoLength/auto``. (CSS `bottom`)
  public var bottom: AutoLength {
    get { AutoLength(self[length: .bottom]) }
    set { self[length: .bottom] = newValue.stored }
  }

  /// The space between rows: between lines of a row, between items of a column. Initially 0. (CSS `row-gap`)
  public var rowGap: Length {
    get { Length(self[length: .rowGap]) }
    set { self[length: .rowGap] = newValue.stored }
  }

  /// The space between columns: between items of a row, between lines of a column. Initially 0. (CSS `column-gap`)
  public var columnGap: Length {
    get { Length(self[length: .columnGap]) }
    set { self[length: .columnGap] = newValue.stored }
  }
}
