internal import EagerLayout

extension Modifier {
  /// Calls the library's modifier of the same name with the same values.
  ///
  /// - Parameter item: the item, whose node may be a leaf's: a `Row` has all modifiers there are.
  func apply(_ values: [Meaning?], signature: Int, to item: inout Row) {
    switch self {
    case .sets(let property): property.set(values, in: &item.node.style)
    case .margin:
      if let edges = values.edges(0) {
        item = item.margin(edges)
      } else {
        func side(_ index: Int) -> AutoLength? { values.length(index).map { AutoLength($0) } }
        item = item.margin(top: side(1), left: side(0), bottom: side(3), right: side(2))
      }
    case .padding:
      if let edges = values.edges(0) {
        item = item.padding(edges)
      } else {
        func side(_ index: Int) -> Length? { values.length(index).map { Length($0) } }
        item = item.padding(top: side(1), left: side(0), bottom: side(3), right: side(2))
      }
    case .border: item = item.border(values.edges(0) ?? Edges())
    case .overflow:
      let x = values.keyword(0, Overflow.visible)
      item = item.overflow(x: x, y: signature == 0 ? x : values.keyword(1, .visible))
    case .absolute, .offset:
      func side(_ index: Int) -> AutoLength { values.length(index).map { AutoLength($0) } ?? .auto }
      item =
        self == .absolute
        ? item.absolute(top: side(1), left: side(0), bottom: side(3), right: side(2))
        : item.offset(top: side(1), left: side(0), bottom: side(3), right: side(2))
    case .hidden: item = item.hidden(values.truth(0) ?? true)
    case .gap where signature == 0: item = item.gap(values.number(0) ?? 0)
    case .gap:
      item = item.gap(row: values.length(0).map { Length($0) }, column: values.length(1).map { Length($0) })
    case .reversed: item = item.reversed(values.truth(0) ?? true)
    case .id: break  // its number is the parser's to choose
    }
  }
}

extension StyleProperty {
  /// Sets the property to what its modifier was given.
  fileprivate func set(_ values: [Meaning?], in style: inout FlexStyle) {
    switch kind {
    case .keyword:
      // Only `.wrap()` says nothing more.
      style[keyword: self] = values.keyword(0).map { Int($0) } ?? Int(FlexWrap.wrap.rawValue)
    case .alignment:
      style[keyword: self] = values.keyword(0).map { Int($0) } ?? 0
      style[safety: self] = values.keyword(1, .unspecified)
    case .factor: style[number: self] = values.number(0)
    case .whole: style.order = values.whole(0) ?? 0
    case .ratio:
      let width = values.number(0)
      style.aspectRatio = values.number(1).map { (width ?? 0) / $0 } ?? width
    default: style[length: self] = values.length(0) ?? kind.initialLength
    }
  }
}

extension [Meaning?] {
  /// The case of an enumeration that a keyword stands for.
  fileprivate func keyword<Case: RawRepresentable>(_ index: Int, _ initial: Case) -> Case
  where Case.RawValue == UInt8 {
    keyword(index).flatMap { Case(rawValue: $0) } ?? initial
  }
}
