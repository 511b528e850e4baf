extension LayoutIssue: CustomStringConvertible {
  /// A sentence with the problem, its cause and a remedy.
  ///
  ///     Column 'menu' (0) overflows by 12 in height: its items need 492 of 480. Let one of them shrink, with
  ///     .shrink(1), or give the column more height.
  public var message: String { message(calling: Names { _, id in id.flatMap { $0.isObject ? nil : "\($0)" } }) }

  /// The ``message``.
  public var description: String { message }
}

extension LayoutIssue {
  package struct Names {
    private let name: (_ node: Int, _ id: LayoutID?) -> String?
    private let place: ((_ node: Int) -> String)?

    /// - Parameters:
    ///   - place: returns the location of a node without a name, such as `in line 3`; by default, its preorder index.
    ///   - name: returns the name of a node, by its index or id, or `nil`. The index is -1 if the id names something
    ///     other than a node.
    package init(
      place: ((_ node: Int) -> String)? = nil, _ name: @escaping (_ node: Int, _ id: LayoutID?) -> String?
    ) {
      self.place = place
      self.name = name
    }

    fileprivate func quoted(_ node: Int, _ id: LayoutID?) -> String? { name(node, id).map { "'\($0)'" } }

    /// Returns the title and the location of a node without a name.
    fileprivate func located(_ title: String, _ node: Int) -> String { "\(title) \(place?(node) ?? "\(node)")" }

    /// Returns the title of a node and its name, with its index if messages contain indices. A node without a name has
    /// its location instead.
    fileprivate func identified(_ title: String, _ node: Int, _ id: LayoutID?) -> String {
      guard let name = quoted(node, id) else { return located(title, node) }
      return place == nil ? "\(title) \(name) (\(node))" : "\(title) \(name)"
    }
  }

  package func message(calling names: Names) -> String {
    let title = payloadTitle?.title ?? containerName?.title ?? nodeKind.title
    let name = nodeIndex < 0 ? "The \(nodeKind.word)" : names.identified(title, nodeIndex, id)
    return switch kind {
    case .invalidStyle(let fault) where fault.reason == .mixedEdges:
      "\(fault.property.word) of \(name) and an edge that is set by "
        + "\(fault.property.isByDirection ? "side" : "direction") may be the same edge, depending on the writing "
        + "direction: \(fault.reason.advice)"
    case .invalidStyle(let fault): "\(fault.property.word) of \(name) is \(brief(fault.value)): \(fault.reason.advice)"
    case .invalidInput(let fault): inputMessage(fault, name)
    case .duplicateID where id?.isObject ?? false:
      "\(name) and an earlier node have the same object as their id, and a lookup by the object finds the earlier "
        + "node. Give each node an object of its own."
    case .duplicateID:
      "\(name) has the id of an earlier node, and a lookup by the id finds that node. Give it another id, or an index "
        + "after the id, as in .id(3, index: 1)."
    case .noSize(let inWidth):
      "\(name) has no \(size(inWidth)): in a \(container(inWidth)), a fixed item without a \(size(inWidth)) is 0 "
        + "\(adjective(inWidth)), plus any padding. Write Fixed(\(size(inWidth)): …), or Flex() for a share of the free space."
    case .noSpaceToShare(let inWidth):
      "\(name) gets nothing: its \(container(inWidth)) is as \(adjective(inWidth)) as its content, so there is no free "
        + "space to share. Give the \(container(inWidth)) or this item a \(size(inWidth)), with .\(size(inWidth))(…)."
    case .overflow(let excess, let available): overflowMessage(excess, available, name, names)
    case .exceedsBounds(let excess, let bounds):
      "\(name) is larger than the bounds by \(amount(excess)): it needs \(need(excess, bounds)). Make its size, its padding "
        + "or its minimum smaller, or give it larger bounds."
    case .contentOverflow(let excess, let available):
      "The content of \(name) overflows by \(amount(excess)): it needs \(need(excess, available)). Give it more space, or "
        + "clip it with .overflow(.hidden)."
    case .indefinitePercentage(let property):
      "\(property.word) of \(name) is a percentage of a \(size(property.isHorizontal)) that depends on the content, "
        + "and counts as \(property.valueIfIndefinite). Give \(property == .rowGap ? "the node" : "the box around it") "
        + "a \(size(property.isHorizontal)), or write a length."
    case .measureLimitReached:
      "\(name) was measured too often, so its size may be inexact: aspect ratios, wrapping columns or content-based "
        + "limits are nested too deeply here. Give one of the boxes around it a width and a height, or let fewer of "
        + "them depend on each other."
    case .unmeasured where payloadTitle != nil: "\(name) has no size: \(payloadTitle?.advice ?? "")"
    case .unmeasured:
      "\(name) was not measured: the layout got no function that measures its payload. Write "
        + "layout(in: bounds) { (payload: …, proposal) in … }, or give it a size with .size(…)."
    case .ignoredDirection(let direction):
      "\(name) stays a \(direction.isRow ? "column" : "row"), although its style sets flexDirection: "
        + ".\(direction.word). Write Box(style) { … }, which takes the direction of the style."
    case .ignoredInset(let property):
      "\(property.word) of \(name) has no effect: \(property.oppositeInset.word) and the size already determine "
        + "where the box is. Remove one of the insets, or the size."
    case .unplacedItem:
      "\(name) was not placed by its arrangement, so it stays in the start corner. "
        + "In the arrangement's place(_:), place every item, at finite coordinates."
    case .arrangement(let fault): "\(name) \(fault.sentence(calling: names))"
    }
  }

