import EagerLayout
import AndroidLayout
import TestSupport
import Testing

@Suite("The number of measurements, compared with Android")
struct AndroidCountTests {
  /// Returns how often Android and the library measure a text in `levels` nested containers.
  private func counts(levels: Int, _ container: (AndroidView, Int) -> AndroidView) throws -> (android: Int, ours: Int) {
    var root = AndroidView("t", .text("a b"), [.match, .match])
    for level in 0..<levels { root = container(root, level) }
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
    "15 nested RelativeLayouts measure a text at most 4 times, where Android needs 65,536",
    .enabled(if: Thorough.isOn, "a long test"))
  func nestedRelativeLayouts() throws {
    let counts = try counts(levels: 15) { inside, level in
      AndroidView("r\(level)", .relative, [.match, .match], [inside])
    }
    #expect(counts.android == 65_536)
    #expect(counts.ours <= 4)
  }

  @Test("15 nested LinearLayouts with weights measure texts at most 64 times, where Android needs 114,686")
  func nestedLines() throws {
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

/// Counts the calls of one layout.
private final class Counter: @unchecked Sendable {
  private(set) var count = 0

  func add() { count += 1 }
}
