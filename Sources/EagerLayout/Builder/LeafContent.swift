/// The content of a leaf, or the arrangement of a container's children. A natural size, the most common content, needs
/// no object.
@usableFromInline
package struct LeafContent: Sendable {
  package typealias Kind = ContentObject.Kind

  /// The natural size, with invalid numbers replaced; NaN for content without a natural size.
  let extent: Extent
  /// The content, unless it is a valid natural size.
  let object: ContentObject?

  /// Whether the content has a natural size, valid or replaced by a valid one.
  @inline(__always)
  var isIntrinsic: Bool { !extent.width.isNaN }

  package var kind: Kind { object?.kind ?? .intrinsic(extent) }

  /// Whether the content is an arrangement; cheaper than a switch over `kind`.
  @inline(__always)
  var isArrangement: Bool { object?.isArrangement ?? false }

  @inline(__always)
  package init(_ kind: Kind) {
    if case .intrinsic(let size) = kind {
      extent = Extent(width: usable(size.width), height: usable(size.height))
      object = extent == size ? nil : ContentObject(kind)
    } else {
      extent = Extent(width: .nan, height: .nan)
      object = ContentObject(kind)
    }
  }

  /// Returns `true` if `other` is known to have the same measurements as this content.
  func hasSameMeasurements(as other: LeafContent) -> Bool {
    guard let object, let other = other.object else {
      return object == nil && other.object == nil && extent == other.extent
    }
    return object.hasSameMeasurements(as: other)
  }
}

/// Content that is more than a valid natural size.
package final class ContentObject: Sendable {
  package enum Kind: Sendable {
    /// A natural size that does not reflow.
    case intrinsic(Extent)
    indirect case text(FixedAdvanceText)
    indirect case tabulated(TabulatedSize)
    /// Content measured by a closure. Closures with the same revision return the same results.
    case measured(@Sendable (Proposal) -> ContentSize, revision: Int? = nil)
    /// The arrangement of children. Only containers have this kind; they store it in place of a leaf's content.
    case arrangement(AnyArrangement)
    /// Content measured by the function that is passed to a layout, from the leaf's payload.
    case byCaller(Payload, revision: Int? = nil)
  }

  package let kind: Kind
  let isArrangement: Bool
  /// Whether the content is the arrangement of block layout, in which margins collapse.
  let isBlock: Bool

  init(_ kind: Kind) {
    self.kind = kind
    if case .arrangement(let arrangement) = kind {
      isArrangement = true
      isBlock = arrangement.traits.contains(.collapsesMargins)
    } else {
      isArrangement = false
      isBlock = false
    }
  }

  /// Returns `true` if `other` is known to have the same measurements as this content.
  func hasSameMeasurements(as other: ContentObject) -> Bool {
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
