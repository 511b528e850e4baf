import Arrangements
import EagerLayout

/// Containers of all kinds, with many items or nested in each other.
enum ContainerBenchmarks {
  static func run(with runner: inout Runner) {
    for kind in ContainerKind.allCases {
      let name = "items-\(kind.rawValue)"
      if runner.selects(name) { TreeBenchmarks.run(.items(1_000, in: kind, name: name), with: &runner) }
    }
    let nested = ContainerKind.allCases.map { ($0.rawValue, [$0]) }
    let mixed = ContainerKind.allCases.flatMap { [$0, .row] }
    for (kind, levels) in nested + [("mixed", mixed)] {
      for depth in [10, 100, 400] where runner.selects("nested-\(kind)-\(depth)") {
        TreeBenchmarks.run(.nested(levels, depth: depth, name: "nested-\(kind)-\(depth)"), with: &runner)
      }
    }
  }
}

/// The kinds of containers.
enum ContainerKind: String, CaseIterable {
  case row
  case wrappingRow = "wrapping-row"
  case column, overlay, flow, masonry

  /// Returns a container, with `columns` columns if it has columns.
  func container(columns: Int) -> LayoutNode {
    switch self {
    case .row: Row {}.node
    case .wrappingRow: Row {}.wrap().node
    case .column: Column {}.node
    case .overlay: Overlay {}.node
    case .flow: Flow {}.node
    case .masonry: Masonry(columns: columns) {}.node
    }
  }
}

extension Workload {
  /// Returns one container with leaves of several sizes.
  static func items(_ count: Int, in kind: ContainerKind, name: String) -> Workload {
    var workload = Workload(name: name, space: LayoutSpace(width: .definite(400), height: .maxContent))
    workload.open(kind.container(columns: 3))
    for item in 0..<count { workload.appendLeaf(item, closes: item == count - 1 ? 2 : 1) }
    return workload
  }

  /// Returns nested containers of alternating kinds, with a leaf in each before the next. They have one column each, so
  /// that widths do not shrink to 0.
  static func nested(_ kinds: [ContainerKind], depth: Int, name: String) -> Workload {
    var workload = Workload(name: name, space: LayoutSpace(width: .definite(400), height: .maxContent))
    for level in 0..<depth {
      workload.open(kinds[level % kinds.count].container(columns: 1))
      workload.appendLeaf(level, closes: 1)
    }
    workload.appendLeaf(depth, closes: depth + 1)
    return workload
  }

  private mutating func open(_ container: LayoutNode) {
    append(container.style, content: container.content, closes: 0)
  }

  private mutating func appendLeaf(_ index: Int, closes: Int) {
    var style = FlexStyle()
    style.width = .points(Double(20 + index * 7 % 31))
    style.height = .points(Double(10 + index * 11 % 41))
    append(style, closes: closes)
  }
}
