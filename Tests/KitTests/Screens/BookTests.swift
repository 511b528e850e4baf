import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundData
@testable import book
@testable import PlaygroundKit
@testable import PlaygroundLessons
@testable import PlaygroundWriters

@Suite("The book")
struct BookTests {
  /// The lessons in the book: three in an ordinary run, all in the long tests.
  static let lessons = Thorough.oneIn(15, of: allLessons)
  static let pages = Book(lessons, screens: allScreens).pages

  @Test("The book has an index, a page for each lesson and one for the screens")
  func pageNames() {
    #expect(
      Self.pages.map { $0.name } == ["index.html"] + Self.lessons.map { "\($0.name).html" } + ["screens.html"])
  }

  @Test("Links in the book lead to its pages, and the index reaches all of them")
  func links() throws {
    let names = Set(Self.pages.map { $0.name })
    for page in Self.pages {
      let targets = page.html.matches(of: /<a [^>]*href="([^"]*)"/).map { String($0.1) }
      #expect(!targets.isEmpty)
      for target in targets { #expect(names.contains(target), "\(page.name) leads to \(target)") }
    }
    let targets = Self.pages[0].html.matches(of: /<a [^>]*href="([^"]*)"/).map { String($0.1) }
    #expect(Set(targets).union(["index.html"]) == names)
  }

  @Test("Pages of the book load nothing from elsewhere and are smaller than 300 KB")
  func selfContainedPages() {
    for page in Self.pages {
      #expect(!page.html.contains("src=") && !page.html.contains("@import") && !page.html.contains("fetch("))
      #expect(page.html.contains("<meta property=\"og:title\"") && page.html.contains("<meta name=\"description\""))
      // Each page defines the hatches once.
      #expect(!page.html.contains(/url\((?!#)/) && page.html.ranges(of: "id=\"hatch-gap\"").count == 1)
      #expect(page.html.utf8.count < 300_000, "\(page.name)")
      for address in page.html.matches(of: /https?:[^"' \\]*/) {
        #expect(address.output == "http://www.w3.org/2000/svg")
      }
      #expect(page.html.contains("prefers-color-scheme: dark"))
    }
  }

  @Test("The elements of a page of the book are closed in order", arguments: pages.map { $0.name })
  func elements(name: String) throws {
    let page = try #require(Self.pages.first { $0.name == name })
    var open: [Substring] = []
    // Scripts contain no elements.
    let html = page.html.replacing(/(<script[^>]*>).*?<\/script>/.dotMatchesNewlines()) { $0.1 + "</script>" }
    for tag in html.matches(of: /<(\/?)([a-z0-9]+)[^>]*?(\/?)>/) {
      if !tag.3.isEmpty || ["meta", "link", "br"].contains(tag.2) { continue }
      if tag.1.isEmpty { open.append(tag.2) } else { #expect(open.popLast() == tag.2) }
    }
    #expect(open.isEmpty)
  }

  @Test("A page of the book contains all texts of its lesson, with answers in closed elements")
  func content() throws {
    for lesson in Self.lessons {
      let html = try #require(Self.pages.first { $0.html.contains("<h1>\(lesson.number). ") }).html
      for prose in lesson.idea + lesson.steps.map({ $0.remark }) + [
        lesson.puzzle.goal, lesson.puzzle.success.words, lesson.experiment.task, lesson.experiment.answer,
        lesson.question.goal, lesson.question.success.words,
      ] {
        if let code = prose.code {
          let lines = code.codeLines.map { HTMLWriter.escaped($0) }
          #expect(html.contains("<pre><code>\(lines.joined(separator: "\n"))</code></pre>"))
        } else {
          #expect(html.contains(HTMLWriter.inline(prose)))
        }
      }
      // A picture for the puzzle, each step, the experiment and its result, and the question before and after its
      // answer.
      #expect(html.ranges(of: "<svg xmlns").count >= lesson.steps.count + 6)
      for exercise in [lesson.puzzle, lesson.question] {
        let answer = try #require(html.ranges(of: HTMLWriter.inline(exercise.success.words)).last)
        let opened = try #require(html[..<answer.lowerBound].ranges(of: "<details class=\"answer\">").last)
        #expect(!html[opened.upperBound..<answer.lowerBound].contains("</details>"))
        #expect(html.contains(HTMLWriter.inline(exercise.goal)))
      }
      #expect(html.ranges(of: "<summary>Solution</summary>").count == lesson.exercises.count)
      #expect(html.ranges(of: "<summary>Hint 3</summary>").count == lesson.exercises.count)
      // The puzzle precedes the idea.
      let idea = try #require(html.firstRange(of: HTMLWriter.inline(lesson.idea[0])))
      let puzzle = try #require(html.firstRange(of: HTMLWriter.inline(lesson.puzzle.goal)))
      #expect(puzzle.lowerBound < idea.lowerBound)
    }
  }

  @Test("The picture of a question in the book hides the sizes that are the answer")
  func hiddenSizes() throws {
    var compared = 0
    for lesson in Self.lessons {
      guard case .numbers = lesson.question.form else { continue }
      compared += 1
      let html = try #require(Self.pages.first { $0.name == "\(lesson.name).html" }).html
      let question = try #require(html.firstRange(of: HTMLWriter.inline(lesson.question.goal)))
      let picture = try #require(html[question.upperBound...].firstMatch(of: /<svg.*?<\/svg>/.dotMatchesNewlines()))
        .output
      let texts = picture.matches(of: />([^<>]*)<\/(?:text|title)>/).map { String($0.1) }
      #expect(texts.contains { $0.contains("?") })
      for box in ExampleLayout(lesson.question.code, in: lesson.question.bounds, scale: lesson.question.scale).picture
        .boxes
      {
        #expect(!texts.contains { $0.contains(Picture.size(of: box.frame)) })
      }
    }
    #expect(compared > Thorough.pick(0, 3))
  }

  @Test("All pictures of a lesson in the book have one scale")
  func commonScale() throws {
    let bar = lesson("fixed-and-flex")
    let scale = FigureScale(bar.steps.map { $0.picture })
    let wide = bar.steps[0].picture.figure(scale: scale.factor).width - SVGPage.figureMargin
    let narrow = bar.steps[1].picture.figure(scale: scale.factor).width - SVGPage.figureMargin
    #expect(wide / bar.steps[0].example.bounds.width == narrow / bar.steps[1].example.bounds.width)
    #expect(bar.steps.allSatisfy { $0.picture.figure(scale: scale.factor).width <= scale.width + 0.001 })
  }
}

@Suite("The live book")
struct LiveBookTests {
  private static var live: Book {
    var book = Book(BookTests.lessons, screens: allScreens)
    book.isLive = true
    return book
  }

  @Test("Each page of the live book except the index loads one script and names its lesson")
  func script() {
    for page in Self.live.pages {
      let scripts = page.html.matches(of: /src="([^"]*)"/).map { String($0.1) }
      let name = page.html.firstMatch(of: /data-lesson="([^"]*)"/).map { String($0.1) }
      if page.name == "index.html" {
        #expect(scripts.isEmpty && name == nil)
      } else {
        #expect(scripts == ["live.js"] && name.map { "\($0).html" } == page.name)
        #expect(page.html.contains("Content-Security-Policy"))
      }
    }
  }

  @Test("A book with an address has canonical links and images with full addresses")
  func address() throws {
    var book = Self.live
    book.address = "https://example.org/learn/"
    let page = try #require(book.pages.dropFirst().first)
    let image = page.name.replacing(".html", with: ".png")
    #expect(page.html.contains("<link rel=\"canonical\" href=\"https://example.org/learn/\(page.name)\">"))
    #expect(page.html.contains("<meta property=\"og:image\" content=\"https://example.org/learn/\(image)\">"))
    #expect(book.images.map { $0.name }.contains(image))
  }
}
