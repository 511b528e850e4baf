import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Frames of the lessons' layouts")
struct LessonFrames {
  private func frames(_ name: String, _ step: Int) -> [String] {
    lesson(name).steps[step - 1].picture.boxes.map { "\($0.name) \($0.frame)" }
  }

  // These numbers were computed by hand. The lessons' own numbers come from the engine.
  @Test(
    "Steps of lessons on sizes, shares and ratios have the frames computed by hand",
    arguments: Rows.of([
      ("frame-is-a-rectangle", 1, ["screen 0 0 240 100", "card 40 20 160 60"]),
      ("frame-is-a-rectangle", 2, ["shelf 0 0 240 60", "book 0 0 100 60", "lamp 100 0 60 60", "clock 160 0 40 60"]),
      (
        "frame-is-a-rectangle", 3,
        ["app 0 0 240 100", "header 0 0 240 30", "Row 0 30 240 70", "menu 0 30 80 70", "page 80 30 160 70"]
      ),
      ("adding-is-laying-out", 1, ["screen 0 0 320 480", "photo 0 0 320 480"]),
      ("adding-is-laying-out", 2, ["screen 0 0 320 480", "photo 0 0 320 436", "bar 0 436 320 44"]),
      (
        "adding-is-laying-out", 3,
        ["screen 0 0 320 480", "photo 0 0 320 218", "bar 0 218 320 44", "note 0 262 320 218"]
      ),
      ("row-and-column", 1, ["Row 0 0 240 120", "icon 0 0 60 120", "text 60 0 180 120"]),
      ("row-and-column", 2, ["Column 0 0 120 240", "icon 0 0 120 60", "text 0 60 120 180"]),
      ("row-and-column", 3, ["Row 0 0 240 120", "icon 0 35 60 50", "text 60 0 180 120"]),
      ("gap-and-padding", 2, ["bar 0 0 300 60", "back 20 20 60 20", "title 90 20 120 20", "done 220 20 60 20"]),
      ("gap-and-padding", 3, ["bar 0 0 300 60", "back 0 0 60 60", "seam 70 0 0 60", "done 80 0 60 60"]),
      ("margins", 1, ["Row 0 0 300 80", "cup 0 0 60 80", "vase 100 0 60 80", "bowl 160 0 60 80"]),
      ("margins", 2, ["Row 0 0 300 80", "cup 0 0 60 80", "vase 90 20 60 40", "bowl 190 0 60 80"]),
      ("margins", 3, ["Row 0 0 140 60", "ann 0 0 60 60", "bob 40 0 60 60", "eve 80 0 60 60"]),
      ("fixed-and-flex", 1, ["bar 0 0 320 60", "icon 0 0 80 60", "title 80 0 180 60", "menu 260 0 60 60"]),
      (
        "fixed-and-flex", 3,
        ["bar 0 0 320 60", "left 0 0 80 60", "logo 80 0 100 60", "right 180 0 80 60", "menu 260 0 60 60"]
      ),
      ("shares", 2, ["Row 0 0 360 60", "menu 0 0 120 60", "day 120 0 40 60", "week 160 0 80 60", "year 240 0 120 60"]),
      ("basis", 1, ["Row 0 0 300 60", "hare 0 0 200 60", "tortoise 200 0 100 60"]),
      ("basis", 2, ["Row 0 0 300 60", "reply 0 0 130 60", "remove 130 0 170 60"]),
      ("less-than-one", 1, ["cup 0 0 200 60", "tea 0 0 60 60", "milk 60 0 40 60"]),
      ("less-than-one", 3, ["cup 0 0 200 60", "spoon 0 0 100 60", "tea 100 0 30 60"]),
      ("too-little-room", 1, ["Row 0 0 300 60", "photo 0 0 225 60", "text 225 0 75 60"]),
      ("too-little-room", 3, ["Row 0 0 300 60", "photo 0 0 250 60", "text 250 0 50 60"]),
      ("percentages-and-limits", 1, ["Row 0 0 300 80", "banner 20 20 130 40"]),
      (
        "percentages-and-limits", 2,
        ["Row 0 0 200 140", "card 0 0 80 120", "photo 0 0 80 60", "text 0 60 80 40"]
      ),
      ("percentages-and-limits", 3, ["Row 0 0 300 80", "banner 20 20 150 40"]),
      ("calculated-lengths", 1, ["prices 0 0 300 60", "basic 0 0 140 60", "pro 160 0 140 60"]),
      ("calculated-lengths", 4, ["Row 0 0 260 60", "message 13 0 234 60"]),
      ("ratios", 1, ["Row 0 0 300 60", "photo 0 0 120 60", "title 120 0 180 60"]),
      ("ratios", 2, ["Column 0 0 160 160", "film 0 0 160 80", "text 0 80 160 30"]),
      ("ratios", 3, ["Row 0 0 300 120", "photo 0 0 120 60"]),
    ]))
  func framesByHand(rows: Rows<(String, Int, [String])>) {
    for (name, step, expected) in rows {
      #expect(frames(name, step) == expected)
    }
  }

