import TestSupport
import Testing

@Suite("An overlay as a grid of one cell")
struct OverlayInChromium {
  @Test("has the frames of Chromium in random trees")
  func frames() throws {
    let cases = try ChromiumCase.read("overlay")
    #expect(cases.count >= 2_000)
    for one in Thorough.oneIn(8, of: cases) { #expect(one.fault() == nil) }
  }

  @Test("is compared in cases that say something")
  func guards() throws {
    let forms = try ChromiumCase.read("overlay").map { $0.form }
    // One overlay in another one, right to left, percentages, limits and negative margins.
    #expect(forms.count { $0.dropFirst().contains("o") } > 200)
    for mark in ["D1", "%", "xw", "nh", "-", "J3", "A2", "j1", "T"] {
      #expect(forms.count { $0.contains(mark) } > 100, "\(mark)")
    }
  }
}
