// Uses every public declaration of the Kit, as Core does of the library.
import EagerLayout
import PlaygroundKit

/// Naming a value is using it.
@inline(never)
func use<Value>(_ value: Value) {}

@_expose(wasm, "picture")
@_cdecl("picture")
func picture() -> Int {
  let placement = Row {
    Flex(); Fixed(width: 30)
  }.layout(in: Frame(width: 90, height: 60))
  var picture = Picture(placement, names: ["row", "flex", "fixed"])
  for index in picture.boxes.indices { change(&picture.boxes[index]) }
  let drawing = picture.drawnInCells(columns: 40, rows: 10)
  use(drawing.unitsPerCell)
  use(Picture([Picture.Box("box", Frame(width: 3, height: 4), parent: nil, number: 1, isNamed: true)]))
  for list: Picture.List in [.whole, .fitting(rows: 10), .none(rows: nil)] {
    draw(picture.page(title: "row", width: 60, rows: 20, list: list))
  }
  draw(drawing.canvas)
  draw(Canvas(width: 3, height: 4))
  let svg = picture.svg(title: "row")
  return picture.boxes.count * 10 + (svg.utf8.starts(with: "<svg".utf8) ? 1 : 0)  // 31
}

func change(_ box: inout Picture.Box) {
  box.frame.x += 1
  box.visible.x += 1
  box.parent = box.parent ?? nil
  box.name += "!"
  box.isNamed = !box.isNamed
  box.number += 1
  box.detail += "!"
  box.isChanged = !box.isChanged
  box.ink = box.ink == .plain ? .faint : .plain
}

func draw(_ canvas: Canvas) {
  var style = TextStyle(isASCII: true, hasColour: false)
  use(canvas.lines(style).count)
  style.isASCII = !style.isASCII
  style.hasColour = !style.hasColour
  use(canvas.lines(style).count + canvas.width + canvas.height + canvas.lost)
}

@_expose(wasm, "pages")
@_cdecl("pages")
func pages() -> Int {
  let lessons = Lesson.all
  draw(Welcome.screen(width: 80, command: "playground"))
  draw(Lesson.list(lessons, width: 80, command: "playground"))
  for lesson in lessons { read(lesson, of: lessons.count) }
  let help = Help(usage: ["a"], about: ["b"], sections: [(title: "c", entries: [Help.Entry("d", "e")])])
  draw(help.page(width: 80, command: "playground"))
  return lessons[0].number  // 1
}

func read(_ lesson: Lesson, of count: Int) {
  for page: Lesson.Page in lesson.pages(width: 80, rows: 24, count: count, command: "playground") {
    draw(page.canvas)
    use(page.next)
  }
  use(lesson.name)
  use(lesson.title)
  for asked in [lesson.puzzle, lesson.question] { show(asked) }
  let experiment: Lesson.Experiment = lesson.experiment, start: Trial = experiment.start
  use(start.code.utf8.count + experiment.result.code.utf8.count + experiment.item.utf8.count)
  for prose in lesson.idea + [lesson.experiment.words, lesson.experiment.outcome] { use(prose.pieces) }
  for step in lesson.steps {
    use(step.trial.code)
    use(step.trial.bounds.width + (step.trial.scale ?? 0))
    use(step.trial.picture)
    use(step.newLines)
    use(step.picture)
    use(step.before)
    use(step.remark)
  }
  var interpolation = Prose.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
  interpolation.appendLiteral("a width of ")
  interpolation.appendInterpolation(3)
  interpolation.appendInterpolation(code: "Flex()")
  let prose: [Prose] = ["words", "a width of \(3), of \(code: "Flex()")", Prose(stringInterpolation: interpolation)]
  for prose in prose {
    for piece: Prose.Piece in prose.pieces { use(piece) }
  }
  use(Prose(stringLiteral: "words"))
  let line: SpanLine = [Span("words", .faint)]
  for ink in Ink.allCases where ink == line[0].ink { use(line[0].text) }
}
