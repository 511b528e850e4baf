import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Random texts in the notation")
struct Fuzz {
  /// The number of texts; `NOTATION_FUZZ` in the environment replaces it.
  static let count =
    ProcessInfo.processInfo.environment["NOTATION_FUZZ"].flatMap { Int($0) } ?? Thorough.pick(1_000, 10_000)

  @Test("Random and mutated texts are either read, or have a fault at a position within the text")
  func randomTexts() throws {
    var random = SplitMix64(seed: 5)
    var sources: [String] = Reading.examples.map { $0.text } + Faults.table.map { $0.0 }
    for seed in 0..<Thorough.pick(20, 100) {
      var layout = RandomLayout(seed: seed)
      sources.append(Sketch(layout.item(levels: 3)).text)
    }
    var readable = 0
    for index in 0..<Self.count {
      let text = index % 4 == 0 ? Self.words(&random) : Self.mutation(of: random.pick(sources), &random)
      do {
        let sketch = try Sketch(text)
        readable += 1
        // A layout is the same after it is printed and read.
        if index % 8 == 1 {
          let again = try Sketch(sketch.text)
          #expect(sketch.root.difference(from: again.root, withFaults: false) == nil, "\(text)")
        }
        #expect(sketch.ranges.count == sketch.names.count)
      } catch {
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect(error.offset <= text.utf8.count && error.line <= lines.count, "\(text)")
        #expect(error.column <= lines[error.line - 1].count + 1, "\(text)")
        #expect(!error.message.isEmpty)
        for line in error.lines(width: 40) where Characters.columns(line) > 40 { Issue.record("too wide: \(line)") }
      }
    }
    // Enough of the texts are valid layouts for the test to mean something.
    #expect(readable > Self.count / 200)
  }

  /// Words of the notation in random order.
  private static func words(_ random: inout SplitMix64) -> String {
    let words =
      ItemKind.names + Modifier.allCases.map { ".\($0.name)" } + [
        "{", "}", "{", "}", "(", ")", "()", ";", "\n", ",", ":", ".", "\"", "\\", "/*", "*/", "//", "1", "-2.5",
        "1e999", "0x", "_",
        "width:", "height:", "left:", ".auto", ".percent(", ".center", "nil", "true", "id", "é", "\u{0}", "\u{FEFF}",
        "\r\n", "\t", "Edges(",
        "Extent(", " ", " ", "%", "`", "@",
      ]
    return (0..<random.below(25)).map { _ in random.pick(words) }.joined()
  }

  /// A text with some bytes changed, removed, inserted, doubled or moved.
  private static func mutation(of text: String, _ random: inout SplitMix64) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...random.below(3) {
      guard !bytes.isEmpty else { break }
      let start = random.below(bytes.count), end = min(bytes.count, start + random.below(12))
      switch random.below(6) {
      case 0: bytes[start] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(random.pick(Array("(){}.,;:\"\\/*-1e9 \n".utf8)), at: start)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
      case 4: bytes.swapAt(start, random.below(bytes.count))
      default: bytes.removeSubrange(start...)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "Reading a long repetition of a piece takes less than 20 s of processor time",
    arguments: Thorough.oneIn(
      4,
      of: [
        "Row { ", "Row { Flex(); ", "/* ", "Flex(((", "\"", ".width(3)", "Flex().width(3).width(3)", "1", "Row {}\n",
        "{", "}", "Flex(1", "Flex(-", "\\u{", "Flex().id(a)", "Row { } ; ", "é", "Edges(Edges(",
      ]))
  func readingTime(piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    let wrapped = "Row { Flex().width(\(text)) }"
    for text in [text, wrapped, "Row {" + text] {
      let start = ProcessorTime.ofThread
      _ = try? Sketch(text)
      // Quadratic time would take minutes.
      #expect(ProcessorTime.ofThread - start < 20)
    }
  }
}
