import EagerLayout

/// A layout as text, and what the engine makes of it in some bounds.
struct Trial {
  let code: String
  let bounds: Frame
  /// The frames of its nodes, in preorder, with their names.
  let picture: Picture

  /// A layout that is known to be one.
  init(_ code: String, width: Int, height: Int = 60) {
    self.init(code, in: Frame(width: Double(width), height: Double(height)))
  }

  init(_ code: String, in bounds: Frame) {
    let sketch: Sketch
    do throws(SketchFault) {
      sketch = try Sketch(code)
    } catch {
      // The exercises' own texts are tested to be layouts.
      self.init(code, bounds, Picture([]))
      return
    }
    self.init(sketch, code, in: bounds)
  }

  init(_ sketch: Sketch, _ code: String, in bounds: Frame) {
    var picture = Picture(sketch.layout(in: bounds), names: sketch.names)
    for node in picture.boxes.indices where sketch.names[node].utf8.isEmpty {
      picture.boxes[node].name = sketch.name(of: node)
      picture.boxes[node].isNamed = false
    }
    self.init(code, bounds, picture)
  }

  private init(_ code: String, _ bounds: Frame, _ picture: Picture) {
    self.code = code
    self.bounds = bounds
    self.picture = picture
  }

  /// The frame of the item with a name.
  subscript(name: String) -> Frame { picture.box(name)?.frame ?? Frame(width: 0, height: 0) }

  /// The names given to items, in order.
  var names: [String] { picture.boxes.filter { $0.isNamed }.map { $0.name } }
}
