import EagerLayout
import PlaygroundCourse
import PlaygroundKit
import PlaygroundWriters

/// The lessons as pages for a browser or for paper, which any static host can serve.
///
/// The pages are complete without a script. In a live book they also load the web page's script, which replaces each
/// page by the interactive lesson of the web page.
///
///     for page in Book(lessons, screens: screens).pages { … write page.html to the file page.name … }
struct Book {
  /// The file name of the web page's script.
  static let scriptName = "live.js"

  /// A page.
  struct Page {
    /// The name of its file: `fixed-and-flex.html`. It does not change when the course grows.
    let name: String
    let html: String
  }

  let lessons: [Lesson]
  /// The screens to build.
  let screens: [Exercise.Recipe]
  /// Whether the pages load the web page's script.
  var isLive = false
  /// The address at which the folder will be served, ending with a slash; link previews need it.
  var address = ""
  /// The drawings of boxes in pictures, by the boxes' names.
  var drawings: [String: Drawing] = [:]

  init(_ lessons: [Lesson], screens: [Exercise.Recipe]) {
    self.lessons = lessons
    self.screens = screens
  }

  /// The list of lessons, each lesson, and the screens to build.
  var pages: [Page] {
    [Page(name: "index.html", html: indexHTML)] + lessons.map { Page(name: $0.pageName, html: html(of: $0)) }
      + [Page(name: "screens.html", html: screensHTML)]
  }

  /// The pictures of link previews, by file name.
  var images: [(name: String, bytes: [UInt8])] {
    lessons.map { ($0.imageName, Thumbnail($0.picture, in: Self.previewExtent).png) }
  }

  /// The size of the picture of a link preview, as most sites recommend it.
  static let previewExtent = Extent(width: 1200, height: 630)

  private var indexHTML: String {
    let metadata = Metadata(
      title: "Layout, lesson by lesson", image: lessons.first?.imageName,
      about: "\(lessons.count) lessons on layout, with exercises. Every number in them is computed by a layout engine.")
    return document(metadata, previous: nil, next: lessons.first?.link) { writer in
      writer.element("p", HTMLWriter.escaped(metadata.about))
      if isLive, let first = lessons.first {
        let path = "<a href=\"\(first.pageName)#lesson=by-hand\">twenty minutes by hand</a>"
        writer.element("p", "For a first look: \(path), with a result to send.")
      }
      writer.write("<ol class=\"contents\">")
      for lesson in lessons {
        writer.write("<li>\(Thumbnail(lesson.picture, in: Extent(width: 240, height: 126)).svg)")
        writer.write("<a href=\"\(lesson.pageName)\">\(lesson.number). \(HTMLWriter.escaped(lesson.title))</a>")
        writer.write("<p>\(HTMLWriter.inline(lesson.idea[0]))</p></li>")
      }
      writer.write("</ol>")
      writer.element("p", "Then: <a href=\"screens.html\">screens to build</a>.")
    }
  }

  private func html(of lesson: Lesson) -> String {
    let metadata = Metadata(
      title: "\(lesson.number). \(lesson.title)", name: lesson.name, image: lesson.imageName,
      about: HTMLWriter.plain(lesson.content().puzzle.goal))
    return document(
      metadata, previous: lessons.first { $0.number == lesson.number - 1 }?.link,
      next: lessons.first { $0.number == lesson.number + 1 }?.link ?? Self.screensLink
    ) { writer in
      let content = lesson.content(), experiment = content.experiment
      let questionPictures = [content.puzzle, content.question].map { $0.example.picture }
      let scale = FigureScale(
        content.steps.map { $0.picture } + [experiment.start.picture, experiment.result.picture] + questionPictures)
      writer.element("h2", "A puzzle first")
      writer.exercise(content.puzzle, scale: scale)
      writer.element("h2", "The idea")
      for paragraph in lesson.idea {
        if let code = paragraph.code { writer.code(code) } else { writer.element("p", HTMLWriter.inline(paragraph)) }
      }
      for step in content.steps {
        writer.write("<section class=\"step\">")
        writer.code(step.example.code, newLines: step.newLines, bounds: step.example.boundsText)
        writer.numberedPicture(step.picture, scale: scale)
        writer.element("p", HTMLWriter.inline(step.remark))
        writer.write("</section>")
      }
      writer.element("h2", "Try")
      writer.element("p", HTMLWriter.inline(experiment.task))
      writer.code(experiment.start.code, bounds: experiment.start.boundsText)
      writer.picture(experiment.start.picture.withoutNumbers, scale: scale)
      writer.write(Self.terminalHint(for: lesson))
      writer.disclosure("Result", as: "answer") { writer in
        writer.code(experiment.result.code, bounds: experiment.result.boundsText)
        writer.numberedPicture(experiment.result.picture.markingChanges(since: experiment.start.picture), scale: scale)
        writer.element("p", HTMLWriter.inline(experiment.answer))
      }
      writer.element("h2", "Question")
      writer.exercise(content.question, scale: scale, reasons: content.reasons)
      writer.element("h2", "Exercises")
      writer.write(Self.terminalHint(for: lesson))
      for recipe in lesson.exercises {
        let exercise = recipe.exercise(seed: 0)
        writer.element("h3", "\(exercise.number) \(HTMLWriter.escaped(exercise.kind.title))")
        writer.exercise(exercise)
      }
    }
  }

