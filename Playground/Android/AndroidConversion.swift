internal import Arrangements
package import EagerLayout
package import AndroidLayout
package import PlaygroundKit

/// Converts an Android layout to general containers. FrameLayouts and scroll views become overlays, and other views
/// become boxes with a size or a text. LinearLayouts and RelativeLayouts stay `Linear` and `Relative`.
///
///     let sketch = try AndroidConversion.sketch(of: row, in: Frame(width: 240, height: 480))
///     sketch.text      // Overlay(.topLeading) { Linear(.horizontal) { … } }
///
/// The converted layout has the same frames in the bounds. An item whose frame would differ gets its size as a number.
/// For example, an Android container shrinks views without a specified size, where other containers may not.
package struct AndroidConversion {
  /// A view that other containers cannot place, with the reason.
  package struct Fault: Error, Equatable {
    /// The message, with the view's position in its file.
    package let message: String
  }

  /// The axes along which a node's size is pinned: specified as a number, because the size would differ otherwise.
  struct Pins: OptionSet {
    var rawValue = 0
    static let width = Pins(rawValue: 1), height = Pins(rawValue: 2)
  }

  let layout: InflatedLayout
  let root: LayoutNode
  let expected: Placement
  let bounds: Frame
  private var pins: [Pins]
  /// The offset of each node from its position in the converted layout, to the right and down; nil for none.
  private var offsets: [(x: Double, y: Double)?]
  /// The number of times that each node's offset was changed. A change of a parent's offset may require a second
  /// change of its children's offsets.
  private var offsetCounts: [Int]

  private init(_ layout: InflatedLayout, _ bounds: Frame) {
    self.layout = layout
    self.bounds = bounds
    root = layout.node
    expected = layout.layout(in: bounds)
    pins = [Pins](repeating: [], count: expected.frames.count)
    offsets = [(x: Double, y: Double)?](repeating: nil, count: expected.frames.count)
    offsetCounts = [Int](repeating: 0, count: expected.frames.count)
  }

  /// Returns the layout as a sketch. Its outermost box is the window.
  ///
  /// - Throws: the first view whose frame would be different.
  /// - Complexity: O(n · d) for n views, if sizes must be specified down to depth d; O(n) if no size must be specified.
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

  /// Converts the layout, and pins or moves nodes and converts it again until all frames match.
  private mutating func converted() throws(Fault) -> LayoutNode {
    while true {
      var writer = AndroidNodeWriter(layout, expected, pins, offsets)
      let root = writer.write(root)
      let placement = Sketch.container(root).layout(in: bounds)
      guard let differing = firstDifference(in: placement) else { return root }
      guard pinDeepest(in: placement) || move(in: placement) else {
        throw fault(of: differing, at: placement.frames[differing])
      }
    }
  }

  private func firstDifference(in placement: Placement) -> Int? {
    expected.frames.indices.first { !expected.frames[$0].isApproximatelyEqual(to: placement.frames[$0]) }
  }

  /// Pins the sizes of the deepest nodes whose sizes differ; a node is not pinned together with a descendant. Pins
  /// widths first, since heights depend on widths. Returns `true` if a size was pinned.
  private mutating func pinDeepest(in placement: Placement) -> Bool {
    for axis in [Pins.width, .height] {
      var hasPinnedDescendant = [Bool](repeating: false, count: pins.count), hasPinned = false
      for node in pins.indices.reversed() {
        let differs = !expected.frames[node].size(axis).isApproximatelyEqual(to: placement.frames[node].size(axis))
        let isPinned = differs && !hasPinnedDescendant[node] && node > 0 && !pins[node].contains(axis)
        if isPinned {
          pins[node].insert(axis)
          hasPinned = true
        }
        if let parent = expected.parent(of: node), isPinned || hasPinnedDescendant[node] {
          hasPinnedDescendant[parent] = true
        }
      }
      if hasPinned { return true }
    }
    return false
  }

  /// Changes the offsets of items whose positions in an overlay, a `Linear` or a `Relative` differ, once all sizes
  /// match. Each offset is changed at most three times. Returns `true` if an offset was changed.
  private mutating func move(in placement: Placement) -> Bool {
    var movesItems = [Bool](repeating: false, count: pins.count), nextNode = 0, hasMoved = false
    root.walk { node, _, isOpening in
      guard isOpening else { return }
      let arrangement = node.content?.arrangement
      movesItems[nextNode] =
        node.androidContainer != nil || arrangement?.value(of: Relative.self) != nil
        || arrangement?.value(of: Linear.self) != nil
      nextNode += 1
    }
    for node in pins.indices {
      guard let parent = expected.parent(of: node), movesItems[parent], offsetCounts[node] < 3 else { continue }
      let target = expected.frameInParent(of: node), actual = placement.frameInParent(of: node)
      guard !target.isApproximatelyEqual(to: actual) else { continue }
      let oldOffset = offsets[node] ?? (x: 0, y: 0)
      offsets[node] = (oldOffset.x + target.x - actual.x, oldOffset.y + target.y - actual.y)
      offsetCounts[node] += 1
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
    let location = view.source.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    let parent = expected.parent(of: node).flatMap { $0 > 0 ? layout.views[$0 - 1].className : nil } ?? "the window"
    return Fault(
      message:
        "\(location)\(view.className)\(name) is at \(Self.text(expected.frames[node])) in \(parent), but the converted layout places it at \(Self.text(frame)); "
        + "write lengths as its layout_width and layout_height, or position it by margins")
  }

  private static func text(_ frame: Frame) -> String {
    "\(numeral(frame.x)) \(numeral(frame.y)) \(numeral(frame.width)) \(numeral(frame.height))"
  }
}

extension Sketch {
  /// Wraps a node in a container, which can be laid out.
  fileprivate static func container(_ root: LayoutNode) -> some LayoutContainer {
    var item = Row()
    item.node = root
    return item
  }
}

extension Frame {
  fileprivate func isApproximatelyEqual(to other: Frame) -> Bool {
    x.isApproximatelyEqual(to: other.x) && y.isApproximatelyEqual(to: other.y)
      && width.isApproximatelyEqual(to: other.width)
      && height.isApproximatelyEqual(to: other.height)
  }

  fileprivate func size(_ axis: AndroidConversion.Pins) -> Double { axis == .width ? width : height }
}

extension Double {
  /// Returns `true` if two numbers are equal except for rounding.
  fileprivate func isApproximatelyEqual(to other: Double) -> Bool { abs(self - other) <= 1.0 / 1024 }
}
