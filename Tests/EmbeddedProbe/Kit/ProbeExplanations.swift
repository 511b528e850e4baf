// Why things are as they are.
import EagerLayout
import PlaygroundKit

@_expose(wasm, "explanation")
@_cdecl("explanation")
func explanation() -> Int {
  let trace = Row {
    Flex(1); Flex(3)
  }.trace(in: Frame(width: 400, height: 40))
  let names = ["row", "first", "second"]
  let css = Explanation(trace, of: 1, .horizontal, names: names, words: .css)
  use(css.lines.count)
  var rounds = 0
  for line in Explanation(trace, of: 1, .horizontal, names: names).lines {
    use(line.text)
    use(line.label)
    use(line.working)
    use(line.result)
    use(line.remark)
    use(line.step)
    rounds = max(rounds, line.round)
  }
  return rounds  // 1
}
