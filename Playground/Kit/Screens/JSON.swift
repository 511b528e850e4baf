import EagerLayout

/// Data for a page's script and for other programs.
indirect enum JSON: ExpressibleByDictionaryLiteral {
  case text(String)
  case number(Double)
  case list([JSON])
  case object([(name: String, value: JSON)])

  /// Members in their order; those without a value are left out.
  init(dictionaryLiteral members: (String, JSON?)...) {
    var object: [(name: String, value: JSON)] = []
    for case (let name, let value?) in members { object.append((name, value)) }
    self = .object(object)
  }

  static func texts(_ texts: [String]) -> JSON { .list(texts.map { .text($0) }) }
  static func numbers(_ numbers: [Double]) -> JSON { .list(numbers.map { .number($0) }) }

  /// The data as text in one line, which may stand in a page.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .text(let words): text += Self.quoted(words)
    case .number(let number): text += decimal(number)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += "\(index > 0 ? "," : "")\"\(member.name)\":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func quoted(_ words: String) -> String {
    var result = "\"".unicodeScalars
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\"": result.append(contentsOf: "\\\"".unicodeScalars)
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      // No element may begin in a script.
      case "<": result.append(contentsOf: "\\u003c".unicodeScalars)
      // Nothing of a course has other control characters.
      case _ where scalar.value < 0x20: result.append(" ")
      default: result.append(scalar)
      }
    }
    result.append("\"")
    return String(result)
  }
}
