import Arrangements
import EagerLayout
import LayoutDocument
import TestSupport
import Testing

@Suite("Standard containers in documents")
struct StandardContainerTests {
  /// Checks that a text is written unchanged after reading, and that the same layout in Swift is the same document.
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

  @Test("Overlays are read from documents and written to them with all properties")
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

  @Test("Linear layouts are read from documents and written to them with all properties")
  func linearLayouts() throws {
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

  @Test("Flows are read from documents and written to them with all properties")
  func flows() throws {
    try check(
      #"{"style":{"display":"flow","alignment":"between","line-alignment":"baseline","vertical":"evenly","#
        + #""last-line":"like-the-others","max-lines":0,"lines":[{"alignment":"center"},{"line-alignment":"bottom"},{}]},"#
        + #""children":["# + box(#","weight":2,"fraction":0.5,"yields-size":1"#) + "]}",
      Flow(
        alignment: .between, lineAlignment: .baseline, vertical: .evenly, lastLine: .likeTheOthers, maxLines: 0,
        lines: [.init(alignment: .center), .init(lineAlignment: .bottom), .init()]
      ) {
        item.layoutValue(FlowItem(weight: 2, fraction: 0.5, yieldsSize: 1))
      })
    try check(#"{"style":{"display":"flow","columns":3}}"#, Flow(columns: 3) {})
    try check(#"{"style":{"display":"flow","rows":2,"alignment":"end"}}"#, Flow(rows: 2, alignment: .end) {})
    try check(
      #"{"style":{"display":"flow","item-width":80,"minimum-gap":10,"maximum-gap":20,"centered":true}}"#,
      Flow(itemWidth: 80, minimumGap: 10, maximumGap: 20, centered: true) {})
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

  @Test("Pages, masonries and FirstThatFits are read from documents and written to them with all properties")
  func pagesMasonryFirstThatFits() throws {
    try check(#"{"style":{"display":"pages","columns":1,"rows":2}}"#, Pages(columns: 1, rows: 2) {})
    try check(
      #"{"style":{"display":"masonry","columns":3},"children":["# + box(#","span":2"#) + "]}",
      Masonry(columns: 3) { item.span(columns: 2) })
    try check(#"{"style":{"display":"masonry","minimum-width":120.5}}"#, Masonry(minimumWidth: 120.5) {})
    try check(
      #"{"style":{"display":"first-that-fits","within-height":50},"children":["# + box(#","when-min-width":600"#)
        + "]}",
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

  @Test("Floats are read from documents and written to them with all properties")
  func floats() throws {
    try check(
      #"{"style":{"display":"floats"},"children":["#
        + [box(), box(#","side":"end","weight":0.5"#), box(#","clear":true"#)].joined(separator: ",") + "]}",
      Floats {
        item
        item.side(.end, weight: 0.5)
        item.clear()
      })
  }

  @Test("Constraints between siblings are read from documents and written to them with all properties")
  func constraints() throws {
    try check(
      #"{"style":{"display":"relative","rules":"android","groups":[{"equal-widths":["a","b"],"weights":[1,2],"plus":-10},"#
        + #"{"equal-heights":["a"]},{"centered":["a","b"],"gap":8},{"centered-vertically":["b"]}],"gravity-x":0.5,"#
        + #""gravity-y":-1,"gravity-ignores":"a"},"children":[{"id":"a","style":{"flex-shrink":0,"width":"20px","#
        + #""height":"10px","constraints":{"leading":"parent","center-x":"b.c.trailing","trailing":12,"#
        + #""width":{"to":"b.width","times":2,"plus":10},"top":{"to":"parent.center-y","plus":-5},"#
        + #""bottom":{"greatest":["b.top",{"to":"b.bottom","plus":3},100]},"#
        + #""height":{"first":[{"least":["b.height",{"greatest":["b.width",7]}]},"parent"]},"baseline":"b.baseline","#
        + #""leading-at-least":5,"trailing-at-most":{"to":"parent","plus":-5},"top-at-least":1,"bottom-at-most":2}}}]}"#,
      Relative(
        .android,
        groups: [
          .equalWidths(["a", "b"], weights: [1, 2], plus: -10), .equalHeights(["a"]), .centered(["a", "b"], gap: 8),
          .centeredVertically(["b"]),
        ], gravity: RelativeGravity(horizontal: 0.5, vertical: -1, ignoring: "a")
      ) {
        item.id("a").leading(to: .parent).centerX(to: .trailing(of: "b.c")).trailing(to: 12)
          .width(to: .width(of: "b", times: 2, plus: 10)).top(to: .parent(.centerY), -5)
          .bottom(to: .greatest(.top(of: "b"), .bottom(of: "b", 3), 100))
          .height(to: .first(.least(.height(of: "b"), .greatest(.width(of: "b"), 7)), .parent))
          .baseline(to: .baseline(of: "b")).leading(atLeast: 5).trailing(atMost: .parent(plus: -5))
          .top(atLeast: 1).bottom(atMost: 2)
      })
    let read = try LayoutDocument(
      parsing: document(
        root: """
          {"style": {"display": "relative"}, "children": [
            {"id": "icon", "intrinsic": [40, 20]},
            {"id": "title", "style": {"constraints": {"leading": {"to": "icon.trailing", "plus": 8}, "trailing": "parent"}}}]}
          """))
    #expect(read.layout()["title"] == Frame(x: 48, y: 0, width: 252, height: 0))
  }

  @Test("Constraints in a document refer to siblings by their ids")
  func siblingIDs() throws {
    let made = try LayoutDocument(
      available: .init(width: 300, height: 200),
      root: Relative {
        item.id(Part.icon)
        item.id(Part.title, index: 2).leading(to: .trailing(of: Part.icon, 5))
      })
    #expect(made.json().contains(#""constraints":{"leading":{"to":"icon.trailing","plus":5}}"#))
    #expect(made.layout()["title[2]"] == Frame(x: 25, y: 0, width: 20, height: 10))
    #expect(try LayoutDocument(parsing: made.json()) == made)
  }

  private enum Part { case icon, title }

  @Test("Splits are read from documents and written to them with all properties")
  func splits() throws {
    try check(
      #"{"style":{"display":"split","parts":{"columns":[{"size":100},{"size":"25%"},{"size":"rest 7%"},"#
        + #"{"size":"content","place":"center end"},{"rows":[{"empty":true},{"behind":true,"tag":"head"},"#
        + #"{"size":"0.1%","padding":[1,2,3,4]}]}],"gap":10}},"children":["# + box(#","tag":"head""#) + "]}",
      Split(
        .columns(
          [
            .points(100), .fraction(0.25), .rest(0.07), .content.place(Place(horizontal: .center, vertical: .end)),
            .rows([
              .empty, .fill.behind.tag("head"),
              .fraction(0.001).padding(Edges(top: 1, left: 4, bottom: 3, right: 2)),
            ]),
          ], gap: 10)
      ) { item.tag("head") })
    let read = try LayoutDocument(
      parsing: document(
        root: """
          {"style": {"display": "split", "width": 400, "parts": {"columns": [{"size": "100px"}, {"size": "25%"},
            {"size": "rest 50%"}, {}, {"size": "fill"}], "gap": 10}}, "children": [{}, {}, {}, {}, {}]}
          """))
    #expect(read.layout().frames.dropFirst().map(\.x) == [0, 110, 210, 305, 357.5])
  }

  @Test("Fractions of splits are exactly the same after they are written to a document and read")
  func fractions() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<Thorough.pick(150, 500) {
      let share = random.below(2) == 0 ? Double(random.below(1_000)) / 1_000 : Double.random(in: 0...2, using: &random)
      for share in [share, share * 1e-7, share * 1e6] {
        let made = try LayoutDocument(
          available: .init(width: 1, height: 1), root: Split(.columns([.fraction(share)])) {})
        #expect(try LayoutDocument(parsing: made.json()) == made, "\(share)")
      }
    }
  }

  @Test("Items along curves are read from documents and written to them with all properties")
  func curves() throws {
    try check(
      #"{"style":{"display":"along","curve":{"circle":{"radius":100}},"slots":6,"y-up":true,"origin":[0,0.5],"#
        + #""anchor":[0,1]}}"#,
      Along(.circle(radius: 100), origin: (0, 0.5), yUp: true, spacing: .slots(6), anchor: (0, 1)) {})
    try check(
      #"{"style":{"display":"along","curve":{"arc":{"radius":1.5,"from":90,"to":0}},"spacing":20}}"#,
      Along(.arc(radius: 1.5, from: 90, to: 0), spacing: .points(20)) {})
    try check(
      #"{"style":{"display":"along","curve":{"line":{"from":[0,1],"to":[-2,3]}}}}"#,
      Along(.line(from: (0, 1), to: (-2, 3))) {})
    let read = try LayoutDocument(
      parsing: document(
        root: """
          {"style": {"display": "along", "curve": {"line": {"from": [0, 0], "to": [300, 0]}}, "origin": [0, 0.5],
             "height": 100}, "children": [{"intrinsic": [20, 20]}, {"intrinsic": [20, 20]}, {"intrinsic": [20, 20]},
             {"intrinsic": [20, 20]}]}
          """))
    #expect(read.layout().frames.dropFirst().map { $0.x } == [-10, 90, 190, 290])
  }

  @Test(
    "Random trees of standard containers are the same after they are written to a document and read",
    arguments: 0..<Thorough.pick(2, 10))
  func randomRoundTrips(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Thorough.pick(30, 60) {
      let root = random.standardContainer(depth: 3).width(300).height(200)
      let written = try LayoutDocument(available: .init(width: 300, height: 200), root: root)
      let text = written.json()
      let reread = try LayoutDocument(parsing: text)
      #expect(reread == written, "\(text)")
      #expect(reread.json() == text)
      #expect(reread.layout().frames == root.layout(in: Frame(width: 300, height: 200)).frames, "\(text)")
    }
  }

  @Test("All words of the standard vocabulary can be added to an empty one")
  func standardWords() {
    var vocabulary = Vocabulary()
    for word in Vocabulary.standard.words { vocabulary = vocabulary.adding(word) }
    #expect(vocabulary.words.map(\.name) == Vocabulary.standard.words.map(\.name))
  }
}
