import Arrangements
import EagerLayout
import Testing

@Suite("What Relative drops")
struct RelativeIssues {
  @Test("is the last constraint of a cycle, whose way round is told")
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

  @Test("is what a group says of items that are not there")
  func unknownMembers() {
    let placement = Relative(groups: [.equalWidths(["a", "nobody"])]) { Fixed(height: 10).id("a") }.layout(width: 100)
    #expect(
      placement.issues.map { $0.message }.contains(
        "Relative 0 refers to unknown items in its groups or its gravity, 1 in all; they are ignored. Check their ids.")
    )
  }

  @Test("is what names no item")
  func unknown() {
    let placement = Relative {
      Fixed(width: 10, height: 10).leading(to: .trailing(of: "nobody"), 50).id("a")
      Fixed(width: 10, height: 10).leading(to: .greatest(.trailing(of: "nobody"), 20)).id("b")
    }.layout(width: 100)
    #expect(placement["a"]?.x == 0)
    #expect(placement["b"]?.x == 20)
    #expect(placement.issues.count == 2)
  }

  @Test("is no size: it is fitted to all of the room where what leaves it depends on the size")
  func sizesFirst() {
    let placement = Relative {
      Fixed(width: 40, height: 10).leading(to: .trailing(of: "b")).id("a")
      Flex().height(10).width(to: .width(of: "a")).id("b")
    }.layout(width: 100)
    #expect(placement["a"]?.x == 40)
    #expect(placement["b"]?.width == 40)
    #expect(placement.issues.isEmpty)
  }

  @Test("is a height that is not known when widths are, and a second edge beside a size")
  func tooMuch() {
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
