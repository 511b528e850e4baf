/// The possible completions of the word before the cursor.
package struct Completion {
  package struct Word {
    package var text: String
    /// The part that is not typed yet.
    package var rest: String
    /// The text after the word.
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
    guard !context.isInText else { return }
    let typed = text[context.wordStart...]
    func offer(_ list: [String], _ suffix: String = "") {
      for name in list where name.utf8.starts(with: typed) && !name.utf8.elementsEqual(typed) {
        guard !words.contains(where: { $0.text.utf8.elementsEqual(name.utf8) }) else { continue }
        words.append(
          Word(text: name, rest: String(decoding: name.utf8.dropFirst(typed.count), as: UTF8.self), suffix: suffix))
      }
    }
    let ids = names.filter { SketchPrinter.isName(Array($0.utf8)) }
    if let call = context.calls.last {
      let parameters = call.parameters
      if context.isAfterPoint {
        for parameter in parameters {
          let form = parameter.form
          offer(form.members.filter { !form.hasValues($0) })
          offer(form.members.filter { form.hasValues($0) }, "(")
        }
      } else {
        for parameter in parameters {
          if call.label.utf8.isEmpty, !parameter.label.utf8.isEmpty { offer([parameter.label], ": ") }
          switch parameter.form {
          case .id: offer(ids)
          case .edges, .allPaddings, .allMargins: offer(["Edges"], "(")
          case .extent: offer(["Extent"], "(")
          case .truth: offer(["true", "false"])
          case .ratio: offer(["nil"])
          case .choice(let choice): if let type = choice.type, !type.name.utf8.isEmpty { offer([type.name], "(") }
          default: break
          }
        }
      }
    } else if context.isAfterPoint {
      offer(context.around?.modifiers.map { $0.name } ?? [], "(")
      offer(Modifier.allCases.filter { context.word?.has($0) ?? true }.map { $0.name }, "(")
    } else if context.isAtItem {
      for word in ItemWord.allCases { offer([word.name], word.isContainer && !word.needsValues ? " { " : "(") }
      if context.isAtStart { offer(commands, " ") }
    } else if context.isAfterCommand {
      offer(ids)
    }
  }

  package var commonRest: String {
    guard var common = words.first.map({ Array($0.rest.utf8) }) else { return "" }
    for word in words {
      let same = zip(common, word.rest.utf8).prefix { $0 == $1 }.count
      common.removeLast(common.count - same)
    }
    return String(decoding: common, as: UTF8.self)
  }
}

/// The place at the end of a text, in terms of the notation.
private struct Context {
  struct Call {
    /// The label before the value that is being typed; empty without one.
    var label = ""
    /// The number of values before it.
    var position = 0

    let signatures: [Signature]

    init(_ name: String, of item: ContainerWord?, in call: Call?) {
      func isCalled(_ other: String) -> Bool { other.utf8.elementsEqual(name.utf8) }
      if let call {
        let choices = call.parameters.flatMap { $0.form.choices }
        let members = choices.flatMap { $0.members() + ($0.type.map { [$0] } ?? []) }
        signatures = members.first { isCalled($0.name) }?.signatures ?? Self.edges(name)
      } else {
        let known = Modifier.allCases.first { isCalled($0.name) }?.signatures
        let heard = item?.modifiers.filter { isCalled($0.name) }.flatMap { $0.signatures } ?? []
        signatures = heard + (known ?? ItemWord.allCases.first { isCalled($0.name) }?.signatures ?? [])
      }
    }

    /// The parameters that are allowed here.
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
  /// The item whose modifiers follow, and the items around it.
  private(set) var word: ItemWord?
  private var outer: [ItemWord?] = []
  /// The container around the item, unless it is a row or column.
  var around: ContainerWord? { outer.last.flatMap { $0?.container } }
  /// The start of the word before the end.
  private(set) var wordStart = 0
  /// Whether a dot is before the word.
  private(set) var isAfterPoint = false
  /// Whether an item may begin at the end.
  private(set) var isAtItem = true
  /// Whether the word is the first.
  private(set) var isAtStart = true
  /// Whether the previous word is not an item.
  private(set) var isAfterCommand = false
  /// Whether the end is in a comment or in quotes.
  private(set) var isInText = false

  init(_ text: [UInt8]) { scanner = SketchScanner(text) }

  mutating func read() {
    while !scanner.isAtEnd {
      let hasLineEnd: Bool
      do throws(SketchFault) {
        let start = scanner.position
        hasLineEnd = try scanner.skipSpace()
        if scanner.position > start, scanner.isAtEnd {
          // A comment up to the end of a line ends with the line.
          isInText = isInComment(from: start)
        }
        if !isAfterPoint, hasLineEnd, calls.isEmpty { isAtItem = true }
        wordStart = scanner.position
        try readToken()
      } catch {
        isInText = true
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
    if calls.isEmpty, !isAfterPoint, isAtItem {
      word = ItemWord.allCases.first { $0.name.utf8.elementsEqual(name.utf8) }
      isAfterCommand = word == nil && isAtStart
      isAtItem = false
    }
    isAfterPoint = false
  }

  private var lastName = ""

  private mutating func read(_ byte: UInt8) {
    isAfterPoint = byte == UInt8(ascii: ".")
    switch byte {
    case UInt8(ascii: "("): calls.append(Call(lastName, of: around, in: calls.last))
    case UInt8(ascii: ")"): if !calls.isEmpty { calls.removeLast() }
    case UInt8(ascii: ","):
      if let last = calls.indices.last {
        calls[last].label = ""
        calls[last].position += 1
      }
    case UInt8(ascii: ":"): if let last = calls.indices.last { calls[last].label = lastName }
    case UInt8(ascii: "{"):
      outer.append(word)
      isAtItem = true
    case UInt8(ascii: "}"):
      word = outer.popLast() ?? nil
      isAtItem = false
    case UInt8(ascii: ";"): isAtItem = true
    case UInt8(ascii: "."): isAtItem = false
    default: break
    }
  }
}
