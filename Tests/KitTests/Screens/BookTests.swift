import Testing

@testable import PlaygroundKit

@Suite("The book")
struct BookTests {
  static let pages = Book(allLessons).pages

  @Test("has an index, a page for each lesson, and one for the screens")
  func names() {
    #expect(Self.pages.map { $0.name }.prefix(3) == ["index.html", "lesson-01.html", "lesson-02.html"])
    #expect(Self.pages.map { $0.name }.suffix(2) == ["lesson-\(allLessons.count).html", "screens.html"])
    #expect(Self.pages.count == allLessons.count + 2)
  }

  @Test("leads from every page to others that are there")
  func links() throws {
    let names = Set(Self.pages.map { $0.name })
    for page in Self.pages {
      let targets = page.html.matches(of: /href="([^"]*)"/).map { String($0.1) }
      #expect(!targets.isEmpty)
      for target in targets { #expect(names.contains(target), "\(page.name) leads to \(target)") }
    }
    let reached = Self.pages[0].html.matches(of: /href="([^"]*)"/).map { String($0.1) }
    #expect(Set(reached).union(["index.html"]) == names)
  }

  @Test("needs no script, and nothing from elsewhere")
  func alone() {
    for page in Self.pages {
      #expect(!page.html.contains("<script") && !page.html.contains("src=") && !page.html.contains("@import"))
      // Hatches are on the page itself.
      #expect(!page.html.contains(/url\((?!#)/))
      for address in page.html.matches(of: /https?:[^" ]*/) { #expect(address.output == "http://www.w3.org/2000/svg") }
      #expect(page.html.contains("prefers-color-scheme: dark"))
    }
  }

  @Test("has elements that begin and end as they should", arguments: pages.map { $0.name })
  func elements(name: String) throws {
    let page = try #require(Self.pages.first { $0.name == name })
    var open: [Substring] = []
    for tag in page.html.matches(of: /<(\/?)([a-z0-9]+)[^>]*?(\/?)>/) {
      if !tag.3.isEmpty || ["meta", "br"].contains(tag.2) { continue }
      if tag.1.isEmpty { open.append(tag.2) } else { #expect(open.popLast() == tag.2) }
    }
    #expect(open.isEmpty)
  }

  @Test("says all that a lesson says, and keeps answers, hints and solutions closed")
  func content() throws {
    for lesson in allLessons {
      let html = try #require(Self.pages.first { $0.html.contains("<h1>\(lesson.number). ") }).html
      for prose in lesson.idea + lesson.steps.map({ $0.remark }) + [
        lesson.puzzle.goal, lesson.puzzle.success.words, lesson.experiment.words, lesson.experiment.outcome,
        lesson.question.goal, lesson.question.success.words,
      ] {
        #expect(html.contains(HTMLWriter.inline(prose)))
      }
      #expect(html.ranges(of: "<svg ").count >= lesson.steps.count)
      let answer = try #require(html.ranges(of: HTMLWriter.inline(lesson.question.success.words)).last)
      #expect(html[..<answer.lowerBound].hasSuffix("<summary>Answer</summary>\n<p>"))
      #expect(html.ranges(of: "<summary>Solution</summary>").count == lesson.exercises.count)
      #expect(html.ranges(of: "<summary>Hint 3</summary>").count == lesson.exercises.count)
    }
  }
}
