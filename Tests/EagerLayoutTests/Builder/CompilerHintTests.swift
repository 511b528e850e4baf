import TestSupport
import Testing

/// A line that must not compile, and a part of the message that says what to write instead.
struct MisuseCase: Sendable, CustomTestStringConvertible {
  var code: String
  var message: String
  var testDescription: String { code }

  init(_ code: String, _ message: String) {
    self.code = code
    self.message = message
  }

  static let all: [MisuseCase] = [
    // Children inside a leaf.
    .init("Flex { Fixed(width: 3) }", "a Flex has no children: write Row { … }.flex(1)"),
    .init("Flex(2) { Fixed(width: 3); Flex() }", "a Flex has no children"),
    .init("Fixed(width: 3) { Flex() }", "a leaf has no children: write Row { … } or Column { … }, with .width"),
    .init("Fixed(width: 3, height: 3) { Flex() }", "a leaf has no children"),
    .init("Fixed { Flex() }", "a leaf has no children"),
    // Modifiers that only containers have.
    .init("Flex().gap(4)", "put .gap on the Row or Column around it"),
    .init("Flex().gap(row: .points(4))", "put .gap on the Row or Column around it"),
    .init("Fixed(width: 3).justifyContent(.center)", "put .justifyContent on the Row or Column around it"),
    .init("Flex().alignItems(.center)", "write .alignSelf, or put .alignItems on its parent"),
    .init("Flex().order(1).gap(4)", "put .gap on the Row or Column around it"),
    // Sizes that have no label, are missing, or are not accepted.
    .init("Fixed()", "a Fixed needs a size: write Fixed(width: …)"),
    .init("Fixed().padding(8)", "a Fixed needs a size"),
    .init("Fixed(44, 20)", "name the sizes: Fixed(width: …, height: …)"),
    .init("Flex(width: 40)", "a Flex takes the remaining space: write Fixed(width: 60), or limit it"),
    .init("Flex(height: 40)", "a Flex takes the remaining space: write Fixed(width: 60), or limit it"),
    .init("Row(width: 340) { Flex() }", "the size of a container is a modifier: Row { … }.width(340)"),
    .init("Flex().frame(width: 40, height: 20)", "sizes are .size(40), .size(80, 32), .width(60) and .height(20)"),
    .init("Flex().frame(maxWidth: .infinity)", "to fill a row, .flex(1)"),
    .init("Flex().width(flag ? 100 : .auto)", "needs the type: .width(isLast ? 100 : FlexStyle.SizeLength.auto)"),
    // SwiftUI's sides.
    .init("Row { Flex() }.padding(.horizontal, 16)", "sides are labels: .padding(horizontal: 16)"),
    .init("Flex().padding(.top)", "sides are labels"),
    .init("Flex().margin(.leading, points)", ".padding(start: 8) for leading"),
    // SwiftUI's names.
    .init("HStack { Flex() }", "'HStack' has been renamed to 'Row'"),
    .init("VStack { Flex() }", "'VStack' has been renamed to 'Column'"),
    .init("Row { Flex(); Spacer(); Flex() }", "'Spacer' has been renamed to 'Flex'"),
    // The space between children.
    .init("Row(10) { Flex() }", "the space between children is called gap: Row(gap: 10) { … }"),
    .init("Column(spacing: 10) { Flex() }", "the space between children is called gap: Row(gap: 10) { … }"),
    .init("Row(alignment: .center, spacing: 10) { Flex() }", "the space between children is called gap"),
    .init("Row { Flex() }.spacing(10)", "'spacing' has been renamed to 'gap(_:)'"),
    .init("Row(gap: points) { Flex() }", "a CGFloat is a length if LayoutViews is imported; otherwise write Double(…)"),
    // Alignment.
    .init(
      "Row { Flex() }.alignment(.center)", "alignment is an argument of the container: Row(alignment: .center) { … }"),
    .init("Column(alignment: .leading) { Flex() }", "'leading' has been renamed to 'start'"),
    .init("Row(alignment: .bottom) { Flex() }", "'bottom' has been renamed to 'end'"),
    .init("Row(alignment: .stretch) { Flex() }", "for the values of CSS, write .alignItems"),
    .init("Row { Flex() }.justify(.center)", "'justify' has been renamed to 'justifyContent(_:_:)'"),
    .init("Row { Flex() }.align(.center)", "write .alignItems(.center) for the children, or .alignSelf"),
    .init("Flex().align(.center)", "'align' has been renamed to 'alignSelf(_:_:)'"),
    .init("Column(alignment: .center, justify: .center) { Flex() }", "a modifier: Row { … }.justifyContent(.center)"),
    .init("Row(justify: .spaceBetween) { Flex() }", "is a modifier: Row { … }.justifyContent(.center)"),
    // CSS's long names.
    .init("Row { Flex() }.flexGrow(1)", "'flexGrow' has been renamed to 'grow(_:)'"),
    .init("Flex().flexShrink(1)", "'flexShrink' has been renamed to 'shrink(_:)'"),
    .init("Flex().flexBasis(1)", "'flexBasis' has been renamed to 'basis(_:)'"),
    .init("Flex().flex(.none)", "CSS flex: none is .flex(0, 0, .auto)"),
    .init("Flex().flex(.auto)", "and flex: auto is .flex(1, 1, .auto)"),
    .init("Row { Flex() }.flexWrap(.wrap)", "'flexWrap' has been renamed to 'wrap(_:)'"),
    .init("Row { Flex() }.flexDirection(.column)", "write Row or Column; .reversed() reverses the order"),
    .init("Flex().position(.absolute)", "write .absolute(top: 4, left: 4), or .offset(x: 4, y: 4)"),
    .init("Flex().display(.none)", "for none, write .hidden()"),
    // Content of a block that is not an item.
    .init(#"Row { "text" }"#, #"write Measured(text: "words", advance: 10, lineHeight: 12), or Measured { … }"#),
    .init(#"Row { Flex(); "text"; Flex() }"#, #"write Measured(text: "words", advance: 10"#),
    .init(#"Row { Flex(); Measured("text") }"#, #"write Measured(text: "words", advance: 10"#),
    .init("Row { 44 }", "a block takes items such as Flex(), or an array or optional of one type of item"),
    .init("Row { Flex(); 44 }", "'Int' conform to 'LayoutContent'"),
    .init("Row { Flex(); print(3) }", "'()' cannot conform to 'LayoutContent'"),
    .init("Row { [Flex(), Fixed(width: 3)] }", "for several types, write LayoutItems([…])"),
    .init("Row { [Flex(), Fixed(width: 3)] as [Any] }", "for several types, write LayoutItems([…])"),
    // Sides in another order than top, left, bottom, right.
    .init("Flex().padding(left: 3, top: 4)", "argument 'top' must precede argument 'left'"),
    .init("Flex().absolute(right: 3, bottom: 4)", "argument 'bottom' must precede argument 'right'"),
    .init("Flex().margin(end: 3, start: 4)", "argument 'start' must precede argument 'end'"),
    // Left or right together with start or end.
    .init("Flex().margin(left: 3, end: 4)", "extra argument 'end' in call"),
    .init("Flex().absolute(top: 3, start: 4, right: 5)", "extra argument 'right' in call"),
    // Items and modifiers that a line does not accept.
    .init("line { $0.add(Row { Flex() }.gap(3)) }", "put containers into a tree: Row { … }.layout(in: …)"),
    .init("line { $0.add(Flex().hidden()) }", "put a leaf that is hidden, moved, ordered or styled into a Row"),
    .init("line { $0.add(Fixed(width: 3).absolute(left: .points(3))) }", "a line takes plain leaves"),
    .init("line { $0.add(Fixed(width: 3).order(1)) }", "a line takes plain leaves"),
    .init("line { $0.add(Flex().offset(top: .points(1))) }", "a line takes plain leaves"),
    .init("line { $0.add(Flex().style { $0.flexGrow = 2 }) }", "a line takes plain leaves"),
    .init("line { $0.insert(Row { Flex() }, at: 0) }", "put containers into a tree: Row { … }.layout(in: …)"),
    .init("line { $0.insert(Flex().hidden(), at: 0) }", "a line takes plain leaves"),
  ]

  /// Declarations that the lines of the cases use.
  static let prelude = """
    import EagerLayout
    import Foundation
    enum Plain { case one }; enum Named: String { case one }; enum Part: Int { case one }; enum Small: UInt8 { case one }
    let maybe: Flex? = nil; let some: Flex = Flex(); let flag = true; let missing: Double? = nil
    let points: CGFloat = 3
    let placement = Row { Flex() }.layout(in: Frame(width: 3, height: 3))
    func line<Result>(_ change: (inout LinearLayout) -> Result) {}

    """

  /// Returns a program with a function for each of `lines`, and the line number of the first function.
  static func program(_ lines: [String]) -> (text: String, firstLine: Int) {
    let functions = lines.enumerated().map { "func line\($0.offset)() { _ = \($0.element) }" }
    let preludeLines = prelude.split(separator: "\n", omittingEmptySubsequences: false).count
    return (prelude + functions.joined(separator: "\n"), preludeLines)
  }
}

@Suite("Compiler messages for misuse", .enabled(if: SwiftCompiler.isAvailable, Comment(rawValue: SwiftCompiler.reason)))
struct CompilerHintTests {
  /// The diagnostics of all cases, which are compiled as one program with a line for each.
  private static let diagnostics = Result {
    try SwiftCompiler.check(MisuseCase.program(MisuseCase.all.map { $0.code }).text)
  }

  @Test(
    "A misuse of the builder is one compile error that says what to write instead",
    .enabled(if: Thorough.isOn, "a long test"),
    arguments: zip(MisuseCase.all, MisuseCase.all.indices))
  func misuseIsOneError(misuse: MisuseCase, index: Int) throws {
    let line = MisuseCase.program([]).firstLine + index
    let errors = try Self.diagnostics.get().errors.filter { $0.line == line }
    #expect(errors.count == 1, "\(misuse.code)")
    let text = errors.first?.text ?? ""
    #expect(text.contains(misuse.message), "\(misuse.code)")
  }

  @Test(
    "Calling padding() or margin() without an amount gives a compiler warning that says to specify one",
    .enabled(if: Thorough.isOn, "a long test"),
    arguments: [
      ("Flex().padding()", "specify the amount: .padding(8)"),
      ("Row { Flex() }.margin()", "specify the amount: .margin(8)"),
    ])
  func modifierWithoutAmountWarns(code: String, message: String) throws {
    let warnings = try SwiftCompiler.check(MisuseCase.program([code]).text).warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.text.contains(message) ?? false)
  }

  @Test(
    "A custom item with a computed node does not compile, because its modifiers would be lost",
    .enabled(if: Thorough.isOn, "a long test"))
  func computedNodeDoesNotCompile() throws {
    let program = """
      import EagerLayout
      struct Card: LayoutItem {
        var node: LayoutNode { get { Row { Flex() }.node } set {} }
      }
      """
    let errors = try SwiftCompiler.check(program).errors.map { $0.text }
    #expect(errors.contains { $0.contains("does not conform to protocol 'LayoutItem'") })
  }

  @Test("Correct uses of items, modifiers, ids and lines compile without errors")
  func correctUsesCompile() throws {
    let lines = [
      "Flex()", "Flex(2)", "Flex(2.5).grow(1)", "Fixed(width: 3)", "Fixed(height: 3)", "Fixed(width: 3, height: 4)",
      "Fixed(Extent(width: 3, height: 4))", "Measured { _ in ContentSize(width: 3, height: 4) }",
      "Row {}", "Row()", "Box(.yoga) { Flex() }.gap(3)", "Box()", "Row(alignment: .end)",
      "Row { Flex(); Flex() }.gap(4)", "Row {}.gap(row: .points(3))",
      "Row { Flex() }.gap(row: .percent(3), column: .points(4)).alignItems(.center).justifyContent(.end, .safe)",
      "Row(alignment: .center) { if flag { Flex() }; if let maybe { maybe }; [some, some]; LayoutItems() }.reversed()",
      "Column { for n in 0..<3 { Fixed(height: Double(n)) } }.width(.percent(50)).height(3).padding(3).margin(3)",
      "Flex().padding(left: .points(3)).margin(top: .auto).padding(Edges(horizontal: 3)).margin(Edges(3))",
      "Flex().id(Part.one)", "Flex().id(Small.one, index: 3)", "Flex().id(3, index: 4)", #"Flex().id("three")"#,
      "placement[Part.one]", "placement[Small.one, 3]", "placement[3]", #"placement["three"]"#,
      "placement[LayoutID(3)]",
      "line { $0.add(Flex(2).minWidth(3)) }", "line { $0.add(Fixed(width: 3).id(Part.one)) }",
      "line { $0.insert(Flex(), at: 0) }", "LinearLayout(.row, in: Frame(width: 3, height: 3))",
      "line { $0.add(contentsOf: [Flex(), Flex()]) }", "line { $0.add(some) }",
      "line { $0.add(Flex().aspectRatio(1.5).alignSelf(.center, .safe).overflow(x: .hidden, y: .clip)) }",
      "Row { Flex() }.wrap().alignContent(.center, .safe).direction(.rightToLeft).wrap(.wrapReverse)",
      "Row { Flex() }.aspectRatio(16, 9).order(-1).offset(left: .points(3)).style { $0.flexGrow = 2 }.gap(3)",
      "Row { Flex() }.style(.yoga).gap(column: .percent(3)).hidden().absolute().wrap()",
      "Flex().order(1).hidden().offset(bottom: .auto).absolute(left: .points(3)).style(.css).padding(8).order(2)",
      "Flex().padding(top: 4, start: 8, bottom: 4, end: 0).margin(start: .auto).border(end: 1).padding(top: 3)",
      "Flex().absolute(top: 8, end: 8).offset(start: .percent(5)).absolute(bottom: 3).offset(top: 4).absolute(end: missing)",
      "Flex().padding(right: .points(3)).margin(bottom: .auto).margin(top: 1, left: missing).aspectRatio(nil)",
      "Flex().width(flag ? 100 : FlexStyle.SizeLength.auto).width(FlexStyle.SizeLength.auto).height(.auto)",
      "Flex().width(points).padding(points).margin(points / 2)", "Row { Flex() }.gap(points)",
      #"Measured(text: "two words", advance: 10, lineHeight: 12)"#,
      #"Measured(utf8: "two words".utf8, advance: 10, lineHeight: 12, baseline: 9)"#,
    ]
    let program = MisuseCase.program(lines)
    let errors = try SwiftCompiler.check(program.text).errors
    #expect(errors.map { "\(lines[$0.line - program.firstLine]): \($0.text)" } == [])
  }
}
