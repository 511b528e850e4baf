/// The attributes of a layout that Android would not read because of their prefixes: the first position per problem.
///
/// A file without any prefix is in iDroidLayout's form, and gets no warning.
struct PrefixRemarks {
  struct Remark: Sendable {
    var element, attribute: Int
    var isValue = false
    var message = ""
  }

  enum Prefix: Int, CaseIterable {
    case android, app, tools

    var name: String {
      switch self {
      case .android: "android"
      case .app: "app"
      case .tools: "tools"
      }
    }

    var namespace: String {
      switch self {
      case .android: "http://schemas.android.com/apk/res/android"
      case .app: "http://schemas.android.com/apk/res-auto"
      case .tools: "http://schemas.android.com/tools"
      }
    }
  }

  /// The findings for one prefix.
  private struct Seen {
    /// The end of the elements within the declaration.
    var end = 0
    /// The first attribute that uses the prefix outside of a declaration.
    var undeclared: Remark?
    /// The first declaration with a wrong namespace.
    var wrong: Remark?
  }

  private var seen = Prefix.allCases.map { _ in Seen() }
  private var hasAndroids = false
  /// The first attribute without a prefix that Android would ignore, and the number of such attributes.
  private var bare: (remark: Remark, name: String)?
  private var bareCount = 0

  /// Checks an attribute. Attributes are passed in the order of the file.
  mutating func read(_ attribute: Int, of element: Int, _ text: AttributeText) {
    if text.name == text.local {
      guard text.facts != nil, !Self.withoutPrefix.contains(text.name) else { return }
      bareCount += 1
      if bare == nil { bare = (Remark(element: element, attribute: attribute), text.name) }
    } else {
      use(text.name.begins(with: "android:") ? .android : .app, attribute, element)
    }
  }

  /// Records the use of a prefix.
  mutating func use(_ prefix: Prefix, _ attribute: Int, _ element: Int) {
    if prefix == .android { hasAndroids = true }
    guard element >= seen[prefix.rawValue].end, seen[prefix.rawValue].undeclared == nil else { return }
    seen[prefix.rawValue].undeclared = Remark(
      element: element, attribute: attribute,
      message:
        "the prefix \(prefix.name) is not declared, and Android rejects the file; write xmlns:\(prefix.name)=\"\(prefix.namespace)\" in the root"
    )
  }

  /// Records a declaration, such as `xmlns:android`.
  mutating func declare(_ name: String, _ attribute: Int, of element: Int, in tree: XMLTree) {
    guard let prefix = Prefix.allCases.first(where: { name == "xmlns:\($0.name)" }) else { return }
    var seen = seen[prefix.rawValue]
    seen.end = max(seen.end, Int(tree.elements[element].end))
    // A declaration applies to its whole tag.
    if seen.undeclared?.element == element { seen.undeclared = nil }
    if prefix == .android { hasAndroids = true }
    let uri = tree.value(ofAttribute: attribute)
    if seen.wrong == nil,
      prefix == .app ? !uri.begins(with: "http://schemas.android.com/apk/") : uri != prefix.namespace
    {
      let effect = prefix == .tools ? "Android would not remove its attributes" : "Android ignores its attributes"
      seen.wrong = Remark(
        element: element, attribute: attribute, isValue: true,
        message: "is not the namespace of \(prefix.name), and \(effect); write \"\(prefix.namespace)\"")
    }
    self.seen[prefix.rawValue] = seen
  }

  /// The warnings.
  var all: [Remark] {
    // Without Android's prefix, the file is in iDroidLayout's form.
    guard hasAndroids else { return seen.compactMap { $0.wrong } }
    var all = seen.compactMap { $0.undeclared } + seen.compactMap { $0.wrong }
    if let (first, name) = bare {
      let others = bareCount > 1 ? ", like \(bareCount - 1) more in this file" : ""
      var remark = first
      remark.message =
        "has no prefix, and Android ignores it\(others); write \(name == "srcCompat" ? "app" : "android"):\(name)"
      all.append(remark)
    }
    return all
  }

  /// The attributes that Android reads without a prefix.
  private static let withoutPrefix: Set<String> = ["style", "class", "layout"]
}
