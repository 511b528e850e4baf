public import EagerLayout

/// A layout as text, and what the engine makes of it in some bounds.
///
///     let bar = Trial("Row { Fixed(width: 80).id(icon); Flex().id(title) }", width: 320)
///     bar["title"].width                    // 240
public struct Trial: Sendable {
  /// The layout.
  public let code: String
  /// Where it is laid out. An infinite height is one that the layout has of itself.
  public let bounds: Frame
  /// Whether it is put on pixels, and how many of them a unit has.
  public let scale: Double?
  /// The frames of its nodes, in preorder, with their names.
  public private(set) var picture = Picture([])

  /// A layout that is known to be one; where no width or no height is given it has that of what it holds.
  init(_ code: String, width: Int?, height: Int? = 60, scale: Double? = nil) {
    func length(_ given: Int?) -> Double { given.map { Double($0) } ?? .infinity }
    self.init(code, in: Frame(width: length(width), height: length(height)), scale: scale)
  }

  /// A layout that is known to be one, on whole pixels where that is asked for.
  init(_ code: String, in bounds: Frame, scale: Double? = nil) {
    self.code = code
    self.bounds = bounds
    self.scale = scale
    do throws(SketchFault) {
      let sketch = try Sketch(code)
      let placement = sketch.layout(in: bounds)
      picture = Self.picture(of: scale.map { placement.snapped(toScale: $0) } ?? placement, sketch)
    } catch {
      // Tests see that the exercises' own texts are layouts.
    }
  }

  /// What somebody else wrote.
  init(_ sketch: Sketch, in bounds: Frame) {
    code = sketch.source
    self.bounds = bounds
    scale = nil
    picture = Self.picture(of: sketch.layout(in: bounds), sketch)
  }

  /// Items are called by the names that were given, also where several have one.
  private static func picture(of placement: Placement, _ sketch: Sketch) -> Picture {
    sketch.picture(of: placement, names: zip(sketch.names, sketch.allNames).map { $0.utf8.isEmpty ? $1 : $0 })
  }

  /// The same on whole pixels.
  var snapped: Trial { Trial(code, in: bounds, scale: 1) }

  /// The frame of the item with a name.
  @inline(never)
  subscript(name: String) -> Frame { picture.box(name)?.frame ?? Frame(width: 0, height: 0) }

  /// The frames of its nodes, in preorder.
  var frames: [Frame] { picture.boxes.map { $0.frame } }

  /// Where it is laid out, in words.
  var place: SpanLine { bounds.inWords + (scale == nil ? [] : [Span(", on whole pixels", .faint)]) }

  /// The lines of its code.
  var lines: [String] { code.codeLines }

  /// The same as a layout that can be changed; nil where the code is none.
  var preview: Preview? { Preview(code, in: bounds) }

  /// The names given to items, in order.
  var names: [String] { picture.boxes.filter { $0.isNamed }.map { $0.name } }
}

extension Frame {
  /// A width and a height, as far as they are given: `in a width of 320 and a height of 60`.
  var inWords: SpanLine {
    var line: SpanLine = []
    func add(_ name: String, _ length: Double) {
      guard length.isFinite else { return }
      line += [Span(line.isEmpty ? "in a \(name) of " : " and a \(name) of ", .faint), Span(numeral(length), .number)]
    }
    add("width", width)
    add("height", height)
    return line
  }
}
