/// Which view is in which. Each comes before those in it.
struct ViewFamily: Equatable, Sendable {
  /// The view around each; -1 for those in the window.
  let parents: [Int]
  /// All children, those of one view after each other, and where those of each view begin.
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

  /// The children of a view, in order.
  func children(of view: Int) -> ArraySlice<Int> { children[starts[view]..<starts[view + 1]] }

  /// Which views stand in the window.
  var roots: [Int] { parents.indices.filter { parents[$0] < 0 } }
}
