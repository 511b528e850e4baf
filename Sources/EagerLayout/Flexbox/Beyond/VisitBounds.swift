/// How often a node was found anew, beside the four passes, since it or something below it changed.
struct NodeVisits: BitwiseCopyable {
  /// How many nodes are above it.
  var level: Int32 = 0
  /// For the sake of a node up to ``VisitBounds/reach`` levels above it, and for one further away.
  var near: UInt8 = 0
  var far: UInt8 = 0
  /// The layout that those were counted from.
  var countedFrom: UInt32 = 0
  /// The layout that the node, and all below it, have been the same since. No layout has the number 0.
  var layout: UInt32 = 0
  /// Where its settled box is; -1 as long as it has none.
  var settledBox: Int32 = -1
}

/// What keeps the cost of a layout linear, whatever its nodes ask of each other.
///
/// Each level of nested ratios, wrapping columns and their like may ask something new of all below it, which CSS has no
/// bound for: 3,000 levels would be 3,000 answers of the innermost. A node that comes to one of these bounds keeps the
/// answer it has, and the layout has an issue. They say nothing about history: what happens follows
/// from the tree and its space alone.
enum VisitBounds {
  /// Up to so many levels above, a node answers `near` times, and beyond, `far` times.
  static let reach: Int32 = 24
  static let near: UInt8 = 112
  static let far: UInt8 = 48
  /// How many questions may wait for another's answer: what bounds the stack.
  static let nesting = 64
  /// How many may wait for a trial of widths.
  static let trials = 8
}

extension FlexEngine {
  /// Notes for whose sake nodes are found anew from here on.
  func beginAsking(for node: Int) {
    guard features.contains(.widthsFromHeights) else { return }
    askingLevel = visits[node].level
    deepestNesting = 0
  }

  /// Counts one more answer of a node; false where it has answered often enough.
  func mayAnswer(_ node: Int) -> Bool {
    if !keepsAnswers, visits[node].countedFrom != layout { startCounting(node) }
    if keepsAnswers {
      // Those that were kept count too. As long as all together are no more than a first layout may have far away, it would not
      // have come to a bound either.
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

  /// Begins a question within another; false where too many wait already. Ends with `endQuestion`.
  func beginQuestion(about node: Int) -> Bool {
    guard mayNest(1, about: node) else { return false }
    nesting += 1
    return true
  }

  func endQuestion() { nesting -= 1 }

  /// Takes in that so many questions wait for each other, or would if their answers were not kept; false if those are too many.
  func mayNest(_ depth: Int, about node: Int) -> Bool {
    deepestNesting = max(deepestNesting, nesting + depth)
    if nesting + depth <= VisitBounds.nesting { return true }
    curtail(node)
    return false
  }

  /// Whether a container may try widths of its items. Each trial asks all below it, which may try in turn: so it counts as most of the
  /// questions that may wait.
  func mayTry(_ container: Int) -> Bool { mayNest(VisitBounds.nesting - VisitBounds.trials, about: container) }

  /// Notes that a node keeps an answer that another question had.
  private func curtail(_ node: Int) {
    isCurtailed = true
    boxes[node].flags.insert(.isCurtailed)
  }
}
