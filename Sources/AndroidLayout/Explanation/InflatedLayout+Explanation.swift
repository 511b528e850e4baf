package import EagerLayout

extension InflatedLayout {
  /// Explains the size and the position of a view along an axis in Android's terms (`EXACTLY`, `AT_MOST`, measured
  /// twice).
  ///
  ///     row.explanation(of: 2, isHorizontal: true, in: placement)[0]
  ///     // layout_width="0dp", layout_weight="1": its share of what the others leave in LinearLayout (EXACTLY 232)
  ///
  /// - Parameters:
  ///   - view: the index of the view in ``views``.
  ///   - placement: a placement of this layout.
  /// - Complexity: O(n) in the number of views.
  package func explanation(of view: Int, isHorizontal: Bool, in placement: Placement) -> [String] {
    let explanation = AndroidExplanation(builder: builder, view: view, isHorizontal: isHorizontal, placement: placement)
    return [explanation.size, explanation.position].compactMap { $0 }
  }
}

/// The explanation of a view's size and position along one axis.
struct AndroidExplanation {
  let builder: TreeBuilder
  let view: Int
  let isHorizontal: Bool
  let placement: Placement

  var record: ViewRecord { builder.records[view] }
  var parent: Int { builder.parents[view] }
  /// The record of the view's parent; `nil` if the parent is the window.
  var parentRecord: ViewRecord? { parent < 0 ? nil : builder.records[parent] }

  /// Returns the id of a view, or its class.
  func name(_ view: Int) -> String {
    view < 0 ? "the window" : builder.views[view].id ?? builder.views[view].shortClassName
  }

  /// Returns an attribute with its specified value; `nil` if the attribute is not specified.
  func specified(_ attribute: String, of view: Int? = nil) -> String? {
    builder.views[view ?? self.view].attribute(attribute).map { "\(attribute)=\"\($0)\"" }
  }

  /// The children of the parent, including the view.
  var siblings: [Int] { parent < 0 ? builder.hierarchy.roots : Array(builder.hierarchy.children(of: parent)) }

  /// `true` if the parent's size is exact.
  var isParentExact: Bool { builder.exact(parent, isHorizontal: isHorizontal) }

  /// `true` if the view is in a LinearLayout whose main axis is this axis.
  var isMainAxisOfLine: Bool {
    if case .linear? = parentRecord?.kind { return parentRecord?.isVertical != isHorizontal }
    return false
  }
  /// `true` if the view is in a LinearLayout whose cross axis is this axis.
  var isCrossAxisOfLine: Bool {
    if case .linear? = parentRecord?.kind { return parentRecord?.isVertical == isHorizontal }
    return false
  }
  var isInRelative: Bool {
    if case .relative? = parentRecord?.kind { return true }
    return false
  }
  /// `true` if the parent scrolls along the axis.
  var isScrolledByParent: Bool {
    switch parentRecord?.kind {
    case .verticalScroll?: !isHorizontal
    case .horizontalScroll?: isHorizontal
    default: false
    }
  }

  /// The final size, in the form of a `MeasureSpec`.
  var exactSize: String {
    let frame = placement.frames[view + 1]
    return "EXACTLY \(numeral(isHorizontal ? frame.width : frame.height))"
  }
}

extension InflatedView {
  /// The class without its package.
  var shortClassName: String { className.cut(atLast: ".")?.after ?? className }
}
