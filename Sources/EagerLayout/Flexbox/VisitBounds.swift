/// How often a node was found anew in a layout, beside the four passes: where widths depend on heights.
struct NodeVisits: BitwiseCopyable {
  /// How many nodes are above it.
  var level: Int32 = 0
  /// For the sake of a node up to ``VisitBounds/reach`` levels above it, and for one further away.
  var near: UInt8 = 0
  var far: UInt8 = 0
}

/// What keeps the cost of a layout linear, whatever its nodes ask of each other.
///
/// Each level of nested ratios, wrapping columns and their like may ask something new of all below it, which CSS has no
/// bound for: 3,000 levels would be 3,000 answers of the innermost. No screen comes near to these bounds; where a node
/// does, it keeps the answer it has, and the layout has an issue. They say nothing about history: what happens follows
/// from the tree and its space alone.
enum VisitBounds {
  /// Up to so many levels above, a node answers `near` times, and beyond, `far` times.
  static let reach: Int32 = 16
  static let near: UInt8 = 96
  static let far: UInt8 = 32
  /// How many questions may wait for another's answer: what bounds the stack.
  static let nesting = 64
}

extension FlexEngine {
  /// Notes for whose sake nodes are found anew from here on.
  @inline(__always)
  func beginAsking(for node: Int) {
    if features.contains(.widthsFromHeights) { askingLevel = visits[node].level }
  }

  /// Counts one more answer of a node; false where it has answered often enough.
  func mayAnswer(_ node: Int) -> Bool {
    if visits[node].level - askingLevel <= VisitBounds.reach {
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

  /// Begins a question within another; false where too many wait already. Ends with `endQuestion`.
  func beginQuestion(about node: Int) -> Bool {
    if nesting >= VisitBounds.nesting {
      curtail(node)
      return false
    }
    nesting += 1
    return true
  }

  func endQuestion() { nesting -= 1 }

  /// Notes that a node keeps an answer that another question had.
  private func curtail(_ node: Int) { boxes[node].flags.insert(.isCurtailed) }
}
