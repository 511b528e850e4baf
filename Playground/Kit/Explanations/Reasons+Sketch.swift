import EagerLayout
package import LayoutExplanations

extension Sketch {
  /// What to call all nodes, in preorder: by their names, or else by what they are.
  package var allNames: [String] { names.indices.map { name(of: $0) } }
}

extension Exercise.Success {
  /// Why the item is as it is; nil where it is hidden.
  package var reasons: Reasons? { Trial(code, in: bounds).reasons(of: item) }
}

extension Trial {
  /// Why an item is as it is; nil where it is hidden or there is none.
  func reasons(of name: String, axes: [LayoutTrace.Step.Axis] = [.horizontal, .vertical]) -> Reasons? {
    guard let preview = Preview(code, in: bounds), let node = preview.sketch.node(named: name) else { return nil }
    let names = preview.sketch.allNames
    let reasons = Reasons(preview.sketch.item.trace(in: bounds), of: node, names: names, axes: axes)
    return reasons.count > 0 ? reasons : nil
  }
}
