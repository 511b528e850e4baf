public import EagerLayout

extension FirstThatFits {
  /// Records that the items before the chosen one need more space than is available.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: Cache) {
    guard trace.count > 0 else { return }
    switch trace.pass {
    case .intrinsicWidths, .height: break
    case .widths:
      var reason: ArrangementTrace.Number?
      for item in 0..<cache.choice where axis == .horizontal || cache.minimumWidths[item] != nil {
        let needed =
          cache.minimumWidths[item].map { trace.number($0, "minimum width") }
          ?? trace.intrinsicWidths(of: item).maxContent
        reason = trace.record("too wide by", needed - trace.width, of: item, because: reason)
      }
      trace.fill(
        cache.choice, in: reason == nil ? trace.width : trace.record("available space", trace.width, because: reason))
    case .placement:
      trace.place(cache.choice, x: trace.number(0), y: trace.number(0), fillingHeight: trace.height)
    }
  }
}
