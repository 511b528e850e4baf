package import EagerLayout

extension InflatedLayout {
  /// Explains the size and the position of a view along an axis in Android's terms (`EXACTLY`, `AT_MOST`, measured
  /// twice).
  ///
  ///     row.words(of: 2, isHorizontal: true, in: placement)[0]
  ///     // layout_width="0dp", layout_weight="1": its share of what the others leave in LinearLayout (EXACTLY 232)
  ///
  /// - Parameters:
  ///   - view: its index in ``views``.
  ///   - placement: a placement of this layout.
  /// - Complexity: O(n) in the number of views.
  package func words(of view: Int, isHorizontal: Bool, in placement: Placement) -> [String] {
    let words = AndroidWords(builder: builder, view: view, isHorizontal: isHorizontal, placement: placement)
    return [words.size, words.place].compactMap { $0 }
  }
}

/// Explains one view along one axis.
struct AndroidWords {
  let builder: TreeBuilder
  let view: Int
  let isHorizontal: Bool
  let placement: Placement

  var record: ViewRecord { builder.records[view] }
  var parent: Int { builder.parents[view] }
  /// The view's parent; `nil` for the window.
  var around: ViewRecord? { parent < 0 ? nil : builder.records[parent] }

  /// Returns the id of a view, or its class.
  func name(_ view: Int) -> String {
    view < 0 ? "the window" : builder.views[view].id ?? builder.views[view].shortClassName
  }

  /// Returns an attribute with its specified value; `nil` if the attribute is not specified.
  func specified(_ attribute: String, of view: Int? = nil) -> String? {
    builder.views[view ?? self.view].attribute(attribute).map { "\(attribute)=\"\($0)\"" }
  }

  /// The children of the parent, including the view.
  var siblings: [Int] { parent < 0 ? builder.family.roots : Array(builder.family.children(of: parent)) }

  /// Whether the parent's size is exact.
  var isParentExact: Bool { builder.exact(parent, isHorizontal: isHorizontal) }

  /// Whether the view is in a LinearLayout whose main axis is this axis, or whose cross axis is.
  var isAlongLine: Bool {
    if case .linear? = around?.kind { return around?.isVertical != isHorizontal }
    return false
  }
  var isAcrossLine: Bool {
    if case .linear? = around?.kind { return around?.isVertical == isHorizontal }
    return false
  }
  var isInRelative: Bool {
    if case .relative? = around?.kind { return true }
    return false
  }
  /// Whether the parent scrolls along the axis.
  var scrolls: Bool {
    switch around?.kind {
    case .verticalScroll?: !isHorizontal
    case .horizontalScroll?: isHorizontal
    default: false
    }
  }

  /// The final size.
  var exactly: String {
    let frame = placement.frames[view + 1]
    return "EXACTLY \(numeral(isHorizontal ? frame.width : frame.height))"
  }
}

extension InflatedView {
  /// The class without its package.
  var shortClassName: String { className.cut(atLast: ".")?.after ?? className }
}
