import EagerLayout
import AndroidLayout
import TestSupport
import Testing

/// Differences from Android by design, with the numbers of both.
@Suite("Documented differences from Android's measuring")
struct AndroidDifferenceTests {
  private typealias View = AndroidView

  /// The frames of views in Android and in the library, in a window of 300 by 400.
  private func frames(_ root: AndroidView, _ ids: [String]) throws -> (
    android: [String], ours: [String], differences: Set<AndroidMeasure.Difference>, warnings: [String]
  ) {
    var measure = AndroidMeasure()
    let foundFrames = measure.frames(of: root, width: 300, height: 400, isMirrored: false)
    let written = root.written(isMirrored: false, bySides: true)
    let layout = try inflated(written), placement = layout.layout(in: Frame(width: 300, height: 400))
    let warnings = (layout.warnings + layout.warnings(in: placement)).map { $0.message }
    let android = ids.map { id in
      foundFrames[id].map { "\(id) \(Frame(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))" } ?? "\(id) is not there"
    }
    return (
      android, ids.map { id in placement[LayoutID(id)].map { "\(id) \($0)" } ?? "\(id) is not there" },
      measure.differences, warnings
    )
  }

  private func text(_ id: String, _ text: String, _ width: View.Size = .wrap, _ height: View.Size = .wrap) -> View {
    View(id, .text(text), [width, height])
  }

  private func image(_ id: String, _ width: View.Size = .wrap, _ height: View.Size = .wrap) -> View {
    View(id, .image(60, 20), [width, height])
  }

  private func row(_ id: String, _ width: View.Size, _ height: View.Size, _ children: View...) -> View {
    View(id, .line(axis: 0), [width, height], children)
  }

  private func column(_ id: String, _ width: View.Size, _ height: View.Size, _ children: View...) -> View {
    View(id, .line(axis: 1), [width, height], children)
  }

  private func relative(_ id: String, _ width: View.Size, _ height: View.Size, _ children: View...) -> View {
    View(id, .relative, [width, height], children)
  }

  @Test(
    "A text that fills a column of wrap_content is as high as its lines, where Android keeps the height of one line"
  )
  func heightOfText() throws {
    let both = try frames(column("a", .wrap, .wrap, image("b"), text("c", "one two three", .match)), ["a", "c"])
    #expect(both.android == ["a 0 0 60 40", "c 0 20 60 20"])
    #expect(both.ours == ["a 0 0 60 60", "c 0 20 60 40"])
    #expect(both.differences == [.keptHeight])
    #expect(
      both.warnings == [
        "match_parent in a parent of wrap_content: Android, unlike here, would measure the text at a larger width first and keep that height; give the parent a width"
      ])
  }
}
