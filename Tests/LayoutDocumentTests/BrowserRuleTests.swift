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

@Suite("A root in a space that is a keyword")
struct KeywordSpaceTests {
  @Test(
    "fits its content in the space that is as wide as what it contributes",
    arguments: [#""width":"fit-content""#, #""min-width":"fit-content""#])
  func fit(style: String) throws {
    let root = #"{"style":{\#(style)},"text":"aa a"}"#
    #expect(try frames(width: #""min-content""#, root: root) == ["0 0 20 20"])
    #expect(try frames(width: #""max-content""#, root: root) == ["0 0 40 10"])
  }

  @Test("has an automatic margin share what a negative one leaves, since no space is narrower than nothing")
  func negativeMargin() throws {
    let style = #""margin-left":"auto","margin-right":"-5px""#
    #expect(try frames(width: #""min-content""#, root: #"{"style":{"width":"3px",\#(style)}}"#) == ["2 0 3 0"])
    #expect(try frames(width: #""min-content""#, root: #"{"style":{"width":"9px",\#(style)}}"#) == ["0 0 9 0"])
  }

  @Test("fills it no further than its ratio and its greatest height let it")
  func ratio() throws {
    let style = #""aspect-ratio":2,"margin-left":"-50px""#
    #expect(try frames(width: #""max-content""#, root: #"{"style":{\#(style)}}"#) == ["-50 0 50 25"])
    #expect(
      try frames(width: #""max-content""#, root: #"{"style":{\#(style),"max-height":"5px"}}"#) == ["-50 0 10 5"])
  }
}

@Suite("A number beyond 1e9")
struct LargeNumberTests {
  @Test(
    "is limited to 1e9, and is an issue",
    arguments: [
      #""flex-shrink":130000000000000"#, #""flex-grow":"1e400""#, #""flex":"1e12 1 0""#, #""left":"-1e400px""#,
      #""width":1e10"#, #""order":1e12"#, #""aspect-ratio":"1e9/1e-9""#,
    ])
  func style(text: String) throws {
    let root = #"{"children":[{"style":{\#(text)},"text":"a"}]}"#
    let document = try LayoutDocument(parsing: #"{"available":{"width":100,"height":50},"root":\#(root)}"#)
    let issues = document.layout().issues
    #expect(issues.contains { $0.description.contains("which is used instead") }, "\(issues)")
  }

  @Test(
    "is an issue as available space and as a natural size",
    arguments: [
      #"{"available":{"width":1e10,"height":50},"root":{}}"#, #"{"available":{"width":1e400,"height":50},"root":{}}"#,
      #"{"available":{"width":9,"height":9},"root":{"children":[{"intrinsic":[1e12,3]}]}}"#,
    ])
  func sizes(text: String) throws {
    let issues = try LayoutDocument(parsing: text).layout().issues
    #expect(issues.contains { $0.description.contains("which is used instead") }, "\(issues)")
  }

  @Test("is an issue as a track of a grid")
  func track() throws {
    let root = #"{"style":{"display":"grid","grid-template-columns":"99999999999999px"},"children":[{}]}"#
    let document = try LayoutDocument(parsing: #"{"available":{"width":100,"height":50},"root":\#(root)}"#)
    #expect(document.layout().issues.contains { $0.description.contains("larger than the maximum of 1e9") })
  }
}

@Suite("flex without a basis")
struct FlexBasisTests {
  @Test("is the content in a column of automatic height, where a basis of 0px is none")
  func column() throws {
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

@Suite("A percentage of a space that is not known")
struct UnknownSpaceTests {
  @Test(
    "leaves a root with a ratio its automatic minimum, as if it were not set",
    arguments: [#""height":"0%""#, #""height":"50%""#, #""min-height":"0%""#])
  func height(style: String) throws {
    let root = #"{"style":{"width":"30px","aspect-ratio":10,\#(style)},"text":"a"}"#
    #expect(try frames(width: "600", root: root) == ["0 0 30 10"])
  }

  @Test("does so across too")
  func width() throws {
    let root = #"{"style":{"height":"1px","min-width":"10%","aspect-ratio":3},"text":"a"}"#
    #expect(try frames(width: #""max-content""#, root: root) == ["0 0 10 1"])
    #expect(try frames(width: "20", root: root) == ["0 0 3 1"])
  }
}

@Suite("A width that is being found")
struct WidthBeingFoundTests {
  @Test("takes the hypothetical size of an item with the least that a minimum, the most that a maximum may fit")
  func fitContentLimits() throws {
    func row(_ style: String) -> String { #"{"children":[{"style":{\#(style)},"text":"aa a"}]}"# }
    let most = row(#""flex-basis":"100px","flex-shrink":0,"max-width":"fit-content""#)
    let least = row(#""flex-basis":"0px","min-width":"fit-content""#)
    for width in [#""min-content""#, #""max-content""#] {
      #expect(try frames(width: width, root: most) == ["0 0 40 10", "0 0 40 10"])
      #expect(try frames(width: width, root: least) == ["0 0 20 20", "0 0 20 20"])
    }
  }

  @Test("is not limited by percentages of it, where a wrapping column has items with ratios")
  func percentages() throws {
    let column = #"""
      {"style":{"flex-direction":"column","flex-wrap":"wrap","max-height":"75px"},"children":[
        {"intrinsic":[49,0]},{"style":{"max-width":"0%","aspect-ratio":2},"intrinsic":[10,200]}]}
      """#
    #expect(try frames(width: #""max-content""#, root: column) == ["0 0 59 0", "0 0 59 0", "0 0 0 0"])
  }
}

@Suite("An absolute child with `safe` in its alignment")
struct SafeStaticPositionTests {
  /// The child's top where a row has a padding at the top and at the bottom.
  private func top(_ alignment: String, _ paddings: (Int, Int), height: Int) throws -> String {
    let root = #"""
      {"style":{"padding-top":"\#(paddings.0)px","padding-bottom":"\#(paddings.1)px"},"children":[
        {"style":{"align-self":"\#(alignment)","position":"absolute"},"intrinsic":[10,\#(height)]}]}
      """#
    return try String(frames(width: "360", root: root)[1].split(separator: " ")[1])
  }

  @Test("is kept within the room on both sides of the center it stands on, up to the nearer edge")
  func center() throws {
    #expect(try top("safe center", (5, 5), height: 10) == "0")
    #expect(try top("safe center", (5, 5), height: 12) == "0")
    #expect(try top("center", (5, 5), height: 12) == "-1")
    #expect(try top("safe center", (5, 3), height: 9) == "2")
  }

  @Test("is kept within the room before the end it stands at")
  func end() throws {
    #expect(try top("safe flex-end", (15, 5), height: 10) == "5")
    #expect(try top("safe flex-end", (5, 5), height: 10) == "0")
    #expect(try top("flex-end", (5, 5), height: 10) == "-5")
  }

  @Test("keeps to the side where its container's writing starts")
  func rightToLeft() throws {
    let column = #"""
      {"children":[{"style":{"flex-direction":"column","padding-right":"3px","width":"10px","direction":"rtl"},"children":[
        {"style":{"position":"absolute","align-self":"safe end"},"intrinsic":[50,1]}]}]}
      """#
    #expect(try frames(width: "100", root: column)[2] == "-40 0 50 1")
  }
}

@Suite("Lines that are stacked from the far side")
struct ReversedLineBaselineTests {
  @Test("give their row its first baseline by the items aligned by their last ones, and the other way round")
  func swapped() throws {
    func row(_ outer: String, _ inner: String, _ other: String) -> String {
      #"""
      {"style":{"align-items":"\#(outer)"},"children":[{},{"style":{"flex-wrap":"wrap-reverse","align-items":"\#(inner)"},
        "children":[{"text":"a"},{"style":{"align-self":"\#(other)"},"intrinsic":[10,30]}]}]}
      """#
    }
    // Where the empty item is says which baseline the other has: the text's, or the other item's bottom edge.
    #expect(try frames(width: "100", root: row("baseline", "baseline", "last baseline"))[1] == "0 30 0 0")
    #expect(try frames(width: "100", root: row("baseline", "last baseline", "baseline"))[1] == "0 8 0 0")
    #expect(try frames(width: "100", root: row("last baseline", "baseline", "last baseline"))[1] == "0 28 0 0")
    #expect(try frames(width: "100", root: row("last baseline", "last baseline", "baseline"))[1] == "0 30 0 0")
  }
}

@Suite("An absolute child that is too large for the room between its insets")
struct InsetOverflowTests {
  private func top(_ alignment: String, _ insets: (Int, Int), height: Int) throws -> String {
    let root = #"""
      {"style":{"height":"40px"},"children":[{"style":{"position":"absolute","align-self":"\#(alignment)",
        "top":"\#(insets.0)px","bottom":"\#(insets.1)px"},"intrinsic":[5,\#(height)]}]}
      """#
    return try String(frames(width: "100", root: root)[1].split(separator: " ")[1])
  }

  @Test("stays in its containing block, or where it is too large for that too, sticks out at the end")
  func keptInside() throws {
    #expect(try top("start", (10, 4), height: 38) == "2")
    #expect(try top("end", (10, 4), height: 38) == "0")
    #expect(try top("center", (4, 30), height: 20) == "0")
    #expect(try top("center", (10, 4), height: 60) == "0")
    #expect(try top("end", (-10, 20), height: 38) == "-10")
  }

  @Test("does not, if its alignment says so")
  func specified() throws {
    #expect(try top("unsafe end", (10, 4), height: 60) == "-24")
    #expect(try top("safe end", (10, 4), height: 60) == "10")
  }
}

@Suite("A size keyword on a box with a ratio")
struct RatioKeywordTests {
  @Test(
    "is what the ratio makes of a height, but the width is not less than content", arguments: ["min", "max", "fit"])
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

  @Test("is what it makes of a width", arguments: ["min", "max", "fit"])
  func height(keyword: String) throws {
    func column(_ style: String) -> String {
      #"{"style":{"flex-direction":"column"},"children":[{"style":{"aspect-ratio":10,"width":"20px",\#(style)},"text":"aa a"}]}"#
    }
    let value = #""\#(keyword)-content""#
    #expect(try frames(width: "200", root: column(#""height":\#(value)"#))[1] == "0 0 20 2")
    #expect(try frames(width: "200", root: column(#""height":"1px","min-height":\#(value)"#))[1] == "0 0 20 2")
    #expect(try frames(width: "200", root: column(#""flex-basis":\#(value),"min-height":"0px""#))[1] == "0 0 20 2")
  }

  @Test("is what it makes of a column's item's flexed height")
  func flexed() throws {
    let root = #"""
      {"style":{"flex-direction":"column","height":"60px"},"children":[
        {"style":{"width":"min-content","aspect-ratio":5,"flex-grow":1},"text":"aa a"}]}
      """#
    #expect(try frames(width: "200", root: root)[1] == "0 0 300 60")
  }
}

@Suite("An absolute child that cuts its content off")
struct ClippedAbsoluteTests {
  private func child(_ style: String) throws -> String {
    let root = #"{"style":{"height":"0px"},"children":[{"style":{"position":"absolute",\#(style)},"text":"a"}]}"#
    return try frames(width: "100", root: root)[1]
  }

  @Test("is as wide as its ratio says, and no wider for its content")
  func width() throws {
    let clips = #""aspect-ratio":1,"overflow-x":"clip""#
    #expect(try child(#""height":"5px",\#(clips)"#) == "0 0 5 5")
    #expect(try child(#""height":"5px","width":"5px",\#(clips)"#) == "0 0 5 5")
    #expect(try child(#""top":"0px","bottom":"0px",\#(clips)"#) == "0 0 0 10")
  }

  @Test("is as high as its content all the same, and as wide if it is cut off at the bottom alone")
  func others() throws {
    #expect(try child(#""width":"5px","aspect-ratio":1,"overflow-x":"clip","overflow-y":"clip""#) == "0 0 5 10")
    #expect(try child(#""height":"5px","aspect-ratio":1,"overflow-y":"clip""#) == "0 0 10 5")
  }
}

@Suite("A line whose minima and maxima take as much as they give")
struct CancellingLimitsTests {
  @Test("is done, though they round off otherwise", arguments: [160, 161, 163])
  func rounding(width: Int) throws {
    let root = #"""
      {"children":[{"style":{"flex-shrink":0.5,"width":"\#(width)px","min-width":"130px"}},
        {"style":{"width":"5px","max-width":"0px"}}]}
      """#
    #expect(try frames(width: "130", root: root) == ["0 0 130 0", "0 0 130 0", "130 0 0 0"])
  }
}

@Suite("A root with a percentage as padding")
struct PaddedRootTests {
  @Test(
    "has that in its height when a size keyword asks for its width",
    arguments: [#""width":"fit-content""#, #""width":"min-content""#, #""min-width":"max-content","max-width":"0px""#])
  func keyword(style: String) throws {
    let root = #"{"style":{"height":"80px","padding-top":"5%",\#(style)},"children":[{"style":{"aspect-ratio":1}}]}"#
    #expect(try frames(width: "100", root: root) == ["0 0 75 80", "0 5 75 75"])
  }
}

@Suite("A size keyword as the greatest width of what contributes")
struct ContributedMaximumTests {
  @Test("does not stop at the room there is", arguments: [120, 150, 170])
  func fitContent(width: Int) throws {
    let root = #"""
      {"style":{"min-width":"max-content"},"children":[
        {"style":{"width":"\#(width)px","min-width":"fit-content","max-width":"fit-content"},"text":"aaa bbb ccc ddd eee"}]}
      """#
    #expect(try frames(width: "100", root: root)[1] == "0 0 \(width) 20")
  }
}

@Suite("A column that wraps in a height of 0")
struct FlatWrappingColumnTests {
  @Test("is as wide as its lines, however deep in it it lies", arguments: 0...6)
  func depth(depth: Int) throws {
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

@Suite("A size keyword that limits the height of an item that fills its row")
struct StretchedKeywordTests {
  @Test("speaks of the content as laid out in that row", arguments: ["min", "max", "fit"])
  func stretched(keyword: String) throws {
    let item = #"{"style":{"min-height":"\#(keyword)-content"},"children":[{"text":"a"}]}"#
    let root = #"{"style":{"height":"0px","min-height":"min-content"},"children":[\#(item)]}"#
    #expect(try frames(width: "100", root: root) == ["0 0 100 0", "0 0 10 0", "0 0 10 0"])
  }

  @Test("keeps what it made of the item where the row became as high as that")
  func laidOutOnce() throws {
    let row = #""style":{"min-height":"min-content"},"children""#
    let root = #"{"children":[{\#(row):[{\#(row):[{"style":{"min-height":"150%"},"intrinsic":[0,10]}]}]}]}"#
    #expect(try frames(width: "100", root: root) == ["0 0 100 10", "0 0 0 15", "0 0 0 15", "0 0 0 15"])
  }

  @Test("is what its ratio makes of its width, which percentages and widths below follow")
  func ratio() throws {
    let level = #""style":{"aspect-ratio":1,"min-height":"min-content"},"children""#
    let root = #"{\#(level):[{"text":"a"},{\#(level):[{"text":"a"},{\#(level):[{"text":"a"},{}]}]}]}"#
    #expect(
      try frames(width: "300", root: root) == [
        "0 0 300 300", "0 0 10 300", "10 0 310 310", "0 0 10 310", "10 0 310 310", "0 0 10 310", "10 0 0 310",
      ])
  }
}

@Suite("A percentage padding above or below a column that wraps")
struct WrappingPaddingTests {
  @Test("takes room from its greatest height while its width is found", arguments: ["row", "column"])
  func room(direction: String) throws {
    let column = #""max-height":"10px","flex-direction":"column","flex-wrap":"wrap","padding-bottom":"3%""#
    let root = #"""
      {"style":{"flex-direction":"\#(direction)","align-items":"flex-start"},"children":[
        {"style":{\#(column)},"children":[{"intrinsic":[5,4]},{"intrinsic":[5,4]}]}]}
      """#
    #expect(try frames(width: "100", root: root) == ["0 0 100 7", "0 0 10 7", "0 0 5 4", "5 0 5 4"])
  }
}
