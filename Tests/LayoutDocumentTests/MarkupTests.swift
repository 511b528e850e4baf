import EagerLayout
@testable import LayoutDocument
import LayoutHTML
import TestSupport
import Testing

@Suite("Reading HTML with CSS")
struct MarkupTests {
  private func frames(_ html: String, _ ids: String...) throws -> [Frame?] {
    let placement = try Markup(Array(html.utf8)).document.layout()
    return ids.map { placement[$0] }
  }

  @Test("A selector with many ancestors selects the right elements among 60 nested ones")
  func manyAncestors() throws {
    let inner = String(repeating: "<i>", count: 60) + "<u id='x'></u>" + String(repeating: "</i>", count: 60)
    func width(_ selector: String) throws -> Double? {
      try frames(
        "<style>u { display: block; width: 10px } \(selector) { width: 20px }</style><div><s>\(inner)</s></div>", "x")[
          0]?
        .width
    }
    #expect(try width("b i i i i i i i i i i u") == 10)
    #expect(try width("s i i i i i i i i i i u") == 20)
    #expect(try width("div > s i > i u") == 20)
    #expect(try width("div > i u") == 10)
  }

  @Test("margin-left in HTML overrides an earlier margin shorthand")
  func laterSides() throws {
    let block = "<div style='width: 200px'><p id='p' style='margin: 0 auto; margin-left: 20px; width: 50px'></p></div>"
    #expect(try frames(block, "p")[0]?.x == 20)
  }

  @Test("The tags of a style element in HTML can be in upper case")
  func upperCaseStyleTags() throws {
    let styled = "<STYLE>.r { display: flex }</Style ><div class='r'><b id='a' style='width: 10px'></b></div>"
    #expect(try frames(styled, "a")[0]?.width == 10)
  }

  @Test("In HTML, an aspect-ratio with auto is the ratio of the content box, and an image keeps its natural ratio")
  func ratios() throws {
    let sizes = try frames(
      """
      <style>* { box-sizing: border-box; width: 100px; padding: 10px }</style><body style='width: auto; padding: 0'>
      <div id=a style='aspect-ratio: 2/1'></div><div id=b style='aspect-ratio: auto 2/1'></div>
      <div style='display: flex; align-items: start; width: 300px'>
      <img id=c width=40 height=20 style='height: auto; aspect-ratio: auto 4/1'>
      <img id=d width=40 height=20 style='height: auto; aspect-ratio: 4/1'></div>
      """, "a", "b", "c", "d")
    // Chromium computes these heights.
    #expect(sizes.map { $0?.height } == [50, 60, 60, 25])
  }

  /// A page and its frames in Chromium, in a width of 400.
  private static let page = """
    <style>
    /* The usual. */ * { box-sizing: border-box; margin: 0 }
    .page { width: 375px; padding: 16px; border: 1px solid #ccc }
    .grid { display: flex; flex-wrap: wrap; gap: 12px }
    .grid .card { flex: 1 1 100px; min-width: 0; height: 40px; padding: 4px 8px; border-left: 3px solid red }
    .bar { display: flex; align-items: center; margin: 8px 0 12px; padding-inline: 10px 4px; height: 44px }
    .bar > .logo { width: 32px; height: 32px; flex: none }
    .bar .title { flex: 1; height: 50% }
    .bar #menu { width: 24px; height: 12px; margin-left: auto; order: -1 }
    .col { display: flex; flex-flow: column wrap; height: 100px; place-content: center space-between; gap: 4px 6px }
    .col div { width: 20%; height: 30px }
    .abs { position: relative; height: 50px }
    .abs i { display: block; position: absolute; inset: 4px auto auto 25%; width: 10px; height: 5px }
    .mid { width: 50%; margin: 0 auto; height: 10px }
    .none { display: none }
    .ratio { width: 80px; aspect-ratio: 16 / 9 }
    </style>
    <div class="page" id="page">
      <div class="bar"><div class="logo" id="logo"></div><div class="title" id="title"></div><div id="menu"></div></div>
      <div class="grid" id="grid">
        <div class="card" id="c1"></div><div class="card" id="c2"></div>
        <div class="card" id="c3" style="flex-grow: 2 !important"></div><div class="card" id="c4"></div>
      </div>
      <div class="col" id="col"><div id="d1"></div><div id="d2"></div><div id="d3"></div><div id="d4"></div></div>
      <div class="none" id="gone">x</div>
      <div class="abs" id="abs"><i id="i1"></i></div>
      <div class="mid" id="mid"></div>
      <div class="ratio" id="ratio"></div>
    </div>
    """
  private static let chromiumFrames: [(id: String, frame: Frame)] = [
    ("page", Frame(x: 0, y: 0, width: 375, height: 395)), ("logo", Frame(x: 51, y: 31, width: 32, height: 32)),
    ("title", Frame(x: 83, y: 36, width: 271, height: 22)), ("menu", Frame(x: 27, y: 41, width: 24, height: 12)),
    ("c1", Frame(x: 17, y: 81, width: 104.25, height: 40)), ("c2", Frame(x: 133.25, y: 81, width: 104.25, height: 40)),
    ("c3", Frame(x: 249.5, y: 81, width: 108.5, height: 40)), ("c4", Frame(x: 17, y: 133, width: 341, height: 40)),
    ("d1", Frame(x: 116.3125, y: 173, width: 68.1875, height: 30)),
    ("d4", Frame(x: 190.5, y: 173, width: 68.1875, height: 30)), ("gone", Frame(width: 0, height: 0)),
    ("i1", Frame(x: 102.25, y: 277, width: 10, height: 5)), ("mid", Frame(x: 102.25, y: 323, width: 170.5, height: 10)),
    ("ratio", Frame(x: 17, y: 333, width: 80, height: 45)),
  ]

