import Arrangements
import EagerLayout
import TestSupport
import Testing

@Suite("Relative with invalid or extreme numbers")
struct RelativeInvalidNumbers {
  private static let invalidOrExtreme: [Double] = [Double.nan, .infinity, -.infinity, -1, 0, 1e9, -1e300]

  @Test(
    "Constraints with invalid or extreme numbers give frames from 0 to 1e9", arguments: invalidOrExtreme,
    [Relative.Rules.own, .android])
  func invalidNumbers(number: Double, rules: Relative.Rules) {
    let groups: [RelativeGroup] = [
      .equalWidths([0, 1], weights: [number], plus: number), .equalHeights([2, 3], weights: [number, 1]),
      .centered([4, 5], gap: number), .centeredVertically([5, 6, 99], gap: number),
    ]
    let tree = Relative(rules, groups: groups, gravity: RelativeGravity(horizontal: number, vertical: number)) {
      for index in 0..<16 {
        Fixed(width: index % 3 == 0 ? number : 10, height: index % 4 == 0 ? number : 10).id(index)
          .leading(to: .trailing(of: index - 1, number)).trailing(to: .parent, number)
          .top(to: .greatest(.bottom(of: index - 1), .parent(.height, times: number, plus: number), .number(number)))
          .leading(atLeast: .number(number)).bottom(atMost: .parent(times: number))
      }
      Flex().width(to: .width(of: 3, times: number, plus: number)).height(to: .width(of: 3, times: number))
    }.gap(number)
    for placement in [tree.layout(), tree.layout(width: 50), tree.layout(in: Frame(width: 10, height: number))] {
      for frame in placement.frames {
        #expect(frame.x.isFinite && frame.y.isFinite && frame.width >= 0 && frame.height >= 0)
        #expect(frame.width <= 1e9 && frame.height <= 1e9)
      }
    }
  }

  @Test("Chains of thousands of constraints are resolved forwards, backwards and in a cycle")
  func longChains() {
    let count = Thorough.pick(1_000, 20_000)
    for step in [1, -1] {
      let tree = Relative {
        for index in 0..<count {
          Fixed(width: 3, height: 2).id(index).leading(to: .trailing(of: index + step, 1)).top(
            to: .bottom(of: index + step))
        }
      }
      let placement = tree.layout(width: 100)
      #expect(placement[step == 1 ? 0 : count - 1]?.x == Double(count - 1) * 4)
      #expect(placement[step == 1 ? 0 : count - 1]?.y == Double(count - 1) * 2)
    }
    let around = Relative {
      for index in 0..<count { Fixed(width: 3, height: 2).id(index).leading(to: .trailing(of: (index + 1) % count, 1)) }
    }
    #expect(around.layout(width: 100)[0]?.x == Double(count - 1) * 4)
  }

  @Test("A Relative without items is as small as an empty row")
  func emptyContainer() {
    #expect(Relative {}.layout().frames[0] == Row {}.layout().frames[0])
  }
}
