package import EagerLayout

extension Picture {
  /// A picture of a tree, or of one node and its descendants. Boxes are titled by their ids or kinds.
  ///
  /// Content that a scroll container clips is invisible. Ancestors of the first node do not clip it. If the content is
  /// more than three times as large as the first node, as in a list of a thousand rows, only the part in the node is
  /// visible.
  package init(_ arena: NodeArena, _ placement: Placement, from root: Int = 0) {
    boxes = []
    let endNode = Int(arena.nodes[root].end)
    boxes.reserveCapacity(endNode - root)
    let rootClip = Clip(around: placement.frames[root], content: placement.frames[root..<endNode])
    // The clip for the children of each node.
    var clips = [Clip]()
    clips.reserveCapacity(endNode - root)
    var nameIndex = arena.names.firstIndex { $0.node >= root } ?? arena.names.endIndex
    for node in root..<endNode {
      let record = arena.nodes[node]
      let parent = node == root ? nil : Int(record.parent) - root
      var box = Box(Self.kind(of: record, at: node, in: arena), placement.frames[node], parent: parent, number: node)
      box.isNamed = false
      while nameIndex < arena.names.endIndex, arena.names[nameIndex].node < node { nameIndex += 1 }
      if nameIndex < arena.names.endIndex, arena.names[nameIndex].node == node {
        box.name = Self.text(of: arena.names[nameIndex].id)
        box.isNamed = true
      }
      let clip = parent.map { clips[$0] } ?? rootClip
      box.visible = clip.clipped(box.frame)
      clips.append(clip.clipped(byOverflowOf: record, box.frame))
      boxes.append(box)
    }
    spaces = Self.spaces(arena, placement, from: root).filter { boxes[$0.box].isVisible }
  }

  private static func kind(of record: NodeRecord, at node: Int, in arena: NodeArena) -> String {
    if let arrangement = arena.arrangement(of: node) { return arrangement.title }
    if record.content >= 0 {
      guard case .text(let text) = arena.contents[Int(record.content)].kind else { return "content" }
      return "\u{201C}\(Characters.printable(String(decoding: text.utf8, as: UTF8.self), columns: 32))\u{201D}"
    }
    return Int(record.end) == node + 1 ? "box" : record.keywords.isRow ? "Row" : "Column"
  }

  private static func text(of id: LayoutID) -> String {
    #if hasFeature(Embedded)
      id.index == 0 ? "\(id.number)" : "\(id.number)[\(id.index)]"
    #else
      id.description
    #endif
  }
}

/// The area in which boxes are visible, as scroll containers and `clip` limit it.
private struct Clip {
  private var left = -Double.infinity
  private var top = -Double.infinity
  private var right = Double.infinity
  private var bottom = Double.infinity

  /// The clip of a picture's first node. It limits an axis to the node's frame if the content there is more than three
  /// times as large.
  init(around frame: Frame, content: ArraySlice<Frame>) {
    var width = 0.0, height = 0.0
    for inner in content {
      width = max(width, inner.maxX - frame.x)
      height = max(height, inner.maxY - frame.y)
    }
    if frame.width > 0 && width > 3 * frame.width { (left, right) = (frame.x, frame.maxX) }
    if frame.height > 0 && height > 3 * frame.height { (top, bottom) = (frame.y, frame.maxY) }
  }

  func clipped(_ frame: Frame) -> Frame {
    let x = min(max(frame.x, left), right), y = min(max(frame.y, top), bottom)
    return Frame(x: x, y: y, width: max(0, min(frame.maxX, right) - x), height: max(0, min(frame.maxY, bottom) - y))
  }

  /// The clip for the children of a node. If one axis scrolls, so does the cross axis (CSS Overflow §3.1).
  func clipped(byOverflowOf record: NodeRecord, _ frame: Frame) -> Clip {
    let x = FlexStyle.Overflow(rawValue: UInt8(truncatingIfNeeded: record.keywords[.overflowX])) ?? .visible
    let y = FlexStyle.Overflow(rawValue: UInt8(truncatingIfNeeded: record.keywords[.overflowY])) ?? .visible
    let scrolls = record.keywords.isScrollContainer
    var result = self
    if scrolls || x == .clip { (result.left, result.right) = (max(left, frame.x), min(right, frame.maxX)) }
    if scrolls || y == .clip { (result.top, result.bottom) = (max(top, frame.y), min(bottom, frame.maxY)) }
    return result
  }
}
