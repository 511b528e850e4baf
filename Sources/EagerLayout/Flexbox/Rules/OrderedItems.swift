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
    let first = items.count
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow { items.push(FlexItem(node: child)) }
      child = Int(nodes[child].end)
    }
    if nodes[container].keywords[.hasOrderedChild] != 0 { sortItems(from: first) }
    return first
  }

  /// Sorts items by `order`; items of equal order keep their order.
  @inline(never)
  func sortItems(from first: Int) {
    // A heap sort, because it is in place: layouts do not allocate. The order is total, so it need not be stable.
    let count = items.count - first
    for root in (0..<count / 2).reversed() { sift(root, count, from: first) }
    for last in (1..<max(count, 1)).reversed() {
      (items[first], items[first + last]) = (items[first + last], items[first])
      sift(0, last, from: first)
    }
  }

  /// Moves an item down in the heap of the first `count` items until it is in place.
  private func sift(_ root: Int, _ count: Int, from first: Int) {
    var root = root
    while true {
      var latest = root
      for child in (2 * root + 1)...(2 * root + 2) where child < count && comesBefore(latest, child, from: first) {
        latest = child
      }
      if latest == root { return }
      (items[first + root], items[first + latest]) = (items[first + latest], items[first + root])
      root = latest
    }
  }

  private func comesBefore(_ a: Int, _ b: Int, from first: Int) -> Bool {
    let a = items[first + a].node, b = items[first + b].node
    let orderOfA = order(a), orderOfB = order(b)
    return orderOfA == orderOfB ? a < b : orderOfA < orderOfB
  }
}
