import EagerLayout
import Synchronization
import TestSupport
import Testing

@Suite("Cached measurements of trees")
struct CachedMeasurements {
  /// Returns a bar above content that is measured in several sizes: ratios, a wrapping column and keywords as limits.
  private func screen(bar: Double, text: String = "AAAA BBBB CC") -> Column {
    Column {
      Fixed(height: bar).id(0)
      Row {
        Column {
          Measured(text: text, advance: 10, lineHeight: 10).id(1)
          Fixed(width: 30, height: 40)
          Flex().minHeight(10)
        }
        .wrap().maxHeight(60)
        Row {
          Flex().aspectRatio(2, 1); Measured(text: "AA BB", advance: 10, lineHeight: 10)
        }.aspectRatio(3, 1)
        Column {
          Measured(text: "AA BB CC", advance: 10, lineHeight: 10).minHeight(.maxContent).height(.percent(50))
        }
        .maxHeight(.minContent).height(.percent(90))
      }
      .minHeight(.minContent)
    }
  }

  @Test("A tree laid out in hundreds of widths has the frames of new trees and reaches no measuring limit")
  func manyLayoutsStayCorrect() {
    var tree = LayoutTree(screen(bar: 10))
    for index in 0..<Thorough.pick(120, 700) {
      let bar = Double(5 + index % 31), width = Double(80 + index * 37 % 401)
      tree.update(to: screen(bar: bar))
      tree.layout(width: width)
      let placement = tree.placement(), fresh = screen(bar: bar).layout(width: width)
      #expect(placement.frames == fresh.frames, "layout \(index)")
      #expect(!placement.issues.contains { $0.kind == .measureLimitReached }, "layout \(index)")
    }
  }

  @Test("Content of a tree is not measured again when another node changes")
  func unchangedContentIsNotMeasured() {
    let measurements = Mutex(0)
    let photo = Measured { _ in
      measurements.withLock { $0 += 1 }
      return ContentSize(width: 30, height: 20)
    }
    var tree = LayoutTree(
      Column {
        Fixed(height: 10).id(0)
        Row {
          Column {
            photo.revision(1); Fixed(width: 10, height: 90)
          }.wrap(); Row { Flex() }.aspectRatio(2, 1)
        }.height(80)
      })
    tree.layout(width: 200)
    #expect(measurements.withLock { $0 } > 0)
    measurements.withLock { $0 = 0 }
    for height in [20.0, 30, 40] {
      if let bar = tree.node(0) { tree.editStyle(of: bar) { $0.height = .points(height) } }
      tree.layout(width: 200)
      #expect(tree.placement().frames[2].y == height)
    }
    #expect(measurements.withLock { $0 } == 0)
  }
}
