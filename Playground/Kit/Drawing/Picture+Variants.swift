import EagerLayout

// Copies of a picture with fewer boxes, or with other names, numbers or marks.
extension Picture {
  /// The outermost box and named boxes, without the unnamed boxes between them.
  package var onlyNamed: Picture {
    var result = Picture([])
    var newIndices = [Int](repeating: 0, count: boxes.count)
    for (index, box) in boxes.enumerated() {
      guard index == 0 || box.isNamed else {
        newIndices[index] = box.parent.map { newIndices[$0] } ?? 0
        continue
      }
      newIndices[index] = result.boxes.count
      result.boxes.append(box)
      result.boxes[newIndices[index]].parent = box.parent.map { newIndices[$0] }
    }
    // The spaces of an unnamed box are dropped: they show one of several ways to build the layout.
    for var space in spaces where space.box == 0 || boxes[space.box].isNamed {
      space.box = newIndices[space.box]
      result.spaces.append(space)
    }
    return result.withoutNumbers
  }

  /// A copy in which unnamed boxes are titled by their kind, without a number.
  package var withoutNumbers: Picture {
    var result = self
    for index in boxes.indices { result.boxes[index].isNamed = true }
    return result
  }

  /// The picture with named boxes marked if the box of that name in `other` has a different frame. A box that `other`
  /// lacks is not marked.
  package func markingDifferences(from other: Picture) -> Picture {
    var result = self
    for index in boxes.indices where boxes[index].isNamed {
      guard let box = other.box(boxes[index].name) else { continue }
      result.boxes[index].isChanged = !box.frame.isSame(as: boxes[index].frame)
    }
    return result
  }

  /// The picture with its boxes numbered in order, as in a table beside it.
  package var numbered: Picture {
    var picture = self
    for index in boxes.indices { picture.boxes[index].number = index + 1 }
    return picture
  }

  /// The picture without sizes, for questions about them.
  package var withoutSizes: Picture {
    var picture = self
    for index in boxes.indices { picture.boxes[index].detail = "?" }
    return picture
  }

  /// The picture with boxes marked if they are new or have a different frame than in `before`.
  package func markingChanges(since before: Picture) -> Picture {
    var result = self
    for index in boxes.indices {
      result.boxes[index].isChanged = !(before.box(boxes[index].name)?.frame.isSame(as: boxes[index].frame) ?? false)
    }
    return result
  }

  package func box(_ name: String) -> Box? {
    let bytes = [UInt8](name.utf8)
    return boxes.first { [UInt8]($0.name.utf8) == bytes }
  }
}
