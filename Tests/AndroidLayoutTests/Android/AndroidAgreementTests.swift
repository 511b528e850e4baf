import EagerLayout
import AndroidLayout
import TestSupport
import Testing

@Suite("Beside Android's two passes")
struct AndroidAgreementTests {
  @Test("random layouts have the same frames, but for what is documented")
  func agreement() throws {
    var trees = RandomAndroidView(seed: 41), views = 0, agreed = 0
    var counts: [AndroidMeasure.Difference: Int] = [:], silent = 0, warnedInVain = 0
    let count = Thorough.pick(120, 2_500)
    for place in 0..<count {
      let isMirrored = place % 2 == 1
      trees.hasWeights = place % 3 > 0
      trees.hasRelatives = place % 4 > 1
      let root = trees.tree(depth: 1 + place % 5)
      var android = AndroidMeasure()
      let expected = android.frames(of: root, width: 300, height: 400, isMirrored: isMirrored)
      views += expected.count
      var device = tablet
      device.direction = isMirrored ? .rightToLeft : .leftToRight
      let written = root.written(isMirrored: isMirrored, bySides: place % 8 < 4)
      let layout = try inflated(written, on: device), placement = layout.layout(in: Frame(width: 300, height: 400))
      let wrong = expected.filter { id, frame in
        guard let ours = placement[LayoutID(id)] else { return true }
        return zip([ours.x, ours.y, ours.width, ours.height], frame).contains { abs($0 - $1) > 1.0 / 1024 }
      }
      let isWarned = !layout.warnings.isEmpty || !layout.warnings(in: placement).isEmpty
      if wrong.isEmpty {
        agreed += 1
        warnedInVain += isWarned ? 1 : 0
      } else {
        #expect(!android.differences.isEmpty, "\(written): \(wrong)")
        if !isWarned, !android.differences.contains(.largest) { silent += 1 }
        for difference in android.differences { counts[difference, default: 0] += 1 }
      }
    }
    // Nearly all agree; the others have met what has a test of its own.
    #expect(agreed * 10 > count * 9 && views > count * 4, "\(agreed)")
    // Hardly a layout is otherwise without a warning, and few have one in vain.
    #expect(silent * 25 < count && warnedInVain * 8 < agreed, "\(silent) \(warnedInVain)")
    // A few layouts do not have every difference.
    #expect(!Thorough.isWhole || counts.count == AndroidMeasure.Difference.allCases.count)
  }
}
