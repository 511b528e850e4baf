internal import EagerLayout

/// The items of the library; `Text` means text in the face of layout documents.
package enum ItemWord: Sendable {
  case row, column, flex, fixed, measured, text
  case arranged(ContainerWord)

  /// All items, in the order in which they are offered.
  package static let allCases =
    [.row, .column, .flex, .fixed, .measured, .text] + ContainerWord.all.map { arranged($0) }

  static let names = allCases.map { $0.name }

  package var name: String {
    switch self {
    case .row: "Row"
    case .column: "Column"
    case .flex: "Flex"
    case .fixed: "Fixed"
    case .measured: "Measured"
    case .text: "Text"
    case .arranged(let word): word.name
    }
  }

  package var isContainer: Bool {
    switch self {
    case .row, .column, .arranged: true
    default: false
    }
  }

  /// The container, unless it is a row or column.
  package var container: ContainerWord? { if case .arranged(let word) = self { word } else { nil } }

  /// Whether it has a modifier: leaves have no modifiers about children, and only rows and columns have modifiers about
  /// lines and alignment.
  func has(_ modifier: Modifier) -> Bool {
    switch self {
    case .row, .column: true
    case .arranged(let word):
      !modifier.isForContainers || modifier == .gap || modifier == .sets(.direction)
        || word.isAligned && modifier.isAlignment
    default: !modifier.isForContainers
    }
  }

  var signatures: [Signature] {
    switch self {
    case .row, .column: [Signature([Parameter("alignment", .keyword(.alignment)), Parameter("gap", .length)])]
    case .flex: [.one(.number, isRequired: false)]
    case .fixed: [Signature(["width", "height"].map { Parameter($0, .number) }, needsOne: true), .one(.extent)]
    case .measured:
      [
        Signature(["width", "height"].map { Parameter($0, .number, isRequired: true) }),
        Signature([
          Parameter("text", .text, isRequired: true), Parameter("advance", .number, isRequired: true),
          Parameter("lineHeight", .number, isRequired: true), Parameter("baseline", .number),
        ]),
        Signature([
          Parameter("widths", .list(.positive), isRequired: true),
          Parameter("heights", .list(.positive), isRequired: true), Parameter("minContent", .number),
          Parameter("baseline", .number),
        ]),
      ]
    case .text: [.one(.text)]
    case .arranged(let word): word.signatures
    }
  }

  var needsValues: Bool { signatures.allSatisfy { $0.needsOne || $0.parameters.contains { $0.isRequired } } }

  /// An example, for messages about a wrong form.
  var example: String {
    switch self {
    case .row, .column: "\(name) { … } or \(name)(alignment: .center, gap: 10) { … }"
    case .flex: "Flex() or Flex(2)"
    case .fixed: "Fixed(width: 60), Fixed(height: 44), Fixed(width: 60, height: 44) or Fixed(40)"
    case .measured: "Measured(width: 60, height: 20) or Measured(text: \"words\", advance: 10, lineHeight: 12)"
    case .text: "Text(\"words\")"
    case .arranged(let word): word.example
    }
  }
}

extension ItemWord: Equatable {
  package static func == (a: ItemWord, b: ItemWord) -> Bool { a.name.utf8.elementsEqual(b.name.utf8) }
}
