import EagerLayout
import LayoutDocument
import Testing

/// The frames of a document, each in its parent: `x y width height`, in preorder.
private func frames(width: String, root: String) throws -> [String] {
  let text = #"{"available":{"width":\#(width),"height":"max-content"},"root":\#(root)}"#
  let placement = try LayoutDocument(parsing: text).layout()
  return placement.frames.indices.map {
    let frame = placement.frameInParent(of: $0)
    return [frame.x, frame.y, frame.width, frame.height].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
      .joined(separator: " ")
  }
}

@Suite("Roots in an available space that is a keyword")
struct KeywordSpaceTests {
  @Test(
    "A root's fit-content width is min-content in a min-content space, and max-content in a max-content space",
    arguments: [#""width":"fit-content""#, #""min-width":"fit-content""#])
  func fitContent(style: String) throws {
    let root = #"{"style":{\#(style)},"text":"aa a"}"#
    #expect(try frames(width: #""min-content""#, root: root) == ["0 0 20 20"])
    #expect(try frames(width: #""max-content""#, root: root) == ["0 0 40 10"])
  }

  @Test("In a min-content space, a root's negative margin wider than the root enlarges its opposite automatic margin")
  func negativeMargin() throws {
    let style = #""margin-left":"auto","margin-right":"-5px""#
    #expect(try frames(width: #""min-content""#, root: #"{"style":{"width":"3px",\#(style)}}"#) == ["2 0 3 0"])
    #expect(try frames(width: #""min-content""#, root: #"{"style":{"width":"9px",\#(style)}}"#) == ["0 0 9 0"])
  }

  @Test(
    "In a max-content space, a root with a ratio is as wide as its negative margin is long, up to max-height × ratio"
  )
  func ratio() throws {
    let style = #""aspect-ratio":2,"margin-left":"-50px""#
    #expect(try frames(width: #""max-content""#, root: #"{"style":{\#(style)}}"#) == ["-50 0 50 25"])
    #expect(
      try frames(width: #""max-content""#, root: #"{"style":{\#(style),"max-height":"5px"}}"#) == ["-50 0 10 5"])
  }
}

@Suite("Numbers beyond 1e9")
struct LargeNumberTests {
  @Test(
    "A number beyond 1e9 in a property of a document is limited to 1e9, with an issue",
    arguments: [
      #""flex-shrink":130000000000000"#, #""flex-grow":"1e400""#, #""flex":"1e12 1 0""#, #""left":"-1e400px""#,
      #""width":1e10"#, #""order":1e12"#, #""aspect-ratio":"1e9/1e-9""#,
    ])
  func properties(text: String) throws {
    let root = #"{"children":[{"style":{\#(text)},"text":"a"}]}"#
    let document = try LayoutDocument(parsing: #"{"available":{"width":100,"height":50},"root":\#(root)}"#)
    let issues = document.layout().issues
    #expect(issues.contains { $0.description.contains("which is used instead") }, "\(issues)")
  }

  @Test(
    "An available space or natural size beyond 1e9 in a document is limited to 1e9, with an issue",
    arguments: [
      #"{"available":{"width":1e10,"height":50},"root":{}}"#, #"{"available":{"width":1e400,"height":50},"root":{}}"#,
      #"{"available":{"width":9,"height":9},"root":{"children":[{"intrinsic":[1e12,3]}]}}"#,
    ])
  func sizes(text: String) throws {
    let issues = try LayoutDocument(parsing: text).layout().issues
    #expect(issues.contains { $0.description.contains("which is used instead") }, "\(issues)")
  }

  @Test("A grid track longer than 1e9 px in a document is an issue")
  func track() throws {
    let root = #"{"style":{"display":"grid","grid-template-columns":"99999999999999px"},"children":[{}]}"#
    let document = try LayoutDocument(parsing: #"{"available":{"width":100,"height":50},"root":\#(root)}"#)
    #expect(document.layout().issues.contains { $0.description.contains("larger than the maximum of 1e9") })
  }
}

@Suite("Flex without a basis")
struct FlexBasisTests {
  @Test(
    "In a column of automatic height, flex: 1 makes an item as high as its content, and a basis of 0px makes it 0 high"
  )
  func columnOfAutomaticHeight() throws {
    func heights(_ flex: String) throws -> [String] {
      let item = #"{"style":{"flex":\#(flex),"min-height":"0px"},"text":"a"}"#
      return try frames(width: "100", root: #"{"style":{"flex-direction":"column"},"children":[\#(item)]}"#)
    }
    for flex in ["1", #""1""#, #""2 1""#, #""1 1 0%""#] {
      #expect(try heights(flex) == ["0 0 100 10", "0 0 100 10"], "\(flex)")
    }
    for flex in [#""1 1 0px""#, #""1 1 0""#] { #expect(try heights(flex) == ["0 0 100 0", "0 0 100 0"], "\(flex)") }
  }
}

@Suite("Percentages of an indefinite space")
struct IndefiniteSpaceTests {
  @Test(
    "A root with a ratio and a percentage height in an indefinite space is at least as high as its content",
    arguments: [#""height":"0%""#, #""height":"50%""#, #""min-height":"0%""#])
  func percentageHeight(style: String) throws {
    let root = #"{"style":{"width":"30px","aspect-ratio":10,\#(style)},"text":"a"}"#
    #expect(try frames(width: "600", root: root) == ["0 0 30 10"])
  }

  @Test("A root's percentage minimum width replaces its automatic minimum only in a definite space")
  func percentageWidth() throws {
    let root = #"{"style":{"height":"1px","min-width":"10%","aspect-ratio":3},"text":"a"}"#
    #expect(try frames(width: #""max-content""#, root: root) == ["0 0 10 1"])
    #expect(try frames(width: "20", root: root) == ["0 0 3 1"])
  }
}

@Suite("Widths during intrinsic sizing")
struct IntrinsicSizingTests {
  @Test("During intrinsic sizing, a maximum of fit-content is max-content, and a minimum of fit-content is min-content")
  func fitContentLimits() throws {
    func row(_ style: String) -> String { #"{"children":[{"style":{\#(style)},"text":"aa a"}]}"# }
    let withMaximum = row(#""flex-basis":"100px","flex-shrink":0,"max-width":"fit-content""#)
    let withMinimum = row(#""flex-basis":"0px","min-width":"fit-content""#)
    for width in [#""min-content""#, #""max-content""#] {
      #expect(try frames(width: width, root: withMaximum) == ["0 0 40 10", "0 0 40 10"])
      #expect(try frames(width: width, root: withMinimum) == ["0 0 20 20", "0 0 20 20"])
    }
  }

  @Test("A percentage maximum of an item with a ratio does not limit the max-content width of its column")
  func percentages() throws {
    let column = #"""
      {"style":{"flex-direction":"column","flex-wrap":"wrap","max-height":"75px"},"children":[
        {"intrinsic":[49,0]},{"style":{"max-width":"0%","aspect-ratio":2},"intrinsic":[10,200]}]}
      """#
    #expect(try frames(width: #""max-content""#, root: column) == ["0 0 59 0", "0 0 59 0", "0 0 0 0"])
  }
}

@Suite("Absolute children with safe alignment")
struct SafeStaticPositionTests {
  /// The top of the child in a row with paddings at the top and the bottom.
  private func top(_ alignment: String, _ paddings: (Int, Int), height: Int) throws -> String {
    let root = #"""
      {"style":{"padding-top":"\#(paddings.0)px","padding-bottom":"\#(paddings.1)px"},"children":[
        {"style":{"align-self":"\#(alignment)","position":"absolute"},"intrinsic":[10,\#(height)]}]}
      """#
    return try String(frames(width: "360", root: root)[1].split(separator: " ")[1])
  }

  @Test("safe center keeps an absolute child within the space up to the nearer edge")
  func center() throws {
    #expect(try top("safe center", (5, 5), height: 10) == "0")
    #expect(try top("safe center", (5, 5), height: 12) == "0")
    #expect(try top("center", (5, 5), height: 12) == "-1")
    #expect(try top("safe center", (5, 3), height: 9) == "2")
  }

  @Test("safe flex-end keeps an absolute child from overflowing at the start")
  func end() throws {
    #expect(try top("safe flex-end", (15, 5), height: 10) == "5")
    #expect(try top("safe flex-end", (5, 5), height: 10) == "0")
    #expect(try top("flex-end", (5, 5), height: 10) == "-5")
  }

  @Test("safe end keeps an absolute child at the start side of the container's direction")
  func rightToLeft() throws {
    let column = #"""
      {"children":[{"style":{"flex-direction":"column","padding-right":"3px","width":"10px","direction":"rtl"},"children":[
        {"style":{"position":"absolute","align-self":"safe end"},"intrinsic":[50,1]}]}]}
      """#
    #expect(try frames(width: "100", root: column)[2] == "-40 0 50 1")
  }
}

@Suite("Baselines of reversed lines")
struct ReversedLineBaselineTests {
  @Test("The first baseline of a wrap-reverse row comes from items aligned by their last baseline, and vice versa")
  func swappedBaselines() throws {
    func row(_ outer: String, _ inner: String, _ other: String) -> String {
      #"""
      {"style":{"align-items":"\#(outer)"},"children":[{},{"style":{"flex-wrap":"wrap-reverse","align-items":"\#(inner)"},
        "children":[{"text":"a"},{"style":{"align-self":"\#(other)"},"intrinsic":[10,30]}]}]}
      """#
    }
    // The position of the empty item shows which baseline the other item has: the text's, or the bottom edge of a box.
    #expect(try frames(width: "100", root: row("baseline", "baseline", "last baseline"))[1] == "0 30 0 0")
    #expect(try frames(width: "100", root: row("baseline", "last baseline", "baseline"))[1] == "0 8 0 0")
    #expect(try frames(width: "100", root: row("last baseline", "baseline", "last baseline"))[1] == "0 28 0 0")
    #expect(try frames(width: "100", root: row("last baseline", "last baseline", "baseline"))[1] == "0 30 0 0")
  }
}

@Suite("Absolute children larger than the space between their insets")
struct InsetOverflowTests {
  private func top(_ alignment: String, _ insets: (Int, Int), height: Int) throws -> String {
    let root = #"""
      {"style":{"height":"40px"},"children":[{"style":{"position":"absolute","align-self":"\#(alignment)",
        "top":"\#(insets.0)px","bottom":"\#(insets.1)px"},"intrinsic":[5,\#(height)]}]}
      """#
    return try String(frames(width: "100", root: root)[1].split(separator: " ")[1])
  }

  @Test("A too large absolute child is moved into its containing block, or overflows it at the end")
  func keptInside() throws {
    #expect(try top("start", (10, 4), height: 38) == "2")
    #expect(try top("end", (10, 4), height: 38) == "0")
    #expect(try top("center", (4, 30), height: 20) == "0")
    #expect(try top("center", (10, 4), height: 60) == "0")
    #expect(try top("end", (-10, 20), height: 38) == "-10")
  }

  @Test("unsafe alignment keeps the overflow of a too large absolute child, and safe alignment starts at the inset")
  func unsafeAndSafe() throws {
    #expect(try top("unsafe end", (10, 4), height: 60) == "-24")
    #expect(try top("safe end", (10, 4), height: 60) == "10")
  }
}

@Suite("Size keywords on boxes with a ratio")
struct RatioKeywordTests {
  @Test(
    "In a box with a ratio and a height, a width keyword is the width from the ratio, but at least the content width",
    arguments: ["min", "max", "fit"])
  func width(keyword: String) throws {
    func box(_ style: String, ratio: Double) -> String {
      #"{"style":{"aspect-ratio":\#(ratio),"height":"6px",\#(style)},"text":"aa a"}"#
    }
    let value = #""\#(keyword)-content""#
    #expect(try frames(width: "200", root: box(#""width":\#(value)"#, ratio: 10)) == ["0 0 60 6"])
    #expect(try frames(width: "200", root: box(#""width":\#(value)"#, ratio: 0.5)) == ["0 0 20 6"])
    #expect(try frames(width: "200", root: box(#""width":"5px","min-width":\#(value)"#, ratio: 10)) == ["0 0 60 6"])
    #expect(try frames(width: "200", root: box(#""width":"100px","max-width":\#(value)"#, ratio: 0.5)) == ["0 0 3 6"])
  }

  @Test(
    "For a box with a ratio and a width, size keywords as height mean the height that follows from the ratio",
    arguments: ["min", "max", "fit"])
  func height(keyword: String) throws {
    func column(_ style: String) -> String {
      #"{"style":{"flex-direction":"column"},"children":[{"style":{"aspect-ratio":10,"width":"20px",\#(style)},"text":"aa a"}]}"#
    }
    let value = #""\#(keyword)-content""#
    #expect(try frames(width: "200", root: column(#""height":\#(value)"#))[1] == "0 0 20 2")
    #expect(try frames(width: "200", root: column(#""height":"1px","min-height":\#(value)"#))[1] == "0 0 20 2")
    #expect(try frames(width: "200", root: column(#""flex-basis":\#(value),"min-height":"0px""#))[1] == "0 0 20 2")
  }

  @Test(
    "In a column, the width of an item with a ratio and a width keyword follows from its flexed height by the ratio"
  )
  func flexedHeight() throws {
    let root = #"""
      {"style":{"flex-direction":"column","height":"60px"},"children":[
        {"style":{"width":"min-content","aspect-ratio":5,"flex-grow":1},"text":"aa a"}]}
      """#
    #expect(try frames(width: "200", root: root)[1] == "0 0 300 60")
  }
}

@Suite("Absolute children that clip their content")
struct ClippedAbsoluteTests {
  private func child(_ style: String) throws -> String {
    let root = #"{"style":{"height":"0px"},"children":[{"style":{"position":"absolute",\#(style)},"text":"a"}]}"#
    return try frames(width: "100", root: root)[1]
  }

  @Test("If an absolute child with a ratio clips horizontally, its content does not make it wider")
  func width() throws {
    let clips = #""aspect-ratio":1,"overflow-x":"clip""#
    #expect(try child(#""height":"5px",\#(clips)"#) == "0 0 5 5")
    #expect(try child(#""height":"5px","width":"5px",\#(clips)"#) == "0 0 5 5")
    #expect(try child(#""top":"0px","bottom":"0px",\#(clips)"#) == "0 0 0 10")
  }

  @Test(
    "Content is the minimum height of an absolute child with a ratio, or its minimum width if it clips only vertically"
  )
  func heightAndVerticalClip() throws {
    #expect(try child(#""width":"5px","aspect-ratio":1,"overflow-x":"clip","overflow-y":"clip""#) == "0 0 5 10")
    #expect(try child(#""height":"5px","aspect-ratio":1,"overflow-y":"clip""#) == "0 0 10 5")
  }
}

@Suite("Minima and maxima that cancel out")
struct CancellingLimitsTests {
  @Test(
    "Items have frames of whole numbers, without rounding errors, if a minimum adds as much as a maximum removes",
    arguments: [160, 161, 163])
  func rounding(width: Int) throws {
    let root = #"""
      {"children":[{"style":{"flex-shrink":0.5,"width":"\#(width)px","min-width":"130px"}},
        {"style":{"width":"5px","max-width":"0px"}}]}
      """#
    #expect(try frames(width: "130", root: root) == ["0 0 130 0", "0 0 130 0", "130 0 0 0"])
  }
}

@Suite("Roots with a percentage padding")
struct PaddedRootTests {
  @Test(
    "The percentage padding of a root with a width keyword is subtracted from its specified height",
    arguments: [#""width":"fit-content""#, #""width":"min-content""#, #""min-width":"max-content","max-width":"0px""#])
  func widthKeyword(style: String) throws {
    let root = #"{"style":{"height":"80px","padding-top":"5%",\#(style)},"children":[{"style":{"aspect-ratio":1}}]}"#
    #expect(try frames(width: "100", root: root) == ["0 0 75 80", "0 5 75 75"])
  }
}

@Suite("Size keywords as maximum of a contribution")
struct ContributedMaximumTests {
  @Test(
    "A maximum of fit-content does not limit an item's width to the space available to its container",
    arguments: [120, 150, 170])
  func fitContent(width: Int) throws {
    let root = #"""
      {"style":{"min-width":"max-content"},"children":[
        {"style":{"width":"\#(width)px","min-width":"fit-content","max-width":"fit-content"},"text":"aaa bbb ccc ddd eee"}]}
      """#
    #expect(try frames(width: "100", root: root)[1] == "0 0 \(width) 20")
  }
}

@Suite("Wrapping columns with a height of 0")
struct FlatWrappingColumnTests {
  @Test("A wrapping column in a height of 0 is as wide as its lines, at any nesting depth", arguments: 0...6)
  func nestingDepth(depth: Int) throws {
    let column = #"""
      {"style":{"flex-direction":"column","flex-wrap":"wrap","flex-shrink":0},"children":[
        {"style":{"padding-left":"5px"}},{"text":"a"}]}
      """#
    let nested = (0..<depth).reduce(column) { inner, _ in #"{"children":[\#(inner)]}"# }
    let root = #"""
      {"style":{"flex-direction":"column","width":"0px","min-width":"0px"},"children":[
        {"style":{"height":"0px"},"children":[\#(nested)]}]}
      """#
    #expect(try frames(width: "100", root: root).suffix(3) == ["0 0 15 0", "0 0 5 0", "5 0 10 10"])
  }
}

@Suite("Size keywords that limit the height of stretched items")
struct StretchedKeywordTests {
  @Test(
    "If a stretched item has a size keyword as minimum height, its content is measured in the height of its row",
    arguments: ["min", "max", "fit"])
  func stretched(keyword: String) throws {
    let item = #"{"style":{"min-height":"\#(keyword)-content"},"children":[{"text":"a"}]}"#
    let root = #"{"style":{"height":"0px","min-height":"min-content"},"children":[\#(item)]}"#
    #expect(try frames(width: "100", root: root) == ["0 0 100 0", "0 0 10 0", "0 0 10 0"])
  }

  @Test("Nested rows with min-height: min-content are as high as a leaf in them with a percentage minimum")
  func nestedRows() throws {
    let row = #""style":{"min-height":"min-content"},"children""#
    let root = #"{"children":[{\#(row):[{\#(row):[{"style":{"min-height":"150%"},"intrinsic":[0,10]}]}]}]}"#
    #expect(try frames(width: "100", root: root) == ["0 0 100 10", "0 0 0 15", "0 0 0 15", "0 0 0 15"])
  }

  @Test("Nested boxes with a ratio of 1 and min-height: min-content are at least as high as wide")
  func ratios() throws {
    let level = #""style":{"aspect-ratio":1,"min-height":"min-content"},"children""#
    let root = #"{\#(level):[{"text":"a"},{\#(level):[{"text":"a"},{\#(level):[{"text":"a"},{}]}]}]}"#
    #expect(
      try frames(width: "300", root: root) == [
        "0 0 300 300", "0 0 10 300", "10 0 310 310", "0 0 10 310", "10 0 310 310", "0 0 10 310", "10 0 0 310",
      ])
  }
}

@Suite("Percentage paddings of wrapping columns")
struct WrappingPaddingTests {
  @Test(
    "If a column wraps at its maximum height, a percentage padding reduces that height when its width is measured",
    arguments: ["row", "column"])
  func percentagePadding(direction: String) throws {
    let column = #""max-height":"10px","flex-direction":"column","flex-wrap":"wrap","padding-bottom":"3%""#
    let root = #"""
      {"style":{"flex-direction":"\#(direction)","align-items":"flex-start"},"children":[
        {"style":{\#(column)},"children":[{"intrinsic":[5,4]},{"intrinsic":[5,4]}]}]}
      """#
    #expect(try frames(width: "100", root: root) == ["0 0 100 7", "0 0 10 7", "0 0 5 4", "5 0 5 4"])
  }
}
