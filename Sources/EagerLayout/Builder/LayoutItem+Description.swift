#if !hasFeature(Embedded)
  extension Row: CustomStringConvertible {}
  extension Column: CustomStringConvertible {}
  extension Box: CustomStringConvertible {}
  extension Arranged: CustomStringConvertible {}
  extension Flex: CustomStringConvertible {}
  extension Fixed: CustomStringConvertible {}
  extension Measured: CustomStringConvertible {}
  extension TreeLeaf: CustomStringConvertible {}

  extension LayoutItem {
    /// The item and what is in it, in a line of about 80 characters: what it is, the shares of a `Flex`, the sizes of a
    /// `Fixed`, and ids. Not in Embedded Swift.
    ///
    ///     print(Row { Fixed(width: 60); Flex(2).id("title") })     // Row { Fixed(width: 60); Flex(2) 'title' }
    ///
    /// What has no room is a `…`. All of a layout tells its ``Placement``.
    public var description: String { node.description }
  }

  extension LayoutNode: CustomStringConvertible {
    /// The item that the node stands for, as its ``LayoutItem/description`` says it. Not in Embedded Swift.
    public var description: String { line(in: 80) ?? title }

    /// The node and what is below it in at most so many characters; nil if there is no room even for `Row { … }`.
    ///
    /// Every level takes some of the room, so the depth of the recursion is limited, and so is the time.
    private func line(in room: Int) -> String? {
      var text = title
      guard text.count + (children.isEmpty ? 0 : " { … }".count) <= room else { return nil }
      guard !children.isEmpty else { return text }
      text += " {"
      for (index, child) in children.enumerated() {
        text += index == 0 ? " " : "; "
        // Behind this child there must be room for the next one to be left out.
        let reserve = index == children.count - 1 ? " }".count : "; … }".count
        guard let word = child.line(in: room - text.count - reserve) else {
          text += "…"
          break
        }
        text += word
      }
      return text + " }"
    }

    /// The node alone: `Fixed(width: 60) 'logo'`.
    private var title: String {
      var text = content?.arrangement.map { ContainerName($0).title } ?? kind.title
      switch kind {
      case .row, .column, .arranged: if children.isEmpty { text += " {}" }
      case .flex: text += "(\(brief(style.flexGrow)))"
      case .fixed:
        let sizes = [Self.size("width", style.width), Self.size("height", style.height)].compactMap { $0 }
        text += "(\(sizes.joined(separator: ", ")))"
      case .measured, .leaf: break
      }
      guard let id else { return text }
      let name = id.description
      return text + (name.count > 30 ? " '\(name.prefix(29))…'" : " '\(name)'")
    }

    private var kind: Placement.NodeKind {
      if content?.arrangement != nil { return .arranged }
      if style.keywords[.isContainer] != 0 || !children.isEmpty { return style.keywords.isRow ? .row : .column }
      return Placement.NodeKind(style, hasContent: content != nil)
    }

    private static func size(_ name: String, _ length: FlexStyle.SizeLength) -> String? {
      switch length {
      case .auto: nil
      case .points(let value): "\(name): \(brief(value))"
      case .percent(let value): "\(name): \(brief(value))%"
      case .minContent, .maxContent, .fitContent: "\(name): \(length)"
      }
    }
  }
#endif
