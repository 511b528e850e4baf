public import EagerLayout

extension FirstThatFits {
  /// Records that the items before the chosen one need more space than is available.
  public func explain(_ told: inout ArrangementExplanation, _ memory: Memory) {
    guard told.count > 0 else { return }
    switch told.pass {
    case .inlineSizes, .height: break
    case .widths:
      var reason: ArrangementExplanation.Number?
      for item in 0..<memory.chosen where axis == .horizontal || memory.leastWidths[item] != nil {
        let needed =
          memory.leastWidths[item].map { told.number($0, "minimum width") } ?? told.inlineSizes(of: item).greatest
        reason = told.find("too wide by", needed - told.width, of: item, because: reason)
      }
      told.fill(memory.chosen, in: reason == nil ? told.width : told.find("room", told.width, because: reason))
    case .places:
      told.place(memory.chosen, x: told.number(0), y: told.number(0), fillingHeight: told.height)
    }
  }
}
