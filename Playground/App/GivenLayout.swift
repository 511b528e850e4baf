import EagerLayout
import LayoutDocument
import LayoutMarkup
import PlaygroundKit

/// A layout that somebody gave to a command: in the notation, pasted from Swift, as a document, as HTML with CSS, or as
/// Android's XML.
struct GivenLayout {
  private enum Form {
    case sketch(Sketch, in: Frame)
    case document(LayoutDocument, in: LayoutDocument.Space)
    case android(AndroidLayout, in: Frame)
  }

  /// The bounds of a layout that says none.
  static let bounds = Frame(width: 320, height: 120)

  /// What stands above its picture.
  let title: String
  /// What to say about its text, a sentence each.
  private(set) var notes: [String] = []
  private var form: Form

  /// A layout in the notation, in the bounds that it says, or else in others.
  init(_ sketch: Sketch, title: String? = nil, in bounds: Frame = GivenLayout.bounds) {
    self.title = title ?? sketch.name(of: 0)
    form = .sketch(sketch, in: sketch.bounds ?? bounds)
    let text = Array(sketch.source.utf8)
    for statement in sketch.ignored {
      let line = 1 + text[..<statement.lowerBound].count { $0 == 0x0A }
      let first = text[statement].prefix { $0 != 0x0A }
      notes.append("not run, since it changes no frame: line \(line), \(String(decoding: first, as: UTF8.self))")
    }
  }

  /// A document in the space that it says.
  init(_ document: LayoutDocument, title: String, notes: [String] = []) {
    self.title = document.name ?? title
    self.notes = notes
    form = .document(document, in: document.available)
  }

  /// A layout of Android in a window.
  init(_ layout: AndroidLayout, title: String, in bounds: Frame, notes: [String] = []) {
    self.title = title
    self.notes = notes
    form = .android(layout, in: bounds)
  }

  /// Android's, if it is of Android.
  var android: AndroidLayout? { if case .android(let layout, _) = form { layout } else { nil } }

  /// The same in other bounds.
  func resized(width: Double? = nil, height: Double? = nil) -> GivenLayout {
    var result = self
    switch form {
    case .sketch(let sketch, var bounds):
      if let width { bounds.width = width }
      if let height { bounds.height = height }
      result.form = .sketch(sketch, in: bounds)
    case .document(let document, var space):
      if let width { space.width = .points(width) }
      if let height { space.height = .points(height) }
      result.form = .document(document, in: space)
    case .android(let layout, var bounds):
      if let width { bounds.width = width }
      if let height { bounds.height = height }
      result.form = .android(layout, in: bounds)
    }
    return result
  }

  /// The width and the height of the bounds; infinite where the layout follows its content.
  var bounds: Frame {
    switch form {
    case .sketch(_, let bounds), .android(_, let bounds): bounds
    case .document(_, let space): Frame(width: space.width.length, height: space.height.length)
    }
  }

  /// Whether its root has the size of its content where it says none, rather than that of the bounds.
  var isDocument: Bool {
    if case .document = form { true } else { false }
  }

  func layout() -> Placement {
    switch form {
    case .sketch(let sketch, let bounds): sketch.named.layout(in: bounds)
    case .document(let document, let space): document.layout(in: space)
    case .android(let android, let bounds): android.layout.layout(in: bounds)
    }
  }

  func trace() -> LayoutTrace {
    switch form {
    case .sketch(let sketch, let bounds): sketch.named.trace(in: bounds)
    case .document(let document, let space): document.trace(in: space)
    case .android(let android, let bounds): android.layout.trace(in: bounds)
    }
  }

  /// Its boxes, or one of them with all in it.
  func picture(of placement: Placement, from node: Int = 0) -> Picture {
    switch form {
    case .sketch(let sketch, _): sketch.picture(of: placement, from: node)
    case .document(let document, _): picture(of: document, placement, from: node)
    case .android(let android, _): android.picture(of: placement, from: node)
    }
  }

  private func picture(of document: LayoutDocument, _ placement: Placement, from node: Int) -> Picture {
    var picture = Picture(document.arena, placement, from: node)
    if let root = document.arena.root(depth: 1000) {
      picture.setTracks(of: root, document.arena, placement, from: node)
    }
    return picture
  }

  /// The names by which items are found, in preorder; empty where there is none.
  func names(in placement: Placement) -> [String] {
    switch form {
    case .sketch(let sketch, _): sketch.names
    case .document, .android: picture(of: placement).boxes.map { $0.isNamed ? $0.name : "" }
    }
  }

