import EagerLayout
import Foundation
import LayoutMarkup
import TestSupport
import Testing

@Suite("Deep drawables")
struct DrawableDepthTests {
  @Test(
    "of 100 levels are read and painted on a thread of 512 KB, if they are optimised, in one file and by files",
    arguments: ["layer-list", "inset", "selector"])
  func deep(tag: String) async {
    let file = (tag == "inset" ? "<inset>" : "<\(tag)><item>", tag == "inset" ? "</inset>" : "</item></\(tag)>")
    let asked = await withCheckedContinuation { continuation in
      let thread = Thread {
        let inner = String(repeating: file.0, count: 99) + shape(1, 1) + String(repeating: file.1, count: 99)
        let others = (0..<99).map { level in
          let reference = "drawable='@drawable/a\(level + 1)'"
          let text = tag == "inset" ? "<inset \(reference)/>" : "<\(tag)><item \(reference)/></\(tag)>"
          return ("drawable/a\(level).xml", text)
        }
        let alone = try? drawable(inner)
        let root =
          tag == "inset" ? "<inset drawable='@drawable/a1'/>" : "<\(tag)><item drawable='@drawable/a1'/></\(tag)>"
        let together = try? drawable(root, others + [("drawable/a99.xml", shape(1, 1))])
        let isSame = alone == together && alone?.resolved(for: []).layers(in: Frame(width: 9, height: 9)).count == 1
        continuation.resume(returning: isSame ? alone?.asked : nil)
      }
      // What is not optimised needs more of the stack than a thread of Apple's systems has.
      thread.stackSize = Thorough.pick(1 << 20, 1 << 19)
      thread.start()
    }
    #expect(asked == "1.0 1.0, 0.0 0.0 0.0 0.0")
  }
}
