public import EagerLayout

/// Boxes to draw: the frames of a layout, with titles.
///
///     let row = Row { Fixed(width: 60); Flex() }.layout(in: Frame(width: 300, height: 50))
///     let picture = Picture(row, names: ["row", "Fixed", "Flex"])
public struct Picture: Sendable {
  /// A box of a picture.
  public struct Box: Sendable {
    /// The frame of the box, in the coordinates of the picture's root.
    public var frame: Frame
    /// The visible part of the frame: smaller if scroll containers clip the box.
    public var visible: Frame
    /// The index of the parent box; nil for the root.
    public var parent: Int?
    /// The name of the box, or its kind.
    public var name: String
    /// Whether the name is unique, so that it needs no number.
    public var isNamed: Bool
    /// The number of the box in the document.
    public var number: Int
    /// A text about the size of the box.
    public var detail: String
    /// Whether the frame differs from the previous layout.
    public var isChanged = false
    /// The ink of the name.
    public var ink = Ink.plain

    /// A box that is fully visible.
    public init(_ name: String, _ frame: Frame, parent: Int? = nil, number: Int = 0, isNamed: Bool = true) {
      self.name = name
      self.frame = frame
      self.visible = frame
      self.parent = parent
      self.number = number
      self.isNamed = isNamed
      self.detail = Picture.size(of: frame)
    }
  }

  /// The boxes, each after its parent.
  public var boxes: [Box]
  package var spaces: [Space] = []
  package var tracks: [Tracks] = []
  /// The paint of each box, as a fragment of SVG in the coordinates of the frames. If there is any, boxes are drawn as
  /// outlines over the paint, without names.
  package var paints: [String] = []

  /// Creates a picture of boxes, each after its parent.
  public init(_ boxes: [Box]) { self.boxes = boxes }

  /// A picture of a placement, with a name for each node in preorder.
  public init(_ placement: Placement, names: [String]) {
    boxes = []
    for (node, name) in names.enumerated() where node < placement.frames.count {
      boxes.append(Box(name, placement.frames[node], parent: placement.parent(of: node), number: node))
    }
  }

  /// The size of a frame, to one decimal.
  package static func size(of frame: Frame) -> String {
    "\(numeral(frame.width, places: 1)) \u{D7} \(numeral(frame.height, places: 1))"
  }

  /// The bounding rectangle of everything visible.
  package var bounds: Frame {
    guard let first = boxes.first else { return Frame(width: 0, height: 0) }
    var left = first.visible.x, top = first.visible.y, right = first.visible.maxX, bottom = first.visible.maxY
    for box in boxes where box.isVisible {
      left = min(left, box.visible.x)
      top = min(top, box.visible.y)
      right = max(right, box.visible.maxX)
      bottom = max(bottom, box.visible.maxY)
    }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Picture.Box {
  package var isVisible: Bool { visible.width > 0 && visible.height > 0 }
}

extension Frame {
  /// The intersection of two frames; of size 0 if they do not meet.
  package func intersection(with other: Frame) -> Frame {
    let left = max(x, other.x), top = max(y, other.y)
    return Frame(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  package var numbers: [(name: String, value: Double)] { [("x", x), ("y", y), ("width", width), ("height", height)] }

  /// The numbers of `other` that differ from this frame by a hundredth or more, with their names.
  package func numbers(differingFrom other: Frame) -> [(name: String, other: Double)] {
    zip(numbers, other.numbers).filter { ($0.value - $1.value).magnitude >= 0.01 }.map { ($0.name, $1.value) }
  }

  /// Whether all coordinates and sizes differ by less than a hundredth.
  package func isSame(as other: Frame) -> Bool {
    (x - other.x).magnitude < 0.01 && (y - other.y).magnitude < 0.01 && (width - other.width).magnitude < 0.01
      && (height - other.height).magnitude < 0.01
  }
}
