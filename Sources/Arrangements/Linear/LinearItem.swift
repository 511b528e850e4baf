public import EagerLayout

/// The layout values of an item in a ``Linear``.
public struct LinearItem: ItemParameter {
  /// The item's part of the free space in the line and, by Android's rules, of the overflow. Initially 0, for none.
  public var weight = 0.0
  /// The size along the main axis, including margins, to which the share of an item with a weight is added; `nil` for 0
  /// by MyLayout's rules, and for the item's own or its content's size by Android's.
  public var startsAt: Double?
  /// Whether the item takes all space that the items before it leave.
  public var fillsRest = false
  /// The position on the cross axis; `nil` for the line's.
  public var gravity: Place.Alignment?
  /// The offset from that position on the cross axis.
  public var offset = 0.0
  /// Whether the item has a baseline by which it can be aligned.
  public var hasBaseline = true
  /// The offset of the baseline for alignment below the actual one.
  package var baselineShift = 0.0
  /// The side at which others are aligned by the baseline of this item if it fills; `nil` for the line's.
  package var filledSide: Place.Alignment?
  /// The gap before the item, in addition to the line's gap.
  public var gapBefore = 0.0
  /// The factors by which the gap before the item, and its size, shrink in a line that is too long. Initially 0, for no
  /// shrinking.
  public var yieldsGap = 0.0, yieldsSize = 0.0

  /// The default layout values.
  public static var initial: LinearItem { LinearItem() }

  /// Creates layout values with a weight.
  public init(weight: Double = 0) { self.weight = weight }

  /// Returns a number limited to a range from 0 to a billion.
  static func usable(_ number: Double) -> Double { number > 0 ? min(number, 1e9) : 0 }

  /// The layout values with all numbers limited to their valid ranges.
  var usable: LinearItem {
    var item = self
    item.weight = Self.usable(weight)
    item.startsAt = startsAt.map { $0 < 0 ? -Self.usable(-$0) : Self.usable($0) }
    item.offset = offset.isFinite ? offset : 0
    item.gapBefore = Self.usable(gapBefore)
    item.yieldsGap = Self.usable(yieldsGap)
    item.yieldsSize = Self.usable(yieldsSize)
    return item
  }
}

extension LayoutItem {
  /// Sets the item's part of the free space in its ``Linear``, and its start size. Without this the part is 0, and the
  /// start size is the item's own by Android's rules and 0 by MyLayout's.
  ///
  ///     Linear(.vertical) { list.weight(2, from: 0); notes.weight(1, from: 0) }.height(600)     // 400 and 200 high
  ///
  /// - Parameters:
  ///   - weight: the part. By Android's rules it is also the part of an overflow.
  ///   - start: the size along the main axis, including margins, that replaces the item's own or its content's.
  ///     From 0, items of one weight become equally large; their contents are measured nevertheless.
  public consuming func weight(_ weight: Double, from start: Double) -> TreeItem {
    self.weight(weight).changing(LinearItem.self) { $0.startsAt = start }
  }

  /// Takes all space that the items before it leave in a ``Linear`` by Android's rules, like `match_parent` there.
  public consuming func fillsRest(_ fills: Bool = true) -> TreeItem {
    changing(LinearItem.self) { $0.fillsRest = fills }
  }

  /// Sets the item's position on the cross axis of its ``Linear``, and an offset from there toward the end. An item
  /// that fills does so unless it has a size of its own.
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

  /// Sets the gap between the item and the one before it in its ``Linear``, or the line's start, in addition to the
  /// line's gap. Initially 0.
  public consuming func gap(before gap: Double) -> TreeItem { changing(LinearItem.self) { $0.gapBefore = gap } }

  /// Sets the factors by which the gap before the item and its size shrink in a ``Linear`` by MyLayout's rules that is
  /// too long: the overflow is divided among everything that yields, in proportion to the factors. Initially 0.
  ///
  ///     Linear(.horizontal, .myLayout) { logo; title.gap(before: 20).yields(gap: 1, size: 2) }
  public consuming func yields(gap: Double, size: Double = 0) -> TreeItem {
    changing(LinearItem.self) {
      $0.yieldsGap = gap
      $0.yieldsSize = size
    }
  }
}
