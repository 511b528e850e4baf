public import EagerLayout

extension LayoutDocument {
  /// Creates a document from a layout that is written in Swift.
  ///
  ///     let document = try LayoutDocument(
  ///       name: "bar", available: .init(width: 340, height: 40),
  ///       root: Row(alignment: .center) {
  ///         Fixed(width: 60, height: 20).id("logo")
  ///         Flex()
  ///       })
  ///     document.json()
  ///     // {"name":"bar","available":{"width":340,"height":40},"root":{"style":{"align-items":"center"},"children":[
  ///     //   {"id":"logo","style":{"flex-shrink":0,"width":"60px","height":"20px"}},
  ///     //   {"style":{"align-self":"stretch","flex-grow":1,"flex-basis":"0%"}}]}}
  ///
  /// `alignment` becomes `align-items`, and `align-self` for leaves that fill. A number as id becomes a string. An
  /// item's layout values for containers other than its own are omitted.
  ///
  /// - Parameters:
  ///   - name: The document's name. Defaults to none.
  ///   - available: The space for the layout.
  ///   - root: The layout.
  ///   - vocabulary: The containers that the layout may use besides rows and columns.
  /// - Throws: ``LayoutDocumentError`` with a fault for each thing that a document cannot hold: closures, containers
  ///   that are not in the vocabulary, control characters in texts, duplicate ids, invalid numbers, and `safe` or
  ///   `unsafe` before a value that is not a position.
  /// - Complexity: O(n) in the number of nodes.
  public init(
    name: String? = nil, available: Space, root: some LayoutItem, vocabulary: Vocabulary = .standard
  ) throws(LayoutDocumentError) {
    var translation = Translation(NodeArena(root.node), vocabulary)
    translation.check(available)
    translation.run()
    let faults = translation.faults
    guard faults.isEmpty else { throw LayoutDocumentError(name: name, faults: faults) }
    self.init(name: name, available: available, arena: translation.result, vocabulary: vocabulary)
  }
}

/// Translates the nodes of a layout that was built in Swift to the nodes of a document, which use only CSS properties.
private struct Translation {
  let source: NodeArena
  let vocabulary: Vocabulary
  var result = NodeArena()
  var faults: [LayoutDocumentError.Fault] = []
  private lazy var paths = NodePaths(source)
  private var nodesByID: [String: Int] = [:]
  /// The indices of the next entries in `source.names` and `source.faults`, which are in the order of the nodes.
  private var nextName = 0
  private var nextFault = 0
  /// The containers around the current node that are in the vocabulary, from the outermost to the innermost.
  private var containers: [(node: Int, word: any ContainerVocabulary)] = []

  init(_ source: NodeArena, _ vocabulary: Vocabulary) {
    self.source = source
    self.vocabulary = vocabulary
  }

  mutating func check(_ space: LayoutDocument.Space) {
    for (size, key) in [(space.width, "width"), (space.height, "height")] {
      if case .points(let size) = size, let fault = fault(of: size) { report(fault, at: "available.\(key)") }
    }
  }

  mutating func run() {
    var current = -1
    for (node, record) in source.nodes.enumerated() {
      while current != Int(record.parent) {
        result.close()
        current = Int(source.nodes[current].parent)
      }
      var style = source.style(of: node)
      let content = source.content(of: node)
      if record.parent >= 0 {
        let isEmptyLeaf = content == nil && Int(record.end) == node + 1 && !style.units.isContainer
        style.applyAlignment(of: source.style(of: Int(record.parent)), isEmptyLeaf: isEmptyLeaf)
      }
      style.units.emptyLeavesFill = false
      style.units.isContainer = content == nil
      style.keywords[.hasFaults] = 0
      check(content, of: node)
      while let last = containers.last, last.node > record.parent { containers.removeLast() }
      if let parentContainer = containers.last, parentContainer.node == Int(record.parent) {
        style = itemStyle(style, in: parentContainer.word, node)
      } else {
        style = style.withoutLayoutValues
      }
      let container = source.arrangement(of: node).map { self.container($0, at: node) }
      checkNumbers(of: node)
      checkSafety(of: style, node)
      result.open(style, content: container ?? content, id: id(of: node))
      current = node
    }
    while current >= 0 {
      result.close()
      current = Int(source.nodes[current].parent)
    }
  }

  /// Returns a container as the document stores it: created again from the properties that are written.
  private mutating func container(_ arrangement: AnyArrangement, at node: Int) -> LeafContent {
    let unchanged = LeafContent(.arrangement(arrangement))
    guard let (word, properties) = vocabulary.word(of: arrangement) else {
      report(
        "is a container \(arrangement.title), which the vocabulary does not include; add a word for it",
        at: paths[node])
      return unchanged
    }
    containers.append((node, word.container))
    guard let specified = writable(properties, word.container.properties, of: node) else { return unchanged }
    var reading = ValueReading()
    let container = word.container.content(specified: specified, &reading)
    report(reading, of: node)
    return container ?? unchanged
  }

