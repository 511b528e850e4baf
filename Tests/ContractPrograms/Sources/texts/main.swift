// Prints frames of layouts in text formats. The program imports only modules of the library, and not Foundation.
import Arrangements
import EagerLayout
import LayoutDocument
import LayoutExplanations

let json = #"""
  {"available": {"width": 200, "height": 100}, "root": {"style": {"display": "grid", "grid-template-columns": "50px 1fr", "height": 100},
    "children": [{}, {"id": "wide"}]}}
  """#
print("document.layout()[\"wide\"]:", try LayoutDocument(parsing: json).layout()["wide"] ?? .zero)

let split = try Split(gridDescription: #"{"cols": [{"size": 50, "tag": 7}, {"size": "fill"}]}"#)
print(
  "split.layout(in: Frame(width: 200, height: 100))[\"tagged\"]:",
  Arranged(split) { Flex().id("tagged").tag(7) }.layout(in: Frame(width: 200, height: 100))["tagged"] ?? .zero)

let why = Row {
  Flex().id("half"); Flex()
}.why("half", in: Frame(width: 200, height: 100))
print("why.lines[0]:", why?.lines.first ?? "nothing")
