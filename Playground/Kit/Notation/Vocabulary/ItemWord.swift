/// The items, as the library has them; `Text` is short for text in the face of layout documents.
enum ItemWord: UInt8, Sendable, CaseIterable {
  case row, column, flex, fixed, measured, text

  var name: String { Self.names[Int(rawValue)] }

  static let names = ["Row", "Column", "Flex", "Fixed", "Measured", "Text"]

  var isContainer: Bool { self == .row || self == .column }

  /// The ways to call it.
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
      ]
    case .text: [.one(.text)]
    }
  }

  /// How it is written, for those who wrote it otherwise.
  var example: String {
    switch self {
    case .row, .column: "\(name) { … } or \(name)(alignment: .center, gap: 10) { … }"
    case .flex: "Flex() or Flex(2)"
    case .fixed: "Fixed(width: 60), Fixed(height: 44), Fixed(width: 60, height: 44) or Fixed(40)"
    case .measured: "Measured(width: 60, height: 20) or Measured(text: \"words\", advance: 10, lineHeight: 12)"
    case .text: "Text(\"words\")"
    }
  }
}
