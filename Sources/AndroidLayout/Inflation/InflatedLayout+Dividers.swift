public import EagerLayout

extension InflatedLayout {
  /// Returns the frames of the dividers of a LinearLayout, in the coordinates of a placement of this layout. Returns an
  /// empty array for an unknown id, and for a line without dividers.
  ///
  ///     for frame in list.dividers("list", in: placement) {
  ///       draw(list["list"]?.dividerDrawable?.layers(in: frame) ?? [])
  ///     }
  ///
  /// - Complexity: O(n) in the number of views.
  public func dividers(_ id: String, in placement: Placement) -> [Frame] {
    guard let view = views.firstIndex(where: { $0.id == id }), let name = views[view].layoutID(at: view),
      let node = placement.node(name)
    else {
      return []
    }
    let record = records[view], size = record.dividerSize
    guard case .linear = record.kind, size > 0 else { return [] }
    let children = zip(hierarchy.children(of: view), node.children)
    let shown = children.filter { views[$0.0].visibility != .gone }
    let boxes = shown.map { Self.marginBox(of: $0.1.frame, records[$0.0].margin) }
    guard let last = boxes.last else { return [] }
    let isBackward = !record.isVertical && record.isRightToLeft
    var starts: [Double] = []
    for (position, frame) in boxes.enumerated()
    where position == 0 ? record.dividers.isAtBeginning : record.dividers.isBetween {
      starts.append(record.isVertical ? frame.y - size : isBackward ? frame.maxX : frame.x - size)
    }
    if record.dividers.isAtEnd { starts.append(record.isVertical ? last.maxY : isBackward ? last.x - size : last.maxX) }
    let padding = record.padding, gap = record.dividerPadding
    let content = node.frame.inset(
      by: Edges(top: padding.top, left: padding.left, bottom: padding.bottom, right: padding.right))
    return starts.map { start in
      record.isVertical
        ? Frame(x: content.x + gap, y: start, width: max(content.width - 2 * gap, 0), height: size)
        : Frame(x: start, y: content.y + gap, width: size, height: max(content.height - 2 * gap, 0))
    }
  }

  /// Returns a frame including the margins around it.
  private static func marginBox(of frame: Frame, _ margin: ViewRecord.Sides) -> Frame {
    frame.inset(by: Edges(top: -margin.top, left: -margin.left, bottom: -margin.bottom, right: -margin.right))
  }
}
