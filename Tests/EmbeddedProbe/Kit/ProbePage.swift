import PlaygroundKit

@_expose(wasm, "page")
@_cdecl("page")
func page() -> Int {
  var session = PageSession()
  session.read("Row { Fixed(width: 60).id(logo); Flex().id(title) }")
  let count = session.place(width: 340, height: 40)
  let width = session.frames[10]
  session.why(node: 2, isVertical: false, inCSSWords: false)
  session.rounds(container: 0, isVertical: false)
  session.styles()
  session.spaces()
  session.tracks()
  session.edit(node: 2, "flexGrow\n2")
  let edit = session.output.count
  session.issues()
  session.complete("Row { Fi")
  session.css()
  session.html()
  session.swift()
  session.tidy()
  session.json()
  let recipe = Lesson.all[0].exercises[0]
  session.exercise(
    "{\"kind\":\"predict\",\"layout\":{\"code\":\"Row {}\"},\"key\":{\"values\":[1],\"labels\":[],\"slips\":[]}}")
  session.check("1")
  session.press(node: 1, key: 43)
  session.progress("finish \(recipe.id.text) 1 0 0")
  session.random(seed: 1, width: 100, height: 100, isAgreed: true)
  session.android("<View id=\"a\" layout_width=\"9dp\" layout_height=\"9dp\"/>", width: 100, height: 100)
  return edit > 0 && !session.output.isEmpty ? Int(width) + count : 0  // 283
}
