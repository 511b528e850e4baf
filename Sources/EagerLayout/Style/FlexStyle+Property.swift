extension FlexStyle {
  /// The properties of a style, in the order in which documents write them.
  @nonexhaustive
  public enum Property: UInt8, Equatable, Sendable, CaseIterable {
    case display, position, direction, boxSizing
    case flexDirection, flexWrap, flexLineCount, justifyContent, alignItems, alignContent, rowGap, columnGap
    case alignSelf, order, flexGrow, flexShrink, flexBasis
    case width, height, minWidth, minHeight, maxWidth, maxHeight, aspectRatio
    case left, top, right, bottom, start, end
    case marginLeft, marginTop, marginRight, marginBottom, marginStart, marginEnd
    case borderLeft, borderTop, borderRight, borderBottom, borderStart, borderEnd
    case paddingLeft, paddingTop, paddingRight, paddingBottom, paddingStart, paddingEnd
    case overflowX, overflowY
  }
}

extension FlexStyle.Property {
  /// The table entry of a property. Documents, the playground's notation, CSS, explanations and the articles take their
  /// names and values from it.
  package struct Entry: Sendable {
    package let css: StaticString
    package let modifier: StaticString
    /// The argument label of the property in a modifier that sets several properties; empty if it sets only this one.
    package let label: StaticString
    package let kind: Kind
    /// The axis along which a length is measured; `nil` if it depends on the container, and for other properties.
    package let axis: LayoutTrace.Step.Axis?

    @inline(__always)
    init(
      _ css: StaticString, _ modifier: StaticString, _ kind: Kind, _ axis: LayoutTrace.Step.Axis? = nil,
      label: StaticString = ""
    ) {
      self.css = css
      self.modifier = modifier
      self.label = label
      self.kind = kind
      self.axis = axis
    }
  }

