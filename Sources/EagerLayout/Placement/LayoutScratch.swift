/// Memory for layouts of builder values that are created in each frame, as in games and terminals.
///
///     var scratch = LayoutScratch()
///     while let state = nextFrame() {
///       let placement = screen(state).layout(in: bounds, reusing: &scratch)
///       draw(placement)
///     }
///
/// A layout reuses the memory of the last one: nodes, boxes, lines and frames. A placement shares its frames with the
/// scratch: if it still exists at the next layout, that layout copies them to new memory. So drop each placement before
/// the next layout. Builder values, lists of ids and payloads, issues, and what only arrangements, baselines and widths
/// that depend on heights need, are allocated in each layout.
///
/// Frames never depend on a scratch. It keeps no content and no payload alive, and as much memory as the largest tree
/// needed. A copy of a scratch is independent of it. If most of a tree stays the same from frame to frame, a
/// ``LayoutTree`` is faster.
public struct LayoutScratch: Sendable {
  private var memory = Memory()

  /// Creates a scratch, which allocates memory at its first layout.
  public init() {}

  // `Sendable` is safe, since only the sole owner changes the object.
  private final class Memory: @unchecked Sendable {
    var arena = NodeArena()
    var engine = FlexEngine(count: 0)
    var lists = PlacementLists()
  }

  package mutating func layOut(_ root: LayoutNode, in space: LayoutSpace, x: Double = 0, y: Double = 0) -> Placement {
    if !isKnownUniquelyReferenced(&memory) { memory = Memory() }
    let memory = memory
    memory.arena.addTree(of: root)
    memory.engine.reset(count: memory.arena.nodes.count)
    let input = LayoutInput(space, x: x, y: y)
    let placement = Placement(memory.arena, input, by: &memory.engine, in: &memory.lists)
    memory.lists = PlacementLists(placement)
    // Release contents and payloads now, so that the next builder value gets memory that is in the processor's caches.
    memory.arena.removeAll()
    memory.engine.reset(count: 0)
    return placement
  }
}

extension LayoutItem {
  /// Lays the item out in a rectangle, as ``LayoutItem/layout(in:)-(Frame)`` does, in memory of earlier layouts.
  ///
  ///     var scratch = LayoutScratch()
  ///     let placement = Column { Flex(); Fixed(height: 44) }
  ///       .layout(in: Frame(width: 414, height: 896), reusing: &scratch)
  ///     placement.frames[2]     // 0 852 414 44
  ///
  /// A size of `.infinity` sizes the layout to its content in that axis.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public func layout(in bounds: Frame, reusing scratch: inout LayoutScratch) -> Placement {
    scratch.layOut(node, in: LayoutSpace(bounds), x: bounds.x, y: bounds.y)
  }
}

/// The lists of a placement with an element for each node, or for many nodes.
struct PlacementLists {
  var frames: ContiguousArray<Frame> = []
  var nodes: ContiguousArray<PlacedNode> = []
  var orders: ContiguousArray<NodeOrder> = []
  var edges: ContiguousArray<NodeEdges> = []

  init() {}

  /// Shares the lists of a placement.
  init(_ placement: Placement) {
    // An array and a contiguous array share their memory.
    frames = ContiguousArray(placement.frames)
    (nodes, orders, edges) = (placement.nodes, placement.orders, placement.edges)
  }
}

extension ContiguousArray where Element: BitwiseCopyable {
  /// Replaces all elements by `count` others, at least one, in the same memory if there is enough and no other array
  /// shares it. The function must write each.
  mutating func overwrite(count: Int, _ write: (MutableView<Element>) -> Void) {
    if let first {
      if count > capacity { reserveCapacity(reservedCapacity(for: count)) }
      if self.count > count { removeLast(self.count - count) }
      if self.count < count { append(contentsOf: repeatElement(first, count: count - self.count)) }
      unsafe withUnsafeMutableBufferPointer { unsafe write(MutableView($0)) }
    } else {
      unsafe self = ContiguousArray(unsafeUninitializedCapacity: count) { elements, initialized in
        unsafe write(MutableView(elements))
        initialized = count
      }
    }
  }
}
