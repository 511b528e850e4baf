import Arrangements
import EagerLayout
import Testing

@Suite("Constraints that Relative drops")
struct RelativeIssues {
  @Test("The last written constraint of a cycle is dropped, and the issue names the items of the cycle")
  func cycle() {
    let placement = Relative {
      Fixed(width: 10, height: 10).leading(to: .trailing(of: "b")).id("a")
      Fixed(width: 10, height: 10).trailing(to: .leading(of: "a"), -5).id("b")
      Fixed(width: 10, height: 10).leading(to: .trailing(of: "a")).id("c")
    }.layout(width: 100)
    #expect(placement["a"]?.x == 10)
    #expect(placement["b"]?.x == 0)
    #expect(placement["c"]?.x == 20)
    #expect(
      placement.issues.map { $0.message } == [
        "Fixed 'b' (2) has a trailing edge that depends on itself: 'b' \u{2192} 'a' \u{2192} 'b'. "
          + "The last written of these constraints is dropped: remove one."
      ])
  }

  @Test("An unknown id in a group of a Relative is an issue")
  func unknownGroupMember() {
    let placement = Relative(groups: [.equalWidths(["a", "nobody"])]) { Fixed(height: 10).id("a") }.layout(width: 100)
    #expect(
      placement.issues.map { $0.message }.contains(
        "Relative 0 refers to unknown items in its groups or its gravity, 1 in all; they are ignored. Check their ids.")
    )
  }

  @Test("A constraint to an unknown item is dropped and reported as an issue")
  func unknownItem() {
    let placement = Relative {
      Fixed(width: 10, height: 10).leading(to: .trailing(of: "nobody"), 50).id("a")
      Fixed(width: 10, height: 10).leading(to: .greatest(.trailing(of: "nobody"), 20)).id("b")
    }.layout(width: 100)
    #expect(placement["a"]?.x == 0)
    #expect(placement["b"]?.x == 20)
    #expect(placement.issues.count == 2)
  }

  @Test("In a Relative, it is no issue if a size depends on an item whose position depends on that size")
  func sizesBeforePositions() {
    let placement = Relative {
      Fixed(width: 40, height: 10).leading(to: .trailing(of: "b")).id("a")
      Flex().height(10).width(to: .width(of: "a")).id("b")
    }.layout(width: 100)
    #expect(placement["a"]?.x == 40)
    #expect(placement["b"]?.width == 40)
    #expect(placement.issues.isEmpty)
  }

  @Test("A Relative drops a width from an unknown height and a second edge beside a size, and reports both as issues")
  func excessConstraints() {
    let placement = Relative {
      Column { Fixed(width: 10, height: 30) }.id("a")
      Flex().height(10).width(to: .height(of: "a", plus: 5)).id("b")
      Fixed(width: 10, height: 10).leading(to: 5).trailing(to: .parent).id("c")
      Fixed(width: 10, height: 10).width(to: 20).leading(to: 5).trailing(to: .parent).id("d")
    }.layout(width: 100)
    #expect(placement["b"]?.width == 5)
    #expect(placement["c"] == Frame(x: 5, y: 0, width: 10, height: 10))
    #expect(placement["d"] == Frame(x: 5, y: 0, width: 20, height: 10))
    #expect(placement.issues.count == 3)
  }
}
