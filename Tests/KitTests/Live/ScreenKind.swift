import EagerLayout
import LayoutExplanations
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
import PlaygroundLessons

/// The kinds of screens, named after the state that they show.
enum ScreenKind: String, CaseIterable, CustomTestStringConvertible {
  case menu, puzzle, guessed, idea, step, experiment, tried, typed, question, answer, end
  case numbers, refused, hinted, make, mended, faulty, byEye, shown, blanks, choice, commands, notice, finished
  case live, changed, edited, why, keys, screen, review

  var testDescription: String { rawValue }

  /// The kinds of an ordinary run; all kinds in the long tests.
  static let some = Thorough.oneIn(6, of: allCases)

  /// The playground with this screen open.
  var tutor: Tutor { Self.tutors[self] ?? opened() }

  private static let tutors = Dictionary(uniqueKeysWithValues: some.map { ($0, $0.opened()) })

  /// The page of a lesson that is this screen, or leads to it.
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

  /// The kind of exercise on this screen.
  private var exercise: Exercise.Kind? {
    switch self {
    case .numbers, .refused, .hinted: .predict
    case .make, .mended, .faulty: .make
    case .byEye, .shown: .reach
    case .blanks, .commands, .notice: .fill
    case .choice: .next
    default: nil
    }
  }

  /// Opens this screen.
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
    case .notice: tutor.notice = "Your progress is not saved: cannot write to '/some/where': Not a directory."
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
