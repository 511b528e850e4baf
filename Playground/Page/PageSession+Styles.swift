internal import EagerLayout
import PlaygroundCourse
import PlaygroundData
import PlaygroundKit

extension PageSession {
  /// The styles of nodes, for pictures and sliders.
  ///
  /// The answer is a list with, for each node, `{"specified", "padding", "border", "margin", "rowGap", "columnGap",
  /// "minWidth", "maxWidth", "minHeight", "maxHeight", "flexBasis", "width", "height", "direction", "wrap",
  /// "isAbsolute", "isHidden", "isRightToLeft"}`.
  ///
  /// `specified` contains the specified properties that differ from the item's defaults, with names and values as
  /// ``edit(node:_:)`` takes them. Edges are top, right, bottom and left, in units; lengths that are not a number of
  /// units are null. Nodes that are neither rows nor columns have no `direction` and no `wrap`.
  public mutating func styles() {
    var styles: [JSON] = [], openContainers: [(node: Int, isRightToLeft: Bool)] = []
    let kinds = sketch.sourceKinds
    sketch.root.walk { node, _, isOpening in
      guard isOpening else {
        openContainers.removeLast()
        return
      }
      let index = styles.count
      var isRightToLeft = openContainers.last?.isRightToLeft ?? false
      switch node.style.direction {
      case .leftToRight: isRightToLeft = false
      case .rightToLeft: isRightToLeft = true
      case .inherit: break
      }
      let container = openContainers.last.map { placement.contentFrame(of: $0.node) } ?? bounds
      styles.append(Self.data(node, kinds[index], in: container, isRightToLeft, placement.isHidden(index)))
      if !node.children.isEmpty { openContainers.append((index, isRightToLeft)) }
    }
    answer(.list(styles))
  }

  /// Padding, gaps and margins: `[[kind, node, x, y, width, height, isBetweenColumns]]`, where `kind` is `"padding"`,
  /// `"gap"` or `"margin"`.
  public mutating func spaces() {
    let arena = NodeArena(sketch.root)
    // Tracks require another layout, and are needed only for edges in percent.
    let needsTracks = arena.nodes.contains { $0.keywords[.hasPercentEdges] != 0 }
    let tracks = needsTracks ? Picture.tracks(sketch.root, placement, to: sketch.names.count) : []
    let spaces = Picture.spaces(arena, placement, tracks)
    answer(
      .list(
        spaces.map { space in
          .list(
            [.text(space.kind.name), .number(space.box)]
              + [space.frame.x, space.frame.y, space.frame.width, space.frame.height].map { JSON.number($0) }
              + [.flag(space.isBetweenColumns)])
        }))
  }

  /// Columns and rows of grids: `[[node, isColumn, line, start, end]]`, where `line` is the number of the line before
  /// the track, and `start` and `end` are its edges in the bounds.
  public mutating func tracks() {
    var tracks: [JSON] = []
    for grid in Picture.tracks(sketch.root, placement, to: sketch.names.count) {
      for (isColumn, list) in [(true, grid.columns), (false, grid.rows)] where list.count <= 40 {
        for track in list {
          tracks.append(
            .list([
              .number(grid.box), .flag(isColumn), .number(track.line), .number(track.start), .number(track.end),
            ]))
        }
      }
    }
    answer(.list(tracks))
  }

  /// The edit that gives a node a property; see ``styles()`` for the names.
  ///
  /// The answer is `{"offset", "length", "text"}`: the replacement. It is `{}` if the node does not have the property,
  /// and `{"fault": …}` as in ``read(_:)``, but with places in the edited text, if the value is invalid.
  ///
  /// - Parameter change: the property and its value, each in a line. An empty value removes the property.
  public mutating func edit(node: Int, _ change: String) {
    let parts = change.utf8.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(decoding: Array($0), as: UTF8.self) }
    guard parts.count == 2, sketch.names.indices.contains(node) else { return answer([:]) }
    do throws(SketchFault) {
      guard let edit = try sketch.edit(node, parts[0], parts[1]) else { return answer([:]) }
      answer([
        "offset": .number(edit.range.lowerBound), "length": .number(edit.range.count),
        "text": .text(String(decoding: edit.text, as: UTF8.self)),
      ])
    } catch {
      answer(["fault": error.data(in: "")])
    }
  }

  private static func data(
    _ node: LayoutNode, _ kind: ItemKind, in container: Frame, _ isRightToLeft: Bool, _ isHidden: Bool
  ) -> JSON {
    let style = node.style
    var physicalStyle = style
    physicalStyle.direction = isRightToLeft ? .rightToLeft : .leftToRight
    physicalStyle = physicalStyle.withEdgesOnSides
    func length(_ property: FlexStyle.Property, of basis: Double) -> JSON {
      style[length: property].points(of: basis).map { .number($0) } ?? .null
    }
    func sides(_ properties: [FlexStyle.Property]) -> JSON {
      .numbers(properties.map { physicalStyle[length: $0].points(of: container.width) ?? 0 })
    }
    let isFlex = kind == .row || kind == .column
    return [
      "specified": .object(SpecifiedProperties(node, kind).list.map { ($0.name, .text($0.value)) }),
      "padding": sides([.paddingTop, .paddingRight, .paddingBottom, .paddingLeft]),
      "border": sides([.borderTop, .borderRight, .borderBottom, .borderLeft]),
      "margin": sides([.marginTop, .marginRight, .marginBottom, .marginLeft]),
      "rowGap": length(.rowGap, of: container.height), "columnGap": length(.columnGap, of: container.width),
      "minWidth": length(.minWidth, of: container.width), "maxWidth": length(.maxWidth, of: container.width),
      "minHeight": length(.minHeight, of: container.height), "maxHeight": length(.maxHeight, of: container.height),
      "flexBasis": length(.flexBasis, of: container.width), "width": length(.width, of: container.width),
      "height": length(.height, of: container.height),
      "direction": isFlex ? .text(FlexStyle.Property.flexDirection.name(in: style)) : nil,
      "wrap": isFlex ? .text(FlexStyle.Property.flexWrap.name(in: style)) : nil,
      "isAbsolute": .flag(style.position == .absolute), "isHidden": .flag(isHidden),
      "isRightToLeft": .flag(isRightToLeft),
    ]
  }
}

extension StoredLength {
  /// Returns the length in units; nil for keywords. Percentages are of `basis`.
  fileprivate func points(of basis: Double) -> Double? {
    switch unit {
    case .points: value
    case .percent: calculated?.expression.length(of: basis) ?? value / 100 * basis
    default: nil
    }
  }
}

extension FlexStyle.Property {
  /// Returns the keyword of the property in a style, in camel case.
  func name(in style: FlexStyle) -> String {
    let code = style[keyword: self]
    return self == .direction ? Keyword.of(self).names[code] : Keyword.camelCased(kind.keywords[code])
  }
}
