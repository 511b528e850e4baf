public import EagerLayout

/// What an item says to a ``Split``: the tag of the part that it goes to.
public struct SplitTag: ItemParameter {
  /// The tag; nil for an item that goes to any part without one.
  public var tag: LayoutID?

  /// A tag, or none.
  public init(_ tag: LayoutID?) { self.tag = tag }

  /// No tag.
  public static var initial: SplitTag { SplitTag(nil) }
}

// A tag is what an id may be.

extension LayoutItem {
  /// Sends the item to a part of a ``Split`` with this tag, beside the others that say so.
  public consuming func tag(_ number: Int) -> TreeItem { parameter(SplitTag(LayoutID(number))) }

  #if hasFeature(Embedded)
    /// Sends the item to a part of a ``Split`` with this tag, beside the others that say so.
    public consuming func tag(_ tag: LayoutID) -> TreeItem { parameter(SplitTag(tag)) }
  #else
    /// Sends the item to a part of a ``Split`` with this tag, beside the others that say so.
    public consuming func tag(_ tag: some Hashable & Sendable) -> TreeItem { parameter(SplitTag(LayoutID(tag))) }
  #endif
}

extension SplitPart {
  /// The part for items with this tag alone: they go to the parts in it. Where they are more than it takes, as many
  /// copies follow as hold them; of several parts with one tag, it is the last that is repeated.
  ///
  ///     .rows([.points(44), .content.columns([.points(60), .fill]).tag(1)])
  public func tag(_ number: Int) -> SplitPart { tagged(LayoutID(number)) }

  #if hasFeature(Embedded)
    /// The part for items with this tag alone.
    public func tag(_ tag: LayoutID) -> SplitPart { tagged(tag) }
  #else
    /// The part for items with this tag alone.
    public func tag(_ tag: some Hashable & Sendable) -> SplitPart { tagged(LayoutID(tag)) }
  #endif
}
