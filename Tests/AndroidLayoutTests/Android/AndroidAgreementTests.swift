import EagerLayout
import AndroidLayout
import TestSupport
import Testing

@Suite("Random layouts compared with Android's measuring")
struct AndroidAgreementTests {
  @Test("Over 90 % of random Android layouts have the frames of a model of Android, and the rest differ in a known way")
  func randomLayouts() throws {
    var trees = RandomAndroidView(seed: 41), views = 0, agreed = 0
    var counts: [AndroidMeasure.Difference: Int] = [:], differentWithoutWarning = 0, agreedWithWarning = 0
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
      let different = expected.filter { id, frame in
        guard let ours = placement[LayoutID(id)] else { return true }
        return zip([ours.x, ours.y, ours.width, ours.height], frame).contains { abs($0 - $1) > 1.0 / 1024 }
      }
      let isWarned = !layout.warnings.isEmpty || !layout.warnings(in: placement).isEmpty
      if different.isEmpty {
        agreed += 1
        agreedWithWarning += isWarned ? 1 : 0
      } else {
        #expect(!android.differences.isEmpty, "\(written): \(different)")
        if !isWarned, !android.differences.contains(.largest) { differentWithoutWarning += 1 }
        for difference in android.differences { counts[difference, default: 0] += 1 }
      }
    }
    // Nearly all layouts agree with Android. Each of the others has a known difference, which has its own test.
    #expect(agreed * 10 > count * 9 && views > count * 4, "\(agreed)")
    // Few layouts differ without a warning, and few that agree have one.
    #expect(
      differentWithoutWarning * 25 < count && agreedWithWarning * 8 < agreed,
      "\(differentWithoutWarning) \(agreedWithWarning)")
    // Only a run of all cases has enough layouts for every known difference to occur.
    #expect(!Thorough.triesAllCases || counts.count == AndroidMeasure.Difference.allCases.count)
  }
}
