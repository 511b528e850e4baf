import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Decimal numbers in the notation")
struct Decimals {
  @Test("Random decimal numbers are read as the C library reads them")
  func randomNumbers() throws {
    var random = SplitMix64(seed: 11)
    for index in 0..<Thorough.pick(1_000, 10_000) {
      let text: String
      switch index % 5 {
      case 0: text = "\(Double(bitPattern: random.next() & ~(1 << 63)))"
      case 1: text = "\(random.next()).\(random.next())"
      case 2: text = "\(random.next() % 1000)e\(random.below(700) - 350)"
      case 3: text = "\(Double(random.next() >> 11) / 1e13)"
      default:
        // Halfway between two adjacent values, where a further digit determines the result.
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
    "Decimal numbers at the limits of Double are rounded correctly",
    arguments: Rows.of(
      [
        "1.7976931348623157e308", "1.7976931348623159e308", "4.9406564584124654e-324", "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "2.2250738585072011e-308", "9007199254740993", "9007199254740992.99999999999999999999999", "1e400", "1e-400",
        "0e999999999999999999999",
        "0.000000000000000000000000000000000000000000001e45", "123456789012345678901234567890",
      ] as [String]))
  func limits(rows: Rows<String>) throws {
    for text in rows {
      var scanner = SketchScanner(Array(text.utf8))
      #expect(try scanner.number().value == Double(text))
    }
  }
}
