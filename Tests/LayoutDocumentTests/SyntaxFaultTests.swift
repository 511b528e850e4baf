import LayoutDocument
import TestSupport
import Testing

@Suite("Documents that are not JSON")
struct SyntaxFaultTests {
  @Test(
    "A syntax fault of a document states line, column and what is expected",
    arguments: Rows.of([
      (
        "",
        "line 1, column 1: expected a document, as in {\"available\": {…}, \"root\": {…}}, but the text ends; is it cut off?"
      ),
      ("[]", "line 1, column 1: expected a document, as in {\"available\": {…}, \"root\": {…}}, but found \"[\""),
      ("{\n  12: 1}", "line 2, column 3: expected a key in double quotes or \"}\", but found \"12\""),
      ("{\"name\" 1}", "line 1, column 9: expected a colon after the key, but found \"1\""),
      ("{\"name\":\"é\" \"b\"}", "line 1, column 13: expected a comma or \"}\" after the value, but found a string"),
      ("{\"name\":\"a\",}", "line 1, column 13: expected a key after the comma, or no comma, but found \"}\""),
      ("{\"expected\":[1,]}", "line 1, column 16: expected a value after the comma, or no comma, but found \"]\""),
      ("{\"expected\":[1 2]}", "line 1, column 16: expected a comma or \"]\" after the value, but found \"2\""),
      ("{\"expected\":nil}", "line 1, column 13: expected a value, but found \"nil\""),
      ("{\"expected\":truely}", "line 1, column 13: expected a value, but found \"truely\""),
      ("{\"expected\":01}", "line 1, column 13: a number begins with 0; remove the zero"),
      ("{\"expected\":-}", "line 1, column 14: expected a digit, but found \"}\""),
      ("{\"expected\":1.}", "line 1, column 15: expected a digit after the point, but found \"}\""),
      ("{\"expected\":1e+}", "line 1, column 16: expected the digits of the exponent, but found \"}\""),
      ("{\"expected\":.5}", "line 1, column 13: expected a value, but found \".\""),
      ("{\"expected\":12px}", "line 1, column 15: expected a comma or \"}\" after the value, but found \"px\""),
      (
        "{ // a note\n}",
        "line 1, column 3: expected a key in double quotes or \"}\", but found a comment, which JSON does not have"
      ),
      ("{\u{1}}", "line 1, column 2: expected a key in double quotes or \"}\", but found the control character U+0001"),
      ("{\u{0}}", "line 1, column 2: expected a key in double quotes or \"}\", but found the control character U+0000"),
      ("{\"a\nb\":1}", "line 1, column 4: the line ends inside a string; close it with a double quote"),
      (
        "{\"a\tb\":1}",
        "line 1, column 4: a string holds the control character U+0009; remove it, or write it as an escape"
      ),
      ("{\"a\\x\":1}", "line 1, column 4: invalid escape; write the backslash twice for a backslash"),
      ("{\"a\\u12\":1}", "line 1, column 4: \"\\u\" needs four hexadecimal digits, as in \"\\u200b\""),
      (
        "{\"a\\ud83d\":1}",
        "line 1, column 4: \"\\ud83d\" is half of a character; write both halves, or the character itself"
      ),
    ]))
  func syntaxFaults(rows: Rows<(String, String)>) {
    for (text, message) in rows {
      #expect(faults(text) == message)
    }
  }

  @Test("Text after a document is a fault")
  func trailingText() {
    #expect(
      faults(document(root: "{}") + "\n{}") == "line 2, column 1: expected nothing after the document, but found \"{\"")
  }

  @Test(
    "The fault of a document that ends too early states what is missing",
    arguments: [
      ("{\"name", "line 1, column 7: the text ends inside a string; is it cut off?"),
      ("{\"name\\", "line 1, column 8: the text ends inside a string; is it cut off?"),
      ("{\"name\":", "line 1, column 9: expected a value, but the text ends; is it cut off?"),
      (
        "{\"name\":\"a\"\n",
        "line 2, column 1: expected a comma or \"}\" after the value, but the text ends; is it cut off?"
      ),
      (
        "{\"root\":{", "line 1, column 10: expected a key in double quotes or \"}\", but the text ends; is it cut off?"
      ),
      ("{\"expected\":[[", "line 1, column 15: expected a value, but the text ends; is it cut off?"),
      ("{\"expected\":tru", "line 1, column 13: expected a value, but found \"tru\""),
    ])
  func cutOffText(text: String, message: String) {
    #expect(faults(text) == message)
  }

  @Test("A syntax fault of a document follows the faults found before it")
  func orderOfFaults() {
    let text = "{\"size\":1,\n\"available\":{\"width\":300,\"height\":200},\"root\":{\"style\":{\"width\":-5}},"
    #expect(
      faults(text) == """
        size: unknown key; remove it, or write name, available, root or expected
        root.style.width: -5 is negative; write 0 or more
        line 2, column 70: expected a key in double quotes, but the text ends; is it cut off?
        """)
  }

  @Test("A document cut off at any byte is an error")
  func anyCut() throws {
    let text = Array(
      document(root: #"{"id":"\u00e9","style":{"width":"1.5e1px"},"children":[{"text":"é b"},{"intrinsic":[1.5,2]}]}"#)
        .utf8)
    _ = try LayoutDocument(parsing: text)
    for length in 0..<text.count {
      #expect(throws: LayoutDocumentError.self) { try LayoutDocument(parsing: text.prefix(length)) }
    }
  }

  @Test(
    "The fault of invalid UTF-8 in a document states the byte and its position",
    arguments: Rows.of(
      [
        ([0xFF], 0, "FF"), ([0x7B, 0x80], 1, "80"), ([0x22, 0xC3], 1, "C3"), ([0xC0, 0x80], 0, "C0"),
        ([0x20, 0xE0, 0x80, 0x80], 1, "E0"), ([0xED, 0xA0, 0x80], 0, "ED"), ([0xF4, 0x90, 0x80, 0x80], 0, "F4"),
        ([0xF0, 0x9F, 0x98, 0x20], 0, "F0"), ([0xE2, 0x80, 0x8B, 0xE2, 0x28, 0x8B], 3, "E2"),
      ] as [([UInt8], Int, String)]))
  func invalidUTF8(rows: Rows<([UInt8], Int, String)>) {
    for (bytes, position, byte) in rows {
      #expect { try LayoutDocument(parsing: bytes) } throws: {
        "\($0)" == "byte \(position): 0x\(byte) is not UTF-8; save the text in that encoding"
      }
    }
  }

  @Test("Faults of a document before invalid UTF-8 are reported too")
  func faultsBeforeInvalidUTF8() {
    let text = Array(#"{"name":"n","available":{"width":-1,"height":1},"root":{"text":""#.utf8)
    #expect { try LayoutDocument(parsing: text + [0xFF]) } throws: {
      guard let error = $0 as? LayoutDocumentError else { return false }
      return error.name == "n"
        && error.description == """
          available.width: -1 is negative; write 0 or more
          byte \(text.count): 0xFF is not UTF-8; save the text in that encoding
          """
    }
  }
}
