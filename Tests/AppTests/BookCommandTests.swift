import Foundation
import TestSupport
import Testing

@Suite("The command 'playground book'")
struct BookCommandTests {
  @Test(
    "'playground book' writes a folder with all lessons, and with --live also the script of the pages",
    .enabled(if: Thorough.isOn, "a long test"))
  func bookWritesLessons() throws {
    let scratch = try Scratch()
    let folder = scratch.folder.appending(path: "book").path()
    let outcome = try Program.run(["book", folder])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("begin with \(folder)/index.html"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.contains("index.html") && names.contains("fixed-and-flex.html") && names.contains("screens.html"))
    #expect(names.contains("fixed-and-flex.png") && !names.contains("live.js"))
    let script = try scratch.path("script.js", "const live = 1")
    #expect(try Program.run(["book", folder, "--live", script]).status == 0)
    #expect(try String(contentsOfFile: "\(folder)/live.js", encoding: .utf8) == "const live = 1")
  }

  @Test(
    "'playground book --json' writes the lessons as JSON to a file or to standard output",
    .enabled(if: Thorough.isOn, "a long test"))
  func bookWritesJSON() throws {
    let printed = try Program.run(["book", "--json", "-"])
    #expect(printed.status == 0)
    let course = try #require(
      try JSONSerialization.jsonObject(with: Data(printed.output.utf8)) as? [String: Any])
    #expect((course["lessons"] as? [[String: Any]])?.first?["title"] != nil)
    #expect((course["drawings"] as? [String: Any])?["cat"] != nil)
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "course.json").path()
    #expect(try Program.run(["book", "--json", file]).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == printed.output)
  }

  @Test("'playground book' reports a missing folder, invalid addresses, mixed options and unreadable files")
  func bookFaults() throws {
    let none = try Program.run(["book"])
    #expect(none.status == 2 && none.errors.contains("book needs a folder"))
    for wrong in ["example.org", "https://", "https:///learn", "https://example.org/?lesson=1", "http://a/#b"] {
      let address = try Program.run(["book", "somewhere", "--address", wrong])
      #expect(address.status == 2 && address.errors.contains("an address is such as https://"), "\(wrong)")
    }
    let mixed = try Program.run(["book", "--json", "--live", "live.js"])
    #expect(mixed.status == 2 && mixed.errors.contains("--live has no meaning with --json"))
    let lost = try Program.run(["book", "somewhere", "--live", "nowhere.js"])
    #expect(lost.status == 1 && lost.errors.contains("nowhere.js"))
    // This takes long, because the program creates the whole book before it writes.
    guard Thorough.isOn else { return }
    let scratch = try Scratch()
    let blocked = try scratch.path("file", "") + "/book"
    let outcome = try Program.run(["book", blocked])
    #expect(outcome.status == 1 && outcome.errors.contains("cannot write to '\(blocked)'"))
    let file = try Program.run(["book", try scratch.path("other", "")])
    #expect(file.status == 1)
  }
}
