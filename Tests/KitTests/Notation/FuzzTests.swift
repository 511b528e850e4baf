import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Any text at all")
struct Fuzz {
  /// Lines to read; `NOTATION_FUZZ` says another number.
  static let count =
    ProcessInfo.processInfo.environment["NOTATION_FUZZ"].flatMap { Int($0) } ?? Thorough.pick(1_000, 10_000)

  @Test("is a layout or a fault with a place in it: random and mutated lines")
  func lines() throws {
    var random = Random(seed: 5)
    var sources: [String] = OpenLesson.examples.map { $0.text } + Faults.table.map { $0.0 }
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
        // What can be read can be printed, and is the same then.
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
    // Otherwise nothing but faults would have been tried.
    #expect(readable > Self.count / 200)
  }

  /// Words of the notation in any order.
  private static func words(_ random: inout Random) -> String {
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

  /// A text with some bytes changed, taken out, put in, doubled or moved.
  private static func mutation(of text: String, _ random: inout Random) -> String {
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
    "takes time in proportion to its length",
    arguments: Thorough.oneIn(
      4,
      of: [
        "Row { ", "Row { Flex(); ", "/* ", "Flex(((", "\"", ".width(3)", "Flex().width(3).width(3)", "1", "Row {}\n",
        "{", "}", "Flex(1", "Flex(-", "\\u{", "Flex().id(a)", "Row { } ; ", "é", "Edges(Edges(",
      ]))
  func length(piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    let wrapped = "Row { Flex().width(\(text)) }"
    for text in [text, wrapped, "Row {" + text] {
      let start = ProcessorTime.ofThread
      _ = try? Sketch(text)
      // Quadratic time would be minutes.
      #expect(ProcessorTime.ofThread - start < 20)
    }
  }
}

@Suite("Decimal numbers")
struct Decimals {
  @Test("are read to the nearest Double, as the C library reads them")
  func random() throws {
    var random = Random(seed: 11)
    for index in 0..<Thorough.pick(1_000, 10_000) {
      let text: String
      switch index % 5 {
      case 0: text = "\(Double(bitPattern: random.next() & ~(1 << 63)))"
      case 1: text = "\(random.next()).\(random.next())"
      case 2: text = "\(random.next() % 1000)e\(random.below(700) - 350)"
      case 3: text = "\(Double(random.next() >> 11) / 1e13)"
      default:
        // Half way between two neighbours, where one digit more decides.
        let value = Double(UInt64(1) << 53 + random.next() % (1 << 53))
        text =
          "\(UInt64(value) | 1)"
          + random.pick(["", ".0", ".5", ".500000000000000000000000000000000000001", ".4999999999999999999999999"])
      }
      guard text.first?.isNumber == true, !text.hasPrefix("inf"), !text.hasPrefix("nan") else { continue }
      var scanner = SketchScanner(Array(text.utf8))
      let value = try scanner.number().value
      #expect(value == Double(text), "\(text)")
    }
  }

  @Test(
    "round rightly at the ends",
    arguments: Rows.of(
      [
        "1.7976931348623157e308", "1.7976931348623159e308", "4.9406564584124654e-324", "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "2.2250738585072011e-308", "9007199254740993", "9007199254740992.99999999999999999999999", "1e400", "1e-400",
        "0e999999999999999999999",
        "0.000000000000000000000000000000000000000000001e45", "123456789012345678901234567890",
      ] as [String]))
  func ends(rows: Rows<String>) throws {
    for text in rows {
      var scanner = SketchScanner(Array(text.utf8))
      #expect(try scanner.number().value == Double(text))
    }
  }
}
