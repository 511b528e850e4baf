// The eager core.
import EagerLayout

@_expose(wasm, "line")
@_cdecl("line")
func line() -> Int {
  var line = LinearLayout(.column, in: Frame(width: 414, height: 896))
  let preview = line.add(Flex())
  let toolbar = line.add(Fixed(height: 44))
  let content = line.add(Fixed(height: 200))
  let result = Int(line[preview].height * 1000 + line[toolbar].y + line[content].y)
  changeItems(&line)
  changeLine(&line)
  for frame in line { use(frame) }
  use(line.first)
  return result  // 652000 + 652 + 696
}

func changeItems(_ line: inout LinearLayout) {
  let cells = line.add(contentsOf: (0..<20).map { Flex(Double($0)).minWidth(3) })
  line.insert(Flex(2), before: cells[3])
  line.insert(Fixed(width: 3), after: cells[3])
  line.insert(Measured { _ in ContentSize(width: 10, height: 10) }, at: 1)
  line.replace(cells[4], with: Flex().basis(.percent(10)).maxHeight(4))
  use(line.isSettled)
  line.settle()
  line.remove(cells[0])
  line.remove(at: 0)
  use(line.contains(cells[0]))
  use(line.index(of: cells[1]))
  use(line[line.handle(at: line.startIndex)])
  use(line[line.endIndex - 1])
  use(line.frames)
  use(line.makeIterator())
}

func changeLine(_ line: inout LinearLayout) {
  line.bounds.width += line.axis == .row ? 1 : 2
  line.alignment = line.alignment == .start ? .end : .start
  line.gap += 1
  line.padding.left += 1
  line.direction = line.direction == .rightToLeft ? .leftToRight : .rightToLeft
  line.yAxis = line.yAxis == .down ? .up : .down
  use(line.overflow + line.share + Double(line.count))
  for issue in line.issues { use(describe(issue)) }
  use(Set([line.handle(at: 0)]).count)
  var empty = line
  empty.removeAll()
  use(empty.count)
}
