import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Live layouts")
struct LiveTests {
  private let row =
    "Row {\n  Fixed(width: 60).id(logo)\n  Flex(1).basis(100).id(title)\n  Flex(3).basis(80).maxWidth(128).id(search)\n}\n.gap(10)"

  private func live(_ text: String, width: Double = 340, height: Double = 60) throws -> Tutor {
    Tutor(try Sketch(text), in: Frame(width: width, height: height), title: "test")
  }

  private func preview(_ tutor: Tutor) throws -> Preview {
    guard case .live(let live) = try #require(tutor.screens.last) else { throw CancellationError() }
    return live.current
  }

  @Test("A live layout is as high as its content until a key changes its height")
  func contentHeight() throws {
    var tutor = try live("Row { Fixed(width: 60, height: 40).id(a) }", width: 100, height: .infinity)
    tutor.press([.right])
    #expect(try preview(tutor).placement.frames[0] == Frame(width: 110, height: 40))
    tutor.press([.down])
    #expect(try preview(tutor).placement.frames[0] == Frame(width: 110, height: 50))
  }

  @Test("Arrow keys resize the bounds of a live layout, and its frames follow")
  func resizing() throws {
    var tutor = try live(row)
    #expect(try preview(tutor).placement.frames[2].width == 132)
    tutor.press([.left, .left])
    #expect(try preview(tutor).placement.frames[0].width == 320)
    #expect(try preview(tutor).placement.frames[2].width == 115)
    tutor.press([.farRight, .down, .farUp])
    #expect(try preview(tutor).bounds == Frame(width: 321, height: 69))
    #expect(tutor.lines()[0].contains("321 \u{D7} 69"))
    #expect(tutor.text().contains("was"))
    // A width of 0 does not become smaller.
    tutor.press([Key](repeating: .left, count: 35))
    #expect(try preview(tutor).bounds.width == 0)
  }

  @Test("Arrow keys change the width that the root of a live layout specifies")
  func specifiedWidth() throws {
    var tutor = try live("Row { Flex() }.width(200)")
    tutor.press([.right])
    #expect(try preview(tutor).placement.frames[0].width == 210)
    #expect(try preview(tutor).sketch.text.contains(".width(210)"))
    tutor.press([.down])
    #expect(try preview(tutor).placement.frames[0].height == 70)
  }

  @Test(
    "In a live layout, each property has a key, and the capital letter of the key reverses the change",
    arguments: Thorough.oneIn(
      3,
      of: [
        ("+", "-", "Flex(2).basis(100)"), ("s", "S", "shrink(2)"), ("b", "B", "basis(110)"), ("z", "Z", "width(130)"),
        ("m", "M", "minWidth(130)"), ("x", "X", "maxWidth(130)"), ("g", "G", "gap(15)"), ("p", "P", "padding(5)"),
        ("j", "J", "justifyContent(.center)"), ("a", "A", "alignItems(.start)"), ("o", "o", ".wrap()"),
        ("d", "d", "Column {"),
      ]))
  func propertyKeys(more: String, less: String, expected: String) throws {
    var tutor = try live(row)
    let before = try preview(tutor)
    tutor.press([.tab])
    tutor.type(more)
    let changed = try preview(tutor).sketch.text
    #expect(changed.contains(expected), "\(changed)")
    #expect(try preview(tutor).sketch.text != before.sketch.text)
    tutor.type(less)
    // A length that was not specified at first is removed once it would be below 0.
    if ["z", "m", "x"].contains(more) { tutor.type(String(repeating: less, count: 13)) }
    #expect(try preview(tutor).sketch.text == before.sketch.text)
    #expect(try preview(tutor).placement == before.placement)
  }

  @Test("In a live layout, the key b changes the basis of a Flex from 0 to 10")
  func basisOfFlex() throws {
    var tutor = try live("Row { Flex().id(one); Flex() }.width(200)")
    tutor.press([.tab])
    tutor.type("b")
    #expect(try preview(tutor).sketch.text.contains(".basis(10)"))
  }