  /// Returns the style of an item without layout values for containers other than its own.
  private mutating func itemStyle(_ style: FlexStyle, in word: any ContainerVocabulary, _ node: Int) -> FlexStyle {
    var result = style.withoutLayoutValues
    guard let specified = writable(word.properties(ofItem: style), word.items, of: node), !specified.isEmpty else {
      return result
    }
    var reading = ValueReading()
    word.setLayoutValue(specified: specified, of: &result, &reading)
    report(reading, of: node)
    return result
  }

  /// Returns the specified properties. If a document cannot hold the value of a property, reports this and returns nil.
  private mutating func writable(
    _ properties: [(name: String, value: Vocabulary.Written)], _ facts: [PropertyFacts], of node: Int
  ) -> [SpecifiedProperty]? {
    var specified: [SpecifiedProperty] = [], isWritable = true
    for ((name, value), facts) in zip(properties, facts) {
      switch value {
      case .nothing: break
      case .value(let value): specified.append(SpecifiedProperty(name: name, value: value))
      case .unwritable:
        report("has a value that a document cannot hold; write \(facts.values)", at: "\(paths[node]).style.\(name)")
        isWritable = false
      }
    }
    return isWritable ? specified : nil
  }

  private mutating func report(_ reading: ValueReading, of node: Int) {
    for fault in reading.faults { report(fault.message, at: "\(paths[node]).style.\(fault.path)") }
  }

  /// Returns the node's id as text. Reports an id that another node has.
  private mutating func id(of node: Int) -> LayoutID? {
    guard nextName < source.names.count, source.names[nextName].node == node else { return nil }
    let name = source.names[nextName].id.description
    nextName += 1
    if let first = nodesByID[name] {
      report(
        "\(quoted(name)) is the id of \(paths[first]) too; ids are unique in a document, so rename one",
        at: "\(paths[node]).id")
    } else {
      nodesByID[name] = node
    }
    return LayoutID(name)
  }

  private mutating func check(_ content: LeafContent?, of node: Int) {
    switch content?.kind {
    case .measured, .byCaller:
      report(
        "is measured by a function, which a document cannot hold; give it a size, or use Measured(width:height:)",
        at: paths[node])
    case .tabulated:
      report(
        "is measured by a table of widths, which a document cannot hold; give it a size, or use Measured(width:height:)",
        at: paths[node])
    case .intrinsic(let size):
      if let fault = fault(of: size.width) { report(fault, at: "\(paths[node]).intrinsic[0]") }
      if let fault = fault(of: size.height) { report(fault, at: "\(paths[node]).intrinsic[1]") }
    case .text(let text):
      if let fault = fault(of: text) { report(fault, at: "\(paths[node]).text") }
    case .arrangement, nil: break
    }
  }

  /// Returns the reason why a document cannot hold a text; nil if it can.
  private func fault(of text: FixedAdvanceText) -> String? {
    if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      return "holds a control character; write a space instead"
    }
    return String(validating: text.utf8, as: UTF8.self) == nil ? "is not UTF-8" : nil
  }

  /// Returns the fault of a size that is not in a style; nil for a valid size. Styles check their own numbers.
  private func fault(of size: Double) -> String? {
    if size >= 0 && size <= largestNumber { return nil }
    return "\(size) is not a size; give it a number from 0 to 1000000000"
  }

  /// Reports the numbers of a node that its style has rejected.
  private mutating func checkNumbers(of node: Int) {
    while nextFault < source.faults.count, source.faults[nextFault].node == node {
      let fault = source.faults[nextFault].fault
      nextFault += 1
      let message =
        switch fault.reason {
        case .notFinite: "\(fault.value) is not finite; give it a number, or leave it out"
        case .negative: "\(fault.value) is negative; give it 0 or more"
        case .tooLarge: "\(fault.value) is too large; numbers go up to 1000000000"
        // In documents, styles may change the axis of any row or column, so this is no fault.
        case .otherAxis: ""
        case .mixedEdges: fault.property.mixedEdgesMessage
        }
      if message.isEmpty { continue }
      report(message, at: "\(paths[node]).style.\(fault.property.name)")
    }
  }

  /// Reports `safe` and `unsafe` together with an alignment that is not a position. CSS does not allow this.
  private mutating func checkSafety(of style: FlexStyle, _ node: Int) {
    for property in [FlexStyle.Property.justifyContent, .alignItems, .alignSelf, .alignContent] {
      let code = style[keyword: property]
      guard style[safety: property] != .unspecified, !property.isPosition(code) else { continue }
      let name = property.kind.keywords[code]
      report(
        "\(name) cannot be safe or unsafe; only a position such as center can",
        at: "\(paths[node]).style.\(property.name)")
    }
  }

  private mutating func report(_ message: String, at path: String) {
    faults.append(LayoutDocumentError.Fault(path: path, message: message))
  }
}
