import TestSupport
import Testing

@Suite(
  "Compiler messages for containers spelled as in other libraries", .enabled(if: Thorough.isOn, "a long test"),
  .enabled(if: SwiftCompiler.isAvailable, Comment(rawValue: SwiftCompiler.reason)))
struct ContainerHintTests {
  private static let afterBlock = "the space between children is a modifier after the block: { … }.gap(10)"
  private static let tracks = "write [80, .flexible(1)], .repeated(3, .flexible(1)), .autoFill(minimum: 80) or .subgrid"

  private static let containers: [(code: String, remedy: String)] = [
    ("Masonry(columns: 3, gap: 8) { Flex() }", afterBlock), ("Masonry(columns: 3, spacing: 8) { Flex() }", afterBlock),
    ("Flow(gap: 8) { Flex() }", afterBlock), ("Flow(columns: 3, gap: 8) { Flex() }", afterBlock),
    ("Pages(columns: 3, rows: 2, gap: 8) { Flex() }", afterBlock), ("Linear(.vertical, gap: 8) { Flex() }", afterBlock),
    ("ZStack { Flex() }", "'ZStack' has been renamed to 'Overlay'"),
    ("Overlay(alignment: .center) { Flex() }", "write the place without a label: Overlay(.center) { … }"),
    ("Grid(columns: 3) { Flex() }", tracks), ("Grid(columns: 3, gap: 8) { Flex() }", tracks),
    ("Grid(columns: [80, .fr(1)]) { Flex() }", "'fr' has been renamed to 'flexible(_:)'"),
    ("Grid(columns: [.minmax(0, .fr(1))]) { Flex() }", "'fr' has been renamed to 'flexible(_:)'"),
    ("Flex().width(flag ? 100 : .auto)", "needs the type: .width(isLast ? 100 : FlexStyle.SizeLength.auto)"),
    ("Flex().height(flag ? .percent(30) : .auto)", "a choice between a keyword and a number needs the type"),
    ("Grid(columns: [80], gap: 8) { unknown }", "cannot find 'unknown' in scope"),
  ]

  private static let valid = [
    "Flex().width(flag ? 100 : FlexStyle.SizeLength.auto).height(.auto).width(to: .parent)",
    "Grid(columns: [80, .flexible(1)]) { Flex() }",
  ]

  /// All programs are compiled together, one per line; the line of a diagnostic identifies the program.
  private static let diagnostics = Result {
    let lines = (containers.map { $0.code } + valid).enumerated().map {
      "func line\($0.offset)() { _ = \($0.element) }"
    }
    return try SwiftCompiler.check(
      (["import Arrangements; import EagerLayout; let flag = true"] + lines).joined(separator: "\n"))
  }

  @Test(
    "A container spelled as in another library is one compile error that says what to write",
    arguments: zip(containers.indices, containers.map { $0.code }))
  func foreignSpellingIsOneError(index: Int, code: String) throws {
    let remedy = Self.containers[index].remedy
    let errors = try Self.diagnostics.get().errors.filter { $0.line == index + 2 }
    #expect(errors.count == 1, "\(code)")
    #expect(errors.first?.text.contains(remedy) == true, "\(code): \(errors)")
  }

  @Test("min of two lengths is a compile error that names .min and not the anchors of Relative")
  func minOfTwoLengths() throws {
    let program = "import Arrangements; import EagerLayout\nlet item = Flex().width(min(.percent(50), 200))"
    let errors = try SwiftCompiler.check(program).errors.map { $0.text }
    #expect(errors.last?.contains("for the smaller of two lengths, write .width(.min(300, .percent(50)))") == true)
    #expect(!errors.contains { $0.contains("RelativeAnchor") })
  }

  @Test("Correct spellings of containers compile without an error")
  func correctSpellingsCompile() throws {
    #expect(try Self.diagnostics.get().errors.filter { $0.line > Self.containers.count + 1 } == [])
  }
}
