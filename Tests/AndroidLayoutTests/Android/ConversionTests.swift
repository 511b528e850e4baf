import EagerLayout
import AndroidLayout
import AndroidNotation
import PlaygroundKit
import TestSupport
import Testing

/// Converts a layout to the notation, and reads the text of the notation. Returns a description of the different
/// frames after one of these steps, or `nil`.
func differenceInOtherContainers(_ layout: InflatedLayout, _ expected: Placement, in bounds: Frame) -> String? {
  let sketch: Sketch
  do throws(AndroidConversion.Fault) {
    sketch = try AndroidConversion.sketch(of: layout, in: bounds)
  } catch {
    return error.message
  }
  do throws(SketchFault) {
    let read = try Sketch(sketch.text)
    for (form, placement) in [("written", sketch.layout(in: bounds)), ("read", read.layout(in: bounds))]
    where !agree(placement, expected) {
      return "\(form): \(placement.frames) and not \(expected.frames): \(sketch.text)"
    }
    return nil
  } catch {
    return "\(error.lines(width: 100)): \(sketch.text)"
  }
}

/// Whether the frames of two placements are equal, except for rounding.
private func agree(_ a: Placement, _ b: Placement) -> Bool {
  a.frames.count == b.frames.count
    && zip(a.frames, b.frames).allSatisfy { a, b in
      zip([a.x, a.y, a.width, a.height], [b.x, b.y, b.width, b.height]).allSatisfy { abs($0 - $1) <= 1.0 / 1024 }
    }
}

@Suite("Android layouts converted to other containers")
struct ConversionTests {
  @Test("Random Android layouts converted to the notation have the frames of their files")
  func randomLayouts() throws {
    var trees = RandomAndroidView(seed: 97)
    let bounds = Frame(width: 300, height: 400)
    for place in 0..<Thorough.pick(40, 500) {
      trees.hasWeights = place % 3 > 0
      trees.hasRelatives = place % 4 > 1
      let root = trees.tree(depth: 1 + place % 5)
      var device = tablet
      device.direction = place % 2 == 1 ? .rightToLeft : .leftToRight
      let written = root.written(isMirrored: place % 2 == 1, bySides: place % 8 < 4)
      let layout = try inflated(written, on: device)
      #expect(differenceInOtherContainers(layout, layout.layout(in: bounds), in: bounds) == nil, "\(written)")
    }
  }
}
