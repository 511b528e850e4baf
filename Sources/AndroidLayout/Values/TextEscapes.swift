/// Returns a text as Android reads it. White space outside of double quotes is collapsed. Backslash escapes are
/// replaced by their characters.
func unescapedText(_ text: String) -> String {
  if needsNoChange(text) { return text }
  var result = String.UnicodeScalarView(), scalars = text.unicodeScalars[...]
  var isQuoted = false, hasSpace = false
  while let scalar = scalars.popFirst() {
    if !isQuoted, scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
      hasSpace = true
      continue
    }
    // White space at the start and the end is removed.
    if hasSpace, !result.isEmpty { result.append(" ") }
    hasSpace = false
    switch scalar {
    case "\"": isQuoted.toggle()
    case "\\": result.append(readEscape(&scalars))
    default: result.append(scalar)
    }
  }
  return String(result)
}

/// Returns the character for an escape. `scalars` starts after the backslash, and the escape is removed from it.
private func readEscape(_ scalars: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
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

/// Returns `true` for a text without escapes, quotes, repeated spaces, or spaces at its ends.
private func needsNoChange(_ text: String) -> Bool {
  var wasSpace = true
  for byte in text.utf8 {
    if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") || byte < 0x20 { return false }
    if byte == 0x20, wasSpace { return false }
    wasSpace = byte == 0x20
  }
  return !wasSpace || text.isEmpty
}
