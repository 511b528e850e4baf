// Items that their arrangement excludes from a layout: they and their descendants are hidden from pass 2 on. Before the
// arrangement decides again, `inherit`, `computeDefiniteHeights` or `restoreInitialStateOfItems` includes them.
extension FlexEngine {
  @inline(never)
  func exclude(_ item: Int) {
    if boxes[item].flags.isSuperset(of: [.isExcluded, .hidden]) { return }
    boxes[item].flags.insert(.isExcluded)
    for node in item..<Int(nodes[item].end) { boxes[node].flags.formUnion([.hidden, .dirty, .childrenNeedLayout]) }
  }

  @inline(never)
  func include(_ item: Int) {
    boxes[item].flags.remove(.isExcluded)
    guard boxes[item].flags.contains(.hidden) else { return }
    let end = Int(nodes[item].end)
    var node = item
    while node < end {
      if nodes[node].keywords.isHidden || boxes[node].flags.contains(.isExcluded) {
        node = Int(nodes[node].end)
        continue
      }
      boxes[node].flags = boxes[node].flags.subtracting([.hidden, .isMeasured, .keepsItemHeights])
        .union([.dirty, .childrenNeedLayout])
      node += 1
    }
  }
}