  // A row without a specified height is as high as its bounds.
  @Test(
    "Steps of lessons on limits, lines and containers have the frames computed by hand",
    arguments: Rows.of([
      ("clamp-and-share", 1, ["Row 0 0 300 60", "first 0 0 80 60", "second 80 0 110 60", "third 190 0 110 60"]),
      ("clamp-and-share", 2, ["Row 0 0 350 60", "first 0 0 140 60", "second 140 0 140 60", "third 280 0 70 60"]),
      ("automatic-minimum", 1, ["Row 0 0 150 60", "word 0 0 110 60", "rest 110 0 40 60"]),
      ("automatic-minimum", 3, ["Row 0 0 150 60", "word 0 0 50 60", "rest 50 0 100 60"]),
      ("what-is-left-over", 1, ["bar 0 0 300 60", "undo 0 0 60 60", "redo 120 0 60 60", "done 240 0 60 60"]),
      ("what-is-left-over", 2, ["bar 0 0 300 60", "undo 0 0 60 60", "redo 60 0 60 60", "done 240 0 60 60"]),
      ("across", 2, ["Row 0 0 240 80", "icon 0 20 60 40", "text 60 40 120 0", "badge 180 60 60 20"]),
      ("across", 3, ["Row 0 0 240 80", "large 0 0 60 40", "small 60 18 72 16"]),
      ("lines", 2, ["Row 0 0 240 70", "one 0 0 115 30", "two 125 0 115 30", "three 0 40 240 30"]),
      ("lines", 3, ["Row 0 0 240 130", "one 0 30 100 30", "two 110 30 100 30", "three 0 70 100 30"]),
      (
        "balanced-lines", 2,
        ["Row 0 0 220 70", "tea 0 0 80 30", "jam 90 0 30 30", "milk 0 40 40 30", "salt 50 40 50 30"]
      ),
      (
        "balanced-lines", 3,
        [
          "Row 0 0 300 110", "red 0 0 60 30", "blue 70 0 60 30", "green 0 40 60 30", "pink 70 40 60 30",
          "gold 0 80 60 30",
        ]
      ),
      ("text", 2, ["page 0 0 100 100", "text 0 0 100 40", "line 0 40 100 20"]),
      ("text", 3, ["card 0 0 120 80", "photo 0 0 60 40", "text 60 0 60 80"]),
      (
        "box-in-a-box", 1,
        ["app 0 0 240 160", "header 0 0 240 40", "icon 0 0 60 40", "title 60 0 180 40", "page 0 40 240 120"]
      ),
      ("box-in-a-box", 3, ["app 0 0 240 40", "header 0 0 240 40", "icon 0 0 60 40", "mark 60 0 60 0"]),
      ("out-of-line", 1, ["card 0 0 240 90", "photo 0 0 80 90", "sale 170 10 60 24", "text 90 0 150 90"]),
      ("out-of-line", 2, ["screen 0 0 240 140", "page 10 10 220 120", "toast 20 90 200 30"]),
      ("out-of-line", 3, ["Row 0 0 240 60", "one 120 0 60 60", "two 60 0 60 60", "three 0 0 60 60"]),
      (
        "containing-blocks", 2,
        [
          "screen 0 0 240 160", "card 20 20 200 120", "head 35 35 170 50", "new 180 0 60 30",
          "text 35 85 170 40",
        ]
      ),
      (
        "containing-blocks", 3,
        ["card 0 0 220 140", "head 15 15 190 50", "new 0 110 110 30", "text 15 65 190 60"]
      ),
      ("scrolling-and-overflow", 1, ["Row 0 0 240 60", "frame 0 0 80 60", "photo 0 0 120 60", "text 80 0 160 60"]),
      (
        "scrolling-and-overflow", 3,
        [
          "screen 0 0 200 160", "head 0 0 200 30", "list 0 30 200 100", "hers 0 30 200 80", "his 0 110 200 80",
          "foot 0 130 200 30",
        ]
      ),
      ("reversed", 1, ["Row 0 0 200 100", "one 140 0 60 30", "two 100 0 40 30"]),
      (
        "reversed", 2,
        [
          "Row 0 0 240 60", "back 190 0 50 60", "title 100 0 90 60", "tools 0 0 100 60", "undo 50 0 50 60",
          "redo 0 0 50 60",
        ]
      ),
      ("reversed", 3, ["form 0 0 200 60", "name 0 0 180 30", "mail 20 30 180 30"]),
      ("pixels-and-cells", 2, ["Row 0 0 70 20", "left 0 0 20 20", "middle 22 0 16 20", "right 40 0 30 20"]),
      ("pixels-and-cells", 3, ["Row 0 0 70 20", "left 0 0 20.5 20", "middle 22.5 0 15 20", "right 39.5 0 30.5 20"]),
      ("overlay", 1, ["film 0 0 160 90", "picture 0 0 160 90", "start 60 30 40 30", "length 110 70 50 20"]),
      (
        "overlay", 2, ["Row 0 0 200 80", "badge 0 0 60 60", "face 0 0 60 60", "dot 44 44 16 16", "name 70 0 130 20"]
      ),
      (
        "overlay", 3, ["Row 0 0 240 70", "label 0 0 80 20", "paper 0 0 80 20", "words 0 0 80 20", "rest 80 0 160 20"]
      ),
      (
        "flow", 1,
        [
          "Flow 0 0 240 58", "one 0 0 70 24", "two 85 0 70 24", "three 170 0 70 24", "four 0 34 70 24",
          "five 80 34 70 24",
        ]
      ),
      ("flow", 3, ["Flow 0 0 240 58", "soup 0 0 60 24", "quick 70 0 70 24", "new 150 0 90 24"]),
      (
        "masonry", 2,
        [
          "Masonry 0 0 240 140", "one 0 0 80 50", "two 80 0 80 80", "three 160 0 80 30", "four 160 30 80 40",
          "five 0 50 80 20", "six 0 70 80 60",
        ]
      ),
      (
        "masonry", 3,
        ["Masonry 0 0 240 90", "one 0 0 80 50", "two 80 0 80 30", "three 160 0 80 20", "sea 80 30 160 40"]
      ),
      ("grid", 1, ["Grid 0 0 220 70", "name 0 0 60 30", "ann 70 0 150 30", "street 0 40 60 30", "lane 70 40 150 30"]),
      ("grid", 2, ["Grid 0 0 220 70", "name 0 0 50 30", "ann 90 0 130 30", "street 0 40 80 30", "lane 90 40 130 30"]),
      ("grid", 3, ["Grid 0 0 220 100", "title 0 0 220 30", "menu 0 40 60 60", "text 70 40 150 60"]),
      ("grid", 4, ["Grid 0 0 230 140", "sea 0 0 150 40", "hill 0 50 150 40", "dot 160 50 70 40", "end 0 100 70 40"]),
      (
        "subgrids", 1,
        [
          "Grid 0 0 170 110", "Grid 0 0 80 110", "one 0 0 80 40", "try 0 80 80 30", "Grid 90 0 80 110",
          "many 90 0 80 80", "buy 90 80 80 30",
        ]
      ),
      (
        "subgrids", 3,
        [
          "Grid 0 0 180 130", "first 0 0 180 50", "name 0 0 40 50", "ann 90 0 90 50", "second 0 60 180 70",
          "street 10 70 70 50", "lane 90 70 80 50",
        ]
      ),
      (
        "relative", 1,
        [
          "Relative 0 0 240 60", "photo 0 0 60 60", "name 70 0 90 25", "mail 70 35 60 25", "follow 180 15 60 30",
        ]
      ),
      (
        "relative", 2,
        ["Relative 0 0 240 60", "photo 0 0 0 0", "name 0 0 90 25", "mail 0 35 60 25", "follow 180 15 60 30"]
      ),
      (
        "relative", 3,
        [
          "Relative 0 0 220 90", "name 0 0 40 40", "your 70 0 150 40", "mail 0 50 70 40", "its 70 50 150 40",
        ]
      ),
      ("relative", 4, ["Relative 0 0 200 60", "hen 30 0 60 40", "egg 0 0 30 40"]),
      ("from-android", 1, ["Linear 0 0 240 40", "yes 0 0 120 40", "later 120 0 120 40"]),
      ("from-android", 2, ["Linear 0 0 240 60", "icon 0 10 40 40", "title 40 20 150 20", "value 190 20 50 20"]),
      ("from-android", 3, ["Linear 0 0 200 90", "title 0 0 90 25", "date 140 25 60 25", "send 0 50 200 30"]),
      ("from-android", 4, ["Linear 0 0 160 50", "label 0 16 40 20", "name 40 0 80 40"]),
      (
        "own-container", 1,
        [
          "Along 0 0 200 150", "cut 140 60 40 30", "copy 80 120 40 30", "paste 20 60 40 30", "undo 80 0 40 30",
        ]
      ),
      ("why-this-wide", 2, ["bar 0 0 340 60", "logo 0 0 60 60", "title 70 0 132 60", "search 212 0 128 60"]),
    ]))
  func moreFramesByHand(rows: Rows<(String, Int, [String])>) throws {
    for (lesson, step, expected) in rows {
      let lesson = try #require(allLessons.first { $0.name == lesson })
      #expect(lesson.steps[step - 1].picture.boxes.map { "\($0.name) \($0.frame)" } == expected)
    }
  }

