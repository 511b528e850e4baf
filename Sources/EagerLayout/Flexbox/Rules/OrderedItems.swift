extension FlexEngine {
  /// Calls a function with each child of a container in the flow, in tree order. The hottest loops write this out,
  /// because a closure costs them instructions.
  @inline(__always)
  func forEachItem(of container: Int, _ body: (Int) -> Void) {
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow { body(child) }
      child = Int(nodes[child].end)
    }
  }

  /// Pushes the items of a container on the stack, in layout order (CSS Flexbox §5.4).
  ///
  /// Returns the index of the first one.
  @inline(__always)
  func pushItems(of container: Int) -> Int {
    let firstItem = items.count
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow { items.push(FlexItem(node: child)) }
      child = Int(nodes[child].end)
    }
    if nodes[container].keywords[.hasOrderedChild] != 0 { sortItems(from: firstItem) }
    return firstItem
  }

  /// Sorts items by `order`; items of equal order keep their order.
  @inline(never)
  func sortItems(from firstItem: Int) {
    // Heap sort works in place, so it allocates nothing. It need not be stable: items of equal `order` compare by node.
    let count = items.count - firstItem
    for root in (0..<count / 2).reversed() { sift(root, count, from: firstItem) }
    for last in (1..<max(count, 1)).reversed() {
      (items[firstItem], items[firstItem + last]) = (items[firstItem + last], items[firstItem])
      sift(0, last, from: firstItem)
    }
  }

  /// Moves an item down in the heap of the first `count` items until it is in place.
  private func sift(_ root: Int, _ count: Int, from firstItem: Int) {
    var root = root
    while true {
      var latest = root
      for child in (2 * root + 1)...(2 * root + 2) where child < count && comesBefore(latest, child, from: firstItem) {
        latest = child
      }
      if latest == root { return }
      (items[firstItem + root], items[firstItem + latest]) = (items[firstItem + latest], items[firstItem + root])
      root = latest
    }
  }

  private func comesBefore(_ a: Int, _ b: Int, from firstItem: Int) -> Bool {
    let a = items[firstItem + a].node, b = items[firstItem + b].node
    let orderOfA = order(a), orderOfB = order(b)
    return orderOfA == orderOfB ? a < b : orderOfA < orderOfB
  }
}
