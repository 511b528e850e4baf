extension LinearLayout {
  /// The frame of an item, in the coordinates of the bounds.
  ///
  /// - Complexity: O(1) if the line ``isSettled``, O(n) otherwise.
  public subscript(handle: Handle) -> Frame { line.frame(of: slot(of: handle)) }

  /// All frames, in the order of the items.
  ///
  /// - Complexity: O(n), even if the line is not settled.
  public var frames: [Frame] {
    let line = line.withValidLengths
    var frames: [Frame] = []
    frames.reserveCapacity(count)
    var next = line.order.firstSlot
    while let slot = next {
      frames.append(line.frame(of: slot))
      next = line.order.slot(after: slot)
    }
    return frames
  }

  /// The main size by which the items exceed the line; 0 if they fit.
  ///
  ///     var row = LinearLayout(.row, in: Frame(width: 100, height: 10))
  ///     row.add(Fixed(width: 120))
  ///     row.overflow      // 20
  ///
  /// - Complexity: O(1) if the line ``isSettled``, O(n) otherwise.
  public var overflow: Double { line.withValidLengths.shares.overflow }

  /// The space each flexible item receives per unit of `grow`.
  ///
  ///     var row = LinearLayout(.row, in: Frame(width: 100, height: 10))
  ///     row.add(Fixed(width: 40))
  ///     row.add(Flex(2))
  ///     row.share      // 30
  ///
  /// Zero when the fixed items leave no space. Items with a minimum or a maximum may get more or less.
  ///
  /// - Complexity: O(1) if the line ``isSettled``, O(n) otherwise.
  public var share: Double { line.withValidLengths.shares.grow }

  /// Returns the index of an item.
  ///
  /// - Complexity: O(1) if the line ``isSettled``, O(n) otherwise.
  public func index(of handle: Handle) -> Int {
    let slot = slot(of: handle)
    var order = line.order
    order.settle()
    return order.position(of: slot)
  }
}

extension LinearLayout {
  /// Whether every frame can be read in O(1), without measuring a ``Measured`` item.
  ///
  /// Frames are correct whether or not a line is settled.
  public var isSettled: Bool { line.state.isSettled }

  /// Computes what each read would otherwise recompute: sizes of a line whose items reach their limits at different
  /// shares, the order after insertions and removals, percentages of new bounds, and heights of measured items.
  ///
  ///     for item in items { line.add(item) }
  ///     line.settle()
  ///
  /// - Complexity: O(n), or O(n log n) if items reach their limits at different shares; O(1) if the line is settled.
  ///   With shrink factors between 0 and 1, O(n²) at worst: the rule of CSS must be followed step by step.
  public mutating func settle() {
    makeUnique()
    line.settle()
  }
}

extension LinearLayout: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of items.
  public var endIndex: Int { line.order.count }

  /// The number of items.
  public var count: Int { line.order.count }

  /// The frame of the item at an index, in the coordinates of the bounds.
  ///
  /// - Complexity: O(1) if the line ``isSettled``, O(n) otherwise.
  public subscript(position: Int) -> Frame {
    require(position >= 0 && position < count, "There is no item at this index of the line.")
    return line.frame(of: line.order.slot(at: position))
  }

  /// Returns an iterator over the frames.
  ///
  /// - Complexity: O(n) for all frames, even if the line is not settled.
  public func makeIterator() -> IndexingIterator<[Frame]> { frames.makeIterator() }
}
