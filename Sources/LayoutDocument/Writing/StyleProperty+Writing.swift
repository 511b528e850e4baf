internal import EagerLayout

extension StyleProperty {
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
    case .flexGrow: style.growFactor == 0 ? nil : factor(style.growFactor)
    case .flexShrink: style.shrinkFactor == 1 ? nil : factor(style.shrinkFactor)
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

/// The shortest decimal that is read back as the same number; a whole one has no point.
private func decimal(_ value: Double) -> String { wholeNumber(value).map { "\($0)" } ?? "\(value)" }

/// The same for a factor. A style holds it in 32 bits, whose decimals are shorter: 0.1, and not 0.10000000149011612.
private func factor(_ value: Float) -> String { wholeNumber(Double(value)).map { "\($0)" } ?? "\(value)" }
