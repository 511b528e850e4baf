import AndroidDrawables
import AndroidLayout
import EagerLayout
import Foundation
import Testing

@Suite("Deep Android drawables")
struct DrawableDepthTests {
  @Test(
    "Drawables of 40 levels are read and painted on a thread with a stack of 512 KB",
    arguments: ["layer-list", "inset", "selector"])
  func deepDrawables(tag: String) async {
    let file = (tag == "inset" ? "<inset>" : "<\(tag)><item>", tag == "inset" ? "</inset>" : "</item></\(tag)>")
    let sizeAndPadding = await withCheckedContinuation { continuation in
      let thread = Thread {
        let inner = String(repeating: file.0, count: 39) + shape(1, 1) + String(repeating: file.1, count: 39)
        let others = (0..<39).map { level in
          let reference = "drawable='@drawable/a\(level + 1)'"
          let text = tag == "inset" ? "<inset \(reference)/>" : "<\(tag)><item \(reference)/></\(tag)>"
          return ("drawable/a\(level).xml", text)
        }
        let alone = try? drawable(inner)
        let root =
          tag == "inset" ? "<inset drawable='@drawable/a1'/>" : "<\(tag)><item drawable='@drawable/a1'/></\(tag)>"
        let together = try? drawable(root, others + [("drawable/a39.xml", shape(1, 1))])
        let isSame = alone == together && alone?.resolved(for: []).layers(in: Frame(width: 9, height: 9)).count == 1
        continuation.resume(returning: isSame ? alone?.sizeAndPadding : nil)
      }
      // The smallest stack of a thread on Apple's systems.
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(sizeAndPadding == "1.0 1.0, 0.0 0.0 0.0 0.0")
  }
}