  @Test("An example HTML page with flex, absolute and block boxes has Chromium's frames")
  func browserFrames() throws {
    let placement = try Markup(Array(Self.page.utf8), width: 400).document.layout()
    for (id, expected) in Self.chromiumFrames {
      let frame = try #require(placement[id], "\(id)")
      for (actual, chromium) in [
        (frame.x, expected.x), (frame.y, expected.y), (frame.width, expected.width), (frame.height, expected.height),
      ] { #expect(abs(actual - chromium) < 1.0 / 32, "\(id): \(frame)") }
    }
  }

  @Test(
    "The CSS rule of higher specificity wins, or else the later one",
    arguments: Rows.of(
      [
        (".a { width: 1px } #a { width: 2px } div { width: 3px }", "", 2.0),
        (".a { width: 1px } .a { width: 2px }", "", 2), (".a { width: 1px !important }", "width: 2px", 1),
        ("section .a { width: 1px } .a { width: 2px }", "", 1), ("p > .a { width: 1px }", "width: 2px", 2),
        ("section > div.a { width: 1px } p .a { width: 4px }", "", 1), (".b, .a { width: 1px }", "", 1),
        (".a { width: 1px } .a:hover { width: 5px } @media print { .a { width: 6px } }", "", 1),
      ] as [(String, String, Double)]))
  func cascade(rows: Rows<(String, String, Double)>) throws {
    for (rules, style, width) in rows {
      let html = "<style>\(rules)</style><section><div id='a' class='x a' style='\(style)'></div></section>"
      #expect(try frames(html, "a")[0]?.width == width)
    }
  }

  @Test(
    "Shorthands in CSS take effect in their order among longhands",
    arguments: Rows.of([
      ("padding-left: 4px; padding: 8px", 16.0), ("padding: 8px; padding-left: 4px", 12),
      ("border: 2px solid red", 4), ("border: 2px", 0), ("border: none", 0), ("border: thick dashed", 10),
      ("border-style: solid; border-width: 1px 3px", 6), ("border-left: 5px solid", 5), ("border-radius: 8px", 0),
      ("padding-inline: 1px 2px; padding-block: 9px", 3),
    ]))
  func shorthands(rows: Rows<(String, Double)>) throws {
    for (style, edges) in rows {
      let html = "<div style='display: flex'><div id='a' style='\(style)'></div></div>"
      #expect(try frames(html, "a")[0]?.width == edges)
    }
  }

  @Test("Boxes of HTML are named by their ids or first classes, and text has the inherited font")
  func namesAndText() throws {
    let html = """
      <div class="list" style="display: flex; font: 8px/20px Ahem">
        <div class="item">two <b>words</b></div><div class="item">&lt;</div> loose
      </div>
      """
    let markup = try Markup(Array(html.utf8))
    let placement = markup.document.layout()
    #expect(placement["list"]?.height == 20)
    #expect(placement["item"]?.width == 72)
    #expect(placement["item[1]"]?.width == 8)
    #expect(placement.frames.count == 4 && placement.frames[3].width == 40)
    #expect(markup.notes.isEmpty)
  }

  @Test("Grids in HTML are read with lines and areas in short forms")
  func grids() throws {
    let html = """
      <div style="display: grid; grid-template-columns: 80px 1fr 2fr; grid-template-areas: 'head head .' 'nav body body';
        grid-row-gap: 10px; grid-column-gap: 10px; width: 310px; place-items: start end">
        <i id=head style="grid-area: head; height: 20px"></i>
        <i id=nav style="grid-area: 2 / 1 / 3 / 2; width: 30px"></i>
        <i id=body style="grid-column: 2 / -1; grid-row: 2; width: 50px; height: 30px; justify-self: center"></i>
        <i id=foot style="grid-column: span 2; width: 40px; height: 5px"></i>
      </div>
      """
    let markup = try Markup(Array(html.utf8)), placement = markup.document.layout()
    #expect(placement["head"] == Frame(x: 160, y: 0, width: 0, height: 20))
    #expect(placement["nav"] == Frame(x: 50, y: 30, width: 30, height: 0))
    #expect(placement["body"] == Frame(x: 175, y: 30, width: 50, height: 30))
    #expect(placement["foot"] == Frame(x: 120, y: 70, width: 40, height: 5))
    #expect(markup.notes.isEmpty, "\(markup.notes)")
  }

  @Test("grid-template with areas and grid with auto-flow are read from HTML")
  func gridTemplates() throws {
    let html = """
      <div style="display: grid; width: 400px; height: 300px;
        grid-template: 'head head head' 40px
                       'nav  body side' 1fr
                       'foot foot foot' 30px / 80px 1fr 60px">
        <i id=head style="grid-area: head"></i>
        <i id=body style="grid-area: body"></i>
        <i id=wide style="grid-column: nav-start / body-end; grid-row: foot"></i>
      </div>
      """
    let markup = try Markup(Array(html.utf8)), placement = markup.document.layout()
    #expect(placement["head"] == Frame(x: 0, y: 0, width: 400, height: 40))
    #expect(placement["body"] == Frame(x: 80, y: 40, width: 260, height: 230))
    #expect(placement["wide"] == Frame(x: 0, y: 270, width: 340, height: 30))
    let flow = "<div style='display: grid; grid: auto-flow 20px / 1fr 1fr; width: 100px'><i></i><i id=two></i></div>"
    #expect(try Markup(Array(flow.utf8)).document.layout()["two"] == Frame(x: 50, y: 0, width: 50, height: 20))
    #expect(markup.notes.isEmpty, "\(markup.notes)")
  }

  @Test(
    "CSS or HTML that could move a box but is not supported is an error with line and declaration",
    arguments: Rows.of(
      [
        ("<div>\n<p style='float: left'></p></div>", "line 2: p { float: left }: floats are not supported"),
        (
          "<style>\n.a {\n  transform: none;\n  rotate: 3deg }</style><div class=a></div>",
          "line 4: .a { rotate: 3deg }"
        ),
        ("<p style='visibility: collapse'></p>", "p { visibility: collapse }: browsers differ on collapse"),
        ("<div style='display: table'></div>", "div { display: table }: this display is not supported"),
        ("<div style='widht: 3px'></div>", "the property widht is not known here"),
        (
          "<div style='width: 3parsecs'></div>", "line 1: div { width: 3parsecs }: \"3parsecs\" is not a value of width"
        ),
        ("<div><b id='x' style='display: block; width: calc(1px + 2dpi)'></b></div>", "has the unit dpi"),
        ("<div style='width: var(--no)'></div>", "a custom property in this value is not defined"),
        ("<style>a:has(b) { top: 0 }</style><a></a>", "the selector :has(b) is not supported"),
        ("<style>@supports (gap: 0) { a { top: 0 } }</style><a></a>", "@supports is not supported"),
        ("<link rel=stylesheet href=a.css><p>x", "style sheets in other files are not read"),
        ("<div>a <img width=5 height=5></div>", "an inline-level box in a line of text is not supported"),
        ("<div>a <b style='padding: 3px'>b</b></div>", "padding-right of an element within a line"),
        ("<div>a <b id=b>b</b></div>", "an element within a line of text has no frame of its own"),
        ("<div>a <small>b</small></div>", "fonts of several sizes in a line"),
        ("<div style='display: flex'><img></div>", "write attributes width and height"),
        ("<div style='position: sticky; top: 5px'>a</div>", "a sticky box is supported only where it does not stick"),
        (
          "<p>a</p><div>a<br></div><div><img width=5 height=5 style='height: 100%'><p>a</p></div>", "only box in a line"
        ),
        ("<p>a <b style='position: absolute; left: 0'>b</b></p>", "an absolute box without insets"),
        ("<div>&nosuchname;</div>", "&nosuchname;: this name is not known here"),
        ("<i id=a></i>", "has no frame of its own"),
        ("<p style='width: 30px; overflow-wrap: break-word'>abcd</p>", "breaks inside of words are not supported"),
        (
          "<style>@keyframes a { to { left: 1px } }</style><p style='animation: a 1s'>", "an animation that moves boxes"
        ),
        (
          "<i><b style='position: fixed'></b></i><p style='position: relative'><b style='position: fixed'></b>",
          "position: fixed in a positioned element is not supported"
        ), ("<p id=a>x</p><p id=a>y</p>", "several elements have the id 'a'"),
        ("plain\0", "HTML"), (".a { width: 1px }", "there are rules, but no elements"),
        (String(repeating: "<div>", count: 600), "levels of nested elements are not supported"),
      ] as [(String, String)]))
  func faults(rows: Rows<(String, String)>) {
    for (html, message) in rows {
      #expect {
        try Markup(Array(html.utf8))
      } throws: { error in
        "\(error)".contains(message)
      }
    }
  }

