import Arrangements
import EagerLayout

/// The places of items along all kinds of curves.
@_expose(wasm, "along")
@_cdecl("along")
public func along() -> Int32 {
  let curves: [Curve] = [
    .circle(radius: 100), .arc(radius: 100, from: 0, to: 90), .line(from: (0, 0), to: (100, 0)), .function { x in x },
    Curve.parametric(0...1) { t in (100 * t, 0) }.revision(1), .polar { _ in 100 },
  ]
  var sum = 0.0
  for curve in curves {
    var along = Along(curve, origin: (0, 0), yUp: true, spacing: .even, anchor: (0, 0))
    if along == Along(.circle(radius: 1)) || curve == .circle(radius: 2) { sum += 1_000 }
    let placement = AskingAlong(inner: along) { for item in 0..<3 { Fixed(width: 10, height: 10).id(item) } }.layout(
      width: 300, height: 300)
    sum += placement[0]?.x ?? 0
    along.curve = .circle(radius: 50)
    along.yUp = false
    along.spacing = along.spacing == .slots(2) ? .points(10) : .slots(4)
    sum += along.angles(for: 2, in: Extent(width: 300, height: 300))[0]
  }
  // Three curves begin at 100, and each angle is 90.
  return Int32(sum)
}

/// Asks a along in its own words.
private struct AskingAlong: Arrangement {
  typealias ItemValue = NoLayoutValue
  typealias Cache = AlongCache

  var inner: Along

  static var name: StaticString { Along.name }
  func makeCache(_ items: [ArrangedItem<NoLayoutValue>]) -> AlongCache { inner.makeCache(items) }
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout AlongCache) -> IntrinsicWidths {
    inner.intrinsicWidths(of: items, &cache)
  }
  func setWidths(of items: inout WidthPass, _ cache: inout AlongCache) { inner.setWidths(of: &items, &cache) }
  func height(of items: borrowing HeightPass, _ cache: inout AlongCache) -> Double {
    inner.height(of: items, &cache)
  }
  func place(_ items: inout PlacementPass, _ cache: inout AlongCache) { inner.place(&items, &cache) }
  func findIssues(of items: borrowing PlacementPass, _ cache: AlongCache, into report: inout ArrangementReport) {
    inner.findIssues(of: items, cache, into: &report)
  }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: AlongCache) { inner.recordTrace(into: &trace, cache) }
}
