import Arrangements
import EagerLayout

/// Where an item lies that gives way, in an overlay whose place for all was changed.
@_expose(wasm, "overlayPlaces")
@_cdecl("overlayPlaces")
public func overlayPlaces() -> Int32 {
  let named: [Place] = [
    .fill, .leading, .trailing, .top, .bottom, .topLeading, .topCenter, .topTrailing, .centerLeading, .center,
    .centerTrailing, .bottomLeading, .bottomCenter, .bottomTrailing,
  ]
  let alignments: [Place.Alignment] = [.fill, .start, .center, .end, .at(0.25)]
  var spot = Place(horizontal: .end)
  spot.vertical = alignments[4]
  spot.horizontal = alignments[4]
  var overlay = Overlay(.center)
  overlay.place = spot
  let placement = overlay {
    Fixed(width: 260, height: 20).yields(start: 1, size: 1, end: 2)
    Fixed(width: 20, height: 20).place(named[13])
    Fixed(width: 20, height: 20)
  }.layout(in: Frame(width: 200, height: 80))
  var specified = OverlayItem.initial
  specified = OverlayItem(place: .center)
  specified.yieldsStart = alignments[4].share
  (specified.yieldsSize, specified.yieldsEnd) = (specified.yieldsStart, specified.yieldsStart)
  let isSame = specified == OverlayItem(place: spot) || spot == named[0] || alignments[0] == alignments[1]
  let sum = placement.frames[1].x + placement.frames[2].x + placement.frames[3].x
  return Int32(sum) + (isSame || specified.place == nil ? 1_000 : 0)
}

/// The width of an item in an overlay.
@_expose(wasm, "overlay")
@_cdecl("overlay")
public func overlay() -> Int32 {
  let placement = Overlay { Fixed(width: 100, height: 60) }.layout(in: Frame(width: 200, height: 80))
  return Int32(placement.frames[1].width)
}
