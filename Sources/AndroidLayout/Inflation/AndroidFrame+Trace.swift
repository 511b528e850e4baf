import Arrangements
import EagerLayout

extension AndroidFrame {
  /// Records how each child is sized and positioned by its gravity.
  func recordTrace(into trace: inout ArrangementTrace, _ specified: [AndroidFrameItem]) {
    switch trace.pass {
    case .intrinsicWidths: trace.recordMaxItemWidth(minimumSize.width)
    case .height: trace.recordMaxItemHeight(minimumSize.height)
    case .widths:
      var maxWidth = 0.0
      for item in 0..<trace.count { maxWidth = max(maxWidth, trace.intrinsicWidths(of: item).maxContent.value) }
      for item in 0..<trace.count {
        var specified = specified[item]
        if contentAxis == .horizontal, trace.width.value <= maxWidth + 1.0 / 1024 { specified.fillsWidth = false }
        trace.setWidth(of: item, specified)
      }
    case .placement:
      let bar = (0..<trace.count).first { specified[$0].appBarRelation == .bar }
      for item in 0..<trace.count {
        if case .below(let scrollRange) = specified[item].appBarRelation {
          trace.place(item, specified[item], below: bar, scrollingBy: scrollRange)
        } else {
          var specified = specified[item]
          if contentAxis == .vertical, !trace.isHeightDefinite { specified.fillsHeight = false }
          trace.place(item, specified)
        }
      }
    }
  }
}

extension AndroidScrollView {
  /// Records that the child has unlimited space along one axis.
  func recordTrace(into trace: inout ArrangementTrace, _ specified: [AndroidFrameItem]) {
    switch trace.pass {
    case .intrinsicWidths: trace.recordMaxItemWidth(minimumSize.width)
    case .height: trace.recordMaxItemHeight(minimumSize.height)
    case .widths:
      for item in 0..<trace.count {
        if isVertical {
          trace.setWidth(of: item, specified[item])
        } else {
          let maxWidth = trace.intrinsicWidths(of: item).maxContent
          trace.set(item, to: fillsViewport ? .greatest([maxWidth, trace.width]) : maxWidth)
        }
      }
    case .placement:
      for item in 0..<trace.count {
        if !isVertical {
          var adjusted = specified[item]
          if adjusted.place.horizontal == .end, trace.width(of: item).value > trace.width.value {
            adjusted.place.horizontal = .start
          }
          trace.place(item, adjusted)
        } else {
          let itemHeight = trace.ownHeight(of: item), isFilled = fillsViewport && itemHeight.value < trace.height.value
          let spare = isFilled ? trace.height - trace.height : trace.height - itemHeight
          let x = trace.x(of: item, specified[item]),
            y = trace.start(specified[item].place.vertical, specified[item].y, of: spare, item)
          if isFilled { trace.place(item, x: x, y: y, height: trace.height) } else { trace.place(item, x: x, y: y) }
        }
      }
    }
  }
}

// Shared by frames and scroll views.
extension ArrangementTrace {
  fileprivate mutating func recordMaxItemWidth(_ minimumSize: Double) {
    var widths = minimumSize > 0 ? [number(minimumSize, "minimum")] : []
    for item in 0..<count { widths.append(intrinsicWidths(of: item).maxContent) }
    // In Android, content may always become smaller than it requests, so its min-content width is 0.
    record(minContent: number(0), maxContent: .greatest(widths))
  }

  fileprivate mutating func recordMaxItemHeight(_ minimumSize: Double) {
    var heights = minimumSize > 0 ? [number(minimumSize, "minimum")] : []
    for item in 0..<count { heights.append(height(of: item)) }
    record(height: .greatest(heights))
  }

  fileprivate mutating func setWidth(of item: Int, _ specified: AndroidFrameItem) {
    if specified.fillsWidth { fill(item, in: width) } else { fit(item, in: width) }
  }

  fileprivate mutating func place(_ item: Int, _ specified: AndroidFrameItem) {
    let x = x(of: item, specified), itemHeight = ownHeight(of: item)
    if specified.fillsHeight {
      var y = number(specified.y)
      let top = placed(item).y
      if (top - specified.y).magnitude > 1e-9 { y = decide("start", top, of: item, from: height) }
      return place(item, x: x, y: y, fillingHeight: height)
    }
    let isLimited = itemHeight.value > height.value && height(of: item).value == height.value
    var y = start(specified.place.vertical, specified.y, of: isLimited ? height - height : height - itemHeight, item)
    if isLimited, (placed(item).y - y.value).magnitude > 1e-9 {
      y = decide("start", placed(item).y, of: item, from: height)
    }
    if isLimited { place(item, x: x, y: y, height: height) } else { place(item, x: x, y: y) }
  }

  /// Places scrolling content below the bar of a CoordinatorLayout.
  fileprivate mutating func place(
    _ item: Int, _ specified: AndroidFrameItem, below bar: Int?, scrollingBy scrollRange: Double
  ) {
    var top = number(0)
    if let bar {
      let itemHeight = ownHeight(of: bar)
      top = itemHeight.value > height.value ? height : itemHeight
    }
    var available = height - top
    if scrollRange > 0 { available = available + number(scrollRange, "scrolls away with the bar") }
    let x = x(of: item, specified)
    if specified.fillsHeight {
      place(item, x: x, y: top, fillingHeight: available)
    } else if ownHeight(of: item).value > available.value, height(of: item).value == available.value {
      place(item, x: x, y: top, height: available)
    } else {
      place(item, x: x, y: top)
    }
  }

  fileprivate mutating func x(of item: Int, _ specified: AndroidFrameItem) -> Number {
    start(specified.place.horizontal, specified.x, of: width - width(of: item), item)
  }

  /// Returns the start of an item by its gravity, plus its offset. `spare` is the free space along the axis.
  fileprivate mutating func start(_ place: Place.Alignment, _ offset: Double, of spare: Number, _ item: Int) -> Number {
    var start = number(0)
    if place == .end {
      start = record("to spare", spare, of: item)
    } else if place == .center {
      start = record("to spare", spare, of: item) / 2
    }
    return offset == 0 ? start : start + number(offset, "half the difference of the margins")
  }
}
