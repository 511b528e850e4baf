import EagerLayout
import PlaygroundKit

@_expose(wasm, "exercises")
@_cdecl("exercises")
func exercises() -> Int {
  var right = 0
  for recipe: Exercise.Recipe in Lesson.all.flatMap({ $0.exercises }) + ScreensToBuild.recipes {
    let exercise = recipe.exercise(seed: 1)
    show(exercise)
    use(recipe.id.text.utf8.count + exercise.number.utf8.count + recipe.number.utf8.count)
    use(recipe.id.text)
    judge(exercise.check("1 2"))
    if case .right = exercise.check(exercise.solution) { right += 1 }
  }
  for title in ScreensToBuild.titles { use(title) }
  return right  // 140, all there are
}

func show(_ exercise: Exercise) {
  use(exercise.id)
  use(exercise.kind.title)
  for prose in exercise.hints + exercise.lines + [exercise.goal] { use(prose.pieces) }
  use(exercise.code)
  use(exercise.bounds)
  switch exercise.form as Exercise.Form {
  case .numbers(let labels): use(labels)
  case .layout(let wanted): use(wanted)
  case .choice(let choices): use(choices)
  }
  for kind: Exercise.Kind in Exercise.Kind.allCases where kind == exercise.kind { use(kind) }
  show(exercise.success)
}

func show(_ success: Exercise.Success) {
  use(success.words)
  use(success.code)
  use(success.bounds)
  use(success.item)
  use(success.axes)
}

func judge(_ verdict: Exercise.Verdict) {
  switch verdict {
  case .right(let success): show(success)
  case .wrong(let reply):
    let reply: Exercise.Reply = reply
    use(reply.words)
    guard let comparison: Exercise.Comparison = reply.comparison else { return }
    use(comparison.bounds)
    use(comparison.wanted)
    use(comparison.got)
  case .unclear(let words): use(words)
  case .fault(let fault): use(fault)
  }
}

@_expose(wasm, "progress")
@_cdecl("progress")
func progress() -> Int {
  var progress = Progress()
  let id = Exercise.ID("shares/say-next")
  progress.read(lesson: "shares")
  progress.finish(id, tries: 2, hints: 1, sawSolution: false)
  use(progress.seed(for: id))
  use(progress.isSolved(id) && progress.hasRead("shares"))
  use(progress.reviews)
  use(progress.nextLesson(of: Lesson.all))
  if let record: Progress.Record = progress.record(of: id) {
    use(record.id == id && record == record && record.isSolved)
    use(record.level + record.due + record.times + record.stars + progress.stars(id))
  }
  do throws(Progress.Damage) {
    let again = try Progress(progress.text)
    return again.turn * 100 + again.lessonsRead.count * 10 + again.records.count  // 111
  } catch {
    use(error.sentence)
    return error == .notProgress ? 1 : 0
  }
}
