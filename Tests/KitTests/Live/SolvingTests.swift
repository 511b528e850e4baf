import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Exercises on the screen")
struct SolvingTests {
  @Test("take the right numbers, which is kept, and go on")
  func numbers() throws {
    var (tutor, exercise) = try open(.predict)
    tutor.type(exercise.solution)
    let effects = tutor.press([.enter])
    #expect(effects == [.save(.finished(exercise.id, tries: 1, sawSolution: false))])
    #expect(tutor.progress.isSolved(exercise.id))
    #expect(tutor.text().contains("\u{2713} Right."))
    #expect(tutor.press([.enter]).isEmpty)
    #expect(tutor.lines()[0].contains("exercise 3 of"))
    // Coming back shows it solved, and does not count again.
    tutor.press([.escape, .backspace])
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
    #expect(tutor.type("!").isEmpty)
    #expect(!tutor.text().contains("Solution"))
    #expect(tutor.press([.enter, .enter]).isEmpty)
    #expect(tutor.lines()[23].contains("solution"))
    #expect(tutor.type("!") == [.save(.finished(exercise.id, tries: 3, sawSolution: true))])
    #expect(tutor.text().contains("Solution") && tutor.text().contains(exercise.solution))
    #expect(!tutor.progress.isSolved(exercise.id))
    // Solved afterwards, it still is one whose solution was seen.
    tutor.type(exercise.solution)
    #expect(tutor.press([.enter]) == [.save(.finished(exercise.id, tries: 4, sawSolution: true))])
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
    #expect(tutor.press([.enter]) == [.save(.finished(exercise.id, tries: 1, sawSolution: false))])
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
    #expect(tutor.press([.tab]) == [.save(.finished(exercise.id, tries: 1, sawSolution: false))])
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
    #expect(text.ranges(of: "wanted").count == 2)
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

  @Test("show the whole task of a goal reached by keys above the list of keys, where there are few rows")
  func foldedByEye() throws {
    for lesson in Thorough.oneIn(16, of: allLessons) {
      for recipe in lesson.exercises {
        let exercise = recipe.exercise(seed: 0)
        guard exercise.kind == .reach else { continue }
        var tutor = Tutor(lessons: [], progress: Progress())
        tutor.screens = [.practice(Practice(.review, title: "test", recipes: [recipe], seeds: [0]))]
        let goal = exercise.goal.line.map { $0.text }.joined()
        let whole = goal.split(separator: " ")
        if goal.count > 90 { #expect(tutor.text(50, 15).contains("\u{2026} ?"), "\(recipe.id.text)") }
        tutor.type("?", width: 50, height: 15)
        var words: Set<Substring> = [], text = ""
        for _ in 0..<12 {
          text = tutor.text(50, 15)
          words.formUnion(text.split { " \n\u{A0}".contains($0) }.map { Substring($0) })
          tutor.press([.pageDown], width: 50, height: 15)
        }
        #expect(
          whole.allSatisfy { word in words.contains(word) || word.contains("\u{A0}") }, "\(recipe.id.text) \(text)")
        #expect(words.contains("undoes"), "\(recipe.id.text) \(text)")
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
    tutor.type("nn")
    func keys() -> String { tutor.lines().suffix(2).joined() }
    #expect(!keys().contains("why"))
    let exercise = drawn("fixed-and-flex/say-rest")
    tutor.type(exercise.solution)
    tutor.press([.enter])
    #expect(keys().contains("why"))
    tutor.type("w")
    #expect(tutor.text().contains("Why is"))
  }

  @Test(
    "can be done by anybody: every exercise's solution is taken on the screen",
    arguments: Thorough.oneIn(16, of: allLessons.map { $0.number }))
  func all(lesson: Int) {
    let recipes = allLessons[lesson - 1].exercises
    var tutor = freshTutor(lesson: lesson)
    tutor.type("n")
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
      #expect(tutor.press(keys) == [.save(.finished(exercise.id, tries: 1, sawSolution: false))], "\(exercise.id.text)")
      tutor.press([.enter])
    }
    #expect(tutor.text().contains("All \(recipes.count) solved."))
  }
}

extension SolvingTests {
  @Test("build the screens of the free part, each of which its solution solves")
  func screens() {
    var tutor = freshTutor()
    tutor.press([.end, .up, .enter])
    let count = Thorough.pick(1, allScreens.count)
    for recipe in allScreens.prefix(count) {
      let title = recipe.title
      let exercise = recipe.exercise(seed: 0)
      #expect(tutor.lines()[0].contains(title))
      // What is to be made is drawn, and what there is beside it.
      #expect(tutor.text(120, 60).contains("wanted"))
      replace(exercise.solution, in: &tutor)
      #expect(
        tutor.press([.tab]) == [.save(.finished(exercise.id, tries: 1, sawSolution: false))], "\(title)")
      tutor.press([.enter])
    }
    #expect(!Thorough.isWhole || tutor.text().contains("All \(count) solved."))
  }
}

extension Exercise {
  /// Whether its answer is the text of a layout.
  fileprivate var isWritten: Bool { kind == .make || kind == .fix }
}
