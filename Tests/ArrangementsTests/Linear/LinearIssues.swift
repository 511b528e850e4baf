import Arrangements
import EagerLayout
import Testing

@Suite("Issues of linear layouts")
struct LinearIssues {
  private func messages(_ item: Arranged, _ bounds: Frame = Frame(width: 100, height: 100)) -> [String] {
    item.layout(in: bounds).issues.map { $0.message }
  }

  private func expect(_ messages: [String], _ ends: String...) {
    #expect(messages.count == ends.count)
    for (message, end) in zip(messages, ends) { #expect(message.hasSuffix(end)) }
  }

  @Test("A layout value that has no effect under the rules of a linear layout is an issue")
  func valuesWithoutEffect() {
    let item = Fixed(width: 10, height: 10)
    expect(
      messages(Linear { item.yields(gap: 1) }),
      "uses yields(gap:size:), which has no effect by Android's rules: items shrink by weight. Give it a weight, or "
        + "write Linear(.horizontal, .myLayout).")
    expect(
      messages(Linear(.horizontal, .myLayout) { item.fillsRest() }),
      "uses fillsRest(), which has no effect by MyLayout's rules. Give it a weight, or write "
        + "Linear(.horizontal, .android).")
    expect(
      messages(Linear { item.weight(0, from: 5) }),
      "has a start size but no weight, so it keeps its own size. Write .weight(1, from: 0), or give it a size.")
    let column = Column { Linear(.vertical) { item.weight(1) } }.layout(width: 50)
    expect(
      column.issues.map { $0.message },
      "is only as high as its content, so there is no free space for its weights. Give it a height.")
    let others = Column { Linear(.vertical, .myLayout) { item.weight(1) } }.layout(width: 50)
    expect(
      others.issues.map { $0.message },
      "is only as high as its content, so weights only redistribute the heights of their items. Give it a height.")
    #expect(messages(Linear { item.weight(1) }) == [])
    #expect(messages(Linear(.vertical) { item.weight(1) }) == [])
  }

  @Test("An invalid weight sum, baseline item or gravity of a linear layout is an issue")
  func invalidNumbers() {
    let item = Fixed(width: 10, height: 10).weight(2, from: 0)
    expect(
      messages(Linear(weightSum: .nan) { item }),
      "; 2 is used instead. Write a number above 0, or omit it to use the sum of all weights.")
    expect(
      messages(Linear(weightSum: 1) { item }),
      "has a weightSum of 1, but its items' weights total 2: they get more than the free space. Raise the weightSum, or omit it.",
      "give the container more space, or clip them with .overflow(.hidden) or .overflow(.scroll).")
    expect(
      messages(Linear(baselineItem: 1) { item }),
      "takes its baseline from item 1, but the item count is 1. Choose an index from 0; hidden items do not count.")
    expect(
      messages(Linear(gravity: Place(horizontal: .at(.nan))) { item }),
      "has a gravity that is not a number; 0 is used instead. Write a value from 0 to 1, as in .at(0.5).")
  }
}
