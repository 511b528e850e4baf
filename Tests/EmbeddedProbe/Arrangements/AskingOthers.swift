// Containers that are asked in their own words.
import Arrangements
import EagerLayout

struct AskingFirstThatFits: Arrangement {
  typealias ItemValue = FitCondition

  let inner: FirstThatFits

  static var name: StaticString { FirstThatFits.name }
  var traits: ArrangementTraits { inner.traits }
  func makeCache(_ items: [ArrangedItem<FitCondition>]) -> FirstThatFits.Cache { inner.makeCache(items) }
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout FirstThatFits.Cache) -> IntrinsicWidths {
    inner.intrinsicWidths(of: items, &cache)
  }
  func setWidths(of items: inout WidthPass, _ cache: inout FirstThatFits.Cache) {
    inner.setWidths(of: &items, &cache)
  }
  func height(of items: borrowing HeightPass, _ cache: inout FirstThatFits.Cache) -> Double {
    inner.height(of: items, &cache)
  }
  func place(_ items: inout PlacementPass, _ cache: inout FirstThatFits.Cache) { inner.place(&items, &cache) }
  func baselineItem(isLast: Bool, count: Int, _ cache: FirstThatFits.Cache) -> Int? {
    inner.baselineItem(isLast: isLast, count: count, cache)
  }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: FirstThatFits.Cache) {
    inner.recordTrace(into: &trace, cache)
  }
}

struct AskingFloats: Arrangement {
  typealias ItemValue = FloatSide

  let inner: Floats

  static var name: StaticString { Floats.name }
  var traits: ArrangementTraits { inner.traits }
  func makeCache(_ items: [ArrangedItem<FloatSide>]) -> FloatCache { inner.makeCache(items) }
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout FloatCache) -> IntrinsicWidths {
    inner.intrinsicWidths(of: items, &cache)
  }
  func setWidths(of items: inout WidthPass, _ cache: inout FloatCache) { inner.setWidths(of: &items, &cache) }
  func height(of items: borrowing HeightPass, _ cache: inout FloatCache) -> Double {
    inner.height(of: items, &cache)
  }
  func place(_ items: inout PlacementPass, _ cache: inout FloatCache) { inner.place(&items, &cache) }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: FloatCache) { inner.recordTrace(into: &trace, cache) }
}

struct AskingMasonry: Arrangement {
  typealias ItemValue = GridItem

  let inner: Masonry

  static var name: StaticString { Masonry.name }
  func makeCache(_ items: [ArrangedItem<GridItem>]) -> Masonry.Cache { inner.makeCache(items) }
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Masonry.Cache) -> IntrinsicWidths {
    inner.intrinsicWidths(of: items, &cache)
  }
  func setWidths(of items: inout WidthPass, _ cache: inout Masonry.Cache) { inner.setWidths(of: &items, &cache) }
  func height(of items: borrowing HeightPass, _ cache: inout Masonry.Cache) -> Double {
    inner.height(of: items, &cache)
  }
  func place(_ items: inout PlacementPass, _ cache: inout Masonry.Cache) { inner.place(&items, &cache) }
  func findIssues(of items: borrowing PlacementPass, _ cache: Masonry.Cache, into report: inout ArrangementReport) {
    inner.findIssues(of: items, cache, into: &report)
  }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: Masonry.Cache) {
    inner.recordTrace(into: &trace, cache)
  }
}

struct AskingOverlay: Arrangement {
  typealias ItemValue = OverlayItem

  let inner: Overlay

  static var name: StaticString { Overlay.name }
  func setWidths(of items: inout WidthPass, _ cache: inout [OverlayItem]) { inner.setWidths(of: &items, &cache) }
  func place(_ items: inout PlacementPass, _ cache: inout [OverlayItem]) { inner.place(&items, &cache) }
  func findIssues(of items: borrowing PlacementPass, _ cache: [OverlayItem], into report: inout ArrangementReport) {
    inner.findIssues(of: items, cache, into: &report)
  }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: [OverlayItem]) {
    inner.recordTrace(into: &trace, cache)
  }
}

struct AskingPages: Arrangement {
  typealias ItemValue = NoLayoutValue

  let inner: Pages

  static var name: StaticString { Pages.name }
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout [NoLayoutValue]) -> IntrinsicWidths {
    inner.intrinsicWidths(of: items, &cache)
  }
  func setWidths(of items: inout WidthPass, _ cache: inout [NoLayoutValue]) { inner.setWidths(of: &items, &cache) }
  func height(of items: borrowing HeightPass, _ cache: inout [NoLayoutValue]) -> Double {
    inner.height(of: items, &cache)
  }
  func place(_ items: inout PlacementPass, _ cache: inout [NoLayoutValue]) { inner.place(&items, &cache) }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: [NoLayoutValue]) {
    inner.recordTrace(into: &trace, cache)
  }
}

struct AskingRelative: Arrangement {
  typealias ItemValue = RelativeConstraints

  let inner: Relative

  static var name: StaticString { Relative.name }
  var traits: ArrangementTraits { inner.traits }
  func makeCache(_ items: [ArrangedItem<RelativeConstraints>]) -> RelativeCache { inner.makeCache(items) }
  func makeCache(_ items: [ArrangedItem<RelativeConstraints>], hidden: [ArrangedItem<RelativeConstraints>])
    -> RelativeCache
  {
    inner.makeCache(items, hidden: hidden)
  }
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout RelativeCache) -> IntrinsicWidths {
    inner.intrinsicWidths(of: items, &cache)
  }
  func setWidths(of items: inout WidthPass, _ cache: inout RelativeCache) { inner.setWidths(of: &items, &cache) }
  func height(of items: borrowing HeightPass, _ cache: inout RelativeCache) -> Double {
    inner.height(of: items, &cache)
  }
  func place(_ items: inout PlacementPass, _ cache: inout RelativeCache) { inner.place(&items, &cache) }
  func findIssues(of items: borrowing PlacementPass, _ cache: RelativeCache, into report: inout ArrangementReport) {
    inner.findIssues(of: items, cache, into: &report)
  }
  func baselineItem(isLast: Bool, count: Int, _ cache: RelativeCache) -> Int? {
    inner.baselineItem(isLast: isLast, count: count, cache)
  }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: RelativeCache) {
    inner.recordTrace(into: &trace, cache)
  }
}
