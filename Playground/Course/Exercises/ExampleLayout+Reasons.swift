package import EagerLayout
package import LayoutExplanations
import PlaygroundKit

extension Exercise.Success {
  /// The explanation of the item; nil if it is hidden.
  package var reasons: Reasons? { example.reasons(of: item, axes: axes) }
}

extension ExampleLayout {
  /// The main axis of an item's container; both axes if the layout has no such item.
  func mainAxis(of name: String) -> [LayoutTrace.Step.Axis] {
    guard let preview, let node = preview.sketch.node(named: name),
      let parent = preview.placement.parent(of: node)
    else { return [.horizontal, .vertical] }
    return [preview.node(at: parent).style.keywords.isRow ? .horizontal : .vertical]
  }

  /// The axes along which the frames of named items differ from the frames in `other`. If no frames differ, returns the
  /// main axis of the container of `name`.
  func axes(differingFrom other: ExampleLayout, of name: String) -> [LayoutTrace.Step.Axis] {
    func differs(_ value: (Frame) -> Double) -> Bool {
      names.contains { (value(self[$0]) - value(other[$0])).magnitude > 0.01 }
    }
    var axes: [LayoutTrace.Step.Axis] = []
    if differs({ $0.x }) || differs({ $0.width }) { axes.append(.horizontal) }
    if differs({ $0.y }) || differs({ $0.height }) { axes.append(.vertical) }
    return axes.isEmpty ? mainAxis(of: name) : axes
  }

  /// The explanation of an item; nil if it is hidden or missing.
  package func reasons(of name: String, axes: [LayoutTrace.Step.Axis] = [.horizontal, .vertical]) -> Reasons? {
    guard let preview, let node = preview.sketch.node(named: name) else { return nil }
    let names = preview.sketch.allNames
    let reasons = Reasons(preview.sketch.item.trace(in: bounds), of: node, names: names, axes: axes)
    return reasons.count > 0 ? reasons : nil
  }
}
