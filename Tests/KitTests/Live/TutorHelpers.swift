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
  /// Lays out code in a width and a height; `nil` stands for the size of the content.
  init(_ code: String, width: Double?, height: Double? = 60) {
    self.init(code, in: Frame(width: width ?? .infinity, height: height ?? .infinity))
  }
}

/// The lessons of an ordinary run, the first and the last among them; all lessons in the long tests.
let someLessons = Thorough.oneIn(10, of: allLessons)

/// Sizes of terminals, from a phone's to a large window's.
let terminalSizes = [(80, 24), (120, 40), (50, 15), (30, 10), (200, 60), (21, 6)]

extension Tutor {
  /// Presses keys on a screen, and returns their effects.
  @discardableResult
  mutating func press(_ keys: [Key], width: Int = 80, height: Int = 24) -> [Effect] {
    keys.map { press($0, width: width, height: height) }.filter { $0 != .none }
  }

  /// Types text.
  @discardableResult
  mutating func type(_ text: String, width: Int = 80, height: Int = 24) -> [Effect] {
    press(text.unicodeScalars.map { .character($0) }, width: width, height: height)
  }

  /// Goes past exercises. Escape ends typing in those that are typed.
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

  /// The visible lines.
  func lines(_ width: Int = 80, _ height: Int = 24) -> [String] { view(width: width, height: height).canvas.lines() }

  func text(_ width: Int = 80, _ height: Int = 24) -> String { lines(width, height).joined(separator: "\n") }
}

/// The lesson with a name.
func lesson(_ name: String) -> Lesson {
  guard let lesson = allLessons.first(where: { $0.name == name }) else { preconditionFailure("There is no \(name).") }
  return lesson
}

/// The exercise with a name such as `margins/say-next`, with the random numbers of a seed.
func namedExercise(_ name: String, seed: UInt64 = 0) -> Exercise {
  guard let recipe = allLessons.flatMap({ $0.exercises }).first(where: { $0.id == Exercise.ID(name) }) else {
    preconditionFailure("There is no \(name).")
  }
  return recipe.exercise(seed: seed)
}

/// The playground without any progress.
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

/// The playground without any progress, with a lesson open.
func freshTutor(_ name: String) -> Tutor { freshTutor(lesson: lesson(name).number) }

extension Exercise {
  /// The keys that solve the exercise, according to its last hint.
  var keysToGoal: [PlaygroundCourse.Key] {
    guard kind == .reach, let sketch = try? Sketch(code), let hint = hints.last else { return [] }
    var keys: [PlaygroundCourse.Key] = [], item: Int?
    // Initially, the item that the first key changes is selected.
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
  /// The editor for the answer of an exercise; `nil` on other screens.
  var editor: TextEditor? {
    guard case .practice(let practice) = screens.last, practice.attempts.indices.contains(practice.index) else {
      return nil
    }
    return practice.attempts[practice.index]?.editor
  }

  /// The open lesson; `nil` on other screens.
  var reading: PlaygroundCourse.OpenLesson? { if case .reading(let reading) = screens.last { reading } else { nil } }

  /// Turns the pages of the open lesson, showing the answers on the way.
  mutating func turn(to page: PlaygroundCourse.OpenLesson.Page) {
    while let reading, reading.page != page, reading.page != .end { press([.enter]) }
    precondition(reading?.page == page, "There is no such page.")
  }
}

/// Opens the first exercise of a kind in a lesson.
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
