public import EagerLayout

/// The layout values of an item in a ``Linear``.
public struct LinearItem: LayoutValue {
  /// The item's part of the free space in the line and, by Android's rules, of the overflow. Initially 0, for none.
  public var weight = 0.0
  /// The size along the main axis, including margins, to which the share of an item with a weight is added. If `nil`,
  /// the share is added to 0 by MyLayout's rules, and to the size of the item or its content by Android's.
  public var startsAt: Double?
  /// Whether the item takes all space that earlier items leave, by Android's rules. After an item with a weight, it
  /// takes the whole length of the line.
  public var fillsRest = false
  /// The position on the cross axis; `nil` for the line's.
  public var gravity: Place.Alignment?
  /// The offset from that position on the cross axis.
  public var offset = 0.0
  /// Whether the item has a baseline by which it can be aligned.
  public var hasBaseline = true
  /// The distance from the item's baseline down to the position that is aligned in its place.
  package var baselineShift = 0.0
  /// The side at which the baseline of an item that fills determines the shared baseline; `nil` for the line's gravity.
  package var baselineSideIfFilling: Place.Alignment?
  /// The gap before the item, in addition to the line's gap.
  public var gapBefore = 0.0
  /// The factors by which the gap before the item and the item's size shrink if the line is too long. Initially 0.
  public var yieldsGap = 0.0, yieldsSize = 0.0

  /// The default layout values.
  public static var initial: LinearItem { LinearItem() }

  /// Creates layout values with a weight.
  public init(weight: Double = 0) { self.weight = weight }

  /// The layout values with all numbers limited to their valid ranges.
  var clamped: LinearItem {
    var item = self
    item.weight = lengthOrZero(weight)
    item.startsAt = startsAt.map { $0 < 0 ? -lengthOrZero(-$0) : lengthOrZero($0) }
    item.offset = offset.isFinite ? offset : 0
    item.gapBefore = lengthOrZero(gapBefore)
    item.yieldsGap = lengthOrZero(yieldsGap)
    item.yieldsSize = lengthOrZero(yieldsSize)
    return item
  }
}

extension LayoutItem {
  /// Sets the item's part of the free space in its ``Linear``, and its start size. By default the part is 0, and the
  /// start size is the item's own by Android's rules and 0 by MyLayout's.
  ///
  ///     Linear(.vertical) { list.weight(2, from: 0); notes.weight(1, from: 0) }.height(600)     // 400 and 200 high
  ///
  /// - Parameters:
  ///   - weight: the part. By Android's rules it is also the part of an overflow.
  ///   - start: the size along the main axis, including margins, that replaces the item's own or its content's.
  ///     With 0, items of equal weight become equally large; their contents are still measured.
  public consuming func weight(_ weight: Double, from start: Double) -> TreeItem {
    self.weight(weight).changing(LinearItem.self) { $0.startsAt = start }
  }

  /// Makes the item take all space that earlier items leave in a ``Linear`` by Android's rules, like `match_parent`.
  public consuming func fillsRest(_ fills: Bool = true) -> TreeItem {
    changing(LinearItem.self) { $0.fillsRest = fills }
  }

  /// Sets the item's position on the cross axis of its ``Linear``, and an offset from there toward the end. With
  /// `.fill`, an item without a size of its own fills the axis.
  ///
  ///     Linear(.vertical) { title; Fixed(width: 44, height: 44).gravity(.end) }
  public consuming func gravity(_ gravity: Place.Alignment, offset: Double = 0) -> TreeItem {
    changing(LinearItem.self) {
      $0.gravity = gravity
      $0.offset = offset
    }
  }

  /// Sets whether a ``Linear`` may align the item by its baseline. Initially `true`: an item without a baseline is
  /// aligned by its bottom edge. Set `false` for a picture that should keep its gravity, as in Android.
  public consuming func alignsBaseline(_ aligns: Bool) -> TreeItem {
    changing(LinearItem.self) { $0.hasBaseline = aligns }
  }

  /// Sets an additional gap before the item in its ``Linear``, in points. It is added to the line's gap, and also
  /// applies before the first item. Initially 0.
  public consuming func gap(before gap: Double) -> TreeItem { changing(LinearItem.self) { $0.gapBefore = gap } }

  /// Sets the shrink factors of the gap before the item and of the item's size, for a ``Linear`` with MyLayout's rules.
  /// If the line is too long, its gaps and sizes shrink in proportion to their factors. Initially 0.
  ///
  ///     Linear(.horizontal, .myLayout) { logo; title.gap(before: 20).yields(gap: 1, size: 2) }
  public consuming func yields(gap: Double, size: Double = 0) -> TreeItem {
    changing(LinearItem.self) {
      $0.yieldsGap = gap
      $0.yieldsSize = size
    }
  }
}
