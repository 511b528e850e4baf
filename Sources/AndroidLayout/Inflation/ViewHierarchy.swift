/// The parents and children of all views. Views are indices; parents come before their children.
struct ViewHierarchy: Equatable, Sendable {
  /// The parent of each view; -1 for views in the window.
  let parents: [Int]
  /// The children of all views, grouped by parent. `starts` contains the start of each group, and the total count.
  private let children: [Int]
  private let starts: [Int]

  init(parents: [Int]) {
    self.parents = parents
    var starts = [Int](repeating: 0, count: parents.count + 1)
    for parent in parents where parent >= 0 { starts[parent + 1] += 1 }
    for view in parents.indices { starts[view + 1] += starts[view] }
    var next = starts, children = [Int](repeating: 0, count: starts[parents.count])
    for (view, parent) in parents.enumerated() where parent >= 0 {
      children[next[parent]] = view
      next[parent] += 1
    }
    self.children = children
    self.starts = starts
  }

  /// Returns the children of a view, in order.
  func children(of view: Int) -> ArraySlice<Int> { children[starts[view]..<starts[view + 1]] }

  /// The views without a parent, which are in the window.
  var roots: [Int] { parents.indices.filter { parents[$0] < 0 } }
}
