/// The content of a leaf, or the arrangement of a container's children.
@usableFromInline
package final class LeafContent: Sendable {
  package enum Kind: Sendable {
    /// A natural size that does not reflow.
    case intrinsic(Extent)
    indirect case text(FixedAdvanceText)
    indirect case tabulated(TabulatedSize)
    /// Content measured by a closure. Closures with the same revision return the same results.
    case measured(@Sendable (Proposal) -> ContentSize, revision: Int? = nil)
    /// The arrangement of a container's children. Leaves never have this kind.
    case arrangement(AnyArrangement)
    /// Content measured by the function that is passed to a layout, from the leaf's payload.
    case byCaller(Payload, revision: Int? = nil)
  }

  package let kind: Kind
  /// Whether the content is an arrangement; cheaper than a switch over `kind`.
  let isArrangement: Bool
  /// Whether the content is the arrangement of block layout, in which margins collapse.
  let isBlock: Bool

  package init(_ kind: Kind) {
    self.kind = kind
    if case .arrangement(let arrangement) = kind {
      isArrangement = true
      isBlock = arrangement.traits.contains(.collapsesMargins)
    } else {
      isArrangement = false
      isBlock = false
    }
  }

  /// Whether other content certainly has the same measurements.
  func measures(as other: LeafContent) -> Bool {
    if self === other { return true }
    switch (kind, other.kind) {
    case (.intrinsic(let a), .intrinsic(let b)): return a == b
    case (.text(let a), .text(let b)): return a == b
    case (.tabulated(let a), .tabulated(let b)): return a == b
    case (.measured(_, let a), .measured(_, let b)): return a != nil && a == b
    case (.arrangement(let a), .arrangement(let b)): return a.isEqual(to: b)
    case (.byCaller(let payload, let a), .byCaller(let other, let b)): return payload === other || a != nil && a == b
    default: return false
    }
  }
}
