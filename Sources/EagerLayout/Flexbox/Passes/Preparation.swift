/// Features of a tree that need more than the four passes, and whether the layout is recorded.
struct EngineFeatures: OptionSet, BitwiseCopyable {
  var rawValue: UInt8 = 0
  /// Aspect ratios or wrapping columns, with which widths may depend on heights.
  static var widthsFromHeights: EngineFeatures { EngineFeatures(rawValue: 1) }
  /// Alignment by baselines.
  static var baselines: EngineFeatures { EngineFeatures(rawValue: 2) }
  /// Heights limited by size keywords.
  static var keywordLimits: EngineFeatures { EngineFeatures(rawValue: 4) }
  /// Absolute children of static nodes, or containers that share the layout of their parents.
  static var distantLinks: EngineFeatures { EngineFeatures(rawValue: 16) }
  /// A trace, for which each step is recorded.
  static var trace: EngineFeatures { EngineFeatures(rawValue: 8) }
}

extension FlexEngine {
  /// Whether each step is recorded.
  @inline(__always)
  var recordsSteps: Bool { _slowPath(features.contains(.trace)) }

  /// Sets the features that the root's flags indicate.
  func prepare(for root: Keywords) {
    features.formIntersection(.trace)
    if root[.dependsOnHeight] != 0 { features.insert(.widthsFromHeights) }
    if root[.mentionsBaselines] != 0 { features.insert(.baselines) }
    if root[.hasKeywordLimits] != 0 { features.insert(.keywordLimits) }
    if root[.hasDistantLinks] != 0 { features.insert(.distantLinks) }
    // Memory of earlier layouts is reused while the nodes are the same.
    let isNew = allocateMemory()
    // With baselines, cached measurements are not reused, because items are placed again to find their baselines.
    let mayKeep =
      !isNew && !state.hasInexactSizes && !features.contains(.baselines) && state.layout < Self.maxLayoutNumber
    if state.layout >= Self.maxLayoutNumber {
      state.layout = 0
      measurements.removeAll()
    }
    state.reusesMeasurements = mayKeep && state.history.count > 0
    if !mayKeep, state.history.count > 0 { invalidateMeasurements() }
  }

  /// The maximum layout number, which has 29 bits in the cache.
  private static var maxLayoutNumber: UInt32 { 1 &<< 29 - 2 }

  /// Allocates memory for results beside the boxes. Returns `true` if any of it is new.
  private func allocateMemory() -> Bool {
    var isNew = false
    @inline(__always) func resize<Value>(_ storage: inout Storage<Value>, _ count: Int, _ value: Value) {
      if storage.count == count { return }
      storage = Storage(repeating: value, count: count)
      if count > 0 { isNew = true }
    }
    if features.contains(.widthsFromHeights) { resize(&definiteHeights, count, DefiniteHeights()) }
    if features.contains(.baselines), baselines.count != count {
      baselines = Storage(repeating: NodeBaselines(), count: count)
    }
    if features.contains(.distantLinks), state.links.count != count {
      state.links = Storage(repeating: DistantLinks(), count: count)
    }
    let remeasuredCount = features.isDisjoint(with: [.widthsFromHeights, .keywordLimits]) ? 0 : count
    resize(&state.history, remeasuredCount, NodeHistory())
    resize(&state.percentageBasisHeights, remeasuredCount, .none)
    return isNew
  }
}
