internal import EagerLayout

/// A place in a document, for paths in faults.
enum DocumentPlace {
  case document, available
  case node(Int)
  case face(of: Int)
  case style(of: Int)
  /// One of a node's styles for size classes.
  case condition(of: Int, Int)
}

extension DocumentReader {
  /// Returns the source text of a value, shortened if it is long.
  func quote(_ value: ScannedValue) -> String {
    if value.isPartOfString { return quoted(value.text.string) }
    switch scanner.bytes[value.range.lowerBound] {
    case UInt8(ascii: "{"): return "an object"
    case UInt8(ascii: "["): return "an array"
    default: return abridged(scanner.bytes[value.range])
    }
  }

  mutating func report(_ message: String, in place: DocumentPlace, key: String, position: Int? = nil) {
    let base: String
    switch place {
    case .document: base = ""
    case .available: base = "available"
    case .node(let node): base = paths[node]
    case .face(let node): base = paths[node] + ".face"
    case .style(let node): base = pathOfStyle(of: node, condition)
    case .condition(let node, let index): base = "\(paths[node]).when[\(index)]"
    }
    // A key may end with an index that the reader appends, such as `intrinsic[0]`.
    if isPlainKey(key) || key.hasSuffix("]") && key.utf8.count <= 48 {
      report(message, at: base.isEmpty ? key : "\(base).\(key)", position: position)
    } else {
      report(message, at: "\(base)[\(quoted(key))]", position: position)
    }
  }

  /// Returns the path of a node's style, or of one of its styles for size classes.
  func pathOfStyle(of node: Int, _ condition: Int?) -> String {
    "\(paths[node])\(condition.map { ".when[\($0)]" } ?? "").style"
  }

  mutating func reportDuplicate(in place: DocumentPlace, key: String) {
    report("duplicate key; remove one of them", in: place, key: key)
  }

  static func unknownKey(_ key: Text, of names: Names) -> String {
    if let name = names.nearest(to: key.string) { return "unknown key; did you mean \(name)?" }
    return "unknown key; remove it, or write \(names.alternatives)"
  }

  /// Returns the message for an unknown key of a node.
  func unknownNodeKey(_ key: Text) -> String {
    if FlexStyle.Property.names.position(of: key) ?? Shorthand.names.position(of: key) != nil
      || vocabulary.owners(of: key.string) != nil || GridShorthand(rawValue: key.string) != nil
    {
      return "unknown key; \(key.string) is a property, so write it inside of style"
    }
    return Self.unknownKey(key, of: Self.nodeKeys)
  }

  /// Returns the message for an unknown key of a style.
  func unknownProperty(_ key: Text) -> String {
    if Self.nodeKeys.position(of: key) != nil {
      return "unknown property; write \(key.string) beside style, not inside"
    }
    if let name = FlexStyle.Property.nearest(
      to: key.string, or: vocabulary.propertyNames + GridShorthand.allCases.map(\.rawValue))
    {
      return "unknown property; did you mean \(name)?"
    }
    return "unknown property; remove it, or write a property that 'layout frames --help' lists"
  }
}

/// Returns a string in double quotes, shortened if it is long.
func quoted(_ text: String) -> String { abridged([UInt8(ascii: "\"")] + Array(text.utf8) + [UInt8(ascii: "\"")]) }

private func abridged(_ bytes: some RandomAccessCollection<UInt8>) -> String {
  guard bytes.count > 48 else { return String(decoding: bytes, as: UTF8.self) }
  var start = Array(bytes.prefix(40))
  // Removes an incomplete character at the end.
  while let last = start.last, last & 0xC0 == 0x80 { start.removeLast() }
  if let last = start.last, last >= 0xC0 { start.removeLast() }
  return String(decoding: start, as: UTF8.self) + "…"
}
