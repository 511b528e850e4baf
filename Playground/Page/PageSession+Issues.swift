internal import EagerLayout
import PlaygroundCourse
import PlaygroundData
import PlaygroundKit

extension PageSession {
  /// Probable mistakes in the layout: `[{"node", "text"}]`.
  public mutating func issues() {
    let sketch = sketch, issues = placement.issues, areLines = sketch.source.utf8.contains(UInt8(ascii: "\n"))
    let places = issues.isEmpty ? [] : sketch.places(areLines: areLines)
    let names = LayoutIssue.Names(place: { "in \(areLines ? "line" : "column") \(places[$0])" }) { node, id in
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
  /// The line of each node, or its column in a text of one line.
  fileprivate func places(areLines: Bool) -> [Int] {
    let text = Array(source.utf8)
    var at = 0, place = 1
    return ranges.map { range in
      while at < range.lowerBound {
        // A character of several bytes is one column.
        if areLines ? text[at] == UInt8(ascii: "\n") : text[at] & 0xC0 != 0x80 { place += 1 }
        at += 1
      }
      return place
    }
  }
}
