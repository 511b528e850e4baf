import EagerLayout
import LayoutDocument
import LayoutHTML
import PlaygroundCommands
import PlaygroundKit

/// A document with its available space, which may be changed.
struct DocumentSource: LayoutSource {
  private(set) var document: LayoutDocument
  private var available: LayoutDocument.Space
  /// The names of a page's elements, by node.
  private let names: [Int: [String]]
  /// Reads the HTML again for another viewport, since the layout may depend on the viewport; nil for a JSON document.
  private let rereading: (@Sendable (_ width: Double?, _ height: Double?) -> Markup?)?

  init(_ document: LayoutDocument) {
    (self.document, names, rereading) = (document, [:], nil)
    available = document.available
  }

  init(_ markup: Markup, rereading: @escaping @Sendable (_ width: Double?, _ height: Double?) -> Markup?) {
    (document, names, self.rereading) = (markup.document, markup.names, rereading)
    available = document.available
  }

  var bounds: Frame { Frame(width: available.width.length, height: available.height.length) }
  var rootFillsBounds: Bool { false }

  func resized(width: Double?, height: Double?) -> DocumentSource {
    var result = self
    if let rereading, let markup = rereading(width, height) { result = DocumentSource(markup, rereading: rereading) }
    if let width { result.available.width = .points(width) }
    if let height { result.available.height = .points(height) }
    return result
  }

  func layout() -> Placement { document.layout(in: available) }
  func trace() -> LayoutTrace { document.trace(in: available) }

  func picture(of placement: Placement, from node: Int) -> Picture {
    var picture = Picture(document.arena, placement, from: node)
    if let root = document.arena.root(depth: 1000) {
      picture.setTracks(of: root, document.arena, placement, from: node)
    }
    // A box without an id is named by its element's class, grid area, tag or text. A box of text already has its text
    // as its name, in quotes.
    for index in picture.boxes.indices where !picture.boxes[index].isNamed && !picture.boxes[index].name.hasPrefix("“")
    {
      guard let label = names[node + index]?.first else { continue }
      picture.boxes[index].name = label
      picture.boxes[index].isNamed = names.values.count { $0.first == label } == 1
    }
    return picture
  }

  func names(of node: Int) -> [String] { names[node] ?? [] }

  /// Returns the layout as a sketch. A root without a specified size is as large as its content, as in the document.
  func sketch() throws(Failure) -> Sketch {
    guard var root = document.arena.root(depth: 1000) else {
      throw .input("more than 1000 boxes are nested here, which is the limit of the notation: nest fewer.")
    }
    if root.style.height == .auto { root.style.height = .maxContent }
    if available.width == .minContent, root.style.width == .auto { root.style.width = .minContent }
    // The sketch is read again from its own source, since the names of ids are stored with a source.
    let sketch = Sketch(root)
    return (try? Sketch(sketch.source)) ?? sketch
  }

  /// The document with its current available space.
  var resizedDocument: LayoutDocument {
    LayoutDocument(name: document.name, available: available, arena: document.arena)
  }
}

extension InputLayout {
  /// Returns the layout as a document. Its root has the size that it has in the bounds.
  func document(_ placement: Placement) throws(Failure) -> LayoutDocument {
    if let source = source as? DocumentSource { return source.resizedDocument }
    let sketch = try source.sketch(), bounds = source.bounds
    do throws(LayoutDocumentError) {
      return try LayoutDocument(available: .init(bounds), root: sketch.filling(bounds, placement.frames[0]))
    } catch {
      throw .input(
        "this layout cannot be a document: " + error.faults.map { $0.description }.joined(separator: "\n  "))
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
  /// Returns the layout with the size of its root specified. Without a height, the root of a document would be as high
  /// as its content, whereas the root of a layout built in Swift fills the bounds.
  fileprivate func filling(_ bounds: Frame, _ root: Frame) -> some LayoutItem {
    var item = named
    let style = item.node.style
    var edges = Extent()
    if style.boxSizing == .contentBox { edges = Self.edges(of: style, in: bounds.width) }
    let needsHeight = style.height == .auto && bounds.height < .infinity
    let needsWidth = style.width == .auto && style.aspectRatio != nil
    if needsHeight { item = item.height(max(0, root.height - edges.height)) }
    if needsWidth { item = item.width(max(0, root.width - edges.width)) }
    return item
  }

  /// Returns the size of padding and border.
  private static func edges(of style: FlexStyle, in width: Double) -> Extent {
    func points(_ length: FlexStyle.Length) -> Double { length.points(of: width) }
    return Extent(
      width: points(style.paddingLeft) + points(style.paddingRight) + style.borderLeft + style.borderRight,
      height: points(style.paddingTop) + points(style.paddingBottom) + style.borderTop + style.borderBottom)
  }
}

extension NodeArena {
  /// Returns the tree as a value; nil if it is deeper than `limit`, since values of deeper trees would exhaust the
  /// stack.
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
    // In reverse preorder, all descendants of a node are complete before the node.
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
