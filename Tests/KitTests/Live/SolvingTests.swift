import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundKit

@Suite("Exercises on the screen")
struct SolvingTests {
  /// A lesson's exercises, at the first of a kind; and that exercise.
  private func open(_ kind: Exercise.Kind, lesson name: String = "fixed-and-flex") throws -> (
    tutor: Tutor, exercise: Exercise
  ) {
    var tutor = freshTutor(name)
    tutor.begin(kind, in: lesson(name))
    let exercises = lesson(name).exercises.map { $0.exercise(seed: 0) }
    return (tutor, try #require(exercises.first { $0.kind == kind }))
  }

  private func replace(_ text: String, in tutor: inout Tutor) {
    for _ in 0..<12 { tutor.press([.up]) }
    for _ in 0..<12 { tutor.press([.home, .control("k"), .delete]) }
    tutor.press([.home, .control("k"), .paste(Array(text.utf8))])
  }

  @Test("take the right numbers, which is kept, and go on")
  func numbers() throws {
    var (tutor, exercise) = try open(.predict)
    tutor.type(exercise.solution)
    let effects = tutor.press([.enter])
    #expect(effects == [.keep(.finished(exercise.id, tries: 1, sawSolution: false))])
    #expect(tutor.progress.isSolved(exercise.id))
    #expect(tutor.text().contains("\u{2713} Right."))
    #expect(tutor.press([.enter]).isEmpty)
    #expect(tutor.lines()[0].contains("exercise 3 of"))
    // Coming back shows it solved, and does not count again.
    tutor.press([.escape])
    tutor.type("b")
    #expect(tutor.text().contains("\u{2713} Right."))
    #expect(tutor.press([.tab]).isEmpty)
  }

  @Test("answer a wrong number, count it, and offer the solution after three")
  func wrong() throws {
    var (tutor, exercise) = try open(.predict)
    tutor.type("1 1")
    #expect(tutor.press([.enter]).isEmpty)
    #expect(tutor.text().contains("Not yet."))
    #expect(!tutor.lines()[23].contains("solution"))
    // Where it is not offered, the key does nothing.
    #expect(tutor.type("s").isEmpty)
    #expect(!tutor.text().contains("Solution"))
    #expect(tutor.press([.enter, .enter]).isEmpty)
    #expect(tutor.lines()[23].contains("solution"))
    tutor.press([.escape])
    #expect(tutor.type("s") == [.keep(.finished(exercise.id, tries: 3, sawSolution: true))])
    #expect(tutor.text().contains("Solution") && tutor.text().contains(exercise.solution))
    #expect(!tutor.progress.isSolved(exercise.id))
    // Solved afterwards, it still is one whose solution was seen.
    tutor.type(exercise.solution)
    #expect(tutor.press([.enter]) == [.keep(.finished(exercise.id, tries: 4, sawSolution: true))])
  }

  @Test("do not show sizes in their picture until they are found")
  func hiddenSizes() throws {
    var (tutor, exercise) = try open(.predict)
    let answer = exercise.solution.split(separator: " ")[0]
    tutor.type("1 1")
    tutor.press([.enter])
    #expect(tutor.text().contains("\u{250C}"))
    let drawn = tutor.lines().filter { $0.contains("\u{2502}") }
    #expect(!drawn.contains { $0.contains(answer) })
    tutor.type(exercise.solution)
    tutor.press([.enter])
    #expect(tutor.lines().contains { $0.contains("\u{2502}") && $0.contains(answer) })
  }

  @Test("give three hints, one after another")
  func hints() throws {
    var (tutor, exercise) = try open(.predict)
    for count in 1...3 {
      tutor.type("h")
      #expect(tutor.text().contains("Hint \(count): "))
      #expect(!tutor.text().contains("Hint \(count + 1): "))
    }
    #expect(!tutor.lines()[23].contains(" hint"))
    #expect(exercise.hints.count == 3)
  }

  @Test("say of too few numbers that it is no answer, and count nothing")
  func unclear() throws {
    var (tutor, exercise) = try open(.predict)
    tutor.type("12")
    for _ in 0..<5 { tutor.press([.enter]) }
    #expect(tutor.text().contains("you typed 1"))
    #expect(!tutor.lines()[23].contains("solution"))
    tutor.press([.backTab])
    tutor.type(exercise.solution)
    #expect(tutor.press([.enter]) == [.keep(.finished(exercise.id, tries: 1, sawSolution: false))])
  }

  @Test("show what a layout gives while it is typed, beside what is wanted, but not what that is made of")
  func make() throws {
    var (tutor, exercise) = try open(.make)
    #expect(tutor.text().contains("wanted") && tutor.text().contains("yours"))
    let drawn = tutor.lines(120, 40).filter { $0.contains("\u{2502}") }
    #expect(exercise.solution.contains("Flex") && !drawn.contains { $0.contains("Flex") })
    #expect(drawn.contains { $0.contains("logo") && $0.contains("menu") })
    replace("Row { Fixed(width: 30).id(logo) }", in: &tutor)
    #expect(tutor.text().contains("30"))
    tutor.press([.tab])
    #expect(tutor.text().contains("menu"))
    tutor.type("x")
    #expect(!tutor.text().contains("yours"))
    #expect(tutor.text().contains("'x'"))
    replace(exercise.solution, in: &tutor)
    #expect(tutor.press([.tab]) == [.keep(.finished(exercise.id, tries: 1, sawSolution: false))])
  }

  @Test("point at the place where a text is no layout, and count nothing")
  func fault() throws {
    var (tutor, exercise) = try open(.make)
    replace("Row { Fixd(width: 1) }", in: &tutor)
    for _ in 0..<4 { #expect(tutor.press([.tab]).isEmpty) }
    #expect(tutor.text().contains("did you mean 'Fixed'?") && tutor.text().contains("^"))
    tutor.press([.escape])
    #expect(!tutor.lines()[23].contains("solution"))
    // Letters are commands now: this one begins again.
    tutor.type("r")
    #expect(tutor.text().contains(exercise.code.split(separator: "\n")[1]))
  }

  @Test("show a layout that is right in the size shown alone at the size where it is not")
  func hiddenSize() throws {
    var (tutor, exercise) = try open(.make)
    guard case .layout(let wanted) = exercise.form, let menu = wanted.box("menu"), let logo = wanted.box("logo") else {
      return
    }
    let rigid =
      "Row { Fixed(width: \(numeral(logo.frame.width))).id(logo); "
      + "Fixed(width: \(numeral(menu.frame.x - logo.frame.width))); "
      + "Fixed(width: \(numeral(menu.frame.width))).id(menu) }"
    replace(rigid, in: &tutor)
    #expect(tutor.press([.tab]).isEmpty)
    let text = tutor.text(120, 60)
    #expect(text.contains("Not yet."))
    #expect(text.components("wanted") == 2)
  }

  @Test("lead to the layout to change by hand, but only once they are over")
  func live() throws {
    var (tutor, exercise) = try open(.predict)
    tutor.type("l")
    #expect(tutor.lines()[0].contains("exercise"))
    tutor.type(exercise.solution)
    tutor.press([.enter])
    tutor.type("l")
    #expect(tutor.lines()[0].contains("live"))
    tutor.type("q")
    #expect(tutor.lines()[0].contains("exercise"))
  }

  @Test("take no letter for a command while numbers are typed: Escape leaves typing first, and then for the menu")
  func letters() {
    var tutor = freshTutor("frame-is-a-rectangle")
    tutor.begin(.predict, in: lesson("frame-is-a-rectangle"))
    tutor.type("bqn12l")
    #expect(tutor.lines()[0].contains("exercise 2"))
    #expect(tutor.text().contains("[12") && tutor.text().contains("Press Escape first"))
    tutor.press([.escape])
    #expect(tutor.lines()[0].contains("exercise 2"))
    #expect(tutor.text().contains("Escape again: to the menu."))
    // A number goes on.
    tutor.type("3")
    #expect(!tutor.text().contains("Escape again"))
    tutor.press([.escape, .escape])
    #expect(tutor.lines()[0].contains("the playground"))
  }

  @Test("have what was typed when one comes back to them", arguments: [Exercise.Kind.predict, .make, .fill, .next])
  func comingBack(kind: Exercise.Kind) throws {
    var (tutor, _) = try open(kind)
    tutor.type("4")
    let text = tutor.text(120, 40)
    tutor.press([.escape, .escape])
    #expect(tutor.lines()[0].contains("the playground"))
    tutor.type("\(lesson("fixed-and-flex").number)")
    tutor.press([.enter])
    tutor.type("x")
    #expect(tutor.text(120, 40) == text)
  }

  @Test("are typed in again when one comes back to them from another, so that Escape asks first")
  func askingAgain() throws {
    var (tutor, _) = try open(.make)
    tutor.press([.escape])
    tutor.type("n")
    tutor.press([.escape])
    tutor.type("b")
    #expect(!tutor.text().contains("Escape again"))
    tutor.press([.escape])
    #expect(tutor.text().contains("Escape again: to the menu."))
  }

  @Test("stay solved when one comes back to them in the same run, and go on to the next as it was left")
  func staying() {
    let margins = lesson("margins")
    var tutor = freshTutor(margins.name)
    tutor.begin(.predict, in: margins)
    let place = margins.exercises.prefix { $0.exercise(seed: 0).kind != .predict }.count
    tutor.type(margins.exercises[place].exercise(seed: 0).solution)
    tutor.press([.enter])
    let solved = tutor.text()
    #expect(solved.contains("\u{2713} Right."))
    // By way of the menu, too.
    tutor.press([.escape])
    tutor.type("\(margins.number)")
    tutor.press([.enter])
    tutor.type("x")
    while !tutor.lines()[0].contains("exercise \(place + 1) of") {
      tutor.press([.escape])
      tutor.type(tutor.lines()[0].contains("exercise 1 of") ? "n" : "b")
    }
    #expect(tutor.text() == solved)
    #expect(tutor.press([.enter]).isEmpty && tutor.lines()[0].contains("exercise \(place + 2) of"))
  }

  @Test("have a field for each blank, in the line where it is")
  func blanks() throws {
    var (tutor, exercise) = try open(.fill, lesson: "too-little-room")
    let answers = exercise.solution.split(separator: " ").map { String($0) }
    #expect(answers.count == 4)
    // Enter, Tab, Space and Down go on; Enter checks once all are filled, but Tab goes round and never does.
    for (answer, key) in zip(answers, [Key.enter, .tab, .character(" ")]) {
      tutor.type(answer)
      #expect(tutor.press([key]).isEmpty)
      #expect(tutor.lines().contains { $0.contains("= [\(answer)]") })
    }
    let cursor = try #require(tutor.view(width: 80, height: 24).cursor)
    #expect(tutor.lines()[cursor.y].contains("missing = [ "))
    tutor.type(answers[3])
    let last = tutor.view(width: 80, height: 24).cursor?.y
    #expect(tutor.press([.tab, .tab]).isEmpty && !tutor.text().contains("Not yet."))
    tutor.press([.backTab, .backTab])
    #expect(tutor.view(width: 80, height: 24).cursor?.y == last)
    // From any of them Enter checks.
    tutor.press([.up, .backTab])
    #expect(tutor.press([.enter]) == [.keep(.finished(exercise.id, tries: 1, sawSolution: false))])
  }

  @Test(
    "say of Tab, where one number or a choice is asked for, that Enter checks",
    arguments: [Exercise.Kind.predict, .next])
  func single(kind: Exercise.Kind) throws {
    let recipe = try #require(
      allLessons.flatMap { $0.exercises }.first {
        let exercise = $0.exercise(seed: 0)
        if case .numbers(let labels) = exercise.form, labels.count > 1 { return false }
        return exercise.kind == kind
      })
    var tutor = Tutor(lessons: [], progress: Progress())
    tutor.screens = [.course(Course(.review, title: "test", recipes: [recipe], seeds: [0]))]
    tutor.type(recipe.exercise(seed: 0).solution)
    #expect(tutor.press([.tab]).isEmpty && tutor.text().contains("Enter checks it."))
    #expect(tutor.press([.enter]).count == 1)
  }

  @Test("take a paste of all numbers, and a new number in place of the old one")
  func pasting() throws {
    var (tutor, exercise) = try open(.fill, lesson: "too-little-room")
    tutor.press([.paste(Array("1 2 3 4".utf8)), .enter])
    #expect(tutor.text().contains("Not yet."))
    tutor.type(exercise.solution)
    #expect(tutor.press([.enter]) == [.keep(.finished(exercise.id, tries: 2, sawSolution: false))])
  }

  @Test("have the blanks, the sum and the reply in sight together", arguments: [(80, 24), (120, 40)])
  func inSight(size: (Int, Int)) {
    for lesson in allLessons {
      for recipe in lesson.exercises {
        let exercise = recipe.exercise(seed: 0)
        guard exercise.kind == .fill, case .numbers(let labels) = exercise.form else { continue }
        var tutor = Tutor(lessons: [], progress: Progress())
        tutor.screens = [.course(Course(.review, title: "test", recipes: [recipe], seeds: [0]))]
        for line in ["", labels.map { _ in "7" }.joined(separator: " ")] {
          tutor.type(line, width: size.0, height: size.1)
          if !line.isEmpty { tutor.press([.enter], width: size.0, height: size.1) }
          let text = tutor.text(size.0, size.1)
          #expect(text.components(line.isEmpty ? "[" : "[7") == labels.count, "\(exercise.id.text)\n\(text)")
          #expect(line.isEmpty || text.contains("Not yet."), "\(exercise.id.text)")
          #expect(tutor.view(width: size.0, height: size.1).cursor != nil, "\(exercise.id.text)")
        }
      }
    }
  }

  @Test("take a digit for the choice in place of the last one, and the arrows")
  func choices() throws {
    var (tutor, exercise) = try open(.next)
    let right = try #require(Int(exercise.solution)), wrong = right % 3 + 1
    tutor.type("\(wrong)")
    tutor.press([.enter])
    #expect(tutor.text().contains("Not yet."))
    tutor.type("9")
    #expect(tutor.text().contains("Type the number of one of the"))
    tutor.type("b")
    #expect(tutor.text().contains("Press Escape first"))
    tutor.type("1")
    #expect(tutor.text().contains("[1") && tutor.lines().contains { $0.contains("\u{203A} 1 ") })
    tutor.press([Key](repeating: .down, count: right - 1))
    #expect(tutor.press([.enter]) == [.keep(.finished(exercise.id, tries: 2, sawSolution: false))])
  }

  @Test("begin where the first number is")
  func firstPlace() throws {
    var (tutor, _) = try open(.make, lesson: "frame-is-a-rectangle")
    let before = tutor.lines()
    tutor.press([.backspace, .backspace])
    tutor.type("77")
    let changed = zip(before, tutor.lines()).first { $0 != $1 }?.1
    #expect(changed?.contains("(width: 77)") ?? false)
  }

  @Test("keep the task to one line where there are few rows and a layout is typed; Escape shows it all")
  func folded() throws {
    var (tutor, exercise) = try open(.make, lesson: "frame-is-a-rectangle")
    let whole = exercise.goal.line.map { $0.text }.joined().split(separator: " ").suffix(2).joined(separator: " ")
    #expect(!tutor.text(50, 15).contains(whole) && tutor.text(50, 15).contains("\u{2026} esc"), "\(tutor.text(50, 15))")
    #expect(tutor.text(50, 24).contains(whole))
    tutor.press([.escape], width: 50, height: 15)
    #expect(tutor.text(50, 15).contains(whole))
  }

  @Test("show the whole task of a goal reached by keys above the list of keys, where there are few rows")
  func foldedByEye() throws {
    for lesson in allLessons {
      for recipe in lesson.exercises where recipe.exercise(seed: 0).kind == .reach {
        var tutor = Tutor(lessons: [], progress: Progress())
        tutor.screens = [.course(Course(.review, title: "test", recipes: [recipe], seeds: [0]))]
        let goal = recipe.exercise(seed: 0).goal.line.map { $0.text }.joined()
        let whole = goal.split(separator: " ")
        if goal.count > 60 { #expect(tutor.text(50, 15).contains("\u{2026} ?"), "\(recipe.id.text)") }
        tutor.type("?", width: 50, height: 15)
        var words: Set<Substring> = [], text = ""
        for _ in 0..<4 {
          text = tutor.text(50, 15)
          words.formUnion(text.split { " \n\u{A0}".contains($0) }.map { Substring($0) })
          tutor.press([.pageDown], width: 50, height: 15)
        }
        #expect(
          whole.allSatisfy { word in words.contains(word) || word.contains("\u{A0}") }, "\(recipe.id.text) \(text)")
        #expect(words.contains("undo"), "\(recipe.id.text) \(text)")
      }
    }
  }

  @Test("say of two items with one name that a name is for one")
  func sameNames() throws {
    var (tutor, _) = try open(.make)
    replace("Row { Fixed(width: 30).id(logo); Flex().id(logo); Flex().id(menu) }", in: &tutor)
    #expect(tutor.text(120, 40).contains("logo (1)") && tutor.text(120, 40).contains("logo (2)"))
    tutor.press([.tab])
    #expect(tutor.text(120, 40).contains("2 items are named logo."))
  }

  @Test("offer to say why when they are solved")
  func why() {
    var tutor = freshTutor("fixed-and-flex")
    tutor.type("xn")
    #expect(!tutor.lines()[23].contains("why"))
    let exercise = drawn("fixed-and-flex/say-rest")
    tutor.type(exercise.solution)
    tutor.press([.enter])
    #expect(tutor.lines()[23].contains("why"))
    tutor.type("w")
    #expect(tutor.text().contains("Why is"))
  }

  @Test(
    "can be done by anybody: every exercise's solution is taken on the screen",
    arguments: Thorough.oneIn(3, of: allLessons.map { $0.number }))
  func all(lesson: Int) {
    let recipes = allLessons[lesson - 1].exercises
    var tutor = freshTutor(lesson: lesson)
    tutor.type("x")
    for recipe in recipes {
      let exercise = recipe.exercise(seed: 0)
      var keys: [Key] = [exercise.isWritten ? .tab : .enter]
      if exercise.kind == .reach {
        keys = exercise.keysToGoal
      } else if exercise.isWritten {
        replace(exercise.solution, in: &tutor)
      } else {
        tutor.type(exercise.solution)
      }
      #expect(tutor.press(keys) == [.keep(.finished(exercise.id, tries: 1, sawSolution: false))], "\(exercise.id.text)")
      tutor.press([.enter])
    }
    #expect(tutor.text().contains("All \(recipes.count) solved."))
  }
}

extension SolvingTests {
  @Test("name below a picture the boxes that have only a number in it", arguments: [30, 44, 60])
  func legend(width: Int) throws {
    for recipe in ScreensToBuild.recipes {
      guard case .layout(let wanted) = recipe.exercise(seed: 0).form else { continue }
      let drawing = wanted.onlyNamed.drawnInCells(columns: width, rows: 5)
      let text = drawing.canvasWithLegend(width: width).lines().joined(separator: " ")
      for (shape, labelling) in zip(drawing.shapes, drawing.labelling) where labelling == .number {
        #expect(text.contains("\(shape.number) \(shape.name)"))
      }
    }
  }

