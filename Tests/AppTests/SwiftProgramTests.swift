import EagerLayout
import PlaygroundKit
import Testing

@testable import layout

@Suite("Layouts in Swift programs")
struct SwiftProgramTests {
  static let program = """
    import EagerLayout

    struct Screen {
      let bounds = Frame(width: 200, height: 40)
      // Row { Flex() } in a comment, and "Row { Flex() }" in quotes, are no layouts.
      let text = "Row { Flex() }"
      func bar() -> Row {
        Row(gap: 10) { Fixed(width: 60).id(logo); Flex() }
      }
      var rows: some LayoutItem {
        Column { for number in 0..<3 { Fixed(height: 10).id(number) } }
      }
      func frames() -> [Frame] {
        let menu: some LayoutItem = Column { Flex(); Fixed(height: 30) }
          .padding(5)
        return menu.layout(in: bounds).frames
      }
    }

    var line = LinearLayout(.row, in: Frame(width: 50, height: 8))
    let first = line.add(Fixed(width: 20))
    line.add(Flex())
    print(line[first])
    """

  @Test("All layouts in a Swift program are found with names, lines and bounds, and a loop is a fault")
  func layoutsInProgram() throws {
    let layouts = SwiftProgram(Self.program).layouts
    #expect(layouts.map { $0.name } == ["Row", "Column", "menu", "line"])
    #expect(layouts.map { $0.line } == [8, 11, 14, 20])
    let bar = try layouts[0].sketch.get()
    #expect(bar.names == ["", "logo", ""])
    let menu = try layouts[2].sketch.get()
    #expect(menu.bounds.map { [$0.width, $0.height] } == [200, 40])
    #expect(menu.names.count == 3)
    let line = try layouts[3].sketch.get()
    #expect(line.bounds?.width == 50 && line.names == ["line", "first", ""])
    guard case .failure(let fault) = layouts[1].sketch else {
      Issue.record("A loop cannot be read.")
      return
    }
    #expect(fault.line == 11 && fault.message == "there is no item 'for'")
  }

  @Test("'layout frames' prints each layout of a Swift program, reports unreadable ones and exits with 1")
  func framesOfProgram() throws {
    let file = try Scratch(), path = try file.path("screen.swift", Self.program)
    let outcome = try Program.layout(["frames", path])
    #expect(
      outcome.lines.map { $0.prefix(20) } == [
        #"{"name":"Row","frame"#, #"{"name":"menu","fram"#, #"{"name":"line","fram"#, "",
      ])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("has 4 layouts; for one of them alone, give its text in quotes: 'Row { … }'"))
    #expect(
      outcome.errors.contains(
        "the layout in line 11 is not laid out: there is no item 'for'. Loops are not supported here: write the items one after "
          + "the other."))
    let why = try Program.layout(["why", path, "logo", "--plain"])
    #expect(why.output.contains("logo") && why.status == 0)
  }

  @Test("'layout frames' prints the one layout of a Swift program and exits with 0")
  func programWithOneLayout() throws {
    let file = try Scratch()
    let path = try file.path(
      "bar.swift", "let bar = Row { Flex() }\nlet placement = bar.layout(width: 70)\nplacement[Part.a]\n")
    let outcome = try Program.layout(["frames", path])
    #expect(
      outcome.output
        == #"{"frame":{"x":0,"y":0,"width":70,"height":0,"children":[{"x":0,"y":0,"width":70,"height":0}]}}"# + "\n")
    #expect(outcome.status == 0)
  }

  @Test("'layout draw' says why a Swift program has no readable layout")
  func programWithoutLayout() throws {
    let file = try Scratch()
    let empty = try Program.layout(["draw", try file.path("a.swift", "import EagerLayout\nprint(3)\n")])
    #expect(empty.errors.contains("contains no layout") && empty.status == 1)
    let loops = "let a = Row { for n in 0..<3 { Flex() } }\nlet b = Row { card }\n"
    let two = try Program.layout(["draw", try file.path("b.swift", loops)])
    #expect(
      two.errors.contains("has 2 layouts, and none of them can be read:\n  the layout in line 1 is not laid out: "))
    #expect(
      two.errors.contains(
        "there is no item 'card'. Replace it with its value, or write an item with this name: Fixed(width: 60, height: 20).id(card)."
      ))
    #expect(two.status == 1)
  }

  @Test("For a Swift program, 'playground draw' prints the command of layout to type")
  func programInPlayground() throws {
    let file = try Scratch(), path = try file.path("screen.swift", Self.program)
    let outcome = try Program.run(["draw", path])
    #expect(outcome.errors.contains("Type: ") && outcome.errors.contains("layout draw \(path)"))
    #expect(outcome.status == 1 && outcome.output == "")
  }
}
