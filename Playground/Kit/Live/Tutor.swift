package import EagerLayout

/// The playground as a learner meets it: screens, and the keys that lead from one to the next.
///
/// All of it is a value: keys make the next one, and a size makes what is seen.
///
///     var tutor = Tutor(lessons: Lesson.all, progress: progress)
///     let view = tutor.view(width: 80, height: 24)
///     let effect = tutor.press(.enter, width: 80, height: 24)
package struct Tutor: Sendable {
  /// What the program is to do after a key.
  package enum Effect: Equatable, Sendable {
    case none
    /// To keep what was done.
    case keep(Achievement)
    /// To ask for layouts at a prompt.
    case prompt
    case quit
  }

  /// Tells why a node is where it is and as large as it is, in paragraphs.
  package typealias Explanation = @Sendable (_ sketch: Sketch, _ bounds: Frame, _ node: Int) -> [SpanLine]

  let lessons: [Lesson]
  /// What the learner has done; the program puts in what others did at the same time.
  package var progress: Progress
  /// Something to be told above the screen, until the next key; empty if there is nothing.
  package var notice = ""
  private let seed: UInt64
  private let explanation: Explanation?
  /// Whether the keys are seen in place of the screen.
  private var showsKeys = false
  /// The screens from the menu to the one that is seen.
  private(set) var screens: [Screen]

  enum Screen: Sendable {
    case menu(Menu)
    case reading(Reading)
    case course(Course)
    case live(Live)
    case why(Why)
  }

  /// Begins at the menu, or in a lesson.
  ///
  /// - Parameters:
  ///   - seed: makes the numbers of exercises, together with how often each was done.
  ///   - explanation: tells why; without it nothing offers to.
  package init(
    lessons: [Lesson], progress: Progress, seed: UInt64 = 0, lesson: Int? = nil, explanation: Explanation? = nil
  ) {
    self.lessons = lessons
    self.progress = progress
    self.seed = seed
    self.explanation = explanation
    let next = lessons.firstIndex { !progress.isDone($0) } ?? 0
    screens = [.menu(Menu(chosen: lesson.map { $0 - 1 } ?? next))]
    if let lesson, let found = lessons.first(where: { $0.number == lesson }) { screens.append(.reading(Reading(found))) }
  }

  /// A live layout alone: leaving it is leaving the program.
  package init(
    _ sketch: Sketch, in bounds: Frame, title: String, explanation: Explanation? = nil
  ) {
    self.init(lessons: [], progress: Progress(), explanation: explanation)
    screens = [.live(Live(Preview(sketch, in: bounds), title: title))]
  }

  /// Does what a key asks for, on a screen of a size.
  package mutating func press(_ key: Key, width: Int, height: Int) -> Effect {
    let view = view(width: width, height: height)
    notice = ""
    if showsKeys {
      showsKeys = false
      if key == .character("?") || key == .escape { return .none }
    } else if key == .character("?"), !isTyping {
      showsKeys = true
      return .none
    }
    switch screens.removeLast() {
    case .menu(var menu):
      let entries = self.entries
      let answer = menu.press(key, count: entries.count, width: width)
      screens.append(.menu(menu))
      switch answer {
      case .none: return .none
      case .leave: return .quit
      case .open(let place): return open(entries[place].target)
      }
    case .reading(var reading):
      let answer = reading.press(key, showing: view)
      screens.append(.reading(reading))
      return follow(answer, in: reading)
    case .course(var course):
      let answer = course.press(key, showing: view)
      screens.append(.course(course))
      return follow(answer, in: course)
    case .live(var live):
      let answer = live.press(key, showing: view)
      screens.append(.live(live))
      switch answer {
      case .none: return .none
      case .leave: return leave()
      case .why: return explain(live.now, node: live.chosen)
      }
    case .why(var why):
      let isLeft = why.press(key, showing: view)
      screens.append(.why(why))
      return isLeft ? leave() : .none
    }
  }

  /// What is seen, on a screen of a size.
  package func view(width: Int, height: Int) -> View {
    var sheet = sheet
    sheet.showsKeys = showsKeys
    if !notice.utf8.isEmpty { sheet.goal = [Span(notice, .wrong)] }
    return sheet.view(width: width, height: height)
  }

  private var sheet: Sheet {
    let status = lessons.isEmpty ? [] : status, canExplain = explanation != nil
    switch screens[screens.count - 1] {
    case .menu(let menu): return menuSheet(menu)
    case .reading(let reading):
      return reading.sheet(status: status, exercises: about(reading.lesson), hasLive: reading.live != nil)
    case .course(let course):
      return course.sheet(status: status, progress: progress, next: next(after: course), canExplain: canExplain)
    case .live(let live): return live.sheet(status: status, canExplain: canExplain)
    case .why(let why): return why.sheet(status: status)
    }
  }

  /// How far the learner is, for the head of every screen.
  private var status: SpanLine {
    let done = lessons.filter { progress.isDone($0) }.count
    var line: SpanLine = [Span("\(done)/\(lessons.count) done", .faint)]
    let due = progress.reviews.count
    if due > 0 { line.append(Span("  review \(due)", .changed)) }
    return line
  }

  /// Whether letters are typed into a text.
  private var isTyping: Bool {
    switch screens[screens.count - 1] {
    case .course(let course): course.isTyping
    case .live(let live): live.editor != nil
    default: false
    }
  }

  private mutating func leave() -> Effect {
    if screens.count == 1 { return .quit }
    screens.removeLast()
    return .none
  }

  private mutating func explain(_ preview: Preview, node: Int) -> Effect {
    guard let explanation else { return .none }
    let name = preview.sketch.name(of: node)
    screens.append(.why(Why(name, explanation(preview.sketch, preview.bounds, node))))
    return .none
  }
}

