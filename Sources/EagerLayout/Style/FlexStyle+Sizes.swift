extension FlexStyle {
  /// The width of the box. Initially ``FlexStyle/SizeLength/auto``. (CSS `width`)
  public var width: SizeLength {
    get { SizeLength(self[length: .width]) }
    set { self[length: .width] = newValue.stored }
  }

  /// The height of the box. Initially ``FlexStyle/SizeLength/auto``. (CSS `height`)
  public var height: SizeLength {
    get { SizeLength(self[length: .height]) }
    set { self[length: .height] = newValue.stored }
  }

  /// The minimum width. Initially ``FlexStyle/SizeLength/auto``, in a row the automatic minimum size. (CSS `min-width`)
  public var minWidth: SizeLength {
    get { SizeLength(self[length: .minWidth]) }
    set { self[length: .minWidth] = newValue.stored }
  }

  /// The minimum height. Initially ``FlexStyle/SizeLength/auto``, in a column the automatic minimum. (CSS `min-height`)
  public var minHeight: SizeLength {
    get { SizeLength(self[length: .minHeight]) }
    set { self[length: .minHeight] = newValue.stored }
  }

  /// The maximum width; a larger minimum wins. Initially ``FlexStyle/SizeLength/none``. (CSS `max-width`)
  public var maxWidth: SizeLength {
    get { SizeLength(self[length: .maxWidth]) }
    set { self[length: .maxWidth] = newValue.stored }
  }

  /// The maximum height; a larger minimum wins. Initially ``FlexStyle/SizeLength/none``. (CSS `max-height`)
  public var maxHeight: SizeLength {
    get { SizeLength(self[length: .maxHeight]) }
    set { self[length: .maxHeight] = newValue.stored }
  }

  /// The main size before growing or shrinking. Initially ``FlexStyle/FlexBasis/auto``. (CSS `flex-basis`)
  public var flexBasis: FlexBasis {
    get { FlexBasis(self[length: .flexBasis]) }
    set { self[length: .flexBasis] = newValue.stored }
  }

  /// The item's share of positive free space. Initially 0. (CSS `flex-grow`, a 32-bit number as in browsers)
  public var flexGrow: Double {
    get { Double(growFactor) }
    set { growFactor = Float(checked(newValue, .flexGrow, .nonNegative) ?? 0) }
  }

  /// The item's share of negative free space, weighted by its base size. Initially 1. (CSS `flex-shrink`)
  public var flexShrink: Double {
    get { Double(shrinkFactor) }
    set { shrinkFactor = Float(checked(newValue, .flexShrink, .nonNegative) ?? 1) }
  }

  /// Stores a rare value in the object `rare`, which is created unless the value is 0.
  @inline(__always)
  mutating func setRare(_ value: Double, _ store: (inout RareValues, Double) -> Void) {
    guard value != 0 || rare != nil else { return }
    mutateRare { store(&$0.values, value) }
  }
}