  // Inlined: for a constant property, the compiler then generates code only for the fields in use.
  @inline(__always)
  package var entry: Entry {
    switch self {
    case .display: Entry("display", "hidden", .keyword(.display, ["flex", "none", "contents"]))
    case .position: Entry("position", "absolute", .keyword(.position, ["relative", "absolute", "static"]))
    case .direction: Entry("direction", "direction", .keyword(.direction, ["", "ltr", "rtl"]))
    case .boxSizing: Entry("box-sizing", "boxSizing", .keyword(.boxSizing, ["border-box", "content-box"]))
    case .flexDirection:
      Entry(
        "flex-direction", "reversed", .keyword(.flexDirection, ["row", "row-reverse", "column", "column-reverse"]))
    case .flexWrap: Entry("flex-wrap", "wrap", .keyword(.flexWrap, Self.wraps))
    case .flexLineCount: Entry("flex-line-count", "lineCount", .whole)
    case .justifyContent:
      Entry(
        "justify-content", "justifyContent",
        .alignment(
          .justifyContent,
          [
            "normal", "stretch", "flex-start", "flex-end", "start", "end", "left", "right", "center", "space-between",
            "space-around", "space-evenly",
          ]))
    case .alignItems:
      Entry(
        "align-items", "alignItems",
        .alignment(
          .alignItems,
          [
            "normal", "stretch", "flex-start", "flex-end", "start", "end", "center", "self-start", "self-end",
            "baseline", "last baseline",
          ]))
    case .alignContent:
      Entry(
        "align-content", "alignContent",
        .alignment(
          .alignContent,
          [
            "normal", "stretch", "flex-start", "flex-end", "start", "end", "center", "space-between", "space-around",
            "space-evenly", "baseline", "last baseline",
          ]))
    case .alignSelf:
      Entry(
        "align-self", "alignSelf",
        .alignment(
          .alignSelf,
          [
            "auto", "normal", "stretch", "flex-start", "flex-end", "start", "end", "center", "self-start", "self-end",
            "baseline",
            "last baseline",
          ]))
    case .rowGap: Entry("row-gap", "gap", .length, .vertical, label: "row")
    case .columnGap: Entry("column-gap", "gap", .length, .horizontal, label: "column")
    case .order: Entry("order", "order", .whole)
    case .flexGrow: Entry("flex-grow", "grow", .factor)
    case .flexShrink: Entry("flex-shrink", "shrink", .factor)
    case .flexBasis: Entry("flex-basis", "basis", .basis)
    case .width: Entry("width", "width", .size, .horizontal)
    case .height: Entry("height", "height", .size, .vertical)
    case .minWidth: Entry("min-width", "minWidth", .minimum, .horizontal)
    case .minHeight: Entry("min-height", "minHeight", .minimum, .vertical)
    case .maxWidth: Entry("max-width", "maxWidth", .maximum, .horizontal)
    case .maxHeight: Entry("max-height", "maxHeight", .maximum, .vertical)
    case .aspectRatio: Entry("aspect-ratio", "aspectRatio", .ratio)
    case .left: Entry("left", "absolute", .inset, .horizontal, label: "left")
    case .top: Entry("top", "absolute", .inset, .vertical, label: "top")
    case .right: Entry("right", "absolute", .inset, .horizontal, label: "right")
    case .bottom: Entry("bottom", "absolute", .inset, .vertical, label: "bottom")
    case .start: Entry("inset-inline-start", "absolute", .inset, .horizontal, label: "start")
    case .end: Entry("inset-inline-end", "absolute", .inset, .horizontal, label: "end")
    case .marginLeft: Entry("margin-left", "margin", .margin, .horizontal, label: "left")
    case .marginTop: Entry("margin-top", "margin", .margin, .vertical, label: "top")
    case .marginRight: Entry("margin-right", "margin", .margin, .horizontal, label: "right")
    case .marginBottom: Entry("margin-bottom", "margin", .margin, .vertical, label: "bottom")
    case .marginStart: Entry("margin-inline-start", "margin", .margin, .horizontal, label: "start")
    case .marginEnd: Entry("margin-inline-end", "margin", .margin, .horizontal, label: "end")
    case .borderLeft: Entry("border-left-width", "border", .border, .horizontal, label: "left")
    case .borderTop: Entry("border-top-width", "border", .border, .vertical, label: "top")
    case .borderRight: Entry("border-right-width", "border", .border, .horizontal, label: "right")
    case .borderBottom: Entry("border-bottom-width", "border", .border, .vertical, label: "bottom")
    case .borderStart: Entry("border-inline-start-width", "border", .border, .horizontal, label: "start")
    case .borderEnd: Entry("border-inline-end-width", "border", .border, .horizontal, label: "end")
    case .paddingLeft: Entry("padding-left", "padding", .padding, .horizontal, label: "left")
    case .paddingTop: Entry("padding-top", "padding", .padding, .vertical, label: "top")
    case .paddingRight: Entry("padding-right", "padding", .padding, .horizontal, label: "right")
    case .paddingBottom: Entry("padding-bottom", "padding", .padding, .vertical, label: "bottom")
    case .paddingStart: Entry("padding-inline-start", "padding", .padding, .horizontal, label: "start")
    case .paddingEnd: Entry("padding-inline-end", "padding", .padding, .horizontal, label: "end")
    case .overflowX: Entry("overflow-x", "overflow", .keyword(.overflowX, Self.overflows), label: "x")
    case .overflowY: Entry("overflow-y", "overflow", .keyword(.overflowY, Self.overflows), label: "y")
    }
  }

  private static var wraps: [StaticString] {
    ["nowrap", "wrap", "wrap-reverse", "balance", "wrap-reverse balance"]
  }

  private static var overflows: [StaticString] { ["visible", "hidden", "clip", "scroll", "auto"] }

  package var css: StaticString { entry.css }
  package var kind: Kind { entry.kind }
}
