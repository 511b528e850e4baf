import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("The text editor")
struct TextEditorTests {
  private func editor(_ text: String, _ keys: [Key], isMultiline: Bool = true) -> TextEditor {
    var editor = TextEditor(text, isMultiline: isMultiline)
    for key in keys { _ = editor.press(key) }
    return editor
  }

  private func handles(_ key: Key, _ editor: inout TextEditor) -> Bool { editor.press(key) }

  private func typed(_ text: String) -> [Key] { text.unicodeScalars.map { $0 == "\n" ? .enter : .character($0) } }

  @Test(
    "Keys insert and delete text in an editor, and move its cursor",
    arguments: Rows.of([
      ("", [Key.character("a"), .character("é")], "aé"), ("ab", [.left, .character("x")], "axb"),
      ("ab", [.left, .left, .left, .delete], "b"), ("ab", [.backspace], "a"), ("ab", [.home, .backspace], "ab"),
      ("a\nb", [.home, .backspace], "ab"), ("a\nb", [.up, .end, .delete], "ab"), ("ab", [.left, .enter], "a\nb"),
      ("one two", [.farLeft, .control("k")], "one "),
      ("one two", [.farLeft, .farLeft, .farRight, .control("u")], " two"),
      ("ab", [.control("a"), .character("x"), .control("e"), .character("y")], "xaby"),
      ("ab", [.paste(Array("1\n2".utf8))], "ab1\n2"), ("abc\nd", [.up, .character("x")], "axbc\nd"),
      ("abc\nd", [.up, .up, .down, .down, .character("x")], "abc\ndx"),
      ("a\nb", [.left, .left, .character("x")], "ax\nb"),
    ]))
  func editingKeys(rows: Rows<(String, [Key], String)>) {
    for (text, keys, expected) in rows {
      #expect(editor(text, keys).text == expected)
    }
  }

  @Test("An editor of one line turns pasted line breaks into spaces and does not handle Enter")
  func oneLine() {
    var editor = TextEditor(isMultiline: false)
    #expect(handles(.paste(Array("1\n2".utf8)), &editor))
    #expect(editor.text == "1 2")
    #expect(!handles(.enter, &editor))
    #expect(!handles(.up, &editor))
  }

  @Test("A text editor undoes and redoes changes word by word")
  func undo() {
    let undo = Key.control("_"), redo = Key.control("y")
    #expect(editor("a", typed("(width: 40)") + [undo, undo]).text == "a(width: ")
    #expect(editor("a", typed("(width: 40)") + [undo, undo, redo]).text == "a(width: 40")
    #expect(editor("one\ntwo", [.control("u"), .backspace, undo, undo]).text == "one\ntwo")
    #expect(editor("ab", [.paste(Array("cd".utf8)), undo, .character("x"), redo]).text == "abx")
    #expect(editor("ab", [undo, redo, redo]).text == "ab")
    // Undo restores the position of the cursor.
    #expect(editor("ab", [.home, .delete, .end, undo, .character("x")]).text == "xab")
  }

  @Test(
    "A text editor's cursor starts after the first number, or at the end of the first inner line",
    arguments: [
      ("Row {\n  Fixed(width: 30).id(a)\n}", 1, 17), ("Row { Text(\"4 b\").id(t2); Flex(2.5) }", 0, 34),
      ("Row {\n  Flex()\n  Flex()\n}", 1, 8), ("Flex()", 0, 6), ("", 0, 0),
    ])
  func firstPlace(text: String, row: Int, column: Int) {
    let editor = TextEditor(text, isMultiline: true).atFirstEdit
    #expect(editor.row == row && editor.column == column)
  }

