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
    picture.spaces = Picture.spaces(NodeArena(sketch.root), placement)
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
    // What a box without a name keeps free is one way of many.
    for var space in spaces where space.box == 0 || boxes[space.box].isNamed {
      space.box = places[space.box]
      result.spaces.append(space)
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

/// Two pictures in the same bounds: what is wanted, and what there is; always at one scale. What is wanted alone decides it, and
/// how they stand: so that nothing moves while an answer is changed.
struct Comparing {
  private let wanted: Picture
  private let got: Picture?

  init(wanted: Picture, got: Picture?) {
    self.wanted = wanted.onlyNamed
    self.got = got.map { $0.marked(whereUnlike: wanted).withoutNumbers }
  }

  /// How many pictures there are: without an answer that is a layout, one.
  var count: Int { got == nil ? 1 : 2 }

  private static func title(_ index: Int) -> String { index == 0 ? "wanted" : "yours" }

  /// How the two pictures stand.
  private struct Form {
    var isBeside: Bool
    var fit: Picture.Fit
    /// How many boxes have their numbers alone.
    var numbered: Int
    /// The columns and rows of each.
    var columns: Int
    var rows: Int
    /// The rows of both.
    var height: Int
  }

  /// One above the other or side by side: whichever loses fewer names, or else is larger.
  ///
  /// - Parameter preferred: the one to show alone where more names have room then; without it there are always both.
  func canvas(width: Int, height: Int, preferred: Int? = nil) -> Canvas {
    let above = form(isBeside: false, width: width, height: height)
    let beside = form(isBeside: true, width: width, height: height)
    // Names are worth the few rows that are kept free below.
    let fits = (above.height <= height + 3, beside.height <= height + 3)
    func worth(_ form: Form) -> (Int, Int, Double) {
      (-form.fit.nameless - form.numbered, -form.fit.blurs, form.fit.area)
    }
    let best = (fits.0 != fits.1 ? fits.1 : worth(beside) > worth(above)) ? beside : above
    if let preferred, best.fit.nameless > 0, large(width: width, height: height).nameless < best.fit.nameless {
      return canvas(of: preferred, width: width, height: height, key: "control-p")
    }
    let parts = (0..<count).map { part($0, scale: best.fit.scale, width: best.columns, rows: best.rows) }
    guard count > 1 else { return parts[0] }
    return best.isBeside
      ? Arrangement.beside(parts[0], parts[1], gap: 3, width: 2 * best.columns + 3)
      : Arrangement.stacked(parts, gap: 0)
  }

  /// As high as is said if that can be, with what legends need.
  private func form(isBeside: Bool, width: Int, height: Int) -> Form {
    let columns = isBeside ? max(12, (width - 3) / 2) : width
    var best: Form?
    for rows in (4...max(4, isBeside ? height - 1 : (height - 2) / 2)).reversed() {
      let fit = Picture.fit([wanted], columns: columns, rows: min(rows, 30))
      // A legend may come to either of them.
      let drawn = wanted.drawnInCells(scale: fit.scale)
      let legend = Canvas(drawn.legend(isTabled: false), width: columns).height
      let one = 1 + drawn.canvas.height + max(1, legend), needed = isBeside ? one : 2 * one
      // What a legend needs goes off the drawings, but as few names as can be go into it.
      if let best, best.height <= height || needed >= best.height, fit.nameless >= best.fit.nameless || needed > height
      {
        continue
      }
      let numbered = drawn.labelling.filter { $0 == .number }.count
      best = Form(isBeside: isBeside, fit: fit, numbered: numbered, columns: columns, rows: rows, height: needed)
      // Fewer rows would only make it smaller.
      if needed <= height, fit.nameless == 0 { break }
    }
    return best
      ?? Form(
        isBeside: isBeside, fit: Picture.Fit(scale: Extent(), nameless: 0, blurs: 0), numbered: 0, columns: columns,
        rows: 4,
        height: height)
  }

  private func part(_ index: Int, scale: Extent, width: Int, rows: Int, key: String = "") -> Canvas {
    var title = [Span(Self.title(index), .faint)]
    if count > 1, !key.utf8.isEmpty {
      title += [Span("  \(key)", .strong), Span(" \(Self.title(1 - index))", .faint)]
    }
    let drawing = (index == 0 ? wanted : got ?? wanted).drawnInCells(scale: scale)
    let seen = drawing.canvas.cut(width: width, height: max(rows, 2))
    if seen.width < drawing.canvas.width || seen.height < drawing.canvas.height {
      title.append(Span("  larger than there is room for", .changed))
    }
    let legend = drawing.legend(isTabled: false)
    return Arrangement.stacked(
      [Canvas([title]), seen] + (legend.isEmpty ? [] : [Canvas(legend, width: width)]), gap: 0)
  }

  /// What is wanted, on the whole of a screen.
  private func large(width: Int, height: Int) -> Picture.Fit {
    Picture.fit([wanted], columns: width, rows: max(4, height - 3))
  }

  /// One of them by itself, as large as there is room for what is wanted.
  ///
  /// - Parameter key: the key that shows the other.
  func canvas(of index: Int, width: Int, height: Int, key: String) -> Canvas {
    let scale = large(width: width, height: height).scale
    return part(min(index, count - 1), scale: scale, width: width, rows: max(4, height - 3), key: key)
  }

  /// The frames that are wanted, and below each what it is in the answer.
  func frames(width: Int) -> Canvas {
    var rows: [FrameTable.Row] = []
    for box in wanted.boxes {
      rows.append(FrameTable.Row(name: box.name, frame: box.frame, note: "wanted"))
      guard let yours = self.got else { continue }
      // The outermost box may be called otherwise.
      guard let got = yours.box(box.name) ?? (box.parent == nil ? yours.boxes.first : nil) else {
        rows[rows.count - 1].note = "wanted; not in yours"
        rows[rows.count - 1].ink = .changed
        continue
      }
      let differences = box.frame.differences(from: got.frame)
      rows.append(
        FrameTable.Row(
          name: "yours", indent: 2, frame: got.frame,
          note: differences.isEmpty ? "\u{2713}" : "\u{2260} " + differences.joined(separator: ", "),
          ink: differences.isEmpty ? .plain : .changed))
    }
    return FrameTable(rows: rows, places: 2).canvas(width: width, tall: .max)
  }
}

extension Frame {
  /// The names of the numbers that differ by a hundredth or more.
  fileprivate func differences(from other: Frame) -> [String] {
    [("x", x - other.x), ("y", y - other.y), ("width", width - other.width), ("height", height - other.height)]
      .filter { $0.1.magnitude >= 0.01 }.map { $0.0 }
  }
}

extension CellDrawing {
  /// The drawing, and below it what it does not say itself.
  ///
  /// - Parameter isTabled: whether a table beside the drawing has its numbers and whole names.
  func canvasWithLegend(width: Int, isTabled: Bool = false) -> Canvas {
    let legend = legend(isTabled: isTabled)
    return legend.isEmpty ? canvas : Arrangement.stacked([canvas, Canvas(legend, width: width)], gap: 0)
  }

  /// What hatches mean, the boxes that have only their numbers in the drawing, and those that have not even these.
  func legend(isTabled: Bool) -> SpanLine {
    var numbered: [String] = [], nameless: [String] = [], undrawn: [String] = []
    for (shape, label) in zip(shapes, labelling) {
      let title = "\(shape.name) \(shape.detail)"
      switch label {
      case .whole, .name: break
      case .cut: if !isTabled { numbered.append(title) }
      case .number: if !isTabled { numbered.append("\(shape.number) \(title)") }
      case .none: nameless.append(title)
      // Where sizes are asked for, that one is too small would be the answer.
      case .tooSmall:
        if shape.detail.utf8.elementsEqual("?".utf8) { nameless.append(title) } else { undrawn.append(title) }
      }
    }
    for box in unseen {
      let title = "\(box.name) \(box.detail)"
      if box.detail.utf8.elementsEqual("?".utf8) { nameless.append(title) } else { undrawn.append(title) }
    }
    var parts: [String] = []
    func add(_ head: String, _ entries: [String]) {
      guard !entries.isEmpty else { return }
      let more = entries.count > 12 ? ", and \(entries.count - 12) more" : ""
      // An entry stays in one line.
      parts.append(head + entries.prefix(12).map { $0.withHardSpaces }.joined(separator: ", ") + more)
    }
    add("", marks)
    add("", numbered)
    add("no room for the name: ", nameless)
    add("too small to be seen: ", undrawn)
    return parts.isEmpty ? [] : [Span(parts.joined(separator: "; "), .faint)]
  }
}

extension String {
  /// The same with spaces at which no line breaks.
  fileprivate var withHardSpaces: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar == " " ? "\u{A0}" : scalar) }
    return String(result)
  }
}
