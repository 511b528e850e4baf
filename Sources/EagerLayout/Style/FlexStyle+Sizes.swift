extension FlexStyle {
  /// The width of the box. Initially ``SizeLength/auto``. (CSS `width`)
  public var width: SizeLength {
    get { SizeLength(StoredLength(units[.width], widthValue)) }
    set { set(newValue.stored, .width, .width) { $0.widthValue = $1 } }
  }

  /// The height of the box. Initially ``SizeLength/auto``. (CSS `height`)
  public var height: SizeLength {
    get { SizeLength(StoredLength(units[.height], heightValue)) }
    set { set(newValue.stored, .height, .height) { $0.heightValue = $1 } }
  }

  /// The least width. Initially ``SizeLength/auto``, which in a row is the automatic minimum size. (CSS `min-width`)
  public var minWidth: SizeLength {
    get { SizeLength(StoredLength(units[.minWidth], rareValues.minWidth)) }
    set {
      keywords[.hasLimits] = 1
      set(newValue.stored, .minWidth, .minWidth) { $0.setRare($1) { $0.minWidth = $1 } }
    }
  }

  /// The least height. Initially ``SizeLength/auto``, which in a column is the automatic minimum size. (CSS `min-height`)
  public var minHeight: SizeLength {
    get { SizeLength(StoredLength(units[.minHeight], rareValues.minHeight)) }
    set {
      keywords[.hasLimits] = 1
      set(newValue.stored, .minHeight, .minHeight) { $0.setRare($1) { $0.minHeight = $1 } }
    }
  }

  /// The greatest width. Initially ``SizeLength/none``; infinity means the same. The minimum wins over it. (CSS `max-width`)
  public var maxWidth: SizeLength {
    get { SizeLength(StoredLength(units[.maxWidth], rareValues.maxWidth)) }
    set {
      keywords[.hasLimits] = 1
      let limit = newValue == .points(.infinity) ? .none : newValue
      set(limit.stored, .maxWidth, .maxWidth) { $0.setRare($1) { $0.maxWidth = $1 } }
    }
  }

  /// The greatest height. Initially ``SizeLength/none``; infinity means the same. The minimum wins over it. (CSS `max-height`)
  public var maxHeight: SizeLength {
    get { SizeLength(StoredLength(units[.maxHeight], rareValues.maxHeight)) }
    set {
      keywords[.hasLimits] = 1
      let limit = newValue == .points(.infinity) ? .none : newValue
      set(limit.stored, .maxHeight, .maxHeight) { $0.setRare($1) { $0.maxHeight = $1 } }
    }
  }

  /// The main size before growing or shrinking. Initially ``FlexBasis/auto``. (CSS `flex-basis`)
  public var flexBasis: FlexBasis {
    get { FlexBasis(StoredLength(units[.flexBasis], basisValue)) }
    set { set(newValue.stored, .flexBasis, .flexBasis) { $0.basisValue = $1 } }
  }

  /// The item's part of positive free space. Initially 0. (CSS `flex-grow`, a 32-bit number as in browsers)
  public var flexGrow: Double {
    get { Double(growFactor) }
    set { growFactor = Float(checked(newValue, .flexGrow, .nonNegative) ?? 0) }
  }

  /// The item's part of negative free space, weighted by its base size. Initially 1. (CSS `flex-shrink`)
  public var flexShrink: Double {
    get { Double(shrinkFactor) }
    set { shrinkFactor = Float(checked(newValue, .flexShrink, .nonNegative) ?? 1) }
  }

  /// Stores a length under a unit field; one that makes no sense becomes `auto`.
  @inline(__always)
  private mutating func set(
    _ length: StoredLength, _ field: Units.Field, _ property: StyleProperty,
    store: (inout FlexStyle, Double) -> Void
  ) {
    guard let value = checked(length.value, property, .nonNegative) else {
      units[field] = .auto
      store(&self, 0)
      return
    }
    units[field] = length.unit
    store(&self, value)
  }

  /// Stores a rare value; a zero needs no storage where there is none yet.
  @inline(__always)
  mutating func setRare(_ value: Double, _ store: (inout RareValues, Double) -> Void) {
    guard value != 0 || rare != nil else { return }
    mutateRare { store(&$0.values, value) }
  }
}
