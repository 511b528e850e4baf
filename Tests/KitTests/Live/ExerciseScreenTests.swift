import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Exercises on the screen")
struct ExerciseScreenTests {
  @Test("The right numbers solve an exercise, its success is stored once, and Enter shows the next exercise")
  func rightNumbers() throws {
    var (tutor, exercise) = try open(.predict)
    tutor.type(exercise.solution)
    let effects = tutor.press([.enter])
    #expect(effects == [.save(.finished(exercise.id, tries: 1, sawSolution: false))])
    #expect(tutor.progress.isSolved(exercise.id))
    #expect(tutor.text().contains("\u{2713} Right."))
    #expect(tutor.press([.enter]).isEmpty)
    #expect(tutor.lines()[0].contains("exercise 3 of"))
    // On return the exercise is shown as solved, and is not counted again.
    tutor.press([.escape, .backspace])
    #expect(tutor.text().contains("\u{2713} Right."))
    #expect(tutor.press([.tab]).isEmpty)
  }

  @Test("Wrong numbers in an exercise count as tries, and after three tries the solution is offered")
  func wrongNumbers() throws {
    var (tutor, exercise) = try open(.predict)
    tutor.type("1 1")
    #expect(tutor.press([.enter]).isEmpty)
    #expect(tutor.text().contains("Not yet."))
    #expect(!tutor.lines()[23].contains("solution"))
    // Before the solution is offered, the key for it has no effect.
    #expect(tutor.type("!").isEmpty)
    #expect(!tutor.text().contains("Solution"))
    #expect(tutor.press([.enter, .enter]).isEmpty)
    #expect(tutor.lines()[23].contains("solution"))
    #expect(tutor.type("!") == [.save(.finished(exercise.id, tries: 3, sawSolution: true))])
    #expect(tutor.text().contains("Solution") && tutor.text().contains(exercise.solution))
    #expect(!tutor.progress.isSolved(exercise.id))
    // An exercise solved afterwards still counts as one whose solution was seen.
    tutor.type(exercise.solution)
    #expect(tutor.press([.enter]) == [.save(.finished(exercise.id, tries: 4, sawSolution: true))])
  }

  @Test("The picture of an exercise hides the sizes to find until it is solved")
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

  @Test("The key h shows up to three hints of an exercise, one by one")
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

  @Test("An answer with too few numbers is not counted as a try")
  func tooFewNumbers() throws {
    var (tutor, exercise) = try open(.predict)
    tutor.type("12")
    for _ in 0..<5 { tutor.press([.enter]) }
    #expect(tutor.text().contains("you typed 1"))
    #expect(!tutor.lines()[23].contains("solution"))
    tutor.press([.backTab])
    tutor.type(exercise.solution)
    #expect(tutor.press([.enter]) == [.save(.finished(exercise.id, tries: 1, sawSolution: false))])
  }

  @Test("While a layout is typed, its picture is beside the expected one, and the solution is hidden")
  func typedLayout() throws {
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

  @Test("An invalid layout typed as an answer is marked at its fault and does not count as a try")
  func invalidLayout() throws {
    var (tutor, exercise) = try open(.make)
    replace("Row { Fixd(width: 1) }", in: &tutor)
    for _ in 0..<4 { #expect(tutor.press([.tab]).isEmpty) }
    #expect(tutor.text().contains("did you mean 'Fixed'?") && tutor.text().contains("^"))
    tutor.press([.escape])
    #expect(!tutor.lines()[23].contains("solution"))
    // Letters are commands now; `r` resets the layout.
    tutor.type("r")
    #expect(tutor.text().contains(exercise.code.split(separator: "\n")[1]))
  }

  @Test("If a layout is wrong only at a hidden size, the pictures are compared at that size")
  func hiddenSize() throws {
    var (tutor, exercise) = try open(.make)
    guard case .layout(let expected) = exercise.form, let menu = expected.box("menu"), let logo = expected.box("logo")
    else {
      Issue.record("no layout with menu and logo")
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

  @Test("The live layout of an exercise can be opened only after the exercise is solved")
  func liveAfterSolving() throws {
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

  @Test("In a small terminal, an exercise's task is folded, and the page of keys shows the whole task")
  func foldedTask() throws {
    for lesson in Thorough.oneIn(16, of: allLessons) {
      for recipe in lesson.exercises {
        let exercise = recipe.exercise(seed: 0)
        guard exercise.kind == .reach else { continue }
        var tutor = Tutor(lessons: [], progress: Progress())
        tutor.screens = [.practice(Practice(.review, title: "test", recipes: [recipe], seeds: [0]))]
        let goal = exercise.goal.line.map { $0.text }.joined()
        let goalWords = goal.split(separator: " ")
        if goal.count > 90 { #expect(tutor.text(50, 15).contains("\u{2026} ?"), "\(recipe.id.text)") }
        tutor.type("?", width: 50, height: 15)
        var words: Set<Substring> = [], text = ""
        for _ in 0..<12 {
          text = tutor.text(50, 15)
          words.formUnion(text.split { " \n\u{A0}".contains($0) }.map { Substring($0) })
          tutor.press([.pageDown], width: 50, height: 15)
        }
        #expect(
          goalWords.allSatisfy { word in words.contains(word) || word.contains("\u{A0}") }, "\(recipe.id.text) \(text)")
        #expect(words.contains("undoes"), "\(recipe.id.text) \(text)")
      }
    }
  }

  @Test("Two items with one name in an answer are numbered, and checking reports them")
  func sameNames() throws {
    var (tutor, _) = try open(.make)
    replace("Row { Fixed(width: 30).id(logo); Flex().id(logo); Flex().id(menu) }", in: &tutor)
    #expect(tutor.text(120, 40).contains("logo (1)") && tutor.text(120, 40).contains("logo (2)"))
    tutor.press([.tab])
    #expect(tutor.text(120, 40).contains("2 items are named logo."))
  }

  @Test("A solved exercise offers the key w, which explains the frames")
  func why() {
    var tutor = freshTutor("fixed-and-flex")
    tutor.type("nn")
    func keys() -> String { tutor.lines().suffix(2).joined() }
    #expect(!keys().contains("why"))
    let exercise = namedExercise("fixed-and-flex/say-rest")
    tutor.type(exercise.solution)
    tutor.press([.enter])
    #expect(keys().contains("why"))
    tutor.type("w")
    #expect(tutor.text().contains("Why is"))
  }

  @Test(
    "Every exercise is solved on the screen by its solution",
    arguments: Thorough.oneIn(16, of: allLessons.map { $0.number }))
  func solutions(lesson: Int) {
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

extension ExerciseScreenTests {
  @Test("Exercises to build a screen show the expected picture and are solved by their solutions")
  func screensToBuild() {
    var tutor = freshTutor()
    tutor.press([.end, .up, .enter])
    let count = Thorough.pick(1, allScreens.count)
    for recipe in allScreens.prefix(count) {
      let title = recipe.title
      let exercise = recipe.exercise(seed: 0)
      #expect(tutor.lines()[0].contains(title))
      // The expected picture has the title "wanted".
      #expect(tutor.text(120, 60).contains("wanted"))
      replace(exercise.solution, in: &tutor)
      #expect(
        tutor.press([.tab]) == [.save(.finished(exercise.id, tries: 1, sawSolution: false))], "\(title)")
      tutor.press([.enter])
    }
    #expect(!Thorough.triesAllCases || tutor.text().contains("All \(count) solved."))
  }
}

extension Exercise {
  /// Whether the answer is the text of a layout.
  fileprivate var isWritten: Bool { kind == .make || kind == .fix }
}
