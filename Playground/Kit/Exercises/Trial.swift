import EagerLayout

/// A layout as text, and what the engine makes of it in some bounds.
struct Trial {
  let code: String
  let bounds: Frame
  /// The frames of its nodes, in preorder, with their names.
  private(set) var picture = Picture([])

  /// A layout that is known to be one.
  init(_ code: String, width: Int, height: Int = 60) {
    self.init(code, in: Frame(width: Double(width), height: Double(height)))
  }

  /// A layout that is known to be one, on whole pixels where that is asked for.
  init(_ code: String, in bounds: Frame, isSnapped: Bool = false) {
    self.code = code
    self.bounds = bounds
    do throws(SketchFault) {
      let sketch = try Sketch(code)
      let placement = sketch.layout(in: bounds)
      picture = Self.picture(of: isSnapped ? placement.snapped(toScale: 1) : placement, sketch)
    } catch {
      // Tests see that the exercises' own texts are layouts.
    }
  }

  /// What somebody else wrote.
  init(_ sketch: Sketch, in bounds: Frame) {
    code = sketch.source
    self.bounds = bounds
    picture = Self.picture(of: sketch.layout(in: bounds), sketch)
  }

  private static func picture(of placement: Placement, _ sketch: Sketch) -> Picture {
    var picture = Picture(placement, names: sketch.names)
    for node in picture.boxes.indices where sketch.names[node].utf8.isEmpty {
      picture.boxes[node].name = sketch.name(of: node)
      picture.boxes[node].isNamed = false
    }
    picture.spaces = Picture.spaces(NodeArena(sketch.root), placement)
    return picture
  }

  /// The same on whole pixels.
  var snapped: Trial { Trial(code, in: bounds, isSnapped: true) }

  /// The frame of the item with a name.
  @inline(never)
  subscript(name: String) -> Frame { picture.box(name)?.frame ?? Frame(width: 0, height: 0) }

  /// The names given to items, in order.
  var names: [String] { picture.boxes.filter { $0.isNamed }.map { $0.name } }
}
