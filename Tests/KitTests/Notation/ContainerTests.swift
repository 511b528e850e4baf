import Arrangements
import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("Containers in the notation")
struct ContainerTests {
  /// A text with each container, its bounds, and the expected frames of its items; `nil` for an excluded item.
  static let examples: [(text: String, bounds: Frame, frames: [Frame?])] = [
    (
      """
      Block {
        Block { Fixed(height: 20) }.margin(top: 20, bottom: 20)
        Block { Fixed(height: 30) }.margin(top: 10)
      }
      """, Frame(width: 200, height: 200),
      [
        Frame(x: 0, y: 20, width: 200, height: 20), Frame(x: 0, y: 20, width: 200, height: 20),
        Frame(x: 0, y: 60, width: 200, height: 30), Frame(x: 0, y: 60, width: 200, height: 30),
      ]
    ),
    (
      """
      FlowRoot {
        Fixed(width: 50, height: 20).margin(top: 5, left: .auto, right: .auto)
        Block {}.margin(top: 5, bottom: 8)
        Fixed(height: 10)
      }
      """, Frame(width: 200, height: 200),
      [
        Frame(x: 75, y: 5, width: 50, height: 20), Frame(x: 0, y: 30, width: 200, height: 0),
        Frame(x: 0, y: 33, width: 200, height: 10),
      ]
    ),
    (
      """
      Overlay {
        Fixed(width: 50, height: 20).place(.center)
        Fixed(width: 60, height: 30).margin(bottom: 4, right: 8).place(.bottomTrailing)
        Flex().height(16).margin(left: 12, right: 18).place(.top)
        Fixed(width: 160).margin(left: 40).yields(start: 1, size: 1)
      }.padding(10)
      """, Frame(width: 200, height: 100),
      [
        Frame(x: 75, y: 40, width: 50, height: 20), Frame(x: 122, y: 56, width: 60, height: 30),
        Frame(x: 22, y: 10, width: 150, height: 16), Frame(x: 40, y: 10, width: 150, height: 80),
      ]
    ),
    (
      """
      Linear(.horizontal, .myLayout) {
        Fixed(width: 30, height: 10).gap(before: 20).yields(gap: 1, size: 1)
        Fixed(width: 50, height: 10).gap(before: 10).yields(size: 2)
        Fixed(width: 40, height: 10).gap(before: 20).yields(gap: 1)
      }
      """, Frame(width: 120, height: 40),
      [
        Frame(x: 10, y: 0, width: 20, height: 10), Frame(x: 40, y: 0, width: 30, height: 10),
        Frame(x: 80, y: 0, width: 40, height: 10),
      ]
    ),
    (
      """
      Flow(columns: 3, alignment: .between, lineAlignment: .center) {
        Fixed(width: 50, height: 20); Fixed(height: 30).weight(1); Fixed(width: 70, height: 10)
        Fixed(width: 60, height: 25); Fixed(width: 60, height: 15)
      }.gap(row: 5, column: 10)
      """, Frame(width: 300, height: 60),
      [
        Frame(x: 0, y: 5, width: 50, height: 20), Frame(x: 60, y: 0, width: 160, height: 30),
        Frame(x: 230, y: 10, width: 70, height: 10), Frame(x: 0, y: 35, width: 60, height: 25),
        Frame(x: 70, y: 40, width: 60, height: 15),
      ]
    ),
    (
      """
      Grid(columns: [80, .flexible(1), .flexible(2)], areas: ["head head .", "nav body body"], gap: 10) {
        Fixed(height: 20).area("head")
        Flex().area(nav)
        Fixed(width: 50, height: 30).area("body").justifySelf(.end)
        Fixed(height: 10).cell(column: -2, row: 1)
        Fixed(height: 10).cell(column: .span(2), row: 3).alignSelf(.end)
      }
      """, Frame(width: 310, height: 80),
      [
        Frame(x: 0, y: 0, width: 160, height: 20), Frame(x: 0, y: 30, width: 80, height: 30),
        Frame(x: 260, y: 30, width: 50, height: 30), Frame(x: 170, y: 0, width: 140, height: 10),
        Frame(x: 0, y: 70, width: 160, height: 10),
      ]
    ),
    (
      "Masonry(columns: 3) { Fixed(height: 50); Fixed(height: 80); Fixed(height: 30); Fixed(height: 40) }",
      Frame(width: 300, height: 130),
      [
        Frame(x: 0, y: 0, width: 100, height: 50), Frame(x: 100, y: 0, width: 100, height: 80),
        Frame(x: 200, y: 0, width: 100, height: 30), Frame(x: 200, y: 30, width: 100, height: 40),
      ]
    ),
    (
      "Pages(columns: 3, rows: 2) { Flex(); Flex(); Flex(); Flex(); Flex(); Flex(); Flex() }.gap(15).padding(10)",
      Frame(width: 350, height: 240),
      [
        Frame(x: 10, y: 10, width: 100, height: 102.5), Frame(x: 125, y: 10, width: 100, height: 102.5),
        Frame(x: 240, y: 10, width: 100, height: 102.5), Frame(x: 10, y: 127.5, width: 100, height: 102.5),
        Frame(x: 125, y: 127.5, width: 100, height: 102.5), Frame(x: 240, y: 127.5, width: 100, height: 102.5),
        Frame(x: 360, y: 10, width: 100, height: 102.5),
      ]
    ),
    (
      "FirstThatFits { Measured(width: 250, height: 20); Measured(width: 180, height: 20); Measured(width: 90, height: 20) }",
      Frame(width: 200, height: 40),
      [nil, Frame(width: 200, height: 40), nil]
    ),
    (
      """
      Relative {
        Fixed(width: 100, height: 40).id(a)
        Flex().height(20).margin(left: 8).leading(to: .trailing(of: a)).trailing(to: .parent).id(b)
        Fixed(width: 60, height: 10).margin(top: 6).below(a).alignRight(b)
      }
      """, Frame(width: 300, height: 100),
      [
        Frame(x: 0, y: 0, width: 100, height: 40), Frame(x: 108, y: 0, width: 192, height: 20),
        Frame(x: 240, y: 46, width: 60, height: 10),
      ]
    ),
    (
      """
      Floats {
        Fixed(width: 100, height: 40); Fixed(width: 80, height: 60); Fixed(width: 90, height: 50).side(.end)
        Fixed(width: 130, height: 20); Fixed(height: 30).side(.end, weight: 0.5); Fixed(width: 50, height: 10).clear()
      }
      """, Frame(width: 300, height: 90),
      [
        Frame(x: 0, y: 0, width: 100, height: 40), Frame(x: 100, y: 0, width: 80, height: 60),
        Frame(x: 210, y: 0, width: 90, height: 50), Frame(x: 0, y: 60, width: 130, height: 20),
        Frame(x: 215, y: 60, width: 85, height: 30), Frame(x: 0, y: 80, width: 50, height: 10),
      ]
    ),
    (
      """
      Split(.columns([.points(100), .fraction(0.25), .rest(0.5), .fill, .rows([.content, .fill])], gap: 10)) {
        Flex(); Flex(); Flex(); Flex(); Fixed(height: 30); Flex()
      }
      """, Frame(width: 400, height: 200),
      [
        Frame(x: 0, y: 0, width: 100, height: 200), Frame(x: 110, y: 0, width: 90, height: 200),
        Frame(x: 210, y: 0, width: 85, height: 200), Frame(x: 305, y: 0, width: 42.5, height: 200),
        Frame(x: 357.5, y: 0, width: 42.5, height: 30), Frame(x: 357.5, y: 30, width: 42.5, height: 170),
      ]
    ),
    (
      "Along(.circle(radius: 100)) { Fixed(40); Fixed(40); Fixed(40); Fixed(40) }", Frame(width: 300, height: 300),
      [
        Frame(x: 230, y: 130, width: 40, height: 40), Frame(x: 130, y: 230, width: 40, height: 40),
        Frame(x: 30, y: 130, width: 40, height: 40), Frame(x: 130, y: 30, width: 40, height: 40),
      ]
    ),
  ]

