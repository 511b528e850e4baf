import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("Exercises solved by keys")
struct KeyExerciseTests {
  private static let boat = Exercise.reach(
    "Bring the boat to the quay at the right.",
    start: "Row {\n  Flex(0).id(water)\n  Fixed(width: 60).id(boat)\n}\n.gap(10)", in: Frame(width: 300, height: 60),
    keyPresses: [Exercise.KeyPress("water", "+"), Exercise.KeyPress("", "G", 2)],
    hints: ["The water can grow.", "Nothing is to stand between the two."], after: "It fills what is left.",
    explain: "boat")

  private let view = View(canvas: Canvas(width: 80, height: 20), cursor: nil, scrollState: (0, 20, 20))

  @Test("An exercise is solved by any keys, as soon as the boxes are as in the expected picture")
  func solvedByAnyKeys() {
    var work = Attempt(Self.boat)
    // Initially, the item that the first key changes is selected.
    #expect(work.live?.current.sketch.name(of: work.live?.chosen ?? 0) == "water")
    for key in [Key.character("+"), .character("+"), .character("G")] {
      #expect(work.press(key, showing: view) == .none)
    }
    #expect(!work.isSolved)
    #expect(work.press(.character("G"), showing: view) == .finished)
    #expect(work.isSolved && work.achievement == .finished(Self.boat.id, tries: 1, sawSolution: false))
  }

  @Test("An exercise's expected picture looks the same for any answer", arguments: [(36, 12), (78, 16), (118, 30)])
  func expectedPictureIsConstant(width: Int, height: Int) throws {
    guard case .layout(let expected) = Self.boat.form else { Issue.record("no layout"); return }
    var random = SplitMix64(seed: 1)
    var expectedPictures: [String] = []
    for _ in 0..<Thorough.pick(10, 40) {
      let answer =
        "Row { Fixed(width: \(random.below(500))); Fixed(width: \(random.below(90)), height: \(random.below(200))) }"
      let picture = try #require(Preview(answer, in: Self.boat.bounds)).picture
      let lines = PictureComparison(expected: expected, actual: picture).canvas(width: width, height: height).lines()
      // The learner's picture, beside the expected one or below it, is cut off.
      let title = Array(lines[0]), start = title.indices.first { title[$0...].starts(with: "yours") }
      let rows = lines.prefix { !$0.hasPrefix("yours") }.prefix(start == nil ? .max : 4)
        .map { String($0.prefix(start ?? width)) }
      expectedPictures.append(rows.joined(separator: "\n"))
    }
    #expect(Set(expectedPictures).count == 1)
  }

  @Test("The pictures of an exercise keep their place while hints are added", arguments: [(80, 24), (120, 40)])
  func picturesKeepPlace(width: Int, height: Int) {
    var work = Attempt(Self.boat)
    func lines() -> [String] { work.sheet(title: [], status: []).view(width: width, height: height).canvas.lines() }
    let before = lines()
    let last = before.lastIndex { $0.contains("└") } ?? 0
    for _ in 0..<2 {
      _ = work.press(.character("h"), showing: view)
      #expect(lines().prefix(last + 1).elementsEqual(before.prefix(last + 1)))
    }
  }

  @Test("An exercise solved by keys is unsolved at first, and solved by the keys of its last hint")
  func startAndSolution() {
    for answer in [Self.boat.code, Self.boat.solution] {
      if case .right = Self.boat.check(answer) {
        #expect(answer == Self.boat.solution)
      } else {
        #expect(answer == Self.boat.code)
      }
    }
    #expect(Self.boat.hints.count == 3)
    let last = Canvas(Self.boat.hints[2].line, width: 200).lines()
    #expect(last == ["Choose water, and press +. Then choose the container, and press G 2 times."])
  }

