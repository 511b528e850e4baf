import AndroidLayout
import EagerLayout
import Testing

@Suite("Images beside texts in Android layouts")
struct ImagesBesideTextTests {
  private func placed(
    _ attributes: String, _ direction: Device.Direction = .leftToRight
  ) throws -> (view: InflatedView, frame: Frame, placement: Placement) {
    var device = tablet
    device.direction = direction
    let layout = try inflated(text("t", "four", "wrap wrap", "padding='5' \(attributes)"), on: device)
    let placement = layout.layout(in: Frame(width: 300, height: 300))
    return (try #require(layout["t"]), try #require(placement["t"]), placement)
  }

  @Test("Images at the sides of an Android text take space and are centered on their sides")
  func places() throws {
    let (view, frame, _) = try placed(
      "drawableStart='@drawable/i40x30' drawableTop='@drawable/i60x20' drawablePadding='4'")
    // The text is as wide as the image above it, 60, and as high as the image beside it, 30. Beside the text are the
    // other image's width of 40 and the padding of 4; above it are the height of 20 and the padding of 4.
    #expect(frame.extent == Extent(width: 10 + 44 + 60, height: 10 + 24 + 30))
    let beside = try #require(view.compoundDrawables), content = frame.inset(by: 5)
    #expect(beside.textFrame(in: content) == Frame(x: content.x + 44, y: content.y + 24, width: 60, height: 30))
    #expect(
      beside.frames(in: content).map { $0.frame } == [
        Frame(x: content.x, y: content.y + 24, width: 40, height: 30),
        Frame(x: content.x + 44, y: content.y, width: 60, height: 20),
      ])
  }

  @Test("A start image of an Android text overrides a left image, in both directions")
  func directions() throws {
    let both = "drawableLeft='@drawable/i40x30' drawableStart='@drawable/i60x20'"
    #expect(try placed(both).view.compoundDrawables?.insets == Edges(top: 0, left: 60, bottom: 0, right: 0))
    #expect(
      try placed(both, .rightToLeft).view.compoundDrawables?.insets == Edges(top: 0, left: 0, bottom: 0, right: 60))
    #expect(try placed("drawableLeft='@drawable/i40x30' drawableStart='@null'").frame.width == 10 + 40 + 32)
    #expect(try placed("drawableLeft='@null' drawablePadding='9'").view.compoundDrawables == nil)
  }

  @Test("An image above an Android text lowers its baseline, and one below does not")
  func baseline() throws {
    let layout = try inflated(
      row(
        "wrap wrap", "", text("a", "four"), text("b", "four", "wrap wrap", "drawableTop='@drawable/i60x20'"),
        text("c", "four", "wrap wrap", "drawableBottom='@drawable/i60x20'")))
    let placement = layout.layout(in: Frame(width: 300, height: 300))
    #expect(["a", "b", "c"].map { placement[$0]?.y } == [20, 0, 20])
  }
}