  /// A hint at the command that opens the lesson in a terminal, for pages without a script.
  private static func terminalHint(for lesson: Lesson) -> String {
    "<p class=\"legend\">On paper or without a script, do this in a terminal: "
      + "<code>swift run playground lesson \(lesson.name)</code></p>"
  }

  private var screensHTML: String {
    let metadata = Metadata(
      title: Self.screensLink.title, name: "screens", image: lessons.first?.imageName,
      about: "Build parts of real apps. Only the boxes with names count; what is around them is up to you.")
    return document(metadata, previous: lessons.last?.link, next: nil) { writer in
      writer.element("p", HTMLWriter.escaped(metadata.about))
      for recipe in self.screens {
        writer.element("h2", "\(recipe.number). \(HTMLWriter.escaped(recipe.title))")
        writer.exercise(recipe.exercise(seed: 0))
      }
    }
  }

  /// A page with its head, and links to its neighbors.
  private func document(
    _ metadata: Metadata, previous: PageLink?, next: PageLink?, _ write: (inout HTMLWriter) -> Void
  ) -> String {
    var writer = HTMLWriter()
    writer.drawings = drawings
    let isLive = isLive && metadata.name != nil
    writer.write("<!doctype html>")
    writer.write(isLive ? "<html lang=\"en\" data-lesson=\"\(metadata.name ?? "")\">" : "<html lang=\"en\">")
    writer.write(
      "<head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
    writer.element("title", "\(HTMLWriter.escaped(metadata.title)) \u{B7} EagerLayout")
    writeMetadata(metadata, to: &writer)
    if isLive { writer.write("<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">") }
    writer.write("<link rel=\"icon\" href=\"\(Self.icon)\">")
    writer.write("<style>\n\(Self.style)</style></head>")
    writer.write("<body><div class=\"book\">")
    // Defines hatches outside of all parts that may be closed: browsers do not draw definitions inside closed parts.
    var hatches = SVGWriter()
    hatches.defineHatches(Picture.Space.Kind.allCases)
    writer.write("<svg class=\"hatches\" width=\"0\" height=\"0\" aria-hidden=\"true\">\(hatches.text)</svg>")
    let links = links(previous, next)
    writer.write("<nav aria-label=\"Lessons\">\(links)</nav>")
    writer.write("<main>")
    writer.element("h1", HTMLWriter.escaped(metadata.title))
    write(&writer)
    writer.write("</main>")
    writer.write("<nav aria-label=\"Lessons, below\">\(links)</nav>")
    writer.write("</div>")
    writer.write("<script>\n\(Self.printingScript)\(metadata.name == nil ? Self.progressScript : "")</script>")
    if isLive { writer.write("<script src=\"\(Self.scriptName)\" charset=\"utf-16le\"></script>") }
    writer.write("</body></html>")
    return writer.text
  }

  private func links(_ previous: PageLink?, _ next: PageLink?) -> String {
    var links = "<a href=\"index.html\">All lessons</a>"
    for (target, relation, arrow) in [(previous, "prev", "\u{2190}"), (next, "next", "\u{2192}")] {
      guard let target else { continue }
      links += " <a rel=\"\(relation)\" href=\"\(target.page)\">\(arrow) \(HTMLWriter.escaped(target.title))</a>"
    }
    return links
  }

  /// A link to a page.
  fileprivate struct PageLink {
    let page: String
    let title: String
  }

  private static var screensLink: PageLink { PageLink(page: "screens.html", title: "Screens to build") }
}

extension Lesson {
  /// The file name of its page.
  fileprivate var pageName: String { "\(name).html" }

  /// The file name of the picture for link previews.
  fileprivate var imageName: String { "\(name).png" }

  /// The picture of the puzzle, for lists and link previews.
  fileprivate var picture: Picture { content().puzzle.example.picture }

  fileprivate var link: Book.PageLink { Book.PageLink(page: pageName, title: "\(number). \(title)") }
}
