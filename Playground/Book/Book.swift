import EagerLayout
import PlaygroundCourse
import PlaygroundKit
import PlaygroundWriters

/// The lessons as pages for a browser or for paper, which any static host can serve.
///
/// They are complete without a script. In a live book they also load the web page's script, which replaces each page by
/// the same lesson of the web page.
///
///     for page in Book(lessons, screens: screens).pages { … write page.html to the file page.name … }
struct Book {
  /// The file of the web page's script.
  static let script = "live.js"

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
  /// Whether the pages load the web page's script.
  var isLive = false
  /// The address at which the folder will be served, ending with a slash; previews of links need it.
  var address = ""
  /// The drawings of boxes in pictures, by the boxes' names.
  var drawings: [String: Drawing] = [:]

  init(_ lessons: [Lesson], screens: [Exercise.Recipe]) {
    self.lessons = lessons
    self.screens = screens
  }

  /// The list of lessons, each lesson, and the screens to build.
  var pages: [Page] {
    [Page(name: "index.html", html: index)] + lessons.map { Page(name: $0.pageName, html: page($0)) }
      + [Page(name: "screens.html", html: screensPage)]
  }

  /// The pictures of link previews, by file name.
  var images: [(name: String, bytes: [UInt8])] {
    lessons.map { ($0.imageName, Thumbnail($0.picture, in: Self.previewExtent).png) }
  }

  /// The size of a preview's picture; most sites request it.
  private static let previewExtent = Extent(width: 1200, height: 630)

  private var index: String {
    let head = Head(
      title: "Layout, lesson by lesson", image: lessons.first?.imageName,
      about: "\(lessons.count) lessons on layout, with exercises. Every number in them is computed by a layout engine.")
    return document(head, before: nil, after: lessons.first?.way) { writer in
      writer.element("p", HTMLWriter.escaped(head.about))
      if isLive, let first = lessons.first {
        let path = "<a href=\"\(first.pageName)#lesson=by-hand\">twenty minutes by hand</a>"
        writer.element("p", "For a first look: \(path), with a result to send.")
      }
      writer.write("<ol class=\"contents\">")
      for lesson in lessons {
        writer.write("<li><a href=\"\(lesson.pageName)\">")
        writer.write(Thumbnail(lesson.picture, in: Extent(width: 240, height: 126)).svg)
        writer.write("<span>\(lesson.number). \(HTMLWriter.escaped(lesson.title))</span></a>")
        writer.write("<p>\(HTMLWriter.inline(lesson.idea[0]))</p></li>")
      }
      writer.write("</ol>")
      writer.element("p", "Then: <a href=\"screens.html\">screens to build</a>.")
    }
  }

  private func page(_ lesson: Lesson) -> String {
    let head = Head(
      title: "\(lesson.number). \(lesson.title)", name: lesson.name, image: lesson.imageName,
      about: HTMLWriter.plain(lesson.content().puzzle.goal))
    return document(
      head, before: lessons.first { $0.number == lesson.number - 1 }?.way,
      after: lessons.first { $0.number == lesson.number + 1 }?.way ?? Self.screensWay
    ) { writer in
      let content = lesson.content(), experiment = content.experiment
      let asked = [content.puzzle, content.question].map { $0.trial.picture }
      let scale = FigureScale(
        content.steps.map { $0.picture } + [experiment.start.picture, experiment.result.picture] + asked)
      writer.element("h2", "A puzzle first")
      writer.exercise(content.puzzle, scale: scale)
      writer.element("h2", "The idea")
      for paragraph in lesson.idea {
        if let code = paragraph.code { writer.code(code) } else { writer.element("p", HTMLWriter.inline(paragraph)) }
      }
      for step in content.steps {
        writer.write("<section class=\"step\">")
        writer.code(step.trial.code, newLines: step.newLines, place: step.trial.place)
        writer.numberedPicture(step.picture, scale: scale)
        writer.element("p", HTMLWriter.inline(step.remark))
        writer.write("</section>")
      }
      writer.element("h2", "Try")
      writer.element("p", HTMLWriter.inline(experiment.words))
      writer.code(experiment.start.code, place: experiment.start.place)
      writer.picture(experiment.start.picture.withoutNumbers, scale: scale)
      writer.write(Self.remark(on: lesson))
      writer.hidden("Result", as: "answer") { writer in
        writer.code(experiment.result.code, place: experiment.result.place)
        writer.numberedPicture(experiment.result.picture.marked(against: experiment.start.picture), scale: scale)
        writer.element("p", HTMLWriter.inline(experiment.outcome))
      }
      writer.element("h2", "Question")
      writer.exercise(content.question, scale: scale, reasons: content.reasons)
      writer.element("h2", "Exercises")
      writer.write(Self.remark(on: lesson))
      for recipe in lesson.exercises {
        let exercise = recipe.exercise(seed: 0)
        writer.element("h3", "\(exercise.number) \(HTMLWriter.escaped(exercise.kind.title))")
        writer.exercise(exercise)
      }
    }
  }

