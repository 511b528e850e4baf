package import EagerLayout

extension InflatedLayout {
  /// What Android makes of what is written of a view along an axis, in its own words: what its size is told by (`EXACTLY`,
  /// `AT_MOST`, measured twice), and what puts it where it is.
  ///
  ///     row.words(of: 2, isHorizontal: true, in: placement)[0]
  ///     // layout_width="0dp", layout_weight="1": its part of what the others leave in LinearLayout (EXACTLY 232)
  ///
  /// - Parameters:
  ///   - view: its index in ``views``.
  ///   - placement: where it is laid out.
  /// - Complexity: O(n) in the number of views.
  package func words(of view: Int, isHorizontal: Bool, in placement: Placement) -> [String] {
    let words = AndroidWords(builder: builder, view: view, isHorizontal: isHorizontal, placement: placement)
    return [words.size, words.place].compactMap { $0 }
  }
}

/// Tells of one view along one axis.
struct AndroidWords {
  let builder: TreeBuilder
  let view: Int
  let isHorizontal: Bool
  let placement: Placement

  var record: ViewRecord { builder.records[view] }
  var parent: Int { builder.parents[view] }
  /// What is around it; nil for the window.
  var around: ViewRecord? { parent < 0 ? nil : builder.records[parent] }

  /// What a view is called.
  func name(_ view: Int) -> String {
    view < 0 ? "the window" : builder.views[view].id ?? builder.views[view].shortClassName
  }

  /// An attribute as it is written; nil where it is not.
  func said(_ attribute: String, of view: Int? = nil) -> String? {
    builder.views[view ?? self.view].attribute(attribute).map { "\(attribute)=\"\($0)\"" }
  }

  /// Which children a view stands among.
  var siblings: [Int] { parent < 0 ? builder.family.roots : Array(builder.family.children(of: parent)) }

  /// Whether what is around it is told its size.
  var isParentExact: Bool { builder.exact(parent, isHorizontal: isHorizontal) }

  /// Whether it stands in a LinearLayout that goes along the axis, or across it.
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
  /// Whether it scrolls along the axis.
  var scrolls: Bool {
    switch around?.kind {
    case .verticalScroll?: !isHorizontal
    case .horizontalScroll?: isHorizontal
    default: false
    }
  }

  /// The size that it is told at last.
  var exactly: String {
    let frame = placement.frames[view + 1]
    return "EXACTLY \(numeral(isHorizontal ? frame.width : frame.height))"
  }
}

extension InflatedView {
  /// The class without its package.
  var shortClassName: String { className.cut(atLast: ".")?.after ?? className }
}
