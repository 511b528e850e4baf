import Foundation
import Testing

@Suite("The command 'layout convert'")
struct ConvertCommandTests {
  @Test("'layout convert' writes an Android layout as notation, JSON or Swift with the same frames")
  func convertAndroidLayout() throws {
    let resources = try AndroidResources(), device = ["--device", "240x480"]
    let frames = try Program.layout(["frames", resources.rowPath] + device).output
    let notation = try Program.layout(["convert", resources.rowPath] + device)
    #expect(notation.status == 0 && notation.errors == "")
    #expect(notation.output.hasPrefix("Overlay(.topLeading) {\n  Linear(.horizontal"))
    #expect(notation.output.hasSuffix("\n.layout(in: Frame(width: 240, height: 480))\n"))
    #expect(try Program.layout(["frames", "-"], input: notation.output).output == frames)
    let json = try Program.layout(["convert", resources.rowPath, "--to", "json"] + device).output
    #expect(try Program.layout(["frames", "-"], input: json).output == frames)
    let swift = try Program.layout(["convert", resources.rowPath, "--to", "swift"] + device).output
    #expect(swift.hasPrefix("import Arrangements\n") && swift.contains("case avatar"))
    #expect(try Program.layout(["frames", "-"], input: swift).output == frames)
  }

  @Test(
    "'layout convert' converts each form of a layout to each other form with the same frames",
    arguments: [
      NamedLayout("notation", "Row { Fixed(width: 60).id(logo); Flex().id(title) }.gap(8)"),
      NamedLayout("JSON in several lines", Sample.barLines), NamedLayout("JSON", Sample.bar),
      NamedLayout(
        "HTML",
        "<div style='display: flex; width: 200px; height: 30px'><b id='a' style='flex: 1'></b><i id='b' style='width: 9px'></i></div>"
      ),
    ])
  func convertFormToForm(layout: NamedLayout) throws {
    let text = layout.text
    let frames = try Program.layout(["frames", "-", "--absolute"], input: text).output
    for form in ["notation", "json", "swift", "css"] {
      let written = try Program.layout(["convert", "-", "--to", form], input: text)
      #expect(written.status == 0 && written.errors == "")
      let again = try Program.layout(["frames", "-", "--absolute"], input: written.output).output
      // A document has a name, which no other form has.
      #expect(
        again.firstRange(of: "\"frame\":").map { again[$0.lowerBound...] }
          == frames.firstRange(of: "\"frame\":").map { frames[$0.lowerBound...] }, "\(form): \(written.output)")
    }
  }

  @Test("'layout convert' suggests a form for an unknown one, and its help lists --to")
  func convertUnknownForm() throws {
    let outcome = try Program.layout(["convert", "Row {}", "--to", "jsn"])
    #expect(outcome.status == 2 && outcome.errors.contains("did you mean 'json'?"))
    #expect(try Program.layout(["convert", "Row { Flx() }"]).status == 1)
    #expect(try Program.layout(["help", "convert"]).output.contains("--to FORM"))
  }
}
