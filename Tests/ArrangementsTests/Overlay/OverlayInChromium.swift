import TestSupport
import Testing

@Suite("Overlays compared with Chromium")
struct OverlayInChromium {
  @Test("Random overlays have the frames that Chromium computed for grids of one cell")
  func framesEqualChromium() throws {
    let cases = try ChromiumCase.read("overlay")
    #expect(cases.count >= 2_000)
    for one in Thorough.oneIn(8, of: cases) { #expect(one.fault() == nil) }
  }

  @Test("The overlay cases from Chromium include nesting, percentages, limits, negative margins and both directions")
  func casesAreVaried() throws {
    let forms = try ChromiumCase.read("overlay").map { $0.form }
    // Nested overlays, right to left, percentages, limits, negative margins, places and texts.
    #expect(forms.count { $0.dropFirst().contains("o") } > 200)
    for mark in ["D1", "%", "xw", "nh", "-", "J3", "A2", "j1", "T"] {
      #expect(forms.count { $0.contains(mark) } > 100, "\(mark)")
    }
  }
}
