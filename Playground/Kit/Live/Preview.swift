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

  /// A node by its place in preorder.
  func node(at index: Int) -> LayoutNode { sketch.root.node(at: sketch.root.path(to: index)) }

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

extension Picture {
  /// The outermost box and those with names: what is wanted, without what it is made of.
  var onlyNamed: Picture {
    var result = Picture([])
    var places = [Int](repeating: 0, count: boxes.count)
    for (index, box) in boxes.enumerated() {
      guard index == 0 || box.isNamed else {
        places[index] = box.parent.map { places[$0] } ?? 0
        continue
      }
      places[index] = result.boxes.count
      result.boxes.append(box)
      result.boxes[places[index]].parent = box.parent.map { places[$0] }
    }
    return result.withoutNumbers
  }

  /// The same, with boxes without names called by what they are alone.
  var withoutNumbers: Picture {
    var result = self
    for index in boxes.indices { result.boxes[index].isNamed = true }
    return result
  }

  /// The boxes with those marked whose namesakes in another picture lie elsewhere.
  func marked(whereUnlike other: Picture) -> Picture {
    var result = self
    for index in boxes.indices where boxes[index].isNamed {
      guard let box = other.box(boxes[index].name) else { continue }
      result.boxes[index].isChanged = !box.frame.isSame(as: boxes[index].frame)
    }
    return result
  }
}

/// Two pictures in the same bounds: what is wanted, and what there is.
struct Comparing {
  private let wanted: Picture
  private let got: Picture?

  init(wanted: Picture, got: Picture?) {
    self.wanted = wanted.onlyNamed
    self.got = got?.marked(whereUnlike: wanted).withoutNumbers
  }

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
    return picture.drawnInCells(columns: min(columns, share), rows: rows).canvasWithLegend(width: columns)
  }
}

extension CellDrawing {
  /// The drawing, and below it the names of the boxes that have only their numbers in it.
  func canvasWithLegend(width: Int) -> Canvas {
    var line: SpanLine = []
    for (shape, label) in zip(shapes, labelling) where label == .number {
      line.append(Span("\(shape.number)\u{A0}\(shape.name)  ", .faint))
    }
    return line.isEmpty ? canvas : Arrangement.stacked([canvas, Canvas(line, width: width)], gap: 0)
  }
}
