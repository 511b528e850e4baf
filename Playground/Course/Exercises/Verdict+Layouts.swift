import EagerLayout
import PlaygroundKit

extension Exercise {
  /// Checks whether the named items have the frames of the solution, in all bounds of the solution.
  func check(_ answer: String, _ solution: Solution) -> Verdict {
    let sketch: Sketch
    do throws(SketchFault) {
      sketch = try Sketch(answer)
    } catch {
      return .fault(error)
    }
    let expected = solution.bounds.map { ExampleLayout(solution.code, in: $0) }
    let actual = solution.bounds.map { ExampleLayout(sketch, in: $0) }
    for name in expected[0].names {
      switch actual[0].names.filter({ $0.utf8.elementsEqual(name.utf8) }).count {
      case 1: break
      case 0:
        return .unclear(
          "Your layout has no item named \(code: name). Write \(code: ".id(\(name))") after the item that you mean.")
      case let count:
        return .unclear("\(count) items are named \(code: name). A name is for one item: remove it from the others.")
      }
    }
    guard let failed = expected.indices.first(where: { !actual[$0].picture.agrees(with: expected[$0].picture) }) else {
      // The explanation uses the learner's own layout.
      return .right(
        Success(words: success.words, code: answer, bounds: success.bounds, item: success.item, axes: success.axes))
    }
    let comparison = Comparison(expected: expected[failed], actual: actual[failed])
    for mistake in solution.mistakes
    where actual.allSatisfy({ $0.picture.agrees(with: ExampleLayout(mistake.code, in: $0.bounds).picture) }) {
      return .wrong(Reply(mistake.reply, comparison))
    }
    return .wrong(Reply(comparison.firstDifference(inHiddenBounds: failed > 0), comparison))
  }
}

extension Exercise.Comparison {
  fileprivate init(expected: ExampleLayout, actual: ExampleLayout) {
    (bounds, self.expected, self.actual) = (
      expected.bounds, expected.picture, actual.picture.markingDifferences(from: expected.picture)
    )
  }

  /// Describes the first difference from the solution.
  fileprivate func firstDifference(inHiddenBounds: Bool) -> Prose {
    for box in actual.boxes where box.isChanged {
      guard let expectedFrame = expected.box(box.name)?.frame,
        let number = box.frame.differences(from: expectedFrame).first
      else { continue }
      let difference: Prose =
        "\(code: "\(box.name).\(number.side)") should be \(number.expected), and yours is \(number.actual)."
      guard inHiddenBounds else { return difference }
      let introduction: Prose = """
        At the size shown, your layout is right, but it must also work at other sizes. At a width of \
        \(bounds.width) and a height of \(bounds.height):
        """
      return Prose(introduction.pieces + [.words(" ")] + difference.pieces)
    }
    return ""
  }
}

extension Frame {
  /// The numbers that differ: sizes first, since positions follow from sizes.
  fileprivate func differences(from expected: Frame) -> [(side: String, expected: Double, actual: Double)] {
    [
      ("width", expected.width, width), ("height", expected.height, height), ("x", expected.x, x), ("y", expected.y, y),
    ].filter { ($0.1 - $0.2).magnitude >= 0.01 }
  }
}
