import Foundation
import Testing

@Suite("The command 'layout page'")
struct PageCommandTests {
  /// The folder of the sources, where the program was built.
  private static var sources: URL {
    var folder = Program.url("layout").deletingLastPathComponent()
    while folder.lastPathComponent != ".build", folder.path().count > 1 { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent()
  }

  @Test("'layout page' copies the page if it is built, and otherwise says how to build it")
  func pageCopiesBuiltPage() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "page.html")
    let outcome = try Program.layout(["page", file.path()])
    let built = Self.sources.appending(path: "Playground/Web/dist/playground.html")
    if let page = try? Data(contentsOf: built) {
      #expect(outcome.status == 0 && outcome.output.contains("open it in a browser"))
      #expect(try Data(contentsOf: file) == page)
      let known = try Program.layout(["page"])
      #expect(known.status == 0 && known.output.contains("Playground/Web/dist/playground.html"))
    } else {
      #expect(outcome.status == 1 && outcome.errors.contains("Playground/Web/build.sh"))
    }
  }

  @Test("'layout page' has help and rejects a second file and unknown options")
  func pageArguments() throws {
    let help = try Program.layout(["page", "--help"])
    #expect(help.status == 0 && help.output.contains("build.sh"))
    #expect(try Program.layout(["help", "page"]).output == help.output)
    let two = try Program.layout(["page", "a.html", "b.html"])
    #expect(two.status == 2 && two.errors.contains("'b.html' is one word too many"))
    #expect(try Program.layout(["page", "--nonsense"]).status == 2)
  }
}
