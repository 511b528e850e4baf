// Uses every public declaration of the explanations.
import EagerLayout
import LayoutExplanations

private enum Step: Int { case first, second }

@_expose(wasm, "explanation")
@_cdecl("explanation")
func explanation() -> Int {
  let row = Row {
    Flex(1).id(Step.first); Flex(3).id(Step.second)
  }
  let bounds = Frame(width: 400, height: 40), trace = row.trace(in: bounds), names = ["row", "first", "second"]
  guard let plain = Explanation(trace, of: 1, .horizontal, names: names),
    let css = Explanation(trace, of: 1, .horizontal, names: names, words: .css)
  else { return 0 }
  use(css.lines.count)
  use(plain.question)
  use(plain.name)
  use(plain.axis)
  use(plain.size + plain.position)
  use(plain.parent)
  var rounds = 0
  for line in plain.lines {
    use(line.text)
    use(line.label)
    use(line.working)
    use(line.result)
    use(line.remark)
    use(line.step + line.nodeIndex)
    use(line.quantity)
    use(line.value)
    use(line.limit)
    use(line.outcome)
    rounds = max(rounds, line.round)
  }
  return rounds  // 1
}

@_expose(wasm, "why")
@_cdecl("why")
func why() -> Int {
  let row = Row {
    Flex(1).id(Step.first); Flex(3).id(Step.second)
  }
  let bounds = Frame(width: 400, height: 40), trace = row.trace(in: bounds)
  use(row.why(LayoutID(1), in: bounds, words: .css)?.lines.count)
  use(trace.why(LayoutID(1))?.description.utf8.count)
  use(trace.why(nodeAt: 1).lines.count)
  let tree = LayoutTree(row)
  use(tree.why(tree.root).lines.count)
  use(Reasons(trace, of: 1, names: ["row", "first", "second"], words: .plain, axes: [.vertical]).name)
  guard let why = row.why(Step.second, in: bounds) else { return 0 }
  return why.explanations.count  // 2
}
