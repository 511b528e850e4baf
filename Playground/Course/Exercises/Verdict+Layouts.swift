import EagerLayout
import PlaygroundKit

extension Exercise {
  /// Whether the items with names have the frames of the solution, in all its bounds.
  func check(_ answer: String, _ solution: Solution) -> Verdict {
    let sketch: Sketch
    do throws(SketchFault) {
      sketch = try Sketch(answer)
    } catch {
      return .fault(error)
    }
    let wanted = solution.bounds.map { Trial(solution.code, in: $0) }
    let got = solution.bounds.map { Trial(sketch, in: $0) }
    for name in wanted[0].names {
      switch got[0].names.filter({ $0.utf8.elementsEqual(name.utf8) }).count {
      case 1: break
      case 0:
        return .unclear(
          "Your layout has no item named \(code: name). Write \(code: ".id(\(name))") after the item that you mean.")
      case let count:
        return .unclear("\(count) items are named \(code: name). A name is for one item: remove it from the others.")
      }
    }
    guard let failed = wanted.indices.first(where: { !got[$0].picture.agrees(with: wanted[$0].picture) }) else {
      // The explanation is about the learner's own layout.
      return .right(
        Success(words: success.words, code: answer, bounds: success.bounds, item: success.item, axes: success.axes))
    }
    let comparison = Comparison(wanted: wanted[failed], got: got[failed])
    for slip in solution.slips
    where got.allSatisfy({ $0.picture.agrees(with: Trial(slip.code, in: $0.bounds).picture) }) {
      return .wrong(Reply(slip.reply, comparison))
    }
    return .wrong(Reply(comparison.words(isHidden: failed > 0), comparison))
  }
}

extension Exercise.Comparison {
  fileprivate init(wanted: Trial, got: Trial) {
    (bounds, self.wanted, self.got) = (wanted.bounds, wanted.picture, got.picture.marked(whereUnlike: wanted.picture))
  }

  /// The first difference from the solution.
  fileprivate func words(isHidden: Bool) -> Prose {
    for box in got.boxes where box.isChanged {
      guard let other = wanted.box(box.name)?.frame, let first = box.frame.differences(from: other).first else {
        continue
      }
      let fault: Prose = "\(code: "\(box.name).\(first.side)") should be \(first.wanted), and yours is \(first.got)."
      guard isHidden else { return fault }
      let place: Prose = """
        At the size shown, your layout is right, but it must also work at other sizes. At a width of \
        \(bounds.width) and a height of \(bounds.height):
        """
      return Prose(place.pieces + [.words(" ")] + fault.pieces)
    }
    return ""
  }
}

extension Frame {
  /// The sides that differ: sizes first, since places follow from them.
  fileprivate func differences(from other: Frame) -> [(side: String, wanted: Double, got: Double)] {
    [
      ("width", other.width, width), ("height", other.height, height), ("x", other.x, x), ("y", other.y, y),
    ].filter { ($0.1 - $0.2).magnitude >= 0.01 }
  }
}
