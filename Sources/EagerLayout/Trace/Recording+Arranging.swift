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
      let down = note(
        child, .vertical, .size, .arranged, [height, recordedContent(child, .vertical, isLeast: false)], box.height)
      note(child, .horizontal, .position, .arranged, [width, across], box.x)
      note(child, .vertical, .position, .arranged, [height, down], box.y)
    }
  }
}