  @Test("A text editor colors the word that makes the text invalid, unless the text is only incomplete")
  func faultIsColored() throws {
    func marked(_ text: String) -> String {
      var editor = TextEditor(text, isMultiline: true)
      do throws(SketchFault) { _ = try Sketch(text) } catch { editor.mark(error) }
      let canvas = editor.canvas(width: 40, rows: 5).canvas
      let pieces = canvas.lines(TextStyle(hasColor: true)).joined().split(separator: "\u{1B}[0;1;31m")
      return pieces.dropFirst().map { String($0.prefix { $0 != "\u{1B}" }) }.joined(separator: " ")
    }
    #expect(marked("Row {\n  Fixe(width: 1)\n}") == "Fixe")
    #expect(marked("Row {\n  Fixed(width: )\n}") == ")")
    #expect(marked("Row {\n  Fixed(width: 60zz)\n}") == "60zz")
    #expect(marked("Row {\n  Fixed(wid") == "")
    #expect(marked("Row { Flex() }") == "")
  }

  @Test("A text editor indents lines as blocks begin and end")
  func indentation() {
    #expect(editor("", typed("Row {\nFlex()\n}")).text == "Row {\n  Flex()\n}")
    #expect(editor("", typed("Row {\nColumn {\nFlex()\n}\n}")).text == "Row {\n  Column {\n    Flex()\n  }\n}")
    #expect(editor("Row {\n  ", [.backspace]).text == "Row {\n")
  }

  @Test("The editor ignores Escape, Tab, Page Up, Page Down and Control-C")
  func unusedKeys() {
    var editor = TextEditor("a", isMultiline: true)
    for key in [Key.escape, .tab, .pageUp, .pageDown, .control("c")] { #expect(!handles(key, &editor)) }
    #expect(editor.text == "a")
  }

  @Test("A text editor's cursor is visible in a window of any size", arguments: [6, 10, 40], [1, 3, 20])
  func window(width: Int, rows: Int) {
    let text = (1...9).map { "line \($0) 日本 " + String(repeating: "x", count: 7 * $0) }.joined(separator: "\n")
    var editor = TextEditor(text, isMultiline: true)
    for key in [Key.home, .up, .end, .left, .left, .up, .up, .end, .farLeft, .home, .down, .down, .down, .end] {
      _ = editor.press(key)
      let (canvas, cursor) = editor.canvas(width: width, rows: rows)
      #expect(canvas.lost == 0)
      #expect(canvas.width <= width && canvas.height <= rows)
      #expect((0..<width).contains(cursor.x) && (0..<canvas.height).contains(cursor.y))
    }
  }

  @Test("A text editor breaks a long line before a modifier or after a space, and indents the rest")
  func folding() {
    let editor = TextEditor("Row {\n  Fixed(width: 80, height: 40).id(photo)\n}", isMultiline: true)
    func rows(_ width: Int) -> [String] { editor.canvas(width: width, rows: 9).canvas.lines() }
    #expect(rows(60) == ["Row {", "  Fixed(width: 80, height: 40).id(photo)", "}"])
    #expect(rows(38) == ["Row {", "  Fixed(width: 80, height: 40)", "      .id(photo)", "}"])
    #expect(rows(28) == ["Row {", "  Fixed(width: 80, height: ", "      40).id(photo)", "}"])
  }

  @Test("A text editor's cursor stays inside the text after random keys", arguments: Rows.of(0..<20))
  func randomKeys(rows: Rows<UInt64>) {
    for seed in rows {
      var random = SplitMix64(test: seed)
      let keys: [Key] = [
        .character("a"), .character("{"), .character("}"), .character(" "), .enter, .backspace, .delete, .left, .right,
        .up, .down, .home, .end, .farLeft, .farRight, .control("k"), .control("u"), .paste(Array("p\nq".utf8)),
      ]
      var editor = TextEditor("Row {\n  Flex()\n}", isMultiline: true)
      for _ in 0..<500 {
        _ = editor.press(keys[Int(random.next() % UInt64(keys.count))])
        #expect(editor.lines.indices.contains(editor.row))
        #expect((0...editor.lines[editor.row].count).contains(editor.column))
      }
    }
  }
}

extension SplitMix64 {
  /// Creates the generator of a test with a number.
  init(test number: UInt64) { self.init(seed: number &* 0x9E37_79B9_7F4A_7C15 &+ 1) }
}
