import EagerLayout
import LayoutExplanations
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
import PlaygroundLessons

@Suite("Screens of the playground")
struct ScreenTests {
  @Test(
    "A screen is as large as the terminal, and no line is wider", arguments: ScreenKind.some,
    Thorough.oneIn(3, of: terminalSizes))
  func screenSize(kind: ScreenKind, size: (Int, Int)) {
    let view = kind.tutor.view(width: size.0, height: size.1)
    #expect(view.canvas.width == size.0 && view.canvas.height == size.1)
    for line in view.canvas.lines() { #expect(Characters.columns(line) <= size.0) }
    if let cursor = view.cursor { #expect((0..<size.0).contains(cursor.x) && (0..<size.1).contains(cursor.y)) }
  }

  @Test("The title and the keys of a screen stay visible while it is scrolled", arguments: ScreenKind.some)
  func headAndFoot(kind: ScreenKind) {
    for (width, height) in Thorough.pick([(50, 15)], [(80, 24), (120, 40), (50, 15)]) {
      var tutor = kind.tutor
      let head = tutor.lines(width, height)[0], foot = tutor.lines(width, height)[height - 1]
      #expect(!head.isEmpty && !foot.isEmpty)
      tutor.press([.pageDown, .pageDown], width: width, height: height)
      if kind == .menu { continue }
      #expect(tutor.lines(width, height)[0] == head)
      // Any key closes the list of keys.
      if kind != .keys { #expect(tutor.lines(width, height)[height - 1] == foot) }
    }
  }

  @Test("A small terminal shows all rows of a screen by scrolling", arguments: ScreenKind.some)
  func scrolling(kind: ScreenKind) {
    if kind == .keys { return }
    var tutor = kind.tutor
    func rows(_ view: View) -> Range<Int> {
      view.scrollState.offset..<min(view.scrollState.rows, view.scrollState.offset + view.scrollState.height)
    }
    var view = tutor.view(width: 50, height: 15), seen = Set(rows(view))
    let keys =
      kind == .menu
      ? [Key](repeating: .down, count: 40)
      : [Key](repeating: .pageUp, count: view.scrollState.offset > 0 ? 9 : 0) + [Key](repeating: .pageDown, count: 30)
    for key in keys where seen.count < view.scrollState.rows {
      _ = tutor.press(key, width: 50, height: 15)
      view = tutor.view(width: 50, height: 15)
      seen.formUnion(rows(view))
    }
    #expect(seen.count == view.scrollState.rows)
  }

  @Test(
    "Besides the keys that show all keys and leave the screen, a screen lists at most four keys",
    arguments: ScreenKind.some)
  func fourKeys(kind: ScreenKind) {
    let tutor = kind.tutor, sheet = tutor.sheet, foot = tutor.lines().suffix(2).joined(separator: "  ")
    if kind == .keys { return }
    let listed = sheet.keyHints.filter { foot.contains("\($0.key) \($0.meaning)") }
    #expect(listed.count <= 5 && listed.last?.key == sheet.keyHints.last?.key, "\(foot)")
    #expect(foot.contains("? all keys"), "\(foot)")
  }

  @Test("A letter has the same meaning on all screens that list it")
  func meanings() {
    var meanings: [String: Set<String>] = [:]
    // In the menu, letters open its entries instead.
    for kind in ScreenKind.allCases where kind != .menu {
      for hint in kind.tutor.sheet.keyHints where hint.key.unicodeScalars.count == 1 || hint.key == "backspace" {
        // The descriptions of these keys depend on the state: `hint 2 of 3`, `in CSS words`, `plain words`.
        let meaning = hint.key == "h" ? "hint" : hint.key == "c" ? "words" : hint.key == "l" ? "live" : hint.meaning
        meanings[hint.key, default: []].insert(meaning)
      }
      // A hint can name two letters, one for more and one for less.
      for hint in kind.tutor.sheet.keyHints {
        let letters = hint.key.split(separator: " ")
        guard letters.count == 2, letters.allSatisfy({ $0.unicodeScalars.count == 1 }) else { continue }
        for letter in letters { meanings[String(letter), default: []].insert(hint.meaning) }
      }
    }
    #expect(meanings.count > 20)
    for (key, words) in meanings where words.count > 1 {
      // Only e has two descriptions: "edit" for a layout and "type" for a number. Both go back to typing.
      #expect(key == "e" && words == ["edit", "type"], "\(key): \(words.sorted())")
    }
  }

  @Test("A puzzle begins in the visible part of a small terminal", arguments: Rows.of(someLessons))
  func puzzles(rows: Rows<Lesson>) {
    for lesson in rows {
      for (width, height) in [(50, 15), (80, 24)] {
        let lines = freshTutor(lesson.name).lines(width, height)
        #expect(lines.contains { $0.contains("A puzzle first: ") }, "\(lesson.name)")
      }
    }
  }

  @Test("Every screen states how many lessons are done", arguments: ScreenKind.some)
  func status(kind: ScreenKind) { #expect(kind.tutor.lines()[0].contains("0/\(allLessons.count) done")) }

  @Test("Every screen can be drawn in plain ASCII", arguments: ScreenKind.some)
  func ascii(kind: ScreenKind) {
    for line in kind.tutor.view(width: 80, height: 24).canvas.lines(TextStyle(isASCII: true)) {
      #expect(line.utf8.allSatisfy { $0 < 0x80 })
      #expect(!line.contains("?") || kind.tutor.text().contains("?"))
    }
  }

  @Test("Random keys on random terminals always give a screen of the right size", arguments: 0..<Thorough.pick(1, 3))
  func anyKeys(seed: UInt64) {
    var random = SplitMix64(test: seed)
    let keys: [Key] =
      [
        .up, .down, .left, .right, .farLeft, .farDown, .tab, .backTab, .enter, .escape, .backspace, .delete, .home,
        .end,
      ]
      + [.pageUp, .pageDown, .paste(Array("Row { Flex() }".utf8))]
      + " 0123456789.+-sSbBzZmMxXgGpPjJaAdowuerlhnxc?{}()".unicodeScalars.map { .character($0) }
    var tutor = freshTutor(lesson: Int(seed) + 1)
    for _ in 0..<Thorough.pick(20, 80) {
      let (width, height) = terminalSizes[Int(random.next() % 6)]
      let key = keys[Int(random.next() % UInt64(keys.count))]
      if tutor.press(key, width: width, height: height) == .quit { tutor = freshTutor() }
      let view = tutor.view(width: width, height: height)
      #expect(view.canvas.width == width && view.canvas.height == height)
    }
  }
}
