import EagerLayout
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("Moving pictures")
struct MovingPictureTests {
  private static let widths: [Double] = [100, 150, 200]
  private static let svg = MovingPicture(
    widths.map { ExampleLayout("Row { Fixed(width: 60).id(icon); Flex().id(title) }", width: $0, height: 40).picture }
  ).svg(title: "row")

  /// The values of an attribute in the elements inside the nth rectangle.
  private func values(_ attribute: String, ofBox index: Int) throws -> [Double] {
    // The first rectangle is the background. The others contain elements.
    let boxes = Self.svg.matches(of: /<rect[^>]*[^\/]>(.*?)<\/rect>/.dotMatchesNewlines()).map { String($0.1) }
    let pattern = try Regex("attributeName=\"\(attribute)\"[^>]* values=\"([^\"]*)\"")
    guard let found = boxes[index].firstMatch(of: pattern), let text = found.output[1].substring else { return [] }
    return text.split(separator: ";").compactMap { Double($0) }
  }

  @Test("A moving picture moves each box through its frames and back, unless the frame is constant")
  func boxesMoveThroughFrames() throws {
    let widths = try values("width", ofBox: 2)
    // One unit is 1.5 pixels: 40, 90 and 140 units.
    #expect(Array(widths.prefix(3)) == [60, 135, 210] && widths.last == 60)
    #expect(widths.filter { $0 == 135 }.count == 2)
    let lastMaximum = try #require(widths.lastIndex(of: 210))
    #expect(Array(widths[(lastMaximum + 1)...].prefix(2)) == [135, 60])
    // A box with a constant frame has no animation.
    #expect(try values("width", ofBox: 1).isEmpty)
    #expect(try values("x", ofBox: 2).isEmpty)
  }

  @Test("A moving picture hides a name while the name does not fit its box, and contains no script")
  func namesAreHidden() throws {
    let title = try #require(
      Self.svg.firstMatch(of: /<text[^>]*opacity="(\d)"[^>]*>title(.*?)<\/text>/.dotMatchesNewlines()))
    #expect(title.output.1 == "1" && !title.output.2.contains("opacity"))
    let narrow = MovingPicture(
      [10, 100].map { ExampleLayout("Row { Flex().id(wordy) }", width: $0, height: 40).picture }
    ).svg(title: "row")
    #expect(narrow.contains("opacity=\"0\"") && narrow.contains("attributeName=\"opacity\""))
    #expect(!Self.svg.contains("<script"))
  }
}
