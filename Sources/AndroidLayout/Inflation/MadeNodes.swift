import Arrangements
import EagerLayout

/// The cached nodes of a layout that is requested repeatedly. For a row with other texts, only their nodes and the
/// nodes of their ancestors are created again.
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

  /// Returns the window with some views changed. Returns `nil` if other nodes depend on the changes: the ids of views,
  /// and which of them are gone.
  ///
  /// - Complexity: O(n) in the number of views; creates nodes only for changed views and their ancestors.
  func window(of views: [InflatedView]) -> Arranged? {
    // Views of custom classes are created each time.
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
