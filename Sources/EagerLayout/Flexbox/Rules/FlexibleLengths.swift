/// Sums over a line's items at their hypothetical sizes.
struct LineSums {
  /// The sum of their hypothetical outer sizes.
  var hypothetical = 0.0
  var grow = 0.0
  var shrink = 0.0

  @inline(__always)
  mutating func add(target: Double, margins: Double, grow: Float, shrink: Float) {
    hypothetical += target + margins
    self.grow += Double(grow)
    self.shrink += Double(shrink)
  }

  @inline(__always)
  mutating func add(_ item: FlexItem) {
    add(target: item.target, margins: item.margins, grow: item.grow, shrink: item.shrink)
  }

  /// Whether the items grow or shrink at an inner size of the container; `nil` if all keep their hypothetical sizes
  /// (CSS Flexbox §9.7, 1).
  @inline(__always)
  func isGrowing(in inner: Double, gaps: Double) -> Bool? {
    let hypothetical = hypothetical + gaps
    if hypothetical < inner { return grow == 0 ? nil : true }
    return shrink == 0 || hypothetical == inner ? nil : false
  }
}

extension FlexEngine {
  /// Resolves the flexible lengths of a line (CSS Flexbox §9.7): from hypothetical to used main sizes.
  func resolveFlexibleLengths(_ line: Range<Int>, inner: Double, gap: Double) {
    var sums = LineSums()
    for at in line { sums.add(items[at]) }
    resolveFlexibleLengths(line, sums, inner: inner, gap: gap)
  }

  /// Resolves the flexible lengths of a line with known sums.
  @inline(__always)
  func resolveFlexibleLengths(_ line: Range<Int>, _ sums: LineSums, inner: Double, gap: Double) {
    let isGrowing = sums.isGrowing(in: inner, gaps: gap * Double(line.count - 1))
    if recordsSteps {
      recordFlexibleLengths(line, inner: inner, gap: gap, isGrowing: isGrowing)
    } else if let isGrowing {
      shareFreeSpace(line, inner: inner, gap: gap, isGrowing: isGrowing)
    }
  }

  private func shareFreeSpace(_ line: Range<Int>, inner: Double, gap: Double, isGrowing: Bool) {
    var resolver = LineResolver(line, inner: inner, gap: gap, isGrowing: isGrowing)
    unsafe resolver.resolve(items.view)
    counts.flexRounds += resolver.rounds
  }

  /// Records a line, and how its flexible lengths are resolved, if they are.
  @inline(never)
  private func recordFlexibleLengths(_ line: Range<Int>, inner: Double, gap: Double, isGrowing: Bool?) {
    recordLine(line, gap: gap)
    guard let isGrowing else { return }
    var resolver = LineResolver(line, inner: inner, gap: gap, isGrowing: isGrowing)
    unsafe withUnsafePointer(to: self) { unsafe resolver.resolve(items.view, recordedBy: $0) }
  }
}
