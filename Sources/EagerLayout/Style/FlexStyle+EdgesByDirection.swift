extension FlexStyle {
  /// The space outside the box at the start: on the left, or on the right of a right-to-left node. Initially 0. (CSS
  /// `margin-inline-start`)
  ///
  ///     style.marginStart = 8
  ///     style.direction = .rightToLeft          // 8 on the right
  ///
  /// The direction is the node's own, inherited if not set. Margins are stored either by direction or by side: setting
  /// this property reuses ``marginLeft`` as the start and ``marginRight`` as the end, and if these differ, the layout
  /// reports ``LayoutIssue/StyleFault/Reason/mixedEdges``. Paddings, borders and insets do likewise.
  public var marginStart: AutoLength {
    get { AutoLength(self[length: .marginStart]) }
    set { self[length: .marginStart] = newValue.stored }
  }

  /// The space outside the box at the end, opposite to ``marginStart``. Initially 0. (CSS `margin-inline-end`)
  public var marginEnd: AutoLength {
    get { AutoLength(self[length: .marginEnd]) }
    set { self[length: .marginEnd] = newValue.stored }
  }

  /// The space between border and content at the start (see ``marginStart``). Initially 0. (CSS `padding-inline-start`)
  public var paddingStart: Length {
    get { Length(self[length: .paddingStart]) }
    set { self[length: .paddingStart] = newValue.stored }
  }

  /// The space between border and content at the end. Initially 0. (CSS `padding-inline-end`)
  public var paddingEnd: Length {
    get { Length(self[length: .paddingEnd]) }
    set { self[length: .paddingEnd] = newValue.stored }
  }

  /// The border's width at the start (see ``marginStart``). Initially 0. (CSS `border-inline-start-width`)
  public var borderStart: Double {
    get { self[length: .borderStart].value }
    set { self[length: .borderStart] = StoredLength(.points, newValue) }
  }

  /// The border's width at the end. Initially 0. (CSS `border-inline-end-width`)
  public var borderEnd: Double {
    get { self[length: .borderEnd].value }
    set { self[length: .borderEnd] = StoredLength(.points, newValue) }
  }

  /// The inset from the start edge. As in ``marginStart``, the node's own direction counts, not its container's.
  /// Initially ``FlexStyle/AutoLength/auto``. (CSS `inset-inline-start`)
  public var start: AutoLength {
    get { AutoLength(self[length: .start]) }
    set { self[length: .start] = newValue.stored }
  }

  /// The inset from the end edge. Initially ``FlexStyle/AutoLength/auto``. (CSS `inset-inline-end`)
  public var end: AutoLength {
    get { AutoLength(self[length: .end]) }
    set { self[length: .end] = newValue.stored }
  }
}

// Edges by direction are stored in the fields of left and right. For each family, a bit in the units marks edges that
// are set by direction.
extension FlexStyle {
  /// Whether the style stores an edge in the form of this property. Of `left` and `start`, for example, a style stores
  /// only one.
  package func stores(_ property: Property) -> Bool {
    guard let family = property.family else { return true }
    return units[byDirection: family] == property.isByDirection
  }

  /// Switches a family to the form of a property that is about to be set: by direction or by side. The opposite edge
  /// keeps its value as in left-to-right text. If the family had the other form, and different values of its edges, a
  /// fault is recorded. The fault is removed when the opposite edge is set in the new form.
  @inline(never)
  mutating func switchEdges(of family: EdgeFamily, to property: Property, _ value: Double) {
    let formChanges = units[byDirection: family] != property.isByDirection
    units[byDirection: family] = property.isByDirection
    if let mixedEdge = faults.first(where: { $0.reason == .mixedEdges && $0.property.family == family })?.property {
      if mixedEdge.isByDirection == property.isByDirection && mixedEdge != property.opposite { return }
      removeFaults { $0.reason == .mixedEdges && $0.property.family == family }
      if mixedEdge == property.opposite { return }
    } else if !formChanges || self[length: family.left] == self[length: family.right] {
      return
    }
    recordFault(LayoutIssue.StyleFault(property: property, reason: .mixedEdges, value: value))
  }

  /// Resets a family's form to sides if both of its edges have their initial values, so that equal styles are stored in
  /// the same form.
  @inline(never)
  mutating func resetFormIfInitial(_ family: EdgeFamily) {
    let initial = family.left.kind.initialLength
    units[byDirection: family] = self[length: family.left] != initial || self[length: family.right] != initial
  }

  /// The style with edges by direction converted to sides, if the style itself sets a direction.
  package var withEdgesOnSides: FlexStyle {
    guard units.hasEdgesByDirection, direction != .inherit else { return self }
    var style = direction == .rightToLeft ? withStartAndEndSwapped : self
    for family in EdgeFamily.allCases { style.units[byDirection: family] = false }
    style.units.startAndEndAreSwapped = false
    return style
  }

  /// The style with start and end exchanged in storage: for a right-to-left node, start is stored in the field of
  /// right.
  package var withStartAndEndSwapped: FlexStyle {
    var style = self
    guard units.hasEdgesByDirection else { return style }
    style.units.swapStartAndEnd()
    style.mutateRare { $0.values.swapStartAndEnd(units) }
    return style
  }
}

extension RareValues {
  /// Exchanges left and right of the edges that are set by direction.
  mutating func swapStartAndEnd(_ units: Units) {
    for family in EdgeFamily.allCases where units[byDirection: family] {
      (self[family.left], self[family.right]) = (self[family.right], self[family.left])
    }
  }
}

extension Units {
  /// Exchanges the units of left and right of the edges that are set by direction, and toggles `startAndEndAreSwapped`.
  mutating func swapStartAndEnd() {
    for family in EdgeFamily.allCases where family != .border && self[byDirection: family] {
      (self[family.left], self[family.right]) = (self[family.right], self[family.left])
    }
    startAndEndAreSwapped.toggle()
  }
}
