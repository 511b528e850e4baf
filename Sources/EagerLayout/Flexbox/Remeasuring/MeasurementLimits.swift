/// The measurements of a node beside the four passes, of nodes whose widths may depend on heights or whose limits may
/// depend on their content.
struct NodeHistory: BitwiseCopyable {
  /// The number of the node's ancestors.
  var level: Int32 = 0
  /// The number of measurements since the layout `countedIn` began.
  var measurements: UInt8 = 0
  var countedIn: UInt32 = 0
  /// The layout that last changed the node or a descendant. No layout has the number 0.
  var changedIn: UInt32 = 0
  /// The index of its committed box; -1 before it has one.
  var committedBox: Int32 = -1
}

/// Limits on repeated measuring, which keep the cost of a layout linear.
///
/// Each level of nested ratios, wrapping columns and similar may measure its descendants with new constraints, and CSS
/// sets no limit: 3,000 levels would measure the innermost node 3,000 times. A node that reaches a limit keeps its last
/// result, and the layout has an issue. Limits do not depend on history: the outcome depends only on the tree and its
/// space.
enum MeasurementLimits {
  /// A node is measured up to `near` times. For nodes more than `reach` levels above, it is measured only while it was
  /// measured fewer than `far` times.
  static let reach: Int32 = 24
  static let near: UInt8 = 112
  static let far: UInt8 = 48
  /// The maximum depth of nested measurements, which limits the stack.
  static let nesting = 64
  /// The maximum depth of nested trials of widths.
  static let trials = 8
}

extension FlexEngine {
  /// Sets the node whose layout requests the measurements from here on.
  func beginMeasurements(for node: Int) {
    guard features.contains(.widthsFromHeights) else { return }
    state.requestingLevel = state.history[node].level
    state.deepestNesting = 0
  }

  /// Counts one more measurement of a node. Returns `false`, and marks the node as inexact, if it reached its limit.
  func mayMeasure(_ node: Int) -> Bool {
    if !state.reusesMeasurements, state.history[node].countedIn != state.layout { startCounting(node) }
    // Measurements of earlier layouts count too if they are reused. As long as their total is within the lower limit, a
    // first layout would not have reached a limit either.
    let isFar = state.reusesMeasurements || state.history[node].level - state.requestingLevel > MeasurementLimits.reach
    guard state.history[node].measurements < (isFar ? MeasurementLimits.far : MeasurementLimits.near) else {
      markInexact(node)
      return false
    }
    state.history[node].measurements += 1
    return true
  }

  func startCounting(_ node: Int) {
    state.history[node].measurements = 0
    state.history[node].countedIn = state.layout
  }

  /// Begins a nested measurement. Returns the deepest nesting before it, for `endMeasurement`; returns `nil`, and marks
  /// the node as inexact, if the nesting is too deep.
  func beginMeasurement(of node: Int) -> Int? {
    guard isWithinNestingLimit(1, of: node) else { return nil }
    let outer = state.deepestNesting
    state.nesting += 1
    state.deepestNesting = state.nesting
    return outer
  }

  /// Ends a nested measurement. `outer` is the deepest nesting before the measurement.
  func endMeasurement(in outer: Int) {
    state.nesting -= 1
    state.deepestNesting = max(outer, state.deepestNesting)
  }

  /// Records a depth of nested measurements, including cached ones. Returns `false`, and marks the node as inexact, if
  /// the depth is over the limit.
  func isWithinNestingLimit(_ depth: Int, of node: Int) -> Bool {
    state.deepestNesting = max(state.deepestNesting, state.nesting + depth)
    if state.nesting + depth <= MeasurementLimits.nesting { return true }
    markInexact(node)
    return false
  }

  /// Whether a container may try widths of its items. Each trial measures its descendants, which may try in turn, so it
  /// counts as most of the allowed depth.
  func mayTryWidths(of container: Int) -> Bool {
    isWithinNestingLimit(MeasurementLimits.nesting - MeasurementLimits.trials, of: container)
  }

  /// Records that a node reached a limit and keeps its last result.
  private func markInexact(_ node: Int) {
    state.hasInexactSizes = true
    boxes[node].flags.insert(.isInexact)
  }
}
