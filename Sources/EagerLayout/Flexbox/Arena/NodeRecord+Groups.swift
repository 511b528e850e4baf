// The groups of a node's rare values. The node's keywords indicate which groups it has.
extension NodeRecord {
  var groupCount: Int {
    var count = 0
    keywords.forEachGroup { _ in count += 1 }
    return count
  }

  @inline(__always)
  fileprivate func forEachGroup(_ body: (RareGroup.Kind, Int) -> Void) {
    var index = Int(rare)
    keywords.forEachGroup {
      body($0, index)
      index &+= 1
    }
  }
}

extension RareValues {
  /// Reads the values of a record's groups.
  init(_ record: NodeRecord, in groups: ContiguousArray<RareGroup>) {
    self.init()
    record.forEachGroup { self[$0] = groups[$1] }
  }

  func write(to groups: inout ContiguousArray<RareGroup>, _ record: NodeRecord) {
    record.forEachGroup { groups[$1] = self[$0] }
  }
}
