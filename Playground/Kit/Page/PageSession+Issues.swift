internal import EagerLayout

extension PageSession {
  /// What is probably not meant in the layout: `[{"node", "text"}]`.
  public mutating func issues() {
    answer(
      .list(
        placement.issues.map { issue in
          let text = issue.message { node, id in
            if node < 0 { return id.map { sketch.ids.lineName(of: $0) } }
            return sketch.names[node].utf8.isEmpty ? nil : sketch.allNames[node]
          }
          return ["node": .number(issue.nodeIndex), "text": .text(text)]
        }))
  }
}