  @Test("Puzzles, experiments and questions of lessons have the frames computed by hand")
  func guessesByHand() throws {
    let expected: [(String, puzzle: String, tried: String, question: String)] = [
      ("clamp-and-share", "second 80 0 110 60", "third 170 0 130 60", "first 0 0 75 60"),
      ("automatic-minimum", "downloads 90 0 90 60", "rest 110 0 0 60", "downloads 120 0 60 60"),
      ("calculated-lengths", "pro 170 0 150 60", "folders 0 0 80 60", "send 0 0 80 60"),
      ("what-is-left-over", "done 120 0 60 60", "undo 30 0 60 60", "card 100 0 100 60"),
      ("across", "text 60 40 120 0", "text 60 0 120 80", "lamp 140 0 60 20"),
      ("lines", "three 0 40 240 30", "three 220 0 100 30", "three 0 80 240 30"),
      ("balanced-lines", "gold 0 40 60 30", "gold 280 0 60 30", "sat 0 80 70 30"),
      ("text", "text 0 0 89 80", "text 30 0 90 40", "card 0 0 160 40"),
      ("box-in-a-box", "page 80 40 0 80", "title 60 0 180 70", "tools 0 0 120 60"),
      ("out-of-line", "sale 90 0 60 24", "sale 90 0 60 24", "ribbon 5 0 190 20"),
      ("containing-blocks", "new 145 15 60 30", "new 160 110 60 30", "new 160 20 60 30"),
      ("scrolling-and-overflow", "foot 0 190 200 30", "list 0 30 200 160", "title 0 0 90 60"),
      ("reversed", "back 0 0 50 60", "one 0 70 60 30", "one 40 0 60 30"),
      ("pixels-and-cells", "middle 33 0 34 20", "middle 10 0 6 20", "four 8 0 2 4"),
      ("overlay", "start 60 30 40 30", "length 100 60 50 20", "poster 0 0 110 50"),
      ("flow", "five 170 34 70 24", "new 0 34 200 24", "e 90 45 50 20"),
      ("masonry", "four 0 90 70 40", "three 0 60 100 30", "e 110 80 100 30"),
      ("grid", "lane 90 40 130 30", "three 0 40 100 30", "third 150 0 140 40"),
      ("subgrids", "buy 90 80 80 30", "lane 100 60 80 50", "sweet 120 0 80 50"),
      ("relative", "its 70 50 150 40", "field 60 0 120 30", "caption 140 0 120 20"),
      ("from-android", "later 90 0 150 40", "later 35 0 95 40", "list 200 0 100 40"),
      ("own-container", "cut 140 60 40 30", "cut 160 60 40 30", "paste 15 60 30 20"),
      ("why-this-wide", "title 70 0 132 60", "title 70 0 120 60", "search 190 0 110 60"),
    ]
    for (name, puzzle, tried, question) in expected {
      let lesson = try #require(allLessons.first { $0.name == name })
      func picture(_ exercise: Exercise) -> Picture {
        ExampleLayout(exercise.code, in: exercise.bounds, scale: exercise.scale).picture
      }
      for (picture, boxText) in [
        (picture(lesson.puzzle), puzzle), (lesson.experiment.result.picture, tried),
        (picture(lesson.question), question),
      ] {
        #expect(picture.boxes.contains { "\($0.name) \($0.frame)" == boxText }, "\(name): \(boxText)")
      }
    }
  }

