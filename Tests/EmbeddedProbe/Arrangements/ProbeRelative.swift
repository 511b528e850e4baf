import Arrangements
import EagerLayout

/// How many frames there are of items that are put by each other.
@_expose(wasm, "relative")
@_cdecl("relative")
public func relative() -> Int32 {
  let a = LayoutID(1), b = LayoutID(2)
  var constraints = RelativeConstraints.initial
  constraints.put(.width, by: .least(.sibling(b, .width), 70.5))
  constraints = constraints == RelativeConstraints() ? constraints : constraints
  var arrangement = Relative(.own, groups: [.equalHeights([a, b], weights: [1, 1], plus: 1)])
  arrangement.rules = .android
  arrangement.groups.append(.centered([LayoutID(3)], gap: 1))
  arrangement.groups.append(.equalWidths([], weights: []))
  arrangement.groups.append(.centeredVertically([]))
  arrangement.gravity = RelativeGravity(horizontal: nil, vertical: nil, ignoring: b)
  arrangement.gravity.horizontal = 0
  arrangement.gravity.vertical = 0
  arrangement.gravity.ignored = a
  let placement = arrangement.callAsFunction {
    Fixed(width: 40, height: 20).layoutValue(constraints).leading(to: .parent).top(to: 3, 1).id(1)
    Flex().leading(to: .sibling(a, .trailing), 8).trailing(to: .parent).baseline(to: .sibling(a, .baseline)).id(2)
    Flex().centerX(to: .parent(.centerX, times: 1, plus: 2)).centerY(to: .number(5)).width(to: .greatest(5, 6))
      .height(to: .first(4)).bottom(atMost: 90).top(atLeast: 0).id(3)
    Flex().put(.bottom, by: .parent).leading(atLeast: 0).trailing(atMost: .parent).bottom(to: .parent)
  }.layout(in: Frame(width: 100, height: 100))
  return Int32(placement.frames.count)
}