  // Words for an axis.

  private func size(_ inWidth: Bool) -> String { inWidth ? "width" : "height" }
  private func adjective(_ inWidth: Bool) -> String { inWidth ? "wide" : "high" }
  private func container(_ inWidth: Bool) -> String { inWidth ? "row" : "column" }

  private func overflowMessage(_ excess: Extent, _ available: Extent, _ name: String, _ names: Names) -> String {
    if nodeKind == .arranged {
      return "\(name) overflows by \(amount(excess)): its items need \(need(excess, available)). Make them smaller, "
        + "give the container more space, or clip them with .overflow(.hidden) or .overflow(.scroll)."
    }
    let isRow = nodeKind == .row
    let main = isRow ? excess.width : excess.height, cross = isRow ? excess.height : excess.width
    let advice: String
    if cross == 0, let blockingItem {
      let item = names.identified(
        blockingItem.payloadTitle?.title ?? blockingItem.nodeKind.title, blockingItem.nodeIndex, blockingItem.id)
      let content = blockingItem.isText ? isRow ? "longest word" : "text" : "content"
      advice =
        "\(item) could shrink, but its \(content) needs "
        + "\(brief(blockingItem.content)): add .\(isRow ? "minWidth" : "minHeight")(0)."
    } else if cross == 0 {
      advice = "Let one of them shrink, with .shrink(1), or give the \(nodeKind.word) more \(size(isRow))."
    } else if main == 0 {
      advice = "Make their \(size(!isRow)) smaller, or give the \(nodeKind.word) more \(size(!isRow))."
    } else {
      advice = "Make them smaller, or give the \(nodeKind.word) more space."
    }
    return "\(name) overflows by \(amount(excess)): its items need \(need(excess, available)). \(advice)"
  }

  private func amount(_ excess: Extent) -> String {
    if excess.height == 0 { return "\(brief(excess.width)) in width" }
    if excess.width == 0 { return "\(brief(excess.height)) in height" }
    return "\(brief(excess.width)) in width and \(brief(excess.height)) in height"
  }

  /// Returns the needed and the available size in the axes of an excess, such as `492 of 480`.
  private func need(_ excess: Extent, _ available: Extent) -> String {
    if excess.height == 0 { return "\(brief(available.width + excess.width)) of \(brief(available.width))" }
    if excess.width == 0 { return "\(brief(available.height + excess.height)) of \(brief(available.height))" }
    let width = brief(available.width + excess.width), height = brief(available.height + excess.height)
    return "\(width) × \(height) of \(brief(available.width)) × \(brief(available.height))"
  }

  private func inputMessage(_ fault: LayoutIssue.InputFault, _ name: String) -> String {
    let value = brief(fault.value)
    switch fault.number {
    case .x, .y, .width, .height:
      return "\(fault.number.word) of the bounds is \(value): \(fault.advice())"
    case .gap, .paddingTop, .paddingLeft, .paddingBottom, .paddingRight:
      return "\(fault.number.word) of the \(nodeKind.word) is \(value): \(fault.advice())"
    case .contentWidth, .contentHeight:
      return "\(name) measured \(value) as \(fault.number.word): \(fault.advice(verb: "Return"))"
    }
  }
}

