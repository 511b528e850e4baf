/// The possible completions of the word before the cursor.
package struct Completion {
  package struct Word {
    package var text: String
    /// The part that is not typed yet.
    package var remainder: String
    /// The text to insert after the word, such as `(`.
    package var suffix: String
  }

  package private(set) var words: [Word] = []

  /// The words that fit at the end of a text.
  ///
  /// - Parameters:
  ///   - commands: words that are allowed in place of a layout.
  ///   - names: names of ids.
  package init(of text: [UInt8], commands: [String], names: [String]) {
    var context = Context(text)
    context.read()
    guard !context.isInQuotesOrComment else { return }
    let typed = text[context.wordStart...]
    func add(_ candidates: [String], _ suffix: String = "") {
      for name in candidates where name.utf8.starts(with: typed) && !name.utf8.elementsEqual(typed) {
        guard !words.contains(where: { $0.text.utf8.elementsEqual(name.utf8) }) else { continue }
        words.append(
          Word(text: name, remainder: String(decoding: name.utf8.dropFirst(typed.count), as: UTF8.self), suffix: suffix)
        )
      }
    }
    let idNames = names.filter { SketchPrinter.isName(Array($0.utf8)) }
    if let call = context.calls.last {
      let parameters = call.parameters
      if context.isAfterDot {
        for parameter in parameters {
          let form = parameter.form
          add(form.members.filter { !form.requiresArguments($0) })
          add(form.members.filter { form.requiresArguments($0) }, "(")
        }
      } else {
        for parameter in parameters {
          if call.label.utf8.isEmpty, !parameter.label.utf8.isEmpty { add([parameter.label], ": ") }
          switch parameter.form {
          case .id: add(idNames)
          case .edges, .allPaddings, .allMargins: add(["Edges"], "(")
          case .extent: add(["Extent"], "(")
          case .boolean: add(["true", "false"])
          case .ratio: add(["nil"])
          case .choice(let choice): if let type = choice.type, !type.name.utf8.isEmpty { add([type.name], "(") }
          default: break
          }
        }
      }
    } else if context.isAfterDot {
      add(context.container?.modifiers.map { $0.name } ?? [], "(")
      add(Modifier.allCases.filter { context.item?.has($0) ?? true }.map { $0.name }, "(")
    } else if context.isAtItem {
      for item in ItemKind.allCases { add([item.name], item.isContainer && !item.requiresArguments ? " { " : "(") }
      if context.isAtStart { add(commands, " ") }
    } else if context.isAfterCommand {
      add(idNames)
    }
  }

  /// The longest common beginning of all remainders.
  package var commonRemainder: String {
    guard var common = words.first.map({ Array($0.remainder.utf8) }) else { return "" }
    for word in words {
      let sharedLength = zip(common, word.remainder.utf8).prefix { $0 == $1 }.count
      common.removeLast(common.count - sharedLength)
    }
    return String(decoding: common, as: UTF8.self)
  }
}

/// The syntactic context at the end of a text: which words may come next.
private struct Context {
  struct Call {
    /// The label before the value that is being typed; empty without one.
    var label = ""
    /// The number of arguments before the value that is being typed.
    var position = 0

    let signatures: [Signature]

    init(_ name: String, of container: ContainerSyntax?, in call: Call?) {
      func hasName(_ other: String) -> Bool { other.utf8.elementsEqual(name.utf8) }
      if let call {
        let choices = call.parameters.flatMap { $0.form.choices }
        let members = choices.flatMap { $0.members() + ($0.type.map { [$0] } ?? []) }
        signatures = members.first { hasName($0.name) }?.signatures ?? Self.edges(name)
      } else {
        let itemSignatures = Modifier.allCases.first { hasName($0.name) }?.signatures
        let ownSignatures = container?.modifiers.filter { hasName($0.name) }.flatMap { $0.signatures } ?? []
        signatures = ownSignatures + (itemSignatures ?? ItemKind.allCases.first { hasName($0.name) }?.signatures ?? [])
      }
    }

    /// The parameters to which the value that is being typed may belong.
    var parameters: [Parameter] {
      if label.utf8.isEmpty {
        return signatures.flatMap { signature in
          signature.parameters.enumerated().filter { $0.offset >= position }
            .filter { !$0.element.label.utf8.isEmpty || $0.offset == position }.map { $0.element }
        }
      }
      return signatures.flatMap { $0.parameters.filter { $0.label.utf8.elementsEqual(label.utf8) } }
    }