  /// What to call each item, in preorder.
  func titles(in placement: Placement) -> [String] {
    switch form {
    case .sketch(let sketch, _): sketch.allNames
    case .document, .android: picture(of: placement).boxes.map { $0.name }
    }
  }

  /// The layout in the notation, to write it otherwise. A document's root has the size of its content where it has none, as
  /// it has in the document.
  func sketch() throws(Failure) -> Sketch {
    switch form {
    case .sketch(let sketch, _): return sketch
    case .android(let android, let bounds):
      let sketch = try android.sketch(in: bounds)
      return (try? Sketch(sketch.source)) ?? sketch
    case .document(let document, let space):
      guard var root = document.arena.root(depth: 1000) else {
        throw .input("more than 1000 boxes stand in each other here, which is all that the notation takes.")
      }
      if root.style.height == .auto { root.style.height = .maxContent }
      if space.width == .minContent, root.style.width == .auto { root.style.width = .minContent }
      // Read again, names of ids are names of the text: a program says what they are.
      let sketch = Sketch(root)
      return (try? Sketch(sketch.source)) ?? sketch
    }
  }

  /// The layout as a document, whose root is as large as it is in the bounds.
  func document(_ placement: Placement) throws(Failure) -> LayoutDocument {
    switch form {
    case .document(let document, let space):
      return LayoutDocument(name: document.name, available: space, arena: document.arena)
    case .sketch, .android:
      let sketch = try sketch(), bounds = bounds
      do throws(LayoutDocumentError) {
        return try LayoutDocument(available: .init(bounds), root: sketch.filling(bounds, placement.frames[0]))
      } catch {
        throw .input(
          "this layout cannot be a document: " + error.faults.map { $0.description }.joined(separator: "\n  "))
      }
    }
  }
}

extension LayoutDocument.Space {
  fileprivate init(_ bounds: Frame) {
    self.init(
      width: bounds.width == .infinity ? .maxContent : .points(bounds.width),
      height: bounds.height == .infinity ? .maxContent : .points(bounds.height))
  }
}

extension LayoutDocument.Space.Size {
  fileprivate var length: Double {
    switch self {
    case .points(let points): points
    default: .infinity
    }
  }
}

extension Sketch {
  /// The layout with a root that says its size: a document's root follows its content in height, and that of the DSL fills
  /// the bounds.
  fileprivate func filling(_ bounds: Frame, _ root: Frame) -> some LayoutItem {
    var item = named
    let style = item.node.style
    var edges = Extent()
    if style.boxSizing == .contentBox { edges = Self.edges(of: style, in: bounds.width) }
    let hasNoHeight = style.height == .auto && bounds.height < .infinity
    let hasNoWidth = style.width == .auto && style.aspectRatio != nil
    if hasNoHeight { item = item.height(max(0, root.height - edges.height)) }
    if hasNoWidth { item = item.width(max(0, root.width - edges.width)) }
    return item
  }

  /// The room that padding and border take.
  private static func edges(of style: FlexStyle, in width: Double) -> Extent {
    func points(_ length: FlexStyle.Length) -> Double {
      switch length {
      case .points(let points): points
      case .percent(let percent): percent / 100 * width
      }
    }
    return Extent(
      width: points(style.paddingLeft) + points(style.paddingRight) + style.borderLeft + style.borderRight,
      height: points(style.paddingTop) + points(style.paddingBottom) + style.borderTop + style.borderBottom)
  }
}

extension NodeArena {
  /// The tree as a value; nil where more than so many nodes stand in each other: values of such trees end on the stack.
  fileprivate func root(depth limit: Int) -> LayoutNode? {
    var depths = [Int](repeating: 1, count: nodes.count)
    for node in nodes.indices.dropFirst() {
      depths[node] = depths[Int(nodes[node].parent)] + 1
      if depths[node] > limit { return nil }
    }
    var trees = nodes.indices.map { node in
      LayoutNode(
        style: style(of: node),
        content: arrangement(of: node).map { LeafContent(.arrangement($0)) } ?? content(of: node))
    }
    for named in names { trees[named.node].id = named.id }
    // Those that come last have all their children.
    for node in nodes.indices.reversed() {
      var child = node + 1
      while child < nodes[node].end {
        trees[node].children.append(trees[child])
        trees[child] = LayoutNode()
        child = Int(nodes[child].end)
      }
    }
    return trees.first
  }
}
