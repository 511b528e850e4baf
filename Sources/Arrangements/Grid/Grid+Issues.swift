public import EagerLayout

extension Grid {
  /// Reports lines and spans that are too far away, names that nothing has, and areas that are no rectangles.
  public func findIssues(of items: borrowing ItemPlaces, _ memory: Memory, into report: inout ArrangementReport) {
    for area in areas.areas() where !area.isRectangle {
      report.add("has an area that is no rectangle, which is none then: let its cells be one.")
    }
    if memory.sized.across.isCutOff || memory.sized.down.isCutOff {
      report.add("is to have more than {} tracks, and has no more: repeat them less often.", Self.most)
    }
    for item in 0..<items.count {
      let said = memory.said[item]
      if Self.isFarAway(said) {
        report.add(
          "is put at a line, or over tracks, beyond the {} that a grid has: give it a number nearer to 1.", Self.most,
          item: item)
      }
      let isUnknown =
        memory.sized.across.isUnknown(said.columnStart, isEnd: false)
        || memory.sized.across.isUnknown(said.columnEnd, isEnd: true)
        || memory.sized.down.isUnknown(said.rowStart, isEnd: false)
        || memory.sized.down.isUnknown(said.rowEnd, isEnd: true)
      if isUnknown {
        report.add(
          "names an area or a line that its grid does not have, and lies behind the grid's own tracks: give one that name.",
          item: item)
      }
    }
  }

  private static var most: Double { Double(GridExplicit.mostTracks) }

  private static func isFarAway(_ item: GridItem) -> Bool {
    for line in [item.columnStart, item.columnEnd, item.rowStart, item.rowEnd] {
      switch line {
      case .line(let number):
        if number > GridExplicit.mostTracks + 1 || number < -GridExplicit.mostTracks { return true }
      case .nth(let number, _): if number.magnitude > UInt(GridExplicit.mostTracks) { return true }
      case .span(let count), .spanTo(let count, _): if count > GridExplicit.mostTracks { return true }
      case .auto, .named: break
      }
    }
    return false
  }
}

extension GridExplicit {
  /// Whether a line has a name that nothing has.
  fileprivate func isUnknown(_ line: GridLine, isEnd: Bool) -> Bool {
    switch line {
    case .named(let name): self.line(name, isEnd: isEnd) == nil
    case .nth(_, let name), .spanTo(_, let name): !has(name)
    case .auto, .line, .span: false
    }
  }
}
