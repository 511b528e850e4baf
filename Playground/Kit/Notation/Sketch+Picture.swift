public import EagerLayout

extension Sketch {
  /// The boxes of the layout at their frames in a placement. Named boxes have their names.
  public func picture(of placement: Placement) -> Picture { picture(of: placement, from: 0) }

  /// The picture of one node and its descendants.
  package func picture(of placement: Placement, from first: Int) -> Picture {
    let arena = NodeArena(root)
    var picture = Picture(arena, placement, from: first)
    picture.setTracks(of: root, arena, placement, from: first)
    for index in picture.boxes.indices {
      let name = names[first + index], kind = kinds[first + index]
      picture.boxes[index].isNamed = !name.utf8.isEmpty
      if !name.utf8.isEmpty {
        picture.boxes[index].name = allNames[first + index]
      } else if kind != .text {
        picture.boxes[index].name = kind.name
      }
    }
    return picture
  }

  /// The boxes with paddings, gaps and margins. Each box has the name at its index in a list.
  package func picture(of placement: Placement, names boxNames: [String]) -> Picture {
    var picture = Picture(placement, names: boxNames)
    for index in picture.boxes.indices { picture.boxes[index].isNamed = !names[index].utf8.isEmpty }
    let arena = NodeArena(root)
    picture.spaces = Picture.spaces(arena, placement)
    picture.setTracks(of: root, arena, placement)
    return picture
  }

  #if !hasFeature(Embedded)
    /// The layout with strings as ids for named items, so that messages contain the names. Not available in Embedded
    /// Swift.
    public var named: some LayoutContainer {
      var item = Row()
      item.node = named(root)
      return item
    }

    private func named(_ node: LayoutNode) -> LayoutNode {
      var node = node
      if let id = node.id, let name = ids.name(of: id) {
        node.id = LayoutID(String(decoding: name, as: UTF8.self), index: id.index)
      }
      node.renameSiblings { id in
        ids.name(of: id).map { LayoutID(String(decoding: $0, as: UTF8.self), index: id.index) } ?? id
      }
      node.renameLines { LayoutID(ids.lineName(of: $0)) }
      for index in node.children.indices { node.children[index] = named(node.children[index]) }
      return node
    }
  #endif
}
