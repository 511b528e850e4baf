import Foundation
import TestSupport
import Testing

@Suite("The command 'layout why'")
struct WhyCommandTests {
  static let layout = """
    Row { Fixed(width: 60).id(logo); Flex(1).basis(100).id(title); Flex(3).basis(80).maxWidth(128).id(cell, index: 3) }
    .gap(10).width(340)
    """

  @Test("For a layout in the notation, 'layout why' prints all steps that lead to the width of an item")
  func whyOfNotation() throws {
    let files = try Scratch(), file = try files.path("bar.layout", Self.layout)
    let outcome = try Program.layout(["why", file, "title", "--horizontal"])
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        Why is title 132 wide, at x 70 of Row?
          Row: width               340, its width
          gaps                     10 x 2         = 20
          available space          340 - 20       = 320  Row - gaps
          logo: starts from        60, its width
          title: starts from       100, its basis
          cell[3]: starts from     80, its basis
          round 1
          taken                    60 + 100 + 80  = 240  logo + title + cell[3]
          free                     320 - 240      = 80  available space - taken
          factors                  1 + 3          = 4  title + cell[3]
          title: with its share    100 + 80 x 1/4 = 120  not frozen: shares again
          cell[3]: with its share  80 + 80 x 3/4  = 140  over its maximum 128: frozen
          round 2
          taken                    60 + 100 + 128 = 288  logo + title + cell[3]
          free                     320 - 288      = 32  available space - taken
          title: with its share    100 + 32 x 1/1 = 132  within its limits: done
          after that
          title: x                 60 + 10        = 70  logo + gap

        """)
  }

  @Test("'layout why' explains an item in each of several documents")
  func whyOfDocuments() throws {
    let both = Sample.bar + "\n" + Sample.bar.replacing("\"width\": 300", with: "\"width\": 400")
    let outcome = try Program.layout(["why", "-", "title", "--plain"], input: both)
    #expect(outcome.status == 0)
    #expect(
      outcome.lines.filter { $0.hasPrefix("Why") } == [
        "Why is title 240 wide, at x 60 of bar?", "Why is title 60 high, at y 0 of bar?",
        "Why is title 340 wide, at x 60 of bar?", "Why is title 60 high, at y 0 of bar?",
      ])
    #expect(outcome.lines.contains("  free: 300 - 60 = 240, bar - logo"))
  }

  @Test("'layout why' finds an item by its name and index, or by its number", arguments: ["cell[3]", "3"])
  func whyByNameAndNumber(item: String) throws {
    let outcome = try Program.layout(["why", "-", item], input: Self.layout)
    #expect(outcome.status == 0)
    #expect(outcome.lines[0] == "Why is cell[3] 128 wide, at x 212 of Row?")
  }

  @Test("'layout why' lists the numbers of items with the same name, and accepts a number")
  func whyOfAmbiguousName() throws {
    let text = "Row { Fixed(width: 10).id(a); Flex().id(b); Fixed(width: 20).id(a) }"
    let outcome = try Program.layout(["why", "-", "a"], input: text)
    #expect(outcome.status == 1 && outcome.output == "")
    #expect(outcome.errors.contains("2 items are named 'a'. Use a number from the list: 1, 3."))
    #expect(try Program.layout(["why", "-", "3"], input: text).lines[0].hasPrefix("Why is a (3) 20 wide"))
    let triedLayout = try Program.run(["try", text, "--plain"])
    #expect(triedLayout.output.contains("a (1): x 0") && triedLayout.output.contains("a (3): x 300"))
    #expect(try Program.run(["try", text, "--why", "a"]).errors.contains("2 items are named 'a'"))
  }

  @Test("'layout why' uses CSS terms with --css, and one axis with --vertical or --horizontal")
  func whyOptions() throws {
    let css = try Program.layout(["why", "-", "title", "--css", "--vertical"], input: Self.layout)
    #expect(
      css.output == """
        Why is title 120 high, at y 0 of Row?
          Row: height    120, the available space
          title: height  120, height of Row
          title: y       0

        """)
    let wide = try Program.layout(["why", "-", "title", "--css", "--horizontal"], input: Self.layout)
    #expect(wide.output.contains("title: flex base size"))
    #expect(!wide.output.contains(" high"))
  }

  @Test("'layout why' takes the bounds from --width and --height")
  func whyInBounds() throws {
    let outcome = try Program.layout(
      ["why", "-", "1", "--width", "90", "--height=40", "--plain"], input: "Row { Flex() }")
    #expect(outcome.lines[0] == "Why is Flex 90 wide, at x 0 of Row?")
    #expect(outcome.output.contains("Why is Flex 40 high"))
  }

  @Test(
    "'layout why' reports unknown items and faulty layouts and exits with 1",
    arguments: [
      ("titel", layout, "there is no item 'titel'; did you mean 'title'?"),
      ("4", layout, "Use a name, or a number (0 to 3)"), ("", layout, "there is no item ''"),
      ("a", "Row { Flex().id(a)", "never closed"), ("a", "", "standard input is empty"),
      ("a", "Row { Flex().id(a).hidden() }", "hidden"), ("a", "{\"root\": 1}", "standard input:"),
      ("ttle", Sample.bar, "did you mean 'title'?"),
    ])
  func whyFaults(item: String, text: String, message: String) throws {
    let outcome = try Program.layout(["why", "-", item], input: text)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(
    "'layout why' rejects invalid arguments and exits with 2",
    arguments: [
      ([], "why needs a layout"), (["Row {}"], "why needs an item"), (["-", "a", "b"], "'b' is one word too many"),
      (["-", "a", "--ccs"], "did you mean '--css'?"), (["-", "a", "--width", "no"], "--width is a number"),
    ])
  func whyUsage(arguments: [String], message: String) throws {
    let outcome = try Program.layout(["why"] + arguments, input: "Row { Flex().id(a) }")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
  }

  @Test(
    "With only an item as argument, 'layout why' reads standard input, and --width overrides a document's bounds")
  func whyOfStandardInput() throws {
    let outcome = try Program.layout(["why", "title", "--width", "90"], input: Sample.bar)
    #expect(outcome.status == 0)
    #expect(outcome.lines[0] == "Why is title 30 wide, at x 60 of bar?")
    let list = try Program.layout(["why", "-", "title", "--width", "90,100"], input: Sample.bar)
    #expect(list.status == 2)
    #expect(list.errors.contains("why takes one width: 'draw' compares several"))
  }

  @Test("'layout why' has help, and the list of commands contains it")
  func whyHelp() throws {
    for arguments in [["why", "--help"], ["help", "why"]] {
      let outcome = try Program.layout(arguments)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("--horizontal"))
    }
    #expect(try Program.layout(["--help"]).output.contains("why LAYOUT ITEM"))
    #expect(try Program.layout(["wyh"]).errors.contains("did you mean 'why'?"))
  }

  @Test("'playground try --why' explains an item of the layout")
  func tryWhy() throws {
    let outcome = try Program.run(["try", Self.layout, "--why", "title"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Why is title 132 wide"))
    #expect(try Program.run(["try", Self.layout, "--why", "title", "--css"]).output.contains("flex base size"))
    #expect(try Program.run(["try", Self.layout, "--why", "titel"]).status == 1)
    #expect(try Program.run(["try", Self.layout, "--why", "title", "--json"]).status == 2)
  }

  @Test("'why' in 'playground prompt' explains an item of the last layout and reports missing items")
  func promptWhy() throws {
    let outcome = try Program.run(
      ["prompt", "--plain"], input: "why a\n\(Self.layout)\nwhy title\nwhy titel\nwhy 1 css\nwhy\n")
    #expect(outcome.status == 1)
    #expect(outcome.lines.contains("Why is title 132 wide, at x 70 of Row?"))
    #expect(outcome.lines.contains("  logo: flex base size: 60, its width"))
    #expect(outcome.errors.contains("there is no layout yet"))
    #expect(outcome.errors.contains("did you mean 'title'?"))
    #expect(outcome.errors.contains("why needs an item"))
  }

  @Test("In a lesson without a terminal, a right answer is followed by an explanation")
  func lessonWhy() throws {
    let files = try Scratch()
    let progress = files.folder.appending(path: "progress").path()
    let outcome = try Program.run(
      ["lesson", "fixed-and-flex", "--plain", "--progress", progress], input: "next\n140 210\nquit\n",
      environment: ["TERM": "dumb"])
    #expect(outcome.output.contains("Right."))
    #expect(outcome.lines.filter { $0.hasPrefix("Why is title 140 wide") }.count == 1)
  }

  @Test("'layout why' explains the size of a grid's column or row, or says which numbers the grid has")
  func whyOfTrack() throws {
    let grid = "Column { Grid(columns: [80, .auto], autoRows: [20]) { Flex(); Flex(); Flex() }.id(table).width(200) }"
    let column = try Program.layout(["why", grid, "column 2", "--plain"])
    #expect(column.output.hasPrefix("Why is column 2 of table 120 wide?\n"))
    #expect(column.output.contains("  It begins at x 80.\n"))
    #expect(column.output.contains("  column 2: 0 + 120 = 120, "))
    let row = try Program.layout(["why", grid, "table", "row", "1", "--plain"])
    #expect(row.output.hasPrefix("Why is row 1 of table 20 high?\n"))
    let none = try Program.layout(["why", grid, "row 9"])
    #expect(none.status != 0)
    #expect(none.errors.contains("table has no row 9: its rows go from 1 to 2."))
  }

  @Test("'layout why' states where a column or row of a grid begins, also without items in it")
  func whyOfTrackPosition() throws {
    let items = "{ Flex().cell(column: 1, row: 1); Flex().cell(column: 2, row: 1) }"
    let grid = "Grid(columns: [100, 50, 70], rows: [40, 20]) \(items).padding(5).gap(2)"
    let second = try Program.layout(["why", grid, "column 2"])
    #expect(second.output.hasPrefix("Why is column 2 of Grid 50 wide?\n  It begins at x 107: 5 + 100 + 2.\n"))
    let third = try Program.layout(["why", grid, "column 3"])
    #expect(third.output.hasPrefix("Why is column 3 of Grid 70 wide?\n  It begins at x 159: 5 + 100 + 2 + 50 + 2.\n"))
    #expect(third.output.contains("\n  column 3  70, its points\n"))
    let row = try Program.layout(["why", grid, "row 2", "--plain"])
    #expect(row.output.hasPrefix("Why is row 2 of Grid 20 high?\n  It begins at y 47: 5 + 40 + 2.\n"))
    let none = try Program.layout(["why", grid, "column 4"])
    #expect(none.errors.contains("Grid has no column 4: its columns go from 1 to 3."))
    let back = try Program.layout(["why", grid + ".direction(.rightToLeft).width(300)", "column 2"])
    #expect(back.output.contains("  It begins at x 193 and goes to the left.\n"))
  }

  private static let page = """
    <body style="display: grid; grid-template: 'head head' 20px 'menu main' 1fr / 60px 1fr; width: 300px">
    <header class="top bar" style="grid-area: head">Title</header><nav style="grid-area: menu"><a>One</a></nav>
    <main style="grid-area: main"><div class="card">Free</div><div id="best" class="card wide">Best plan</div>
    <p>Not “quoted”</p></main></body>
    """

  @Test(
    "'layout why' finds an element of a page by id, class, grid area, tag or text",
    arguments: Rows.of([
      ("best", "best"), ("wide", "best"), ("top", "top"), ("bar", "top"), ("head", "top"), ("header", "top"),
      ("Title", "top"), ("menu", "“One”"), ("main", "main"), ("Free", "card"), ("\"Free\"", "card"), ("'Free'", "card"),
      ("“Free”", "card"), ("Best plan", "best"), ("Not quoted", "“Not “quoted””"), ("p", "“Not “quoted””"),
    ]))
  func whyOfPageElement(rows: Rows<(String, String)>) throws {
    for (item, title) in rows {
      let outcome = try Program.layout(["why", "-", item], input: Self.page)
      #expect(outcome.status == 0, "\(item): \(outcome.errors)")
      #expect(outcome.output.hasPrefix("Why is \(title) "), "\(item): \(outcome.output)")
    }
    let drawn = try Program.layout(["draw", "-"], input: Self.page)
    #expect(!drawn.output.contains("Grid") && !drawn.output.contains("Block"), "\(drawn.output)")
    let unclear = try Program.layout(["why", "-", "div"], input: Self.page)
    #expect(unclear.status == 1 && unclear.errors.contains("2 items are named 'div'."), "\(unclear.errors)")
  }

  @Test(
    "'layout why' explains each column and row of a grid, with or without items in it",
    arguments: [
      ("[80, .flexible(1)]", "column 2", "remaining: 320 - 80 = 240, Grid - column 1"),
      ("[.flexible(1), .flexible(2)]", "column 2", "column 2: 106.667 x 2 = 213.333"),
      ("[.auto, .auto]", "column 2", "column 2: 10 + 150 = 160, content of column 2 + for each automatic column"),
      ("[80, .flexible(1)]", "row 1", "row 1: 10 + 110 = 120, content of row 1 + free space"),
    ])
  func whyOfAnyTrack(columns: String, track: String, line: String) throws {
    let outcome = try Program.layout([
      "why", "Grid(columns: \(columns)) { Fixed(10); Fixed(10) }", track, "--plain", "--height", "120",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.lines.contains("  " + line), "\(outcome.output)")
  }

  @Test("'layout why' asks which grid is meant if several have columns")
  func whyOfAmbiguousTrack() throws {
    let grid = "Grid(columns: [80, .flexible(1)]) { Fixed(10) }"
    let outcome = try Program.layout(["why", "Row { \(grid); \(grid); \(grid).id(form) }", "column 1"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("3 containers have columns: choose one, as in '1 column 1'"))
    #expect(outcome.errors.contains("(1: Grid, 3: Grid, form)"))
    #expect(
      try Program.layout(["why", "Row { \(grid); \(grid) }", "3 column 1"]).output.hasPrefix("Why is column 1 of"))
    let back = try Program.layout(["why", grid, "column -1"])
    #expect(
      back.errors.contains("Grid has no column -1: its columns go from 1 to 2. Only grid lines are counted"))
  }

  @Test("'layout why' gives the numbers 0, -1 and so on to columns that were added before a grid's first line")
  func whyOfImplicitTrack() throws {
    let grid = "Grid(columns: [50, 60], autoColumns: [15]) { Flex().cell(column: -4); Flex().cell(column: 1) }"
    let first = try Program.layout(["why", grid, "column 1"])
    #expect(first.output.hasPrefix("Why is column 1 of Grid 50 wide?\n  It begins at x 15."))
    let added = try Program.layout(["why", grid, "column 0", "--plain"])
    #expect(added.output.hasPrefix("Why is column 0 of Grid 15 wide?\n  It begins at x 0. It was added before line 1"))
    #expect(try Program.layout(["why", grid, "column 3"]).errors.contains("its columns go from 0 to 2."))
  }

  @Test("'layout why' says that a repeated column without items is collapsed")
  func whyOfCollapsedTrack() throws {
    let grid = "Grid(columns: .autoFit(minimum: 90), gap: 10) { Flex() }.width(340)"
    let outcome = try Program.layout(["why", grid, "column 2", "--plain"])
    #expect(outcome.output.hasPrefix("Why is column 2 of Grid 0 wide?\n"))
    #expect(outcome.output.contains("column 2: 0, its size without items: it is collapsed, and so are its gaps"))
    #expect(try Program.layout(["why", grid, "column 4"]).errors.contains("its columns go from 1 to 3."))
  }

  @Test("'layout why' states the gap between columns and the distributed space separately")
  func whyOfDistributedTracks() throws {
    let grid = "Grid(columns: [60, 60, 60], gap: 5) { Flex(); Flex() }.justifyContent(.spaceBetween).width(300)"
    let outcome = try Program.layout(["why", grid, "column 2", "--plain"])
    #expect(
      outcome.output.contains(
        "It begins at x 120: 60 + 60. Between two columns are the gap of 5 and 55 of leftover space.\n"))
  }
}
