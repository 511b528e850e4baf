import EagerLayout
import Testing

@Suite("Handles of a line")
struct Handles {
  @Test("A handle stays valid while items before it are inserted, removed and replaced")
  func handlesStayValid() {
    var row = LinearLayout(.row, in: Frame(width: 100, height: 10))
    let first = row.add(Fixed(width: 10)), last = row.add(Fixed(width: 20))
    let middle = row.insert(Fixed(width: 30), after: first)
    #expect(row[last].x == 40)
    row.remove(first)
    #expect(row[last].x == 30)
    #expect(row[middle].x == 0)
    let new = row.insert(Fixed(width: 5), at: 0)
    #expect(row[last].x == 35)
    #expect(row.handle(at: 0) == new)
    row.replace(middle, with: Fixed(width: 50))
    #expect(row[last].x == 55)
    #expect(row.contains(last) && !row.contains(first))
  }

  @Test("A line returns a new handle for each added item, even after items were removed")
  func handlesAreUnique() {
    var row = LinearLayout(.row, in: Frame(width: 100, height: 10))
    var handles: Set<LinearLayout.Handle> = []
    for round in 0..<50 {
      let new = row.add(Flex())
      #expect(handles.insert(new).inserted)
      if round % 3 == 0 { row.remove(new) }
      if round % 11 == 10 { row.removeAll() }
    }
  }

  @Test("Using the handle of a removed item of a line stops the program")
  func handleOfRemovedItemStops() async {
    expectStop(
      "The handle's item is not in this layout: it was removed, or added to another layout.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var row = LinearLayout(.row, in: Frame(width: 100, height: 10))
        let handle = row.add(Flex())
        row.remove(handle)
        row.add(Flex())
        print(row[handle])
      })
    expectStop(
      "The handle's item is not in this layout: it was removed, or added to another layout.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var row = LinearLayout(.row, in: Frame(width: 100, height: 10))
        let handle = row.add(Flex())
        row.removeAll()
        row.add(Flex())
        row.remove(handle)
      })
  }

  @Test("A handle is valid in its own line and copies of that line, and stops the program in other lines")
  func handleOfAnotherLine() async {
    var row = LinearLayout(.row, in: Frame(width: 100, height: 10)),
      other = LinearLayout(.row, in: Frame(width: 50, height: 10))
    let first = row.add(Fixed(width: 10)), second = row.add(Flex())
    other.add(Fixed(width: 20))
    #expect(!other.contains(first) && row.contains(first))
    row.remove(first)
    let copy = row
    row.add(Flex())
    #expect(copy.contains(second) && row.contains(second) && copy[second] == Frame(width: 100, height: 10))
    expectStop(
      "The handle's item is not in this layout: it was removed, or added to another layout.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var row = LinearLayout(.row, in: Frame(width: 100, height: 10)), other = row
        other.bounds.width = 50
        let handle = row.add(Flex())
        var third = LinearLayout(.row, in: Frame(width: 100, height: 10))
        third.add(Flex())
        print(other, third[handle])
      })
  }

  @Test("A handle or index beyond the end of a line stops the program")
  func outOfRangeStops() async {
    expectStop(
      "The handle's item is not in this layout: it was removed, or added to another layout.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var long = LinearLayout(.row, in: Frame(width: 100, height: 10)), short = long
        long.add(Flex())
        let handle = long.add(Flex())
        short.add(Flex())
        print(short[handle])
      })
    expectStop(
      "There is no item at this index of the line.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let row = LinearLayout(.row, in: Frame(width: 100, height: 10))
        print(row[0])
      })
    expectStop(
      "An item can be inserted at indices from 0 to count.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var row = LinearLayout(.row, in: Frame(width: 100, height: 10))
        row.insert(Flex(), at: 1)
      })
  }

  @Test("Changing a line leaves its copies unchanged")
  func copiesOfLinesAreIndependent() {
    var row = LinearLayout(.row, in: Frame(width: 100, height: 10))
    let item = row.add(Flex())
    let copy = row
    row.add(Fixed(width: 40))
    row.alignment = .end
    #expect(copy[item].width == 100)
    #expect(copy.count == 1 && copy.alignment == nil)
    #expect(row[item].width == 60)
  }
}
