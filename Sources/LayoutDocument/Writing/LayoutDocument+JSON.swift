internal import EagerLayout

extension LayoutDocument {
  /// Returns the document as JSON: on one line, or indented if `pretty` is `true`.
  ///
  ///     LayoutDocument(parsing: text).json()
  ///     // {"available":{"width":300,"height":"max-content"},"root":{"style":{"width":"50%"}}}
  ///
  /// Properties are in a fixed order, and properties with initial values are omitted. Reading the text returns an equal
  /// document. Styles for size classes are written as the style that was chosen.
  ///
  /// - Complexity: O(n).
  public func json(pretty: Bool = false) -> String {
    var writer = DocumentWriter(isPretty: pretty, vocabulary: vocabulary)
    writer.write(self)
    return writer.json.text
  }
}

private struct DocumentWriter {
  var json = JSONWriter()
  let isPretty: Bool
  let vocabulary: Vocabulary
  private var indentation = 0
  /// The words of the nodes whose children are being written; nil for rows and columns.
  private var words: [Vocabulary.Word?] = []

  init(isPretty: Bool, vocabulary: Vocabulary) {
    self.isPretty = isPretty
    self.vocabulary = vocabulary
  }

  mutating func write(_ document: LayoutDocument) {
    json.write("{")
    indentation += 1
    if let name = document.name {
      writeKey("name")
      json.write(string: name)
      writeComma()
    }
    writeKey("available")
    json.write("{\"width\":")
    writeSpace()
    write(document.available.width)
    json.write(",")
    writeSpace()
    json.write("\"height\":")
    writeSpace()
    write(document.available.height)
    json.write("}")
    writeComma()
    writeKey("root")
    writeTree(document.arena)
    indentation -= 1
    writeNewLine()
    json.write("}")
    if isPretty { json.write("\n") }
  }

  private mutating func write(_ size: LayoutDocument.Space.Size) {
    switch size {
    case .points(let size): json.write(number: size)
    case .minContent: json.write("\"min-content\"")
    case .maxContent: json.write("\"max-content\"")
    }
  }

  /// Writes all nodes in a loop instead of recursion, because documents may be nested as deeply as memory allows.
  private mutating func writeTree(_ arena: NodeArena) {
    var nextName = 0
    var openNodes: [Int] = []
    let parents = arena.builtParents
    for (node, parentOfNode) in parents.enumerated() {
      while let parent = openNodes.last, parent != parentOfNode {
        close()
        openNodes.removeLast()
      }
      if node > 0 {
        if parentOfNode != node - 1 { writeComma() }
        writeNewLine()
      }
      var id: String?
      if nextName < arena.names.count, arena.names[nextName].node == node {
        id = arena.names[nextName].id.name
        nextName += 1
      }
      let hasChildren = node + 1 < parents.count && parents[node + 1] == node
      write(node, of: arena, id: id, hasChildren: hasChildren)
      if hasChildren { openNodes.append(node) }
    }
    for _ in openNodes { close() }
  }

  private mutating func close() {
    words.removeLast()
    indentation -= 1
    writeNewLine()
    json.write("]")
    indentation -= 1
    writeNewLine()
    json.write("}")
  }

