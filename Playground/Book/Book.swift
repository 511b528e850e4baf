import EagerLayout
import PlaygroundCourse
import PlaygroundKit
import PlaygroundWriters

/// The lessons as pages for a browser or for paper, without a server. A small script checks answers and adds a slider
/// for the width; the pages are complete without it.
///
///     for page in Book(lessons, screens: screens).pages { … write page.html to the file page.name … }
struct Book {
  /// A page.
  struct Page {
    /// The name of its file: `fixed-and-flex.html`. It does not change when the course grows.
    let name: String
    /// The content of the file.
    let html: String
  }

  let lessons: [Lesson]
  /// The screens to build.
  let screens: [Exercise.Recipe]

  init(_ lessons: [Lesson], screens: [Exercise.Recipe]) {
    self.lessons = lessons
    self.screens = screens
  }

  /// The list of lessons, each lesson, and the screens to build.
  var pages: [Page] {
    [Page(name: "index.html", html: index)] + lessons.map { Page(name: $0.pageName, html: page($0)) }
      + [Page(name: "screens.html", html: screensPage)]
  }

  private var index: String {
    document(title: "Layout, lesson by lesson", before: nil, after: lessons.first?.way) { writer in
      writer.element("p", "Frames computed by EagerLayout: numbers in, numbers out. Every number here is the engine's.")
      writer.write("<ol class=\"contents\">")
      for lesson in lessons {
        writer.write(
          "<li><a href=\"\(lesson.pageName)\">\(HTMLWriter.escaped(lesson.title))</a>"
            + "<p>\(HTMLWriter.inline(lesson.idea[0]))</p></li>")
      }
      writer.write("</ol>")
      writer.element("p", "Then: <a href=\"screens.html\">screens to build</a>.")
    }
  }

  private func page(_ lesson: Lesson) -> String {
    document(
      title: "\(lesson.number). \(lesson.title)", before: lessons.first { $0.number == lesson.number - 1 }?.way,
      after: lessons.first { $0.number == lesson.number + 1 }?.way ?? Self.screensWay
    ) { writer in
      let content = lesson.content(), series = content.series, experiment = content.experiment
      let asked = [content.puzzle, content.question].map { $0.trial.picture }
      let scale = FigureScale(
        content.steps.map { $0.picture } + [experiment.start.picture, experiment.result.picture] + asked,
        widths: series.flatMap { $0.trials })
      writer.element("h2", "A puzzle first")
      writer.exercise(content.puzzle, scale: scale)
      writer.element("h2", "The idea")
      for paragraph in lesson.idea {
        if let code = paragraph.code { writer.code(code) } else { writer.element("p", HTMLWriter.inline(paragraph)) }
      }
      for (step, series) in zip(content.steps, series) {
        writer.write("<section class=\"step\">")
        writer.code(step.trial.code, newLines: step.newLines, place: step.trial.place)
        writer.picture(step.picture, scale: scale, widths: series.trials)
        writer.element("p", HTMLWriter.inline(step.remark))
        writer.write("</section>")
      }
      writer.element("h2", "Try")
      writer.element("p", HTMLWriter.inline(experiment.words))
      writer.code(experiment.start.code, place: experiment.start.place)
      writer.picture(experiment.start.picture.withoutNumbers, scale: scale)
      writer.write("<p class=\"legend\">To change it yourself: <code>playground lesson \(lesson.name)</code></p>")
      writer.hidden("Result", as: "answer") { writer in
        writer.code(experiment.result.code, place: experiment.result.place)
        writer.picture(experiment.result.picture.marked(against: experiment.start.picture), scale: scale, widths: [])
        writer.element("p", HTMLWriter.inline(experiment.outcome))
      }
      writer.element("h2", "Question")
      writer.exercise(content.question, scale: scale, reasons: content.reasons)
      writer.element("h2", "Exercises")
      writer.write(
        "<p class=\"legend\">Numbers and choices are checked here, layouts in "
          + "<code>playground lesson \(lesson.name)</code>.</p>")
      for recipe in lesson.exercises {
        let exercise = recipe.exercise(seed: 0)
        writer.element("h3", "\(exercise.number) \(HTMLWriter.escaped(exercise.kind.title))")
        writer.exercise(exercise)
      }
    }
  }

  private var screensPage: String {
    document(title: Self.screensWay.title, before: lessons.last?.way, after: nil) { writer in
      writer.element(
        "p", "Build parts of real apps. Only the boxes with names count; what is around them is up to you.")
      for recipe in self.screens {
        writer.element("h2", "\(recipe.number). \(HTMLWriter.escaped(recipe.title))")
        writer.exercise(recipe.exercise(seed: 0))
      }
    }
  }

  /// A page with its head, and links to its neighbors.
  private func document(
    title: String, before: Way?, after: Way?, _ write: (inout HTMLWriter) -> Void
  ) -> String {
    var writer = HTMLWriter()
    writer.write("<!doctype html>")
    writer.write("<html lang=\"en\">")
    writer.write(
      "<head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
    writer.element("title", "\(HTMLWriter.escaped(title)) \u{B7} EagerLayout")
    writer.write("<style>\n\(Self.style)</style></head>")
    writer.write("<body>")
    // Here, because definitions in a closed part of a page are not drawn elsewhere.
    var hatches = SVGWriter()
    hatches.defineHatches(Picture.Space.Kind.allCases)
    writer.write("<svg class=\"hatches\" width=\"0\" height=\"0\" aria-hidden=\"true\">\(hatches.text)</svg>")
    let ways = ways(before, after)
    writer.write("<nav aria-label=\"Lessons\">\(ways)</nav>")
    writer.write("<main>")
    writer.element("h1", HTMLWriter.escaped(title))
    write(&writer)
    writer.write("</main>")
    writer.write("<nav aria-label=\"Lessons, below\">\(ways)</nav>")
    writer.write("<script>\n\(Self.script)</script>")
    writer.write("</body></html>")
    return writer.text
  }

  private func ways(_ before: Way?, _ after: Way?) -> String {
    var ways = "<a href=\"index.html\">All lessons</a>"
    for (way, relation, arrow) in [(before, "prev", "\u{2190}"), (after, "next", "\u{2192}")] {
      guard let way else { continue }
      ways += " <a rel=\"\(relation)\" href=\"\(way.page)\">\(arrow) \(HTMLWriter.escaped(way.title))</a>"
    }
    return ways
  }

  /// A link to a page.
  fileprivate struct Way {
    let page: String
    let title: String
  }

  private static var screensWay: Way { Way(page: "screens.html", title: "Screens to build") }
}

extension Lesson {
  /// The file of its page.
  fileprivate var pageName: String { "\(name).html" }

  fileprivate var way: Book.Way { Book.Way(page: pageName, title: "\(number). \(title)") }
}

extension Lesson.Content {
  /// Each step in many widths.
  var series: [WidthSeries] {
    var widest = 0.0
    for step in steps where step.trial.bounds.width.isFinite { widest = max(widest, step.trial.bounds.width) }
    return steps.map { WidthSeries($0.trial, widest: widest) }
  }
}
