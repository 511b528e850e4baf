// Containers that are asked in their own words: those that stand in lines.
import Arrangements
import EagerLayout

struct AskingFlow: Arrangement {
  typealias Parameter = FlowItem

  let inner: Flow

  static var name: StaticString { Flow.name }
  var traits: ArrangementTraits { inner.traits }
  func makeMemory(_ items: [ArrangedItem<FlowItem>]) -> Flow.Memory { inner.makeMemory(items) }
  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout Flow.Memory) -> InlineSizes {
    inner.inlineSizes(of: items, &memory)
  }
  func setWidths(of items: inout ItemWidths, _ memory: inout Flow.Memory) { inner.setWidths(of: &items, &memory) }
  func height(of items: borrowing ItemHeights, _ memory: inout Flow.Memory) -> Double {
    inner.height(of: items, &memory)
  }
  func place(_ items: inout ItemPlaces, _ memory: inout Flow.Memory) { inner.place(&items, &memory) }
  func baselineItem(isLast: Bool, count: Int, _ memory: Flow.Memory) -> Int? {
    inner.baselineItem(isLast: isLast, count: count, memory)
  }
  func findIssues(of items: borrowing ItemPlaces, _ memory: Flow.Memory, into report: inout ArrangementReport) {
    inner.findIssues(of: items, memory, into: &report)
  }
  func explain(_ told: inout ArrangementExplanation, _ memory: Flow.Memory) { inner.explain(&told, memory) }
}

struct AskingLinear: Arrangement {
  typealias Parameter = LinearItem

  let inner: Linear

  static var name: StaticString { Linear.name }
  var traits: ArrangementTraits { inner.traits }
  func makeMemory(_ items: [ArrangedItem<LinearItem>]) -> LinearMemory { inner.makeMemory(items) }
  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout LinearMemory) -> InlineSizes {
    inner.inlineSizes(of: items, &memory)
  }
  func setWidths(of items: inout ItemWidths, _ memory: inout LinearMemory) { inner.setWidths(of: &items, &memory) }
  func height(of items: borrowing ItemHeights, _ memory: inout LinearMemory) -> Double {
    inner.height(of: items, &memory)
  }
  func place(_ items: inout ItemPlaces, _ memory: inout LinearMemory) { inner.place(&items, &memory) }
  func baselineItem(isLast: Bool, count: Int, _ memory: LinearMemory) -> Int? {
    inner.baselineItem(isLast: isLast, count: count, memory)
  }
  func findIssues(of items: borrowing ItemPlaces, _ memory: LinearMemory, into report: inout ArrangementReport) {
    inner.findIssues(of: items, memory, into: &report)
  }
  func explain(_ told: inout ArrangementExplanation, _ memory: LinearMemory) { inner.explain(&told, memory) }
}
