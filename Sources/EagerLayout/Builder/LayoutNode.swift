/// What every item of the DSL stands for: a style, and content or children.
///
/// The items (``Row``, ``Flex``, …) are its public form.
public struct LayoutNode: Sendable {
  @usableFromInline
  package var style: FlexStyle
  package var content: LeafContent?
  package var children: ContiguousArray<LayoutNode>
  @usableFromInline
  package var id: LayoutID?
  #if !hasFeature(Embedded)
    package var payload: Payload?
  #endif
}

extension LayoutNode {
  // By the memberwise initializer, and not field by field: the optimizer keeps no copy of the whole then.
  package init(
    style: FlexStyle = FlexStyle(), content: LeafContent? = nil, children: ContiguousArray<LayoutNode> = []
  ) {
    self.init(style: style, content: content, children: children, id: nil)
  }
}

/// The content of a leaf that has some of its own, or what arranges the children of a container.
@usableFromInline
package final class LeafContent: Sendable {
  package enum Kind: Sendable {
    /// A natural size that does not reflow.
    case intrinsic(Extent)
    /// Text in a face whose characters all have one advance.
    indirect case text(FixedAdvanceText)
    /// Whatever a closure answers. Closures of one revision answer the same.
    case measured(@Sendable (Proposal) -> ContentSize, revision: Int? = nil)
    /// How the children of a container stand: no leaf's content.
    case arrangement(AnyArrangement)
    #if !hasFeature(Embedded)
      /// Whatever the function answers that a layout is called with, for what it carries.
      case byCaller(Payload, revision: Int? = nil)
    #endif
  }

  package let kind: Kind
  /// Whether it arranges children: cheaper than to look at the kind.
  let isArrangement: Bool

  package init(_ kind: Kind) {
    self.kind = kind
    if case .arrangement = kind { isArrangement = true } else { isArrangement = false }
  }

  /// Whether other content is known to answer as this does.
  func measures(as other: LeafContent) -> Bool {
    if self === other { return true }
    switch (kind, other.kind) {
    case (.intrinsic(let a), .intrinsic(let b)): return a == b
    case (.text(let a), .text(let b)): return a == b
    case (.measured(_, let a), .measured(_, let b)): return a != nil && a == b
    case (.arrangement(let a), .arrangement(let b)): return a.isEqual(to: b)
    #if !hasFeature(Embedded)
      case (.byCaller(let payload, let a), .byCaller(let other, let b)): return payload === other || a != nil && a == b
    #endif
    default: return false
    }
  }
}
