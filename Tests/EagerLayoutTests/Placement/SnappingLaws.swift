import EagerLayout
import TestSupport
import Testing

@Suite("Laws of snapping to pixels")
struct SnappingLaws {
  static let scales: [Double] = [0.1, 0.5, 1, 1.5, 2, 3]

  @Test("All edges of a snapped placement are on whole pixels", arguments: scales)
  func edgesAreOnPixels(scale: Double) {
    for (seed, _, placement) in RandomTree.all {
      for frame in placement.snapped(toScale: scale).frames {
        for edge in [frame.x, frame.y, frame.maxX, frame.maxY] {
          #expect(((edge * scale).rounded() - edge * scale).magnitude < 1e-6, "seed \(seed)")
        }
      }
    }
  }

  @Test("Snapping moves positions by at most half a pixel and changes sizes by less than one pixel", arguments: scales)
  func snappingMovesByHalfAPixel(scale: Double) {
    for (_, _, placement) in RandomTree.all {
      let snapped = placement.snapped(toScale: scale)
      for (before, after) in zip(placement.frames, snapped.frames) {
        #expect(
          (before.x - after.x).magnitude <= 0.500_01 / scale && (before.y - after.y).magnitude <= 0.500_01 / scale)
        #expect((before.width - after.width).magnitude < 1.000_01 / scale)
        #expect((before.height - after.height).magnitude < 1.000_01 / scale)
      }
    }
  }

  @Test(
    "Frames that touch still touch when snapped, or overlap by at most a pixel to keep measured content",
    arguments: scales)
  func snappedFramesTile(scale: Double) {
    var touching = 0, overlapping = 0
    for (seed, _, placement) in RandomTree.all {
      let snapped = placement.snapped(toScale: scale)
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
              overlapping += 1
              #expect(after > -1.000_01 / scale, "by one pixel at most")
            } else {
              #expect(after.magnitude < 1e-9, "seed \(seed), nodes \(first) and \(second)")
            }
          }
        }
      }
    }
    #expect(
      touching > Thorough.pick(80, 1_000) && overlapping > 0 && overlapping * 3 < touching,
      "\(overlapping) of \(touching)")
  }

  @Test("A snapped text has no more lines than before and stays high enough for them", arguments: scales)
  func snappedTextKeepsItsLines(scale: Double) {
    var leaves = 0
    for (seed, arena, placement) in RandomTree.all {
      let snapped = placement.snapped(toScale: scale)
      for node in placement.frames.indices where placement.kind(of: node) == .measured && !placement.isHidden(node) {
        guard case .text(let text) = arena.contents[Int(arena.nodes[node].content)].kind else { continue }
        let style = arena.style(of: node)
        // With padding in points, this test can compute the text's width and height itself.
        guard case .points(let left) = style.paddingLeft, case .points(let bottom) = style.paddingBottom else {
          continue
        }
        let before = placement.frames[node], after = snapped.frames[node]
        leaves += 1
        #expect(
          text.lineCount(in: after.width - left) <= text.lineCount(in: before.width - left),
          "seed \(seed), node \(node)")
        let needs = Double(text.lineCount(in: before.width - left)) * 11.7 + bottom
        #expect(after.height >= min(needs, before.height) - 1e-6, "seed \(seed), node \(node)")
      }
    }
    #expect(leaves > Thorough.pick(50, 500))
  }

  @Test("Snapping a placement twice gives the frames of snapping once", arguments: scales)
  func snappingTwice(scale: Double) {
    for (_, _, placement) in RandomTree.all {
      let snappedOnce = placement.snapped(toScale: scale)
      #expect(close(snappedOnce.snapped(toScale: scale).frames, snappedOnce.frames))
    }
  }

  @Test(
    "Snapping at extreme or invalid scales gives finite frames and makes no text smaller",
    arguments: Rows.of(
      [
        1e300, .greatestFiniteMagnitude, 1e17, 1e12, 1e-4, 1e-8, 3e-10, 1e-15, 1e-300, .leastNonzeroMagnitude, 0, -1,
        .nan, .infinity,
        -.infinity,
      ] as [Double]))
  func extremeScales(rows: Rows<Double>) {
    for scale in rows {
      for (seed, _, placement) in RandomTree.all.prefix(Thorough.pick(20, 150)) {
        let snapped = placement.snapped(toScale: scale)
        #expect((snapped.frames + [snapped.bounds]).allSatisfy { $0.isFinite }, "scale \(scale), seed \(seed)")
        #expect(snapped.frames.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "scale \(scale), seed \(seed)")
        #expect(close(snapped.snapped(toScale: scale).frames, snapped.frames), "scale \(scale), seed \(seed)")
        if !(scale > 0 && scale < .infinity) { #expect(snapped == placement) }
        guard scale < 1e9 else {
          // A scale of 1e9 or more has no visible effect, and the others are invalid.
          #expect(close(snapped.frames, placement.frames))
          continue
        }
        for node in placement.frames.indices where placement.kind(of: node) == .measured {
          let before = placement.frames[node], after = snapped.frames[node]
          #expect(
            after.width >= before.width && after.height >= before.height, "scale \(scale), seed \(seed), node \(node)")
        }
      }
    }
  }

  @Test("Snapped text is never smaller than measured, not even by a rounding error", arguments: scales)
  func snappedTextIsNotSmaller(scale: Double) {
    var random = SplitMix64(seed: 5)
    for _ in 0..<Thorough.pick(80, 400) {
      let widths = (0..<6).map { _ in Double.random(in: 5...60, using: &random) + random.pick([0, 1e-13, 3e-8]) }
      let row = Row(alignment: .start) {
        for width in widths { Measured(width: width, height: width / 3).margin(left: .points(width / 7)) }
      }
      let snapped = row.layout(in: Frame(x: 0.1, y: 0.7, width: 900, height: 90)).snapped(toScale: scale)
      for (index, width) in widths.enumerated() {
        #expect(snapped.frames[index + 1].width >= width && snapped.frames[index + 1].height >= width / 3)
      }
    }
  }

  @Test("Snapping rounds halves to the right and down, for positive and negative coordinates")
  func halvesRoundRightAndDown() {
    let row = Row { for _ in 0..<4 { Fixed(width: 0.5, height: 2.5) } }
    let snapped = row.layout(in: Frame(x: -1, y: -1.5, width: 2, height: 5)).snapped(toScale: 1)
    #expect(snapped.frames.map { $0.x } == [-1, -1, 0, 0, 1])
    #expect(snapped.frames.map { $0.maxX } == [1, 0, 0, 1, 1])
    #expect(snapped.frames[1].y == -1 && snapped.frames[1].maxY == 1)
  }
}
