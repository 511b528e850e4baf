internal import EagerLayout

/// The kinds of items in the notation. `text` is a `Measured` item with the font of layout documents.
package enum ItemKind: Sendable {
  case row, column, flex, fixed, measured, text
  case arranged(ContainerSyntax)

  /// All items, in the order in which they are offered.
  package static let allCases =
    [.row, .column, .flex, .fixed, .measured, .text] + ContainerSyntax.all.map { arranged($0) }

  static let names = allCases.map { $0.name }

  package var name: String {
    switch self {
    case .row: "Row"
    case .column: "Column"
    case .flex: "Flex"
    case .fixed: "Fixed"
    case .measured: "Measured"
    case .text: "Text"
    case .arranged(let container): container.name
    }
  }

  package var isContainer: Bool {
    switch self {
    case .row, .column, .arranged: true
    default: false
    }
  }

  /// The container's syntax; nil for rows, columns and leaves.
  package var container: ContainerSyntax? { if case .arranged(let container) = self { container } else { nil } }

  /// Whether a modifier applies to the item. Leaves have no modifiers for children. Only rows and columns have
  /// modifiers for lines. Other containers with CSS alignment have the modifiers for alignment.
  func has(_ modifier: Modifier) -> Bool {
    switch self {
    case .row, .column: true
    case .arranged(let container):
      !modifier.isForContainers || modifier == .gap || modifier == .sets(.direction)
        || container.isAligned && modifier.isAlignment
    default: !modifier.isForContainers
    }
  }

  var signatures: [Signature] {
    switch self {
    case .row, .column: [Signature([Parameter("alignment", .keyword(.alignment)), Parameter("gap", .length)])]
    case .flex: [.unlabeled(.number, isRequired: false)]
    case .fixed:
      [Signature(["width", "height"].map { Parameter($0, .number) }, requiresAnyArgument: true), .unlabeled(.extent)]
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
    case .text: [.unlabeled(.text)]
    case .arranged(let container): container.signatures
    }
  }

  var requiresArguments: Bool {
    signatures.allSatisfy { $0.requiresAnyArgument || $0.parameters.contains { $0.isRequired } }
  }

  /// An example of correct use, for messages about incorrect code.
  var example: String {
    switch self {
    case .row, .column: "\(name) { … } or \(name)(alignment: .center, gap: 10) { … }"
    case .flex: "Flex() or Flex(2)"
    case .fixed: "Fixed(width: 60), Fixed(height: 44), Fixed(width: 60, height: 44) or Fixed(40)"
    case .measured: "Measured(width: 60, height: 20) or Measured(text: \"words\", advance: 10, lineHeight: 12)"
    case .text: "Text(\"words\")"
    case .arranged(let container): container.example
    }
  }
}

extension ItemKind: Equatable {
  package static func == (a: ItemKind, b: ItemKind) -> Bool { a.name.utf8.elementsEqual(b.name.utf8) }
}
