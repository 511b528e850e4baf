package import EagerLayout

/// One rectangle of a drawing: a box, or several boxes with exactly the same frame.
///
/// Screens of real apps nest boxes of the same size, ten deep. Their outlines coincide, so they are drawn as one shape
/// with all their names.
package struct Shape: Sendable {
  /// The boxes, from the outermost in.
  package var boxes: [Int]
  /// The visible frame of the shape.
  package var frame: Frame
  /// The index of the parent shape; -1 for the first shape.
  package var parent: Int
  /// The number of ancestors of the shape.
  package var depth: Int
  package var isContainer = false
  var isChanged = false
  var ink: Ink
  /// The number by which a list refers to it.
  package var number: Int
  /// The names of the boxes: `screen › list`, `Column ×3 › Row`.
  package var name: String
  package var isNamed: Bool
  package var detail: String

  /// The first count in the name, such as 3 in `Column ×3`: the number of nested boxes with that name. `nil` without a
  /// count.
  var repeats: Int?

  /// The possible labels, the best first, each as a list of lines. The last is only the number, which refers to a list.
  package var labels: [[String]] {
    let title = isNamed ? name : "\(number) \(name)"
    return [
      [title, detail], ["\(title) \(detail)"], [title], [Characters.printable(title, columns: 12)], ["\(number)"],
    ]
  }
}

extension Picture {
  /// The shapes to draw, each after its parent. Invisible boxes have no shape.
  package var shapes: [Shape] {
    var childCounts = [Int](repeating: 0, count: boxes.count)
    for box in boxes where box.isVisible {
      if let parent = box.parent { childCounts[parent] += 1 }
    }
    var shapes: [Shape] = []
    var shapeOfBox = [Int](repeating: -1, count: boxes.count)
    for (index, box) in boxes.enumerated() {
      let outer = box.parent.map { shapeOfBox[$0] } ?? -1
      guard box.isVisible else {
        shapeOfBox[index] = outer
        continue
      }
      if let parent = box.parent, childCounts[parent] == 1, boxes[parent].isVisible,
        box.frame.isSame(as: boxes[parent].frame)
      {
        shapes[outer].boxes.append(index)
        shapes[outer].isChanged = shapes[outer].isChanged || box.isChanged
        shapeOfBox[index] = outer
        continue
      }
      shapeOfBox[index] = shapes.count
      if outer >= 0 { shapes[outer].isContainer = true }
      shapes.append(
        Shape(
          boxes: [index], frame: box.visible, parent: outer, depth: outer < 0 ? 0 : shapes[outer].depth + 1,
          isChanged: box.isChanged,
          ink: box.ink, number: box.number, name: box.name, isNamed: box.isNamed, detail: box.detail))
    }
    for index in shapes.indices where shapes[index].boxes.count > 1 { name(&shapes[index]) }
    return shapes
  }

  /// Names a shape of several boxes: by their own names, if any, or else by their kinds.
  private func name(_ shape: inout Shape) {
    var names: [(text: String, count: Int)] = []
    let namedBoxes = shape.boxes.filter { boxes[$0].isNamed }
    shape.isNamed = !namedBoxes.isEmpty
    for box in namedBoxes.isEmpty ? shape.boxes : namedBoxes {
      let name = boxes[box].name
      if let last = names.last, [UInt8](last.text.utf8) == [UInt8](name.utf8) {
        names[names.count - 1].count += 1
      } else {
        names.append((name, 1))
      }
    }
    var text = ""
    for name in names {
      if !text.utf8.isEmpty { text += " \u{203A} " }
      text += name.text
      guard name.count > 1 else { continue }
      text += " \u{D7}\(name.count)"
      if shape.repeats == nil { shape.repeats = name.count }
    }
    shape.name = text
  }
}