  @Test("A step of a lesson marks exactly the lines and frames that an added line changed")
  func addedLineIsMarked() {
    let steps = lesson("adding-is-laying-out").steps
    #expect(steps[0].picture.boxes.map { $0.isChanged } == [false, false])
    #expect(steps[1].picture.boxes.map { $0.isChanged } == [false, true, true])
    #expect(steps[2].picture.boxes.map { $0.isChanged } == [false, true, true, true])
    let text = lesson("adding-is-laying-out").parts(width: 80, count: 3, command: "").flatMap { $0.lines() }
    #expect(text.contains { $0.contains("436  was height 480") })
    #expect(text.contains { $0.contains(">   Flex().id(note)") })
  }

  @Test("The cycle of constraints in the lesson on Relative is reported as an issue")
  func cycleIsReported() throws {
    let trial = lesson("relative").steps[3].example
    let issues = try Sketch(trial.code).layout(in: trial.bounds).issues
    #expect(issues.contains { $0.message.contains("has a leading edge that depends on itself") }, "\(issues)")
  }

  @Test(
    "A lesson's experiment changes frames, but not the number of boxes", arguments: Rows.of(allLessons.map { $0.name }))
  func experimentChangesFrames(rows: Rows<String>) {
    for name in rows {
      let lesson = lesson(name)
      let start = lesson.experiment.start, result = lesson.experiment.result
      #expect(start.picture.boxes.count == result.picture.boxes.count)
      #expect(start.frames != result.frames)
      #expect(lesson.experiment.item.isEmpty || start.names.contains(lesson.experiment.item))
    }
  }

