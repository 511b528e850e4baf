import Arrangements
import EagerLayout

/// Where floats stand and how high they are together.
@_expose(wasm, "floats")
@_cdecl("floats")
public func floats() -> Int32 {
  let tree = Floats {
    Fixed(width: 100, height: 40)
    Fixed(width: 90, height: 50).side(.end)
    Flex().height(20).side(.start, weight: 0.5)
    Fixed(width: 10, height: 10).layoutValue(FloatSide(.end, clears: true, weight: nil)).clear()
  }
  let specified = tree.layout(width: 300)
  var side = FloatSide.initial
  side.side = .end
  side.clears = true
  side.weight = 2
  let isKept = side == FloatSide(.end, clears: true, weight: 2) && Floats.name.utf8CodeUnitCount == 6
  return Int32(specified.frames[4].width + specified.frames[1].height) + (isKept ? 1000 : 0)
}