  @Test(
    "An example of each container in the notation has the expected frames",
    arguments: zip(examples.indices, examples.map { $0.text.prefix { $0.isLetter } }))
  func exampleFrames(index: Int, container: Substring) throws {
    let (text, bounds, frames) = Self.examples[index]
    let found = Array(try Sketch(text).layout(in: bounds).frames.dropFirst())
    for case (let frame, let expected?) in zip(found, frames) {
      #expect(frame.offset(x: -expected.x, y: -expected.y).isNear(width: expected.width, expected.height), "\(found)")
    }
    #expect(found.count == frames.count, "\(container)")
  }

  @Test("Each container of the notation has an example")
  func everyContainerHasExample() {
    for word in ContainerSyntax.all {
      #expect(Self.examples.contains { $0.text.hasPrefix(word.name) }, "\(word.name)")
    }
  }

  @Test("Random layouts with containers are equal after they are written in the notation and read")
  func randomRoundTrips() throws {
    for seed in 0..<Thorough.pick(60, 400) {
      var source = RandomLayout(seed: seed, hasArrangements: true)
      let root = source.item(levels: 4)
      let sketch = Sketch(root)
      let again: Sketch
      do {
        again = try Sketch(sketch.text)
      } catch {
        Issue.record("seed \(seed): \(error.lines(width: 200).joined(separator: "\n"))\n\(sketch.text)")
        continue
      }
      #expect(root.node.difference(from: again.root) == nil, "seed \(seed): \(sketch.text)")
      #expect(again.text == sketch.text)
      let bounds = Frame(width: 300, height: 200)
      #expect(root.layout(in: bounds).frames == again.layout(in: bounds).frames, "seed \(seed): \(sketch.text)")
    }
  }

