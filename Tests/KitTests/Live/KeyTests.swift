import PlaygroundCourse
import PlaygroundKit
import TestSupport
import Testing

@Suite("Keys of a terminal")
struct KeyTests {
  /// The keys in bytes that arrive at once, followed by a pause.
  private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    decoder.feed(bytes)
    var keys: [Key] = []
    while let key = decoder.next() { keys.append(key) }
    if let key = decoder.finish() { keys.append(key) }
    return keys
  }

  @Test(
    "The bytes of a terminal are decoded to keys",
    arguments: Rows.of([
      ("a", [Key.character("a")]), ("q ", [.character("q"), .character(" ")]), ("é", [.character("é")]),
      ("日", [.character("日")]), ("🙂", [.character("🙂")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]),
      ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{3}", [.control("c")]), ("\u{1A}", [.control("z")]),
      ("\u{0}", [.control("@")]), ("\u{1B}[A", [.up]), ("\u{1B}OA", [.up]), ("\u{1B}[B", [.down]),
      ("\u{1B}[C", [.right]), ("\u{1B}OC", [.right]), ("\u{1B}[D", [.left]), ("\u{1B}[1;2C", [.farRight]),
      ("\u{1B}[1;5D", [.farLeft]), ("\u{1B}[1;3A", [.farUp]), ("\u{1B}[1;1B", [.down]), ("\u{1B}[H", [.home]),
      ("\u{1B}[1~", [.home]), ("\u{1B}[7~", [.home]), ("\u{1B}OF", [.end]), ("\u{1B}[4~", [.end]),
      ("\u{1B}[3~", [.delete]), ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[Z", [.backTab]),
      ("\u{1B}", [.escape]), ("\u{1B}q", [.escape, .character("q")]), ("\u{1B}\u{1B}[C", [.escape, .right]),
      ("\u{1B}OM", [.enter]), ("a\u{1B}[Cb", [.character("a"), .right, .character("b")]),
    ]))
  func bytesToKeys(rows: Rows<(String, [Key])>) {
    for (text, expected) in rows {
      #expect(keys(text) == expected)
    }
  }

  @Test(
    "An unused escape sequence is skipped as a whole",
    arguments: ["\u{1B}[15~", "\u{1B}OP", "\u{1B}[[A", "\u{1B}[?1;2c", "\u{1B}[2~", "\u{1B}[M"])
  func unusedSequences(text: String) {
    let found = keys(text + "x")
    #expect(found.last == .character("x"))
    #expect(found.count <= 2)
  }

  @Test("Bytes that arrive one by one are decoded to the same keys as bytes that arrive together")
  func bytesOneByOne() {
    let text = "a\u{1B}[1;2C\u{1B}OCé🙂\u{1B}[6~\u{1B}[200~two\r\nlines\u{1B}[201~\r"
    var decoder = KeyDecoder()
    var found: [Key] = []
    for byte in text.utf8 {
      decoder.feed([byte])
      while let key = decoder.next() { found.append(key) }
    }
    #expect(found == keys(text))
    #expect(found.count == 8)
    #expect(!decoder.isWaiting)
  }

  @Test("A paste is decoded to one text, in which line ends are newlines and control characters are removed")
  func paste() {
    #expect(
      keys("\u{1B}[200~Row {\r\n\tFlex()\u{1B}[31m\u{0}\r}\u{1B}[201~") == [
        .paste(Array("Row {\n\tFlex()[31m\n}".utf8))
      ])
    #expect(keys("\u{1B}[200~\u{1B}[201~") == [.paste([])])
  }

  @Test("A paste is decoded only when its end has arrived, without a time limit")
  func unendedPaste() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~Row\u{1B}[20".utf8))
    #expect(decoder.next() == nil)
    #expect(!decoder.isWaiting)
    #expect(decoder.finish() == nil)
    decoder.feed(Array("1~".utf8))
    #expect(decoder.next() == .paste(Array("Row".utf8)))
  }

  @Test("Bytes that are not UTF-8 are decoded to replacement characters")
  func invalidUTF8() {
    #expect(keys([0xFF, 0x61]) == [.character("\u{FFFD}"), .character("a")])
    #expect(keys([0xE6, 0x61]) == [.character("\u{FFFD}"), .character("a")])
    #expect(keys([0x80]) == [.character("\u{FFFD}")])
  }

  @Test("Any bytes are decoded to at most as many keys", arguments: Rows.of(0..<50))
  func anyBytes(rows: Rows<UInt64>) {
    for seed in rows {
      var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      var bytes: [UInt8] = []
      let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x3B, 0x31, 0x32, 0x30, 0x7E, 0x41, 0xC3, 0xA9, 0xF0, 0x0D]
      for _ in 0..<400 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        let dice = Int(state >> 33)
        bytes.append(dice % 3 == 0 ? UInt8(truncatingIfNeeded: dice >> 8) : likely[(dice >> 4) % likely.count])
      }
      let found = keys(bytes)
      #expect(found.count <= bytes.count)
    }
  }
}
