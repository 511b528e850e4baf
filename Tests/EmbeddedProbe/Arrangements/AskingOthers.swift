// Containers that are asked in their own words.
import Arrangements
import EagerLayout

struct AskingFirstThatFits: Arrangement {
  typealias Parameter = FitCondition

  let inner: FirstThatFits

  static var name: StaticString { FirstThatFits.name }
  var traits: ArrangementTraits { inner.traits }
  func makeMemory(_ items: [ArrangedItem<FitCondition>]) -> FirstThatFits.Memory { inner.makeMemory(items) }
  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout FirstThatFits.Memory) -> InlineSizes {
    inner.inlineSizes(of: items, &memory)
  }
  func setWidths(of items: inout ItemWidths, _ memory: inout FirstThatFits.Memory) {
    inner.setWidths(of: &items, &memory)
  }
  func height(of items: borrowing ItemHeights, _ memory: inout FirstThatFits.Memory) -> Double {
    inner.height(of: items, &memory)
  }
  func place(_ items: inout ItemPlaces, _ memory: inout FirstThatFits.Memory) { inner.place(&items, &memory) }
  func baselineItem(isLast: Bool, count: Int, _ memory: FirstThatFits.Memory) -> Int? {
    inner.baselineItem(isLast: isLast, count: count, memory)
  }
  func explain(_ told: inout ArrangementExplanation, _ memory: FirstThatFits.Memory) { inner.explain(&told, memory) }
}

struct AskingFloats: Arrangement {
  typealias Parameter = FloatSide

  let inner: Floats

  static var name: StaticString { Floats.name }
  var traits: ArrangementTraits { inner.traits }
  func makeMemory(_ items: [ArrangedItem<FloatSide>]) -> FloatMemory { inner.makeMemory(items) }
  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout FloatMemory) -> InlineSizes {
    inner.inlineSizes(of: items, &memory)
  }
  func setWidths(of items: inout ItemWidths, _ memory: inout FloatMemory) { inner.setWidths(of: &items, &memory) }
  func height(of items: borrowing ItemHeights, _ memory: inout FloatMemory) -> Double {
    inner.height(of: items, &memory)
  }
  func place(_ items: inout ItemPlaces, _ memory: inout FloatMemory) { inner.place(&items, &memory) }
  func explain(_ told: inout ArrangementExplanation, _ memory: FloatMemory) { inner.explain(&told, memory) }
}

struct AskingMasonry: Arrangement {
  typealias Parameter = GridItem

  let inner: Masonry

  static var name: StaticString { Masonry.name }
  func makeMemory(_ items: [ArrangedItem<GridItem>]) -> Masonry.Memory { inner.makeMemory(items) }
  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout Masonry.Memory) -> InlineSizes {
    inner.inlineSizes(of: items, &memory)
  }
  func setWidths(of items: inout ItemWidths, _ memory: inout Masonry.Memory) { inner.setWidths(of: &items, &memory) }
  func height(of items: borrowing ItemHeights, _ memory: inout Masonry.Memory) -> Double {
    inner.height(of: items, &memory)
  }
  func place(_ items: inout ItemPlaces, _ memory: inout Masonry.Memory) { inner.place(&items, &memory) }
  func findIssues(of items: borrowing ItemPlaces, _ memory: Masonry.Memory, into report: inout ArrangementReport) {
    inner.findIssues(of: items, memory, into: &report)
  }
  func explain(_ told: inout ArrangementExplanation, _ memory: Masonry.Memory) { inner.explain(&told, memory) }
}

struct AskingOverlay: Arrangement {
  typealias Parameter = OverlayItem

  let inner: Overlay

  static var name: StaticString { Overlay.name }
  func setWidths(of items: inout ItemWidths, _ memory: inout [OverlayItem]) { inner.setWidths(of: &items, &memory) }
  func place(_ items: inout ItemPlaces, _ memory: inout [OverlayItem]) { inner.place(&items, &memory) }
  func findIssues(of items: borrowing ItemPlaces, _ memory: [OverlayItem], into report: inout ArrangementReport) {
    inner.findIssues(of: items, memory, into: &report)
  }
  func explain(_ told: inout ArrangementExplanation, _ memory: [OverlayItem]) { inner.explain(&told, memory) }
}

struct AskingPages: Arrangement {
  typealias Parameter = NoParameter

  let inner: Pages

  static var name: StaticString { Pages.name }
  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout [NoParameter]) -> InlineSizes {
    inner.inlineSizes(of: items, &memory)
  }
  func setWidths(of items: inout ItemWidths, _ memory: inout [NoParameter]) { inner.setWidths(of: &items, &memory) }
  func height(of items: borrowing ItemHeights, _ memory: inout [NoParameter]) -> Double {
    inner.height(of: items, &memory)
  }
  func place(_ items: inout ItemPlaces, _ memory: inout [NoParameter]) { inner.place(&items, &memory) }
  func explain(_ told: inout ArrangementExplanation, _ memory: [NoParameter]) { inner.explain(&told, memory) }
}

struct AskingRelative: Arrangement {
  typealias Parameter = RelativeConstraints

  let inner: Relative

  static var name: StaticString { Relative.name }
  var traits: ArrangementTraits { inner.traits }
  func makeMemory(_ items: [ArrangedItem<RelativeConstraints>]) -> RelativeMemory { inner.makeMemory(items) }
  func makeMemory(_ items: [ArrangedItem<RelativeConstraints>], hidden: [ArrangedItem<RelativeConstraints>])
    -> RelativeMemory
  {
    inner.makeMemory(items, hidden: hidden)
  }
  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout RelativeMemory) -> InlineSizes {
    inner.inlineSizes(of: items, &memory)
  }
  func setWidths(of items: inout ItemWidths, _ memory: inout RelativeMemory) { inner.setWidths(of: &items, &memory) }
  func height(of items: borrowing ItemHeights, _ memory: inout RelativeMemory) -> Double {
    inner.height(of: items, &memory)
  }
  func place(_ items: inout ItemPlaces, _ memory: inout RelativeMemory) { inner.place(&items, &memory) }
  func findIssues(of items: borrowing ItemPlaces, _ memory: RelativeMemory, into report: inout ArrangementReport) {
    inner.findIssues(of: items, memory, into: &report)
  }
  func baselineItem(isLast: Bool, count: Int, _ memory: RelativeMemory) -> Int? {
    inner.baselineItem(isLast: isLast, count: count, memory)
  }
  func explain(_ told: inout ArrangementExplanation, _ memory: RelativeMemory) { inner.explain(&told, memory) }
}
