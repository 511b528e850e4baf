import EagerLayout
import Foundation
import LayoutViews
import Testing

#if DEBUG
  @Suite("Printed issues of views")
  struct PrintedViewIssueTests {
    /// Places views in widths in which they do not fit, and in a tree with another issue.
    private static func layOut() {
      let view = View("unbreakable")
      place(in: Frame(width: 0, height: 20)) { Item(view).minHeight(30) }
      for width in [50.0, 60, 61.5] { place(in: Frame(width: width, height: 20)) { Item(view).width(100) } }
      var tree = LayoutTree(Row { Item(view) }.padding(-1))
      for width in [200.0, 300] { tree.place(in: Frame(width: width, height: 20)) }
    }

    private static func silence() { unsafe setenv("EAGERLAYOUT_QUIET", "1", 1) }

    private func lines(_ result: ExitTest.Result?) -> [Substring] {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
        .filter { $0.hasPrefix("EagerLayout: ") }
    }

    @Test(
      "In debug builds, an issue of placed views is printed once, even if a later layout overflows by another length")
    func issuesArePrintedOnce() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        Self.layOut()
        exit(0)
      }
      let lines = lines(result)
      #expect(lines.count == 7 && lines[0].contains("EAGERLAYOUT_QUIET=1"), "\(lines)")
      #expect(lines.dropFirst().first?.hasPrefix("EagerLayout: Row 0 overflows by 50 in width") ?? false)
    }

    @Test("Issues of placed views are not printed if EAGERLAYOUT_QUIET is set")
    func issuesAreSilenced() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        Self.silence()
        Self.layOut()
        exit(0)
      }
      #expect(lines(result).isEmpty)
    }
  }
#endif
