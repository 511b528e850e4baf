internal import EagerLayout

extension Modifier {
  /// Calls the library's modifier of the same name with the same values.
  ///
  /// - Parameter item: the item, whose node may be a leaf's: a `Row` has all modifiers there are.
  func apply(_ values: [Meaning?], signature: Int, to item: inout Row) {
    let length = values.length(0) ?? StoredLength(.auto)
    let size = SizeLength(length)
    switch self {
    case .width: item = item.width(size)
    case .height: item = item.height(size)
    case .minWidth: item = item.minWidth(size)
    case .minHeight: item = item.minHeight(size)
    case .maxWidth: item = item.maxWidth(size)
    case .maxHeight: item = item.maxHeight(size)
    case .aspectRatio:
      if let height = values.number(1) {
        item = item.aspectRatio(values.number(0) ?? 0, height)
      } else {
        item = item.aspectRatio(values.number(0))
      }
    case .boxSizing: item = item.boxSizing(value(values, 0, .borderBox))
    case .grow: item = item.grow(values.number(0) ?? 0)
    case .shrink: item = item.shrink(values.number(0) ?? 0)
    case .basis: item = item.basis(FlexBasis(length))
    case .margin:
      if let edges = values.edges(0) {
        item = item.margin(edges)
      } else {
        func side(_ index: Int) -> AutoLength? { values.length(index).map { AutoLength($0) } }
        item = item.margin(left: side(0), top: side(1), right: side(2), bottom: side(3))
      }
    case .padding:
      if let edges = values.edges(0) {
        item = item.padding(edges)
      } else {
        func side(_ index: Int) -> Length? { values.length(index).map { Length($0) } }
        item = item.padding(left: side(0), top: side(1), right: side(2), bottom: side(3))
      }
    case .border: item = item.border(values.edges(0) ?? Edges())
    case .overflow:
      let x = value(values, 0, Overflow.visible)
      item = item.overflow(x: x, y: signature == 0 ? x : value(values, 1, .visible))
    case .alignSelf: item = item.alignSelf(value(values, 0, .auto), value(values, 1, .unspecified))
    case .order: item = item.order(values.whole(0) ?? 0)
    case .absolute, .offset:
      func side(_ index: Int) -> AutoLength { values.length(index).map { AutoLength($0) } ?? .auto }
      item =
        self == .absolute
        ? item.absolute(left: side(0), top: side(1), right: side(2), bottom: side(3))
        : item.offset(left: side(0), top: side(1), right: side(2), bottom: side(3))
    case .hidden: item = item.hidden(values.truth(0) ?? true)
    case .gap, .wrap, .alignItems, .justifyContent, .alignContent, .reversed, .direction:
      applyToContainer(values, signature: signature, to: &item)
    case .id: break  // its number is the parser's to choose
    }
  }

  private func applyToContainer(_ values: [Meaning?], signature: Int, to item: inout Row) {
    switch self {
    case .gap where signature == 0: item = item.gap(values.number(0) ?? 0)
    case .gap:
      item = item.gap(row: values.length(0).map { Length($0) }, column: values.length(1).map { Length($0) })
    case .wrap: item = item.wrap(value(values, 0, .wrap))
    case .alignItems: item = item.alignItems(value(values, 0, .normal), value(values, 1, .unspecified))
    case .justifyContent: item = item.justifyContent(value(values, 0, .normal), value(values, 1, .unspecified))
    case .alignContent: item = item.alignContent(value(values, 0, .normal), value(values, 1, .unspecified))
    case .reversed: item = item.reversed(values.truth(0) ?? true)
    default: item = item.direction(value(values, 0, .inherit))
    }
  }

  /// The case of an enumeration that a keyword stands for.
  private func value<Case: RawRepresentable>(_ values: [Meaning?], _ index: Int, _ initial: Case) -> Case
  where Case.RawValue == UInt8 {
    values.keyword(index).flatMap { Case(rawValue: $0) } ?? initial
  }
}
