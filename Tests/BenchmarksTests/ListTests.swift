import EagerLayout
import Testing

@testable import benchmarks

@Suite("Benchmark of an edited list")
struct ListTests {
  /// Returns the expected frames of a list of rows, optionally with another height at one index.
  private func frames(_ rows: Int, resized: Int? = nil) -> [Frame] {
    Column {
      for row in 0..<rows {
        Row {
          Fixed(width: 40, height: 40)
          Flex()
          Fixed(width: 60, height: 20)
        }
        .height(row == resized ? 45 : 44)
      }
    }
    .layout(width: 400).frames
  }

  @Test(
    "A benchmark list has the frames of a new list after each edit, and its old frames after the edit is undone",
    arguments: ListPlace.allCases)
  func editsAndTheirReversal(place: ListPlace) {
    let list = RetainedList(rows: 12, at: place), index = [.top: 0, .middle: 6, .bottom: 11][place]
    let before = frames(12), longer = frames(13), resized = frames(12, resized: index)
    /// - Parameter time: the time of the edit.
    func expect(_ frames: [Frame], after time: Double) {
      #expect(time > 0)
      #expect(list.tree.placement().frames == frames)
    }
    expect(resized, after: list.resize(to: 45))
    expect(before, after: list.resize(to: 44))
    expect(longer, after: list.insert())
    expect(before, after: list.removeInserted())
    expect(before, after: list.move())
    expect(before, after: list.moveBack())
    expect(resized, after: list.update(to: list.value(changedHeight: 45)))
    expect(longer, after: list.update(to: list.value(isLonger: true)))
    expect(before, after: list.update(to: list.value()))
  }

  @Test("A benchmark of edits undoes each edit before the next and counts the edits")
  func editsAreUndoneBetweenSamples() {
    var sum = 0.0, edits = 0, undoneEdits = 0
    let work = Work(
      body: {
        #expect(edits == undoneEdits)
        edits += 1
        return 1
      },
      undo: {
        undoneEdits += 1
        return 0
      })
    let benchmark = Benchmark("rows", "list-row", nodes: 4, unit: .edit, keepsTree: false) { work }
    let sample = Sample(benchmark, seconds: 0.001, checksum: &sum, work)
    #expect(sample.unit == .edit && sample.nodes == 4 && sum == Double(edits))
    #expect(edits == undoneEdits && edits >= 7)
  }
}
