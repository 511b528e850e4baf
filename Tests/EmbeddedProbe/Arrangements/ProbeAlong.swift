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
  typealias Parameter = NoParameter
  typealias Memory = AlongMemory

  var inner: Along

  static var name: StaticString { Along.name }
  func makeMemory(_ items: [ArrangedItem<NoParameter>]) -> AlongMemory { inner.makeMemory(items) }
  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout AlongMemory) -> InlineSizes {
    inner.inlineSizes(of: items, &memory)
  }
  func setWidths(of items: inout ItemWidths, _ memory: inout AlongMemory) { inner.setWidths(of: &items, &memory) }
  func height(of items: borrowing ItemHeights, _ memory: inout AlongMemory) -> Double {
    inner.height(of: items, &memory)
  }
  func place(_ items: inout ItemPlaces, _ memory: inout AlongMemory) { inner.place(&items, &memory) }
  func findIssues(of items: borrowing ItemPlaces, _ memory: AlongMemory, into report: inout ArrangementReport) {
    inner.findIssues(of: items, memory, into: &report)
  }
  func explain(_ told: inout ArrangementExplanation, _ memory: AlongMemory) { inner.explain(&told, memory) }
}
