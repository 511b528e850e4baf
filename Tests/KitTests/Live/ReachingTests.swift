import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("A goal reached by keys")
struct ReachingTests {
  private static let boat = Exercise.reach(
    "Bring the boat to the quay at the right.",
    start: "Row {\n  Flex(0).id(water)\n  Fixed(width: 60).id(boat)\n}\n.gap(10)", in: Frame(width: 300, height: 60),
    moves: [Exercise.Move("water", "+"), Exercise.Move("", "G", 2)],
    hints: ["The water can grow.", "Nothing is to stand between the two."], after: "It fills what is left.",
    explain: "boat")

  private let view = View(canvas: Canvas(width: 80, height: 20), cursor: nil, scroll: (0, 20, 20))

  @Test("is solved as soon as the boxes lie as wanted, whichever keys led there")
  func solved() {
    var work = Solving(Self.boat)
    // The item to change first is chosen at the beginning.
    #expect(work.live?.now.sketch.name(of: work.live?.chosen ?? 0) == "water")
    for key in [Key.character("+"), .character("+"), .character("G")] {
      #expect(work.press(key, showing: view) == .none)
    }
    #expect(!work.isSolved)
    #expect(work.press(.character("G"), showing: view) == .finished)
    #expect(work.isSolved && work.achievement == .finished(Self.boat.id, tries: 1, sawSolution: false))
  }

  @Test("shows what is wanted alike whatever the answer is", arguments: [(36, 12), (78, 16), (118, 30)])
  func alike(width: Int, height: Int) throws {
    guard case .layout(let wanted) = Self.boat.form else { return }
    var random = Random(seed: 1)
    var seen: [String] = []
    for _ in 0..<Thorough.pick(10, 40) {
      let own =
        "Row { Fixed(width: \(random.below(500))); Fixed(width: \(random.below(90)), height: \(random.below(200))) }"
      let got = try #require(Preview(own, in: Self.boat.bounds)).picture
      let lines = Comparing(wanted: wanted, got: got).canvas(width: width, height: height).lines()
      // The other is beside it, or below.
      let title = Array(lines[0]), start = title.indices.first { title[$0...].starts(with: "yours") }
      let rows = lines.prefix { !$0.hasPrefix("yours") }.prefix(start == nil ? .max : 4)
        .map { String($0.prefix(start ?? width)) }
      seen.append(rows.joined(separator: "\n"))
    }
    #expect(Set(seen).count == 1)
  }

  @Test("keeps its pictures in their place while hints come", arguments: [(80, 24), (120, 40)])
  func hints(width: Int, height: Int) {
    var work = Solving(Self.boat)
    func lines() -> [String] { work.sheet(title: [], status: []).view(width: width, height: height).canvas.lines() }
    let before = lines()
    let last = before.lastIndex { $0.contains("└") } ?? 0
    for _ in 0..<2 {
      _ = work.press(.character("h"), showing: view)
      #expect(lines().prefix(last + 1).elementsEqual(before.prefix(last + 1)))
    }
  }

  @Test("is not solved at first, and its keys solve it")
  func moves() {
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

  @Test("lets the arrow keys choose items, and neither sizes nor text be changed")
  func arrows() {
    var work = Solving(Self.boat)
    for key in [Key.right, .farRight, .character("e"), .down, .up] { #expect(work.press(key, showing: view) == .none) }
    #expect(work.live?.chosen == 2 && work.live?.now.bounds.width == 300 && work.live?.editor == nil)
    #expect(work.press(.character("n"), showing: view) == .next)
    // Nor is it said that they could be.
    for key in [Key.left, .left] { _ = work.press(key, showing: view) }
    #expect(text(work).contains("Row is the outermost box.") && !text(work).contains("larger"))
    // Escape asks first; another key in between, and it was not meant.
    for key in [Key.escape, .right, .escape] { #expect(work.press(key, showing: view) == .none) }
    #expect(text(work).contains("Escape again for the menu."))
    #expect(work.press(.escape, showing: view) == .leave)
  }

  private func text(_ work: Solving) -> String {
    work.sheet(title: [], status: []).view(width: 80, height: 24).canvas.lines().joined(separator: "\n")
  }

  @Test("is not gone past by Enter before it is solved, which says so")
  func enter() {
    var work = Solving(Self.boat)
    #expect(work.press(.enter, showing: view) == .none)
    #expect(text(work).contains("The key n skips this exercise."))
    _ = work.press(.right, showing: view)
    #expect(!text(work).contains("n skips it"))
  }

  @Test("shows that it is reached, and no key that changed the layout does anything then", arguments: [false, true])
  func over(isLarge: Bool) {
    var work = Solving(Self.boat)
    if isLarge {
      _ = work.press(.character("f"), showing: view)
      #expect(work.look == .picture(0))
    }
    for key in "+GG".unicodeScalars { _ = work.press(.character(key), showing: view) }
    #expect(work.isSolved && work.look == .page && text(work).contains("\u{2713} Right."))
    let solved = text(work)
    let letters = "+-=_sSbBzZmMxXgGpPjJaAdDoOvVtTiIkKyYufrhe!c".unicodeScalars.map { Key.character($0) }
    for key in Thorough.oneIn(3, of: letters) + [.left, .right, .backspace, .tab, .backTab] {
      #expect(work.press(key, showing: view) == .none)
      #expect(text(work) == solved)
    }
    for key in [Key.enter, .character(" "), .character("n")] { #expect(work.press(key, showing: view) == .next) }
    #expect(work.press(.character("w"), showing: view) == .why && work.press(.character("l"), showing: view) == .live)
  }

  @Test("shows what a key changes, where the wanted picture had the whole screen")
  func large() {
    var work = Solving(Self.boat)
    for key in "f+".unicodeScalars { _ = work.press(.character(key), showing: view) }
    #expect(work.look == .picture(1) && !work.isSolved)
  }

  @Test("shows what is wanted and what there is, and its solution after all hints")
  func shown() {
    var work = Solving(Self.boat)
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

  @Test("knows keys for margins, order, the line an item stands on and the direction")
  func keys() throws {
    func after(_ moves: [Exercise.Move]) throws -> String {
      var live = Live(
        try #require(Preview("Row {\n  Fixed(width: 20).id(a)\n}", in: Frame(width: 100, height: 40))), title: "")
      live.play(moves)
      return live.now.sketch.text
    }
    #expect(try after([Exercise.Move("a", "v", 2)]).contains(".margin(10)"))
    #expect(try after([Exercise.Move("a", "V", 1)]).contains(".margin(-5)"))
    #expect(try after([Exercise.Move("a", "i", 2)]).contains(".order(2)"))
    #expect(try after([Exercise.Move("a", "t", 2)]).contains(".alignSelf(.center)"))
    #expect(try after([Exercise.Move("", "k")]).contains(".reversed()"))
    #expect(try after([Exercise.Move("", "y")]).contains("rightToLeft"))
    #expect(try after([Exercise.Move("", "y", 2)]).contains("leftToRight"))
  }
}
