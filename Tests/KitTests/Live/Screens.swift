import EagerLayout
import LayoutExplanations
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
import PlaygroundLessons

/// The course, read once.
let course: Course = {
  do throws(CourseFault) {
    return try Course.bundled()
  } catch {
    preconditionFailure("\(error)")
  }
}()

let allLessons = course.lessons
let allScreens = course.screens

/// The layouts of the lessons by name, evaluated once.
private let contents = Dictionary(uniqueKeysWithValues: allLessons.map { ($0.name, $0.content()) })

extension Lesson {
  private var evaluated: Content { contents[name] ?? content() }
  var puzzle: Exercise { evaluated.puzzle }
  var steps: [Step] { evaluated.steps }
  var experiment: Experiment { evaluated.experiment }
  var question: Exercise { evaluated.question }
  var reasons: Reasons? { evaluated.reasons }
}

extension ExampleLayout {
  /// A layout in a width and a height; nil for those of the content.
  init(_ code: String, width: Double?, height: Double? = 60) {
    self.init(code, in: Frame(width: width ?? .infinity, height: height ?? .infinity))
  }
}

/// The lessons of an ordinary run, the first and the last among them; all lessons in the long tests.
let someLessons = Thorough.oneIn(10, of: allLessons)

/// Sizes of terminals, from a phone's to a large window's.
let terminalSizes = [(80, 24), (120, 40), (50, 15), (30, 10), (200, 60), (21, 6)]

extension Tutor {
  /// Presses keys on a screen; what they ask for.
  @discardableResult
  mutating func press(_ keys: [Key], width: Int = 80, height: Int = 24) -> [Effect] {
    keys.map { press($0, width: width, height: height) }.filter { $0 != .none }
  }

  /// Types text.
  @discardableResult
  mutating func type(_ text: String, width: Int = 80, height: Int = 24) -> [Effect] {
    press(text.unicodeScalars.map { .character($0) }, width: width, height: height)
  }

  /// Goes past exercises: Escape leaves typing, where there is something to type.
  mutating func skip(_ exercises: some Sequence<Exercise.Recipe>) {
    for recipe in exercises {
      if recipe.exercise(seed: 0).kind != .reach { press([.escape]) }
      type("n")
    }
  }

  /// Goes from a lesson to the first of its exercises of a kind.
  mutating func begin(_ kind: Exercise.Kind, in lesson: Lesson) {
    type("n")
    skip(lesson.exercises.prefix { $0.exercise(seed: 0).kind != kind })
  }

  /// What is seen.
  func lines(_ width: Int = 80, _ height: Int = 24) -> [String] { view(width: width, height: height).canvas.lines() }

  func text(_ width: Int = 80, _ height: Int = 24) -> String { lines(width, height).joined(separator: "\n") }
}

/// The lesson with a name, wherever it stands.
func lesson(_ name: String) -> Lesson {
  guard let lesson = allLessons.first(where: { $0.name == name }) else { preconditionFailure("There is no \(name).") }
  return lesson
}

/// The exercise of a lesson with a name of its own, with the numbers of a seed.
func drawn(_ name: String, seed: UInt64 = 0) -> Exercise {
  guard let recipe = allLessons.flatMap({ $0.exercises }).first(where: { $0.id == Exercise.ID(name) }) else {
    preconditionFailure("There is no \(name).")
  }
  return recipe.exercise(seed: seed)
}

/// A program in which nothing was done yet.
func freshTutor(lesson: Int? = nil) -> Tutor {
  Tutor(lessons: allLessons, screensToBuild: allScreens, progress: Progress(), lesson: lesson)
}

extension Tutor {
  /// A single live layout: leaving it leaves the program.
  init(_ sketch: Sketch, in bounds: Frame, title: String) {
    self.init(lessons: [], progress: Progress())
    screens = [.live(Live(Preview(sketch, in: bounds), title: title))]
  }
}

/// The same, with a lesson open.
func freshTutor(_ name: String) -> Tutor { freshTutor(lesson: lesson(name).number) }

extension Exercise {
  /// The keys that reach its goal, as its last hint tells them; none where it has none.
  var keysToGoal: [PlaygroundCourse.Key] {
    guard kind == .reach, let sketch = try? Sketch(code), let hint = hints.last else { return [] }
    var keys: [PlaygroundCourse.Key] = [], item: Int?
    // The first item to change is chosen at the beginning.
    var chosen = sketch.node(named: self.item) ?? 0
    for piece in hint.pieces {
      switch piece {
      case .words("the container"): item = 0
      case .words(" Then press "): item = chosen
      case .words: break
      case .number(let times): keys += [PlaygroundCourse.Key](repeating: keys[keys.count - 1], count: Int(times) - 1)
      case .code(let code):
        guard let target = item else {
          item = sketch.node(named: code)
          continue
        }
        let count = sketch.ranges.count
        keys += [PlaygroundCourse.Key](repeating: .tab, count: (target - chosen + count) % count)
        keys += code.unicodeScalars.map { .character($0) }
        (chosen, item) = (target, nil)
      }
    }
    return keys
  }
}

