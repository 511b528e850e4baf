import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundData
@testable import book
@testable import PlaygroundKit
@testable import PlaygroundLessons
@testable import PlaygroundWriters

@Suite("Drawings in the boxes of the book's pictures")
struct BookDrawingTests {
  @Test("Each drawing belongs to a box of the course, and is part of the course's data")
  func usedDrawings() throws {
    var book = Book(allLessons, screens: allScreens)
    book.drawings = try Book.bundledDrawings()
    let course = try #require(try JSONSerialization.jsonObject(with: Data(book.json().utf8)) as? [String: Any])
    let data = try #require(course["drawings"] as? [String: [String: Any]])
    #expect(Set(data.keys) == Set(book.drawings.keys) && data["cat"]?["isWide"] as? Bool == false)
    var names: Set<String> = []
    func collect(_ value: Any) {
      if let list = value as? [Any] { for each in list { collect(each) } }
      guard let object = value as? [String: Any] else { return }
      if object["frame"] != nil, let name = object["name"] as? String { names.insert(name) }
      for each in object.values { collect(each) }
    }
    collect(course)
    #expect(book.drawings.keys.filter { !names.contains($0) }.sorted() == [])
  }

  @Test("A drawing is shown in a box that is large enough, scaled to the box")
  func scaledDrawings() throws {
    let picture = ExampleLayout(
      "Row { Fixed(width: 80).id(cat); Fixed(width: 4).id(dog); Flex().id(title) }", width: 320, height: 60
    )
    .picture
    let drawing = Drawing(path: "M0 0h48", isWide: true)
    let plain = picture.figure(scale: 1).svg
    let drawn = picture.figure(scale: 1) { $0 == "title" ? nil : drawing }.svg
    #expect(!plain.contains("M0 0h48") && drawn.ranges(of: "M0 0h48").count == 1)
    #expect(drawn.contains("scale(1.667 1.25)"))
  }

  @Test(
    "A line of the file of drawings with an invalid or repeated drawing is a fault",
    arguments: ["cat | whole", "cat | tall | M0 0", "cat | wide | 0 0", "cat | wide | M0 0\"/>"])
  func faults(line: String) {
    #expect(throws: CourseFault.self) { try Book.drawings(in: "# lines\n\n\(line)\n", file: "drawings.txt") }
    #expect(throws: CourseFault.self) {
      try Book.drawings(in: "cat | wide | M0 0\ncat | wide | M1 1", file: "drawings.txt")
    }
  }
}