// What leads where.
extension Tutor {
  /// What an entry of the menu leads to.
  enum Target: Sendable {
    case lesson(Int)
    case review, screens, prompt, quit
  }

  private mutating func open(_ target: Target) -> Effect {
    switch target {
    case .lesson(let index):
      let lesson = lessons[index]
      // Who has read it goes on where work is left.
      let isRead = progress.lessonsRead.contains(lesson.number) && !progress.isDone(lesson)
      screens.append(.reading(Reading(lesson, atEnd: isRead)))
    case .review: screens.append(.course(review()))
    case .screens:
      screens.append(.course(course(.screens, title: "Screens to build", Exercise.screens)))
    case .prompt: return .prompt
    case .quit: return .quit
    }
    return .none
  }

  private func course(_ kind: Course.Kind, title: String, _ recipes: [Exercise.Recipe]) -> Course {
    Course(
      kind, title: title, recipes: recipes, seeds: recipes.map { seed &+ progress.seed(for: $0.id) },
      at: recipes.firstIndex { kind == .review || !progress.isSolved($0.id) } ?? 0)
  }

  /// The exercises that are due, or where none is, all that were ever done, those least known first.
  private func review() -> Course {
    let all = lessons.flatMap { $0.exercises } + Exercise.screens
    var ids = progress.reviews
    if ids.isEmpty { ids = progress.records.sorted { $0.due < $1.due }.map { $0.id } }
    return course(.review, title: "Review", ids.compactMap { id in all.first { $0.id == id } })
  }

  private mutating func follow(_ answer: Reading.Answer, in reading: Reading) -> Effect {
    let number = reading.lesson.number
    switch answer {
    case .none:
      if reading.page == .end, !progress.lessonsRead.contains(number) {
        progress.read(lesson: number)
        return .keep(.read(lesson: number))
      }
    case .leave: return leave()
    case .live:
      if let preview = reading.live { screens.append(.live(Live(preview, title: reading.lesson.title))) }
    case .exercises:
      screens.append(.course(course(.lesson(number), title: reading.lesson.title, reading.lesson.exercises)))
    }
    return .none
  }

  private mutating func follow(_ answer: Course.Answer, in course: Course) -> Effect {
    switch answer {
    case .none: break
    case .finished(let achievement):
      progress.note(achievement)
      return .keep(achievement)
    case .back: return leave()
    case .leave: screens = Array(screens.prefix(1))
    case .done:
      screens = Array(screens.prefix(1))
      if case .lesson(let number) = course.kind, let next = lessons.first(where: { $0.number == number + 1 }) {
        screens[0] = .menu(Menu(chosen: number))
        screens.append(.reading(Reading(next)))
      }
    case .live(let preview, let title): screens.append(.live(Live(preview, title: title)))
    case .why(let success):
      if let preview = Preview(success.code, in: success.bounds) {
        return explain(preview, node: preview.sketch.node(named: success.item) ?? 0)
      }
    }
    return .none
  }

  private func next(after course: Course) -> String {
    guard case .lesson(let number) = course.kind, number < lessons.count else { return "menu" }
    return "lesson \(number + 1)"
  }
}

// The menu.
extension Tutor {
  private var entries: [(entry: Menu.Entry, target: Target)] {
    var entries: [(Menu.Entry, Target)] = []
    for (index, lesson) in lessons.enumerated() {
      let solved = progress.solved(in: lesson)
      let isBegun = solved > 0 || progress.lessonsRead.contains(lesson.number)
      entries.append(
        (
          Menu.Entry(
            mark: "\(lesson.number)", title: lesson.title,
            state: progress.isDone(lesson) ? .done : isBegun ? .begun : .untouched,
            note: solved > 0 ? "\(solved)/\(lesson.exercises.count)" : "", about: lesson.idea[0].line), .lesson(index)
        ))
    }
    let due = progress.reviews.count
    if !progress.records.isEmpty {
      entries.append(
        (
          Menu.Entry(
            mark: "", title: "Review", state: .untouched, note: due > 0 ? "\(due) due" : "",
            about: [Span("Exercises that were hard, or long ago, with fresh numbers.")]), .review
        ))
    }
    let screens = Exercise.screens.filter { progress.isSolved($0.id) }.count
    entries.append(
      (
        Menu.Entry(
          mark: "", title: "Screens to build",
          state: screens == 0 ? .untouched : screens == Exercise.screens.count ? .done : .begun,
          note: screens > 0 ? "\(screens)/\(Exercise.screens.count)" : "",
          about: [Span("Parts of real apps, from a drawing: a toolbar, a row of a list, a dialog.")]), .screens
      ))
    entries.append(
      (
        Menu.Entry(
          mark: "", title: "Prompt", state: .untouched,
          about: [Span("Type a layout, and see its frames at once.")]), .prompt
      ))
    entries.append((Menu.Entry(mark: "", title: "Quit", state: .untouched), .quit))
    return entries
  }

  private func menuSheet(_ menu: Menu) -> Sheet {
    let entries = entries.map { $0.entry }
    return Sheet(
      title: [Span("EagerLayout", .heading), Span("  the playground", .plain)], status: status,
      keys: [
        Sheet.KeyHint("\u{2191}\u{2193}", "choose"), Sheet.KeyHint("enter", "open"), Sheet.KeyHint("q", "quit"),
      ]
    ) { width, height in menu.body(entries, width: width, height: height) }
  }

  /// What the exercises of a lesson are, and how many are solved.
  private func about(_ lesson: Lesson) -> SpanLine {
    let solved = progress.solved(in: lesson)
    return [
      Span("\(lesson.exercises.count)", .number), Span(" exercises, "), Span("\(solved)", .number), Span(" solved."),
    ]
  }
}
