import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("Tables of frames")
struct FrameTables {
  private let rows = (0..<30).map {
    FrameTable.Row(number: "\($0)", name: "box \($0)", frame: Frame(width: 1000 / 3, height: 7))
  }

  @Test(
    "A table of frames fits the given width, loses no character and has all rows", arguments: [36, 50, 80, 120, 200])
  func tableFitsWidth(width: Int) {
    let canvas = FrameTable(rows: rows).canvas(width: width)
    #expect(canvas.width <= width)
    #expect(canvas.lost == 0)
    let text = canvas.lines().joined(separator: "\n")
    for row in rows { #expect(text.contains(" \(row.name) ")) }
    #expect(text.split(separator: "333.333").count == 31)
  }

  @Test("Numbers in a table of frames are aligned below their headings")
  func columnsAreAligned() {
    let table = FrameTable(rows: [
      FrameTable.Row(name: "a", frame: Frame(x: 1, y: 20, width: 300, height: 4000), note: "new")
    ])
    #expect(table.canvas(width: 60).lines() == ["      x   y  width  height", "a     1  20    300    4000  new"])
  }
}
