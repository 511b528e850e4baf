internal import EagerLayout

/// The properties of the format, in the order in which they are written.
enum Property: String, CaseIterable, Sendable {
  case display, position, direction
  case boxSizing = "box-sizing"
  case flexDirection = "flex-direction"
  case flexWrap = "flex-wrap"
  case justifyContent = "justify-content"
  case alignItems = "align-items"
  case alignContent = "align-content"
  case rowGap = "row-gap"
  case columnGap = "column-gap"
  case alignSelf = "align-self"
  case order
  case flexGrow = "flex-grow"
  case flexShrink = "flex-shrink"
  case flexBasis = "flex-basis"
  case width, height
  case minWidth = "min-width"
  case minHeight = "min-height"
  case maxWidth = "max-width"
  case maxHeight = "max-height"
  case aspectRatio = "aspect-ratio"
  case left, top, right, bottom
  case marginLeft = "margin-left"
  case marginTop = "margin-top"
  case marginRight = "margin-right"
  case marginBottom = "margin-bottom"
  case borderLeft = "border-left"
  case borderTop = "border-top"
  case borderRight = "border-right"
  case borderBottom = "border-bottom"
  case paddingLeft = "padding-left"
  case paddingTop = "padding-top"
  case paddingRight = "padding-right"
  case paddingBottom = "padding-bottom"
  case overflowX = "overflow-x"
  case overflowY = "overflow-y"

  static let all = allCases
  static let names = Names(allCases.map { $0.rawValue })

  /// How the property's values are written.
  enum Form: Sendable {
    /// One of some names, in the order of the bits that stand for them; the first is the initial value.
    case keyword(Keywords.Field, Names)
    /// The same; positions may have `safe` or `unsafe` before them.
    case alignment(Keywords.Field, safety: Keywords.Field, Names)
    /// A number that is not negative.
    case factor
    /// A whole number.
    case integer
    /// `auto`, a number, or two with a slash.
    case ratio
    /// A length, or what else the property takes in its place.
    case length(LengthForms)

    /// What may be written, as a person lists it.
    var alternatives: String {
      switch self {
      case .keyword(_, let names), .alignment(_, safety: _, let names): names.alternatives
      case .factor: "a number such as 1 or 0.5"
      case .integer: "a whole number such as 1 or -1"
      case .ratio: "auto, a number such as 1.5, or \"3/2\""
      case .length(let forms): forms.alternatives
      }
    }
  }

  /// How the property's values are written.
  var form: Form {
    switch self {
    case .display: .keyword(.display, Self.displays)
    case .position: .keyword(.position, Self.positions)
    case .direction: .keyword(.direction, Self.directions)
    case .boxSizing: .keyword(.boxSizing, Self.boxSizings)
    case .flexDirection: .keyword(.flexDirection, Self.flexDirections)
    case .flexWrap: .keyword(.flexWrap, Self.flexWraps)
    case .justifyContent: .alignment(.justifyContent, safety: .justifySafety, Self.justifications)
    case .alignItems: .alignment(.alignItems, safety: .itemsSafety, Self.itemAlignments)
    case .alignSelf: .alignment(.alignSelf, safety: .selfSafety, Self.selfAlignments)
    case .alignContent: .alignment(.alignContent, safety: .contentSafety, Self.contentAlignments)
    case .overflowX: .keyword(.overflowX, Self.overflows)
    case .overflowY: .keyword(.overflowY, Self.overflows)
    case .flexGrow, .flexShrink: .factor
    case .order: .integer
    case .aspectRatio: .ratio
    case .flexBasis: .length([.auto, .content, .sizeKeywords, .percent])
    case .width, .height, .minWidth, .minHeight: .length([.auto, .sizeKeywords, .percent])
    case .maxWidth, .maxHeight: .length([.none, .sizeKeywords, .percent])
    case .marginLeft, .marginTop, .marginRight, .marginBottom, .left, .top, .right, .bottom:
      .length([.auto, .percent, .negative])
    case .paddingLeft, .paddingTop, .paddingRight, .paddingBottom, .rowGap, .columnGap: .length(.percent)
    case .borderLeft, .borderTop, .borderRight, .borderBottom: .length([])
    }
  }

  // Each list is in the order of its enumeration's raw values, which are what a style stores; an empty name is a value
  // that cannot be written.
  private static let displays = Names(["flex", "none"])
  private static let positions = Names(["relative", "absolute"])
  private static let directions = Names(["", "ltr", "rtl"])
  private static let boxSizings = Names(["border-box", "content-box"])
  private static let flexDirections = Names(["row", "row-reverse", "column", "column-reverse"])
  private static let flexWraps = Names(["nowrap", "wrap", "wrap-reverse"])
  private static let justifications = Names([
    "normal", "stretch", "flex-start", "flex-end", "start", "end", "left", "right", "center", "space-between",
    "space-around", "space-evenly",
  ])
  private static let itemAlignments = Names(alignments)
  // A style stores `auto` as 0, so that it is the initial value.
  private static let selfAlignments = Names(["auto"] + alignments)
  private static let alignments = [
    "normal", "stretch", "flex-start", "flex-end", "start", "end", "center", "baseline", "last baseline",
  ]
  private static let contentAlignments = Names([
    "normal", "stretch", "flex-start", "flex-end", "start", "end", "center", "space-between", "space-around",
    "space-evenly",
  ])
  private static let overflows = Names(["visible", "hidden", "clip", "scroll", "auto"])

  /// What may have `safe` or `unsafe` before it.
  static let positionsInRoom: Set<String> = ["flex-start", "flex-end", "start", "end", "left", "right", "center"]
}

extension Names {
  /// Those of the names that may have `safe` or `unsafe` before them.
  var positionsInRoom: Names { Names(list.filter { Property.positionsInRoom.contains($0) }) }
}

extension LayoutDocument {
  /// The properties that a node's `style` may have, each with the values it takes, in words.
  ///
  ///     for (name, values) in LayoutDocument.properties { print(name, values) }
  ///     // display flex or none
  ///     // …
  ///
  /// What a fault says about a value is taken from the same table.
  public static var properties: [(name: String, values: String)] {
    Property.all.map { property in
      switch property.form {
      case .alignment(_, safety: _, let names):
        let safety = "; safe or unsafe may stand before \(names.positionsInRoom.alternatives)"
        return (property.rawValue, names.alternatives + safety)
      case let form: return (property.rawValue, form.alternatives)
      }
    }
  }
}
