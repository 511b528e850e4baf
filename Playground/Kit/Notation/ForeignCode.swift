/// Layout code of another framework, which is recognized but not read.
///
///     ForeignCode("Row(children: [Expanded(child: title)])")?.message
///     // Flutter code is not read. Write the layout in the notation, such as Row { Flex(); Fixed(width: 60) }.gap(8):
///     //   Row: Write the children in braces, each in a line of its own: Row { … } and Column { … }.
///     //   Expanded: Write .flex(1) after the item itself.
///
/// The advice for each name comes from the table of ``Misuse``.
package struct ForeignCode: Sendable {
  /// The framework, as people call it.
  package let framework: String
  /// The names in the code for which the notation has something else, in order, with the advice.
  package let advice: [(name: String, remedy: String)]

  /// The most names in a message.
  private static let mostNames = 12

  /// Recognizes code by what only one framework has; nil if there is nothing of that.
  package init?(_ text: String) { self.init(Array(text.utf8)) }

  package init?(_ bytes: [UInt8]) {
    guard let framework = Framework.all.first(where: { $0.wrote(bytes) }) else { return nil }
    self.framework = framework.name
    advice = framework.advice(on: bytes)
  }

  /// Whether it is JSX, which looks like HTML.
  package var isJSX: Bool { framework.utf8.elementsEqual(Framework.react.name.utf8) }

  /// A sentence about the code, and a line with the advice for each name.
  package var message: String {
    var lines = [
      "\(framework) code is not read. Write the layout in the notation, such as Row { Flex(); Fixed(width: 60) }.gap(8)"
        + (advice.isEmpty ? "." : ":")
    ]
    for (name, remedy) in advice.prefix(Self.mostNames) { lines.append("  \(name): \(remedy)") }
    if advice.count > Self.mostNames { lines.append("  … and \(advice.count - Self.mostNames) more names.") }
    return lines.joined(separator: "\n")
  }
}

/// A framework whose code is recognized.
private struct Framework {
  let name: String
  /// The beginning of its spellings in the table of `Misuse`.
  let prefix: String
  /// Parts of code, separated by spaces (`_` is a space in one), of which one or two are in code of this framework only.
  let signs: String
  let signsNeeded: Int

  static let react = Framework(
    name: "React", prefix: "react:",
    signs: "={{ StyleSheet.create from_'react from_\"react <View> style={styles. style={[",
    signsNeeded: 1)

  static let all = [
    react,
    Framework(
      name: "Flutter", prefix: "flutter:",
      signs: "children:_[ children:_const child: EdgeInsets. MainAxisAlignment. CrossAxisAlignment. package:flutter",
      signsNeeded: 1),
    Framework(
      name: "Jetpack Compose", prefix: "compose:",
      signs: "Modifier. .dp @Composable androidx.compose Arrangement. Alignment.CenterVertically", signsNeeded: 1),
    Framework(name: "SwiftUI", prefix: "swiftui:", signs: "import_SwiftUI some_View @State", signsNeeded: 1),
    Framework(
      name: "SwiftUI", prefix: "swiftui:",
      signs: "HStack VStack ZStack Spacer() .frame( .padding() .padding(. ForEach LazyVGrid .background(",
      signsNeeded: 2),
  ]

  func wrote(_ bytes: [UInt8]) -> Bool {
    var found = 0
    for sign in signs.utf8.split(separator: UInt8(ascii: " ")) {
      if bytes.contains(Array(sign.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 })) { found += 1 }
    }
    return found >= signsNeeded
  }

  func advice(on bytes: [UInt8]) -> [(name: String, remedy: String)] {
    var advice: [(name: String, remedy: String)] = [], known: [String] = []
    var position = 0, quote: UInt8 = 0
    while position < bytes.count {
      let byte = bytes[position]
      if quote != 0 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = quote == 0 ? byte : byte == quote || byte == 0x0A ? 0 : quote
        position += 1
        continue
      }
      guard byte.isLetter else {
        position += 1
        continue
      }
      let start = position
      while position < bytes.count, bytes[position].isLetter || bytes[position].isDigit { position += 1 }
      let name = String(decoding: bytes[start..<position], as: UTF8.self)
      if name.isOne(of: known) { continue }
      known.append(name)
      let before = start > 0 ? bytes[start - 1] : 0, after = position < bytes.count ? bytes[position] : 0
      if before.isDigit { continue }
      guard let hint = hint(name, isMember: before == UInt8(ascii: "."), isLabel: after == UInt8(ascii: ":")) else {
        continue
      }
      // A remedy for several names is given once.
      if advice.contains(where: { $0.remedy.utf8.elementsEqual(hint.remedy.utf8) }) { continue }
      advice.append((name, hint.remedy))
    }
    return advice
  }

  private func hint(_ name: String, isMember: Bool, isLabel: Bool) -> Misuse? {
    if let own = Misuse.hint(prefix + name) { return own }
    let isType = name.utf8.first.map { $0 < UInt8(ascii: "a") } ?? false
    if isType { return Misuse.hint(name) }
    return isMember || isLabel ? Misuse.hint("." + name) : nil
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
  fileprivate var isDigit: Bool { SketchScanner.isDigit(self) }
}

extension [UInt8] {
  /// Whether it contains a part.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first, part.count <= count else { return false }
    for start in 0...count - part.count where self[start] == first {
      if self[start..<start + part.count].elementsEqual(part) { return true }
    }
    return false
  }
}
