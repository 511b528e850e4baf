// Steps about what an arrangement decides: the numbers are its own, and what it could read is what they are made of.
extension FlexEngine {
  func recordArrangedInlineSizes(_ container: Int) {
    for isLeast in [true, false] {
      var known: [Operand] = []
      forEachItem(of: container) { known.append(recordedContent($0, .horizontal, isLeast: isLeast)) }
      note(
        container, .horizontal, isLeast ? .minContent : .maxContent, .arranged, known,
        isLeast ? boxes[container].minContent : boxes[container].maxContent)
    }
  }

  func recordArrangedWidths(_ container: Int) {
    let inner = recordedInner(container, .horizontal, innerWidth(container))
    forEachItem(of: container) { child in
      if boxes[child].flags.contains(.isSkipped) { return }
      let least = recordedContent(child, .horizontal, isLeast: true)
      let greatest = recordedContent(child, .horizontal, isLeast: false)
      if noteOwnSize(child, .horizontal, boxes[child].width) != nil { return }
      note(child, .horizontal, .size, .arranged, [inner, least, greatest], boxes[child].width)
    }
  }

  func recordArrangedHeight(_ container: Int) {
    var known: [Operand] = []
    forEachItem(of: container) { child in
      if boxes[child].flags.contains(.isSkipped) { return }
      known.append(recordedContent(child, .vertical, isLeast: false))
    }
    note(container, .vertical, .maxContent, .arranged, known, boxes[container].contentHeight)
  }

  func recordArrangedPlaces(_ container: Int, in content: ContentBox) {
    let width = recordedInner(container, .horizontal, content.width)
    let height = recordedInner(container, .vertical, content.height)
    forEachItem(of: container) { child in
      if boxes[child].flags.contains(.isSkipped) { return }
      let box = boxes[child]
      let across = known(child, .horizontal, .size, box.width)
      let down =
        noteOwnSize(child, .vertical, box.height)
        ?? note(
          child, .vertical, .size, .arranged, [height, recordedContent(child, .vertical, isLeast: false)], box.height)
      note(child, .horizontal, .position, .arranged, [width, across], box.x)
      note(child, .vertical, .position, .arranged, [height, down], box.y)
    }
  }

  /// Notes that an item has the length that it says itself; nil where it is another.
  private func noteOwnSize(_ child: Int, _ axis: Axis, _ size: Double) -> Operand? {
    let whole = boxes[child].containingWidth
    let sizing =
      axis == .horizontal
      ? horizontalSizing(child, edges: horizontalEdges(child, of: whole)) : verticalSizing(child)
    guard sizing.definite(sizing.size, of: nil) == size else { return nil }
    let edges = recordedEdges(child, axis, of: recordedContainingWidthIfAny(child))
    return recordedSize(child, axis, AxisProperties(axis).size, sizing.size, sizing, edges, of: nil).map {
      note(child, axis, .size, .given, [$0], size)
    }
  }
}
