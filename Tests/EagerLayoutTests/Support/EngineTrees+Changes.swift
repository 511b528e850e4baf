import EagerLayout

/// Changes of a tree whose effect on the frames is known.
extension EngineTree {
  /// The tree with left and right swapped everywhere. Start and end stay as they are.
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

  /// The tree with centered items in columns whose items were aligned by baselines.
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

  /// Returns the tree with start and end replaced by left and right, according to each node's own direction.
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

  /// The tree with all horizontal and vertical values swapped.
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

  /// The tree with `center` in place of `left` and `right`, which have no effect in columns.
  var withoutSides: EngineTree {
    map {
      if $0.style.justifyContent == .left || $0.style.justifyContent == .right { $0.style.justifyContent = .center }
    }
  }

  /// Returns the tree with all lengths multiplied by a factor.
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

  /// The tree with children sorted by their `order`, which is then 0.
  var sortedByOrder: EngineTree {
    map {
      $0.children = $0.children.enumerated()
        .sorted { ($0.element.style.order, $0.offset) < ($1.element.style.order, $1.offset) }
        .map { $0.element }
      for index in $0.children.indices { $0.children[index].style.order = 0 }
    }
  }

  /// The tree without hidden nodes.
  var withoutHidden: EngineTree {
    map { $0.children.removeAll { $0.style.display == .none } }
  }

  /// Sets the tags to the indices of the nodes in preorder.
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
