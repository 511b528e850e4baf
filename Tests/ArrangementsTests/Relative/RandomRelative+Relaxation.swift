import Arrangements
import EagerLayout
import TestSupport

// Relaxation: applies the documented rules repeatedly, starting with random frames, until nothing changes.
extension RandomRelative {
  /// The frames at which the relaxation becomes stable, or `nil` if it does not.
  func relaxed(in extent: Extent, from random: inout SplitMix64) -> [Frame]? {
    var frames = items.map { _ in
      Frame(
        x: Double(random.below(300)), y: Double(random.below(300)), width: Double(random.below(300)),
        height: Double(random.below(300)))
    }
    for _ in 0...items.count * 8 {
      let before = frames
      for index in items.indices {
        (frames[index].x, frames[index].width) = horizontal(index, frames, extent)
        (frames[index].y, frames[index].height) = vertical(index, frames, extent)
      }
      if frames == before { return frames }
    }
    return nil
  }

  private func horizontal(_ index: Int, _ frames: [Frame], _ extent: Extent) -> (Double, Double) {
    let item = items[index]
    let atLeast = item.atLeast.map { value($0, frames, extent) }
    let atMost = item.atMost.map { value($0, frames, extent) }
    let edges = ConstrainedEdges(self, index, Self.horizontal, frames, extent)
    var available = extent.width
    if let start = edges.start { available = extent.width - start } else if let end = edges.end { available = end }
    if let atLeast, let atMost { available = min(available, max(atMost - atLeast, 0)) }
    let natural = item.width ?? min(max(item.minContent, max(available, 0)), item.maxContent)
    var (start, size) = edges.resolved(natural: natural, specified: item.width)
    if let atLeast, let atMost {
      let between = max(atMost - atLeast, 0)
      start = size > between ? atLeast : atLeast + (between - size) / 2
      size = min(size, between)
    } else if let atLeast, start < atLeast {
      size = max(size - (atLeast - start), 0)
      start = atLeast
    } else if let atMost, start + size > atMost {
      size = max(atMost - start, 0)
      start = min(start, atMost)
    }
    return (start, size)
  }

  private func vertical(_ index: Int, _ frames: [Frame], _ extent: Extent) -> (Double, Double) {
    let item = items[index]
    return ConstrainedEdges(self, index, Self.vertical, frames, extent)
      .resolved(natural: item.height, specified: item.hasOwnHeight ? item.height : nil)
  }

  /// The edges and size to which the current frames put an item.
  private struct ConstrainedEdges {
    var start: Double?
    var end: Double?
    var center: Double?
    var size: Double?

    init(
      _ example: RandomRelative, _ index: Int, _ properties: [RelativeProperty], _ frames: [Frame], _ extent: Extent
    ) {
      for (property, anchor) in example.items[index].constraints {
        guard let place = properties.firstIndex(of: property) else { continue }
        let value = example.value(anchor, frames, extent)
        switch place {
        case 0: start = value
        case 1: end = value
        case 2: center = value
        default: size = max(value, 0)
        }
      }
    }

    func resolved(natural: Double, specified: Double?) -> (Double, Double) {
      var size = self.size ?? natural
      if self.size == nil, specified == nil {
        if let start, let end { size = max(end - start, 0) }
        if let start, let center { size = max(2 * (center - start), 0) }
        if let end, let center { size = max(2 * (end - center), 0) }
      }
      if let start { return (start, size) }
      if let end { return (end - size, size) }
      return (center.map { $0 - size / 2 } ?? 0, size)
    }
  }

  private func value(_ anchor: Anchor, _ frames: [Frame], _ extent: Extent) -> Double {
    let values = anchor.terms.map { term -> Double in
      guard let property = term.property else { return term.plus }
      let frame = term.target.map { frames[$0] } ?? Frame(width: extent.width, height: extent.height)
      return Self.value(of: property, frame) * term.times + term.plus
    }
    return (anchor.choice == 1 ? values.max() : values.min()) ?? 0
  }

  private static func value(of property: RelativeProperty, _ frame: Frame) -> Double {
    switch property {
    case .leading: frame.x
    case .centerX: frame.x + frame.width / 2
    case .trailing: frame.x + frame.width
    case .width: frame.width
    case .top: frame.y
    case .centerY: frame.y + frame.height / 2
    case .bottom: frame.y + frame.height
    case .height: frame.height
    case .baseline: frame.y + frame.height
    }
  }
}
