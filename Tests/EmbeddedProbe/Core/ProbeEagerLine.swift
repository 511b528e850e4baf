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
  let cells = line.add(contentsOf: (0..<20).map { Flex(Double($0)).minHeight(3) })
  line.insert(Fixed(height: 3), after: cells[3])
  line.insert(Measured { _ in ContentSize(width: 10, height: 10) }, at: 1)
  line.replace(cells[4], with: Flex().basis(.percent(10)).maxHeight(4))
  line.remove(cells[0])
  line.direction = .rightToLeft
  guard line.frames.last == line[cells[19]], line.overflow == 0 else { return 0 }
  return result + line.count  // 652000 + 652 + 696 + 24
}
