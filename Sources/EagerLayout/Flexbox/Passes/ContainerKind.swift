/// The kinds of containers. A new kind is a new case: the compiler then lists what each pass needs.
enum ContainerKind {
  case row, column, wrappingColumn
  /// A container whose arrangement places its items.
  case arranged
}

extension Keywords {
  /// The kind of a container in a node's record. The two most frequent kinds take one test of several bits each.
  @inline(__always)
  var containerKind: ContainerKind {
    if isRow { return .row }
    if !has(Self.mask(.isArranged) | Self.mask(.flexWrap)) { return .column }
    return self[.isArranged] == 0 ? .wrappingColumn : .arranged
  }

  /// Whether the intrinsic widths depend on the container's height, as for a column that breaks its lines, or an
  /// arrangement with the trait `dependsOnContainerHeight`.
  @inline(__always)
  var widthsDependOnOwnHeight: Bool { containerKind == .wrappingColumn || self[.arrangementUsesHeight] != 0 }
}

// The functions of each pass that differ by the kind of a container.
extension FlexEngine {
  /// Pass 1: returns the intrinsic widths of a container's content, from the intrinsic widths of its children.
  @inline(__always)
  func containerIntrinsicWidths(_ container: Int) -> IntrinsicWidths {
    switch nodes[container].keywords.containerKind {
    case .row: rowIntrinsicWidths(container)
    case .column: columnIntrinsicWidths(container)
    case .wrappingColumn: wrappingColumnIntrinsicWidths(container)
    case .arranged: arrangedIntrinsicWidths(container)
    }
  }

  /// Pass 2: sets the widths of a container's items.
  @inline(__always)
  func resolveItemWidths(_ container: Int) {
    switch nodes[container].keywords.containerKind {
    case .row: resolveRowItemWidths(container)
    case .column, .wrappingColumn: resolveColumnItemWidths(container)
    case .arranged: resolveArrangedWidths(container)
    }
  }

  /// Pass 3: returns the height of a container's content, from the heights of its children.
  @inline(__always)
  func contentHeight(_ container: Int) -> Double {
    switch nodes[container].keywords.containerKind {
    case .row: rowContentHeight(container)
    case .column: columnContentHeight(container, definiteHeight: nil)
    case .wrappingColumn: wrappingColumnContentHeight(container)
    case .arranged: arrangedContentHeight(container)
    }
  }

  /// Pass 4: sets the heights and positions of a container's items.
  @inline(__always)
  func placeItems(_ container: Int, in content: ContentBox) {
    switch nodes[container].keywords.containerKind {
    case .row: placeRowItems(container, in: content)
    case .column where keepsItemHeights(container, in: content): placeColumnAtItemHeights(container, in: content)
    case .column: placeColumnItems(container, in: content)
    case .wrappingColumn: placeWrappingColumnItems(container, in: content)
    case .arranged: placeArrangedItems(container, in: content)
    }
  }

  /// Pass 4, for limits that are size keywords: returns the height of a container's content, laid out in `inner`.
  func laidOutContentHeight(_ container: Int, inner: Double) -> Double {
    switch nodes[container].keywords.containerKind {
    case .row: laidOutRowContentHeight(container, inner: inner)
    case .column: columnContentHeight(container, definiteHeight: inner)
    case .wrappingColumn: wrappingColumnContentHeight(container, limit: inner, definiteHeight: inner)
    case .arranged: arrangedContentHeight(container, inner: inner)
    }
  }
}
