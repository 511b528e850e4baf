import Arrangements
import EagerLayout
import Testing

@Suite("What a linear layout reports")
struct LinearFaults {
  private func messages(_ item: Arranged, _ bounds: Frame = Frame(width: 100, height: 100)) -> [String] {
    item.layout(in: bounds).issues.map { $0.message }
  }

  private func expect(_ messages: [String], _ ends: String...) {
    #expect(messages.count == ends.count)
    for (message, end) in zip(messages, ends) { #expect(message.hasSuffix(end)) }
  }

  @Test("is what has no effect by its rules")
  func effects() {
    let item = Fixed(width: 10, height: 10)
    expect(
      messages(Linear { item.yields(gap: 1) }),
      "yields nothing: by Android's rules a line that is too long is made shorter by weight. Give it a weight, or "
        + "write Linear(.horizontal, .myLayout).")
    expect(
      messages(Linear(.horizontal, .myLayout) { item.fillsRest() }),
      "does not fill what is left: items take it in their turn by Android's rules alone. Give it a weight, or write "
        + "Linear(.horizontal, .android).")
    expect(
      messages(Linear { item.weight(0, from: 5) }),
      "starts from a size and has no weight, so it keeps its own: write .weight(1, from: 0), or give it a size.")
    let column = Column { Linear(.vertical) { item.weight(1) } }.layout(width: 50)
    expect(
      column.issues.map { $0.message },
      "shares nothing by weight: it is as high as its content, so that nothing is left. Give it a height.")
    let others = Column { Linear(.vertical, .myLayout) { item.weight(1) } }.layout(width: 50)
    expect(
      others.issues.map { $0.message },
      "shares the heights of its weighted items among them: it is as high as its content. Give it a height.")
    #expect(messages(Linear { item.weight(1) }) == [])
    #expect(messages(Linear(.vertical) { item.weight(1) }) == [])
  }

  @Test("is what makes no sense as a number")
  func numbers() {
    let item = Fixed(width: 10, height: 10).weight(2, from: 0)
    expect(
      messages(Linear(weightSum: .nan) { item }),
      "which counts as 2: write a number above 0, or nothing for the sum of all weights.")
    expect(
      messages(Linear(weightSum: 1) { item }),
      "has a weightSum of 1, and its items have weights of 2: they get more than is left. Raise it, or say none.",
      "give the container more space, or clip them with .overflow(.hidden) or .scroll.")
    expect(
      messages(Linear(baselineItem: 1) { item }),
      "takes its baseline from item 1, and has 1: they count from 0, without hidden ones. Name one of them.")
    expect(
      messages(Linear(gravity: Place(horizontal: .at(.nan))) { item }),
      "has its items at a share that is no number, which counts as 0: write .at(0.5), from 0 to 1.")
  }
}