  @Test("compare frames at a key, and show one picture on the whole screen at another")
  func looks() throws {
    var tutor = try open(.make, lesson: "adding-is-laying-out").tutor
    tutor.press([.escape])
    let page = tutor.text()
    tutor.type("f")
    #expect(tutor.text().contains("\u{2260} height") && !tutor.text().contains("Fixed(height"))
    tutor.type("z")
    #expect(tutor.lines().contains { $0.hasPrefix(" wanted") } && !tutor.text().contains("\u{2571}"))
    tutor.type("z")
    #expect(tutor.lines().contains { $0.hasPrefix(" yours") } && tutor.text().contains("\u{2571}"))
    tutor.type("z")
    #expect(tutor.text() == page)
    // Leaving a picture is not leaving the exercise.
    tutor.type("z")
    tutor.press([.escape])
    #expect(tutor.text() == page)
    // While letters are typed, they are letters.
    tutor.type("ez")
    #expect(tutor.text().contains("(height: 200z)"))
  }

  @Test("show one picture where two would lose names, and the other at a key")
  func preferred() {
    var tutor = freshTutor()
    tutor.press([.end, .up, .enter, .escape])
    tutor.type("nn")
    tutor.press([.escape])
    tutor.type("n")
    #expect(tutor.text().contains("wanted  control-p yours"))
    tutor.press([.control("p")])
    #expect(tutor.text().contains("yours  control-p wanted"))
    // Where there is room for both, it shows one alone.
    #expect(tutor.text(120, 60).contains("yours  control-p wanted"))
    tutor.press([.control("p")])
    #expect(!tutor.text(120, 60).contains("control-p"))
    #expect(tutor.lines()[23].contains("^P other picture"))
  }

  @Test("build the screens of the free part, each of which its solution solves")
  func screens() {
    var tutor = freshTutor()
    tutor.press([.end, .up, .enter])
    for (recipe, title) in zip(ScreensToBuild.recipes, ScreensToBuild.titles) {
      let exercise = recipe.exercise(seed: 0)
      #expect(tutor.lines()[0].contains(title))
      // What is to be made is drawn, and what there is beside it.
      #expect(tutor.text(120, 60).contains("wanted"))
      replace(exercise.solution, in: &tutor)
      #expect(
        tutor.press([.tab]) == [.keep(.finished(exercise.id, tries: 1, sawSolution: false))], "\(title)")
      tutor.press([.enter])
    }
    #expect(tutor.text().contains("All \(ScreensToBuild.recipes.count) solved."))
  }
}

extension Exercise {
  /// Whether its answer is the text of a layout.
  fileprivate var isWritten: Bool { kind == .make || kind == .fix }
}

extension String {
  /// How often another text is in it.
  fileprivate func components(_ other: String) -> Int { ranges(of: other).count }
}
