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
    /// The item and its descendants in one line of about 80 characters: types, the factor of a `Flex`, the sizes of a
    /// `Fixed`, and ids. Not in Embedded Swift.
    ///
    ///     print(Row { Fixed(width: 60); Flex(2).id("title") })     // Row { Fixed(width: 60); Flex(2) 'title' }
    ///
    /// Items that do not fit are shortened to `…`. The description of a ``Placement`` lists the whole layout.
    public var description: String { node.description }
  }

  extension LayoutNode: CustomStringConvertible {
    /// A description in the form of ``LayoutItem/description``. Not in Embedded Swift.
    public var description: String { line(maxLength: 80) ?? title }

    /// Returns the subtree in at most `maxLength` characters, or `nil` if even `Row { … }` does not fit.
    ///
    /// Every level of the tree takes some of these characters, so the limit bounds the depth of the recursion.
    private func line(maxLength: Int) -> String? {
      var text = title
      guard text.count + (children.isEmpty ? 0 : " { … }".count) <= maxLength else { return nil }
      guard !children.isEmpty else { return text }
      text += " {"
      for (index, child) in children.enumerated() {
        text += index == 0 ? " " : "; "
        // Leave space after this child for ` }`, or for `; … }` in place of the next children.
        let reserve = index == children.count - 1 ? " }".count : "; … }".count
        guard let childText = child.line(maxLength: maxLength - text.count - reserve) else {
          text += "…"
          break
        }
        text += childText
      }
      return text + " }"
    }

    /// The node without its children: `Fixed(width: 60) 'logo'`.
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
      if style.units.isContainer || !children.isEmpty { return style.keywords.isRow ? .row : .column }
      return Placement.NodeKind(style, hasContent: content != nil)
    }

    private static func size(_ name: String, _ length: FlexStyle.SizeLength) -> String? {
      switch length {
      case .auto: nil
      case .points(let value): "\(name): \(brief(value))"
      case .percent(let value): "\(name): \(brief(value))%"
      case .calculated(let value): "\(name): \(value.expression.css)"
      case .minContent, .maxContent, .fitContent, .stretch: "\(name): \(length)"
      }
    }
  }
#endif
