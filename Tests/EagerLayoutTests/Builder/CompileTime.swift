import TestSupport
import Testing

/// Processor seconds of type-checking, beyond those of a program that only imports the library. What else runs beside it
/// shows in them: nobody's `swift test` fails because a machine is busy.
@Suite(
  "Type-checking", .serialized, .enabled(if: Thorough.isOn, "a long test"),
  .enabled(if: SwiftCompiler.isAvailable, Comment(rawValue: SwiftCompiler.reason)))
struct CompileTime {
  private func seconds(_ what: String, _ body: String) throws -> Double {
    let empty = try SwiftCompiler.check("import EagerLayout\n")
    let answer = try SwiftCompiler.check("import EagerLayout\nlet flag = true\nlet screen = Column {\n\(body)}\n")
    #expect(answer.errors == [])
    let seconds = answer.seconds - empty.seconds
    print("Type-checking \(what): \(Int(seconds * 1000)) ms, beside \(Int(empty.seconds * 1000)) ms for the import")
    return seconds
  }

  @Test("a block of 100 children takes well under a second")
  func plain() throws {
    let children = (0..<100).map { $0 % 2 == 0 ? "Flex()\n" : "Fixed(height: \($0))\n" }
    #expect(try seconds("100 children", children.joined()) < 1)
  }

  @Test("100 rows with two children and six modifiers each takes a few seconds")
  func rows() throws {
    let rows = (0..<100).map {
      "Row { Flex(); Fixed(width: \($0)) }.gap(4).padding(8).width(.percent(50)).height(44).margin(2).id(\($0))\n"
    }
    #expect(try seconds("100 rows with six modifiers", rows.joined()) < 5)
  }

  // These took 15 and 9 seconds when each line of a block and each length of a modifier was one of several overloads. The
  // limits leave room for a slow machine.
  @Test(
    "150 rows in one block take a few seconds at most",
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

  @Test("100 leaves with six modifiers each take a few seconds at most")
  func leaves() throws {
    let leaves = (0..<100).map {
      "Flex(2).basis(100).minWidth(0).maxWidth(.percent(50)).alignSelf(.center).margin(left: .auto).id(\($0))\n"
    }
    #expect(try seconds("100 leaves with six modifiers", leaves.joined()) < 3)
  }

  @Test("thirty levels of nesting takes well under a second")
  func nested() throws {
    let open = String(repeating: "Row {\nFlex()\n", count: 30)
    let close = String(repeating: "}.gap(3).padding(2)\n", count: 30)
    #expect(try seconds("30 levels", open + close) < 1)
  }

  @Test("a mistake at the end of 100 children takes no longer")
  func mistake() throws {
    let children = String(repeating: "Flex()\nFixed(width: 3).width(4)\n", count: 50)
    let answer = try SwiftCompiler.check("import EagerLayout\nlet screen = Column {\n\(children)Flex().gap(3)\n}\n")
    #expect(answer.errors.count == 1)
    #expect(answer.seconds < 2)
  }
}
