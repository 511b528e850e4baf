import EagerLayout
import TestSupport
import Testing

@Suite("Measured.byWidth, Measured.onMainActor and Measured.lines")
struct MeasuringByWidth {
  @Test("The closure of Measured.byWidth receives 0 for min-content and infinity for max-content")
  func measuredByWidth() {
    // Two words of five letters, 7 wide each, and a space.
    let text = Measured.byWidth { width in
      width >= 77 ? ContentSize(width: 77, height: 12) : ContentSize(width: 35, height: 24)
    }
    #expect(Row { text.id(1) }.alignItems(.start).layout(width: 100)[1] == Frame(width: 77, height: 12))
    #expect(Row { text.id(1) }.alignItems(.start).layout(width: 50)[1] == Frame(width: 50, height: 24))
    #expect(Row { text.width(.minContent).id(1) }.layout(width: 100)[1]?.width == 35)
  }

  @Test("Measured.onMainActor measures a leaf with a method of the main actor")
  @MainActor
  func measuredOnMainActor() {
    final class Label {
      var calls = 0
      func size() -> ContentSize {
        calls += 1
        return ContentSize(width: 30, height: 8)
      }
    }
    let label = Label()
    let placement = Row { Measured.onMainActor { _ in label.size() }.id(1) }.layout(width: 100)
    #expect(placement[1] == Frame(width: 30, height: 8) && label.calls > 0)
  }

  @Test("Measured.lines returns as many lines as Measured(text:) is high, and they contain all words in order")
  func linesOfText() {
    #expect(Measured.lines(of: "two words", advance: 10, width: 50) == ["two", "words"])
    #expect(Measured.lines(of: "  two \n words ", advance: 10, width: 90) == ["two words"])
    #expect(Measured.lines(of: "ab\u{200B}cd ef", advance: 10, width: 45) == ["ab\u{200B}cd", "ef"])
    #expect(Measured.lines(of: " ", advance: 10, width: 45) == [])
    var random = SystemRandomNumberGenerator()
    for _ in 0..<Thorough.pick(200, 5_000) {
      let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        String(repeating: "ä", count: Int.random(in: 1...9, using: &random))
      }
      let text = words.joined(separator: " "), width = Double.random(in: 5...200, using: &random)
      let lines = Measured.lines(of: text, advance: 7, width: width)
      let placement = Measured(text: text, advance: 7, lineHeight: 10).layout(width: width)
      #expect(placement.contentFrame(of: 0).height == Double(lines.count) * 10, "\(text) in \(width)")
      #expect(lines.joined(separator: " ") == text)
      for line in lines where line.contains(" ") { #expect(Double(line.count) * 7 <= width + 1.0 / 512) }
    }
  }
}
