// What can be asked of a placement, and what it complains about.
import EagerLayout

@_expose(wasm, "placement")
@_cdecl("placement")
func placement() -> Int {
  let tree = Row {
    Fixed(width: 30, height: 10); Flex(); Fixed(width: 80.4, height: 10).id(3)
  }
  let narrow = tree.layout(in: Frame(width: 100, height: 10)), wide = tree.layout(in: Frame(width: 200, height: 10))
  let middle = narrow.interpolated(to: wide, at: 0.5).snapped(toScale: 2)
  var sum = look(at: narrow.yUp(in: 100)) + look(at: middle)
  for issue in narrow.issues { sum += describe(issue) }
  return Int(sum)  // 2 * 10.4 + 8, 2 * 5 + 8, and 110.4
}

func look(at placement: Placement) -> Double {
  var sum = placement.overflow.width + placement.overflow(of: 0).width
  for child in placement.children(of: 0) { sum += Double(placement.kind(of: child).rawValue) }
  var children = placement.children(of: 0)
  use(children.next())
  use(placement.children(of: 0).makeIterator())
  use(placement.subtree(of: 0).count)
  use(placement.id(of: 1)?.number)
  use(placement.contentSize(of: 0))
  use(placement.node(atX: 5, y: 5))
  use(placement.nodes(in: Frame(width: 5, height: 5)).count)
  use(placement == placement.snapped(toScale: 1))
  use(placement.bounds)
  use(placement.yAxis == .up)
  use(Placement.NodeKind.allCases.count + LayoutIssue.InputFault.Number.allCases.count)
  return sum
}

/// A number for each kind of issue.
func describe(_ issue: LayoutIssue) -> Double {
  use(issue.id?.number)
  use(issue.id?.index)
  use(issue.nodeKind == .row)
  if let blockingItem: LayoutIssue.BlockingItem = issue.blockingItem {
    use(blockingItem.nodeIndex)
    use(blockingItem.nodeKind == .row)
    use(blockingItem.id?.number)
    use(blockingItem.content)
    use(blockingItem.isText)
    use(blockingItem == blockingItem)
  }
  use(issue == issue)
  use(issue.hashValue)
  return switch issue.kind {
  case .invalidStyle(let fault):
    fault == fault
      ? fault.value : Double(hashed { fault.hash(into: &$0) } + Int(fault.property.rawValue + fault.reason.rawValue))
  case .invalidInput(let fault):
    fault == fault ? fault.value : Double(hashed { fault.hash(into: &$0) } + Int(fault.number.rawValue))
  case .duplicateID, .measureLimitReached, .unmeasured, .unplacedItem: Double(issue.nodeIndex)
  case .noSize(let inWidth), .noSpaceToShare(let inWidth): inWidth ? 1 : 2
  case .overflow(let excess, let room), .contentOverflow(let excess, let room), .exceedsBounds(let excess, let room):
    excess.width + room.width
  case .ignoredDirection(let direction): Double(direction.rawValue)
  case .indefinitePercentage(let property), .ignoredInset(let property): Double(property.rawValue)
  case .arrangement(let fault): fault.numbers.first ?? 0
  @unknown default: 0
  }
}

/// The hash of what is fed to a hasher.
func hashed(_ feed: (inout Hasher) -> Void) -> Int {
  var hasher = Hasher()
  feed(&hasher)
  return hasher.finalize()
}
