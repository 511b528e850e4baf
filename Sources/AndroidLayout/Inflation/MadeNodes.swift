import Arrangements
import EagerLayout

/// The nodes of a layout that is asked for again and again, made once: a row whose texts are others makes those, and what is
/// around them, anew.
final class MadeNodes: Sendable {
  private let builder: TreeBuilder
  private let nodes: [LayoutNode]
  private let window: Arranged
  private let ofProgram: [Int]

  init(_ builder: TreeBuilder) {
    self.builder = builder
    nodes = builder.makeNodes(keepsAll: true)
    window = builder.window(of: nodes)
    ofProgram = builder.records.indices.filter { builder.records[$0].isOfProgram }
  }

  /// The window with views of which some may be changed. Nil where that changes what others are made of: which views there
  /// are, by their ids, and which of them have room.
  ///
  /// - Complexity: O(n) in the number of views, of which only those are made that are changed or around such.
  func window(of views: [InflatedView]) -> Arranged? {
    // What a program makes, it makes each time.
    var changed = ofProgram
    for view in views.indices where !views[view].isSame(as: builder.views[view]) {
      guard views[view].visibility == builder.views[view].visibility, views[view].id == builder.views[view].id else {
        return nil
      }
      changed.append(view)
    }
    return changed.isEmpty ? window : window(changing: changed, views)
  }

  private func window(changing changed: [Int], _ views: [InflatedView]) -> Arranged {
    var builder = builder, nodes = nodes
    builder.views = views
    var around = [Bool](repeating: false, count: views.count)
    for view in changed { around[view] = true }
    for view in views.indices.reversed() where around[view] {
      let children = builder.family.children(of: view)
      if views[view].isSame(as: self.builder.views[view]), !builder.records[view].isOfProgram {
        for (place, child) in children.enumerated() where around[child] { nodes[view].children[place] = nodes[child] }
      } else {
        nodes[view] = builder.node(of: view, ContiguousArray(children.map { nodes[$0] }))
      }
      if builder.parents[view] >= 0 { around[builder.parents[view]] = true }
    }
    return builder.window(of: nodes)
  }
}
