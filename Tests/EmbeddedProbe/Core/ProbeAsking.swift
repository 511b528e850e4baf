// What arrangements may ask of styles, rooms and ratios.
import EagerLayout

/// Asks all that it can.
struct Asking: Arrangement {
  var traits: ArrangementTraits {
    [.usesItemAlignment, .needsHeightsInWidthPass, .dependsOnContainerWidth, .dependsOnContainerHeight]
  }

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout [NoLayoutValue]) -> IntrinsicWidths {
    ask(items)
    use(items.style(of: 0).isAuto(.width))
    use(items.containerStyle.alignItems == .center)
    use(items.containerLengths.width)
    use(items.isRightToLeft)
    use(items.definiteHeight)
    use(items.mayTryWidths)
    let tried = items.tryWidths(in: 40) { items in
      items.fill(0, in: 40, height: 10)
      return items.height(of: 0)
    }
    use(tried)
    use(items.intrinsicWidths(of: 0, limitsOf: 10).minContent)
    return items.intrinsicWidths(of: 0, height: 10)
  }

  func setWidths(of items: inout WidthPass, _ cache: inout [NoLayoutValue]) {
    use(items.style(of: 0).isPercentage(.width))
    use(items.containerStyle.alignContent == .center)
    use(items.containerLengths == items.containerLengths)
    use(items.isRightToLeft)
    use(items.definiteHeight)
    use(items.intrinsicWidths(of: 0, limitsOf: 10).maxContent)
    use(items.intrinsicWidths(of: 0, height: 10).minContent + items.widthFloor(of: 0) + items.heightFloor(of: 0))
    items.fit(0, in: 30, height: 10, fitsContent: false)
    items.fit(0, in: 30, limitsOf: 10)
    items.fit(0, in: 30)
  }

  func height(of items: borrowing HeightPass, _ cache: inout [NoLayoutValue]) -> Double {
    let style = items.style(of: 0), container = items.containerStyle
    use(style.alignSelf == .end)
    use(style.safety(of: .alignSelf) == .safe)
    use(container.justifyContent == .end)
    use(style.isContentKeyword(.width) || style.isFitContent(.height) || items.hasOwnBaselines(0))
    use(items.definiteHeight)
    use(style.isScrollContainer || style.hasLength(.width) || style.hasAspectRatio || style.hasAutoMargin)
    use(container.mentionsBaselines || container.dependsOnHeight)
    let lengths = items.containerLengths
    use([lengths.minWidth, lengths.maxWidth, lengths.height, lengths.minHeight, lengths.maxHeight].count)
    use(items.isRightToLeft)
    return items.height(of: 0, in: nil) + items.heightFloor(of: 0)
  }

  func place(_ items: inout PlacementPass, _ cache: inout [NoLayoutValue]) {
    use(items.style(of: 0).isAuto(.height) || items.containerStyle.isAuto(.height) || items.isRightToLeft)
    use(items.containerLengths.height)
    use(items.height(of: 0, in: 50) + items.heightFloor(of: 0))
    use(items.hasOwnBaselines(0))
    items.resize(0, in: 50, limitsOf: 7, fills: true)
    items.setWidths { items in items.fill(0, in: 50) }
    items.resize(0, in: 50, height: 7)
    items.place(0, x: 1, y: 2, height: 7, in: 50)
    items.place(0, x: 1, y: 2, in: 50)
  }

  func availableSpace(
    ofAbsolute child: NoLayoutValue, _ style: ArrangedStyle, in container: ArrangedStyle, _ box: AbsoluteBox,
    _ cache: [NoLayoutValue]
  ) -> AbsoluteSpace? {
    use(Bare().availableSpace(ofAbsolute: child, style, in: container, box, cache) == nil)
    use(box == box)
    use(box.isHorizontal || box.isRightToLeft)
    var room = AbsoluteSpace(start: box.before + box.inner, length: box.after + box.length)
    room.start = 1
    room.length = 20
    room.position = .end
    room.isSafe = true
    room.positionBetweenInsets = .center
    room.keepsStartBetweenInsets = false
    return room
  }

  private func ask<Items: ArrangedItems & ~Copyable>(_ items: borrowing Items) {
    use(items.style(of: 0).hasAspectRatio || items.containerStyle.hasAspectRatio || items.isRightToLeft)
    use(items.containerLengths.width)
  }
}

@_expose(wasm, "asking")
@_cdecl("asking")
func asking() -> Int {
  let placement = Asking() {
    Flex().aspectRatio(1)
    Flex().absolute().width(5).height(5)
  }.layout(in: Frame(width: 60, height: 50))
  return Int(placement.frames[1].x + placement.frames[2].x)
}
