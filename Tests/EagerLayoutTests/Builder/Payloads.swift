import EagerLayout
import Testing

@Suite("Payloads of items")
struct Payloads {
  /// A class that measures text and is not `Sendable`.
  final class Fonts {
    var calls = 0
    func size(of text: String, for proposal: Proposal) -> ContentSize {
      calls += 1
      let all = Double(text.utf8.count * 10)
      switch proposal.width {
      case .minContent: return ContentSize(width: 10, height: all)
      case .maxContent: return ContentSize(width: all, height: 10)
      case .exact(let width), .atMost(let width):
        return ContentSize(width: width, height: 10 * (all / width).rounded(.up))
      }
    }
  }

  @Test("A placement returns payloads of any type in paint order, and they do not change the layout")
  func placementHasPayloads() {
    let row = Row {
      Fixed(width: 10).payload("red")
      Fixed(width: 20)
      Column { Flex().payload(7) }.payload([1.5]).width(30)
    }
    let placement = row.layout(width: 100, height: 20)
    #expect(placement.paintOrder.compactMap { $0.payload(as: String.self) } == ["red"])
    #expect(placement.map { $0.payload != nil } == [false, true, false, true, true])
    #expect(
      placement.compactMap { $0.payload(as: Int.self).map { [Double($0)] } ?? $0.payload(as: [Double].self) } == [
        [1.5], [7],
      ])
    #expect(
      placement
        == Row {
          Fixed(width: 10); Fixed(width: 20); Column { Flex() }.width(30)
        }.layout(width: 100, height: 20))
  }

  @Test("Payloads stay with their nodes in snapped, mirrored and interpolated placements")
  func payloadsOfDerivedPlacements() {
    let row = Row {
      Fixed(width: 10.3).payload("red"); Flex()
    }
    let placement = row.layout(width: 100, height: 20), other = row.layout(width: 50, height: 20)
    for copy in [placement.snapped(toScale: 1), placement.yUp(in: 20), placement.interpolated(to: other, at: 0.5)] {
      #expect(copy.compactMap { $0.payload(as: String.self) } == ["red"])
    }
  }

  @Test("A tree keeps payloads through moves and updates, and removes a payload with its node")
  func treeKeepsPayloads() {
    var tree = LayoutTree(
      Row {
        Fixed(width: 10).id(1).payload("a"); Fixed(width: 20).id(2).payload("b")
      })
    tree.layout(in: Frame(width: 100, height: 20))
    let copy = tree
    let added = tree.append(Fixed(width: 5).payload("c"), to: tree.root)
    tree.move(added, into: tree.root, at: 0)
    #expect(tree.payload(of: added) as? String == "c")
    #expect(tree.placement().compactMap { $0.payload(as: String.self) } == ["c", "a", "b"])
    tree.remove(tree.node(1)!)
    tree.setPayload(4, of: tree.node(2)!)
    #expect(tree.placement().compactMap { $0.payload.map { "\($0)" } } == ["c", "4"])
    tree.update(
      to: Row {
        Fixed(width: 20).id(2).payload("new"); Fixed(width: 5)
      })
    #expect(tree.placement().map { $0.payload(as: String.self) } == [nil, "new", nil])
    #expect(copy.placement().compactMap { $0.payload(as: String.self) } == ["a", "b"])
  }

  @Test("A function passed to layout measures all payloads, and can use a class that is not Sendable")
  func oneFunctionMeasuresPayloads() {
    let fonts = Fonts()
    let column = Column {
      Measured(payload: "a longer text").id(0)
      Measured(payload: "short").padding(5).id(1)
      Measured(width: 3, height: 4).id(2)
    }
    let placement = column.layout(in: Frame(width: 65, height: .infinity)) { fonts.size(of: $0, for: $1) }
    #expect(placement[0] == Frame(width: 65, height: 20))
    #expect(placement[1] == Frame(x: 0, y: 20, width: 65, height: 20))
    #expect(placement.issues.isEmpty && fonts.calls > 3)
    #expect(column.layout(width: 65).issues.map { $0.kind } == [.unmeasured, .unmeasured])
  }

  @Test("A payload is an issue if it does not have the type that the measuring function takes")
  func payloadOfAnotherType() {
    let row = Row {
      Measured(payload: 5); Measured(payload: "text")
    }
    let placement = row.layout(in: Frame(width: 100, height: .infinity)) { (text: String, _: Proposal) in
      ContentSize(width: 40, height: 8)
    }
    #expect(placement.frames[2] == Frame(x: 0, y: 0, width: 40, height: 8))
    #expect(placement.issues.map { $0.nodeIndex } == [1] && placement.issues[0].kind == .unmeasured)
    #expect(placement.issues[0].message.contains("was not measured"))
    let all = row.layout(in: Frame(width: 100, height: .infinity)) { (_: any Sendable, _: Proposal) in
      ContentSize(width: 40, height: 8)
    }
    #expect(all.issues.isEmpty)
  }

  @Test("A payload that is not measured is an issue only if nothing else gives its leaf a size")
  func unmeasuredPayload() {
    let row = Row {
      Measured(payload: "sized").size(48)
      Measured(payload: "flexible").flex(1)
      Measured(payload: "neither").id("neither")
    }
    let placement = row.layout(in: Frame(width: 100, height: 50)) { (_: String, _: Proposal) in nil }
    #expect(placement.frames[1] == Frame(width: 48, height: 48))
    #expect(placement.frames[2] == Frame(x: 48, y: 0, width: 52, height: 50))
    #expect(placement.issues.map { $0.id } == ["neither"] && placement.issues[0].kind == .unmeasured)
    #expect(row.layout(width: 100, height: 50).issues.map { $0.id } == ["neither"])
  }

  @Test("A tree measures payloads again only after changes of their content")
  func treeMeasuresPayloadsOnce() {
    let fonts = Fonts()
    var tree = LayoutTree(Column { for text in ["one", "two", "three"] { Measured(payload: text).id(text) } })
    tree.layout(in: Frame(width: 20, height: .infinity)) { fonts.size(of: $0, for: $1) }
    let calls = fonts.calls
    #expect(tree["three"] == Frame(x: 0, y: 40, width: 20, height: 30) && tree.placement().issues.isEmpty)
    tree.setContent(Measured(payload: "2"), of: tree.node("two")!)
    tree.layout(in: Frame(width: 20, height: .infinity)) { fonts.size(of: $0, for: $1) }
    #expect(tree["three"] == Frame(x: 0, y: 30, width: 20, height: 30))
    #expect(fonts.calls <= calls + 3)
    // When a font changes, all texts are measured again.
    let before = fonts.calls
    tree.markContentChanged(of: tree.root)
    tree.layout(in: Frame(width: 20, height: .infinity)) { fonts.size(of: $0, for: $1) }
    #expect(fonts.calls == before + 9)
    #expect(tree.payload(of: tree.node("one")!, as: String.self) == "one")
  }

  @Test("A tree measures payloads in each layout with a measuring function, even after layouts without a function")
  func treeMeasuresPayloadsLater() {
    func measure(_ text: String, _ proposal: Proposal) -> ContentSize? {
      ContentSize(width: Double(text.utf8.count), height: 7)
    }
    let column = Column {
      Measured(payload: "abc").alignSelf(.start).id(0); Measured(payload: 5).id(1)
    }
    let bounds = Frame(width: 50, height: 40), other = Frame(width: 2, height: 40)
    var tree = LayoutTree(column)
    tree.layout(in: bounds)
    #expect(
      tree[0] == Frame(width: 0, height: 0) && tree.placement().issues.map { $0.kind } == [.unmeasured, .unmeasured])
    for space in [bounds, bounds, other, bounds] {
      tree.layout(in: space, measuring: measure)
      #expect(tree.placement() == column.layout(in: space, measuring: measure))
      #expect(
        tree.placement().issues.map { $0.nodeIndex }
          == column.layout(in: space, measuring: measure).issues.map { $0.nodeIndex })
      #expect(tree[0]?.height == 7 && tree.placement().issues.contains { $0.nodeIndex == 2 && $0.kind == .unmeasured })
      tree.layout(width: 33)
    }
    let trace = tree.trace(measuring: measure)
    #expect(trace.placement[0]?.width == 3 && column.trace(in: bounds, measuring: measure).placement[0]?.height == 7)
    #expect(column.trace(in: bounds).placement[0]?.height == 0)
  }

  @Test("setPayload replaces the text that a leaf is measured from, and so does setContent(Measured(payload:))")
  func payloadIsMeasuredContent() {
    func measure(_ text: String, _ proposal: Proposal) -> ContentSize? {
      ContentSize(width: Double(text.utf8.count), height: 7)
    }
    let bounds = Frame(width: 50, height: 40)
    var tree = LayoutTree(Row { Measured(payload: "a").payload("four").id(0) })
    tree.layout(in: bounds, measuring: measure)
    #expect(tree[0]?.width == 4)
    tree.setPayload("longer", of: tree.node(0)!)
    tree.layout(in: bounds, measuring: measure)
    #expect(tree[0]?.width == 6)
    tree.setContent(Measured(payload: "no"), of: tree.node(0)!)
    tree.layout(in: bounds, measuring: measure)
    #expect(tree[0]?.width == 2 && tree.placement().node(0)?.payload(as: String.self) == "no")
  }
}
