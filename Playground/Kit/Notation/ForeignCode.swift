/// Layout code of another framework, which is recognized but not read.
///
///     ForeignCode("Row(children: [Expanded(child: title)])")?.message
///     // Flutter code is not read. Write the layout in the notation, such as Row { Flex(); Fixed(width: 60) }.gap(8):
///     //   Row: Write the children in braces, each in a line of its own: Row { … } and Column { … }.
///     //   Expanded: Write .flex(1) after the item itself.
///
/// The advice for each name comes from the table of ``MigrationHint``.
package struct ForeignCode: Sendable {
  /// The common name of the framework.
  package let framework: String
  /// The names in the code that the notation does not have, in order, each with the notation to use in its place.
  package let advice: [(name: String, remedy: String)]

  private static let maxNames = 12

  /// Recognizes the framework by parts of code that only that framework has. Returns `nil` for other text.
  package init?(_ text: String) { self.init(Array(text.utf8)) }

  package init?(_ bytes: [UInt8]) {
    guard let framework = Framework.all.first(where: { $0.matches(bytes) }) else { return nil }
    self.framework = framework.name
    advice = framework.advice(on: bytes)
  }

  /// Whether the code is JSX, which looks like HTML.
  package var isJSX: Bool { framework.utf8.elementsEqual(Framework.react.name.utf8) }

  /// A sentence about the code, and a line with the advice for each name.
  package var message: String {
    var lines = [
      "\(framework) code is not read. Write the layout in the notation, such as Row { Flex(); Fixed(width: 60) }.gap(8)"
        + (advice.isEmpty ? "." : ":")
    ]
    for (name, remedy) in advice.prefix(Self.maxNames) { lines.append("  \(name): \(remedy)") }
    if advice.count > Self.maxNames { lines.append("  … and \(advice.count - Self.maxNames) more names.") }
    return lines.joined(separator: "\n")
  }
}

/// A framework whose code is recognized.
private struct Framework {
  let name: String
  /// The prefix of the framework's names in the table of `MigrationHint`.
  let prefix: String
  /// Parts of code that indicate this framework, separated by spaces. `_` stands for a space.
  let signs: String
  /// The number of different signs that the code must contain.
  let requiredSigns: Int

  static let react = Framework(
    name: "React", prefix: "react:",
    signs: "={{ StyleSheet.create from_'react from_\"react <View> style={styles. style={[",
    requiredSigns: 1)

  static let all = [
    react,
    Framework(
      name: "Flutter", prefix: "flutter:",
      signs: "children:_[ children:_const child: EdgeInsets. MainAxisAlignment. CrossAxisAlignment. package:flutter",
      requiredSigns: 1),
    Framework(
      name: "Jetpack Compose", prefix: "compose:",
      signs: "Modifier. .dp @Composable androidx.compose Arrangement. Alignment.CenterVertically", requiredSigns: 1),
    Framework(name: "SwiftUI", prefix: "swiftui:", signs: "import_SwiftUI some_View @State", requiredSigns: 1),
    Framework(
      name: "SwiftUI", prefix: "swiftui:",
      signs: "HStack VStack ZStack Spacer() .frame( .padding() .padding(. ForEach LazyVGrid .background(",
      requiredSigns: 2),
  ]

  func matches(_ bytes: [UInt8]) -> Bool {
    var signCount = 0
    for sign in signs.utf8.split(separator: UInt8(ascii: " ")) {
      if bytes.contains(Array(sign.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 })) { signCount += 1 }
    }
    return signCount >= requiredSigns
  }

  func advice(on bytes: [UInt8]) -> [(name: String, remedy: String)] {
    var advice: [(name: String, remedy: String)] = [], checkedNames: [String] = []
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
      if name.isOne(of: checkedNames) { continue }
      checkedNames.append(name)
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

  private func hint(_ name: String, isMember: Bool, isLabel: Bool) -> MigrationHint? {
    if let frameworkHint = MigrationHint.hint(prefix + name) { return frameworkHint }
    let isType = name.utf8.first.map { $0 < UInt8(ascii: "a") } ?? false
    if isType { return MigrationHint.hint(name) }
    return isMember || isLabel ? MigrationHint.hint("." + name) : nil
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
  fileprivate var isDigit: Bool { SketchScanner.isDigit(self) }
}

extension [UInt8] {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first, part.count <= count else { return false }
    for start in 0...count - part.count where self[start] == first {
      if self[start..<start + part.count].elementsEqual(part) { return true }
    }
    return false
  }
}
