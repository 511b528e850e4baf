internal import EagerLayout
import PlaygroundCourse
import PlaygroundData
import PlaygroundKit

extension PageSession {
  /// Probable mistakes in the layout: `[{"node", "text"}]`.
  public mutating func issues() {
    let sketch = sketch, issues = placement.issues, isMultiline = sketch.source.utf8.contains(UInt8(ascii: "\n"))
    let positions = issues.isEmpty ? [] : sketch.positions(isMultiline: isMultiline)
    let names = LayoutIssue.Names(place: { "in \(isMultiline ? "line" : "column") \(positions[$0])" }) { node, id in
      if node < 0 { return id.map { sketch.ids.lineName(of: $0) } }
      return sketch.names[node].utf8.isEmpty ? nil : sketch.allNames[node]
    }
    answer(
      .list(
        issues.map { issue in
          ["node": .number(issue.nodeIndex), "text": .text(issue.message(calling: names))]
        }))
  }
}

extension Sketch {
  /// Returns the line of each node, or, in a text of one line, its column. Both count from 1.
  fileprivate func positions(isMultiline: Bool) -> [Int] {
    let text = Array(source.utf8)
    var offset = 0, position = 1
    return ranges.map { range in
      while offset < range.lowerBound {
        // Continuation bytes of UTF-8 are not counted as columns.
        if isMultiline ? text[offset] == UInt8(ascii: "\n") : text[offset] & 0xC0 != 0x80 { position += 1 }
        offset += 1
      }
      return position
    }
  }
}
