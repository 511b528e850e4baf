import TestSupport
import Testing

/// Measures the processor seconds of type-checking, less the seconds for a program that only imports the library. Other
/// programs on the machine can increase the measured time, so these tests are not part of an ordinary `swift test`.
@Suite(
  "Time of type-checking", .serialized, .enabled(if: Thorough.isOn, "a long test"),
  .enabled(if: SwiftCompiler.isAvailable, Comment(rawValue: SwiftCompiler.reason)))
struct CompileTime {
  private func seconds(_ label: String, _ body: String) throws -> Double {
    let empty = try SwiftCompiler.check("import EagerLayout\n")
    let diagnostics = try SwiftCompiler.check("import EagerLayout\nlet flag = true\nlet screen = Column {\n\(body)}\n")
    #expect(diagnostics.errors == [])
    let seconds = diagnostics.seconds - empty.seconds
    print("Type-checking \(label): \(Int(seconds * 1000)) ms, beside \(Int(empty.seconds * 1000)) ms for the import")
    return seconds
  }

  @Test("Type-checking a block of 100 children takes less than a second")
  func hundredChildren() throws {
    let children = (0..<100).map { $0 % 2 == 0 ? "Flex()\n" : "Fixed(height: \($0))\n" }
    #expect(try seconds("100 children", children.joined()) < 1)
  }

  @Test("Type-checking 100 rows with two children and six modifiers each takes less than five seconds")
  func hundredRowsWithModifiers() throws {
    let rows = (0..<100).map {
      "Row { Flex(); Fixed(width: \($0)) }.gap(4).padding(8).width(.percent(50)).height(44).margin(2).id(\($0))\n"
    }
    #expect(try seconds("100 rows with six modifiers", rows.joined()) < 5)
  }

  // Type-checking took up to 15 seconds when lines of a block and lengths of modifiers were overloaded. The limits are
  // high enough for a slow machine.
  @Test(
    "Type-checking 150 rows takes less than 2 s, or less than 4 s if they are nested or have modifiers",
    arguments: [
      ("three leaves", "Row { Flex(); Flex(); Flex() }", 2),
      (
        "sizes and modifiers",
        "Row { Fixed(width: 10, height: 20); Flex().padding(8); Measured(width: 3, height: 4).margin(left: 4) }.gap(4)",
        4
      ),
      ("rows in rows", "Row(gap: 4) { Flex(); Row { Flex(); Flex() } }", 4),
    ])
  func manyRows(what: String, row: String, limit: Double) throws {
    #expect(try seconds("150 rows of \(what)", String(repeating: row + "\n", count: 150)) < limit)
  }

  @Test("Type-checking 100 leaves with six modifiers each takes less than three seconds")
  func hundredLeavesWithModifiers() throws {
    let leaves = (0..<100).map {
      "Flex(2).basis(100).minWidth(0).maxWidth(.percent(50)).alignSelf(.center).margin(left: .auto).id(\($0))\n"
    }
    #expect(try seconds("100 leaves with six modifiers", leaves.joined()) < 3)
  }

  @Test("Type-checking rows nested in thirty levels takes less than a second")
  func thirtyLevels() throws {
    let open = String(repeating: "Row {\nFlex()\n", count: 30)
    let close = String(repeating: "}.gap(3).padding(2)\n", count: 30)
    #expect(try seconds("30 levels", open + close) < 1)
  }

  @Test("A mistake after 100 children is one compile error, found in less than two seconds")
  func mistakeAfterManyChildren() throws {
    let children = String(repeating: "Flex()\nFixed(width: 3).width(4)\n", count: 50)
    let diagnostics = try SwiftCompiler.check(
      "import EagerLayout\nlet screen = Column {\n\(children)Flex().gap(3)\n}\n")
    #expect(diagnostics.errors.count == 1)
    #expect(diagnostics.seconds < 2)
  }
}
