import EagerLayout

/// Trees whose frames are known from this one's.
extension EngineTree {
  /// Left and right swapped everywhere; start and end stay what they are.
  var mirrored: EngineTree {
    var tree = map {
      for family in EdgeFamily.allCases where !$0.style.units[byDirection: family] {
        ($0.style[length: family.left], $0.style[length: family.right]) = (
          $0.style[length: family.right], $0.style[length: family.left]
        )
      }
      switch $0.style.justifyContent {
      case .left: $0.style.justifyContent = .right
      case .right: $0.style.justifyContent = .left
      default: break
      }
      switch $0.style.direction {
      case .leftToRight: $0.style.direction = .rightToLeft
      case .rightToLeft: $0.style.direction = .leftToRight
      case .inherit: break
      }
    }
    if style.direction == .inherit { tree.style.direction = .rightToLeft }
    return tree
  }

  /// Items of columns aligned in the center where they were by baselines.
  var withoutColumnBaselines: EngineTree {
    var tree = self
    tree.children = children.map { $0.withoutColumnBaselines }
    if style.keywords.isRow { return tree }
    if style.alignItems == .baseline || style.alignItems == .lastBaseline { tree.style.alignItems = .center }
    if style.alignment == .baseline { tree.style.alignment = .center }
    for at in tree.children.indices where [.baseline, .lastBaseline].contains(tree.children[at].style.alignSelf) {
      tree.children[at].style.alignSelf = .center
    }
    return tree
  }

  /// Start and end written as the left or right that they are, by each node's own direction.
  func withSides(isRightToLeft above: Bool = false) -> EngineTree {
    var tree = self
    let isRightToLeft = style.direction == .inherit ? above : style.direction == .rightToLeft
    for family in EdgeFamily.allCases where style.units[byDirection: family] {
      let (start, end) = (style[length: family.start], style[length: family.end])
      tree.style[length: family.left] = isRightToLeft ? end : start
      tree.style[length: family.right] = isRightToLeft ? start : end
    }
    tree.children = children.map { $0.withSides(isRightToLeft: isRightToLeft) }
    return tree
  }

  /// Horizontal and vertical swapped everywhere.
  var transposed: EngineTree {
    map {
      ($0.style.width, $0.style.height) = ($0.style.height, $0.style.width)
      ($0.style.minWidth, $0.style.minHeight) = ($0.style.minHeight, $0.style.minWidth)
      ($0.style.maxWidth, $0.style.maxHeight) = ($0.style.maxHeight, $0.style.maxWidth)
      ($0.style.marginLeft, $0.style.marginTop) = ($0.style.marginTop, $0.style.marginLeft)
      ($0.style.marginRight, $0.style.marginBottom) = ($0.style.marginBottom, $0.style.marginRight)
      ($0.style.paddingLeft, $0.style.paddingTop) = ($0.style.paddingTop, $0.style.paddingLeft)
      ($0.style.paddingRight, $0.style.paddingBottom) = ($0.style.paddingBottom, $0.style.paddingRight)
      ($0.style.borderLeft, $0.style.borderTop) = ($0.style.borderTop, $0.style.borderLeft)
      ($0.style.borderRight, $0.style.borderBottom) = ($0.style.borderBottom, $0.style.borderRight)
      ($0.style.left, $0.style.top) = ($0.style.top, $0.style.left)
      ($0.style.right, $0.style.bottom) = ($0.style.bottom, $0.style.right)
      ($0.style.rowGap, $0.style.columnGap) = ($0.style.columnGap, $0.style.rowGap)
      ($0.style.overflowX, $0.style.overflowY) = ($0.style.overflowY, $0.style.overflowX)
      switch $0.style.flexDirection {
      case .row: $0.style.flexDirection = .column
      case .column: $0.style.flexDirection = .row
      case .rowReverse: $0.style.flexDirection = .columnReverse
      case .columnReverse: $0.style.flexDirection = .rowReverse
      }
      if case .intrinsic(let size)? = $0.content?.kind {
        $0.content = LeafContent(.intrinsic(Extent(width: size.height, height: size.width)))
      }
    }
  }

  /// `left` and `right`, which mean something in rows alone, replaced by what they mean there.
  var withoutSides: EngineTree {
    map {
      if $0.style.justifyContent == .left || $0.style.justifyContent == .right { $0.style.justifyContent = .center }
    }
  }

  /// All lengths multiplied.
  func scaled(by factor: Double) -> EngineTree {
    map {
      for property in FlexStyle.Property.allCases where property.kind.lengthForms != nil && $0.style.stores(property) {
        let length = $0.style[length: property]
        if length.unit == .points { $0.style[length: property].value = length.value * factor }
      }
      if case .intrinsic(let size)? = $0.content?.kind {
        $0.content = LeafContent(.intrinsic(Extent(width: size.width * factor, height: size.height * factor)))
      }
    }
  }

  /// Children where `order` puts them, without an `order`.
  var sortedByOrder: EngineTree {
    map {
      $0.children = $0.children.enumerated()
        .sorted { ($0.element.style.order, $0.offset) < ($1.element.style.order, $1.offset) }
        .map { $0.element }
      for index in $0.children.indices { $0.children[index].style.order = 0 }
    }
  }

  /// Without what is not displayed.
  var withoutHidden: EngineTree {
    map { $0.children.removeAll { $0.style.display == .none } }
  }

  /// Tags in preorder.
  mutating func renumber(_ next: inout Int) {
    tag = next
    next += 1
    for index in children.indices { children[index].renumber(&next) }
  }
}

extension LayoutSpace {
  func scaled(by factor: Double) -> LayoutSpace {
    LayoutSpace(width: width.scaled(by: factor), height: height.scaled(by: factor), fillsHeight: fillsHeight)
  }
}

extension LayoutSpace.Size {
  fileprivate func scaled(by factor: Double) -> LayoutSpace.Size {
    if case .definite(let length) = self { .definite(length * factor) } else { self }
  }
}
