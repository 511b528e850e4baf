package import EagerLayout
package import PlaygroundKit

/// A layout that is being typed or changed: its text, its bounds and its placement.
package struct Preview: Sendable {
  package let sketch: Sketch
  let bounds: Frame
  let placement: Placement

  /// The layout of a text; nil if the text is not a layout.
  init?(_ text: String, in bounds: Frame) {
    do throws(SketchFault) {
      self.init(try Sketch(text), in: bounds)
    } catch {
      return nil
    }
  }

  package init(_ sketch: Sketch, in bounds: Frame) {
    self.sketch = sketch
    self.bounds = bounds
    placement = sketch.layout(in: bounds)
  }

  func node(at index: Int) -> LayoutNode { sketch.root.node(at: sketch.root.path(to: index)) }

  /// The picture of the layout. Boxes have their names, or else their kinds.
  var picture: Picture { sketch.picture(of: placement, names: sketch.allNames) }

  /// The picture, with boxes marked if their frames differ from those of a previous layout with as many nodes.
  func compared(with previous: Preview?) -> Picture {
    var picture = picture
    guard let previous, previous.placement.frames.count == picture.boxes.count else { return picture }
    for index in picture.boxes.indices {
      picture.boxes[index].isChanged = !picture.boxes[index].frame.isSame(as: previous.placement.frames[index])
    }
    return picture
  }
}
