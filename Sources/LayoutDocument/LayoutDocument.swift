public import Arrangements
public import EagerLayout

/// A layout as data: a tree of boxes with the properties of CSS flexbox, and the space for their layout.
///
///     let document = try LayoutDocument(parsing: """
///       {
///         "available": {"width": 414, "height": 896},
///         "root": {
///           "style": {"flex-direction": "column", "height": "100%"},
///           "children": [
///             {"id": "preview", "style": {"flex-grow": 1}},
///             {"style": {"height": "44px"}}
///           ]
///         }
///       }
///       """)
///     document.layout()["preview"]       // 0 0 414 852
///
/// The format is described in <doc:TheFormat>. ``json(pretty:)`` writes a document. Two documents are equal if their
/// JSON is equal.
public struct LayoutDocument: Sendable {
  /// The space in which a document's root is laid out, as a block in its container.
  public struct Space: Equatable, Sendable {
    /// The size in one axis. Later versions may add cases: a switch in another package needs `@unknown default`.
    @nonexhaustive
    public enum Size: Equatable, Sendable {
      /// A size in px. A root without a width fills the width; the height is only the basis of percentages.
      case points(Double)
      /// The minimum size at which the content does not overflow.
      case minContent
      /// The size of the content in unlimited space.
      case maxContent
    }

    /// The width.
    public var width: Size
    /// The height.
    public var height: Size

    /// Creates a space.
    public init(width: Size, height: Size) {
      self.width = width
      self.height = height
    }

    /// Creates a space with sizes in px.
    public init(width: Double, height: Double) { self.init(width: .points(width), height: .points(height)) }
  }

  /// The document's name, if it has one.
  public let name: String?
  /// The space in which the root is laid out.
  public let available: Space
  /// The nodes. Their ids are names.
  package let arena: NodeArena
  /// The words of the document's containers.
  let vocabulary: Vocabulary

  package init(name: String?, available: Space, arena: NodeArena, vocabulary: Vocabulary = .standard) {
    self.name = name
    self.available = available
    self.arena = arena
    self.vocabulary = vocabulary
  }

  /// Reads a document from UTF-8 bytes: an array, `Data`, or any other sequence of them.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - vocabulary: The containers that the document may use besides rows and columns.
  ///   - sizeClass: The size class that selects the styles in `when`.
  /// - Throws: All faults of the document, in the order of the text.
  /// - Complexity: O(n). Nesting is limited by memory, not by the stack.
  public init(
    parsing bytes: some Sequence<UInt8>, vocabulary: Vocabulary = .standard, sizeClass: SizeClass = SizeClass()
  ) throws(LayoutDocumentError) {
    try self.init(parsing: Array(bytes), firstLine: 1, vocabulary: vocabulary, sizeClass: sizeClass)
  }

  /// Reads a document from a string.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - vocabulary: The containers that the document may use besides rows and columns.
  ///   - sizeClass: The size class that selects the styles in `when`.
  /// - Throws: All faults of the document, in the order of the text.
  /// - Complexity: O(n). Nesting is limited by memory, not by the stack.
  public init(
    parsing text: String, vocabulary: Vocabulary = .standard, sizeClass: SizeClass = SizeClass()
  ) throws(LayoutDocumentError) {
    try self.init(parsing: Array(text.utf8), firstLine: 1, vocabulary: vocabulary, sizeClass: sizeClass)
  }

  init(
    parsing bytes: [UInt8], firstLine: Int, vocabulary: Vocabulary = .standard, sizeClass: SizeClass = SizeClass()
  ) throws(LayoutDocumentError) {
    var reader = DocumentReader(bytes, firstLine: firstLine, vocabulary: vocabulary, sizeClass: sizeClass)
    self = try reader.read()
  }

  /// Lays out the document. Frames are relative to the origin of the space.
  ///
  ///     document.layout(in: .init(width: 320, height: 480))["preview"]       // 0 0 320 436
  ///
  /// - Parameter space: A space that replaces the document's own.
  /// - Complexity: O(n) in the number of nodes.
  public func layout(in space: Space? = nil) -> Placement {
    Placement(arena, in: LayoutSpace(space ?? available))
  }

  /// Returns the document's nodes as a tree for incremental layout. Ids are strings, as in the document.
  ///
  ///     var tree = document.tree()
  ///     tree.layout(in: document.available)
  ///     tree["preview"]                    // 0 0 414 852
  ///
  /// - Complexity: O(n) in the number of nodes.
  public func tree() -> LayoutTree { LayoutTree(arena) }

  /// Lays out the document and records how each number was computed.
  ///
  /// - Parameter space: A space that replaces the document's own.
  /// - Complexity: O(n) in the number of nodes, at many times the cost of a layout alone.
  public func trace(in space: Space? = nil) -> LayoutTrace {
    LayoutTrace(arena, in: LayoutSpace(space ?? available))
  }
}

extension LayoutTree {
  /// Lays out the tree as a document's root in its space, and returns the nodes whose frames changed.
  ///
  /// The height of the space is only the basis of percentages: unlike in ``layout(in:)-(Frame)``, a root without a
  /// height does not fill it.
  @discardableResult
  public mutating func layout(in space: LayoutDocument.Space) -> [Node] { layout(in: LayoutSpace(space)) }
}

extension LayoutSpace {
  fileprivate init(_ space: LayoutDocument.Space) {
    self.init(width: space.width.layoutSpaceSize, height: space.height.layoutSpaceSize)
  }
}

extension LayoutDocument.Space.Size {
  /// The size as the engine represents it.
  fileprivate var layoutSpaceSize: LayoutSpace.Size {
    switch self {
    case .points(let size): .definite(size)
    case .minContent: .minContent
    case .maxContent: .maxContent
    }
  }
}
