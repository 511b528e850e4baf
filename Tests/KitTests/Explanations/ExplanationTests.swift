import EagerLayout
import PlaygroundKit
import Testing

@Suite("An explanation")
struct ExplanationTests {
  @Test("tells why the title is 132 wide")
  func title() {
    let trace = Row {
      Fixed(width: 60)
      Flex(1).basis(100)
      Flex(3).basis(80).maxWidth(128)
    }
    .gap(10).width(340).trace(in: Frame(width: 400, height: 40))
    let why = Explanation(trace, of: 2, .horizontal, names: ["row", "logo", "title", "search"])
    let told = why.lines.map { $0.text }
    for line in [
      "row: gaps: 10 x 2 = 20", "row: room: 340 - 20 = 320", "row: taken: 60 + 100 + 80 = 240",
      "row: free: 320 - 240 = 80", "row: factors: 1 + 3 = 4", "title: with its share: 100 + 80 x 1/4 = 120",
      "search: with its share: 80 + 80 x 3/4 = 140",
      "search: width: 140 becomes 128, over its maximum: cut to it and frozen", "row: taken: 60 + 100 + 128 = 288",
      "row: free: 320 - 288 = 32", "title: with its share: 100 + 32 x 1/1 = 132", "title: width: 132",
    ] {
      #expect(told.contains(line))
    }
    #expect(why.lines.map { $0.round }.max() == 2)
  }
}
