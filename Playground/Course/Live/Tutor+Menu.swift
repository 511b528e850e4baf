import PlaygroundKit

// The menu and the overviews of exercises, with the learner's progress.
extension Tutor {
  var entries: [(entry: Menu.Entry, target: Target)] {
    var entries: [(entry: Menu.Entry, target: Target)] = []
    for (index, lesson) in lessons.enumerated() {
      let solved = progress.solvedCount(in: lesson)
      let remainingWork = remainingWork(lesson, solved: solved)
      let isBegun = solved > 0 || progress.hasRead(lesson.name)
      entries.append(
        (
          Menu.Entry(
            mark: "\(lesson.number)", title: lesson.title,
            state: progress.isDone(lesson) ? .done : isBegun ? .begun : .untouched,
            finishedWork: finishedWork(lesson.exercises, solved: solved),
            description: lesson.idea[0].line + (remainingWork.isEmpty ? [] : [Span(" ")] + remainingWork),
            remainingWork: remainingWork),
          .lesson(index)
        ))
    }
    let dueCount = progress.reviews.count
    if !progress.records.isEmpty {
      entries.append(
        (
          Menu.Entry(
            mark: "r", title: "Review", state: .untouched, finishedWork: dueCount > 0 ? "\(dueCount) due" : "",
            description: [Span("Exercises that were hard, or long ago, with fresh numbers.")]), .review
        ))
    }
    let screens = screensToBuild
    let builtCount = screens.filter { progress.isSolved($0.id) }.count
    entries.append(
      (
        Menu.Entry(
          mark: "s", title: "Screens to build",
          state: builtCount == 0 ? .untouched : builtCount == screens.count ? .done : .begun,
          finishedWork: finishedWork(screens, solved: builtCount),
          description: [Span("Build parts of real apps: a toolbar, a row of a list, a dialog.")]), .screens
      ))
    if hasPrompt {
      entries.append(
        (
          Menu.Entry(
            mark: "p", title: "Prompt", state: .untouched,
            description: [Span("Type a layout, and see its frames at once.")]), .prompt
        ))
    }
    entries.append((Menu.Entry(mark: "q", title: "Quit", state: .untouched), .quit))
    return entries
  }

  /// The number of solved exercises, or their stars once all are solved.
  private func finishedWork(_ recipes: [Exercise.Recipe], solved: Int) -> String {
    if solved == 0 { return "" }
    return solved < recipes.count
      ? "\(solved)/\(recipes.count)" : "\u{2605} \(progress.starCount(of: recipes))/\(3 * recipes.count)"
  }

  /// The remaining work of a lesson that was begun.
  private func remainingWork(_ lesson: Lesson, solved: Int) -> SpanLine {
    let openCount = lesson.exercises.count - solved, isRead = progress.hasRead(lesson.name)
    if progress.isDone(lesson) || solved == 0 && !isRead { return [] }
    let exercises = openCount == 0 ? "" : openCount == 1 ? "one exercise" : "\(openCount) exercises"
    let pages = isRead ? "" : "some pages"
    let conjunction = exercises.utf8.isEmpty || pages.utf8.isEmpty ? "" : " and "
    return [
      Span("Still to do: \(exercises)\(conjunction)\(pages).", .changed),
      Span(isRead ? " Enter shows where you are." : " Enter opens its first page."),
    ]
  }

  func menuSheet(_ menu: Menu) -> Sheet {
    let entries = entries.map { $0.entry }
    let otherHints = entries.dropFirst(lessons.count).dropLast().map { entry in
      KeyHint(entry.mark, entry.title, "\(entry.title): \(entry.description.map { $0.text }.joined())")
    }
    return Sheet(
      title: [Span("EagerLayout", .heading), Span("  the playground", .plain)], status: status,
      keyHints: [
        KeyHint("\u{2191}\u{2193}", "choose", "choose; so do \u{2190}\u{2192}, and the number of a lesson"),
        KeyHint("enter", "open", "opens what is chosen; so does the space bar"),
      ] + otherHints + [KeyHint("q", "leave", "leaves the playground; your progress is saved")]
    ) { width, height in menu.body(entries, width: width, height: height) }
  }

  func exerciseOverview(_ lesson: Lesson) -> OpenLesson.Exercises {
    let solved = progress.solvedCount(in: lesson)
    let next = nextExercise(of: .lesson(lesson.number), lesson.exercises)
    let lines = lesson.exercises.enumerated().map { index, recipe -> SpanLine in
      let stars = progress.stars(recipe.id), isSolved = progress.isSolved(recipe.id)
      let starsText = String(repeating: "\u{2605}", count: stars) + String(repeating: "\u{2606}", count: 3 - stars)
      let kind = recipe.exercise(seed: 0).kind.title
      return [
        Span(index == next ? "\u{203A} " : "  ", .strong), Span(starsText, stars > 0 ? .changed : .faint),
        Span("  \(index + 1)  \(kind)", index == next ? .chosen : .plain),
        Span(isSolved ? "  solved" : index == next ? "  next" : "", .faint),
      ]
    }
    return OpenLesson.Exercises(
      summary: [
        Span("\(lesson.exercises.count)", .number), Span(" exercises, "), Span("\(solved)", .number),
        Span(" solved, with "), Span("\(progress.starCount(of: lesson.exercises))", .number),
        Span(" of \(3 * lesson.exercises.count) stars."),
      ], lines: lines, next: next + 1)
  }
}
