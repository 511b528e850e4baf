import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("The page of keys")
struct KeyPageTests {
  @Test(
    "? shows the keys of a screen, and ?, Escape and q show the screen again",
    arguments: ScreenKind.some.filter { $0 != .keys && $0 != .notice })
  func everyScreen(kind: ScreenKind) {
    for leaving in [Key.character("?"), .escape, .character("q")] {
      var tutor = kind.tutor
      let before = tutor.text()
      #expect(before.contains("? all keys"))
      #expect(tutor.press([.character("?")]).isEmpty)
      let lines = tutor.lines(80, 60)
      #expect(lines[0] == kind.tutor.lines(80, 60)[0])
      #expect(
        lines.contains { $0.hasPrefix(" The keys of this screen") } && lines.suffix(2).joined().contains("? back"))
      #expect(lines.contains { $0.hasPrefix(" Control-C ") && $0.contains("twice, leaves the playground") })
      #expect(tutor.press([leaving]).isEmpty)
      #expect(tutor.text() == before)
    }
  }

  @Test("The page of keys lists the keys of the present state, such as while a layout is typed")
  func states() throws {
    var (tutor, _) = try open(.make)
    tutor.type("?")
    #expect(tutor.text(80, 60).contains("stops typing, so that letters are commands"))
    #expect(!tutor.text(80, 60).contains("goes to the menu"))
    tutor.press([.escape, .escape])
    tutor.type("?")
    #expect(tutor.text(80, 60).contains("goes to the menu, as Escape does; your work is kept"))
    #expect(!tutor.text(80, 60).contains("stops typing"))
  }

  @Test("The page of keys scrolls in a small terminal without affecting the screen below")
  func scrolling() {
    var tutor = freshTutor("fixed-and-flex")
    tutor.turn(to: .experiment)
    let before = tutor.text(60, 14)
    tutor.press([.character("?"), .down, .down, .pageDown], width: 60, height: 14)
    #expect(tutor.text(60, 14).contains("\u{2191}"))
    tutor.press([.escape], width: 60, height: 14)
    #expect(tutor.text(60, 14) == before)
  }
}
