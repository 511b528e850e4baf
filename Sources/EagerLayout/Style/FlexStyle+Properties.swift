// Access to values by property. The accessors of single lengths use it, and so does code that works with the table of
// properties.
extension FlexStyle {
  package subscript(length property: Property) -> StoredLength {
    @inline(__always)
    get {
      let number = self[storedNumber: property]
      var length = StoredLength(property.kind.hasUnit ? units[property] : .points, number)
      if _slowPath(CalculatedLength.isReference(number)) {
        length.value = 0
        length.calculated = CalculatedLength.object(number)
      }
      return length
    }
    @inline(__always)
    set {
      let kind = property.kind
      let family = property.family
      // The opposite edge may be set by direction and this edge by side, or the reverse: a fault if the values differ.
      if let family, units[byDirection: family] != property.isByDirection || keywords[.hasFaults] != 0 {
        switchEdges(of: family, to: property, newValue.value)
      }
      if let flag = property.flag(for: kind) { keywords[flag] = 1 }
      if property == .rowGap { units.setsRowGap = true }
      if property == .columnGap { units.setsColumnGap = true }
      let isNone = kind.lengthForms?.contains(.none) ?? false && newValue == StoredLength(.points, .infinity)
      let length = isNone ? StoredLength(.auto) : newValue
      let range: Range = kind.lengthForms?.contains(.negative) ?? false ? .any : .nonNegative
      if _slowPath(newValue.calculated != nil) { return set(newValue.calculated, for: property, range) }
      // An invalid value counts as not set.
      let value = checked(length.value, property, range)
      if kind.hasUnit { units[property] = value == nil ? kind.initialLength.unit : length.unit }
      self[storedNumber: property] = value ?? 0
      if property.isByDirection, let family { resetFormIfInitial(family) }
    }
  }

  /// Sets a calculated length, and retains its expression.
  @inline(never)
  private mutating func set(_ calculated: CalculatedLength?, for property: Property, _ range: Range) {
    guard let calculated = calculated?.withRange(range), property.kind.hasUnit else { return }
    units[property] = .percent
    self[storedNumber: property] = calculated.reference
    storeExpressions(with: calculated)
    if property.isByDirection, let family = property.family { resetFormIfInitial(family) }
  }

  /// The stored number of a length. Margins, paddings and gaps are stored in `spacing` as long as all rare values fit.
  private subscript(storedNumber property: Property) -> Double {
    @inline(__always)
    get {
      switch property {
      case .width: widthValue
      case .height: heightValue
      case .flexBasis: basisValue
      default: rareValues[property]
      }
    }
    @inline(__always)
    set {
      switch property {
      case .width: widthValue = newValue
      case .height: heightValue = newValue
      case .flexBasis: basisValue = newValue
      default:
        if rare != nil || !spacing.store(newValue, for: property) { setRare(newValue) { $0[property] = $1 } }
      }
    }
  }

  /// The value of a property that is a plain number; `nil` for a ratio of `auto`.
  package subscript(number property: Property) -> Double? {
    get {
      switch property {
      case .flexGrow: flexGrow
      case .flexShrink: flexShrink
      case .order: Double(order)
      case .flexLineCount: Double(flexLineCount)
      case .aspectRatio: aspectRatio
      default: nil
      }
    }
    set {
      switch property {
      case .flexGrow: flexGrow = newValue ?? 0
      case .flexShrink: flexShrink = newValue ?? 0
      case .aspectRatio: aspectRatio = newValue
      default: break
      }
    }
  }

  package subscript(whole property: Property) -> Int {
    get { property == .order ? order : flexLineCount }
    set { if property == .order { order = newValue } else { flexLineCount = newValue } }
  }

  /// The code of a keyword property: the index of the keyword in the table.
  package subscript(keyword property: Property) -> Int {
    get {
      if property == .display { return Int(display.rawValue) }
      return switch property.kind {
      case .keyword(let field, _), .alignment(let field, _): Int(keywords[field])
      default: 0
      }
    }
    set {
      if property == .display { display = Display(rawValue: UInt8(newValue)) ?? .flex }
      switch property.kind {
      case _ where property == .display: break
      case .keyword(let field, _), .alignment(let field, _): keywords[field] = UInt64(newValue)
      default: break
      }
      if property == .alignItems { units.emptyLeavesFill = false }
      if property == .flexDirection { units.setsDirection = true }
    }
  }

  package subscript(safety property: Property) -> AlignmentSafety {
    get { units[safety: property] }
    set { units[safety: property] = newValue }
  }
}
