/// The number of times a node was remeasured, beside the four passes, since it or a descendant changed.
struct NodeVisits: BitwiseCopyable {
  /// The number of its ancestors.
  var level: Int32 = 0
  /// Counts for requests from up to ``VisitBounds/reach`` levels above, and from further away.
  var near: UInt8 = 0
  var far: UInt8 = 0
  /// The layout that the counts start from.
  var countedFrom: UInt32 = 0
  /// The layout since which the node and its descendants are unchanged. No layout has the number 0.
  var layout: UInt32 = 0
  /// The index of its final state; -1 before it has one.
  var settledBox: Int32 = -1
}

/// Limits on repeated measuring, which keep the cost of a layout linear.
///
/// Each level of nested ratios, wrapping columns and similar may measure its descendants with new constraints, and CSS
/// sets no limit: 3,000 levels would measure the innermost node 3,000 times. A node that reaches a limit keeps its last
/// result, and the layout has an issue. Limits do not depend on history: the outcome depends only on the tree and its
/// space.
enum VisitBounds {
  /// For requests from up to this many levels above, a node is measured `near` times, and otherwise `far` times.
  static let reach: Int32 = 24
  static let near: UInt8 = 112
  static let far: UInt8 = 48
  /// The maximum depth of nested measurements, which limits the stack.
  static let nesting = 64
  /// The maximum depth of nested trials of widths.
  static let trials = 8
}

extension FlexEngine {
  /// Sets the node for which nodes are remeasured from here on.
  func beginAsking(for node: Int) {
    guard features.contains(.widthsFromHeights) else { return }
    askingLevel = visits[node].level
    deepestNesting = 0
  }

  /// Counts one more measurement of a node. Returns `false` if it reached its limit.
  func mayAnswer(_ node: Int) -> Bool {
    if !keepsAnswers, visits[node].countedFrom != layout { startCounting(node) }
    if keepsAnswers {
      // Cached measurements count too. As long as their total is within the far limit of a first layout, a first layout
      // would not have reached a limit either.
      if visits[node].near + visits[node].far < VisitBounds.far {
        visits[node].near += 1
        return true
      }
    } else if visits[node].level - askingLevel <= VisitBounds.reach {
      if visits[node].near < VisitBounds.near {
        visits[node].near += 1
        return true
      }
    } else if visits[node].far < VisitBounds.far {
      visits[node].far += 1
      return true
    }
    curtail(node)
    return false
  }

  func startCounting(_ node: Int) {
    visits[node].near = 0
    visits[node].far = 0
    visits[node].countedFrom = layout
  }

  /// Begins a nested measurement. Returns `false` if the nesting is too deep. It ends with `endQuestion`.
  func beginQuestion(about node: Int) -> Bool {
    guard mayNest(1, about: node) else { return false }
    nesting += 1
    return true
  }

  func endQuestion() { nesting -= 1 }

  /// Records a depth of nested measurements, including cached ones. Returns `false` if the depth is over the limit.
  func mayNest(_ depth: Int, about node: Int) -> Bool {
    deepestNesting = max(deepestNesting, nesting + depth)
    if nesting + depth <= VisitBounds.nesting { return true }
    curtail(node)
    return false
  }

  /// Whether a container may try widths of its items. Each trial measures its descendants, which may try in turn, so it
  /// counts as most of the allowed depth.
  func mayTry(_ container: Int) -> Bool { mayNest(VisitBounds.nesting - VisitBounds.trials, about: container) }

  /// Records that a node reached a limit and keeps its last result.
  private func curtail(_ node: Int) {
    isCurtailed = true
    boxes[node].flags.insert(.isCurtailed)
  }
}
