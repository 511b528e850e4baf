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
    guard let failed = wanted.indices.first(where: { !got[$0].agrees(with: wanted[$0]) }) else {
      // The explanation is about the learner's own layout.
      return .right(
        Success(words: success.words, code: answer, bounds: success.bounds, item: success.item, axes: success.axes))
    }
    let comparison = Comparison(wanted: wanted[failed], got: got[failed])
    for slip in solution.slips
    where solution.bounds.indices.allSatisfy({ got[$0].agrees(with: Trial(slip.code, in: solution.bounds[$0])) }) {
      return .wrong(Reply(slip.reply, comparison))
    }
    return .wrong(Reply(comparison.words(isHidden: failed > 0), comparison))
  }
}

extension Trial {
  /// Whether all items that have names in another have the same frames here.
  fileprivate func agrees(with other: Trial) -> Bool {
    other.names.allSatisfy { name in
      picture.box(name).map { $0.frame.differences(from: other[name]).isEmpty } ?? false
    }
  }
}

extension Exercise.Comparison {
  fileprivate init(wanted: Trial, got: Trial) {
    self.bounds = wanted.bounds
    self.wanted = wanted.picture
    var picture = got.picture
    for index in picture.boxes.indices where picture.boxes[index].isNamed {
      guard let box = wanted.picture.box(picture.boxes[index].name) else { continue }
      picture.boxes[index].isChanged = !picture.boxes[index].frame.differences(from: box.frame).isEmpty
    }
    self.got = picture
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
  /// The sides that differ by more than 1/64: sizes first, since places follow from them.
  fileprivate func differences(from other: Frame) -> [(side: String, wanted: Double, got: Double)] {
    [
      ("width", other.width, width), ("height", other.height, height), ("x", other.x, x), ("y", other.y, y),
    ].filter { !(($0.1 - $0.2).magnitude <= 1.0 / 64) }
  }
}
