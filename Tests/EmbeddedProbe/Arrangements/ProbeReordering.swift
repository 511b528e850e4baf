import Arrangements
import EagerLayout

/// Where a dragged item goes.
@_expose(wasm, "reordering")
@_cdecl("reordering")
public func reordering() -> Int32 {
  let frames = (0..<4).map { Frame(x: Double($0) * 100, y: 0, width: 100, height: 100) }
  var drag = Reordering(frames, item: 1, grabbedAt: (150, 50), overlap: 0.25, fixed: [3])
  guard drag == drag, let move = drag.move(to: (230, 50)) else { return 0 }
  drag.frames[drag.item] = frames[2]
  return Int32(move.index * 100 + move.hovered * 10 + drag.index + drag.order.count)
    + Int32(drag.picture(at: (150, 50)).x + drag.overlap * 4)
}
