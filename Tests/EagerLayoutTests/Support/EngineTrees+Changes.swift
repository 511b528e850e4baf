import EagerLayout

/// Trees whose frames are known from this one's.
extension EngineTree {
  /// Left and right swapped everywhere.
  var mirrored: EngineTree {
    var tree = map {
      ($0.style.marginLeft, $0.style.marginRight) = ($0.style.marginRight, $0.style.marginLeft)
      ($0.style.paddingLeft, $0.style.paddingRight) = ($0.style.paddingRight, $0.style.paddingLeft)
      ($0.style.borderLeft, $0.style.borderRight) = ($0.style.borderRight, $0.style.borderLeft)
      ($0.style.left, $0.style.right) = ($0.style.right, $0.style.left)
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
      $0.style.width = $0.style.width.scaled(by: factor)
      $0.style.height = $0.style.height.scaled(by: factor)
      $0.style.minWidth = $0.style.minWidth.scaled(by: factor)
      $0.style.minHeight = $0.style.minHeight.scaled(by: factor)
      $0.style.maxWidth = $0.style.maxWidth.scaled(by: factor)
      $0.style.maxHeight = $0.style.maxHeight.scaled(by: factor)
      if case .points(let basis) = $0.style.flexBasis { $0.style.flexBasis = .points(basis * factor) }
      $0.style.marginLeft = $0.style.marginLeft.scaled(by: factor)
      $0.style.marginTop = $0.style.marginTop.scaled(by: factor)
      $0.style.marginRight = $0.style.marginRight.scaled(by: factor)
      $0.style.marginBottom = $0.style.marginBottom.scaled(by: factor)
      $0.style.paddingLeft = $0.style.paddingLeft.scaled(by: factor)
      $0.style.paddingTop = $0.style.paddingTop.scaled(by: factor)
      $0.style.paddingRight = $0.style.paddingRight.scaled(by: factor)
      $0.style.paddingBottom = $0.style.paddingBottom.scaled(by: factor)
      $0.style.borderLeft *= factor
      $0.style.borderTop *= factor
      $0.style.borderRight *= factor
      $0.style.borderBottom *= factor
      $0.style.left = $0.style.left.scaled(by: factor)
      $0.style.top = $0.style.top.scaled(by: factor)
      $0.style.right = $0.style.right.scaled(by: factor)
      $0.style.bottom = $0.style.bottom.scaled(by: factor)
      $0.style.rowGap = $0.style.rowGap.scaled(by: factor)
      $0.style.columnGap = $0.style.columnGap.scaled(by: factor)
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

extension FlexStyle.SizeLength {
  fileprivate func scaled(by factor: Double) -> FlexStyle.SizeLength {
    if case .points(let value) = self { .points(value * factor) } else { self }
  }
}

extension FlexStyle.AutoLength {
  fileprivate func scaled(by factor: Double) -> FlexStyle.AutoLength {
    if case .points(let value) = self { .points(value * factor) } else { self }
  }
}

extension FlexStyle.Length {
  fileprivate func scaled(by factor: Double) -> FlexStyle.Length {
    if case .points(let value) = self { .points(value * factor) } else { self }
  }
}
