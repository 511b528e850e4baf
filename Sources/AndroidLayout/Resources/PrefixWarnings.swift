/// Finds the attributes of a layout that Android would not read because of their prefixes. Each kind of problem is
/// reported once, at its first site.
///
/// A file without the `android` prefix is in the form of iDroidLayout, in which attributes have no prefix.
struct PrefixWarnings {
  struct Warning: Sendable {
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

  /// The uses and declarations of one prefix.
  private struct PrefixUse {
    /// The index after the last element in which the prefix is declared.
    var declarationEnd = 0
    /// The first attribute that uses the prefix outside of a declaration.
    var undeclared: Warning?
    /// The first declaration with a wrong namespace.
    var wrongNamespace: Warning?
  }

  /// The uses of each prefix, by its raw value.
  private var uses = Prefix.allCases.map { _ in PrefixUse() }
  /// `true` if the file uses or declares the `android` prefix.
  private var hasAndroidPrefix = false
  /// The first attribute without a prefix that Android would ignore, and the number of such attributes.
  private var unprefixed: (warning: Warning, name: String)?
  private var unprefixedCount = 0

  /// Checks an attribute. Call for all attributes in file order.
  mutating func check(_ attribute: Int, of element: Int, _ text: AttributeText) {
    if text.name == text.local {
      guard text.tableEntry != nil, !Self.attributesWithoutPrefix.contains(text.name) else { return }
      unprefixedCount += 1
      if unprefixed == nil { unprefixed = (Warning(element: element, attribute: attribute), text.name) }
    } else {
      recordUse(of: text.name.begins(with: "android:") ? .android : .app, attribute, element)
    }
  }

  mutating func recordUse(of prefix: Prefix, _ attribute: Int, _ element: Int) {
    if prefix == .android { hasAndroidPrefix = true }
    guard element >= uses[prefix.rawValue].declarationEnd, uses[prefix.rawValue].undeclared == nil else { return }
    uses[prefix.rawValue].undeclared = Warning(
      element: element, attribute: attribute,
      message:
        "the prefix \(prefix.name) is not declared, and Android rejects the file; write xmlns:\(prefix.name)=\"\(prefix.namespace)\" in the root"
    )
  }

  /// Records a declaration, such as `xmlns:android`.
  mutating func recordDeclaration(_ name: String, _ attribute: Int, of element: Int, in tree: XMLTree) {
    guard let prefix = Prefix.allCases.first(where: { name == "xmlns:\($0.name)" }) else { return }
    var use = uses[prefix.rawValue]
    use.declarationEnd = max(use.declarationEnd, Int(tree.elements[element].end))
    // A declaration also applies to the attributes before it in the same tag.
    if use.undeclared?.element == element { use.undeclared = nil }
    if prefix == .android { hasAndroidPrefix = true }
    let uri = tree.value(ofAttribute: attribute)
    if use.wrongNamespace == nil,
      prefix == .app ? !uri.begins(with: "http://schemas.android.com/apk/") : uri != prefix.namespace
    {
      let effect = prefix == .tools ? "Android would not remove its attributes" : "Android ignores its attributes"
      use.wrongNamespace = Warning(
        element: element, attribute: attribute, isValue: true,
        message: "is not the namespace of \(prefix.name), and \(effect); write \"\(prefix.namespace)\"")
    }
    uses[prefix.rawValue] = use
  }

  /// The warnings.
  var all: [Warning] {
    // Without the `android` prefix, the file is in the form of iDroidLayout.
    guard hasAndroidPrefix else { return uses.compactMap { $0.wrongNamespace } }
    var all = uses.compactMap { $0.undeclared } + uses.compactMap { $0.wrongNamespace }
    if let (first, name) = unprefixed {
      let others = unprefixedCount > 1 ? ", like \(unprefixedCount - 1) more in this file" : ""
      var warning = first
      warning.message =
        "has no prefix, and Android ignores it\(others); write \(name == "srcCompat" ? "app" : "android"):\(name)"
      all.append(warning)
    }
    return all
  }

  private static let attributesWithoutPrefix: Set<String> = ["style", "class", "layout"]
}
