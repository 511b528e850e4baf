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

  @Test("has an index, a page for each lesson that is called like it, and one for the screens")
  func names() {
    #expect(
      Self.pages.map { $0.name } == ["index.html"] + Self.lessons.map { "\($0.name).html" } + ["screens.html"])
  }

  @Test("leads from every page to others that are there")
  func links() throws {
    let names = Set(Self.pages.map { $0.name })
    for page in Self.pages {
      let targets = page.html.matches(of: /<a [^>]*href="([^"]*)"/).map { String($0.1) }
      #expect(!targets.isEmpty)
      for target in targets { #expect(names.contains(target), "\(page.name) leads to \(target)") }
    }
    let reached = Self.pages[0].html.matches(of: /<a [^>]*href="([^"]*)"/).map { String($0.1) }
    #expect(Set(reached).union(["index.html"]) == names)
  }

  @Test("needs nothing from elsewhere, and stays small")
  func alone() {
    for page in Self.pages {
      #expect(!page.html.contains("src=") && !page.html.contains("@import") && !page.html.contains("fetch("))
      #expect(page.html.contains("<meta property=\"og:title\"") && page.html.contains("<meta name=\"description\""))
      // Hatches are on the page itself, once.
      #expect(!page.html.contains(/url\((?!#)/) && page.html.ranges(of: "id=\"hatch-gap\"").count == 1)
      #expect(page.html.utf8.count < 300_000, "\(page.name)")
      for address in page.html.matches(of: /https?:[^"' \\]*/) {
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
      if !tag.3.isEmpty || ["meta", "link", "br"].contains(tag.2) { continue }
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
      for box in ExampleLayout(lesson.question.code, in: lesson.question.bounds, scale: lesson.question.scale).picture
        .boxes
      {
        #expect(!texts.contains { $0.contains(Picture.size(of: box.frame)) })
      }
    }
    #expect(compared > Thorough.pick(0, 3))
  }

  @Test("draws all pictures of a lesson to one scale")
  func scale() throws {
    let bar = lesson("fixed-and-flex")
    let scale = FigureScale(bar.steps.map { $0.picture })
    let wide = bar.steps[0].picture.figure(scale: scale.factor).width - SVGPage.figureMargin
    let narrow = bar.steps[1].picture.figure(scale: scale.factor).width - SVGPage.figureMargin
    #expect(wide / bar.steps[0].example.bounds.width == narrow / bar.steps[1].example.bounds.width)
    #expect(bar.steps.allSatisfy { $0.picture.figure(scale: scale.factor).width <= scale.width + 0.001 })
  }
}

@Suite("A live book")
struct LiveBookTests {
  private static var live: Book {
    var book = Book(BookTests.lessons, screens: allScreens)
    book.isLive = true
    return book
  }

  @Test("loads one script on the pages of lessons and screens, which say what they are, and none on the list")
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

  @Test("gives previews of links whole addresses if it knows its own")
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

@Suite("A picture for previews of links")
struct ThumbnailTests {
  @Test("has the boxes of the picture in the middle, each leaf in a color of its own")
  func boxes() {
    let picture = ExampleLayout("Row { Fixed(width: 80).id(icon); Flex().id(title) }", width: 320, height: 80).picture
    let thumbnail = Thumbnail(picture, in: Extent(width: 120, height: 60))
    #expect(
      thumbnail.boxes.map { $0.frame } == [
        Frame(x: 10, y: 17.5, width: 100, height: 25), Frame(x: 10, y: 17.5, width: 25, height: 25),
        Frame(x: 35, y: 17.5, width: 75, height: 25),
      ])
    #expect(Set(thumbnail.boxes.map { $0.fill }).count == 3)
    #expect(thumbnail.svg.ranges(of: "<rect").count == 3)
  }

  @Test(
    "is a PNG file with the right checks and as many rows as it says",
    arguments: [(1, 1), (7, 3), (300, 5), (1200, 630)])
  func file(width: Int, height: Int) throws {
    let pixels = (0..<width * height).map { UInt8($0 / 37 % 3) }
    let file = PNG.file(
      width: width, height: height, colors: [.init(red: 1, green: 2, blue: 3), .init(red: 4, green: 5, blue: 6)],
      pixels: pixels)
    #expect(Array(file.prefix(8)) == [137, 80, 78, 71, 13, 10, 26, 10])
    // Each part is its length, its name, its data and the check of both.
    var at = 8, names: [String] = [], data: [UInt8] = []
    while at < file.count {
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
      names.append(name)
      if name == "IDAT" { data = Array(file[at + 8..<at + 8 + length]) }
      var check = UInt32.max
      for byte in file[at + 4..<at + 8 + length] {
        check ^= UInt32(byte)
        for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
      }
      let stored = file[at + 8 + length..<at + 12 + length].reduce(0) { $0 << 8 | UInt32($1) }
      #expect(~check == stored, "\(name)")
      at += 12 + length
    }
    #expect(names == ["IHDR", "PLTE", "IDAT", "IEND"])
    let rows = try inflated(data)
    #expect(rows.count == (width + 1) * height)
    var above = [UInt8](repeating: 0, count: width)
    for y in 0..<height {
      let row = rows[y * (width + 1)..<(y + 1) * (width + 1)]
      #expect(row.first == 2)
      above = zip(above, row.dropFirst()).map { $0 &+ $1 }
      #expect(above == Array(pixels[y * width..<(y + 1) * width]))
    }
  }

  /// Reads a stream of one block with the fixed code whose copies are from one byte before (RFC 1951).
  private func inflated(_ data: [UInt8]) throws -> [UInt8] {
    var at = 16, output: [UInt8] = []
    func bit() -> Int {
      defer { at += 1 }
      return at / 8 < data.count ? Int(data[at / 8] >> UInt8(at % 8)) & 1 : 0
    }
    func bits(_ count: Int) -> Int { (0..<count).reduce(0) { $0 | bit() << $1 } }
    try #require(bits(3) == 0b011)
    while at / 8 < data.count {
      var code = (0..<7).reduce(0) { value, _ in value << 1 | bit() }, symbol: Int
      if code < 24 {
        symbol = 256 + code
      } else {
        code = code << 1 | bit()
        switch code {
        case ..<192: symbol = code - 48
        case ..<200: symbol = code - 192 + 280
        default: symbol = (code << 1 | bit()) - 400 + 144
        }
      }
      if symbol == 256 { return output }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      let extra = symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
      let first = symbol < 265 ? symbol - 254 : symbol == 285 ? 258 : (4 + (symbol - 261) % 4) << extra + 3
      let length = first + bits(extra)
      try #require(bits(5) == 0)
      output += [UInt8](repeating: try #require(output.last), count: length)
    }
    Issue.record("The block has no end.")
    return output
  }
}

@Suite("Drawings of the things in the stories")
struct DrawingTests {
  @Test("are those of boxes in the course, each used, and are drawn in the book and told to the page")
  func used() throws {
    var book = Book(allLessons, screens: allScreens)
    book.drawings = try Book.bundledDrawings()
    let course = try #require(try JSONSerialization.jsonObject(with: Data(book.json().utf8)) as? [String: Any])
    let told = try #require(course["drawings"] as? [String: [String: Any]])
    #expect(Set(told.keys) == Set(book.drawings.keys) && told["cat"]?["isWide"] as? Bool == false)
    var names: Set<String> = []
    func collect(_ value: Any) {
      if let list = value as? [Any] { for each in list { collect(each) } }
      guard let object = value as? [String: Any] else { return }
      if object["frame"] != nil, let name = object["name"] as? String { names.insert(name) }
      for each in object.values { collect(each) }
    }
    collect(course)
    #expect(book.drawings.keys.filter { !names.contains($0) }.sorted() == [])
  }

  @Test("stand in the pictures of the book, in boxes that are large enough")
  func drawn() throws {
    let picture = ExampleLayout(
      "Row { Fixed(width: 80).id(cat); Fixed(width: 4).id(dog); Flex().id(title) }", width: 320, height: 60
    )
    .picture
    let drawing = Drawing(path: "M0 0h48", isWide: true)
    let plain = picture.figure(scale: 1).svg
    let drawn = picture.figure(scale: 1) { $0 == "title" ? nil : drawing }.svg
    #expect(!plain.contains("M0 0h48") && drawn.ranges(of: "M0 0h48").count == 1)
    #expect(drawn.contains("scale(1.667 1.25)"))
  }

  @Test(
    "have a line each: names, how they fit, and a path",
    arguments: ["cat | whole", "cat | tall | M0 0", "cat | wide | 0 0", "cat | wide | M0 0\"/>"])
  func faults(line: String) {
    #expect(throws: CourseFault.self) { try Book.drawings(in: "# lines\n\n\(line)\n", file: "drawings.txt") }
    #expect(throws: CourseFault.self) {
      try Book.drawings(in: "cat | wide | M0 0\ncat | wide | M1 1", file: "drawings.txt")
    }
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
        #expect(layout["code"] as? String == step.example.code)
        let boxes = try #require(layout["boxes"] as? [[String: Any]])
        let frames = boxes.compactMap { $0["frame"] as? [Double] }
        let expected = step.example.frames.map { [$0.x, $0.y, $0.width, $0.height] }
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