    private static func edges(_ name: String) -> [Signature] {
      if name.utf8.elementsEqual("Edges".utf8) { return [.sides(.number), .axes(.number)] }
      guard name.utf8.elementsEqual("Extent".utf8) else { return [] }
      return [Signature(["width", "height"].map { Parameter($0, .number) })]
    }
  }

  private var scanner: SketchScanner
  /// The calls whose parentheses are open, since the last open `{`.
  private(set) var calls: [Call] = []
  /// The item whose modifiers may follow.
  private(set) var item: ItemKind?
  /// The items whose blocks are open; `nil` for a name that is not an item.
  private var openItems: [ItemKind?] = []
  /// The container around the item; nil for a row or column.
  var container: ContainerSyntax? { openItems.last.flatMap { $0?.container } }
  /// The start of the word at the end of the text.
  private(set) var wordStart = 0
  /// Whether the word follows a dot.
  private(set) var isAfterDot = false
  /// Whether the word may be the name of an item.
  private(set) var isAtItem = true
  /// Whether the word is the first in the text.
  private(set) var isAtStart = true
  /// Whether the text begins with a command, which is a word that is not an item.
  private(set) var isAfterCommand = false
  /// Whether the text ends in a comment or in quotes.
  private(set) var isInQuotesOrComment = false

  init(_ text: [UInt8]) { scanner = SketchScanner(text) }

  mutating func read() {
    while !scanner.isAtEnd {
      let hasLineEnd: Bool
      do throws(SketchFault) {
        let start = scanner.position
        hasLineEnd = try scanner.skipSpace()
        if scanner.position > start, scanner.isAtEnd {
          // The cursor may be in a `//` comment, which ends with its line.
          isInQuotesOrComment = isInComment(from: start)
        }
        if !isAfterDot, hasLineEnd, calls.isEmpty { isAtItem = true }
        wordStart = scanner.position
        try readToken()
      } catch {
        isInQuotesOrComment = true
        return
      }
    }
  }

  private func isInComment(from start: Int) -> Bool {
    var index = start, isInside = false
    while index < scanner.text.count {
      if scanner.text[index] == 0x0A { isInside = false }
      if scanner.text[index...].starts(with: "//".utf8) { isInside = true }
      index += 1
    }
    return isInside
  }

  private mutating func readToken() throws(SketchFault) {
    guard !scanner.isAtEnd else { return }
    if let name = scanner.name() {
      if scanner.isAtEnd {
        wordStart = name.lowerBound
        return
      }
      read(name: scanner.string(name))
    } else {
      let byte = scanner.next
      if byte == UInt8(ascii: "\"") { _ = try scanner.quoted() } else { scanner.position += 1 }
      read(byte)
    }
    isAtStart = false
    wordStart = scanner.position
  }

  private mutating func read(name: String) {
    lastName = name
    if calls.isEmpty, !isAfterDot, isAtItem {
      item = ItemKind.allCases.first { $0.name.utf8.elementsEqual(name.utf8) }
      isAfterCommand = item == nil && isAtStart
      isAtItem = false
    }
    isAfterDot = false
  }

  private var lastName = ""

  private mutating func read(_ byte: UInt8) {
    isAfterDot = byte == UInt8(ascii: ".")
    switch byte {
    case UInt8(ascii: "("): calls.append(Call(lastName, of: container, in: calls.last))
    case UInt8(ascii: ")"): if !calls.isEmpty { calls.removeLast() }
    case UInt8(ascii: ","):
      if let lastCall = calls.indices.last {
        calls[lastCall].label = ""
        calls[lastCall].position += 1
      }
    case UInt8(ascii: ":"): if let lastCall = calls.indices.last { calls[lastCall].label = lastName }
    case UInt8(ascii: "{"):
      openItems.append(item)
      isAtItem = true
    case UInt8(ascii: "}"):
      item = openItems.popLast() ?? nil
      isAtItem = false
    case UInt8(ascii: ";"): isAtItem = true
    case UInt8(ascii: "."): isAtItem = false
    default: break
    }
  }
}
