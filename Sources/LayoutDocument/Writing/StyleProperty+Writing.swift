internal import EagerLayout

extension FlexStyle.Property {
  /// What a style says of the property, as CSS text; nil where it is the initial value.
  func value(in style: FlexStyle) -> String? {
    switch form {
    case .keyword(let field, let names):
      let position = Int(style.keywords[field])
      return position == 0 ? nil : names.list[position]
    case .alignment(let field, let names):
      let prefix =
        switch style[safety: self] {
        case .unspecified: ""
        case .safe: "safe "
        case .unsafe: "unsafe "
        }
      return style.keywords[field] == 0 ? nil : prefix + names.list[Int(style.keywords[field])]
    case .factor, .integer, .ratio:
      return number(in: style).map { String($0) }
    case .length(let forms):
      guard style.holds(self) else { return nil }
      let length = style[length: self]
      return length == kind.initialLength ? nil : Self.text(of: length, forms)
    }
  }

  private static func text(of length: StoredLength, _ forms: LengthForms) -> String {
    switch length.unit {
    case .auto where forms.contains(.none): "none"
    case .points: decimal(length.value) + "px"
    case .percent: decimal(length.value) + "%"
    default: "\(length.unit.css)"
    }
  }

  /// What a style says of a property that is a plain number; nil where it is the initial value.
  private func number(in style: FlexStyle) -> String? {
    switch self {
    case .flexGrow: style.growFactor == 0 ? nil : decimal(style.growFactor)
    case .flexShrink: style.shrinkFactor == 1 ? nil : decimal(style.shrinkFactor)
    case .order: style.order == 0 ? nil : "\(style.order)"
    default: style.aspectRatio.map { decimal($0) }
    }
  }

  /// Whether the property's values are plain numbers, and not strings.
  var isNumber: Bool {
    switch form {
    case .factor, .integer, .ratio: true
    case .keyword, .alignment, .length: false
    }
  }
}
