import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("Writing layouts as Swift and HTML")
struct Writing {
  @Test("A layout is written as a Swift program that declares an enumeration of the layout's ids")
  func swiftProgram() throws {
    let sketch = try Sketch(
      """
      Row(alignment: .end) {
        Fixed(width: 60).id(logo); Text("a \\"b\\"").id(in, index: 2); Flex(0.5).margin(left: -4, right: .auto).id("my cell")
        Flex().id(logo, index: 1)
      }.gap(row: 1, column: .percent(5))
      """)
    #expect(
      sketch.swift == """
        import EagerLayout

        enum Part: Int {
          case logo
          case `in`
        }

        let layout = Row(alignment: .end) {
          Fixed(width: 60).id(Part.logo)
          Measured(text: "a \\"b\\"", advance: 10, lineHeight: 10, baseline: 8)
            .id(Part.`in`, index: 2)
          Flex(0.5).margin(left: -4, right: .auto).id("my cell")
          Flex().id(Part.logo, index: 1)
        }
        .gap(row: 1, column: .percent(5))

        """)
    #expect(try Sketch("Row { Flex().id(0); Flex().id(a) }").swift.contains("case a = 1\n"))
    #expect(try Sketch("Flex().id(4)").swift == "import EagerLayout\n\nlet layout = Flex().id(4)\n")
  }

  @Test(
    "Calculated lengths are printed in the notation as they were written",
    arguments: [
      ".percent(50) - 10", ".min(300, .percent(90))", ".max(.percent(25), 80)", ".clamp(80, .percent(30), 120)",
      ".max(80, .min(.percent(30), 120, .percent(50)))", ".max(.min(.percent(30), 120), 80)",
    ])
  func calculatedLengths(length: String) throws {
    #expect(try Sketch(Sketch("Flex().width(\(length))").root).text == "Flex().width(\(length))")
  }

  @Test("If a leaf sets its own direction, its start and end edges are printed as left and right")
  func leafDirections() {
    var leaf = Fixed(9).margin(start: 8).padding(end: 3)
    leaf.node.style.direction = .rightToLeft
    #expect(Sketch(Row { leaf }).text == "Row {\n  Fixed(width: 9, height: 9).margin(right: 8).padding(left: 3)\n}")
    #expect(
      Sketch(leaf).css == """
        <div style="width: 9px; height: 9px; direction: rtl; margin-inline-start: 8px; \
        padding-inline-end: 3px; box-sizing: border-box"></div>

        """)
  }

  @Test(
    "Random layouts written as Swift compile", .enabled(if: Thorough.isOn, "a long test"),
    .enabled(if: Compiler.isAvailable))
  func compiles() throws {
    var program = "import EagerLayout\n"
    var texts = Reading.examples.map { $0.text }
    for seed in 0..<60 {
      var random = RandomLayout(seed: seed)
      texts.append(Sketch(random.item(levels: 3), names: ["a", "", "b c", "in", "self"]).text)
    }
    for (index, text) in texts.enumerated() {
      let lines = try Sketch(text).swift.split(separator: "\n").dropFirst().joined(separator: "\n")
      program += "enum Layout\(index) {\n\(lines.replacing("let layout", with: "static let layout"))\n}\n"
    }
    let messages = try Compiler.check(program)
    #expect(messages == "", "\(messages.prefix(2000))")
  }

  @Test(
    "A layout is written as HTML with CSS styles",
    arguments: [
      ("Flex()", "<div style=\"height: 100%\"></div>\n"),
      (
        "Row(alignment: .center) { Fixed(width: 60, height: 20).id(\"a<&\\\"\"); Flex(2); Measured(width: 3, height: 4).shrink(0) }.gap(10)",
        """
        <div style="display: flex; height: 100%; gap: 10px; align-items: center">
          <div id="a&lt;&amp;&quot;" style="flex: none; width: 60px; height: 20px"></div>
          <div style="flex: 2 1 0%; align-self: stretch"></div>
          <div style="flex: none"><div style="width: 3px; height: 4px"></div></div>
        </div>

        """
      ),
      (
        "Column(alignment: .end) { Text(\"a < b\").width(.percent(50)).absolute(left: 3); Fixed(height: 4).hidden() }"
          + ".padding(4).margin(top: 5).boxSizing(.contentBox).wrap(.wrapReverse).reversed().justifyContent(.spaceBetween, .safe)",
        """
        <div style="display: flex; flex-direction: column-reverse; position: relative; height: calc(100% - 13px); flex-wrap: \
        wrap-reverse; align-items: end; justify-content: space-between; margin: 5px 0 0 0; padding: 4px">
          <div style="position: absolute; left: 3px; width: 50%; font: 10px/10px Ahem">a &lt; b</div>
          <div style="display: none; flex: none; height: 4px; align-self: stretch"></div>
        </div>

        """
      ),
      (
        "Row { Flex().basis(.content).aspectRatio(2).overflow(x: .auto, y: .hidden).offset(top: .percent(1)).order(-1)"
          + ".border(Edges(left: 1)).minWidth(.minContent).alignSelf(.lastBaseline, .unsafe) }.direction(.rightToLeft).height(9)",
        """
        <div style="display: flex; height: 9px; direction: rtl">
          <div style="position: relative; top: 1%; flex: 1 1 content; order: -1; min-width: min-content; aspect-ratio: 2; \
        align-self: last baseline; overflow: auto hidden; scrollbar-width: none; border: 0 solid; \
        border-width: 0 0 0 1px; box-sizing: border-box"></div>
        </div>

        """
      ),
      (
        "Row { Fixed(9).margin(8).margin(start: 4).border(start: 2).absolute(top: 1, end: .percent(3)) }.height(9)"
          + ".padding(start: 5, end: 5)",
        """
        <div style="display: flex; position: relative; height: 9px; padding-inline-end: 5px; padding-inline-start: 5px; \
        box-sizing: border-box">
          <div style="position: absolute; top: 1px; inset-inline-end: 3%; flex: none; width: 9px; height: 9px; \
        margin-top: 8px; margin-inline-end: 8px; margin-bottom: 8px; margin-inline-start: 4px; border: 0 solid; \
        border-inline-start-width: 2px; box-sizing: border-box"></div>
        </div>

        """
      ),
    ])
  func html(text: String, expected: String) throws { #expect(try Sketch(text).css == expected) }

  // Chromium lays out the HTML of these texts as the engine does.
  @Test(
    "The CSS of an absolute box between top and bottom aligns it as the engine does",
    arguments: Rows.of(
      [
        // Browsers and the engine move a box that is too high into its parent, unless its alignment is `unsafe`.
        (".alignSelf(.center)", "width: 20px; height: 90px; align-self: center"),
        (".alignSelf(.end)", "width: 20px; height: 90px; align-self: end"),
        (".alignSelf(.flexStart, .unsafe)", "width: 20px; height: 90px; align-self: unsafe flex-start"),
        (".alignSelf(.end, .safe)", "width: 20px; height: 90px; align-self: safe end"),
        (".alignSelf(.baseline, .safe)", "width: 20px; height: 90px; align-self: baseline"),
        (".alignSelf(.lastBaseline)", "width: 20px; height: 90px; align-self: last baseline"),
        (".alignSelf(.stretch, .safe)", "width: 20px; height: 90px; align-self: stretch"),
        (".alignSelf(.auto, .safe)", "width: 20px; height: 90px"),
      ] as [(String, String)]))
  func absoluteBoxes(rows: Rows<(String, String)>) throws {
    for (modifiers, expected) in rows {
      let text =
        "Row(alignment: .end) { Fixed(width: 20, height: 90).absolute(top: 5, left: 1, bottom: 9)\(modifiers) }"
      #expect(
        try Sketch(text).css == """
          <div style="display: flex; position: relative; height: 100%; align-items: end">
            <div style="position: absolute; top: 5px; bottom: 9px; left: 1px; flex: none; \(expected)"></div>
          </div>

          """)
    }
  }

  // Browsers treat `align-self: auto` of absolute boxes as `normal`.
  @Test(
    "The CSS of an absolute box in a column leaves its vertical position to top and bottom",
    arguments: [
      ("Fixed(width: 20, height: 9).absolute(top: 5, bottom: 9)", "flex: none; width: 20px; height: 9px"),
      ("Fixed(width: 20).absolute(top: 5, bottom: 9).aspectRatio(2)", "flex: none; width: 20px; aspect-ratio: 2"),
      ("Text(\"a\").absolute(top: 5, bottom: 9)", "font: 10px/10px Ahem"),
      // A Flex without a width is not moved by the column's alignment.
      ("Flex().absolute(top: 5, bottom: 9)", "flex: 1 1 0%; align-self: normal"),
    ])
  func absoluteBoxesInColumn(item: String, expected: String) throws {
    #expect(
      try Sketch("Column(alignment: .center) { \(item) }").css.contains(
        "align-items: center\">\n  <div style=\"position: absolute; top: 5px; bottom: 9px; \(expected)\">"))
  }

  @Test(
    "safe and unsafe are written in CSS only before positions such as center",
    arguments: Rows.of(
      [
        (".justifyContent(.spaceBetween, .safe)", "justify-content: space-between\""),
        (".justifyContent(.end, .safe)", "justify-content: safe end\""),
        (".alignItems(.baseline, .unsafe)", "align-items: baseline\""), (".alignItems(.end, .safe)", "safe end\""),
        (".alignContent(.stretch, .safe)", "align-content: stretch\""),
        (".alignContent(.center, .unsafe)", "align-content: unsafe center\""),
        (".alignSelf(.stretch, .safe)", "align-self: stretch\""), (".alignSelf(.center, .safe)", "safe center\""),
      ] as [(String, String)]))
  func safety(rows: Rows<(String, String)>) throws {
    for (modifier, expected) in rows {
      let css = try Sketch("Row { Row {}\(modifier) }").css
      #expect(css.contains(expected), "\(css)")
    }
  }

  @Test("The notation has the same keywords and modifiers as the library")
  func keywords() {
    func check<Case: CaseIterable & RawRepresentable<UInt8>>(_ type: Case.Type, _ keyword: Keyword) {
      let names = keyword.names
      #expect(names.count == type.allCases.count)
      for value in type.allCases { #expect(names[Int(value.rawValue)] == "\(value)") }
    }
    check(CrossAlignment.self, .alignment)
    check(FlexStyle.FlexWrap.self, .of(.flexWrap))
    check(FlexStyle.AlignContent.self, .of(.alignContent))
    check(FlexStyle.JustifyContent.self, .of(.justifyContent))
    check(FlexStyle.AlignItems.self, .of(.alignItems))
    check(FlexStyle.AlignSelf.self, .of(.alignSelf))
    check(FlexStyle.Direction.self, .of(.direction))
    check(FlexStyle.BoxSizing.self, .of(.boxSizing))
    check(FlexStyle.Overflow.self, .of(.overflowX))
    check(FlexStyle.Overflow.self, .of(.overflowY))
    check(FlexStyle.AlignmentSafety.self, .overflowPosition)
    #expect("\(FlexStyle.Property.justifyContent.kind.keywords[11])" == "space-evenly")
    for modifier in Modifier.allCases {
      // The notation can express a property only by a modifier of its own.
      if case .sets(let property) = modifier {
        #expect(property.hasModifier)
      } else {
        #expect("\(modifier)" == modifier.name)
      }
    }
    let names = [
      "width", "height", "size", "minWidth", "minHeight", "maxWidth", "maxHeight", "aspectRatio", "boxSizing", "flex",
      "grow", "shrink", "basis", "margin", "padding", "border", "overflow", "alignSelf", "order", "absolute", "inset",
      "offset", "static", "hidden", "contents", "gap", "wrap", "lineCount", "alignItems", "justifyContent",
      "alignContent", "reversed", "direction", "id",
    ]
    #expect(Modifier.allCases.map { $0.name } == names)
    let basicItems = ItemKind.names.dropLast(ContainerSyntax.all.count)
    #expect(ItemKind.allCases.filter { $0.container == nil }.map { "\($0)".capitalized } == Array(basicItems))
  }

  @Test("A measuring closure is printed in the notation as an ellipsis, which cannot be read")
  func closures() {
    let sketch = Sketch(Row { Measured { _ in ContentSize(width: 3, height: 4) }.grow(1) })
    #expect(sketch.text == "Row {\n  Measured { … }.grow(1)\n}")
    #expect(throws: SketchFault.self) { try Sketch(sketch.text) }
  }
}

/// The Swift compiler of the toolchain that runs the tests.
private enum Compiler {
  /// The folder of the library's module, next to the test program.
  private static let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
    path: "Modules")

  /// Whether the test can run. In CI it always runs, and fails without the module.
  static let isAvailable =
    ProcessInfo.processInfo.environment["CI"] != nil
    || FileManager.default.fileExists(atPath: modules.appending(path: "EagerLayout.swiftmodule").path)

  /// The messages of the compiler about a program; empty if it compiles.
  static func check(_ program: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "notation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "layouts.swift"), log = folder.appending(path: "log")
    try program.write(to: file, atomically: true, encoding: .utf8)
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules.path, file.path,
    ]
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    let messages = try String(contentsOf: log, encoding: .utf8)
    return process.terminationStatus == 0 ? "" : messages.isEmpty ? "status \(process.terminationStatus)" : messages
  }
}
