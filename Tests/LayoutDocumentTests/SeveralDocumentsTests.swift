import EagerLayout
import LayoutDocument
import Testing

@Suite("Several documents in a text")
struct SeveralDocumentsTests {
  /// The line, name and error of each document.
  private func read(_ text: String) -> [String] {
    LayoutDocuments(text.utf8).map {
      switch $0.document {
      case .success(let document): "\($0.line) \(document.name ?? "-")"
      case .failure(let error): "\($0.line) \(error.name ?? "-"): \(error)"
      }
    }
  }

  private func line(_ name: String) -> String {
    #"{"name":"\#(name)","available":{"width":1,"height":1},"root":{}}"#
  }

  @Test("Each line of a text is read as a document, and blank lines are skipped")
  func lines() {
    #expect(read("\n" + line("a") + "\r\n \n" + line("b")) == ["2 a", "4 b"])
    #expect(read(line("a")) == ["1 a"])
  }

  @Test("A text without documents is one fault", arguments: ["", "\n \n", " \t\r\n"])
  func noDocument(text: String) {
    #expect(
      read(text) == [
        "1 -: line 1, column 1: expected a document, as in "
          + "{\"available\": {…}, \"root\": {…}}, but the text ends; is it cut off?"
      ])
  }

  @Test("A faulty line of a text does not stop the reading of the documents in other lines")
  func faultyDocument() {
    let cut = String(line("cut").dropLast())
    #expect(
      read([line("a"), cut, #"{"name":"c","root":{}}"#, line("d")].joined(separator: "\n")) == [
        "1 a",
        "2 cut: line 2, column \(cut.count + 1): expected a comma or \"}\" after the value, but the text ends; is it cut off?",
        "3 c: available: is missing; write the available space, as in {\"width\": 400, \"height\": \"max-content\"}",
        "4 d",
      ])
    #expect(read([cut, cut].joined(separator: "\n")).count == 2)
    let results = read(["no", "document", line("c"), "{"].joined(separator: "\n"))
    #expect(results.count == 4 && results[2] == "3 c")
  }

  @Test("A text with a single document can have several lines")
  func severalLines() throws {
    let pretty = try LayoutDocument(parsing: line("a")).json(pretty: true)
    #expect(read(pretty) == ["1 a"])
    #expect(read("\n" + pretty + "\n") == ["1 a"])
    #expect(read(line("a{]").replacing(",", with: ",\n")) == ["1 a{]"])
    #expect(
      read(String(pretty.dropLast(2))) == [
        "1 a: line 5, column 1: expected a comma or \"}\" after the value, but the text ends; is it cut off?"
      ])
  }

  @Test("Each of several documents has a frame report on one line")
  func reports() throws {
    let text = line("a") + "\n" + #"{"name":"b\n","root":{}}"#
    let reports = LayoutDocuments(text.utf8).map { FrameReport($0).description }
    #expect(reports.count == 2 && reports[0].hasPrefix(#"{"name":"a","frame":{"x":0,"y":0,"width":"#))
    #expect(
      reports[1] == #"{"name":"b\n","error":"available: is missing; write the available space, as in {\"width\": 400, "#
        + #"\"height\": \"max-content\"}"}"#)
  }
}
