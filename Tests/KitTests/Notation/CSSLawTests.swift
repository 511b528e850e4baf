import EagerLayout
import LayoutDocument
import LayoutHTML
import PlaygroundKit
import PlaygroundWriters
import TestSupport
import Testing

/// The frames of documents that the reader of HTML creates equal a browser's in all conformance cases. So if the CSS of
/// a layout is read back with the layout's frames, the CSS describes what the engine does.
@Suite("Layouts as CSS, read back by the reader of HTML")
struct CSSLawTests {
  /// The bounds of all layouts.
  static let size = (width: 320.0, height: 240.0)

  @Test("Random layouts that are written as CSS and read back have the frames of the original")
  func framesAfterReadingCSS() throws {
    var read = 0, nodes = 0, broken: [String] = []
    let trees = Thorough.pick(80, 300)
    for seed in 0..<trees {
      var layout = RandomLayout(seed: 40_000 + seed)
      var item = layout.item(levels: 4)
      item.node = item.node.withPlainText
      guard let (found, expected) = try Self.frames(of: item) else { continue }
      read += 1
      nodes += expected.count
      let isSame = found.count == expected.count && zip(found, expected).allSatisfy { Self.isClose($0, $1) }
      if !isSame, broken.count < 5 {
        let at = zip(found, expected).enumerated().first { !Self.isClose($1.0, $1.1) }
        broken.append(
          "seed \(seed), node \(at?.offset ?? -1): CSS \(at?.element.0 as Any), \(at?.element.1 as Any)\n\(Sketch(item).css)"
        )
      }
    }
    #expect(broken.count == 0, "\(broken.joined(separator: "\n"))")
    #expect(read > trees / 2 && nodes > 2 * read, "\(read) of \(trees) trees are read, with \(nodes) nodes")
  }

  @Test(
    "Percentage paddings of a root that fills its bounds do not change its height in CSS",
    arguments: FlexStyle.BoxSizing.allCases)
  func rootFillsHeight(boxSizing: FlexStyle.BoxSizing) throws {
    let row = Row { Flex() }.boxSizing(boxSizing)
      .padding(top: .percent(10), left: .points(3), bottom: .percent(5), right: .points(0))
      .margin(top: .percent(-5), left: .points(0), bottom: .percent(20), right: .auto).border(2)
    let (found, expected) = try #require(try Self.frames(of: row))
    // The margins are 15 % of the width, which is 48. They reduce the height of 240.
    #expect(expected[0].height == 192)
    #expect(found == expected)
  }

  /// The frames of an item read back from its CSS, and the engine's frames; `nil` if documents cannot express the item.
  private static func frames(of item: Row) throws -> (read: [Frame], engine: [Frame])? {
    let bounds = "display: flow-root; container-type: inline-size; width: \(size.width)px; height: \(size.height)px"
    let html = "<div style=\"\(bounds)\">\(Sketch(item).css)</div>"
    do throws(LayoutDocumentError) {
      let markup = try Markup(Array(html.utf8))
      #expect(!markup.notes.contains { $0.contains("not supported") || $0.contains("ignored") }, "\(html)")
      return (markup.document.layout().frames, item.layout(in: Frame(width: size.width, height: size.height)).frames)
    } catch {
      return nil
    }
  }

  private static func isClose(_ a: Frame, _ b: Frame) -> Bool {
    [(a.x, b.x), (a.y, b.y), (a.width, b.width), (a.height, b.height)].allSatisfy {
      ($0 - $1).magnitude <= 1e-6 * max(1, $0.magnitude, $1.magnitude)
    }
  }
}

extension LayoutNode {
  /// The node with each text replaced by the same words in the default font of documents, and without hidden content.
  fileprivate var withPlainText: LayoutNode {
    var node = self
    node.children = ContiguousArray(children.map { $0.withPlainText })
    if style.display == .none {
      // Documents do not distinguish the content of a hidden node from children.
      node.content = nil
    } else if case .text? = content?.kind {
      node.content = Measured(text: "one two three", advance: 10, lineHeight: 10, baseline: 8).node.content
    }
    return node
  }
}
