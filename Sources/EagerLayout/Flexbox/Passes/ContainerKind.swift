/// The kinds of containers. A further one is a case here: the compiler then names what each pass asks of it.
enum ContainerKind {
  case row, column, wrappingColumn
  /// Its arrangement says where items are.
  case arranged
}

extension Keywords {
  /// Rows and plain columns are known before an arrangement is asked for: its container is noted as a column that wraps.
  @inline(__always)
  var containerKind: ContainerKind {
    isRow ? .row : !wraps ? .column : self[.isArranged] == 0 ? .wrappingColumn : .arranged
  }

  /// Whether what its content asks for across depends on its height: that of a column which breaks its lines, or of an
  /// arrangement which says so.
  @inline(__always)
  var heedsHeight: Bool { containerKind == .wrappingColumn || self[.arrangesByHeight] != 0 }
}

// What a container answers in each pass. What the passes do with the answers is the same for all kinds.
extension FlexEngine {
  /// Pass 1: the inline sizes of its content, from those of its children.
  @inline(__always)
  func containerInlineSizes(_ container: Int) -> InlineSizes {
    switch nodes[container].keywords.containerKind {
    case .row: rowInlineSizes(container)
    case .column: columnInlineSizes(container)
    case .wrappingColumn: wrappingColumnInlineSizes(container)
    case .arranged: arrangedInlineSizes(container)
    }
  }

  /// Pass 2: gives its items their widths.
  @inline(__always)
  func resolveItemWidths(_ container: Int) {
    switch nodes[container].keywords.containerKind {
    case .row: resolveRowItemWidths(container)
    case .column, .wrappingColumn: resolveColumnItemWidths(container)
    case .arranged: resolveArrangedWidths(container)
    }
  }

  /// Pass 3: its content's height, from those of its children.
  func contentHeight(_ container: Int) -> Double {
    switch nodes[container].keywords.containerKind {
    case .row: rowContentHeight(container)
    case .column: columnContentHeight(container, definiteHeight: nil)
    case .wrappingColumn: wrappingColumnContentHeight(container)
    case .arranged: arrangedContentHeight(container)
    }
  }

  /// Pass 4: gives its items their heights and places.
  @inline(__always)
  func placeItems(_ container: Int, in content: ContentBox) {
    switch nodes[container].keywords.containerKind {
    case .row: placeRowItems(container, in: content)
    case .column: placeColumnItems(container, in: content)
    case .wrappingColumn: placeWrappingColumnItems(container, in: content)
    case .arranged: placeArrangedItems(container, in: content)
    }
  }

  /// Pass 4, for size keywords as limits: its content's height as laid out in an inner height.
  func laidOutContentHeight(_ container: Int, inner: Double) -> Double {
    switch nodes[container].keywords.containerKind {
    case .row: laidOutRowContentHeight(container, inner: inner)
    case .column: columnContentHeight(container, definiteHeight: inner)
    case .wrappingColumn: wrappingColumnContentHeight(container, limit: inner, definiteHeight: inner)
    case .arranged: arrangedContentHeight(container, inner: inner)
    }
  }
}