extension Tutor {
  /// The text that is typed as the answer of an exercise; nil on other screens.
  var editor: TextEditor? {
    guard case .practice(let course) = screens.last, course.attempts.indices.contains(course.index) else { return nil }
    return course.attempts[course.index]?.editor
  }

  /// The lesson that is read; nil on other screens.
  var reading: PlaygroundCourse.OpenLesson? { if case .reading(let reading) = screens.last { reading } else { nil } }

  /// Turns the pages of the lesson that is read to one of them, and tells what is asked before it.
  mutating func turn(to page: PlaygroundCourse.OpenLesson.Page) {
    while let reading, reading.page != page, reading.page != .end { press([.enter]) }
    precondition(reading?.page == page, "There is no such page.")
  }
}

/// Each kind of screen, by what leads to it.
enum Kind: String, CaseIterable, CustomTestStringConvertible {
  case menu, puzzle, guessed, idea, step, experiment, tried, typed, question, answer, end
  case numbers, refused, hinted, make, mended, faulty, byEye, shown, blanks, choice, commands, told, finished
  case live, changed, edited, why, keys, screen, review

  var testDescription: String { rawValue }

  /// The kinds of an ordinary run; all kinds in the long tests.
  static let some = Thorough.oneIn(6, of: allCases)

  /// The program at this screen.
  var tutor: Tutor { Self.tutors[self] ?? opened() }

  private static let tutors = Dictionary(uniqueKeysWithValues: some.map { ($0, $0.opened()) })

  /// The page of a lesson that this screen is, or comes from.
  private var page: PlaygroundCourse.OpenLesson.Page? {
    switch self {
    case .puzzle, .guessed: .puzzle
    case .idea: .idea
    case .step, .live, .changed, .edited, .why, .keys: .step(0)
    case .experiment, .tried, .typed: .experiment
    case .question, .answer: .question
    case .end: .end
    default: nil
    }
  }

  /// The kind of exercise that this screen is of.
  private var exercise: Exercise.Kind? {
    switch self {
    case .numbers, .refused, .hinted: .predict
    case .make, .mended, .faulty: .make
    case .byEye, .shown: .reach
    case .blanks, .commands, .told: .fill
    case .choice: .next
    default: nil
    }
  }

  /// Brings the program to this screen.
  private func opened() -> Tutor {
    var tutor = freshTutor()
    if let page {
      tutor = freshTutor("clamp-and-share")
      tutor.turn(to: page)
    } else if let exercise {
      tutor = freshTutor("fixed-and-flex")
      tutor.begin(exercise, in: lesson("fixed-and-flex"))
    }
    switch self {
    case .guessed, .tried, .answer: tutor.type(" ")
    case .typed: tutor.type("e!")
    case .live: tutor.type("l")
    case .changed: tutor.type("l+bzmxgpja")
    case .edited: tutor.type("le}")
    case .why: tutor.type("lw")
    case .keys: tutor.type("l?")
    case .refused: tutor.press([.character("1"), .character(" "), .character("2"), .enter])
    case .hinted: tutor.type("hhh")
    case .mended: tutor.press([.end, .enter] + "Flex()".unicodeScalars.map { .character($0) } + [.tab])
    case .faulty: tutor.press([.character("!"), .tab])
    case .shown: tutor.type("hhh!")
    case .blanks: tutor.press([.character("3"), .enter, .character("1"), .enter, .character("n")])
    case .choice: tutor.type("3")
    case .commands: tutor.press([.character("3"), .escape])
    case .told: tutor.notice = "Your progress is not saved: cannot write to '/some/where': Not a directory."
    case .finished:
      tutor = freshTutor("fixed-and-flex")
      tutor.type("n")
      tutor.skip(lesson("fixed-and-flex").exercises)
    case .screen: tutor.type("s")
    case .review:
      var progress = Progress()
      for recipe in lesson("gap-and-padding").exercises { progress.finish(recipe.id, tries: 4, sawSolution: true) }
      tutor.progress = progress
      tutor.type("r")
    default: break
    }
    return tutor
  }
}

