/// Returns a text as Android reads it: white space outside of double quotes collapses, and backslash escapes are
/// replaced by line ends, tabs, quotes and characters with a code.
func unescapedText(_ text: String) -> String {
  if isPlain(text) { return text }
  var result = String.UnicodeScalarView(), scalars = text.unicodeScalars[...]
  var isQuoted = false, hasSpace = false
  while let scalar = scalars.popFirst() {
    if !isQuoted, scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
      hasSpace = true
      continue
    }
    // Spaces count only between two characters.
    if hasSpace, !result.isEmpty { result.append(" ") }
    hasSpace = false
    switch scalar {
    case "\"": isQuoted.toggle()
    case "\\": result.append(escaped(&scalars))
    default: result.append(scalar)
    }
  }
  return String(result)
}

/// Returns the character for the escape after a backslash.
private func escaped(_ scalars: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
  guard let next = scalars.popFirst() else { return "\\" }
  switch next {
  case "n": return "\n"
  case "t": return "\t"
  case "u":
    let digits = scalars.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.isASCII && $0 != "+" && $0 != "-" }),
      let code = UInt32(String(digits), radix: 16)
    else { return next }
    scalars = scalars.dropFirst(4)
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  default: return next
  }
}

/// Returns whether a text needs no change: it has no escapes, quotes, repeated spaces, or spaces at its ends.
private func isPlain(_ text: String) -> Bool {
  var wasSpace = true
  for byte in text.utf8 {
    if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") || byte < 0x20 { return false }
    if byte == 0x20, wasSpace { return false }
    wasSpace = byte == 0x20
  }
  return !wasSpace || text.isEmpty
}
