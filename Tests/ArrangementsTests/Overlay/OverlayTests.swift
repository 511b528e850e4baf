import Arrangements
import EagerLayout
import Testing

@Suite("Overlay")
struct OverlayTests {
  @Test("shares its box among all items")
  func sharing() {
    let placement = Overlay {
      Fixed(width: 100, height: 60)
      Flex().id("above")
    }.layout(in: Frame(width: 200, height: 80))
    #expect(placement["above"] == Frame(width: 200, height: 80))
  }
}
