import Arrangements
import EagerLayout
import Foundation
import TestSupport
import Testing

/// The cases are random floats from `.ci/hunt/floats.py`.
@Suite("Floats compared with Chromium")
struct FloatsInChromium {
  @Test("The frames of random floats agree with Chromium's frames to a tenth of a pixel")
  func framesEqualChromium() throws {
    // The environment can name a file with other cases.
    let file =
      ProcessInfo.processInfo.environment["FLOATS"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Chromium/floats.jsonl")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count >= 2_000)
    for (number, line) in Thorough.oneIn(8, of: Array(lines.enumerated())) {
      let fields = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      let cases = try #require(fields[2] as? [[Any]]).map { FloatCase($0) }
      let tree = Floats { for item in cases { item.leaf } }
        .direction(fields[1] as? Int == 1 ? .rightToLeft : .leftToRight)
      let placement = (fields[0] as? Double).map { tree.layout(width: $0) } ?? tree.layout()
      let expected = try #require(fields[3] as? [Double]), container = placement.frames[0]
      let items = placement.frames.dropFirst().flatMap { [$0.x, $0.y, $0.width, $0.height] }
      let found = items + [container.width, container.height]
      let largestDifference = zip(found, expected).map { ($0 - $1).magnitude }.max() ?? 0
      #expect(found.count == expected.count && largestDifference < 0.1, "line \(number + 1) is \(found): \(line)")
    }
  }
}

/// An item in the script's format: side, whether it clears, weight, width, height, words, margins.
private struct FloatCase {
  let specified: [Any]

  init(_ specified: [Any]) { self.specified = specified }

  var leaf: TreeLeaf {
    let words = specified[5] as? [Double] ?? [], margins = specified[6] as? [Double] ?? [0, 0, 0, 0]
    var leaf = Measured { proposal in size(ofWords: words, in: proposal.width.limit) }
      .margin(top: margins[1], left: margins[0], bottom: margins[3], right: margins[2])
      .side(specified[0] as? Int == 1 ? .end : .start, weight: specified[2] as? Double)
    if specified[1] as? Int == 1 { leaf = leaf.clear() }
    if let width = specified[3] as? Double { leaf = leaf.style { $0.width = .points(width) } }
    if let height = specified[4] as? Double { leaf = leaf.style { $0.height = .points(height) } }
    return leaf
  }
}
