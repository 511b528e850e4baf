internal import EagerLayout
internal import LayoutDocument

/// The properties of CSS by their effect on boxes.
enum PropertyKinds {
  /// Properties that layout documents also have. The parser of layout documents checks their values.
  static let documented: Set<String> = {
    let styleProperties = FlexStyle.Property.all.map { $0.name }.filter { !$0.hasPrefix("border-") }
    let gridProperties = LayoutDocument.containers.first { $0.name == "grid" }.map { $0.properties + $0.items } ?? []
    return Set(styleProperties + gridProperties).subtracting(["display", "position", "direction"])
  }()

  /// Other CSS names of the properties in `documented`.
  static let aliases = [
    "grid-gap": "gap", "grid-row-gap": "row-gap", "grid-column-gap": "column-gap", "inline-size": "width",
    "min-inline-size": "min-width", "max-inline-size": "max-width", "block-size": "height",
    "min-block-size": "min-height", "max-block-size": "max-height", "overflow-inline": "overflow-x",
    "overflow-block": "overflow-y", "word-wrap": "overflow-wrap",
  ]

  /// Returns `true` for properties that never move a box.
  static func isHarmless(_ property: String) -> Bool {
    harmless.contains(property) || property.hasSuffix("-radius") || property.hasSuffix("-color")
      || harmlessPrefixes.contains { property.hasPrefix($0) }
  }

  private static let harmlessPrefixes = [
    "background", "outline", "text-decoration", "text-emphasis", "text-underline", "transition", "mask", "scroll",
    "overscroll", "list-style-image", "font-variant", "font-feature", "font-optical", "font-variation", "border-image",
    "animation-", "-moz-", "-ms-", "-o-", "-khtml-", "-webkit-font", "-webkit-tap", "-webkit-text", "-webkit-user",
    "-webkit-background", "-webkit-transition", "-webkit-mask", "-webkit-overflow", "-webkit-touch", "-webkit-border",
    "-webkit-animation", "-webkit-print", "view-transition", "stroke", "fill", "print-",
  ]
  private static let harmless: Set = [
    "color", "box-shadow", "text-shadow", "opacity", "cursor", "z-index", "pointer-events", "user-select", "clip-path",
    "font-family", "font-weight", "font-style", "font-stretch", "font-synthesis", "font-display", "font-kerning",
    "text-transform", "text-rendering", "text-overflow", "text-size-adjust", "text-justify", "text-align-last",
    "appearance", "-webkit-appearance", "-webkit-box-shadow", "-webkit-backface-visibility", "-webkit-box-orient",
    "-webkit-filter", "color-scheme", "object-fit", "object-position", "isolation",
    "mix-blend-mode", "image-rendering", "backface-visibility", "transform-origin",
    "transform-style", "perspective-origin", "touch-action", "resize", "clip", "quotes", "counter-reset",
    "counter-increment", "counter-set", "orphans", "widows", "border-collapse", "border-spacing", "caption-side",
    "empty-cells", "table-layout", "hanging-punctuation", "forced-color-adjust", "speak", "src", "unicode-range",
    "hyphenate-character", "tab-size", "line-break", "clear", "interpolate-size", "paint-order",
    "break-inside", "break-after", "break-before", "page-break-inside", "page-break-after", "page-break-before",
    "vector-effect", "shape-rendering", "text-anchor", "column-rule", "column-fill", "inherits", "syntax",
  ]

  /// Properties that are supported only with values that move no box, and these values.
  static let inertValues: [String: Set<String>] = [
    "float": ["none"], "transform": ["none"], "translate": ["none"], "rotate": ["none"], "scale": ["none", "1"],
    "visibility": ["visible", "hidden"], "word-break": ["normal", "auto-phrase"], "line-clamp": ["none"],
    "-webkit-line-clamp": ["none"], "hyphens": ["none", "manual"], "text-indent": ["0", "0px"],
    "word-spacing": ["normal", "0", "0px"], "writing-mode": ["horizontal-tb"], "column-count": ["auto"],
    "columns": ["auto"], "column-width": ["auto"], "contain": ["none", "paint", "style"],
    "content-visibility": ["visible"], "zoom": ["1", "100%", "normal"],
    "font-size-adjust": ["none"], "text-wrap": ["wrap", "balance", "pretty", "stable"],
    "text-wrap-style": ["auto", "balance", "pretty", "stable"], "unicode-bidi": ["normal", "isolate"],
    "shape-outside": ["none"], "offset-path": ["none"], "box-decoration-break": ["slice"], "margin-trim": ["none"],
    "scrollbar-gutter": ["auto"], "position-anchor": ["auto", "normal"],
    "text-orientation": ["mixed"], "text-box": ["normal"], "text-box-trim": ["none"], "field-sizing": ["fixed"],
  ]

  static func faultMessage(for property: String) -> String {
    switch property {
    case "float": "floats are not supported; use display: flex or grid"
    case "transform", "translate", "rotate", "scale", "offset-path":
      "the frame of a transformed box is not computed; use insets, margins or alignment"
    case "writing-mode", "text-orientation": "only horizontal text is supported"
    case "columns", "column-count", "column-width": "columns of text are not supported; use display: grid"
    case "animation", "animation-name": "an animation that moves boxes is not supported"
    case "visibility":
      "browsers differ on collapse: Chromium keeps the space of the item, Firefox and CSS keep only its size across the "
        + "line; write hidden, which keeps the space, or display: none"
    case "word-break", "overflow-wrap", "hyphens": "breaks inside of words are not supported; remove it"
    default: "this value is not supported, and it could move a box"
    }
  }
}
