extension FlexStyle: CustomStringConvertible {
  /// The properties that differ from their initial values, as CSS.
  ///
  ///     var style = FlexStyle()
  ///     style.width = .percent(50)
  ///     style.flexGrow = 1
  ///     print(style)          // flex-grow: 1; width: 50%
  public var description: String {
    Property.allCases.compactMap { property in property.value(in: self).map { "\(property.css): \($0)" } }
      .joined(separator: "; ")
  }
}

extension FlexStyle.Property {
  /// Returns the property's value in a style as CSS text, or `nil` for the initial value.
  package func value(in style: FlexStyle) -> String? {
    switch kind {
    case .keyword(_, let names):
      let code = style[keyword: self]
      return code == 0 ? nil : "\(names[code])"
    case .alignment(let field, let names):
      let prefix =
        switch style[safety: self] {
        case .unspecified: ""
        case .safe: "safe "
        case .unsafe: "unsafe "
        }
      return style.keywords[field] == 0 ? nil : "\(prefix)\(names[Int(style.keywords[field])])"
    case .factor, .whole, .ratio: return number(in: style)
    default:
      guard style.stores(self) else { return nil }
      let length = style[length: self]
      return length == kind.initialLength ? nil : text(of: length)
    }
  }

  private func text(of length: StoredLength) -> String {
    switch length.unit {
    case .auto where kind.lengthForms?.contains(.none) ?? false: "none"
    case .points: decimal(length.value) + "px"
    case .percent: length.calculated?.expression.css ?? decimal(length.value) + "%"
    default: "\(length.unit.css)"
    }
  }

  /// Returns the value of a property that is a plain number, or `nil` for the initial value.
  private func number(in style: FlexStyle) -> String? {
    switch self {
    case .flexGrow: style.growFactor == 0 ? nil : decimal(style.growFactor)
    case .flexShrink: style.shrinkFactor == 1 ? nil : decimal(style.shrinkFactor)
    case .order: style.order == 0 ? nil : "\(style.order)"
    case .flexLineCount: style.flexLineCount == 1 ? nil : "\(style.flexLineCount)"
    default: style.aspectRatio.map { (style.ratioIsOfContent ? "auto " : "") + decimal($0) }
    }
  }
}

extension FlexStyle: Hashable {
  /// Hashes the keywords, units, sizes and flex factors. Rarely set properties are compared by `==`, but not hashed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keywords.withoutFlags.word)
    hasher.combine(units.withoutFlags.word)
    // References are not hashed: equal calculated lengths may be different objects.
    for value in [widthValue, heightValue, basisValue] where !CalculatedLength.isReference(value) {
      hasher.combine(value)
    }
    hasher.combine(growFactor)
    hasher.combine(shrinkFactor)
  }
}
