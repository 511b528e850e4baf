public import EagerLayout

/// The layout value of an item in a ``Split``: the tag of its part.
public struct SplitTag: LayoutValue {
  /// The tag; nil for an item that goes to any part without a tag.
  public var tag: LayoutID?

  /// Creates a layout value.
  public init(_ tag: LayoutID?) { self.tag = tag }

  /// The default: no tag.
  public static var initial: SplitTag { SplitTag(nil) }
}

// The modifiers for integer tags. Modifiers for tags of other types are in `NamesOfAnyType.swift`.

extension LayoutItem {
  /// Assigns the item to a part of a ``Split`` with this tag, together with other items that have the tag.
  public consuming func tag(_ number: Int) -> TreeItem { layoutValue(SplitTag(LayoutID(number))) }
}

extension SplitPart {
  /// Reserves the part for items with this tag, which fill its nested parts. If there are more items than fit, copies
  /// of the part follow. Of several parts with the same tag, the last is copied.
  ///
  ///     .rows([.points(44), .content.columns([.points(60), .fill]).tag(1)])
  public func tag(_ number: Int) -> SplitPart { tagged(LayoutID(number)) }
}