  @Test("In the lesson on rows and columns, the column has the same frames as the row with both axes exchanged")
  func turnedRow() {
    let steps = lesson("row-and-column").steps, row = steps[0].picture.boxes, column = steps[1].picture.boxes
    for (a, b) in zip(row, column) {
      #expect(b.frame == Frame(x: a.frame.y, y: a.frame.x, width: a.frame.height, height: a.frame.width))
    }
  }

  @Test("The printed lessons contain the answers computed by hand")
  func answersByHand() {
    func text(_ name: String) -> String {
      lesson(name).parts(width: 1000, count: 3, command: "").flatMap { $0.lines() }.joined(separator: " ")
    }
    for (name, answer) in [
      ("frame-is-a-rectangle", "from 160 to 190. It is still 40 wide."), ("frame-is-a-rectangle", "At x 120, y 30:"),
      ("adding-is-laying-out", "145.333 for the photo and 290.667 for the note"),
      ("adding-is-laying-out", "188 high each, half of 480 - 44 - 60. The title begins at y 420, and the bar"),
      ("row-and-column", "its y is 55 in place of 35,"),
      ("row-and-column", "the middle gets the 100 that the others leave."), ("row-and-column", "so all are 200 wide."),
      ("gap-and-padding", "280. Four items take 200."), ("margins", "200. The logo needs 60 and two margins of 15,"),
      ("fixed-and-flex", "It is 0 wide: the starts are 240,"), ("shares", "240 and 80. First"),
      ("basis", "110 and 150. The bases leave 200."), ("less-than-one", "60: the icon leaves 240,"),
      ("too-little-room", "180 and 80. Twice"),
      ("percentages-and-limits", "20, a tenth of the width,"), ("ratios", "60. Width comes first:"),
    ] {
      #expect(text(name).contains(answer), "\(name)")
    }
  }
}
