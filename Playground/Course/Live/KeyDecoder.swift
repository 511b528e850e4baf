/// Decodes the bytes from a terminal into keys.
///
///     var decoder = KeyDecoder()
///     decoder.feed([0x1B, 0x5B, 0x43])
///     decoder.next()     // .right
package struct KeyDecoder: Sendable {
  private var pending: ArraySlice<UInt8> = []
  /// The bytes of an unfinished paste.
  private var pasted: [UInt8]?

  package init() {}

  package mutating func feed(_ bytes: [UInt8]) { pending = ArraySlice(Array(pending) + bytes) }

  /// Whether the pending bytes may be the beginning of an escape sequence. If no more bytes arrive soon, the Escape key
  /// was pressed: see ``finish()``.
  package var isWaiting: Bool { !pending.isEmpty && pasted == nil }

  /// The next key; nil until more bytes come.
  package mutating func next() -> Key? {
    while let first = pending.first {
      if pasted != nil {
        guard let text = continuePaste() else { return nil }
        return .paste(text)
      }
      if first == 0x1B {
        guard let sequence = decodeSequence() else { return nil }
        if case .key(let key) = sequence { return key }
      } else if first < 0x20 || first == 0x7F {
        pending.removeFirst()
        return Self.control(first)
      } else {
        guard let scalar = decodeScalar() else { return nil }
        return .character(scalar)
      }
    }
    return nil
  }

  /// Ends a sequence: returns the Escape key, or nil if the pending bytes are not a key.
  package mutating func finish() -> Key? {
    guard isWaiting else { return nil }
    let isEscape = pending.count == 1 && pending.first == 0x1B
    pending = []
    return isEscape ? .escape : nil
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 1...26: .control(Unicode.Scalar(byte + 0x60))
    default: .control(Unicode.Scalar(byte + 0x40))
    }
  }

  /// A character of one to four bytes; nil if some are missing. Invalid UTF-8 becomes U+FFFD.
  private mutating func decodeScalar() -> Unicode.Scalar? {
    guard let first = pending.first else { return nil }
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF8 ? 4 : 1
    let continuation = pending.dropFirst().prefix(length - 1)
    if continuation.count < length - 1, continuation.allSatisfy({ $0 & 0xC0 == 0x80 }) { return nil }
    let bytes = [first] + continuation.prefix { $0 & 0xC0 == 0x80 }
    pending = pending.dropFirst(bytes.count)
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
  }

  /// The result of an escape sequence; `noKey` for an unknown sequence, or the beginning of a paste.
  private enum SequenceResult { case key(Key), noKey }

  /// Decodes an escape sequence (ECMA-48), or the Escape key followed by other bytes. Returns `nil` if the sequence is
  /// incomplete.
  private mutating func decodeSequence() -> SequenceResult? {
    let afterEscape = pending.dropFirst()
    guard let kind = afterEscape.first else { return nil }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
      pending = afterEscape
      return .key(.escape)
    }
    let remaining = afterEscape.dropFirst()
    let parameters = remaining.prefix { 0x20...0x3F ~= $0 }
    guard let finalByte = remaining.dropFirst(parameters.count).first else { return nil }
    var length = 2 + parameters.count + 1
    // The Linux console's function keys: ESC [ [ A.
    if kind == UInt8(ascii: "["), finalByte == UInt8(ascii: "["), parameters.isEmpty { length += 1 }
    guard pending.count >= length else { return nil }
    pending = pending.dropFirst(length)
    return Self.key(parameters.split(separator: UInt8(ascii: ";")).map { Self.number($0) }, finalByte).map { .key($0) }
      ?? beginPaste(parameters, finalByte)
  }

  private mutating func beginPaste(_ parameters: ArraySlice<UInt8>, _ finalByte: UInt8) -> SequenceResult {
    if finalByte == UInt8(ascii: "~"), Self.number(parameters) == 200 { pasted = [] }
    return .noKey
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    var number = 0
    for digit in digits where 0x30...0x39 ~= digit { number = min(number, 9999) * 10 + Int(digit - 0x30) }
    return number
  }

  private static func key(_ parameters: [Int], _ finalByte: UInt8) -> Key? {
    // The second parameter is 2 with Shift, 3 with Alt, and 5 with Control.
    let isFar = parameters.count > 1 && parameters[1] > 1
    switch finalByte {
    case UInt8(ascii: "A"): return isFar ? .farUp : .up
    case UInt8(ascii: "B"): return isFar ? .farDown : .down
    case UInt8(ascii: "C"): return isFar ? .farRight : .right
    case UInt8(ascii: "D"): return isFar ? .farLeft : .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "M"): return .enter
    case UInt8(ascii: "~"):
      switch parameters.first {
      case 1, 7: return .home
      case 4, 8: return .end
      case 3: return .delete
      case 5: return .pageUp
      case 6: return .pageDown
      default: return nil
      }
    default: return nil
    }
  }

  private static var endOfPaste: [UInt8] { [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E] }

  /// Continues a paste. Returns its text, or `nil` if its end has not arrived.
  private mutating func continuePaste() -> [UInt8]? {
    let end = Self.endOfPaste
    while let byte = pending.first {
      if byte == 0x1B {
        if pending.starts(with: end) {
          pending = pending.dropFirst(end.count)
          defer { pasted = nil }
          return pasted
        }
        if end.starts(with: pending) { return nil }
      }
      pending.removeFirst()
      let isLineFeedAfterReturn = byte == 0x0A && lastWasReturn
      lastWasReturn = byte == 0x0D
      if byte == 0x0D || byte == 0x0A {
        if !isLineFeedAfterReturn { pasted?.append(0x0A) }
      } else if byte >= 0x20 && byte != 0x7F || byte == 0x09 {
        pasted?.append(byte)
      }
    }
    return nil
  }

  /// Whether the last byte of the paste was a carriage return, so that a line feed is not a second line break.
  private var lastWasReturn = false
}