  /// How to do what the page, without a script, only shows.
  private static func remark(on lesson: Lesson) -> String {
    "<p class=\"legend\">On paper or without a script, do this in a terminal: "
      + "<code>swift run playground lesson \(lesson.name)</code></p>"
  }

  private var screensPage: String {
    let head = Head(
      title: Self.screensWay.title, name: "screens", image: lessons.last?.imageName,
      about: "Build parts of real apps. Only the boxes with names count; what is around them is up to you.")
    return document(head, before: lessons.last?.way, after: nil) { writer in
      writer.element("p", HTMLWriter.escaped(head.about))
      for recipe in self.screens {
        writer.element("h2", "\(recipe.number). \(HTMLWriter.escaped(recipe.title))")
        writer.exercise(recipe.exercise(seed: 0))
      }
    }
  }

  /// The description of a page for browsers, search engines and previews of links.
  private struct Head {
    var title: String
    /// The name of the lesson in the web page; `nil` for the list of lessons.
    var name: String?
    var image: String?
    var about: String
  }

  /// A page with its head, and links to its neighbors.
  private func document(
    _ head: Head, before: Way?, after: Way?, _ write: (inout HTMLWriter) -> Void
  ) -> String {
    var writer = HTMLWriter()
    writer.drawings = drawings
    let isLive = isLive && head.name != nil
    writer.write("<!doctype html>")
    writer.write(isLive ? "<html lang=\"en\" data-lesson=\"\(head.name ?? "")\">" : "<html lang=\"en\">")
    writer.write(
      "<head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
    writer.element("title", "\(HTMLWriter.escaped(head.title)) \u{B7} EagerLayout")
    writeMeta(head, to: &writer)
    // Pasted HTML must not load or run anything.
    if isLive { writer.write("<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">") }
    writer.write("<link rel=\"icon\" href=\"\(Self.icon)\">")
    writer.write("<style>\n\(Self.style)</style></head>")
    writer.write("<body><div class=\"book\">")
    // Here, because definitions in a closed part of a page are not drawn elsewhere.
    var hatches = SVGWriter()
    hatches.defineHatches(Picture.Space.Kind.allCases)
    writer.write("<svg class=\"hatches\" width=\"0\" height=\"0\" aria-hidden=\"true\">\(hatches.text)</svg>")
    let ways = ways(before, after)
    writer.write("<nav aria-label=\"Lessons\">\(ways)</nav>")
    writer.write("<main>")
    writer.element("h1", HTMLWriter.escaped(head.title))
    write(&writer)
    writer.write("</main>")
    writer.write("<nav aria-label=\"Lessons, below\">\(ways)</nav>")
    writer.write("</div>")
    writer.write("<script>\n\(Self.printing)\(head.name == nil ? Self.progress : "")</script>")
    if isLive { writer.write("<script src=\"\(Self.script)\" charset=\"utf-16le\"></script>") }
    writer.write("</body></html>")
    return writer.text
  }

  /// The title, text and picture of a link's preview (the Open Graph protocol).
  private func writeMeta(_ head: Head, to writer: inout HTMLWriter) {
    let about = HTMLWriter.escaped(head.about), title = HTMLWriter.escaped(head.title)
    writer.write("<meta name=\"description\" content=\"\(about)\">")
    var properties = [
      ("og:type", "article"), ("og:site_name", "EagerLayout"), ("og:title", title), ("og:description", about),
    ]
    let page = head.name.map { "\($0).html" } ?? ""
    if !address.utf8.isEmpty {
      properties.append(("og:url", HTMLWriter.escaped(address + page)))
      writer.write("<link rel=\"canonical\" href=\"\(HTMLWriter.escaped(address + page))\">")
    }
    if let image = head.image {
      properties += [
        ("og:image", HTMLWriter.escaped(address) + image), ("og:image:type", "image/png"),
        ("og:image:width", numeral(Self.previewExtent.width)), ("og:image:height", numeral(Self.previewExtent.height)),
      ]
    }
    for (property, content) in properties {
      writer.write("<meta property=\"\(property)\" content=\"\(content)\">")
    }
    writer.write("<meta name=\"twitter:card\" content=\"summary_large_image\">")
  }

  /// The content policy of a live page: it loads its script, and nothing else from outside.
  private static let policy = """
    default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src data:; base-uri 'none'; form-action 'none'
    """

  /// The mark of the web page.
  private static let icon = """
    data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 26 26'%3E\
    %3Crect width='26' height='26' rx='6' fill='%23191a1d'/%3E\
    %3Cpath d='M5 6h4v14H5z' fill='%236aa9f5'/%3E%3Cpath d='M10.5 6H17v14h-6.5z' fill='%2352c79c'/%3E\
    %3Cpath d='M18.5 6h3v14h-3z' fill='%23e6ba62'/%3E%3C/svg%3E
    """

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

  /// The file of its preview's picture.
  fileprivate var imageName: String { "\(name).png" }

  /// The picture of the puzzle, for lists and previews.
  fileprivate var picture: Picture { content().puzzle.trial.picture }

  fileprivate var way: Book.Way { Book.Way(page: pageName, title: "\(number). \(title)") }
}

extension Book {
  /// A script for paper: the answers are printed at the end, under the titles of what they answer.
  static let printing = #"""
    addEventListener("beforeprint", () => {
      const add = (parent, name, text) => parent.appendChild(Object.assign(document.createElement(name), text));
      const paper = add(document.querySelector(".book main"), "section", { className: "paper" });
      for (const details of document.querySelectorAll(".book details.answer")) {
        if (!paper.firstChild) add(paper, "h2", { textContent: "Answers" });
        let head = details.closest("section.exercise, section.guess") || details;
        while (head && !/^H[23]$/.test(head.tagName)) head = head.previousElementSibling;
        add(paper, "h3", { textContent: head ? head.textContent : "" });
        paper.append(...[...details.cloneNode(true).children].slice(1));
      }
      document.querySelector(".book").classList.add("printed");
    });
    addEventListener("afterprint", () => {
      document.querySelector(".paper")?.remove();
      document.querySelector(".book").classList.remove("printed");
    });

    """#

  /// A script for the list of lessons: lessons that were read in this browser get a mark.
  static let progress = #"""
    try {
      for (const [, name] of (localStorage.getItem("progress") ?? "").matchAll(/^read (\S+)$/gm)) {
        document.querySelector(`.contents a[href="${name}.html"]`)?.classList.add("read");
      }
    } catch { /* A browser may forbid pages from disk to store anything. */ }

    """#
}