  @Test("The lenient reader of HTML reports an unsupported declaration once and lays out the rest")
  func lenientReader() throws {
    let html = "<style>p { float: left; height: 5px; margin: 0; gap: 1fr }</style><p id=a></p><p id=b></p>"
    let markup = try Markup(Array(html.utf8), isLenient: true)
    #expect(markup.notes.count == 2 && markup.notes[0].hasPrefix("line 1: p { float: left }: floats are not supported"))
    #expect(markup.document.layout()["b"] == Frame(x: 0, y: 5, width: 320, height: 5))
  }

  @Test("All classes of an HTML page that have no rule are listed in one note")
  func classesWithoutRules() throws {
    let html = """
      <style>.row { display: flex } .row .card { gap: 2px }</style>
      <div class="row flex"><p class="card gap-4">x</p><p class="name first" style="margin: 0">y</p><p class="name">z</p></div>
      """
    #expect(
      try Markup(Array(html.utf8)).notes
        == ["the page has no rules for these classes: flex, gap-4; copy their CSS into <style>…</style>"])
  }

  @Test(
    "CSS that moves no box, such as color, is ignored without a note",
    arguments: Rows.of([
      "color: red; background: url(a.png) no-repeat; border-radius: 3px", "transition: all 1s; cursor: pointer",
      "-webkit-font-smoothing: antialiased; -moz-appearance: none", "float: none; transform: none; zoom: 1",
      "animation: fade 1s; outline: 3px solid", "width: -moz-available", "text-decoration: none; font-weight: bold",
    ]))
  func harmlessProperties(rows: Rows<String>) throws {
    for style in rows {
      let rules = "@keyframes fade { from { opacity: 0 } } @font-face { font-family: A } p::selection { top: 1px }"
      let html = "<style>\(rules) p:hover { float: left }</style><p id=a style='margin: 0; \(style)'>x</p>"
      let markup = try Markup(Array(html.utf8))
      #expect(markup.notes.isEmpty && markup.document.layout()["a"] == Frame(x: 0, y: 0, width: 320, height: 10))
    }
  }

  @Test(
    "CSS lengths in all units, with functions and variables, have their values in px",
    arguments: Rows.of([
      ("width: 2em", 40.0), ("width: 2rem", 20), ("width: 3ch", 60), ("width: 10vw", 32), ("width: 10vh", 12),
      ("width: calc(1em + 2px)", 22), ("width: min(50%, 1in)", 96), ("width: clamp(1rem, 50%, 3em)", 60),
      ("width: var(--w)", 7), ("width: var(--none, 9px)", 9), ("width: inherit", 250),
      ("width: 4px; width: initial", 320),
      ("inline-size: 12pt", 16), ("font: 5px/2 Arial; width: 2lh", 20), ("font-size: 50%; width: 1em", 10),
    ]))
  func units(rows: Rows<(String, Double)>) throws {
    for (style, width) in rows {
      let outer = width == 320 ? "" : "width: 250px; ", rest = "font-size: 20px; --w: 7px"
      let html = "<div style='\(outer)\(rest)'><div id=a style='\(style)'></div></div>"
      #expect(try frames(html, "a")[0]?.width == width, "\(style)")
    }
  }

  @Test(
    "CSS selectors by position and attribute select their elements",
    arguments: Rows.of([
      (":first-child", "a"), (":last-child", "d"), (":nth-child(2n)", "bd"), (":nth-child(odd)", "ac"),
      (":nth-last-child(2)", "c"), (":not(:first-child)", "bcd"), (".x + p", "c"), (".x ~\n p", "cd"), ("[title]", "d"),
      ("[title^=on]", "d"), ("[title=two]", ""), (":is(#a, .x)", "ab"), (":root p", ""), (":nth-child(-n + 2)", "ab"),
      (":first-of-type", "a"), (":hover", ""), (":only-child", ""), ("& > p", "abcd"),
    ]))
  func selectors(rows: Rows<(String, String)>) throws {
    for (selector, ids) in rows {
      let html =
        "<style>p { margin: 0 } #o { & p\(selector) { margin: 0; height: 7px } \(selector) { height: 7px } }</style>"
        + "<div id=o><p id=a></p><p id=b class=x></p><p id=c></p><p id=d title=one></p></div>"
      let placement = try Markup(Array(html.utf8)).document.layout()
      let found = ["a", "b", "c", "d"].filter { placement[LayoutID($0)]?.height == 7 }.joined()
      #expect(found == ids, "\(selector)")
    }
  }

  @Test(
    "The rules in @media apply if its condition holds for the viewport",
    arguments: Rows.of([
      ("(min-width: 320px)", true), ("(min-width: 21em)", false), ("screen and (max-width: 400px)", true),
      ("print", false),
      ("(width < 321px)", true), ("(200px <= width <= 300px)", false), ("(orientation: landscape)", true),
      ("not print", true), ("(max-width: 10px), (min-height: 5px)", true), ("(prefers-color-scheme: dark)", false),
    ]))
  func mediaConditions(rows: Rows<(String, Bool)>) throws {
    for (condition, holds) in rows {
      let html = "<style>@media \(condition) { p { height: 7px } }</style><p id=a></p>"
      #expect(try frames(html, "a")[0]?.height == (holds ? 7 : 0), "\(condition)")
    }
  }

  @Test("Random HTML is read or refused without a crash")
  func randomHTML() {
    let pieces = [
      "<div", ">", "</div>", " style=", "\"", "'", "display: flex", ";", "<style>", "</style>", ".a", "{", "}", "#",
      "<!--",
      "-->", "&lt;", "&", "<", "/", "=", "id=a", "class='a b'", "padding: 1px 2px", "border: 1px", "calc(",
      "!important", "<p>", "<li>", "<br>", "<input>", "<button>", "::before", "content: 'x'", "var(--x, ", "@media (",
      "position: absolute", "width: 50%", "display: inline-flex", ":not(", "<span>", "\u{1F600}", "\0",
      "<img width=3 height=4>", "text ", ">", "*", ",", "@media", "/*", "*/",
    ]
    for seed in 0..<Thorough.pick(600, 3_000) {
      var random = SplitMix64(seed: UInt64(seed))
      let text = (0..<random.below(24)).map { _ in pieces[random.below(pieces.count)] }.joined()
      for isLenient in [false, true] {
        guard let markup = try? Markup(Array(text.utf8), isLenient: isLenient) else { continue }
        #expect(!markup.document.layout().frames.isEmpty)
      }
    }
  }
}
