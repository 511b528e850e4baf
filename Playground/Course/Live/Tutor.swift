import PlaygroundKit

/// The interactive playground: screens, and the keys that lead from one to the next.
///
/// It is a value: a key makes the next state, and a size makes the view.
///
///     var tutor = Tutor(lessons: lessons, screensToBuild: screens, progress: progress)
///     let view = tutor.view(width: 80, height: 24)
///     let effect = tutor.press(.enter, width: 80, height: 24)
package struct Tutor: Sendable {
  /// The effect of a key on the program.
  package enum Effect: Equatable, Sendable {
    case none
    /// Saves an achievement.
    case keep(Achievement)
    case prompt
    case quit
  }

  let lessons: [Lesson]
  let screensToBuild: [Exercise.Recipe]
  /// The learner's progress; the program merges the changes of other running programs.
  package var progress: Progress
  /// A message above the keys, shown until the next key; empty for none.
  package var notice = ""
  let seed: UInt64
  /// Whether the program supports ``Effect/prompt``.
  let hasPrompt: Bool
  /// The number of rows above the visible part of the list of keys, while it replaces the screen.
  private var keysScroll: Int?
  /// Whether the last key was the first of two that leave the program.
  private var isLeaving = false
  /// Whether the last key left a screen for the menu: the same key pressed again does not leave the program.
  private var cameBack = false
  /// Exercises that were left, to return to.
  var left: [Practice] = []
  /// The screens from the menu to the visible one.
  var screens: [Screen]

  enum Screen: Sendable {
    case menu(Menu)
    case reading(Reading)
    case course(Practice)
    case live(Live)
    case why(Why)
  }

  /// Begins at the menu, or in a lesson.
  ///
  /// - Parameter seed: determines the numbers of exercises, together with the number of times each was finished.
  package init(
    lessons: [Lesson], screensToBuild: [Exercise.Recipe] = [], progress: Progress, seed: UInt64 = 0,
    lesson: Int? = nil, hasPrompt: Bool = false
  ) {
    self.lessons = lessons
    self.screensToBuild = screensToBuild
    self.hasPrompt = hasPrompt
    self.progress = progress
    self.seed = seed
    let next = lessons.firstIndex { !progress.isDone($0) } ?? 0
    screens = [.menu(Menu(chosen: lesson.map { $0 - 1 } ?? next))]
    if let lesson, let found = lessons.first(where: { $0.number == lesson }) {
      screens.append(.reading(Reading(found)))
    }
  }

  package mutating func press(_ key: Key, width: Int, height: Int) -> Effect {
    let view = view(width: width, height: height)
    notice = ""
    // In a text field, Control-D deletes a character.
    if key == .control("c") || key == .control("d") && !isTyping {
      if isLeaving || screens.count == 1 && !isTyping { return .quit }
      (isLeaving, notice) = (true, "Press it again to leave the playground.")
      return .none
    }
    isLeaving = false
    if keysScroll != nil {
      keysScroll = view.scrolled(by: key)
      if keysScroll != nil || [.character("?"), .character("q"), .escape].contains(key) { return .none }
    } else if key == .character("?"), !(typed?.isInQuotes ?? false) {
      keysScroll = 0
      return .none
    }
    let isOut = key == .escape || key == .character("q"), wasBack = cameBack, depth = screens.count
    defer { cameBack = isOut && depth > 1 && screens.count == 1 }
    if isOut, wasBack {
      notice = "q again leaves the playground."
      return .none
    }
    return pass(key, showing: view, width: width)
  }

  /// Passes a key to the visible screen.
  private mutating func pass(_ key: Key, showing view: View, width: Int) -> Effect {
    switch screens.removeLast() {
    case .menu(var menu):
      let entries = self.entries
      let answer = menu.press(key, entries.map { $0.entry }, width: width)
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

  package func view(width: Int, height: Int) -> View {
    var sheet = sheet
    if let keysScroll { (sheet.showsKeys, sheet.scroll) = (true, keysScroll) }
    if !notice.utf8.isEmpty { sheet.notice = [Span(notice, .wrong)] }
    return sheet.view(width: width, height: height)
  }

  var sheet: Sheet {
    let status = lessons.isEmpty ? [] : status
    switch screens[screens.count - 1] {
    case .menu(let menu): return menuSheet(menu)
    case .reading(let reading):
      return reading.sheet(status: status, exercises: about(reading.lesson), hasLive: reading.live != nil)
    case .course(let course):
      return course.sheet(status: status, progress: progress, next: next(after: course))
    case .live(let live): return live.sheet(status: status)
    case .why(let why): return why.sheet(status: status)
    }
  }

  /// The learner's progress, for the head of every screen.
  var status: SpanLine {
    let done = lessons.filter { progress.isDone($0) }.count
    // Stars come earlier than whole lessons.
    let stars = progress.stars(of: lessons.flatMap { $0.exercises } + screensToBuild)
    var line: SpanLine = stars > 0 ? [Span("\u{2605} \(stars)  ", .changed)] : []
    line.append(Span("\(done)/\(lessons.count) done", .faint))
    let due = progress.reviews.count
    if due > 0 { line.append(Span("  review \(due)", .changed)) }
    return line
  }

  private var isTyping: Bool { typed != nil }

  /// The text into which letters go; nil where they are keys.
  private var typed: TextEditor? {
    switch screens[screens.count - 1] {
    case .course(let course): course.typed
    case .reading(let reading): reading.typed
    case .live(let live): live.editor
    default: nil
    }
  }

  mutating func leave() -> Effect {
    if screens.count == 1 { return .quit }
    screens.removeLast()
    return .none
  }

  mutating func explain(_ preview: Preview, node: Int) -> Effect {
    guard let why = Why(preview, node: node) else {
      notice = "\(preview.sketch.name(of: node)) is hidden: it has no size and no place."
      return .none
    }
    screens.append(.why(why))
    return .none
  }
}
