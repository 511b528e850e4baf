import EagerLayout
import Foundation
import LayoutDocument
import TestSupport
import Testing

/// The files of cases, with the frames that a browser computed for them.
enum CaseFile: String, CaseIterable, Sendable {
  /// Small examples, each of a single rule of CSS that is easy to get wrong.
  case examples = "notes"
  /// Cases that an earlier version of this engine, or another engine, got wrong.
  case formerDifferences = "hunted"
  case random
  case randomMore = "random-more"
  case randomGrid = "random-grid"
  /// Grids that repeat tracks in a space that percentages determine; Chromium and Firefox agree on all of them.
  case repetitions
  /// Grid items whose widths follow from the heights of areas; Chromium and Firefox agree on them.
  case areaHeights = "area-heights"
  /// Grid items with a ratio and heights limited by percentages of areas; rows limited by keywords; baselines of cells
  /// with several items. Chromium and Firefox agree on all of them.
  case areaLimits = "area-limits"
  /// Items aligned by baselines in columns of flex containers and grids, `flex` without a basis, percentages in boxes
  /// taller than their ratio because of their content, and minimum widths that are keywords. Chromium and Firefox agree
  /// on all of them.
  case baselinesAndRatios = "baselines-and-ratios"
  /// Long chains of boxes whose frames depend on the rounding of browsers, and a few with ratios. Chromium and
  /// Firefox agree on all of them.
  case moreFormerDifferences = "hunted-more"
  /// Cases of the other files in which Chromium differs from CSS, with the frames of Firefox, which agrees with CSS:
  /// see the article on agreement with browsers.
  case chromiumDeviates = "chromium-deviates"

  /// `true` if the file has fewer than 100 cases.
  var isSmall: Bool { self == .chromiumDeviates || self == .moreFormerDifferences }

  /// The file's text.
  func bytes() throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Conformance")
    return Array(try Data(contentsOf: folder.appendingPathComponent(rawValue + ".jsonl")))
  }

  /// The names of the grids whose frames still differ.
  static func openGrids() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Conformance")
    let text = try String(contentsOf: folder.appendingPathComponent("random-grid-open.txt"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != " " }) }
  }

  /// The lines of the first of every `count` cases in an ordinary run, and of every `thorough` cases in the long tests.
  func someBytes(oneIn count: Int, thorough: Int = 1) throws -> [UInt8] {
    Array(Thorough.oneIn(count, thorough: thorough, of: try Self.lines.get()[self] ?? []).joined(separator: [0x0A]))
  }

  /// The lines of all files, read once for all tests.
  private static let lines = Result {
    try Dictionary(uniqueKeysWithValues: allCases.map { ($0, try $0.bytes().split(separator: 0x0A)) })
  }
}

@Suite("Conformance with browsers")
struct ConformanceTests {
  @Test(
    "The cases of a conformance file have the frames of a browser, except random grids listed as different",
    arguments: CaseFile.allCases)
  func framesEqualBrowser(file: CaseFile) throws {
    let bytes = try file.someBytes(oneIn: 30)
    var agreedCount = 0
    var differences: [String] = [], listedNames = Set(file == .randomGrid ? try CaseFile.openGrids() : [])
    let deviatingCases = file == .chromiumDeviates ? [] : Array(LayoutDocuments(try CaseFile.chromiumDeviates.bytes()))
    let deviatingNames = try Set(deviatingCases.map { try $0.document.get().name })
    for (line, entry) in zip(bytes.split(separator: 0x0A), LayoutDocuments(bytes)) {
      let document = try entry.document.get()
      let name = try #require(document.name)
      if deviatingNames.contains(name) { continue }
      let difference = try document.layout().largestDifference(from: expectedFrames(Data(line)))
      if difference < 0.1 {
        agreedCount += 1
      } else if listedNames.remove(name) == nil {
        differences.append("\(name) by \(brief(difference)) px")
      }
    }
    // Only a run of all cases contains every listed one.
    #expect(
      !Thorough.triesAllCases || listedNames.isEmpty,
      "no longer open, so take them from the list: \(listedNames.sorted())")
    #expect(agreedCount > (Thorough.triesAllCases ? file.isSmall ? 5 : 100 : 0))
    #expect(
      differences.isEmpty,
      "\(differences.count) of \(agreedCount + differences.count) differ: \(differences.prefix(20))")
  }

  /// The expected frames in preorder, each in its parent's coordinates.
  private func expectedFrames(_ line: Data) throws -> [Frame] {
    let object = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
    var frames: [Frame] = []
    var pendingBoxes = [try #require(object["expected"] as? [String: Any])]
    while let next = pendingBoxes.popLast() {
      func number(_ key: String) throws -> Double { try #require(next[key] as? Double) }
      frames.append(
        Frame(x: try number("x"), y: try number("y"), width: try number("width"), height: try number("height")))
      pendingBoxes += (next["children"] as? [[String: Any]] ?? []).reversed()
    }
    return frames
  }
}

extension Placement {
  /// The largest difference from other frames in their parents' coordinates; infinite if the counts differ.
  fileprivate func largestDifference(from expected: [Frame]) -> Double {
    guard frames.count == expected.count else { return .infinity }
    return frames.indices.reduce(0) { largest, node in
      let frame = frameInParent(of: node), other = expected[node]
      return Swift.max(
        largest, abs(frame.x - other.x), abs(frame.y - other.y), abs(frame.width - other.width),
        abs(frame.height - other.height))
    }
  }
}
