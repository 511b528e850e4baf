import EagerLayout
import Testing

@Suite("Snapped to pixels, a placement")
struct SnappingLaws {
  static let scales: [Double] = [0.1, 0.5, 1, 1.5, 2, 3]

  @Test("has all edges on pixels", arguments: scales)
  func edges(scale: Double) {
    for seed in PlacementLaws.seeds {
      for frame in RandomTree.placement(seed: seed).snapped(toScale: scale).frames {
        for edge in [frame.x, frame.y, frame.maxX, frame.maxY] {
          #expect(((edge * scale).rounded() - edge * scale).magnitude < 1e-6, "seed \(seed)")
        }
      }
    }
  }

  @Test("moves edges by half a pixel and changes sizes by less than one", arguments: scales)
  func bounded(scale: Double) {
    for seed in PlacementLaws.seeds {
      let placement = RandomTree.placement(seed: seed), snapped = placement.snapped(toScale: scale)
      for (before, after) in zip(placement.frames, snapped.frames) {
        #expect(
          (before.x - after.x).magnitude <= 0.500_01 / scale && (before.y - after.y).magnitude <= 0.500_01 / scale)
        #expect((before.width - after.width).magnitude < 1.000_01 / scale)
        #expect((before.height - after.height).magnitude < 1.000_01 / scale)
      }
    }
  }

  @Test("tiles as before: frames that touched touch, but for content that keeps its room", arguments: scales)
  func tiling(scale: Double) {
    var touching = 0, kept = 0
    for seed in PlacementLaws.seeds {
      let placement = RandomTree.placement(seed: seed), snapped = placement.snapped(toScale: scale)
      for first in placement.frames.indices where !placement.isHidden(first) {
        for second in placement.frames.indices where !placement.isHidden(second) {
          let gaps = [
            (
              placement.frames[second].x - placement.frames[first].maxX,
              snapped.frames[second].x - snapped.frames[first].maxX
            ),
            (
              placement.frames[second].y - placement.frames[first].maxY,
              snapped.frames[second].y - snapped.frames[first].maxY
            ),
          ]
          for (before, after) in gaps where before.magnitude < 1e-9 {
            touching += 1
            if placement.kind(of: first) == .measured && after < -1e-9 {
              kept += 1
              #expect(after > -1.000_01 / scale, "by one pixel at most")
            } else {
              #expect(after.magnitude < 1e-9, "seed \(seed), nodes \(first) and \(second)")
            }
          }
        }
      }
    }
    #expect(touching > 1000 && kept > 0 && kept * 3 < touching, "\(kept) of \(touching)")
  }

  @Test("gives content what it asked for, where that was there", arguments: scales)
  func content(scale: Double) {
    var leaves = 0
    for seed in PlacementLaws.seeds {
      let arena = RandomTree.arena(seed: seed), placement = RandomTree.placement(seed: seed)
      let snapped = placement.snapped(toScale: scale)
      for node in placement.frames.indices where placement.kind(of: node) == .measured && !placement.isHidden(node) {
        guard case .text(let text) = arena.contents[Int(arena.nodes[node].content)].content.kind else { continue }
        let style = arena.style(of: node)
        // Padding of points alone: what is left for the text is known without the engine.
        guard case .points(let left) = style.paddingLeft, case .points(let bottom) = style.paddingBottom else {
          continue
        }
        let before = placement.frames[node], after = snapped.frames[node]
        leaves += 1
        #expect(
          text.lines(in: after.width - left) <= text.lines(in: before.width - left), "seed \(seed), node \(node)")
        let needs = Double(text.lines(in: before.width - left)) * 11.7 + bottom
        #expect(after.height >= min(needs, before.height) - 1e-6, "seed \(seed), node \(node)")
      }
    }
    #expect(leaves > 500)
  }

  @Test("is the same when it is snapped again", arguments: scales)
  func idempotent(scale: Double) {
    for seed in PlacementLaws.seeds {
      let once = RandomTree.placement(seed: seed).snapped(toScale: scale)
      #expect(close(once.snapped(toScale: scale).frames, once.frames))
    }
  }

  @Test("rounds halves to the right and down, on either side of 0")
  func halves() {
    let row = Row { for _ in 0..<4 { Fixed(width: 0.5, height: 2.5) } }
    let snapped = row.layout(in: Frame(x: -1, y: -1.5, width: 2, height: 5)).snapped(toScale: 1)
    #expect(snapped.frames.map { $0.x } == [-1, -1, 0, 0, 1])
    #expect(snapped.frames.map { $0.maxX } == [1, 0, 0, 1, 1])
    #expect(snapped.frames[1].y == -1 && snapped.frames[1].maxY == 1)
  }
}
