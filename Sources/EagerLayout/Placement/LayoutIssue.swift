/// Something in a layout that is probably not meant: which node, what, and by how much.
///
/// Issues are data. Nothing is printed and nothing stops; the frames are there all the same.
public struct LayoutIssue: Equatable, Sendable {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// A number in the style makes no sense and was not taken over.
    case nonsense(StyleFault)
    /// A number of the bounds, gap or padding given to a layout makes no sense; 0 stands in its place.
    case nonsenseInput(Double)
    /// The id is that of an earlier node, which it names.
    case duplicateID
    /// A fixed item has no size in the main axis and nothing in it; its width (or height) is 0.
    case noSize(inWidth: Bool)
    /// Content sticks out of the node by this much.
    case overflow(Extent)
  }

  /// The node's position in preorder, or the item's in its line.
  public var node: Int
  /// The node's id, if it has one.
  public var id: LayoutID?
  /// What is wrong.
  public var kind: Kind

  package init(node: Int, id: LayoutID? = nil, kind: Kind) {
    self.node = node
    self.id = id
    self.kind = kind
  }
}
