import Arrangements
import EagerLayout

/// The width of an item in an overlay.
@_expose(wasm, "overlay")
@_cdecl("overlay")
public func overlay() -> Int32 {
  let placement = Overlay { Fixed(width: 100, height: 60) }.layout(in: Frame(width: 200, height: 80))
  return Int32(placement.frames[1].width)
}
