package import EagerLayout
package import PlaygroundKit

/// A layout of a lesson or an exercise: its text, its bounds, and its frames.
///
///     let bar = ExampleLayout("Row { Fixed(width: 80).id(icon); Flex().id(title) }", in: Frame(width: 320, height: 60))
///     bar["title"].width                    // 240
package struct ExampleLayout: Sendable {
  package let code: String
  /// The bounds of the layout. A length is infinite if the layout has the size of its content.
  package let bounds: Frame
  /// The number of pixels for a unit, if frames are rounded to pixels.
  package let scale: Double?
  /// The boxes of its nodes in preorder, with names and frames.
  package private(set) var picture = Picture([])

  /// Lays out a text. A text that is not a layout has an empty picture.
  package init(_ code: String, in bounds: Frame, scale: Double? = nil) {
    self.code = code
    self.bounds = bounds
    self.scale = scale
    do throws(SketchFault) {
      let sketch = try Sketch(code)
      let placement = sketch.layout(in: bounds)
      picture = Self.picture(of: scale.map { placement.snapped(toScale: $0) } ?? placement, sketch)
    } catch {
      // Ignores the fault: the reader of the lessons has already reported it.
    }
  }

  init(_ sketch: Sketch, in bounds: Frame) {
    code = sketch.source
    self.bounds = bounds
    scale = nil
    picture = Self.picture(of: sketch.layout(in: bounds), sketch)
  }

  /// The picture of a placement. A box has the name of its id. Repeated names are not numbered.
  private static func picture(of placement: Placement, _ sketch: Sketch) -> Picture {
    sketch.picture(of: placement, names: zip(sketch.names, sketch.allNames).map { $0.utf8.isEmpty ? $1 : $0 })
  }

  /// The layout with frames on whole pixels.
  package var snapped: ExampleLayout { ExampleLayout(code, in: bounds, scale: 1) }

  /// The frame of a named item; of size 0 if there is none.
  @inline(never)
  subscript(name: String) -> Frame { picture.box(name)?.frame ?? Frame(width: 0, height: 0) }

  var frames: [Frame] { picture.boxes.map { $0.frame } }

  /// The bounds in words, and whether frames are rounded to pixels.
  package var boundsText: SpanLine { bounds.inWords + (scale == nil ? [] : [Span(", on whole pixels", .faint)]) }

  var lines: [String] { code.codeLines }

  /// An editable copy of the layout; nil if the code is not a layout.
  var preview: Preview? { Preview(code, in: bounds) }

  /// The specified names of items, in order.
  var names: [String] { picture.boxes.filter { $0.isNamed }.map { $0.name } }
}

extension Frame {
  /// A width and a height, if specified: `in a width of 320 and a height of 60`.
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
