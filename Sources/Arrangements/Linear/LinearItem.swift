public import EagerLayout

/// What an item says to the ``Linear`` that it is in.
public struct LinearItem: ItemParameter {
  /// Its part of what is left in the line, and by Android's rules of what is too much. Initially 0, which is none.
  public var weight = 0.0
  /// The size along the line, margins counted, that an item with a weight starts from; nil for 0 by MyLayout's rules, and for
  /// its own or its content's by Android's.
  public var startsAt: Double?
  /// Whether it takes all that the items before it leave.
  public var fillsRest = false
  /// Where it lies across the line; nil where the line says it of all.
  public var gravity: Place.Alignment?
  /// How far it is moved across the line, from there.
  public var offset = 0.0
  /// Whether it has a baseline that it can be aligned by.
  public var hasBaseline = true
  /// How much lower its baseline counts than it is.
  package var baselineShift = 0.0
  /// The side at which others are aligned by its baseline where it fills; nil for that of all items.
  package var filledSide: Place.Alignment?
  /// What is between it and the item before it, beside the line's own gap.
  public var gapBefore = 0.0
  /// How much the gap before it, and its size, give way in parts where the line is too long. Initially 0, which is not
  /// at all.
  public var yieldsGap = 0.0, yieldsSize = 0.0

  /// An item that says nothing.
  public static var initial: LinearItem { LinearItem() }

  /// An item of a weight.
  public init(weight: Double = 0) { self.weight = weight }

  /// A number that counts: from 0 to a billion.
  static func usable(_ number: Double) -> Double { number > 0 ? min(number, 1e9) : 0 }

  /// What is said in numbers that count.
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
  /// The item's part of what is left in its ``Linear``, and where it starts from. Initially 0, and by Android's rules its own size,
  /// by MyLayout's 0.
  ///
  ///     Linear(.vertical) { list.weight(2, from: 0); notes.weight(1, from: 0) }.height(600)     // 400 and 200 high
  ///
  /// - Parameters:
  ///   - weight: the part. By Android's rules it is also its part of what is too much.
  ///   - start: the size along the line, margins counted, that it starts from instead of its own or its content's.
  ///     From 0, items of one weight become equally large; the line asks for their contents all the same.
  public consuming func weight(_ weight: Double, from start: Double) -> TreeItem {
    self.weight(weight).style {
      var item = $0.parameter(LinearItem.self)
      item.startsAt = start
      $0.setParameter(item)
    }
  }

  /// Takes all that the items before it leave in a ``Linear`` by Android's rules, as `match_parent` does there.
  public consuming func fillsRest(_ fills: Bool = true) -> TreeItem {
    style {
      var item = $0.parameter(LinearItem.self)
      item.fillsRest = fills
      $0.setParameter(item)
    }
  }

  /// Where the item lies across its ``Linear``, and how far it is moved from there toward the end. An item that fills
  /// does so unless it has a size of its own.
  ///
  ///     Linear(.vertical) { title; Fixed(width: 44, height: 44).gravity(.end) }
  public consuming func gravity(_ gravity: Place.Alignment, offset: Double = 0) -> TreeItem {
    style {
      var item = $0.parameter(LinearItem.self)
      item.gravity = gravity
      item.offset = offset
      $0.setParameter(item)
    }
  }

  /// Whether a ``Linear`` may align the item by its baseline. Initially true: what has none is aligned by its bottom
  /// edge, so that a picture that is to keep its gravity says false, as Android has it.
  public consuming func alignsBaseline(_ aligns: Bool) -> TreeItem {
    style {
      var item = $0.parameter(LinearItem.self)
      item.hasBaseline = aligns
      $0.setParameter(item)
    }
  }

  /// What is between the item and the one before it in its ``Linear``, or the line's start, beside the line's gap.
  /// Initially 0.
  public consuming func gap(before gap: Double) -> TreeItem {
    style {
      var item = $0.parameter(LinearItem.self)
      item.gapBefore = gap
      $0.setParameter(item)
    }
  }

  /// How the gap before the item and its size give way in a ``Linear`` by MyLayout's rules that is too long: what is
  /// too much is taken from all that yields, in these parts. Initially 0.
  ///
  ///     Linear(.horizontal, .myLayout) { logo; title.gap(before: 20).yields(gap: 1, size: 2) }
  public consuming func yields(gap: Double, size: Double = 0) -> TreeItem {
    style {
      var item = $0.parameter(LinearItem.self)
      item.yieldsGap = gap
      item.yieldsSize = size
      $0.setParameter(item)
    }
  }
}