extension ArrangementFault {
  /// Returns the text with its placeholders replaced (see ``ArrangementFault/text``).
  fileprivate func sentence(calling nodeNames: LayoutIssue.Names) -> String {
    let names = self.names.map { name in nodeNames.quoted(-1, name) ?? "\(name.number)" }
    let items = others.map { other in
      nodeNames.quoted(other.index, other.id)
        ?? nodeNames.located(other.containerName?.title ?? other.kind.title, other.index)
    }
    var numbers = self.numbers[...], remaining = Array(text.description.utf8)[...], sentence: [UInt8] = []
    while let start = remaining.firstIndex(of: UInt8(ascii: "{")),
      let end = remaining[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      sentence += remaining[..<start]
      let placeholder = remaining[start...end]
      remaining = remaining[(end + 1)...]
      if placeholder.count == 2, let number = numbers.popFirst() {
        sentence.append(contentsOf: brief(number).utf8)
      } else if placeholder.elementsEqual("{name}".utf8), let name = names.first {
        sentence.append(contentsOf: name.utf8)
      } else if placeholder.elementsEqual("{names}".utf8) {
        sentence.append(contentsOf: names.dropFirst().joined(separator: ", ").utf8)
      } else if placeholder.elementsEqual("{part}".utf8), let part {
        sentence.append(contentsOf: (part.number.map { "\(part.word) \($0)" } ?? "\(part.word)").utf8)
      } else if placeholder.elementsEqual("{others}".utf8) {
        sentence.append(contentsOf: items.joined(separator: " \u{2192} ").utf8)
      } else {
        sentence += placeholder
      }
    }
    return String(decoding: sentence + remaining, as: UTF8.self)
  }
}

extension FlexStyle.FlexDirection {
  fileprivate var isRow: Bool { self == .row || self == .rowReverse }
}

extension LayoutIssue.StyleFault.Reason {
  fileprivate var advice: String {
    switch self {
    case .notFinite: "not a valid length, so it counts as not set. Give a finite number."
    case .negative: "negative numbers are not allowed, so it counts as not set. Give 0 or more."
    case .tooLarge: "beyond the limit of 1e9 (for ratios also 1e-9), which is used instead. Give a number within it."
    case .mixedEdges: "left to right is assumed. Set left and right, or start and end."
    case .otherAxis: "a direction along the other axis. Write Box(style) { … }."
    }
  }
}

extension LayoutIssue.InputFault {
  /// - Parameter verb: the verb of the remedy, such as `Give` or `Return` a finite number.
  fileprivate func advice(verb: String = "Give") -> String {
    if value < 0 && number != .x && number != .y {
      return "negative numbers are not allowed, so it counts as 0. \(verb) 0 or more."
    }
    if value.isFinite { return "beyond the limit of 1e9, which is used instead. \(verb) a number within it." }
    return "not a valid length, so it counts as 0. \(verb) a finite number."
  }
}

extension FlexStyle.Property {
  /// Whether percentages resolve against the width, as percentages of all margins and paddings do.
  fileprivate var isHorizontal: Bool {
    switch kind {
    case .margin, .padding: true
    default: entry.axis == .horizontal
    }
  }

  /// The value as which a percentage of an indefinite size counts.
  fileprivate var valueIfIndefinite: String {
    switch kind {
    case .maximum: "none"
    case .basis: "content"
    default: kind.initialLength.unit == .auto ? "auto" : "0"
    }
  }

  fileprivate var oppositeInset: FlexStyle.Property {
    switch self {
    case .left: .right
    case .right: .left
    case .start: .end
    case .end: .start
    case .top: .bottom
    default: .top
    }
  }
}

extension FlexStyle.Property {
  fileprivate var word: String { nameOfCase(self, css: css) }
}

extension FlexStyle.FlexDirection {
  fileprivate var word: String {
    nameOfCase(self, css: FlexStyle.Property.flexDirection.kind.keywords[Int(rawValue)])
  }
}

extension LayoutIssue.InputFault.Number {
  fileprivate var word: String { nameOfCase(self, css: "a number") }
}

extension Placement.NodeKind {
  /// The word for the kind within a sentence.
  fileprivate var word: String {
    switch self {
    case .row: "row"
    case .column: "column"
    case .flex: "flex"
    case .fixed: "fixed"
    case .measured: "measured"
    case .leaf: "leaf"
    case .arranged: "arranged"
    }
  }
}
