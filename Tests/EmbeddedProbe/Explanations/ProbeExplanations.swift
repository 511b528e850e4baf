import EagerLayout
import LayoutExplanations

private enum Step: Int { case first, second }

/// The number of explanations, for both axes, and of the first one's question.
@_expose(wasm, "why")
@_cdecl("why")
func why() -> Int {
  let row = Row {
    Flex(1).id(Step.first); Flex(3).id(Step.second)
  }
  guard let why = row.why(Step.second, in: Frame(width: 400, height: 40)) else { return 0 }
  let isQuestion = why.description.utf8.starts(with: "Why is Flex 1 ".utf8)
  return why.explanations.count * 10 + (isQuestion ? 1 : 0)
}
