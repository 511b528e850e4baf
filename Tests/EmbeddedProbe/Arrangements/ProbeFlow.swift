import Arrangements
import EagerLayout

/// Where the last items of some flows stand.
@_expose(wasm, "flow")
@_cdecl("flow")
public func flow() -> Int32 {
  func last(_ flow: Flow) -> Int32 {
    let placement = flow {
      Fixed(width: 20, height: 10)
      Flex().height(10).weight(1).fraction(0.5).yields(size: 1)
      Fixed(width: 30, height: 10)
    }.layout(width: 100)
    return Int32(placement.frames[3].x + placement.frames[3].y)
  }
  let rule = Flow.LineRule(alignment: .center, lineAlignment: .bottom)
  var sum = last(
    Flow(alignment: .end, lineAlignment: .center, vertical: .start, lastLine: .columns, maxLines: 2, lines: [rule]))
  sum += last(
    Flow(columns: 2, alignment: .between, lineAlignment: .stretch, vertical: .evenly, lastLine: .likeTheOthers))
  sum += last(Flow(columns: 1, alignment: .around, lineAlignment: .baseline, vertical: .fill, lastLine: .start))
  sum += last(Flow(itemWidth: 40, minimumGap: 5, maximumGap: 10, centered: true, lineAlignment: .top))
  sum += last(Flow(rows: 2, alignment: .stretch, maxLines: 9))
  let item = FlowItem(weight: 1, fraction: 0.5, yieldsSize: 2)
  let isSame =
    item != FlowItem.initial && rule == rule && item.weight == 1 && item.fraction == 0.5 && item.yieldsSize == 2
  let cases = Flow.Alignment.allCases.count + Flow.LineAlignment.allCases.count + Flow.LastLine.allCases.count
  return isSame ? sum + Int32(cases + Flow.name.utf8CodeUnitCount) : 0
}
