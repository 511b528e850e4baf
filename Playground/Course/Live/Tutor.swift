import PlaygroundKit

/// The state of the interactive playground: a stack of screens. `press` handles a key, and `view` returns the content
/// of the terminal at a size.
///
///     var tutor = Tutor(lessons: lessons, screensToBuild: screens, progress: progress)
///     let view = tutor.view(width: 80, height: 24)
///     let effect = tutor.press(.enter, width: 80, height: 24)
package struct Tutor: Sendable {
  /// The effect of a key on the program.
  package enum Effect: Equatable, Sendable {
    case none
    case save(Achievement)
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
  private var keyListOffset: Int?
  /// Whether the last key was Control-C or Control-D. The next such key leaves the program.
  private var isLeaving = false
  /// Whether the last key was `q` or Escape and returned to the menu. The next such key does not leave the program.
  private var justReturnedToMenu = false
  /// The practices that were opened before, to be resumed.
  var suspendedPractices: [Practice] = []
  /// The stack of screens: the menu is first, and the visible screen last.
  var screens: [Screen]

  enum Screen: Sendable {
    case menu(Menu)
    case reading(OpenLesson)
    case practice(Practice)
    case live(Live)
    case why(WhyScreen)
  }

  /// Starts at the menu, or in a lesson.
  ///
  /// - Parameter seed: determines the random numbers in exercises, together with the number of times each was finished.
  package init(
    lessons: [Lesson], screensToBuild: [Exercise.Recipe] = [], progress: Progress, seed: UInt64 = 0,
    lesson: Int? = nil, hasPrompt: Bool = false
  ) {
    self.lessons = lessons
    self.screensToBuild = screensToBuild
    self.hasPrompt = hasPrompt
    self.progress = progress
    self.seed = seed
    let nextIndex = lessons.firstIndex { !progress.isDone($0) } ?? 0
    screens = [.menu(Menu(chosen: lesson.map { $0 - 1 } ?? nextIndex))]
    if let lesson, let openedLesson = lessons.first(where: { $0.number == lesson }) {
      screens.append(.reading(OpenLesson(openedLesson)))
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
    if keyListOffset != nil {
      keyListOffset = view.scrolled(by: key)
      if keyListOffset != nil || [.character("?"), .character("q"), .escape].contains(key) { return .none }
    } else if key == .character("?"), !(activeEditor?.isInQuotes ?? false) {
      keyListOffset = 0
      return .none
    }
    let isLeavingKey = key == .escape || key == .character("q"), hadJustReturned = justReturnedToMenu,
      depth = screens.count
    defer { justReturnedToMenu = isLeavingKey && depth > 1 && screens.count == 1 }
    if isLeavingKey, hadJustReturned {
      notice = "q again leaves the playground."
      return .none
    }
    return pressOnScreen(key, showing: view, width: width)
  }

  /// Handles a key on the visible screen.
  private mutating func pressOnScreen(_ key: Key, showing view: View, width: Int) -> Effect {
    switch screens.removeLast() {
    case .menu(var menu):
      let entries = self.entries
      let request = menu.press(key, entries.map { $0.entry }, width: width)
      screens.append(.menu(menu))
      switch request {
      case .none: return .none
      case .leave: return .quit
      case .open(let index): return open(entries[index].target)
      }
    case .reading(var reading):
      let request = reading.press(key, showing: view)
      screens.append(.reading(reading))
      return handle(request, in: reading)
    case .practice(var practice):
      let request = practice.press(key, showing: view)
      screens.append(.practice(practice))
      return handle(request, in: practice)
    case .live(var live):
      let request = live.press(key, showing: view)
      screens.append(.live(live))
      switch request {
      case .none: return .none
      case .leave: return leave()
      case .why: return explain(live.current, node: live.chosen)
      }
    case .why(var why):
      let isLeft = why.press(key, showing: view)
      screens.append(.why(why))
      return isLeft ? leave() : .none
    }
  }

  package func view(width: Int, height: Int) -> View {
    var sheet = sheet
    if let keyListOffset { (sheet.showsKeys, sheet.scrollOffset) = (true, keyListOffset) }
    if !notice.utf8.isEmpty { sheet.notice = [Span(notice, .wrong)] }
    return sheet.view(width: width, height: height)
  }

  var sheet: Sheet {
    let status = lessons.isEmpty ? [] : status
    switch screens[screens.count - 1] {
    case .menu(let menu): return menuSheet(menu)
    case .reading(let reading):
      return reading.sheet(status: status, exercises: exerciseOverview(reading.lesson), hasLive: reading.live != nil)
    case .practice(let practice):
      return practice.sheet(status: status, progress: progress, next: nameOfNextScreen(after: practice))
    case .live(let live): return live.sheet(status: status)
    case .why(let why): return why.sheet(status: status)
    }
  }

  /// The learner's progress, for the head of every screen.
  var status: SpanLine {
    let doneCount = lessons.filter { progress.isDone($0) }.count
    // Stars are the first visible progress, before any lesson is done.
    let stars = progress.starCount(of: lessons.flatMap { $0.exercises } + screensToBuild)
    var line: SpanLine = stars > 0 ? [Span("\u{2605} \(stars)  ", .changed)] : []
    line.append(Span("\(doneCount)/\(lessons.count) done", .faint))
    let dueCount = progress.reviews.count
    if dueCount > 0 { line.append(Span("  review \(dueCount)", .changed)) }
    return line
  }

  private var isTyping: Bool { activeEditor != nil }

  /// The editor that receives letters; `nil` while letters are commands.
  private var activeEditor: TextEditor? {
    switch screens[screens.count - 1] {
    case .practice(let practice): practice.activeEditor
    case .reading(let reading): reading.activeEditor
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
    guard let why = WhyScreen(preview, node: node) else {
      notice = "\(preview.sketch.name(of: node)) is hidden: it has no size and no place."
      return .none
    }
    screens.append(.why(why))
    return .none
  }
}
