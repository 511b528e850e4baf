import Arrangements
import EagerLayout
import Foundation
import TestSupport
import Testing

/// The cases are random flows from `.ci/hunt/flows.py` that can be written as wrapping rows in CSS.
@Suite("Flow compared with Chromium's wrapping rows")
struct FlowInChromium {
  @Test("The frames of random flows agree with the frames of Chromium's wrapping rows to a tenth of a pixel")
  func framesEqualChromium() throws {
    // The environment can name a file with other cases.
    let file =
      ProcessInfo.processInfo.environment["FLOWS"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Chromium/flow.jsonl")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count >= 2_000)
    for (number, line) in Thorough.oneIn(8, of: Array(lines.enumerated())) {
      let fields = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      let headerText = try #require(fields[0] as? String), items = try #require(fields[1] as? [Any])
      let expected = try #require(fields[2] as? [NSNumber]).map { $0.doubleValue }
      let header = Header(headerText), flow = FlowCase(header, items).container
      let width = header[0], height = header[1], frames: [Frame]
      if header[9] == 1 {
        frames = Array(Row(alignment: .start) { flow }.layout(width: width).frames.dropFirst())
      } else if height > 0 {
        frames = flow.layout(in: Frame(width: width, height: height)).frames
      } else {
        frames = flow.layout(width: width).frames
      }
      let numbers = frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }
      let largestDifference = zip(numbers, expected).map { ($0 - $1).magnitude }.max() ?? 0
      #expect(numbers.count == expected.count && largestDifference < 0.1, "line \(number + 1) is \(numbers): \(line)")
    }
  }
}

/// The properties of a flow, in the script's order.
private struct Header {
  private let numbers: [Double]

  init(_ text: String) { numbers = text.split(separator: " ").compactMap { Double($0) } }

  subscript(index: Int) -> Double { numbers[index] }
  var alignment: Flow.Alignment { Flow.Alignment(rawValue: UInt8(self[4])) ?? .start }
  var lineAlignment: Flow.LineAlignment { Flow.LineAlignment(rawValue: UInt8(self[5])) ?? .top }
  var vertical: Flow.Alignment { self[6] == 6 ? .stretch : Flow.Alignment(rawValue: UInt8(self[6])) ?? .start }
}

/// A flow with its items, some of which may be flows.
private struct FlowCase {
  let header: Header
  let items: [Any]

  init(_ header: Header, _ items: [Any]) {
    self.header = header
    self.items = items
  }

  var container: Arranged {
    let flow = Flow(
      alignment: header.alignment, lineAlignment: header.lineAlignment, vertical: header.vertical,
      lastLine: .likeTheOthers)
    let container = flow {
      for item in items {
        if let nested = item as? [Any], let headerText = nested[0] as? String, let items = nested[1] as? [Any] {
          FlowCase(Header(headerText), items).container
        } else if let item = item as? String {
          ItemCase(item).leaf
        }
      }
    }.gap(row: header[2], column: header[3]).padding(header[7])
    return header[8] == 1 ? container.direction(.rightToLeft) : container
  }
}

/// An item, written as letters with one or more numbers each.
private struct ItemCase {
  private var values: [Character: String] = [:]

  init(_ text: String) {
    var letter: Character = " "
    for character in text {
      if character.isLetter { letter = character } else { values[letter, default: ""].append(character) }
    }
  }

  private func number(_ letter: Character) -> Double? { values[letter].flatMap { Double($0) } }
  private func numbers(_ letter: Character) -> [Int]? { values[letter]?.split(separator: ".").compactMap { Int($0) } }

  var leaf: TreeLeaf { content.style { setProperties(&$0) }.weight(number("g") ?? 0) }

  private var content: Measured {
    if let words = numbers("T") {
      let text = words.map { String(repeating: "a", count: $0) }.joined(separator: " ")
      return Measured(text: text, advance: 10, lineHeight: 10, baseline: 8)
    }
    let size = numbers("C") ?? [0, 0]
    return Measured(width: Double(size[0]), height: Double(size[1]))
  }

  private func setProperties(_ style: inout FlexStyle) {
    if let width = number("w") { style.width = .points(width) }
    if let share = number("q") { style.width = .percent(share) }
    if let height = number("h") { style.height = .points(height) }
    if let share = number("r") { style.height = .percent(share) }
    if let minimum = number("n") { style.minWidth = .points(minimum) }
    if let maximum = number("x") { style.maxWidth = .points(maximum) }
    if let margin = number("l") { style.marginLeft = .points(margin) }
    if let margin = number("t") { style.marginTop = .points(margin) }
    if let margin = number("R") { style.marginRight = .points(margin) }
    if let margin = number("b") { style.marginBottom = .points(margin) }
  }
}
