extension NodeArena {
  /// What in the tree is probably not meant, in preorder: numbers that make no sense, and ids that are used again.
  func issues(duplicates: [NamedNode]) -> [LayoutIssue] {
    if faults.isEmpty && duplicates.isEmpty { return [] }
    var issues: [LayoutIssue] = []
    issues.reserveCapacity(faults.count + duplicates.count)
    var duplicate = 0
    func addDuplicates(before node: Int) {
      while duplicate < duplicates.count && duplicates[duplicate].node < node {
        let named = duplicates[duplicate]
        issues.append(LayoutIssue(node: named.node, id: named.id, kind: .duplicateID))
        duplicate += 1
      }
    }
    for faulty in faults {
      addDuplicates(before: faulty.node)
      issues.append(LayoutIssue(node: faulty.node, id: id(of: faulty.node), kind: .nonsense(faulty.fault)))
    }
    addDuplicates(before: nodes.count)
    return issues
  }

  /// A node's id, if it has one. Names are in preorder.
  private func id(of node: Int) -> LayoutID? {
    var low = 0, high = names.count
    while low < high {
      let middle = (low + high) / 2
      if names[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low < names.count && names[low].node == node ? names[low].id : nil
  }
}
