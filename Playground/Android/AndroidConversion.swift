internal import Arrangements
package import EagerLayout
package import AndroidLayout
package import PlaygroundKit

/// Converts an Android layout to the containers that other layouts use: frames and scroll views become overlays, views
/// become sizes and texts. Lines and RelativeLayouts are kept.
///
///     let sketch = try AndroidConversion.sketch(of: row, in: Frame(width: 240, height: 480))
///     sketch.text      // Overlay(.topLeading) { Linear(.horizontal) { … } }
///
/// The frames equal the frames of the layout in the bounds: where a container shrinks items and another does not (in
/// Android all views without a size of their own), an item gets its size as a number.
package struct AndroidConversion {
  /// A view that other containers cannot place, with the reason.
  package struct Fault: Error, Equatable {
    /// The message, with the view's position in its file.
    package let message: String
  }

  /// The sizes that must be specified, because they would differ.
  struct Pins: OptionSet {
    var rawValue = 0
    static let width = Pins(rawValue: 1), height = Pins(rawValue: 2)
  }

  let layout: InflatedLayout
  let root: LayoutNode
  let expected: Placement
  let bounds: Frame
  private var pins: [Pins]
  /// The offsets of nodes from their positions in other containers, to the right and down.
  private var moves: [(x: Double, y: Double)?]
  /// The number of times that each was moved: again after its parent was moved, which may change the offset.
  private var moveCounts: [Int]

  private init(_ layout: InflatedLayout, _ bounds: Frame) {
    self.layout = layout
    self.bounds = bounds
    root = layout.node
    expected = layout.layout(in: bounds)
    pins = [Pins](repeating: [], count: expected.frames.count)
    moves = [(x: Double, y: Double)?](repeating: nil, count: expected.frames.count)
    moveCounts = [Int](repeating: 0, count: expected.frames.count)
  }

  /// Returns the layout as a sketch, whose first box is the window.
  ///
  /// - Throws: the first view whose frame would be different.
  /// - Complexity: O(n · d) in the number of views and the depth at which sizes must be specified; O(n) without any.
  package static func sketch(of layout: InflatedLayout, in bounds: Frame) throws(Fault) -> Sketch {
    var conversion = AndroidConversion(layout, bounds)
    let root = try conversion.converted()
    #if hasFeature(Embedded)
      // Ids are numbers in Embedded Swift: the indices of views.
      return Sketch(root, names: layout.views.map { $0.id ?? "" })
    #else
      return Sketch(root)
    #endif
  }

  private mutating func converted() throws(Fault) -> LayoutNode {
    while true {
      var writer = AndroidNodeWriter(layout, expected, pins, moves)
      let root = writer.write(root)
      let placement = Sketch.container(root).layout(in: bounds)
      guard let wrong = firstDifference(in: placement) else { return root }
      guard pinDeepest(in: placement) || move(in: placement) else {
        throw fault(of: wrong, at: placement.frames[wrong])
      }
    }
  }

  private func firstDifference(in placement: Placement) -> Int? {
    expected.frames.indices.first { !expected.frames[$0].agrees(with: placement.frames[$0]) }
  }

  /// Specifies the sizes of the nodes that differ and have no descendants that differ: widths first, since heights
  /// depend on them. Returns whether there were any.
  private mutating func pinDeepest(in placement: Placement) -> Bool {
    for axis in [Pins.width, .height] {
      var holdsOne = [Bool](repeating: false, count: pins.count), hasPinned = false
      for node in pins.indices.reversed() {
        let differs = !expected.frames[node].size(axis).agrees(with: placement.frames[node].size(axis))
        let isPinned = differs && !holdsOne[node] && node > 0 && !pins[node].contains(axis)
        if isPinned {
          pins[node].insert(axis)
          hasPinned = true
        }
        if let parent = expected.parent(of: node), isPinned || holdsOne[node] { holdsOne[parent] = true }
      }
      if hasPinned { return true }
    }
    return false
  }

  /// Moves nodes whose position in an overlay, a line or a RelativeLayout differs, a few times each and after their
  /// sizes match. Returns whether there were any.
  private mutating func move(in placement: Placement) -> Bool {
    var movesItems = [Bool](repeating: false, count: pins.count), next = 0, hasMoved = false
    root.walk { node, _, isOpening in
      guard isOpening else { return }
      let arrangement = node.content?.arrangement
      movesItems[next] =
        node.androidContainer != nil || arrangement?.value(of: Relative.self) != nil
        || arrangement?.value(of: Linear.self) != nil
      next += 1
    }
    for node in pins.indices {
      guard let parent = expected.parent(of: node), movesItems[parent], moveCounts[node] < 3 else { continue }
      let wanted = expected.frameInParent(of: node), found = placement.frameInParent(of: node)
      guard !wanted.agrees(with: found) else { continue }
      let before = moves[node] ?? (x: 0, y: 0)
      moves[node] = (before.x + wanted.x - found.x, before.y + wanted.y - found.y)
      moveCounts[node] += 1
      hasMoved = true
    }
    return hasMoved
  }

  private func fault(of node: Int, at frame: Frame) -> Fault {
    guard node > 0, layout.views.indices.contains(node - 1) else {
      return Fault(
        message: "the converted window is at \(Self.text(frame)) instead of \(Self.text(expected.frames[node]))")
    }
    let view = layout.views[node - 1], name = view.id.map { " '\($0)'" } ?? ""
    let place = view.source.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    let parent = expected.parent(of: node).flatMap { $0 > 0 ? layout.views[$0 - 1].className : nil } ?? "the window"
    return Fault(
      message:
        "\(place)\(view.className)\(name) is at \(Self.text(expected.frames[node])) in \(parent), but the converted layout places it at \(Self.text(frame)); "
        + "write lengths as its layout_width and layout_height, or position it by margins")
  }

  private static func text(_ frame: Frame) -> String {
    "\(numeral(frame.x)) \(numeral(frame.y)) \(numeral(frame.width)) \(numeral(frame.height))"
  }
}

extension Sketch {
  /// Returns a node as an item for layout.
  fileprivate static func container(_ root: LayoutNode) -> some LayoutContainer {
    var item = Row()
    item.node = root
    return item
  }
}

extension Frame {
  fileprivate func agrees(with other: Frame) -> Bool {
    x.agrees(with: other.x) && y.agrees(with: other.y) && width.agrees(with: other.width)
      && height.agrees(with: other.height)
  }

  fileprivate func size(_ axis: AndroidConversion.Pins) -> Double { axis == .width ? width : height }
}

extension Double {
  /// Returns whether two numbers are equal except for rounding.
  fileprivate func agrees(with other: Double) -> Bool { abs(self - other) <= 1.0 / 1024 }
}
