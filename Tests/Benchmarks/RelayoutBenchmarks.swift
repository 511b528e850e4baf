import EagerLayout

/// Relayouts of a retained tree.
enum RelayoutBenchmarks {
  static func run(_ workload: Workload, with runner: inout Runner) {
    let nodes = workload.nodes.count
    runner.run(
      Benchmark(workload.name, "interpolate", nodes: nodes, unit: .layout, keepsTree: true) {
        let wide = Placement(workload.arena(), in: workload.space)
        let narrow = Placement(workload.arena(), in: RetainedTree.narrower(workload.space))
        return { wide.interpolated(to: narrow, at: 0.5).frames[nodes - 1].x }
      })
    runner.run(
      Benchmark(workload.name, "relayout-full", nodes: nodes, keepsTree: true) {
        let retained = RetainedTree(workload)
        return { retained.layOutAll() }
      })
    if let change = Change(workload) {
      runner.run(
        Benchmark(workload.name, "relayout-leaf", nodes: nodes, unit: .layout, keepsTree: true) {
          let retained = RetainedTree(workload)
          return { retained.layOut(after: change) }
        })
    }
    runner.run(
      Benchmark(workload.name, "relayout-clean", nodes: nodes, unit: .layout, keepsTree: true) {
        let retained = RetainedTree(workload)
        return { retained.layOutAgain() }
      })
  }
}

/// A tree that has been laid out.
private final class RetainedTree {
  @safe @exclusivity(unchecked) private var tree: LayoutTree
  private let wide: LayoutSpace
  private let narrow: LayoutSpace
  private let changed: LayoutTree.Node?
  @safe @exclusivity(unchecked) private var isSecond = false

  init(_ workload: Workload) {
    tree = LayoutTree(workload.arena())
    wide = workload.space
    narrow = Self.narrower(wide)
    changed = tree.node(Change.id)
    tree.layout(in: wide)
  }

  /// Returns a space that is a tenth narrower.
  static func narrower(_ space: LayoutSpace) -> LayoutSpace {
    var narrow = space
    if case .definite(let width) = space.width { narrow.width = .definite((width * 0.9).rounded(.down)) }
    return narrow
  }

  /// Lays out all nodes, in two alternating widths.
  func layOutAll() -> Double {
    isSecond.toggle()
    tree.markAllChanged()
    return Double(tree.layout(in: isSecond ? narrow : wide).count)
  }

  /// Lays out the tree after a change of one leaf.
  func layOut(after change: Change) -> Double {
    isSecond.toggle()
    guard let node = changed else { preconditionFailure("The tree has no leaf to change.") }
    switch change.kind {
    case .content(let first, let second): tree.setContent(isSecond ? second : first, of: node)
    case .style(let first, let second): tree.setStyle(isSecond ? second : first, of: node)
    }
    return Double(tree.layout(in: wide).count)
  }

  /// Lays out the unchanged tree.
  func layOutAgain() -> Double { Double(tree.layout(in: wide).count) }
}

/// The change of the leaf with the id `changed`, which alternates between its size and a size larger by a point.
private struct Change {
  enum Kind {
    case content(Measured, Measured)
    case style(FlexStyle, FlexStyle)
  }

  static let id = LayoutID("changed")

  var kind: Kind

  /// Creates the change, or `nil` if there is no such leaf with a size.
  init?(_ workload: Workload) {
    guard let leaf = workload.nodes.first(where: { $0.id == Self.id }) else { return nil }
    if case .intrinsic(let size) = leaf.content?.kind {
      kind = .content(
        Measured(width: size.width, height: size.height), Measured(width: size.width + 1, height: size.height + 1))
      return
    }
    var larger = leaf.style
    if case .points(let height) = leaf.style.height {
      larger.height = .points(height + 1)
    } else if case .points(let width) = leaf.style.width {
      larger.width = .points(width + 1)
    } else {
      return nil
    }
    kind = .style(leaf.style, larger)
  }
}
