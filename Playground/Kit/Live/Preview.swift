import EagerLayout

/// A layout as text, laid out: what it gives while it is typed or changed.
struct Preview: Sendable {
  let sketch: Sketch
  let bounds: Frame
  let placement: Placement

  /// The layout of a text; nil where the text is none.
  init?(_ text: String, in bounds: Frame) {
    do throws(SketchFault) {
      self.init(try Sketch(text), in: bounds)
    } catch {
      return nil
    }
  }

  init(_ sketch: Sketch, in bounds: Frame) {
    self.sketch = sketch
    self.bounds = bounds
    placement = sketch.layout(in: bounds)
  }

  /// Its boxes, called by their names or by what they are.
  var picture: Picture {
    var picture = Picture(placement, names: placement.frames.indices.map { sketch.name(of: $0) })
    for index in picture.boxes.indices { picture.boxes[index].isNamed = !sketch.names[index].utf8.isEmpty }
    return picture
  }

  /// The boxes with those marked that lie elsewhere than before, and the frames as a table that says where that was.
  func compared(with before: Preview?) -> Picture {
    var picture = picture
    guard let before, before.placement.frames.count == picture.boxes.count else { return picture }
    for index in picture.boxes.indices {
      picture.boxes[index].isChanged = !picture.boxes[index].frame.isSame(as: before.placement.frames[index])
    }
    return picture
  }
}

/// Two pictures in the same bounds: what is wanted, and what there is.
struct Comparing {
  let wanted: Picture
  let got: Picture?

  /// One above the other or, where they are tall, side by side; at the same scale.
  func canvas(width: Int, height: Int) -> Canvas {
    let bounds = wanted.bounds
    let isTall = bounds.height > bounds.width
    let columns = isTall ? max(12, (width - 3) / 2) : width
    let rows = max(4, isTall ? height - 1 : (height - 3) / 2)
    let pictures = [wanted, got].map { picture in picture.map { drawn($0, columns: columns, rows: min(rows, 14)) } }
    let parts = zip(["wanted", "yours"], pictures).compactMap { name, picture in
      picture.map { Arrangement.stacked([Canvas([[Span(name, .faint)]]), $0], gap: 0) }
    }
    guard parts.count == 2 else { return parts[0] }
    return isTall ? Arrangement.beside(parts[0], parts[1], gap: 3, width: width) : Arrangement.stacked(parts, gap: 0)
  }

  /// A picture at the scale of the larger one.
  private func drawn(_ picture: Picture, columns: Int, rows: Int) -> Canvas {
    let most = max(wanted.bounds.width, got?.bounds.width ?? 0, 1)
    let share = max(8, nearestWhole(Double(columns) * picture.bounds.width / most))
    return picture.drawnInCells(columns: min(columns, share), rows: rows).canvas
  }
}
