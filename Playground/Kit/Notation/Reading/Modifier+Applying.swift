internal import EagerLayout

extension Modifier {
  /// Calls the library's modifier of the same name with the same values.
  ///
  /// - Parameter item: the item as a `Row`, since only a `Row` has all modifiers. Its node may be a leaf.
  func apply(_ values: [ParsedValue?], signature: Int, to item: inout Row) {
    switch self {
    case .sets(let property): property.set(values, signature: signature, in: &item.node.style)
    case .size:
      let width = values.length(at: 0).map { FlexStyle.SizeLength($0) } ?? .auto
      item = item.size(width, values.length(at: 1).map { FlexStyle.SizeLength($0) } ?? width)
    case .flex:
      let basis = values.length(at: 2).map { FlexStyle.FlexBasis($0) } ?? .percent(0)
      item = item.flex(values.number(at: 0) ?? 0, values.number(at: 1) ?? 1, basis)
    case .margin:
      func length(_ index: Int) -> FlexStyle.AutoLength? { values.length(at: index).map { FlexStyle.AutoLength($0) } }
      switch signature {
      case 0: item = values.edges(at: 0).map { item.margin($0) } ?? item.margin(length(0))
      case 1: item = item.margin(top: length(0), left: length(1), bottom: length(2), right: length(3))
      case 2: item = item.margin(horizontal: length(0), vertical: length(1))
      default: item = item.margin(top: length(0), start: length(1), bottom: length(2), end: length(3))
      }
    case .padding:
      func length(_ index: Int) -> FlexStyle.Length? { values.length(at: index).map { FlexStyle.Length($0) } }
      switch signature {
      case 0: item = values.edges(at: 0).map { item.padding($0) } ?? item.padding(length(0))
      case 1: item = item.padding(top: length(0), left: length(1), bottom: length(2), right: length(3))
      case 2: item = item.padding(horizontal: length(0), vertical: length(1))
      default: item = item.padding(top: length(0), start: length(1), bottom: length(2), end: length(3))
      }
    case .border where signature == 0: item = item.border(values.edges(at: 0) ?? Edges())
    case .border where signature == 2:
      item = item.border(
        top: values.number(at: 0), start: values.number(at: 1), bottom: values.number(at: 2), end: values.number(at: 3))
    case .border:
      item = item.border(
        top: values.number(at: 0), left: values.number(at: 1), bottom: values.number(at: 2), right: values.number(at: 3)
      )
    case .overflow:
      let x = values.keyword(at: 0, FlexStyle.Overflow.visible)
      item = item.overflow(x: x, y: signature == 0 ? x : values.keyword(at: 1, .visible))
    case .offset where signature == 1: item = item.offset(x: values.number(at: 0) ?? 0, y: values.number(at: 1) ?? 0)
    case .absolute, .offset, .inset:
      func length(_ index: Int) -> FlexStyle.AutoLength? { values.length(at: index).map { FlexStyle.AutoLength($0) } }
      switch (self, signature) {
      case (.absolute, 1): item = item.absolute(top: length(0), start: length(1), bottom: length(2), end: length(3))
      case (.offset, 2): item = item.offset(top: length(0), start: length(1), bottom: length(2), end: length(3))
      case (.absolute, _): item = item.absolute(top: length(0), left: length(1), bottom: length(2), right: length(3))
      case (.offset, _): item = item.offset(top: length(0), left: length(1), bottom: length(2), right: length(3))
      case (_, 0): item = item.inset(length(0))
      default: item = item.inset(horizontal: length(0), vertical: length(1))
      }
    case .hidden: item = item.hidden(values.boolean(at: 0) ?? true)
    case .static: item = item.static()
    case .contents: item = item.contents()
    case .gap where signature == 0: item = item.gap(values.length(at: 0).map { FlexStyle.Length($0) })
    case .gap:
      item = item.gap(
        row: values.length(at: 0).map { FlexStyle.Length($0) },
        column: values.length(at: 1).map { FlexStyle.Length($0) })
    case .reversed: item = item.reversed(values.boolean(at: 0) ?? true)
    case .id: break  // The parser sets ids.
    }
  }
}

extension FlexStyle.Property {
  fileprivate func set(_ values: [ParsedValue?], signature: Int, in style: inout FlexStyle) {
    switch kind {
    case .keyword:
      // Only `.wrap()` has no argument.
      style[keyword: self] = values.keyword(at: 0).map { Int($0) } ?? Int(FlexStyle.FlexWrap.wrap.rawValue)
    case .alignment:
      style[keyword: self] = values.keyword(at: 0).map { Int($0) } ?? 0
      style[safety: self] = values.keyword(at: 1, .unspecified)
    case .factor: style[number: self] = values.number(at: 0)
    case .whole: style[whole: self] = values.whole(at: 0) ?? 0
    case .ratio:
      let width = values.number(at: 0)
      style.aspectRatio = values.number(at: 1).map { (width ?? 0) / $0 } ?? width
      style.ratioIsOfContent = signature == 1
    default: style[length: self] = values.length(at: 0) ?? kind.initialLength
    }
  }
}

extension [ParsedValue?] {
  fileprivate func keyword<Case: RawRepresentable>(at index: Int, _ initial: Case) -> Case
  where Case.RawValue == UInt8 {
    keyword(at: index).flatMap { Case(rawValue: $0) } ?? initial
  }
}