  /// Writes a node up to the `[` of its children. A node without children is written on one line.
  private mutating func write(_ node: Int, of arena: NodeArena, id: String?, hasChildren: Bool) {
    json.write("{")
    if hasChildren { indentation += 1 }
    var isFirst = true
    func beginMember(_ name: String, _ writer: inout DocumentWriter) {
      if !isFirst { writer.writeComma() }
      if hasChildren { writer.writeNewLine() } else if !isFirst { writer.writeSpace() }
      isFirst = false
      writer.json.write("\"")
      writer.json.write(name)
      writer.json.write("\":")
      writer.writeSpace()
    }
    if let id {
      beginMember("id", &self)
      json.write(string: id)
    }
    let style = arena.style(of: node)
    var hasStyle = false
    func beginProperty(_ name: String, _ writer: inout DocumentWriter) {
      if hasStyle {
        writer.json.write(",")
        writer.writeSpace()
      } else {
        beginMember("style", &writer)
        writer.json.write("{")
        hasStyle = true
      }
      writer.json.write("\"")
      writer.json.write(name)
      writer.json.write("\":")
      writer.writeSpace()
    }
    let container = arena.arrangement(of: node).flatMap { vocabulary.word(of: $0) }
    if let (word, properties) = container {
      beginProperty(FlexStyle.Property.display.name, &self)
      json.write(string: (style.display == .none ? DocumentReader.hiddenPrefix : "") + word.name)
      for case (let name, .value(let value)) in properties {
        beginProperty(name, &self)
        write(value)
      }
    }
    for cssProperty in FlexStyle.Property.all where container == nil || !cssProperty.isImpliedByWord {
      guard let value = cssProperty.value(in: style) else { continue }
      beginProperty(cssProperty.name, &self)
      let isNumber = cssProperty.isNumber && !(cssProperty == .aspectRatio && style.ratioIsOfContent)
      if isNumber { json.write(value) } else { json.write(string: value) }
    }
    if case let parentWord?? = words.last {
      for case (let name, .value(let value)) in parentWord.container.properties(ofItem: style) {
        beginProperty(name, &self)
        write(value)
      }
    }
    if hasStyle { json.write("}") }
    let content = Int(arena.nodes[node].content)
    if content >= 0 {
      switch arena.contents[content].kind {
      case .text(let text):
        beginMember("text", &self)
        json.write(string: text.utf8)
        if !text.isInDefaultFace {
          beginMember("face", &self)
          write(faceOf: text)
        }
      case .intrinsic(let size):
        beginMember("intrinsic", &self)
        json.write("[")
        json.write(number: size.width)
        json.write(",")
        writeSpace()
        json.write(number: size.height)
        json.write("]")
      case .tabulated, .measured, .byCaller, .arrangement:
        preconditionFailure("A document contains a closure or an arrangement, which LayoutDocument.init rejects.")
      }
    }
    if hasChildren {
      // The children of a `display: contents` node are items of the container around it.
      words.append(style.display == .contents ? words.last ?? nil : container?.word)
      beginMember("children", &self)
      json.write("[")
      indentation += 1
    } else {
      json.write("}")
    }
  }

  private mutating func write(_ value: Vocabulary.Value) {
    switch value {
    case .null: json.write("null")
    case .boolean(let value): json.write(value ? "true" : "false")
    case .number(let number): json.write(number: number)
    case .string(let string): json.write(string: string)
    case .array(let elements):
      json.write("[")
      for (index, element) in elements.enumerated() {
        if index > 0 {
          json.write(",")
          writeSpace()
        }
        write(element)
      }
      json.write("]")
    case .object(let members):
      json.write("{")
      for (index, member) in members.enumerated() {
        if index > 0 {
          json.write(",")
          writeSpace()
        }
        json.write(string: member.key)
        json.write(":")
        writeSpace()
        write(member.value)
      }
      json.write("}")
    }
  }

  private mutating func write(faceOf text: FixedAdvanceText) {
    json.write("{\"advance\":")
    writeSpace()
    json.write(number: text.advance)
    json.write(",")
    writeSpace()
    json.write("\"line-height\":")
    writeSpace()
    json.write(number: text.lineHeight)
    if text.baseline != text.lineHeight {
      json.write(",")
      writeSpace()
      json.write("\"baseline\":")
      writeSpace()
      json.write(number: text.baseline)
    }
    json.write("}")
  }

  private mutating func writeKey(_ name: String) {
    writeNewLine()
    json.write("\"")
    json.write(name)
    json.write("\":")
    writeSpace()
  }

  private mutating func writeComma() { json.write(",") }

  private mutating func writeSpace() { if isPretty { json.write(" ") } }

  private mutating func writeNewLine() {
    guard isPretty else { return }
    json.write("\n")
    // The indentation is limited, because deep nesting would otherwise need quadratic space.
    json.bytes.append(contentsOf: Self.spaces.prefix(2 * indentation))
  }

  private static let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 64)
}

extension FlexStyle.Property {
  /// `true` for a property that is not written for a container with a word: the word implies `display`, and
  /// `flex-direction` and `flex-wrap` have no effect there.
  fileprivate var isImpliedByWord: Bool { self == .display || self == .flexDirection || self == .flexWrap }
}

extension FixedAdvanceText {
  /// `true` for a text in the default face of documents.
  fileprivate var isInDefaultFace: Bool { advance == 10 && lineHeight == 10 && baseline == 8 }
}
