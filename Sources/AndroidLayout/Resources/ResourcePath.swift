/// The parts of a file's path: `app/src/main/res/layout-sw600dp/row~ipad.xml`.
struct ResourcePath: Sendable {
  var type: String
  var qualifiers: Qualifiers
  /// The name without idiom, scale and extension.
  var name: String
  /// The file extension in lower case, without the dot.
  var fileExtension: String
  /// The density that `@2x` specifies, in dots per inch: 320.
  var scaledDensity: Int?
  /// `true` for a nine-patch image, `.9.png`. Its frame marks the parts that stretch.
  var isNinePatch: Bool

  /// Reads a path. Returns an error message if it is invalid.
  static func read(_ path: String) -> (ResourcePath, fault: String?) {
    let folders = path.parts(between: "/")
    var result = ResourcePath(
      type: "", qualifiers: Qualifiers(), name: "", fileExtension: "", scaledDensity: nil, isNinePatch: false)
    guard folders.count > 1 else {
      return (result, "is not in a resource folder; add it as \"layout/\(shortened(path))\" or \"values/…\"")
    }
    result.readName(folders[folders.count - 1])
    let words = folders[folders.count - 2].parts(between: "-", keepsEmpty: true)
    result.type = words[0].asciiLowercased
    let (qualifiers, fault) = Qualifiers.read(Array(words.dropFirst()))
    let idiom = result.qualifiers.idiom
    result.qualifiers = qualifiers
    result.qualifiers.idiom = idiom
    if let density = result.scaledDensity, result.qualifiers[.density] == nil { result.qualifiers.insert(density) }
    return (result, fault.map { "folder \($0)" } ?? (result.name.isEmpty ? "has no name before its extension" : nil))
  }

  private mutating func readName(_ file: String) {
    name = file
    if let (before, after) = name.cut(atLast: "."), !before.isEmpty {
      fileExtension = after.asciiLowercased
      name = before
    }
    if name.ends(with: ".9") {
      isNinePatch = true
      name = name.dropping(last: 2)
    }
    // The idiom may precede or follow the scale: `row~ipad@2x`, `row@2x~ipad`.
    for _ in 0..<2 {
      for scale in 2...3 where name.ends(with: "@\(scale)x") {
        scaledDensity = 160 * scale
        name = name.dropping(last: 3)
      }
      if let (before, after) = name.cut(atLast: "~") {
        qualifiers.idiom = after.asciiLowercased
        name = before
      }
    }
    if name.ends(with: ".9") {
      isNinePatch = true
      name = name.dropping(last: 2)
    }
  }
}

extension Qualifiers {
  /// Inserts a density at its place in the order of kinds.
  fileprivate mutating func insert(_ density: Int) {
    let index = parts.firstIndex { $0.kind > .density } ?? parts.count
    parts.insert(Qualifier(kind: .density, value: .number(density)), at: index)
  }
}
