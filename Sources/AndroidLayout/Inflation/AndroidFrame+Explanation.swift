import Arrangements
import EagerLayout

extension AndroidFrame {
  /// Records how each child is positioned by its gravity in the same box.
  func explain(_ told: inout ArrangementExplanation, _ said: [AndroidFrameItem]) {
    switch told.pass {
    case .inlineSizes: told.askWidestOfFrame(least.width)
    case .height: told.askHighestOfFrame(least.height)
    case .widths:
      var content = 0.0
      for item in 0..<told.count { content = max(content, told.inlineSizes(of: item).greatest.value) }
      for item in 0..<told.count {
        var said = said[item]
        if contentAxis == .horizontal, told.width.value <= content + 1.0 / 1024 { said.fillsWidth = false }
        told.setWidth(of: item, said)
      }
    case .places:
      let bar = (0..<told.count).first { said[$0].barPlace == .bar }
      for item in 0..<told.count {
        if case .below(let scroll) = said[item].barPlace {
          told.place(item, said[item], below: bar, scrollingBy: scroll)
        } else {
          var said = said[item]
          if contentAxis == .vertical, !told.isHeightDefinite { said.fillsHeight = false }
          told.place(item, said)
        }
      }
    }
  }
}

extension AndroidScroll {
  /// Records that the child has unlimited space along one axis.
  func explain(_ told: inout ArrangementExplanation, _ said: [AndroidFrameItem]) {
    switch told.pass {
    case .inlineSizes: told.askWidestOfFrame(least.width)
    case .height: told.askHighestOfFrame(least.height)
    case .widths:
      for item in 0..<told.count {
        if isVertical {
          told.setWidth(of: item, said[item])
        } else {
          let content = told.inlineSizes(of: item).greatest
          told.set(item, to: fillsViewport ? .greatest([content, told.width]) : content)
        }
      }
    case .places:
      for item in 0..<told.count {
        if !isVertical {
          var across = said[item]
          if across.place.horizontal == .end, told.width(of: item).value > told.width.value {
            across.place.horizontal = .start
          }
          told.place(item, across)
        } else {
          let own = told.ownHeight(of: item), isFilled = fillsViewport && own.value < told.height.value
          let spare = isFilled ? told.height - told.height : told.height - own
          let x = told.x(of: item, said[item]), y = told.start(said[item].place.vertical, said[item].y, of: spare, item)
          if isFilled { told.place(item, x: x, y: y, height: told.height) } else { told.place(item, x: x, y: y) }
        }
      }
    }
  }
}

// Shared by frames and scroll views.
extension ArrangementExplanation {
  fileprivate mutating func askWidestOfFrame(_ least: Double) {
    var widths = least > 0 ? [number(least, "least")] : []
    for item in 0..<count { widths.append(inlineSizes(of: item).greatest) }
    // In Android, measured content yields to its parent.
    ask(least: number(0), greatest: .greatest(widths))
  }

  fileprivate mutating func askHighestOfFrame(_ least: Double) {
    var heights = least > 0 ? [number(least, "least")] : []
    for item in 0..<count { heights.append(height(of: item)) }
    ask(height: .greatest(heights))
  }

  fileprivate mutating func setWidth(of item: Int, _ said: AndroidFrameItem) {
    if said.fillsWidth { fill(item, in: width) } else { fit(item, in: width) }
  }

  fileprivate mutating func place(_ item: Int, _ said: AndroidFrameItem) {
    let x = x(of: item, said), own = ownHeight(of: item)
    if said.fillsHeight {
      var y = number(said.y)
      let top = placed(item).y
      if (top - said.y).magnitude > 1e-9 { y = decide("start", top, of: item, knowing: height) }
      return place(item, x: x, y: y, fillingHeight: height)
    }
    let isCut = own.value > height.value && height(of: item).value == height.value
    var y = start(said.place.vertical, said.y, of: isCut ? height - height : height - own, item)
    if isCut, (placed(item).y - y.value).magnitude > 1e-9 {
      y = decide("start", placed(item).y, of: item, knowing: height)
    }
    if isCut { place(item, x: x, y: y, height: height) } else { place(item, x: x, y: y) }
  }

  /// Places scrolling content below the bar of a CoordinatorLayout.
  fileprivate mutating func place(_ item: Int, _ said: AndroidFrameItem, below bar: Int?, scrollingBy scroll: Double) {
    var top = number(0)
    if let bar {
      let own = ownHeight(of: bar)
      top = own.value > height.value ? height : own
    }
    var rest = height - top
    if scroll > 0 { rest = rest + number(scroll, "scrolls away with the bar") }
    let x = x(of: item, said)
    if said.fillsHeight {
      place(item, x: x, y: top, fillingHeight: rest)
    } else if ownHeight(of: item).value > rest.value, height(of: item).value == rest.value {
      place(item, x: x, y: top, height: rest)
    } else {
      place(item, x: x, y: top)
    }
  }

  fileprivate mutating func x(of item: Int, _ said: AndroidFrameItem) -> Number {
    start(said.place.horizontal, said.x, of: width - width(of: item), item)
  }

  /// Returns the start of an item by its gravity, plus its offset.
  fileprivate mutating func start(_ place: Place.Alignment, _ shift: Double, of spare: Number, _ item: Int) -> Number {
    var start = number(0)
    if place == .end {
      start = find("to spare", spare, of: item)
    } else if place == .center {
      start = find("to spare", spare, of: item) / 2
    }
    return shift == 0 ? start : start + number(shift, "half the difference of the margins")
  }
}
