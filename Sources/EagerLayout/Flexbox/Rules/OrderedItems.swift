extension FlexEngine {
  /// Pushes the items of a container on the stack, in layout order (CSS Flexbox §5.4).
  ///
  /// Returns the index of the first one.
  @inline(__always)
  func pushItems(of container: Int) -> Int {
    let first = state.items.count
    for child in children(of: container) where nodes[child].keywords.isInFlow {
      state.items.push(FlexItem(node: child))
    }
    if nodes[container].keywords[.hasOrderedChild] != 0 { sortItems(from: first) }
    return first
  }

  /// Sorts items by `order`; items of equal order keep their order.
  @inline(never)
  func sortItems(from first: Int) {
    // A heap sort, because it is in place: layouts do not allocate. The order is total, so it need not be stable.
    let count = state.items.count - first
    for root in (0..<count / 2).reversed() { sift(root, count, from: first) }
    for last in (1..<max(count, 1)).reversed() {
      (state.items[first], state.items[first + last]) = (state.items[first + last], state.items[first])
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
      (state.items[first + root], state.items[first + latest]) = (
        state.items[first + latest], state.items[first + root]
      )
      root = latest
    }
  }

  private func comesBefore(_ a: Int, _ b: Int, from first: Int) -> Bool {
    let a = state.items[first + a].node, b = state.items[first + b].node
    let orderOfA = order(a), orderOfB = order(b)
    return orderOfA == orderOfB ? a < b : orderOfA < orderOfB
  }
}
