import Arrangements
import EagerLayout

/// Where the last items of masonries stand, and the second cell of pages.
@_expose(wasm, "masonry")
@_cdecl("masonry")
public func masonry() -> Int32 {
  func last(_ masonry: Masonry) -> Int32 {
    let placement = masonry {
      Fixed(height: 10).span(columns: 2)
      Fixed(height: 5)
    }.layout(width: 90)
    return Int32(placement.frames[2].x + placement.frames[2].y)
  }
  let names = Masonry.name.utf8CodeUnitCount + Pages.name.utf8CodeUnitCount
  let pages = Pages(columns: 2, rows: 1) {
    Flex(); Flex()
  }.layout(in: Frame(width: 100, height: 20))
  return last(Masonry(columns: 3)) + last(Masonry(minimumWidth: 40)) + Int32(names) + Int32(pages.frames[2].x)
}

/// Which item fits.
@_expose(wasm, "firstThatFits")
@_cdecl("firstThatFits")
public func firstThatFits() -> Int32 {
  func width(_ choice: FirstThatFits) -> Int32 {
    let placement = choice {
      Fixed(width: 90, height: 30).when(minWidth: 100)
      Fixed(width: 60, height: 20)
      Fixed(width: 40, height: 10)
    }.layout(width: 70)
    return Int32(placement.frames[1].width + placement.frames[2].width + placement.frames[3].width)
  }
  let isCondition = FitCondition(minWidth: 3) != FitCondition.initial && FitCondition(minWidth: 3).minWidth == 3
  guard isCondition, FirstThatFits.Axis.horizontal != .vertical(within: 1) else { return 0 }
  return width(FirstThatFits()) + width(FirstThatFits(.vertical(within: 15)))
    + Int32(FirstThatFits.name.utf8CodeUnitCount)
}

/// Where boxes with a ratio stand in a space.
@_expose(wasm, "fittedRatio")
@_cdecl("fittedRatio")
public func fittedRatio() -> Int32 {
  var sum = 0.0
  for fit in RatioFit.allCases {
    let box = Flex().aspectRatio(16, 9, fit).layout(in: Frame(width: 160, height: 180)).frames[1]
    sum += box.x + box.y + box.width
  }
  return Int32(sum)
}
