import Foundation
import Testing

@testable import PlaygroundKit

/// The table of the notation, the compiler's hints and the article contain the same facts about other libraries.
@Suite("Spellings of other libraries")
struct MigrationTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")

  private static func hints() throws -> String {
    try ["EagerLayout/Builder/UnsupportedSpellings", "Arrangements/UnavailableContainers"].map {
      try String(contentsOf: sources.appending(path: "\($0).swift"), encoding: .utf8)
    }.joined()
  }

  /// The beginnings of hints that are about Swift and not about other libraries.
  private static let ofSwift = [
    "Write Measured(text: ", "A Fixed needs a size", "Name the sizes", "A CGFloat", "Specify the amount",
    "A block takes items", "A line takes ", "A choice between",
  ]

  @Test("The hints of compiler messages contain the same sentences as the hints of the notation")
  func sameSentences() throws {
    let tracks = try #require(throws: SketchFault.self) { try Sketch("Grid(columns: 3) {}") }
    let known = Set(MigrationHint.all.map { $0.remedy } + [tracks.expected])
    let messages = try Self.hints().matches(of: /message:\s*"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
    #expect(messages.count > 25)
    for message in messages {
      let sentence = message.prefix(1).uppercased() + message.dropFirst() + "."
      if Self.ofSwift.contains(where: { sentence.hasPrefix($0) }) { continue }
      #expect(known.contains(sentence), "\(sentence)")
    }
  }

  @Test("If a compiler message advises to replace a name, the notation gives the same advice for that name")
  func sameNames() throws {
    var checkedNameCount = 0
    for hint in try Self.hints().split(separator: "@available").dropFirst() {
      guard let name = hint.firstMatch(of: /renamed: "(\w+)/)?.1 else { continue }
      for declared in hint.matches(of: /(?:func|var|typealias) (\w+)/).map({ $0.1 }) where declared != "Text" {
        checkedNameCount += 1
        let entry = MigrationHint.all.first { entry in
          entry.name == String(name) && entry.spellings.contains { $0 == declared || $0.hasSuffix(".\(declared)") }
        }
        #expect(entry != nil, "\(declared) has been renamed to \(name)")
      }
    }
    #expect(checkedNameCount > 15)
  }

  @Test("The article for users of other libraries gives the same advice as the notation")
  func article() throws {
    let file = Self.sources.appending(path: "EagerLayout/EagerLayout.docc/ComingFromOthers.md")
    var checkedNameCount = 0
    for row in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where row.hasPrefix("| ") {
      let cells = row.split(separator: "|").map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
      let words = cells.dropFirst().joined().compactMap { $0.firstMatch(of: /^\.?\w+/).map { String($0.0) } }
      for spelling in cells[0] {
        guard let hint = Self.hint(for: spelling), !hint.remedy.contains("not supported here") else { continue }
        checkedNameCount += 1
        let answer = "\(hint.name ?? "") \(hint.remedy)"
        #expect(words.contains { answer.contains($0) }, "\(spelling): \(answer)")
      }
    }
    #expect(checkedNameCount > 25)
  }

  /// The entry for a spelling in a program, such as `HStack(spacing: 8)`, `.frame(width: 40)` or `flexGrow: 1`.
  private static func hint(for spelling: String) -> MigrationHint? {
    if let sides = spelling.firstMatch(of: /^\.(\w+)(\(\.\w+)/) {
      return MigrationHint.hint(String(sides.2), of: String(sides.1)) ?? MigrationHint.hint(".\(sides.1)")
    }
    guard let name = spelling.firstMatch(of: /^\.?(\w+)/)?.1, let first = name.first else { return nil }
    return MigrationHint.hint(first.isUppercase ? String(name) : ".\(name)")
  }
}
