public import EagerLayout
internal import LayoutExplanations

/// A layout as text, in the notation of Swift source.
///
///     let sketch = try Sketch("Row { Fixed(width: 120).id(logo); Flex(2) }")
///     sketch.layout(in: Frame(width: 300, height: 60)).frames[2]      // 120 0 180 60
///     sketch.text                                                     // the same over four lines, indented
///
/// All items and modifiers of the library are supported, except `.style`, whose closure needs the compiler. Items are
/// separated by line breaks or `;`. An id is a name (`.id(logo)`, `.id(Part.logo)`, `.id("logo")`, which are equal), or
/// a number, with an index where it repeats: `.id(cell, index: 3)`. `Text("words")` means text with characters 10 wide
/// and high and the baseline at 8, as in layout documents.
///
/// Code around a layout in a program is read, too: imports, enumerations, `let bar =` and the bounds in `.layout(in:)`;
/// and a `LinearLayout` with added items is a container with these items, named by their handles. Statements about
/// frames, such as `print(…)`, are ignored.
///
/// At most a thousand items may be nested.
public struct Sketch: Sendable {
  /// The layout as the library's value.
  public let root: LayoutNode
  /// The names of the nodes in preorder, each with its index as in `cell[3]`; empty for unnamed nodes.
  public let names: [String]
  /// The text that the layout was read from, or else ``text``.
  public let source: String
  /// The range of each node in ``source``, in preorder: the bytes from its name to the end of its modifiers.
  public let ranges: [Range<Int>]
  /// The bounds, if the text specifies them: `.layout(in: Frame(width: 320, height: 120))`. An infinite size follows
  /// the content.
  package let bounds: Frame?
  /// Ignored statements of the text, which do not affect the layout, such as `print(…)`.
  package let ignored: [Range<Int>]
  /// The titles of all nodes, in preorder: the name, with a number if it is not unique, or else the kind.
  package let allNames: [String]
  package let ids: SketchIDs
  package let kinds: [ItemKind]

  /// Reads a layout.
  ///
  /// - Throws: the first fault, with its place.
  /// - Complexity: O(n) in the length of the text, and O(m log m) comparisons for m names.
  public init(_ text: String) throws(SketchFault) {
    let bytes = Array(text.utf8)
    var parser = SketchParser(bytes)
    var root = try parser.parse()
    if parser.ids.hasClash {
      // Read again, with numbers for names that the text does not use as ids.
      parser = SketchParser(bytes, ids: SketchIDs(notUsing: parser.ids.numbers))
      root = try parser.parse()
    }
    self.init(root, parser.ids, source: text, ranges: parser.ranges, parser.surroundings)
  }

  /// Creates a sketch of a layout that was written in Swift.
  ///
  /// - Parameter names: the names of ids that are numbers from 0, as of an enumeration; empty for none.
  public init(_ item: some LayoutItem, names: [String] = []) { self.init(item.node, names: names) }

  /// Creates a sketch of a layout value, such as another sketch's ``root`` with changes.
  ///
  /// - Parameter names: the names of ids that are numbers from 0, as of an enumeration; empty for none.
  public init(_ root: LayoutNode, names: [String] = []) {
    let ids = SketchIDs(names: names)
    var printer = SketchPrinter(ids: ids)
    printer.print(root)
    self.init(root, ids, source: printer.text, ranges: printer.ranges)
  }

  private init(
    _ root: LayoutNode, _ ids: SketchIDs, source: String, ranges: [Range<Int>],
    _ surroundings: SketchSurroundings = SketchSurroundings()
  ) {
    var names: [String] = [], kinds: [ItemKind] = []
    root.walk { node, _, isOpening in
      guard isOpening else { return }
      names.append(ids.title(of: node))
      kinds.append(ItemKind(node))
    }
    self.root = root
    self.ids = ids
    self.source = source
    self.ranges = ranges
    bounds = surroundings.bounds
    ignored = surroundings.ignored
    self.names = names
    self.kinds = kinds
    let distinctNames = Reasons.distinct(names)
    allNames = names.indices.map { names[$0].utf8.isEmpty ? kinds[$0].name : distinctNames[$0] }
  }
}

extension Sketch {
  /// The layout in bounds, as ``LayoutItem/layout(in:)`` computes it.
  public func layout(in bounds: Frame) -> Placement { item.layout(in: bounds) }

  /// The layout as an item of the library, for other layouts or to nest it.
  public var item: some LayoutContainer {
    // A Row with the root's node has the same layout, whatever the root's kind.
    var item = Row()
    item.node = root
    return item
  }

  /// The title of a node: its name, with a number as in `logo (2)` if it is not unique, or else its kind, such as
  /// `Fixed`.
  public func name(of node: Int) -> String { allNames[node] }

  /// The first node with a name, with an optional index as in `cell[3]`; nil if it is missing.
  public func node(named name: String) -> Int? {
    names.firstIndex { !$0.utf8.isEmpty && $0.utf8.elementsEqual(name.utf8) }
  }

  /// The names of ids by number; empty for a number without a name.
  public var nameTable: [String] { ids.names.map { String(decoding: $0, as: UTF8.self) } }

  /// The layout as text, indented, with every property once and in a fixed order.
  ///
  /// Reading it gives the same layout. Comments are lost. The closure of a ``Measured`` leaf is written as
  /// `Measured { … }`, which cannot be read.
  public var text: String {
    var printer = SketchPrinter(ids: ids)
    printer.print(root)
    return printer.text
  }
}

extension LayoutNode {
  /// Visits a node and its descendants in preorder, and nodes with children again after them.
  package func walk(_ visit: (_ node: LayoutNode, _ parent: LayoutNode?, _ isOpening: Bool) -> Void) {
    visit(self, nil, true)
    guard !children.isEmpty else { return }
    var path: [(node: LayoutNode, next: Int)] = [(self, 0)]
    while let (node, next) = path.last {
      if next == node.children.count {
        path.removeLast()
        visit(node, path.last?.node, false)
        continue
      }
      path[path.count - 1].next = next + 1
      let child = node.children[next]
      visit(child, node, true)
      if !child.children.isEmpty { path.append((child, 0)) }
    }
  }
}
