import TestSupport
import Testing

@Suite(
  "A gap in an initializer", .enabled(if: Thorough.isOn, "a long test"),
  .enabled(if: SwiftCompiler.isAvailable, Comment(rawValue: SwiftCompiler.reason)))
struct ContainerHintTests {
  private static let containers = [
    ("Masonry(columns: 3, gap: 8)", "Masonry(columns: 3) { … }.gap(10)"),
    ("Masonry(columns: 3, spacing: 8)", "Masonry(columns: 3) { … }.gap(10)"),
    ("Masonry(minimumWidth: 80, gap: 8)", "Masonry(minimumWidth: 80) { … }.gap(10)"),
    ("Flow(gap: 8)", "Flow { … }.gap(10)"), ("Flow(columns: 3, gap: 8)", "Flow(columns: 3) { … }.gap(10)"),
    ("Pages(columns: 3, rows: 2, gap: 8)", "Pages(columns: 3, rows: 2) { … }.gap(10)"),
    ("Linear(.vertical, gap: 8)", "Linear(.vertical) { … }.gap(10)"),
  ]

  /// All lines are compiled at once: diagnostics say their lines.
  private static let answer = Result {
    let lines = containers.enumerated().map { "func line\($0.offset)() { _ = \($0.element.0) { Flex() } }" }
    return try SwiftCompiler.check((["import Arrangements; import EagerLayout"] + lines).joined(separator: "\n"))
  }

  @Test("is one compile error that says where it goes", arguments: containers.indices)
  func message(index: Int) throws {
    let (code, remedy) = Self.containers[index]
    let errors = try Self.answer.get().errors.filter { $0.line == index + 2 }
    #expect(errors.count == 1, "\(code)")
    #expect(errors.first?.text.contains("the space between children is a modifier: \(remedy)") == true, "\(code)")
  }
}
