import Arrangements
import EagerLayout
import Foundation
import TestSupport
import Testing

/// The cases are random constraints between edges from `.ci/hunt/relatives.py`.
@Suite("Relative compared with Chromium")
struct RelativeInChromium {
  @Test("Random constraints have the frames that Chromium computed with CSS anchors")
  func framesEqualChromium() throws {
    // The environment can name a file with other cases.
    let file =
      ProcessInfo.processInfo.environment["RELATIVES"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Chromium/relatives.jsonl")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count >= 2_000)
    for (number, line) in Thorough.oneIn(8, of: Array(lines.enumerated())) {
      let fields = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      let cases = try #require(fields[2] as? [[Any]]).map { ItemCase($0) }
      let tree = Relative { for (index, item) in cases.enumerated() { item.leaf.id(index) } }
      let width = try #require(fields[0] as? Double), height = try #require(fields[1] as? Double)
      let expected = try #require(fields[3] as? [Double])
      let found = tree.layout(in: Frame(width: width, height: height)).frames.dropFirst()
        .flatMap { [$0.x, $0.y, $0.width, $0.height] }
      let largestDifference = zip(found, expected).map { ($0 - $1).magnitude }.max() ?? 0
      #expect(found.count == expected.count && largestDifference < 0.1, "line \(number + 1) is \(found): \(line)")
    }
  }
}

/// An item in the script's format: width, height, words, edges.
private struct ItemCase {
  let specified: [Any]

  init(_ specified: [Any]) { self.specified = specified }

  var leaf: TreeLeaf {
    let wordWidths = specified[2] as? [Double] ?? []
    var leaf = Measured { proposal in size(ofWords: wordWidths, in: proposal.width.limit) }.layoutValue(
      RelativeConstraints())
    if let width = specified[0] as? Double { leaf = leaf.style { $0.width = .points(width) } }
    if let height = specified[1] as? Double { leaf = leaf.style { $0.height = .points(height) } }
    let edges: [RelativeProperty] = [.leading, .top, .trailing, .bottom]
    for (at, property) in edges.enumerated() {
      guard let edge = specified[3 + at] as? [Double] else { continue }
      let other = edges[(edge[1] == 1 ? 2 : 0) + at % 2]
      leaf = leaf.put(
        property,
        by: edge[0] < 0
          ? .parent(other, plus: edge[2]) : .sibling(LayoutID(Int(edge[0])), other, plus: edge[2]))
    }
    return leaf
  }
}
