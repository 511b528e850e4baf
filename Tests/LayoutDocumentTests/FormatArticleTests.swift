import Foundation
import LayoutDocument
import Testing

@Suite("The article on the format")
struct FormatArticleTests {
  @Test("The article on the document format lists every property, shorthand and container, with all keywords")
  func listsEverything() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let article = try String(
      contentsOf: package.appendingPathComponent("Sources/LayoutDocument/LayoutDocument.docc/TheFormat.md"),
      encoding: .utf8)
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
    for (name, values) in LayoutDocument.properties {
      let row = try #require(rows.first { $0.split(separator: "|")[0].contains("`\(name)`") }, "\(name)")
      // The rows of `align-self` and of minimum sizes refer to the row before instead of listing keywords.
      if row.contains("and what") || row.contains("the same") { continue }
      for value in values.split(separator: ";")[0].replacing(" or ", with: ", ").split(separator: ", ") {
        // Numbers are described instead of listed.
        guard value.first?.isLetter == true, !value.hasPrefix("a ") else { continue }
        #expect(row.contains(value), "\(name): \(value)")
      }
    }
    for (name, properties, items) in LayoutDocument.containers {
      let row = try #require(rows.first { $0.hasPrefix("| `\(name)` |") }, "\(name)").split(separator: "|")
      for property in properties { #expect(row[1].contains("`\(property)`"), "\(name): \(property)") }
      for property in items { #expect(row[2].contains("`\(property)`"), "\(name): \(property)") }
    }
    for (name, _) in LayoutDocument.shorthands {
      #expect(rows.contains { $0.split(separator: "|")[0].contains("`\(name)`") }, "\(name)")
    }
  }
}
