import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("The line editor")
struct LineEditorTests {
  /// An editor after keys were pressed: characters stand for themselves, `⇥` for Tab, `⏎` for Return, `←` and so on.
  static func editor(_ keys: String, names: [String] = []) -> LineEditor {
    var editor = LineEditor(commands: ["width", "why", "css"])
    editor.otherNames = names
    for scalar in keys.unicodeScalars { _ = editor.press(key(scalar)) }
    return editor
  }

  static func key(_ scalar: Unicode.Scalar) -> Key {
    switch scalar {
    case "⇥": .tab
    case "⏎": .enter
    case "←": .left
    case "→": .right
    case "⇐": .farLeft
    case "⇒": .farRight
    case "↑": .up
    case "↓": .down
    case "⌫": .backspace
    case "⌦": .delete
    case "⇱": .home
    case "⇲": .end
    case "␃": .control("c")
    case "␋": .control("k")
    case "␕": .control("u")
    case "␗": .control("w")
    default: .character(scalar)
    }
  }

  /// The text with a `|` at the cursor.
  static func textWithCursor(_ editor: LineEditor) -> String {
    var text = String.UnicodeScalarView()
    for (index, scalar) in editor.text.enumerated() {
      if index == editor.cursor { text.append("|") }
      text.append(scalar)
    }
    if editor.cursor == editor.text.count { text.append("|") }
    return String(text)
  }

  @Test(
    "Keys in the line editor insert and delete text at the cursor, and move the cursor",
    arguments: Rows.of([
      ("abc", "abc|"), ("abc←←x", "ax|bc"), ("abc⌫⌫", "a|"), ("abc←⌦⌦", "ab|"), ("⌫⌦←→⇐⇒", "|"), ("abc⇱x⇲y", "xabcy|"),
      ("one two.three⇐⇐x", "one x|two.three"), ("one two⇱⇒x", "onex| two"), ("one two␗x", "one x|"),
      ("one two⇐␋", "one |"),
      ("one two⇐␕", "|two"), ("ae\u{301}o←←x", "ax|e\u{301}o"), ("ae\u{301}⌫", "a|"), ("漢字←⌫", "|字"),
      ("Row {⏎Flex()⏎}←x", "Row {\n  Flex()\nx|}"), ("Row {⏎ab↑x", "Row x|{\n  ab"),
      ("Row {⏎abcdef⏎x↑↑↓y", "Row {\n  ay|bcdef\n  x"),
      ("Row {⏎Column {⏎}⏎Flex", "Row {\n  Column {\n  }\n  Flex|"), ("Row { \"}\" // }⏎x", "Row { \"}\" // }\n  x|"),
      ("abc␃x", "x|"),
    ]))
  func keys(rows: Rows<(String, String)>) {
    for (keys, expected) in rows {
      #expect(Self.textWithCursor(Self.editor(keys)) == expected)
    }
  }

  @Test("Return in the line editor ends a line only if its brackets are closed")
  func completeLines() {
    var editor = Self.editor("Row {⏎Flex()⏎}")
    #expect(editor.press(.left) == .editing)
    #expect(editor.press(.enter) == .line("Row {\n  Flex()\n}"))
    #expect(editor.text.isEmpty)
    #expect(editor.press(.paste(Array("Row {\n\tFlex()\n} }".utf8))) == .editing)
    #expect(editor.press(.enter) == .line("Row {\n\tFlex()\n} }"))
    #expect(editor.press(.enter) == .line(""))
    #expect(editor.press(.character("a")) == .editing)
    #expect(editor.press(.control("d")) == .editing)
    #expect(editor.press(.control("c")) == .cancelled)
    #expect(editor.press(.control("d")) == .ended)
    #expect(editor.press(.control("c")) == .ended)
  }

