import Foundation
import Testing

@Suite("Documentation of runtime failures")
struct RuntimeFailureTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Sources/EagerLayout")

  @Test("The documentation lists the sentences of all runtime failures in the sources, and no other sentences")
  func allRuntimeFailuresAreListed() throws {
    var sentences: Set<String> = []
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /\b(?:stop|require)\([^"]*"([^"]+)"\)/) { sentences.insert(String(match.1)) }
    }
    let article = try String(
      contentsOf: Self.sources.appending(path: "EagerLayout.docc/WhatStopsAProgram.md"), encoding: .utf8)
    let listed = article.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map {
      $0.split(separator: " | ")[1].trimming { $0 == "|" || $0 == " " }
    }
    #expect(sentences.count > 10 && Set(listed) == sentences)
  }
}

extension Substring {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
