import EagerLayout
package import LayoutExplanations

extension Exercise.Success {
  /// Why the item is as it is; nil where it is hidden.
  package var reasons: Reasons? {
    guard let preview = Preview(code, in: bounds), let node = preview.sketch.node(named: item) else { return nil }
    let reasons = Reasons(preview.sketch.item.trace(in: bounds), of: node, names: preview.sketch.allNames)
    return reasons.count > 0 ? reasons : nil
  }
}
