import AndroidLayout
import TestSupport
import Testing

@Suite("Faults of XML")
struct XMLFaultTests {
  @Test(
    "An XML fault after which reading continues states its line and column",
    arguments: Rows.of([
      ("<a b=1 c=\"2\"/>", ["1:6: the value of \"b\" has no quotes; write b=\"1\""]),
      ("<a b=1/>", ["1:6: the value of \"b\" has no quotes; write b=\"1\""]),
      ("<a b='1' b='2'/>", ["1:10: \"b\" appears twice in this tag; remove one of them"]),
      (
        "<a>\n  <b\n</a>",
        [
          "2:3: \"<b\" has no \">\" before the next tag",
          "2:3: <b> is not closed before \"</a>\"; write \"/>\" or \"</b>\"",
        ]
      ),
      ("<a>\n<b></b\n</a>", ["2:4: \"</b\" has no \">\" before the next tag"]),
      ("<LinearLayout>\n</FrameLayout>", ["2:1: \"</FrameLayout>\" was found where \"</LinearLayout>\" was expected"]),
      ("<a/>é x", ["1:5: text outside of the root element; move it inside, or remove it"]),
      ("<a/><b/>", ["1:5: <b> is a second root; put both into one element"]),
      ("<a/></a>", ["1:5: \"</a>\" closes no element; remove it"]),
      (
        "<a x:b='1' x:c='2'/>",
        ["1:4: the prefix \"x\" is not declared; write xmlns:x=\"…\" in the root, or another prefix"]
      ),
      (
        "<a>\n  <b a=\"1\" a=\"2\"/>\n  <c>\n</a>",
        [
          "2:12: \"a\" appears twice in this tag; remove one of them",
          "3:3: <c> is not closed before \"</a>\"; write \"/>\" or \"</c>\"",
        ]
      ),
    ]))
  func recoverableFaults(rows: Rows<(String, [String])>) {
    for (text, expected) in rows {
      #expect(faults(text) == expected)
    }
  }

  @Test(
    "An XML fault that ends reading is the last one",
    arguments: Rows.of([
      ("", "1:1: holds no element; write one, such as <LinearLayout>"),
      ("\n  ", "2:3: holds no element; write one, such as <LinearLayout>"),
      ("<a>", "1:1: <a> is not closed; write \"</a>\" where it ends"),
      ("<a", "1:1: the text ends inside <a>; is it cut off?"),
      ("<a b=\"1", "1:6: the value of \"b\" is not closed; write a double quote where it ends"),
      ("<a b='1><c/></a>", "1:9: a value holds \"<\"; write \"&lt;\", or close the value before it"),
      ("<a b c='1'/>", "1:4: \"b\" has no value; write b=\"…\""),
      ("<a b='1'c='2'/>", "1:9: two attributes are not separated by a space; insert one"),
      ("<a / >", "1:4: \"/\" is not followed by \">\"; write \"/>\", or remove it"),
      ("<a =1>", "1:4: \"=\" does not begin an attribute; write name=\"value\""),
      ("<a>1 < 2</a>", "1:6: \"<\" does not begin a tag; write \"&lt;\" for the character itself"),
      ("<a>é & b</a>", "1:6: \"&\" does not begin a reference; write \"&amp;\" for the character itself"),
      (
        "<a>&nbsp;</a>",
        "1:4: \"&nbsp;\" is unknown; write the character itself, or &amp;, &lt;, &gt;, &quot;, &apos; or &#10;"
      ),
      (
        "<a b='&#0;'/>",
        "1:7: \"&#0;\" is unknown; write the character itself, or &amp;, &lt;, &gt;, &quot;, &apos; or &#10;"
      ),
      ("<a><!-- b</a>", "1:4: a comment is not closed; write \"-->\" where it ends"),
      ("<a><![CDATA[b</a>", "1:4: \"<![CDATA[\" is not closed; write \"]]>\" where it ends"),
      ("<a></a b>", "1:8: \"b\" is not allowed in an end tag; write \"</a>\""),
      ("<a></>", "1:4: \"</\" is not followed by a name; write the name of its element"),
      ("<a></a", "1:4: \"</a\" has no \">\" before the text ends; is it cut off?"),
      ("<?go\"on?><a/>", "1:5: \"\"\" follows the name of a processing instruction; put a space between them"),
      (
        "<a/><?XML?>",
        "1:5: \"<?xml\" is only allowed at the start of a file; remove it, or the text before it"
      ),
      ("<?xml?><a/>", "1:1: is not an XML declaration; write <?xml version=\"1.0\" encoding=\"utf-8\"?>"),
      (
        "<?xml version='1.0' encoding='latin-1'?><a/>",
        "1:31: the encoding \"latin-1\" is not supported; save the file as UTF-8"
      ),
      ("<a>\u{1}</a>", "1:4: U+0001 is a control character; remove it"),
      (
        "<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
        "2:1: document types are not supported; replace entities with their text"
      ),
    ]))
  func finalFaults(rows: Rows<(String, String)>) {
    for (text, expected) in rows {
      #expect(faults(text).last == expected)
    }
  }

  @Test("XML in invalid UTF-8 or another encoding is a fault")
  func encodings() {
    #expect(faults(Array("<a>é".utf8) + [0xC3, 0x28]) == ["1:5: these bytes are not UTF-8; save the file as UTF-8"])
    #expect(faults([0xFF, 0xFE, 0x3C, 0x00]) == ["1:1: the encoding UTF-16 is not supported; save the file as UTF-8"])
    #expect(
      faults([0xEF, 0xBB, 0xBF] + Array("<a b=1/>".utf8)) == ["1:6: the value of \"b\" has no quotes; write b=\"1\""])
  }

  @Test("XML texts beyond the limits are faults, and those at the limits are not")
  func limits() {
    let deep = { (count: Int) in String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count) }
    #expect(faults(deep(1_000)) == [])
    #expect(faults(deep(1_001)) == ["1:3001: there are more than 1,000 levels of elements; nest fewer"])
    let wide = { (count: Int) in "<a" + (1...count).map { " b\($0)=''" }.joined() + "/>" }
    #expect(faults(wide(1_000)) == [])
    #expect(faults(wide(1_001)) == ["1:7897: this tag has more than 1,000 attributes; remove some"])
    var limits = XMLLimits()
    limits.bytes = 4
    #expect(XMLReader.read(Array("<a/>".utf8), limits: limits).faults.isEmpty)
    #expect(
      XMLReader.read(Array("<a />".utf8), limits: limits).faults.map { $0.message }
        == ["the text is larger than 4 bytes; split it"])
    #expect(
      XMLReader.read([UInt8](repeating: 0x20, count: 16 << 20 + 1)).faults.map { $0.message } == [
        "the text is larger than 16 MB; split it"
      ])
  }
}

/// The faults of a text, with their lines and columns.
func faults(_ text: String) -> [String] { faults(Array(text.utf8)) }

func faults(_ bytes: [UInt8]) -> [String] {
  let table = LineTable(bytes)
  return XMLReader.read(bytes).faults.map {
    let place = table.position(of: $0.offset)
    return "\(place.line):\(place.column): \($0.message)"
  }
}
