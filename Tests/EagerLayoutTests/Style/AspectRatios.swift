import EagerLayout
import Testing

@Suite("Aspect ratios of styles")
struct AspectRatios {
  @Test(
    "An invalid or extreme aspect ratio is an issue, and frames stay finite in trees and lines",
    arguments: [1e-300, 1e-12, 1e12, .infinity, .nan, -1])
  func invalidRatios(ratio: Double) {
    let root = Row {
      Fixed(width: 10).aspectRatio(ratio).alignSelf(.start)
      Fixed(height: 0).aspectRatio(ratio)
    }
    let placement = root.layout(width: 100)
    #expect(placement.issues.count == 2)
    #expect(placement.frames.allSatisfy { $0.width.isFinite && $0.height.isFinite && $0.height >= 0 })
    var line = LinearLayout(.row, in: Frame(width: 100, height: 10))
    line.add(Fixed(width: 10).aspectRatio(ratio).alignSelf(.start))
    line.add(Fixed(height: 0).aspectRatio(ratio))
    #expect(line.frames.allSatisfy { $0.width.isFinite && $0.height.isFinite && $0.height >= 0 })
  }

  @Test("An aspect ratio of 0 or nil removes the ratio and is no issue", arguments: [0.0, nil])
  func zeroRatio(ratio: Double?) {
    #expect(Flex().aspectRatio(2).aspectRatio(ratio).node.style.aspectRatio == nil)
    #expect(Flex().aspectRatio(2).aspectRatio(ratio).layout().issues == [])
  }
}