  @Test(
    "A fault in the notation of a container states the problem and what to write",
    arguments: Rows.of([
      (
        "Masonry { }", "Masonry needs columns, or minimumWidth",
        "Write Masonry(columns: 3) { … } or Masonry(minimumWidth: 120) { … }."
      ),
      ("Masonry(colums: 3) {}", "Masonry has no 'colums'; did you mean 'columns'?", nil),
      (
        "Masonry(columns: 3, spacing: 8) {}", "Masonry has no 'spacing'",
        "The space between children is a modifier after the block: { … }.gap(10)."
      ),
      ("Masonry(columns: 2.5) {}", "'columns' of Masonry cannot be 2.5", "Write a whole number from 1 to 1000."),
      ("Overlay(.middle) {}", "Overlay cannot be .middle", nil),
      ("Overlay(.topTrialing) {}", "Overlay cannot be .topTrialing; did you mean 'topTrailing'?", nil),
      ("Overlay(center) {}", "Overlay cannot be center; did you mean '.center'?", "Write a dot before it: .center."),
      (
        "Overlay { Flex().place(Place(horizontal: .at)) }", "'horizontal' of Place cannot be .at", "Write .at(0.25)."
      ),
      ("Overlay { Flex().place(.center(3)) }", "place cannot be .center(3)", "Write .center without parentheses."),
      (
        "Row { Flex().place(.center) }", "'place' has no effect in Row",
        "It is for items of Overlay: write .place(.bottomTrailing) on one of them."
      ),
      (
        "Flex().span(columns: 2)", "no container around it supports 'span'",
        "It is for items of Grid or Masonry: write .span(columns: 2) on one of them."
      ),
      (
        "Row { Flex().gap(before: 3) }", "'gap' has no effect in Row",
        "It is for items of Linear: write .gap(before: 20) on one of them."
      ),
      (
        "Row { Flex().weight(2) }", "'weight' has no effect in Row",
        "It is for items of Linear or Flow: write .weight(1) or .weight(1, from: 0) on one of them."
      ),
      ("Overlay { Flex().plase(.center) }", "there is no modifier 'plase'; did you mean 'place'?", nil),
      (
        "Overlay {}.wrap()", "Overlay has no 'wrap'",
        "This modifier is for Row and Column. Write Overlay { … } or Overlay(.center) { … }."
      ),
      ("Masonri(columns: 3) {}", "there is no item 'Masonri'; did you mean 'Masonry'?", nil),
      (
        "Flow(lines: .center) {}", "'lines' of Flow cannot be .center",
        "Write a list in brackets, in which each element is Flow.LineRule(alignment: .center)."
      ),
      (
        "Flow(lines: [Flow.LineRule(alinment: .center)]) {}",
        "Flow.LineRule has no 'alinment'; did you mean 'alignment'?",
        nil
      ),
      ("Flow(lines: [", "this [ is never closed", "A ] is missing."),
      ("Flex().top(3)", "there is no modifier 'top'", nil),
      (
        "Row { Flex().width(to: .parent) }", "'width' has no effect in Row",
        "It is for items of Relative: write .width(to: .width(of: a, times: 2)) on one of them."
      ),
      (
        "Relative { Flex().leading(to: .trailng(of: a)) }",
        "'to' of leading cannot be .trailng(of: a); did you mean 'trailing'?", nil
      ),
      (
        "Relative { Flex().leading(to: .trailing(a)) }", "the values of trailing need labels",
        "Write .trailing(of: a, 8)."
      ),
      (
        "Relative { Flex().leading(3) }", "the values of leading need labels", "Write .leading(to: .leading(of: a), 8)."
      ),
      ("Along(.circle) {}", "Along cannot be .circle", "Write .circle(radius: 100)."),
      (
        "Along(.line(from: 3, to: 4)) {}", "'from' of line cannot be 3",
        "Write two numbers in parentheses, as in (0.5, 1)."
      ),
      ("Split(.columns(.fill)) {}", "columns cannot be .fill", nil),
      ("Split(.columns([.fil])) {}", "columns cannot be .fil; did you mean 'fill'?", nil),
      ("Floats { Flex().side(.left) }", "side cannot be .left", "Write .start or .end."),
      (
        "Row { Flex().area(nav) }", "'area' has no effect in Row",
        "It is for items of Grid: write .area(\"nav\") on one of them."
      ),
    ]))
  func faults(rows: Rows<(String, String, String?)>) throws {
    for (text, message, expected) in rows {
      let fault = try #require(throws: SketchFault.self) { try Sketch(text) }
      #expect(fault.message == message)
      if let expected { #expect(fault.expected == expected) }
    }
  }

  @Test(
    "The name of another library's container is a fault that states the container to write",
    arguments: Rows.of([
      ("ZStack", "Overlay"), ("FrameLayout", "Overlay"), ("LazyVGrid", "Grid"), ("GridRow", "Grid"),
      ("GridItem", "Grid"), ("TableLayout", "Grid"), ("display", "Grid"), ("ViewThatFits", "FirstThatFits"),
      ("LinearLayout", "Linear"), ("RelativeLayout", "Relative"), ("MyPathLayout", "Along"), ("FlexLayout", "Row"),
      ("Stack", "Overlay"), ("FlowLayout", "Flow"),
    ]))
  func foreignNames(rows: Rows<(String, String)>) throws {
    for (name, container) in rows {
      let fault = try #require(throws: SketchFault.self) { try Sketch("\(name) { Flex() }") }
      #expect(fault.what == "there is no item '\(name)'")
      #expect(fault.expected.contains(container), "\(fault.expected)")
    }
  }

  @Test("The Swift program of a layout with containers imports Arrangements")
  func swiftProgram() throws {
    let sketch = try Sketch("Overlay(.center) { Fixed(width: 40, height: 20).place(.topLeading).id(badge) }.gap(4)")
    #expect(
      sketch.swift == """
        import Arrangements
        import EagerLayout

        enum Part: Int {
          case badge
        }

        let layout = Overlay(.center) {
          Fixed(width: 40, height: 20).place(.topLeading).id(Part.badge)
        }
        .gap(4)

        """)
    #expect(try !Sketch("Row {}").swift.contains("Arrangements"))
    #expect(try Sketch(sketch.swift).text == sketch.text)
  }

  @Test("Containers are written as CSS if CSS has them, and otherwise as a comment")
  func css() throws {
    let overlay = try Sketch(
      "Overlay(.center) { Fixed(width: 40).place(.topTrailing); Flex(); Flex().absolute(left: 3) }")
    #expect(overlay.css.contains("display: grid; grid: minmax(0, 1fr) / minmax(0, 1fr); place-items: center"))
    #expect(overlay.css.contains("grid-area: 1 / 1; place-self: start end; width: 40px"))
    let flow = try Sketch("Flow(alignment: .center) { Fixed(width: 40); Measured(width: 30, height: 10) }.gap(8)")
    #expect(flow.css.contains("display: flex; flex-wrap: wrap; justify-content: center"))
    #expect(flow.css.contains("flex: none; width: 40px"))
    let masonry = try Sketch("Masonry(columns: 3) { Flex() }")
    #expect(masonry.css.contains("<!-- CSS has no container like this Masonry"))
  }
}

extension Frame {
  /// Whether the frame is at the origin and has this size, except for rounding.
  fileprivate func isNear(width: Double, _ height: Double) -> Bool {
    [x, y, self.width - width, self.height - height].allSatisfy { $0.magnitude < 1e-9 }
  }
}
