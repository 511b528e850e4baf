internal import EagerLayout

extension PageSession {
  /// What is probably not meant in the layout: `[{"node", "text"}]`.
  public mutating func issues() {
    let sketch = sketch
    let names = LayoutIssue.Names(place: { sketch.place(of: $0) }) { node, id in
      if node < 0 { return id.map { sketch.ids.lineName(of: $0) } }
      return sketch.names[node].utf8.isEmpty ? nil : sketch.allNames[node]
    }
    answer(
      .list(
        placement.issues.map { issue in
          ["node": .number(issue.nodeIndex), "text": .text(issue.message(calling: names))]
        }))
  }
}

extension Sketch {
  /// Where a node stands in the text: the line, or, where there is only one, the column.
  fileprivate func place(of node: Int) -> String {
    let before = source.utf8.prefix(ranges[node].lowerBound), line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    if line > 1 || source.utf8.contains(UInt8(ascii: "\n")) { return "in line \(line)" }
    return "in column \(1 + String(decoding: before, as: UTF8.self).unicodeScalars.count)"
  }
}
