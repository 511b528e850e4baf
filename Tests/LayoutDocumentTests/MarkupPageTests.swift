import EagerLayout
import Foundation
import LayoutDocument
import LayoutHTML
import TestSupport
import Testing

/// A typical HTML page, with Chromium's frames by the ids of elements.
///
/// The browser used the reset that the reader assumes: `body { margin: 0 }`, text in Ahem of 10 px, and fields and
/// buttons that inherit the font and have no margins, borders and paddings.
struct MarkupPage: Decodable, Sendable, CustomTestStringConvertible {
  var name: String
  var width: Double
  var height: Double
  var html: String
  var expected: [String: [Double]]

  var testDescription: String { name }

  static let all = read("pages")
  /// Parts of pages that test one feature each.
  static let fragments = read("fragments")

  private static func read(_ name: String) -> [MarkupPage] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Conformance")
    let text = try? String(contentsOf: folder.appendingPathComponent("\(name).jsonl"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(MarkupPage.self, from: Data(line.utf8))
    }
  }
}

@Suite("HTML pages compared with a browser")
struct MarkupPageTests {
  @Test("The files of HTML pages contain 20 pages and over 100 fragments") func files() {
    #expect(MarkupPage.all.count == 20 && MarkupPage.fragments.count > 100)
  }

  @Test("An HTML page has Chromium's frames", arguments: MarkupPage.all)
  func pages(page: MarkupPage) throws { try check(page) }

  @Test("Fragments of HTML pages have Chromium's frames", arguments: Rows.of(MarkupPage.fragments))
  func fragments(pages: Rows<MarkupPage>) throws { for page in pages { try check(page) } }

  private func check(_ page: MarkupPage) throws {
    let markup = try Markup(Array(page.html.utf8), width: page.width, height: page.height)
    let report = FrameReport(name: nil, placement: markup.document.layout(), isAbsolute: true)
    let frames = Self.frames(in: try JSONDecoder().decode(Line.self, from: Data(report.utf8)).frame)
    for (id, expected) in page.expected {
      let frame = try #require(frames[id], "\(id) of \(page.html)")
      #expect(zip(frame, expected).allSatisfy { abs($0 - $1) <= 0.1 }, "\(id) at \(frame), in \(page.html)")
    }
  }

  private struct Line: Decodable { var frame: Box }
  private struct Box: Decodable {
    var id: String?
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var children: [Box]?
  }

  private static func frames(in box: Box) -> [String: [Double]] {
    var frames = (box.children ?? []).reduce(into: [:]) { $0.merge(self.frames(in: $1)) { first, _ in first } }
    if let id = box.id { frames[id] = [box.x, box.y, box.width, box.height] }
    return frames
  }
}
