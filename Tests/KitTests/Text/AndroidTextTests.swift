import AndroidNotation
import PlaygroundKit
import TestSupport
import Testing

@Suite("Recognizing Android's XML")
struct AndroidTextTests {
  @Test(
    "Android's layouts, values and drawables are recognized by their first element",
    arguments: Rows.of([
      ("<LinearLayout/>", AndroidText.layout), (" \n<TextView>", .layout), ("<com.example.Chart bars=\"3\"/>", .layout),
      ("<?xml version=\"1.0\"?>\n<!-- <p> --><merge xmlns:android=\"…\">", .layout), ("\u{FEFF}<View/>", .layout),
      ("<view class=\"a.B\" layout_width=\"1dp\"/>", .layout), ("<layout", .layout),
      ("<resources>", .values), ("<shape/>", .drawable), ("<layer-list\n>", .drawable), ("<vector", .drawable),
    ]))
  func kinds(rows: Rows<(String, AndroidText)>) {
    for (text, kind) in rows {
      #expect(AndroidText(Array(text.utf8)) == kind)
    }
  }

  @Test(
    "HTML, other XML, JSON, CSS and the notation are not recognized as Android's XML",
    arguments: Rows.of([
      "<div>", "<DIV style='width: 1px'>", "<!DOCTYPE html><html>", "<p>layout_width</p>", "<my-element/>", "<style>",
      "{\"root\": {}}", ".a { width: 1px }", "Row { Flex() }", "", "<", "<!--", "<?", "View <View/>",
    ]))
  func otherTexts(rows: Rows<String>) {
    for text in rows {
      #expect(AndroidText(Array(text.utf8)) == nil)
    }
  }
}
