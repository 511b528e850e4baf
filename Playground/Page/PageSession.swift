internal import EagerLayout
import PlaygroundCourse
import PlaygroundData
import PlaygroundKit

/// The state of a page in a browser between two calls: a layout, its bounds, and the last answer.
///
///     var session = PageSession()
///     session.read("Row { Fixed(width: 60).id(logo); Flex() }")
///     session.output                                 // {"nodes":[{"name":"Row","named":false,"parent":-1,…
///     session.place(width: 340, height: 40)
///     session.frames[8...]                           // 60 0 280 40
///
/// Answers are JSON, unless documented as text. Nodes are identified by preorder index, places in a text by byte
/// offset.
public struct PageSession: Sendable {
  /// The answer to the last call that has one, in UTF-8.
  public internal(set) var output: [UInt8] = []
  /// The frames of the layout, four numbers per node in preorder: x and y in the bounds, width and height.
  public private(set) var frames: [Double] = []

  var sketch = Sketch(Row {})
  private(set) var placement: Placement
  var exercise: Exercise?
  var progress = Progress()

  /// Creates a session with an empty row.
  public init() { placement = sketch.layout(in: Frame(width: 0, height: 0)) }

  var bounds: Frame { placement.bounds }

  /// Reads a layout, in the notation or as Swift source. After a fault the layout is unchanged.
  ///
  /// The answer is `{"nodes": [{"name", "named", "parent", "kind", "from", "to"}], "width", "height"}`, the last two if
  /// the text specifies bounds; or
  /// `{"fault": {"line", "column", "offset", "from", "to", "message", "expected", "suggestion", "unfinished"}}`.
  public mutating func read(_ text: String) {
    do throws(SketchFault) {
      sketch = try Sketch(text)
    } catch {
      return answer(["fault": error.data(in: text)])
    }
    let size = sketch.bounds
    answer([
      "nodes": .list(sketch.nodes), "width": size.flatMap { $0.width.isFinite ? .number($0.width) : nil },
      "height": size.flatMap { $0.height.isFinite ? .number($0.height) : nil },
    ])
  }

  /// Lays the layout out. An infinite size means the size of the content.
  ///
  /// - Returns: the number of nodes. Their frames are in ``frames``.
  @discardableResult
  public mutating func place(width: Double, height: Double) -> Int {
    placement = sketch.layout(in: Frame(width: width, height: height))
    frames.removeAll(keepingCapacity: true)
    for frame in placement.frames {
      frames.append(frame.x)
      frames.append(frame.y)
      frames.append(frame.width)
      frames.append(frame.height)
    }
    return placement.frames.count
  }

  mutating func answer(_ data: JSON) { output = data.utf8 }
  mutating func answer(_ text: String) { output = Array(text.utf8) }

  /// Returns `true` if the layout contains a node. A request for a missing node has an empty answer.
  func hasNode(_ node: Int) -> Bool { placement.frames.indices.contains(node) && sketch.names.indices.contains(node) }
}

extension Sketch {
  /// The names and kinds of the nodes, and their ranges in the text.
  fileprivate var nodes: [JSON] {
    var nodes: [JSON] = [], openContainers: [Int] = []
    let kinds = sourceKinds
    root.walk { node, _, isOpening in
      guard isOpening else {
        openContainers.removeLast()
        return
      }
      let index = nodes.count
      nodes.append([
        "name": .text(name(of: index)), "named": .flag(!names[index].utf8.isEmpty),
        "parent": .number(openContainers.last ?? -1), "kind": .text(kinds[index].lowercasedName),
        "from": .number(ranges[index].lowerBound), "to": .number(ranges[index].upperBound),
      ])
      if !node.children.isEmpty { openContainers.append(index) }
    }
    return nodes
  }
}

extension ItemKind {
  /// The name in lower case: `row`, `firstthatfits`.
  fileprivate var lowercasedName: String {
    String(decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }
}

extension SketchFault {
  func data(in text: String) -> JSON {
    let range = suggestionRange(in: Array(text.utf8))
    return [
      "line": .number(line), "column": .number(column), "offset": .number(offset),
      "from": .number(range.lowerBound), "to": .number(range.upperBound), "message": .text(message),
      "expected": .text(expected), "suggestion": suggestion.map { .text($0) }, "unfinished": .flag(isUnfinished),
    ]
  }
}
