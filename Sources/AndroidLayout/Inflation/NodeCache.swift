import Arrangements
import EagerLayout

/// The cached nodes of a layout that is requested repeatedly. After a change of some views, such as a list row's texts,
/// only their nodes and the nodes of their ancestors are created again.
final class NodeCache: Sendable {
  private let builder: TreeBuilder
  private let nodes: [LayoutNode]
  private let window: Arranged
  private let customViews: [Int]

  init(_ builder: TreeBuilder) {
    self.builder = builder
    nodes = builder.makeNodes(keepsAll: true)
    window = builder.window(of: nodes)
    customViews = builder.records.indices.filter { builder.records[$0].isCustom }
  }

  /// Returns the window with changed views. Returns `nil` if an id or a visibility changed, since other nodes depend on
  /// these.
  ///
  /// - Complexity: O(n) in the number of views; creates nodes only for changed views and their ancestors.
  func window(of views: [InflatedView]) -> Arranged? {
    // The nodes of custom views are always created again.
    var changedViews = customViews
    for view in views.indices where !views[view].isIdentical(to: builder.views[view]) {
      guard views[view].visibility == builder.views[view].visibility, views[view].id == builder.views[view].id else {
        return nil
      }
      changedViews.append(view)
    }
    return changedViews.isEmpty ? window : updatedWindow(changedViews, views)
  }

  private func updatedWindow(_ changedViews: [Int], _ views: [InflatedView]) -> Arranged {
    var builder = builder, nodes = nodes
    builder.views = views
    var needsUpdate = [Bool](repeating: false, count: views.count)
    for view in changedViews { needsUpdate[view] = true }
    for view in views.indices.reversed() where needsUpdate[view] {
      let children = builder.hierarchy.children(of: view)
      if views[view].isIdentical(to: self.builder.views[view]), !builder.records[view].isCustom {
        for (position, child) in children.enumerated() where needsUpdate[child] {
          nodes[view].children[position] = nodes[child]
        }
      } else {
        nodes[view] = builder.node(of: view, ContiguousArray(children.map { nodes[$0] }))
      }
      if builder.parents[view] >= 0 { needsUpdate[builder.parents[view]] = true }
    }
    return builder.window(of: nodes)
  }
}