  @Test("In a live layout, keys change the selected item or its container")
  func selectedItem() throws {
    var tutor = try live("Column { Row { Flex(); Flex().id(inner) }; Flex().id(last) }")
    // The items are Column, Row, Flex, inner and last. At first the first child is selected.
    tutor.press([.tab, .tab])
    tutor.type("+g")
    #expect(
      try preview(tutor).sketch.text
        == "Column {\n  Row {\n    Flex()\n    Flex(2).id(inner)\n  }\n  .gap(5)\n  Flex().id(last)\n}")
    tutor.press([.tab])
    tutor.type("+")
    #expect(try preview(tutor).sketch.text.contains("Flex(2).id(last)"))
    tutor.press([.tab])
    tutor.type("+")
    #expect(tutor.text().contains("for a box inside"))
    tutor.press([.backTab, .backTab])
    tutor.type("-")
    #expect(try preview(tutor).sketch.text.contains("Flex().id(inner)"))
  }

  @Test("Changes of a live layout are undone step by step, and r resets it")
  func undo() throws {
    var tutor = try live(row)
    let start = try preview(tutor).sketch.text
    tutor.press([.tab])
    tutor.type("++")
    let changed = try preview(tutor).sketch.text
    tutor.type("g")
    tutor.type("u")
    #expect(try preview(tutor).sketch.text == changed)
    tutor.type("uuu")
    #expect(try preview(tutor).sketch.text == start)
    tutor.type("+gr")
    #expect(try preview(tutor).sketch.text == start)
    tutor.type("u")
    #expect(try preview(tutor).sketch.text != start)
  }

  @Test("A live layout follows edits of its text, and an invalid text is marked and changes nothing")
  func editingText() throws {
    var tutor = try live("Row { Flex() }")
    tutor.type("e")
    tutor.press([.up, .end, .enter])
    tutor.type("Fixed(width: 40")
    #expect(tutor.text().contains("^"))
    #expect(try preview(tutor).placement.frames.count == 2)
    tutor.type(")")
    #expect(try preview(tutor).placement.frames[2].width == 40)
    tutor.type("xyz")
    tutor.press([.escape])
    #expect(try preview(tutor).placement.frames[2].width == 40)
    #expect(!tutor.text().contains("^"))
    // After Escape, letters are commands again.
    tutor.type("g")
    #expect(try preview(tutor).sketch.text.contains("gap(5)"))
  }

  @Test("A live layout shows the former values of exactly the changed frames")
  func formerValues() throws {
    var tutor = try live(row)
    tutor.press([.right])
    let lines = tutor.lines(120, 40)
    #expect(lines.contains { $0.contains("title") && $0.contains("142") })
    #expect(lines.contains { $0.contains("title was w 132") && $0.contains("search was x 212") })
    #expect(!lines.contains { $0.contains("logo was") })
  }

  @Test(
    "The table of a live layout keeps its place while numbers change",
    arguments: Thorough.oneIn(3, of: [(80, 24), (120, 40), (50, 40)]))
  func tableKeepsPlace(width: Int, height: Int) throws {
    var tutor = try live(row)
    func head() -> Int? { tutor.lines(width, height).firstIndex { $0.contains("width  height") } }
    let place = try #require(head())
    for key: Key in [.left, .farLeft, .right, .character("b"), .character("g"), .tab, .character("+")] {
      _ = tutor.press(key, width: width, height: height)
      #expect(head() == place)
    }
  }

  @Test("The key f shows the picture of a live layout on the whole screen, and Escape shows the page again")
  func fullScreen() throws {
    var tutor = try live(row)
    let before = tutor.text()
    tutor.type("f")
    #expect(!tutor.text().contains("Fixed(width") && tutor.text().contains("title"))
    tutor.press([.escape])
    #expect(tutor.text() == before)
  }

  @Test("In a live layout, each property has letters for both directions of change, and other letters have no effect")
  func propertyLetters() {
    func isMore(_ letters: String, _ property: FlexStyle.Property) -> [Bool?] {
      letters.unicodeScalars.map { letter in
        Live.KeyedProperty(letter).flatMap { $0.property == property ? $0.isForward : nil }
      }
    }
    #expect(isMore("+=-_", .flexGrow) == [true, true, false, false])
    for (letters, property) in [
      ("sS", FlexStyle.Property.flexShrink), ("bB", .flexBasis), ("zZ", .width), ("mM", .minWidth), ("xX", .maxWidth),
      ("gG", .columnGap), ("pP", .paddingLeft), ("jJ", .justifyContent), ("aA", .alignItems), ("vV", .marginLeft),
      ("tT", .alignSelf), ("iI", .order),
    ] {
      #expect(isMore(letters, property) == [true, false], "\(letters)")
    }
    #expect(isMore("dDkK", .flexDirection) == [true, true, false, false])
    #expect(!isMore("oO", .flexWrap).contains(nil) && !isMore("yY", .direction).contains(nil))
    #expect(" ?cefhlnqruw1*".unicodeScalars.allSatisfy { Live.KeyedProperty($0) == nil })
  }

  @Test("A live layout marks the line of the selected item at first, after each key and after a reset")
  func selectedLine() throws {
    for lesson in Thorough.oneIn(30, thorough: 3, of: allLessons) {
      for step in lesson.steps.prefix(Thorough.pick(1, 2)) {
        let preview = try #require(Preview(step.example.code, in: step.example.bounds))
        var live = Tutor(preview.sketch, in: preview.bounds, title: "test")
        for keys in [[], [Key.right], [.character("g")], [.character("u")], [.character("r")]] {
          live.press(keys, width: 120, height: 60)
          for _ in preview.placement.frames {
            live.press([.tab], width: 120, height: 60)
            guard case .live(let screen) = live.screens[0] else { continue }
            let sketch = screen.current.sketch, word = sketch.kinds[screen.chosen]
            let name = sketch.names[screen.chosen].prefix { $0 != "[" }
            let line = live.lines(120, 60).first { $0.hasPrefix(" \u{203A}") } ?? ""
            #expect(line.contains(word == .text ? "Measured(text:" : "\(word.name)"), "\(live.text(120, 60))")
            // The name of an item of several lines is on the last line.
            #expect(!line.contains(".id(") || line.contains(".id(\(name)"), "\(live.text(120, 60))")
          }
        }
      }
    }
  }

  @Test("A live layout distinguishes items with the same name by numbers")
  func sameNames() throws {
    var tutor = try live("Row { Flex().id(a); Flex().id(a); Flex().id(b) }")
    tutor.press([.tab])
    #expect(tutor.text(120, 40).contains("a (1)") && tutor.text(120, 40).contains("a (2)"))
    #expect(!tutor.text(120, 40).contains("b ("))
  }

  @Test("After random keys, the text of a live layout gives the displayed frames", arguments: 0..<Thorough.pick(1, 4))
  func textGivesFrames(seed: UInt64) throws {
    var random = SplitMix64(test: seed)
    let texts = [
      row, "Column(alignment: .center) { Fixed(width: 40, height: 20); Row { Flex(); Flex(2) }.height(50) }",
      "Row { for_text }".replacing("for_text", with: "Text(\"some words that wrap\"); Flex().id(a)"),
    ]
    var tutor = try live(texts[Int(seed) % 3])
    let letters = Array("+-sSbBzZmMxXgGpPjJaAdou".unicodeScalars)
    for _ in 0..<Thorough.pick(20, 60) {
      let dice = Int(random.next() % 40)
      tutor.press([dice < letters.count ? .character(letters[dice]) : dice < 30 ? .tab : dice < 35 ? .right : .down])
      let shown = try preview(tutor)
      let again = try Sketch(shown.sketch.text).layout(in: shown.bounds)
      #expect(again.frames == shown.placement.frames, "\(shown.sketch.text)")
    }
  }

  @Test("Q in a single live layout quits the program")
  func quitting() throws {
    var tutor = try live(row)
    #expect(tutor.press(.character("q"), width: 80, height: 24) == .quit)
    // Without lessons the screen shows no progress.
    #expect(!tutor.lines()[0].contains("done"))
  }
}