  @Test("In an exercise solved by keys, Tab selects items, and sizes and text cannot be changed")
  func tabSelects() {
    var work = Attempt(Self.boat)
    for key in [Key.right, .farRight, .character("e"), .down, .up] { #expect(work.press(key, showing: view) == .none) }
    #expect(work.live?.chosen == 1 && text(work).contains("Tab selects an item."))
    #expect(work.press(.tab, showing: view) == .none)
    #expect(work.live?.chosen == 2 && work.live?.current.bounds.width == 300 && work.live?.editor == nil)
    #expect(work.press(.character("n"), showing: view) == .next)
    // The page does not suggest that sizes could be changed.
    for key in [Key.backTab, .backTab] { _ = work.press(key, showing: view) }
    #expect(text(work).contains("Row is the outermost box.") && !text(work).contains("larger"))
    // Escape asks for confirmation, which another key cancels.
    for key in [Key.escape, .right, .escape] { #expect(work.press(key, showing: view) == .none) }
    #expect(text(work).contains("Escape again for the menu."))
    #expect(work.press(.escape, showing: view) == .leave)
  }

  private func text(_ work: Attempt) -> String {
    work.sheet(title: [], status: []).view(width: 80, height: 24).canvas.lines().joined(separator: "\n")
  }

  @Test("In an exercise solved by keys, Enter marks a box that differs, with a sentence until the next key")
  func enterCompares() {
    var work = Attempt(Self.boat)
    #expect(work.press(.enter, showing: view) == .none)
    #expect(text(work).contains("Not yet. water is much too narrow.") && text(work).contains("\u{2260}water"))
    _ = work.press(.character("+"), showing: view)
    #expect(!text(work).contains("Not yet.") && !text(work).contains("\u{2260}water"))
    _ = work.press(.enter, showing: view)
    #expect(text(work).contains("Not yet. water is a little too narrow."))
    // A comparison does not count as a try.
    for _ in 0..<2 { _ = work.press(.character("G"), showing: view) }
    #expect(work.achievement == .finished(Self.boat.id, tries: 1, sawSolution: false))
  }

  @Test(
    "A difference between pictures is described in words: first specified sizes, then other sizes, then positions",
    arguments: Rows.of([
      (Frame(width: 120, height: 60), "a is too wide by a fifth."),
      (Frame(width: 134, height: 60), "a is too wide by a third."),
      (Frame(width: 52, height: 60), "a is too narrow by half."),
      (Frame(width: 104, height: 60), "a is a little too wide."),
      (Frame(width: 190, height: 60), "a is much too wide."),
      (Frame(x: 10, width: 100, height: 75), "a is too tall by a quarter."),
      (Frame(x: 10, width: 100, height: 15), "a is too short by three quarters."),
      (Frame(x: 50, width: 100, height: 60), "a is too far right by half of its width."),
      (Frame(y: -12, width: 100, height: 60), "a is too far up by a fifth of its height."),
    ]))
  func differencesInWords(rows: Rows<(Frame, String)>) throws {
    let target = Picture([
      Picture.Box("b", Frame(x: 100, width: 40, height: 60)), Picture.Box("a", Frame(width: 100, height: 60)),
    ])
    #expect(target.mismatch(with: target) { _ in false } == nil)
    for (frame, expected) in rows {
      let rest = Frame(x: 100, width: frame.width == 100 ? 40 : 41, height: 60)
      let actual = Picture([Picture.Box("b", rest), Picture.Box("a", frame)])
      let found = try #require(actual.mismatch(with: target) { $0 == "b" })
      #expect(found.name == "a" && Canvas(found.words.line, width: 80).lines() == [expected])
    }
  }

  @Test("A difference that the pictures are too small to show is stated in words", arguments: [(50, 15), (80, 24)])
  func smallDifferences(size: (Int, Int)) throws {
    var work = Attempt(namedExercise("adding-is-laying-out/raise-boat"))
    guard case .layout(let expected) = work.exercise.form, let live = work.live else {
      Issue.record("no live layout")
      return
    }
    func lines() -> [String] { work.sheet(title: [], status: []).view(width: size.0, height: size.1).canvas.lines() }
    let height = { (picture: Picture) in picture.box("water")?.frame.height ?? 0 }
    let steps = Int((height(expected) - height(live.current.picture)) / 10)
    for _ in 1..<steps { _ = work.press(.character("z"), showing: view) }
    #expect(!work.isSolved)
    // One step of 10 is less than a row of the smaller picture.
    #expect(lines().contains { $0.contains("Too small to show here: water is too short") } == (size.1 == 15))
  }

  @Test("A solved exercise is shown as solved and ignores keys that would change the layout", arguments: [false, true])
  func solvedIgnoresKeys(isLarge: Bool) {
    var work = Attempt(Self.boat)
    if isLarge {
      _ = work.press(.character("f"), showing: view)
      #expect(work.displayMode == .picture(0))
    }
    for key in "+GG".unicodeScalars { _ = work.press(.character(key), showing: view) }
    #expect(work.isSolved && work.displayMode == .page && text(work).contains("\u{2713} Right."))
    let solved = text(work)
    let letters = "+-=_sSbBzZmMxXgGpPjJaAdDoOvVtTiIkKyYufrhe!c".unicodeScalars.map { Key.character($0) }
    for key in Thorough.oneIn(3, of: letters) + [.left, .right, .backspace, .tab, .backTab] {
      #expect(work.press(key, showing: view) == .none)
      #expect(text(work) == solved)
    }
    for key in [Key.enter, .character(" "), .character("n")] { #expect(work.press(key, showing: view) == .next) }
    #expect(work.press(.character("w"), showing: view) == .why && work.press(.character("l"), showing: view) == .live)
  }

  @Test("A key that changes the layout shows the learner's picture in place of the expected one")
  func learnersPictureAfterKey() {
    var work = Attempt(Self.boat)
    for key in "f+".unicodeScalars { _ = work.press(.character(key), showing: view) }
    #expect(work.displayMode == .picture(1) && !work.isSolved)
  }

  @Test("An exercise's page shows both pictures, and offers the solution after all hints")
  func solutionAfterHints() {
    var work = Attempt(Self.boat)
    func text() -> String {
      work.sheet(title: [], status: []).view(width: 80, height: 24).canvas.lines().joined(separator: "\n")
    }
    #expect(text().contains("wanted") && text().contains("yours") && text().contains("By eye"))
    #expect(!work.maySeeSolution)
    for _ in 0..<3 { _ = work.press(.character("h"), showing: view) }
    #expect(text().contains("! solution"))
    #expect(work.press(.character("!"), showing: view) == .finished)
    #expect(work.showsSolution && work.achievement == .finished(Self.boat.id, tries: 0, hints: 3, sawSolution: true))
  }

  @Test("Keys of a live layout change margins, order, self-alignment and direction")
  func moreKeys() throws {
    func after(_ keyPresses: [Exercise.KeyPress]) throws -> String {
      var live = Live(
        try #require(Preview("Row {\n  Fixed(width: 20).id(a)\n}", in: Frame(width: 100, height: 40))), title: "")
      live.apply(keyPresses)
      return live.current.sketch.text
    }
    #expect(try after([Exercise.KeyPress("a", "v", 2)]).contains(".margin(10)"))
    #expect(try after([Exercise.KeyPress("a", "V", 1)]).contains(".margin(-5)"))
    #expect(try after([Exercise.KeyPress("a", "i", 2)]).contains(".order(2)"))
    #expect(try after([Exercise.KeyPress("a", "t", 2)]).contains(".alignSelf(.center)"))
    #expect(try after([Exercise.KeyPress("", "k")]).contains(".reversed()"))
    #expect(try after([Exercise.KeyPress("", "y")]).contains("rightToLeft"))
    #expect(try after([Exercise.KeyPress("", "y", 2)]).contains("leftToRight"))
  }
}
