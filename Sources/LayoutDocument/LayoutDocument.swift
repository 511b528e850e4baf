public import Arrangements
public import EagerLayout

/// A layout as data: a tree of boxes in CSS flexbox vocabulary, with the space it is laid out in.
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
/// What a document may hold is told in <doc:TheFormat>. It is written by ``json(pretty:)``; two documents are equal where the
/// same is written for both.
public struct LayoutDocument: Sendable {
  /// The space that a document's root is laid out in, as a block in its container.
  public struct Space: Equatable, Sendable {
    /// What is known about one axis. Later versions may know more: a switch in another package has an `@unknown default`.
    @nonexhaustive
    public enum Size: Equatable, Sendable {
      /// A size in px. A width is filled by a root without one; of a height, percentages are taken, and nothing else.
      case points(Double)
      /// The least size at which the content does not overflow.
      case minContent
      /// The size of the content when it has all the room it wants.
      case maxContent
    }

    /// The width.
    public var width: Size
    /// The height.
    public var height: Size

    /// A space of a width and a height.
    public init(width: Size, height: Size) {
      self.width = width
      self.height = height
    }

    /// A space of a width and a height in px.
    public init(width: Double, height: Double) { self.init(width: .points(width), height: .points(height)) }
  }

  /// What the document is called, if anything.
  public let name: String?
  /// The space its root is laid out in.
  public let available: Space
  /// The nodes. Their ids are names.
  package let arena: NodeArena
  /// The words of its containers.
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
  ///   - bytes: the text.
  ///   - vocabulary: the containers that it may have beside rows and columns.
  ///   - sizeClass: the room that there is, by which styles in `when` are chosen.
  /// - Throws: all faults of the document, in its order.
  /// - Complexity: O(n). Nesting takes memory, but no stack.
  public init(
    parsing bytes: some Sequence<UInt8>, vocabulary: Vocabulary = .standard, sizeClass: SizeClass = SizeClass()
  ) throws(LayoutDocumentError) {
    try self.init(parsing: Array(bytes), firstLine: 1, vocabulary: vocabulary, sizeClass: sizeClass)
  }

  /// Reads a document from a string.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - vocabulary: the containers that it may have beside rows and columns.
  ///   - sizeClass: the room that there is, by which styles in `when` are chosen.
  /// - Throws: all faults of the document, in its order.
  /// - Complexity: O(n). Nesting takes memory, but no stack.
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

  /// Lays the document out. The root's frame is measured from the space's origin.
  ///
  ///     document.layout(in: .init(width: 320, height: 480))["preview"]       // 0 0 320 436
  ///
  /// - Parameter space: another space than the document's own.
  /// - Complexity: O(n) in the number of nodes.
  public func layout(in space: Space? = nil) -> Placement {
    Placement(arena, in: LayoutSpace(space ?? available))
  }

  /// The document's nodes as a tree that is laid out again and again; ids stay names. Nesting takes no stack.
  ///
  ///     var tree = document.tree()
  ///     tree.layout(in: document.available)
  ///     tree["preview"]                    // 0 0 414 852
  ///
  /// - Complexity: O(n) in the number of nodes.
  public func tree() -> LayoutTree { LayoutTree(arena) }

  /// Lays the document out, and records how each number came about.
  ///
  /// - Parameter space: another space than the document's own.
  /// - Complexity: O(n) in the number of nodes, and many times the cost of a layout alone.
  public func trace(in space: Space? = nil) -> LayoutTrace {
    LayoutTrace(arena, in: LayoutSpace(space ?? available))
  }
}

extension LayoutTree {
  /// Lays the tree out as a document's root in its space, and returns the nodes with another frame.
  ///
  /// Of a space's height, percentages are taken; unlike in ``layout(in:)-(Frame)``, a root without a height does not fill it.
  /// - Complexity: O(1) where nothing changed; else as said of `LayoutTree`, at most O(n).
  @discardableResult
  public mutating func layout(in space: LayoutDocument.Space) -> [Node] { layout(in: LayoutSpace(space)) }
}

extension LayoutSpace {
  fileprivate init(_ space: LayoutDocument.Space) {
    self.init(width: space.width.known, height: space.height.known)
  }
}

extension LayoutDocument.Space.Size {
  fileprivate var known: LayoutSpace.Size {
    switch self {
    case .points(let size): .definite(size)
    case .minContent: .minContent
    case .maxContent: .maxContent
    }
  }
}
