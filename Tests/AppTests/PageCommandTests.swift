import Foundation
import Testing

@Suite("layout page")
struct PageCommandTests {
  /// The folder of the sources, where the program was built.
  private static var sources: URL {
    var folder = Program.url("layout").deletingLastPathComponent()
    while folder.lastPathComponent != ".build", folder.path().count > 1 { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent()
  }

  @Test("writes the page where it is built, and else says how to build it")
  func page() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "page.html")
    let outcome = try Program.layout(["page", file.path()])
    let built = Self.sources.appending(path: "Playground/Web/dist/playground.html")
    if let page = try? Data(contentsOf: built) {
      #expect(outcome.status == 0 && outcome.output.contains("open it in a browser"))
      #expect(try Data(contentsOf: file) == page)
      let told = try Program.layout(["page"])
      #expect(told.status == 0 && told.output.contains("Playground/Web/dist/playground.html"))
    } else {
      #expect(outcome.status == 1 && outcome.errors.contains("Playground/Web/build.sh"))
    }
  }

  @Test("says what is wrong with its words, and has a page of help")
  func words() throws {
    let help = try Program.layout(["page", "--help"])
    #expect(help.status == 0 && help.output.contains("build.sh"))
    #expect(try Program.layout(["help", "page"]).output == help.output)
    let two = try Program.layout(["page", "a.html", "b.html"])
    #expect(two.status == 2 && two.errors.contains("'b.html' is one word too many"))
    #expect(try Program.layout(["page", "--nonsense"]).status == 2)
  }
}