/// A lesson's exercises, at the first of a kind; and that exercise.
func open(_ kind: Exercise.Kind, lesson name: String = "fixed-and-flex") throws -> (
  tutor: Tutor, exercise: Exercise
) {
  var tutor = freshTutor(name)
  tutor.begin(kind, in: lesson(name))
  let exercises = lesson(name).exercises.map { $0.exercise(seed: 0) }
  return (tutor, try #require(exercises.first { $0.kind == kind }))
}

func replace(_ text: String, in tutor: inout Tutor) {
  guard let editor = tutor.editor else { preconditionFailure("No layout is typed.") }
  tutor.press([Key](repeating: .up, count: editor.row) + [.home])
  for _ in editor.lines { tutor.press([.control("k"), .delete]) }
  tutor.press([.paste(Array(text.utf8))])
}

@Suite("Screens")
struct ScreenTests {
  @Test(
    "are as large as the terminal, and no line is wider", arguments: Kind.some, Thorough.oneIn(3, of: terminalSizes))
  func size(kind: Kind, size: (Int, Int)) {
    let view = kind.tutor.view(width: size.0, height: size.1)
    #expect(view.canvas.width == size.0 && view.canvas.height == size.1)
    for line in view.canvas.lines() { #expect(Characters.columns(line) <= size.0) }
    if let cursor = view.cursor { #expect((0..<size.0).contains(cursor.x) && (0..<size.1).contains(cursor.y)) }
  }

  @Test("have their title and their keys in sight, wherever they are scrolled", arguments: Kind.some)
  func headAndFoot(kind: Kind) {
    for (width, height) in Thorough.pick([(50, 15)], [(80, 24), (120, 40), (50, 15)]) {
      var tutor = kind.tutor
      let head = tutor.lines(width, height)[0], foot = tutor.lines(width, height)[height - 1]
      #expect(!head.isEmpty && !foot.isEmpty)
      tutor.press([.pageDown, .pageDown], width: width, height: height)
      if kind == .menu { continue }
      #expect(tutor.lines(width, height)[0] == head)
      // The list of keys goes at any key.
      if kind != .keys { #expect(tutor.lines(width, height)[height - 1] == foot) }
    }
  }

  @Test("show all that there is, part by part, where a terminal is small", arguments: Kind.some)
  func scrolling(kind: Kind) {
    if kind == .keys { return }
    var tutor = kind.tutor
    func rows(_ view: View) -> Range<Int> {
      view.scroll.offset..<min(view.scroll.rows, view.scroll.offset + view.scroll.height)
    }
    var view = tutor.view(width: 50, height: 15), seen = Set(rows(view))
    let keys =
      kind == .menu
      ? [Key](repeating: .down, count: 40)
      : [Key](repeating: .pageUp, count: view.scroll.offset > 0 ? 9 : 0) + [Key](repeating: .pageDown, count: 30)
    for key in keys where seen.count < view.scroll.rows {
      _ = tutor.press(key, width: 50, height: 15)
      view = tutor.view(width: 50, height: 15)
      seen.formUnion(rows(view))
    }
    #expect(seen.count == view.scroll.rows)
  }

  @Test("list four keys at most, beside the one for all keys and the one that leaves", arguments: Kind.some)
  func fourKeys(kind: Kind) {
    let tutor = kind.tutor, sheet = tutor.sheet, foot = tutor.lines().suffix(2).joined(separator: "  ")
    if kind == .keys { return }
    let listed = sheet.keys.filter { foot.contains("\($0.key) \($0.meaning)") }
    #expect(listed.count <= 5 && listed.last?.key == sheet.keys.last?.key, "\(foot)")
    #expect(foot.contains("? all keys"), "\(foot)")
  }

  @Test("give a letter one meaning, wherever it is listed")
  func meanings() {
    var meanings: [String: Set<String>] = [:]
    // The letters of the menu stand before its entries.
    for kind in Kind.allCases where kind != .menu {
      for hint in kind.tutor.sheet.keys where hint.key.unicodeScalars.count == 1 || hint.key == "backspace" {
        // `hint 2 of 3`, `in CSS words` and `plain words`: one key steps through them.
        let meaning = hint.key == "h" ? "hint" : hint.key == "c" ? "words" : hint.key == "l" ? "live" : hint.meaning
        meanings[hint.key, default: []].insert(meaning)
      }
      // A pair of letters, for more and less.
      for hint in kind.tutor.sheet.keys {
        let letters = hint.key.split(separator: " ")
        guard letters.count == 2, letters.allSatisfy({ $0.unicodeScalars.count == 1 }) else { continue }
        for letter in letters { meanings[String(letter), default: []].insert(hint.meaning) }
      }
    }
    #expect(meanings.count > 20)
    for (key, words) in meanings where words.count > 1 {
      // One continues typing, in a layout or in a number.
      #expect(key == "e" && words == ["edit", "type"], "\(key): \(words.sorted())")
    }
  }

  @Test("show the beginning of a puzzle first, however small the terminal is", arguments: Rows.of(someLessons))
  func puzzles(rows: Rows<Lesson>) {
    for lesson in rows {
      for (width, height) in [(50, 15), (80, 24)] {
        let lines = freshTutor(lesson.name).lines(width, height)
        #expect(lines.contains { $0.contains("A puzzle first: ") }, "\(lesson.name)")
      }
    }
  }

  @Test("say how far the learner is", arguments: Kind.some)
  func status(kind: Kind) { #expect(kind.tutor.lines()[0].contains("0/\(allLessons.count) done")) }

  @Test("do without anything but ASCII", arguments: Kind.some)
  func ascii(kind: Kind) {
    for line in kind.tutor.view(width: 80, height: 24).canvas.lines(TextStyle(isASCII: true)) {
      #expect(line.utf8.allSatisfy { $0 < 0x80 })
      #expect(!line.contains("?") || kind.tutor.text().contains("?"))
    }
  }

  @Test("answer any keys on any terminal without a stop", arguments: 0..<Thorough.pick(1, 3))
  func anything(seed: UInt64) {
    var random = SplitMix(seed: seed)
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
