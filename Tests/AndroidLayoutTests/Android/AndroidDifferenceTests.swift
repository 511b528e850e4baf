import EagerLayout
import AndroidLayout
import TestSupport
import Testing

/// Each way in which a layout differs from Android by design, with the numbers of both.
@Suite("Where Android's two passes find other frames")
struct AndroidDifferenceTests {
  private typealias View = AndroidView

  /// The frames of both in a window of 300 by 400: the view, Android's, ours.
  private func frames(_ root: AndroidView, _ ids: [String]) throws -> (
    android: [String], ours: [String], differences: Set<AndroidMeasure.Difference>, warnings: [String]
  ) {
    var measure = AndroidMeasure()
    let found = measure.frames(of: root, width: 300, height: 400, isMirrored: false)
    let written = root.written(isMirrored: false, bySides: true)
    let layout = try inflated(written), placement = layout.layout(in: Frame(width: 300, height: 400))
    let warnings = (layout.warnings + layout.warnings(in: placement)).map { $0.message }
    let android = ids.map { id in
      found[id].map { "\(id) \(Frame(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))" } ?? "\(id) is not there"
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

  @Test("a text that fills a column of wrap_content has all its lines, and there only the height of one")
  func keptHeight() throws {
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

@Suite("Measuring as often as Android")
struct AndroidCountTests {
  /// How often a text is measured in so many levels of a container.
  private func counts(levels: Int, _ around: (AndroidView, Int) -> AndroidView) throws -> (android: Int, ours: Int) {
    var root = AndroidView("t", .text("a b"), [.match, .match])
    for level in 0..<levels { root = around(root, level) }
    var android = AndroidMeasure()
    _ = android.frames(of: root, width: 300, height: 400, isMirrored: false)
    let counter = Counter()
    var classes = ViewClasses.standard
    classes.text = { _, _ in
      counter.add()
      return ContentSize(width: 24, height: 20, firstBaseline: 16)
    }
    let resources = try resources(root.written(isMirrored: false, bySides: true))
    let layout = try resources.layout("main", on: tablet, classes: classes)
    _ = layout.layout(in: Frame(width: 300, height: 400))
    return (android.count, counter.count)
  }

  @Test(
    "takes 65,536 measurements for 15 RelativeLayouts in each other, and here a few",
    .enabled(if: Thorough.isOn, "a long test"))
  func relatives() throws {
    let counts = try counts(levels: 15) { inside, level in
      AndroidView("r\(level)", .relative, [.match, .match], [inside])
    }
    #expect(counts.android == 65_536)
    #expect(counts.ours <= 4)
  }

  @Test("takes 114,686 measurements for 15 lines of two weights each, and here a few for each text")
  func lines() throws {
    let counts = try counts(levels: 15) { inside, level in
      inside.sizes = [.match, .wrap]
      inside.weight = 1
      let text = AndroidView("x\(level)", .text("a"), [.wrap, .number(0)])
      text.weight = 1
      return AndroidView("l\(level)", .line(axis: 1), [.match, .match], [text, inside])
    }
    #expect(counts.android == 114_686)
    #expect(counts.ours <= 4 * 16)
  }
}

/// Counts calls, of one layout at a time.
private final class Counter: @unchecked Sendable {
  private(set) var count = 0

  func add() { count += 1 }
}
