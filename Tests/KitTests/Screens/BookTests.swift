import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundData
@testable import book
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("The book")
struct BookTests {
  /// The lessons in the book: three in an ordinary run, all in the long tests.
  static let lessons = Thorough.oneIn(15, of: allLessons)
  static let pages = Book(lessons, screens: allScreens).pages

  @Test("has an index, a page for each lesson that is called like it, and one for the screens")
  func names() {
    #expect(
      Self.pages.map { $0.name } == ["index.html"] + Self.lessons.map { "\($0.name).html" } + ["screens.html"])
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

  @Test("needs nothing from elsewhere, and stays small")
  func alone() {
    for page in Self.pages {
      #expect(!page.html.contains("src=") && !page.html.contains("@import") && !page.html.contains("fetch("))
      // Hatches are on the page itself, once.
      #expect(!page.html.contains(/url\((?!#)/) && page.html.ranges(of: "id=\"hatch-gap\"").count == 1)
      #expect(page.html.utf8.count < 300_000, "\(page.name)")
      for address in page.html.matches(of: /https?:[^" \\]*/) {
        #expect(address.output == "http://www.w3.org/2000/svg")
      }
      #expect(page.html.contains("prefers-color-scheme: dark"))
    }
  }

  @Test("has elements that begin and end as they should", arguments: pages.map { $0.name })
  func elements(name: String) throws {
    let page = try #require(Self.pages.first { $0.name == name })
    var open: [Substring] = []
    // Scripts have no elements.
    let html = page.html.replacing(/(<script[^>]*>).*?<\/script>/.dotMatchesNewlines()) { $0.1 + "</script>" }
    for tag in html.matches(of: /<(\/?)([a-z0-9]+)[^>]*?(\/?)>/) {
      if !tag.3.isEmpty || ["meta", "br"].contains(tag.2) { continue }
      if tag.1.isEmpty { open.append(tag.2) } else { #expect(open.popLast() == tag.2) }
    }
    #expect(open.isEmpty)
  }

  @Test("says all that a lesson says, and keeps answers, hints and solutions closed")
  func content() throws {
    for lesson in Self.lessons {
      let html = try #require(Self.pages.first { $0.html.contains("<h1>\(lesson.number). ") }).html
      for prose in lesson.idea + lesson.steps.map({ $0.remark }) + [
        lesson.puzzle.goal, lesson.puzzle.success.words, lesson.experiment.words, lesson.experiment.outcome,
        lesson.question.goal, lesson.question.success.words,
      ] {
        if let code = prose.code {
          let lines = code.codeLines.map { HTMLWriter.escaped($0) }
          #expect(html.contains("<pre><code>\(lines.joined(separator: "\n"))</code></pre>"))
        } else {
          #expect(html.contains(HTMLWriter.inline(prose)))
        }
      }
      // The puzzle, each step, what to try and what comes of it, and the question before and after its answer.
      #expect(html.ranges(of: "<svg xmlns").count >= lesson.steps.count + 6)
      for asked in [lesson.puzzle, lesson.question] {
        let answer = try #require(html.ranges(of: HTMLWriter.inline(asked.success.words)).last)
        let opened = try #require(html[..<answer.lowerBound].ranges(of: "<details class=\"answer\">").last)
        #expect(!html[opened.upperBound..<answer.lowerBound].contains("</details>"))
        #expect(html.contains(HTMLWriter.inline(asked.goal)))
      }
      #expect(html.ranges(of: "<summary>Solution</summary>").count == lesson.exercises.count)
      #expect(html.ranges(of: "<summary>Hint 3</summary>").count == lesson.exercises.count)
      // What is kept free comes before the idea that speaks of it, and the layouts say where they are laid out.
      let idea = try #require(html.firstRange(of: HTMLWriter.inline(lesson.idea[0])))
      let puzzle = try #require(html.firstRange(of: HTMLWriter.inline(lesson.puzzle.goal)))
      #expect(puzzle.lowerBound < idea.lowerBound)
    }
  }

  @Test("does not tell sizes in pictures of layouts whose sizes are asked for")
  func untold() throws {
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
      for box in Trial(lesson.question.code, in: lesson.question.bounds, scale: lesson.question.scale).picture.boxes {
        #expect(!texts.contains { $0.contains(Picture.size(of: box.frame)) })
      }
    }
    #expect(compared > Thorough.pick(0, 3))
  }

  @Test("draws all pictures of a lesson to one scale")
  func scale() throws {
    let bar = lesson("fixed-and-flex")
    let widths = bar.content().series.flatMap { $0.trials }
    let scale = FigureScale(bar.steps.map { $0.picture }, widths: widths)
    let wide = bar.steps[0].picture.figure(scale: scale.factor).width - SVGPage.figureMargin
    let narrow = bar.steps[1].picture.figure(scale: scale.factor).width - SVGPage.figureMargin
    #expect(wide / bar.steps[0].trial.bounds.width == narrow / bar.steps[1].trial.bounds.width)
    #expect(widths.allSatisfy { $0.picture.figure(scale: scale.factor).width <= scale.width + 0.001 })
  }
}

@Suite("Widths for a slider")
struct WidthSeriesTests {
  @Test("are some thirty, with the layout's own, each laid out by the engine")
  func widths() throws {
    let trial = Trial("Row { Fixed(width: 80).id(icon); Flex().id(title) }", width: 320)
    let trials = WidthSeries(trial, widest: 320).trials
    #expect((20...40).contains(trials.count))
    #expect(trials.contains { $0.bounds.width == 320 } && trials[0].bounds.width < 160)
    for trial in trials { #expect(trial["title"].width == trial.bounds.width - 80) }
    #expect(WidthSeries(Trial("Row { Fixed(width: 80) }", width: nil), widest: 320).trials.isEmpty)
  }

  @Test(
    "are kept as patterns and numbers, which give the pictures again",
    arguments: [
      ["<a x=\"1\" fill=\"#e2e8f0\"/>", "<a x=\"-20.5\" fill=\"#e2e8f0\"/>", "<b y=\"7\"/>"], ["1", "1"],
      ["item-2 3.", "item-2 4."],
    ])
  func patterns(texts: [String]) {
    let patterns = NumberPatterns(texts), data = patterns.data
    for (text, packed) in zip(texts, data.texts) {
      var numbers = packed.numbers.split(separator: " ")
      #expect(data.patterns[packed.pattern].replacing(/\u00a4/) { _ in numbers.removeFirst() } == text)
      #expect(numbers.isEmpty)
    }
    #expect(patterns.isConstant == (Set(texts).count == 1))
    #expect(data.patterns.allSatisfy { $0.contains("#e2e8f0") || !texts[0].contains("#") || $0.contains("<b") })
  }
}

@Suite("The course as data")
struct CourseDataTests {
  @Test("has all lessons with their frames, and exercises with what answers are checked by")
  func course() throws {
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(Book(BookTests.lessons, screens: allScreens).json().utf8))
        as? [String: Any])
    let lessons = try #require(json["lessons"] as? [[String: Any]])
    #expect(lessons.compactMap { $0["name"] as? String } == BookTests.lessons.map { $0.name })
    #expect((json["screens"] as? [[String: Any]])?.count == allScreens.count)
    for (data, lesson) in zip(lessons, BookTests.lessons) {
      let steps = try #require(data["steps"] as? [[String: Any]])
      for (step, told) in zip(lesson.steps, steps) {
        let layout = try #require(told["layout"] as? [String: Any])
        #expect(layout["code"] as? String == step.trial.code)
        let boxes = try #require(layout["boxes"] as? [[String: Any]])
        let frames = boxes.compactMap { $0["frame"] as? [Double] }
        let expected = step.trial.frames.map { [$0.x, $0.y, $0.width, $0.height] }
        #expect(zip(frames, expected).allSatisfy { isEqual($0, $1) } && frames.count == expected.count)
      }
      let exercises = try #require(data["exercises"] as? [[String: Any]])
      #expect(exercises.compactMap { $0["id"] as? String } == lesson.exercises.map { $0.id.text })
      for (data, recipe) in zip(exercises, lesson.exercises) {
        let key = try #require(data["key"] as? [String: Any])
        switch recipe.exercise(seed: 0).key {
        case .numbers(let values, _): #expect(isEqual(try #require(key["values"] as? [Double]), values))
        case .choice(let right, _): #expect(key["right"] as? Int == right)
        case .layout(let solution): #expect((key["wanted"] as? [Any])?.count == solution.bounds.count)
        }
      }
    }
  }

  /// As equal as Foundation's reader leaves them.
  private func isEqual(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }

  @Test("is written in one line, with marks that could end a string or a script as JSON has them")
  func quoted() {
    let json: JSON = ["a": .text("\"\\\n</script>"), "b": nil, "c": .numbers([1, 2.5]), "d": .list([])]
    #expect(json.text == #"{"a":"\"\\\n\u003c/script>","c":[1,2.5],"d":[]}"#)
  }
}
