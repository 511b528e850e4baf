/// The qualifiers in a folder's name: `-en-rUS-sw600dp-land`.
struct Qualifiers: Equatable, Sendable {
  /// The kinds of qualifiers, in Android's order of precedence, which is also their order in names.
  enum Kind: Int, CaseIterable, Comparable, Sendable {
    case mobileCountry, mobileNetwork, locale, gender, direction, smallestWidth, width, height, size, aspect, round,
      gamut, range, orientation, uiMode, night, density, touchscreen, keysHidden, keyboard, navigationHidden,
      navigation, version

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  enum Value: Equatable, Sendable {
    case word(String)
    case number(Int)
    case locale(language: String, script: String?, region: String?)
  }

  struct Qualifier: Equatable, Sendable {
    var kind: Kind
    var value: Value
  }

  /// The qualifiers in order, each kind at most once.
  var parts: [Qualifier] = []
  /// The device idiom after "~" in the file name, as in iDroidLayout.
  var idiom: String?

  subscript(kind: Kind) -> Value? { parts.first { $0.kind == kind }?.value }

  /// Reads the words after the resource type. Returns an error message if one is invalid.
  static func read(_ words: [String]) -> (Qualifiers, fault: String?) {
    var result = Qualifiers(), remaining = words[...]
    while let word = remaining.popFirst() {
      guard let qualifier = readQualifier(word.asciiLowercased, &remaining) else {
        return (result, "has the unknown qualifier \"\(shortened(word))\"; write one such as en, land or xhdpi")
      }
      if let last = result.parts.last, last.kind >= qualifier.kind {
        return (
          result,
          last.kind == qualifier.kind
            ? "has two qualifiers of one kind, the second being \"\(shortened(word))\"; remove one"
            : "has its qualifiers in the wrong order: \"\(shortened(word))\" must come earlier; see Android's table"
        )
      }
      result.parts.append(qualifier)
    }
    return (result, nil)
  }

  /// Returns the qualifier that a word specifies. If the word is a locale, the next word may be its region.
  private static func readQualifier(_ word: String, _ remaining: inout ArraySlice<String>) -> Qualifier? {
    if let kind = kindsByWord[word] { return Qualifier(kind: kind, value: .word(word)) }
    if let density = densities[word] { return Qualifier(kind: .density, value: .number(density)) }
    for (prefix, suffix, kind) in numberedQualifiers {
      guard word.begins(with: prefix), word.ends(with: suffix), word.utf8.count > prefix.utf8.count + suffix.utf8.count,
        let number = Int(word.dropping(first: prefix.utf8.count).dropping(last: suffix.utf8.count)), number >= 0,
        number <= 100_000
      else { continue }
      return Qualifier(kind: kind, value: .number(number))
    }
    return locale(word, &remaining)
  }

  private static func locale(_ word: String, _ remaining: inout ArraySlice<String>) -> Qualifier? {
    let parts = word.parts(between: "+", keepsEmpty: true)
    if parts.count > 1 {
      guard parts[0] == "b", parts.count <= 4, isLetters(parts[1], 2...3) else { return nil }
      let script = parts.dropFirst(2).first { isLetters($0, 4...4) }
      let region = parts.dropFirst(2).first { isLetters($0, 2...2) || Int($0) != nil && $0.utf8.count == 3 }
      return Qualifier(kind: .locale, value: .locale(language: parts[1], script: script, region: region))
    }
    guard isLetters(word, 2...3) else { return nil }
    var region: String?
    if let next = remaining.first?.asciiLowercased, next.begins(with: "r"), isLetters(next.dropping(first: 1), 2...2) {
      region = next.dropping(first: 1)
      remaining.removeFirst()
    }
    return Qualifier(kind: .locale, value: .locale(language: word, script: nil, region: region))
  }

  private static func isLetters(_ text: String, _ count: ClosedRange<Int>) -> Bool {
    count.contains(text.utf8.count) && text.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
  }

  private static let numberedQualifiers: [(String, String, Kind)] = [
    ("mcc", "", .mobileCountry), ("mnc", "", .mobileNetwork), ("sw", "dp", .smallestWidth), ("w", "dp", .width),
    ("h", "dp", .height), ("v", "", .version), ("", "dpi", .density),
  ]

  /// Densities by name, in dots per inch, or as one of the special values below.
  static let densities = [
    "ldpi": 120, "mdpi": 160, "tvdpi": 213, "hdpi": 240, "xhdpi": 320, "xxhdpi": 480, "xxxhdpi": 640,
    "nodpi": noDensity, "anydpi": anyDensity,
  ]
  /// `nodpi` is not scaled, and has the lowest rank. `anydpi` is for any screen, and has the highest rank.
  static let noDensity = -1, anyDensity = -2

  private static let kindsByWord: [String: Kind] = [
    "masculine": .gender, "feminine": .gender, "neuter": .gender, "ldrtl": .direction, "ldltr": .direction,
    "small": .size, "normal": .size, "large": .size, "xlarge": .size, "long": .aspect, "notlong": .aspect,
    "round": .round, "notround": .round, "widecg": .gamut, "nowidecg": .gamut, "highdr": .range, "lowdr": .range,
    "port": .orientation, "land": .orientation, "square": .orientation, "car": .uiMode, "desk": .uiMode,
    "television": .uiMode, "appliance": .uiMode, "watch": .uiMode, "vrheadset": .uiMode, "night": .night,
    "notnight": .night, "notouch": .touchscreen, "stylus": .touchscreen, "finger": .touchscreen,
    "keysexposed": .keysHidden, "keyshidden": .keysHidden, "keyssoft": .keysHidden, "nokeys": .keyboard,
    "qwerty": .keyboard, "12key": .keyboard, "navexposed": .navigationHidden, "navhidden": .navigationHidden,
    "nonav": .navigation, "dpad": .navigation, "trackball": .navigation, "wheel": .navigation,
  ]
}
