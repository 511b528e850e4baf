import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundKit

/// The lessons, made once: each call of `Lesson.all` runs the code of all of them.
let allLessons = Lesson.all

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
    type("x")
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
  Tutor(lessons: allLessons, progress: Progress(), lesson: lesson)
}

/// The same, with a lesson open.
func freshTutor(_ name: String) -> Tutor { freshTutor(lesson: lesson(name).number) }

extension Lesson {
  /// The keys from its first page to that of its idea: what is asked before is told, and left.
  var keysToIdea: [Key] { [.right, .right] }
}

extension Exercise {
  /// The keys that reach its goal, as its last hint tells them; none where it has none.
  var keysToGoal: [PlaygroundKit.Key] {
    guard kind == .reach, let sketch = try? Sketch(code), let hint = hints.last else { return [] }
    var keys: [PlaygroundKit.Key] = [], item: Int?
    // The first item is chosen at the beginning.
    var chosen = 1
    for piece in hint.pieces {
      switch piece {
      case .words("the container"): item = 0
      case .words(" Then press "): item = chosen
      case .words: break
      case .number(let times): keys += [PlaygroundKit.Key](repeating: keys[keys.count - 1], count: Int(times) - 1)
      case .code(let code):
        guard let target = item else {
          item = sketch.node(named: code)
          continue
        }
        let count = sketch.ranges.count
        keys += [PlaygroundKit.Key](repeating: .tab, count: (target - chosen + count) % count)
        keys += code.unicodeScalars.map { .character($0) }
        (chosen, item) = (target, nil)
      }
    }
    return keys
  }
}

/// Each kind of screen, by the keys that lead to it.
enum Kind: String, CaseIterable {
  case menu, idea, step, experiment, answer, end, numbers, refused, hinted, make, mended, faulty, finished, live,
    changed
  case edited, why, keys, screen, review, blanks, choice, commands, told

  /// The program at this screen.
  var tutor: Tutor {
    guard let tutor = Self.tutors[self] else { preconditionFailure("The program was brought to all screens.") }
    return tutor
  }

  private static let tutors = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.opened()) })

  /// Brings the program to this screen.
  private func opened() -> Tutor {
    var tutor = freshTutor()
    let clamp = lesson("clamp-and-share"), fixed = lesson("fixed-and-flex"), idea = clamp.keysToIdea
    func open(_ lesson: Lesson) {
      tutor.press([.home] + [Key](repeating: .down, count: lesson.number - 1) + [.enter])
    }
    switch self {
    case .menu: break
    case .idea:
      open(clamp)
      tutor.press(idea)
    case .step:
      open(clamp)
      tutor.press(idea + [.right])
    case .experiment:
      open(clamp)
      tutor.press(idea + [Key](repeating: .right, count: 1 + clamp.steps.count))
    case .answer:
      open(clamp)
      tutor.press(idea + [Key](repeating: .character(" "), count: 4 + clamp.steps.count))
    case .end:
      open(clamp)
      tutor.press(idea + [Key](repeating: .character(" "), count: 5 + clamp.steps.count))
    case .numbers, .refused, .hinted:
      open(fixed)
      tutor.begin(.predict, in: fixed)
      if self == .refused { tutor.press([.character("1"), .character(" "), .character("2"), .enter]) }
      if self == .hinted { tutor.type("hhh") }
    case .make, .mended, .faulty:
      open(fixed)
      tutor.begin(.make, in: fixed)
      if self == .mended { tutor.press([.end, .enter] + "Flex()".unicodeScalars.map { .character($0) } + [.tab]) }
      if self == .faulty { tutor.press([.character("?"), .tab]) }
    case .finished:
      open(fixed)
      tutor.type("x")
      tutor.skip(fixed.exercises)
    case .live, .changed, .edited, .why:
      open(clamp)
      tutor.press(idea + [.right, .character("l")])
      if self == .changed { tutor.type("+bzmxgpja") }
      if self == .edited { tutor.press([.character("e"), .character("}")]) }
      if self == .why { tutor.type("w") }
    case .screen: tutor.press([.end, .up, .enter])
    case .review:
      var progress = Progress()
      for recipe in lesson("gap-and-padding").exercises { progress.finish(recipe.id, tries: 4, sawSolution: true) }
      tutor.progress = progress
      tutor.press([.end, .up, .up, .enter])
    case .blanks, .choice, .commands, .told:
      open(fixed)
      tutor.begin(self == .choice ? .next : .fill, in: fixed)
      tutor.type("3")
      if self == .blanks { tutor.press([.enter, .character("1"), .enter, .character("x")]) }
      if self == .commands { tutor.press([.escape]) }
      if self == .told { tutor.notice = "Your progress is not kept: cannot write to '/some/where': Not a directory." }
    case .keys:
      open(clamp)
      tutor.press(idea)
      tutor.type("l?")
    }
    return tutor
  }
}

@Suite("Screens")
struct ScreenTests {
  @Test("are as large as the terminal, and no line is wider", arguments: Kind.allCases, terminalSizes)
  func size(kind: Kind, size: (Int, Int)) {
    let view = kind.tutor.view(width: size.0, height: size.1)
    #expect(view.canvas.width == size.0 && view.canvas.height == size.1)
    for line in view.canvas.lines() { #expect(Characters.columns(line) <= size.0) }
    if let cursor = view.cursor { #expect((0..<size.0).contains(cursor.x) && (0..<size.1).contains(cursor.y)) }
  }

  @Test("have their title and their keys in sight, wherever they are scrolled", arguments: Kind.allCases)
  func headAndFoot(kind: Kind) {
    for (width, height) in [(80, 24), (120, 40), (50, 15)] {
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

  @Test("show all that there is, part by part, where a terminal is small", arguments: Kind.allCases)
  func scrolling(kind: Kind) {
    if kind == .keys { return }
    var tutor = kind.tutor
    func rows(_ view: View) -> Range<Int> {
      view.scroll.offset..<min(view.scroll.rows, view.scroll.offset + view.scroll.height)
    }
    var seen = Set<Int>()
    let keys =
      kind == .menu
      ? [Key](repeating: .down, count: 30)
      : [Key](repeating: .pageUp, count: 9) + [Key](repeating: .pageDown, count: 30)
    for key in keys {
      _ = tutor.press(key, width: 50, height: 15)
      seen.formUnion(rows(tutor.view(width: 50, height: 15)))
    }
    #expect(seen.count == tutor.view(width: 50, height: 15).scroll.rows)
  }

  @Test("say how far the learner is", arguments: Kind.allCases)
  func status(kind: Kind) { #expect(kind.tutor.lines()[0].contains("0/\(allLessons.count) done")) }

  @Test("do without anything but ASCII", arguments: Kind.allCases)
  func ascii(kind: Kind) {
    for line in kind.tutor.view(width: 80, height: 24).canvas.lines(TextStyle(isASCII: true)) {
      #expect(line.utf8.allSatisfy { $0 < 0x80 })
      #expect(!line.contains("?") || kind.tutor.text().contains("?"))
    }
  }

  @Test("answer any keys on any terminal without a stop", arguments: 0..<Thorough.pick(3, 12))
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
    for _ in 0..<120 {
      let (width, height) = terminalSizes[Int(random.next() % 6)]
      let key = keys[Int(random.next() % UInt64(keys.count))]
      if tutor.press(key, width: width, height: height) == .quit { tutor = freshTutor() }
      let view = tutor.view(width: width, height: height)
      #expect(view.canvas.width == width && view.canvas.height == height)
    }
  }
}
