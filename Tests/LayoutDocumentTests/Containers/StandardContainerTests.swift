import Arrangements
import EagerLayout
import LayoutDocument
import Testing

@Suite("The containers that documents have")
struct StandardContainerTests {
  /// Checks that a text is written as it is, and that the same layout written in Swift is the same document.
  private func check(_ text: String, _ root: some LayoutItem) throws {
    let read = try LayoutDocument(parsing: document(root: text))
    #expect(read.json() == document(root: text))
    let made = try LayoutDocument(available: .init(width: 300, height: 200), root: root)
    #expect(made == read)
    #expect(made.json() == read.json())
  }

  private func box(_ style: String = "") -> String {
    #"{"style":{"flex-shrink":0,"width":"20px","height":"10px"\#(style)}}"#
  }

  private var item: Fixed { Fixed(width: 20, height: 10) }

  @Test("are overlays")
  func overlays() throws {
    try check(
      #"{"style":{"display":"overlay","place-items":"center"},"children":["#
        + [
          box(), box(#","place":"end start""#), box(#","place":"0.25 fill""#), box(#","place":"fill""#),
          box(#","yields-start":1,"yields-size":2,"yields-end":0.5"#),
        ].joined(separator: ",") + "]}",
      Overlay(.center) {
        item
        item.place(.topTrailing)
        item.place(Place(horizontal: .at(0.25)))
        item.place(.fill)
        item.yields(start: 1, size: 2, end: 0.5)
      })
    let read = try LayoutDocument(
      parsing: document(
        root: """
          {"style": {"display": "overlay", "width": 200, "height": 100}, "children": [
            {"id": "a", "intrinsic": [50, 20], "style": {"place": "center"}},
            {"id": "b", "intrinsic": [60, 30], "style": {"place": "1 end"}}, {"id": "c", "style": {"place": 0.5}}]}
          """))
    #expect(read.layout()["a"] == Frame(x: 75, y: 40, width: 50, height: 20))
    #expect(read.layout()["b"] == Frame(x: 140, y: 70, width: 60, height: 30))
    #expect(read.layout()["c"] == Frame(x: 100, y: 50, width: 0, height: 0))
  }

  @Test("are lines of other systems")
  func linear() throws {
    try check(
      #"{"style":{"display":"linear","axis":"vertical","rules":"my-layout","gravity":"center start","weight-sum":3,"#
        + #""baselines":false,"baseline-item":1,"match-largest":true},"children":["#
        + [
          box(#","weight":1,"starts-at":0"#), box(#","fills-rest":true,"gravity-self":"end","offset":-2"#),
          box(#","has-baseline":false,"gap-before":20,"yields-gap":1,"yields-size":2"#),
        ].joined(separator: ",") + "]}",
      Linear(
        .vertical, .myLayout, gravity: .topCenter, weightSum: 3, alignsBaselines: false, baselineItem: 1,
        matchesLargest: true
      ) {
        item.weight(1, from: 0)
        item.fillsRest().gravity(.end, offset: -2)
        item.alignsBaseline(false).gap(before: 20).yields(gap: 1, size: 2)
      })
  }

  @Test("are flows")
  func flows() throws {
    try check(
      #"{"style":{"display":"flow","alignment":"between","line-alignment":"baseline","vertical":"evenly","#
        + #""last-line":"like-the-others","max-lines":0,"lines":[{"alignment":"center"},{"line-alignment":"bottom"},{}]},"#
        + #""children":["# + box(#","weight":2,"fraction":0.5,"yields-size":1"#) + "]}",
      Flow(
        alignment: .between, lineAlignment: .baseline, vertical: .evenly, lastLine: .likeTheOthers, maxLines: 0,
        lines: [.init(alignment: .center), .init(lineAlignment: .bottom), .init()]
      ) {
        item.parameter(FlowItem(weight: 2, fraction: 0.5, yieldsSize: 1))
      })
    try check(#"{"style":{"display":"flow","columns":3}}"#, Flow(columns: 3) {})
    try check(#"{"style":{"display":"flow","rows":2,"alignment":"end"}}"#, Flow(rows: 2, alignment: .end) {})
    try check(
      #"{"style":{"display":"flow","item-width":80,"minimum-gap":10,"maximum-gap":20,"centred":true}}"#,
      Flow(itemWidth: 80, minimumGap: 10, maximumGap: 20, centred: true) {})
    try check(#"{"style":{"display":"flow","item-width":80}}"#, Flow(itemWidth: 80) {})
    let read = try LayoutDocument(
      parsing: document(
        root: """
          {"style": {"display": "flow", "columns": 3, "alignment": "between", "line-alignment": "center", "gap": "5 10"},
           "children": [{"intrinsic": [50, 20]}, {"style": {"height": 30, "weight": 1}}, {"intrinsic": [70, 10]},
             {"intrinsic": [60, 25]}, {"intrinsic": [60, 15]}]}
          """))
    #expect(
      read.layout().frames.dropFirst() == [
        Frame(x: 0, y: 5, width: 50, height: 20), Frame(x: 60, y: 0, width: 160, height: 30),
        Frame(x: 230, y: 10, width: 70, height: 10), Frame(x: 0, y: 35, width: 60, height: 25),
        Frame(x: 70, y: 40, width: 60, height: 15),
      ])
  }

  @Test("are pages, masonry, and the first that fits")
  func others() throws {
    try check(#"{"style":{"display":"pages","columns":1,"rows":2}}"#, Pages(columns: 1, rows: 2) {})
    try check(
      #"{"style":{"display":"masonry","columns":3},"children":["# + box(#","span":2"#) + "]}",
      Masonry(columns: 3) { item.span(columns: 2) })
    try check(#"{"style":{"display":"masonry","minimum-width":120.5}}"#, Masonry(minimumWidth: 120.5) {})
    try check(
      #"{"style":{"display":"first-that-fits","within-height":50},"children":["# + box(#","when-min-width":600"#) + "]}",
      FirstThatFits(.vertical(within: 50)) { item.when(minWidth: 600) })
    let read = try LayoutDocument(
      parsing: document(
        root: """
          {"style": {"display": "masonry", "columns": 3}, "children": [{"intrinsic": [1, 50]}, {"intrinsic": [1, 80]},
            {"intrinsic": [1, 30]}, {"intrinsic": [1, 40]}, {"intrinsic": [1, 20]}, {"id": "last", "intrinsic": [1, 60]}]}
          """))
    #expect(read.layout().frames[0].height == 130)
    #expect(read.layout()["last"]?.y == 70)
  }

  @Test(
    "and their faults",
    arguments: [
      (#""display":"masonry""#, "columns: is missing; write a whole number from 1 to 1000, or minimum-width in its place"),
      (#""display":"pages","rows":1"#, "columns: is missing; write a whole number from 1 to 1000000"),
      (
        #""display":"flow","rows":1,"item-width":5"#,
        "item-width: stands beside rows; a container has one of columns, rows and item-width, so remove the others"
      ),
      (
        #""display":"flow","lines":[{"alignment":"left","aligment":1}, 5]"#,
        """
        lines[0].aligment: unknown key; did you mean alignment?
        root.style.lines[0].alignment: "left" is not a value of alignment; write start, center, end, between, around, \
        evenly, fill or stretch
        root.style.lines[1]: 5 is not a value of lines; write an object such as {"alignment": "center", \
        "line-alignment": "top"}
        """
      ),
      (
        #""display":"overlay","place-items":"middle""#,
        #"place-items: "middle" is not a value of place-items; write one or two of fill, start, center or end, "#
          + #"or a share such as 0.25, as in "center end""#
      ),
      (#""display":"mansory""#, #"display: "mansory" is not a value of display; did you mean masonry?"#),
      (#""column":3"#, "column: unknown property; did you mean columns?"),
      (
        #""span":3"#, "span: is a property of items in masonry, and this one is in nothing; remove it"
      ),
    ])
  func faults(style: String, fault: String) {
    #expect(LayoutDocumentTests.faults(document(style: style)) == "root.style.\(fault)")
  }

  @Test("and what they cannot say")
  func unsayable() {
    do throws(LayoutDocumentError) {
      _ = try LayoutDocument(
        available: .init(width: 1, height: 1),
        root: Overlay(Place(horizontal: .at(.nan))) { item.yields(size: -1) })
      Issue.record("It is a document.")
    } catch {
      #expect(
        error.description == """
          root.style.place-items: "nan fill" is not a value of place-items; write one or two of fill, start, center or \
          end, or a share such as 0.25, as in "center end"
          root.children[0].style.yields-size: -1 is negative; write 0 or more
          """)
    }
  }
}
