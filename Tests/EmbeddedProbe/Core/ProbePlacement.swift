// Placements: directions, interpolation, snapping, issues.
import EagerLayout

/// Returns a checksum of the numbers that these calls give.
@_expose(wasm, "placement")
@_cdecl("placement")
func placement() -> Int {
  let tree = Row {
    Fixed(width: 30, height: 10); Flex(); Fixed(width: 80.4, height: 10).id(3)
  }
  let narrow = tree.layout(in: Frame(width: 100, height: 10)), wide = tree.layout(in: Frame(width: 200, height: 10))
  let middle = narrow.interpolated(to: wide, at: 0.5).snapped(toScale: 2)
  var sum = look(at: narrow.yUp(in: 100)) + look(at: middle)
  for issue in narrow.issues {
    if case .overflow(let excess, let room) = issue.kind { sum += excess.width + room.width }
    if issue.message.utf8.count > 100 { sum += 1000 }
  }
  return Int(sum)  // 2 * 10.4 + 8, 2 * 5 + 8, 110.4, and 1000
}

private func look(at placement: Placement) -> Double {
  var sum = placement.overflow.width + placement.overflow(of: 0).width
  for child in placement.children(of: 0) { sum += Double(placement.kind(of: child).rawValue) }
  return sum
}
