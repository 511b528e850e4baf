import TestSupport
import Testing

@Suite(
  "A foreign spelling of a container", .enabled(if: Thorough.isOn, "a long test"),
  .enabled(if: SwiftCompiler.isAvailable, Comment(rawValue: SwiftCompiler.reason)))
struct ContainerHintTests {
  private static let afterBlock = "the space between children is a modifier after the block: { … }.gap(10)"
  private static let tracks = "write [80, .flexible(1)], .repeated(3, .flexible(1)), .autoFill(minimum: 80) or .subgrid"

  private static let containers = [
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

  private static let right = [
    "Flex().width(flag ? 100 : FlexStyle.SizeLength.auto).height(.auto).width(to: .parent)",
    "Grid(columns: [80, .flexible(1)]) { Flex() }",
  ]

  /// All lines are compiled at once: diagnostics have their lines.
  private static let answer = Result {
    let lines = (containers.map { $0.0 } + right).enumerated().map { "func line\($0.offset)() { _ = \($0.element) }" }
    return try SwiftCompiler.check(
      (["import Arrangements; import EagerLayout; let flag = true"] + lines).joined(separator: "\n"))
  }

  @Test("is one compile error with what to write", arguments: containers.indices)
  func message(index: Int) throws {
    let (code, remedy) = Self.containers[index]
    let errors = try Self.answer.get().errors.filter { $0.line == index + 2 }
    #expect(errors.count == 1, "\(code)")
    #expect(errors.first?.text.contains(remedy) == true, "\(code): \(errors)")
  }

  @Test("of two lengths is not answered with the anchors of Relative")
  func comparedLengths() throws {
    let program = "import Arrangements; import EagerLayout\nlet item = Flex().width(min(.percent(50), 200))"
    let errors = try SwiftCompiler.check(program).errors.map { $0.text }
    #expect(errors.last?.contains("for the smaller of two lengths, write .width(.min(300, .percent(50)))") == true)
    #expect(!errors.contains { $0.contains("RelativeAnchor") })
  }

  @Test("leaves the spellings of the library alone")
  func rightPrograms() throws {
    #expect(try Self.answer.get().errors.filter { $0.line > Self.containers.count + 1 } == [])
  }
}
