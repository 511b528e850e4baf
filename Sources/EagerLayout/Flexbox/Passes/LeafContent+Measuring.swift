/// The inputs of a measurement other than the width, and its measuring function.
struct MeasureRequest {
  /// The height that the content will get, if it is known.
  var height = Proposal.AvailableSpace.maxContent
  /// The measuring function of the layout's caller, if there is one.
  var measurer: PayloadMeasurer?
  /// The place to record a missing measurement; `nil` in a line, which records nothing.
  var measured: (leaf: Int, boxes: MutableView<NodeBox>)?
}

extension MeasureRequest {
  /// Reads the height that a leaf's style specifies; `edges` are its vertical padding and border.
  init(_ keywords: Keywords, _ units: Units, height: Double, edges: () -> Double) {
    guard units[.height] == .points else { return }
    if keywords[.boxSizing] != 0 {
      self.height = .exact(height)
    } else if units[.paddingTop] == .points, units[.paddingBottom] == .points {
      self.height = .exact(max(height - edges(), 0))
    }
  }
}

extension LeafContent {
  @inline(__always)
  func intrinsicWidths(_ request: @autoclosure () -> MeasureRequest) -> IntrinsicWidths {
    isIntrinsic
      ? IntrinsicWidths(minContent: extent.width, maxContent: extent.width)
      : object?.intrinsicWidths(request()) ?? IntrinsicWidths()
  }

  @inline(__always)
  func height(atWidth width: Double, _ request: @autoclosure () -> MeasureRequest) -> Double {
    isIntrinsic ? extent.height : object?.height(atWidth: width, request()) ?? 0
  }

  /// Whether the content is measured by the layout's caller.
  var isMeasuredByCaller: Bool {
    if case .byCaller = kind { return true }
    return false
  }
}

extension ContentObject {
  func intrinsicWidths(_ request: @autoclosure () -> MeasureRequest) -> IntrinsicWidths {
    switch kind {
    case .intrinsic(let extent):
      return IntrinsicWidths(minContent: usable(extent.width), maxContent: usable(extent.width))
    case .text(let text): return IntrinsicWidths(minContent: text.minWidth, maxContent: text.maxWidth)
    case .tabulated(let table): return table.intrinsicWidths
    default:
      let request = request()
      return IntrinsicWidths(
        minContent: usable(answer(.minContent, request).width), maxContent: usable(answer(.maxContent, request).width)
      )
    }
  }

  /// Returns the height of the content at a width.
  func height(atWidth width: Double, _ request: @autoclosure () -> MeasureRequest) -> Double {
    switch kind {
    case .intrinsic(let extent): usable(extent.height)
    case .text(let text): Double(text.lineCount(in: width)) * text.lineHeight
    case .tabulated(let table): table.height(atWidth: width)
    default: usable(answer(.exact(width), request()).height)
    }
  }

  /// Returns the distance from the content's top to its first or last baseline at a width, or `nil`.
  func baseline(atWidth width: Double, isLast: Bool, _ request: @autoclosure () -> MeasureRequest) -> Double? {
    switch kind {
    case .intrinsic: return nil
    case .text(let text): return Double(isLast ? text.lineCount(in: width) - 1 : 0) * text.lineHeight + text.baseline
    case .tabulated(let table): return table.baseline(atWidth: width, isLast: isLast)
    default:
      let size = answer(.exact(width), request())
      guard let first = size.firstBaseline else { return nil }
      let baseline = isLast ? size.lastBaseline ?? first : first
      return baseline.isFinite ? max(min(baseline, largestLength), -largestLength) : nil
    }
  }

  /// Returns the size that the content's function gives for an available width. A missing size is recorded in
  /// `request.measured`.
  func answer(_ width: Proposal.AvailableSpace, _ request: MeasureRequest) -> ContentSize {
    let proposal = Proposal(width: width, height: request.height)
    switch kind {
    case .measured(let measure, _): return measure(proposal)
    case .byCaller(let payload, _):
      let size = request.measurer?.measure(payload, proposal)
      if let (leaf, boxes) = request.measured {
        if size == nil {
          boxes[leaf].flags.insert(.lacksMeasurement)
        } else if width == .minContent {
          boxes[leaf].flags.remove(.lacksMeasurement)
        }
      }
      return size ?? ContentSize(width: 0, height: 0)
    case .intrinsic, .text, .tabulated, .arrangement: return ContentSize(width: 0, height: 0)
    }
  }
}

extension FlexEngine {
  /// Returns the inputs, other than the width, of measuring a leaf's content.
  @inline(never)
  func measureRequest(for leaf: Int) -> MeasureRequest {
    let record = nodes[leaf]
    var request = MeasureRequest(record.keywords, record.units, height: record.heightValue) {
      verticalEdges(leaf, of: 0)
    }
    request.measurer = state.measurer
    request.measured = (leaf, boxes)
    return request
  }
}