  @Test(
    "Arrow keys in the line editor recall earlier lines, and the new line is not lost",
    arguments: [
      ("a⏎b⏎↑", "b|"), ("a⏎b⏎↑↑↑", "a|"), ("a⏎b⏎↑↑↓", "b|"), ("a⏎b⏎new↑↑↓↓", "new|"), ("a⏎a⏎⏎ ⏎↑↑", "a|"), ("↑↓", "|"),
      ("Row {⏎}⏎x↑", "Row {\n}|"), ("Row {⏎}⏎x↑↑", "R|ow {\n}"), ("a⏎b⏎↑↑z⏎↑", "az|"),
    ])
  func history(keys: String, expected: String) { #expect(Self.textWithCursor(Self.editor(keys)) == expected) }

  @Test(
    "Tab in the line editor completes a word as far as it is unique",
    arguments: Rows.of([
      ("Ro⇥", "Row { |"), ("R⇥", "R|"), ("Col⇥", "Column { |"), ("F⇥", "F|"), ("Fix⇥", "Fixed(|"),
      ("Fixed(w⇥", "Fixed(width: |"),
      ("Fixed(width: 3, ⇥", "Fixed(width: 3, height: |"), ("Row(⇥", "Row(|"), ("Row(a⇥", "Row(alignment: |"),
      ("Row(alignment: .end, ⇥", "Row(alignment: .end, gap: |"),
      ("Row(alignment: .c⇥", "Row(alignment: .center|"),
      ("Row { Flex().b⇥", "Row { Flex().b|"), ("Row { Flex().bas⇥", "Row { Flex().basis(|"),
      ("Row { Flex()⏎.gr⇥", "Row { Flex()\n  .grow(|"),
      ("Flex().w⇥", "Flex().width(|"), ("Row {}.wr⇥", "Row {}.wrap(|"),
      ("Row { Column {} }.wr⇥", "Row { Column {} }.wrap(|"),
      ("Row { Flex() }.just⇥sp⇥E⇥)", "Row { Flex() }.justifyContent(spE)|"),
      ("Row {}.alignItems(.la⇥", "Row {}.alignItems(.lastBaseline|"),
      ("Row {}.alignItems(.center, .s⇥", "Row {}.alignItems(.center, .safe|"),
      ("Flex().width(.per⇥5", "Flex().width(.percent(5|"),
      ("Flex().margin(l⇥.a⇥", "Flex().margin(left: .auto|"),
      ("Flex().margin(top: 3, l⇥", "Flex().margin(top: 3, left: |"),
      ("Flex().margin(s⇥8, e⇥", "Flex().margin(start: 8, end: |"),
      ("Flex().absolute(top: 3, st⇥.p⇥", "Flex().absolute(top: 3, start: .p|"),
      ("Flex().padding(hor⇥8, ver⇥", "Flex().padding(horizontal: 8, vertical: |"),
      ("Flex().si⇥", "Flex().size(|"), ("Flex().fl⇥", "Flex().flex(|"), ("Flex().ins⇥", "Flex().inset(|"),
      ("Flex().padding(Ed⇥hor⇥", "Flex().padding(Edges(horizontal: |"),
      ("Flex().overflow(x: .h⇥", "Flex().overflow(x: .hidden|"),
      ("Flex().hidden(f⇥", "Flex().hidden(false|"), ("wi⇥", "width |"), ("why ti⇥", "why title|"),
      ("Row { wi⇥", "Row { wi|"),
      ("Flex().id(lo⇥", "Flex().id(logo|"), ("Row { Flex() F⇥", "Row { Flex() F|"), ("Row { // F⇥", "Row { // F|"),
      ("Text(\"R⇥", "Text(\"R|"),
      ("Row { // a⏎Co⇥", "Row { // a\n  Column { |"), ("Row⇥", "Row { |"),
      ("Flex().width(.percent(⇥", "Flex().width(.percent(|"),
      ("Row { Flex(); Fix⇥", "Row { Flex(); Fixed(|"), ("Ov⇥", "Overlay { |"), ("Mas⇥", "Masonry(|"),
      ("Masonry(c⇥", "Masonry(columns: |"), ("Overlay(.topT⇥", "Overlay(.topTrailing|"),
      ("Overlay { Flex().pl⇥.bottomL⇥", "Overlay { Flex().place(.bottomLeading|"),
      ("Overlay { Flex().place(Pl⇥hor⇥.a⇥", "Overlay { Flex().place(Place(horizontal: .at(|"),
      ("Row { Flex().pl⇥", "Row { Flex().pl|"), ("Overlay {}.wr⇥", "Overlay {}.wr|"),
      ("Flow(lineA⇥.bas⇥", "Flow(lineAlignment: .baseline|"),
      ("FirstThatFits(.v⇥wi⇥", "FirstThatFits(.vertical(within: |"),
    ]))
  func completion(rows: Rows<(String, String)>) {
    for (keys, expected) in rows {
      let shown = Self.textWithCursor(Self.editor(keys, names: ["logo", "title", "my cell"]))
      // A complete word is unchanged.
      #expect(shown == (keys == "Row⇥" ? "Row|" : expected))
    }
  }

  @Test("Tab in the line editor lists several completions until the next key")
  func candidates() {
    var editor = Self.editor("Row { Fl; F⇥")
    #expect(editor.candidates == ["Flex", "Fixed", "Flow", "FlowRoot", "Floats", "FirstThatFits"])
    editor = Self.editor("Flex().wid⇥⌫⌫⌫⌫⌫⌫w⇥")
    #expect(editor.candidates == [])
    editor = Self.editor("Flex().⇥")
    #expect(editor.candidates.contains("aspectRatio"))
    #expect(!editor.candidates.contains("gap"))
    #expect(Self.editor("Row {}.⇥").candidates.contains("gap"))
    _ = editor.press(.left)
    #expect(editor.candidates == [])
  }

  @Test("A line editor displays its line and cursor at any width, in the given rows")
  func view() {
    let editor = Self.editor("Row {⏎Fixed(width: 60).id(漢字);⏎Flex()⏎}←")
    let wide = editor.view(prompt: "> ", columns: 80, rows: 20)
    #expect(wide.canvas.lines() == ["> Row {", "    Fixed(width: 60).id(漢字);", "    Flex()", "  }"])
    #expect(wide.cursor == (2, 3))
    for columns in 10...60 {
      for rows in 1...6 {
        let view = editor.view(prompt: "> ", columns: columns, rows: rows)
        #expect(view.canvas.width < columns && view.canvas.height <= rows && view.canvas.lost == 0)
        #expect(view.cursor.y < view.canvas.height && view.cursor.x < columns)
        let line = Array(view.canvas.lines()[view.cursor.y])
        #expect(line[view.cursor.x...].first == "}")
      }
    }
    #expect(
      Self.editor("F⇥").view(prompt: "> ", columns: 20, rows: 5).canvas.lines()
        == ["> F", "Flex Fixed Flow", "FlowRoot Floats", "FirstThatFits"])
  }

  @Test("Random keys in the line editor never lose the cursor or return a line with an open bracket")
  func randomKeys() {
    let keys = Array("⇥⏎←→⇐⇒↑↓⌫⌦⇱⇲␃␋␕␗RowFlexid.(){};,: \"/*漢é1".unicodeScalars)
    var random = SplitMix64(seed: 3)
    for _ in 0..<Thorough.pick(600, 1_500) {
      var editor = LineEditor(commands: ["css"])
      for _ in 0..<random.below(40) {
        if case .line(let line) = editor.press(Self.key(random.pick(keys))) {
          #expect(Brackets(Array(line.utf8)).depth <= 0)
        }
        #expect(editor.cursor >= 0 && editor.cursor <= editor.text.count)
      }
      let view = editor.view(prompt: "> ", columns: 20 + random.below(40), rows: 1 + random.below(8))
      #expect(view.cursor.y < view.canvas.height && view.canvas.lost == 0)
    }
  }
}
