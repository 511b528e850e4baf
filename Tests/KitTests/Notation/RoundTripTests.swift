import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Layouts that are printed and read again")
struct RoundTrips {
  static let seeds = 0..<Thorough.pick(60, 400)

  @Test("Random layouts are equal after they are written in the notation and read")
  func randomLayouts() throws {
    for seed in Self.seeds {
      var source = RandomLayout(seed: seed)
      let root = source.item(levels: 4)
      let sketch = Sketch(root)
      let again: Sketch
      do {
        again = try Sketch(sketch.text)
      } catch {
        Issue.record("seed \(seed): \(error.lines(width: 200).joined(separator: "\n"))\n\(sketch.text)")
        continue
      }
      let difference = root.node.difference(from: again.root)
      #expect(difference == nil, "seed \(seed): \(sketch.text)")
      #expect(again.text == sketch.text)
      #expect(again.names == sketch.names)
      for bounds in [Frame(width: 300, height: 200), Frame(x: 5, y: 7, width: 33, height: 1000)] {
        #expect(root.layout(in: bounds).frames == again.layout(in: bounds).frames, "seed \(seed): \(sketch.text)")
      }
    }
  }

  @Test("In random layouts, the source range of each item contains exactly that item's code")
  func ranges() throws {
    for seed in Self.seeds.prefix(Thorough.pick(15, 200)) {
      var source = RandomLayout(seed: seed)
      let sketch = Sketch(source.item(levels: 4))
      let again = try Sketch(sketch.source)
      #expect(again.ranges == sketch.ranges)
      let bytes = Array(sketch.source.utf8)
      for node in sketch.names.indices {
        let piece = String(decoding: bytes[sketch.ranges[node]], as: UTF8.self)
        let part = try Sketch(piece)
        #expect(part.names[0] == sketch.names[node])
      }
    }
  }
}
