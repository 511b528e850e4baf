#if !hasFeature(Embedded)
  extension LayoutIssue: CustomStringConvertible {
    /// What happened, why, and what to do. Not in Embedded Swift.
    ///
    ///     Column 'menu' (0) overflows by 12 in height: its items need 492 of 480. Let one of them shrink, or give the
    ///     column more height.
    public var message: String {
      message(calling: Names { _, id in id.flatMap { $0.isObject ? nil : "\($0)" } })
    }

    /// The same as ``message``.
    public var description: String { message }
  }
#endif

extension LayoutIssue {
  /// How readers find nodes.
  package struct Names {
    private let name: (_ node: Int, _ id: LayoutID?) -> String?
    private let place: ((_ node: Int) -> String)?

    /// - Parameters:
    ///   - place: where a node without a name is, as in `in line 3`, for readers who see no numbers; by default nodes have their
    ///     numbers in preorder.
    ///   - name: the name of a node, by its index in preorder or its id; nil where it has none. An id of no node, with the index -1,
    ///     is a name of something else.
    package init(
      place: ((_ node: Int) -> String)? = nil, _ name: @escaping (_ node: Int, _ id: LayoutID?) -> String?
    ) {
      self.place = place
      self.name = name
    }

    fileprivate func quoted(_ node: Int, _ id: LayoutID?) -> String? { name(node, id).map { "'\($0)'" } }

    /// What a node without a name is, and where.
    fileprivate func nameless(_ title: String, _ node: Int) -> String { "\(title) \(place?(node) ?? "\(node)")" }

    /// A node as a reader finds it: what it is, its name, and its number where nodes have numbers.
    fileprivate func found(_ title: String, _ node: Int, _ id: LayoutID?) -> String {
      guard let name = quoted(node, id) else { return nameless(title, node) }
      return place == nil ? "\(title) \(name) (\(node))" : "\(title) \(name)"
    }
  }

  /// The message with nodes called by somebody who knows their names. In Embedded Swift too.
  package func message(calling names: Names) -> String {
    let title = payloadTitle?.title ?? containerName?.title ?? nodeKind.title
    let name = nodeIndex < 0 ? "The \(nodeKind.word)" : names.found(title, nodeIndex, id)
    return switch kind {
    case .invalidStyle(let fault) where fault.reason == .mixedEdges:
      "\(fault.property.word) of \(name) stands beside an edge by \(fault.property.isByDirection ? "side" : "direction"), and which "
        + "of the two wins depends on the direction: \(fault.reason.advice)"
    case .invalidStyle(let fault): "\(fault.property.word) of \(name) is \(brief(fault.value)): \(fault.reason.advice)"
    case .invalidInput(let fault): inputMessage(fault, name)
    case .duplicateID where id?.isObject ?? false:
      "\(name) is in the layout a second time: its id is an object, and the object identifies the first place alone. Give each "
        + "place an object of its own."
    case .duplicateID:
      "\(name) has the id of an earlier node, and the id stands for that one. Give it another id or an index, as in "
        + ".id(3, index: 1)."
    case .noSize(let inWidth):
      "\(name) has no \(size(inWidth)): in a \(container(inWidth)) a fixed item is as \(measure(inWidth)) as it says, "
        + "and it says nothing. Write Fixed(\(size(inWidth)): …), or Flex() for a share of what is left."
    case .noSpaceToShare(let inWidth):
      "\(name) gets nothing: its \(container(inWidth)) is as \(measure(inWidth)) as its content, so there is no free "
        + "space to share. Give the \(container(inWidth)) a \(size(inWidth)), or this item one."
    case .overflow(let excess, let room): overflowMessage(excess, room, name, names)
    case .exceedsBounds(let excess, let bounds):
      "\(name) is larger than the bounds by \(amount(excess)): it needs \(need(excess, bounds)). Make its size, its padding "
        + "or its minimum smaller, or give it larger bounds."
    case .contentOverflow(let excess, let room):
      "The content of \(name) sticks out by \(amount(excess)): it needs \(need(excess, room)). Give it more room, or "
        + "cut what sticks out with .overflow(.hidden)."
    case .indefinitePercentage(let property):
      "\(property.word) of \(name) is a percentage of a \(size(property.isHorizontal)) that follows from the content, for "
        + "which it counts as \(property.valueOfNothing). Give \(property == .rowGap ? "the node" : "what is around the node") a "
        + "\(size(property.isHorizontal)), or write a length."
    case .tooOftenAsked:
      "\(name) keeps a size that another question had: ratios, columns that wrap or limits of content lie so deep in one "
        + "another that each level asks for it anew. Give one of the boxes around it a width and a height, or let less of "
        + "them depend on each other."
    case .unmeasured where payloadTitle != nil: "\(name) has no size: \(payloadTitle?.advice ?? "")"
    case .unmeasured:
      "\(name) was not measured: its content is measured by the function that a layout is called with, and there is none "
        + "for what it carries. Give it a size, or write layout(in: bounds) { (payload: …, proposal) in … }."
    case .ignoredDirection(let direction):
      "\(name) stays a \(direction.isRow ? "column" : "row"), though its style says flexDirection: .\(direction.word). Write "
        + "Box(style) { … }, which has the direction of the style."
    case .ignoredInset(let property):
      "\(property.word) of \(name) has no effect: \(property.oppositeInset.word) and the size say already where the box is. "
        + "Remove one of them."
    case .misplaced:
      "\(name) got no place from its arrangement, and sits in the corner: "
        + "place(_:) has to give every item one, in numbers."
    case .arrangement(let fault): "\(name) \(fault.sentence(calling: names))"
    }
  }

  private func size(_ inWidth: Bool) -> String { inWidth ? "width" : "height" }
  private func measure(_ inWidth: Bool) -> String { inWidth ? "wide" : "high" }
  private func container(_ inWidth: Bool) -> String { inWidth ? "row" : "column" }

  private func overflowMessage(_ excess: Extent, _ room: Extent, _ name: String, _ names: Names) -> String {
    if nodeKind == .arranged {
      return "\(name) overflows by \(amount(excess)): its items need \(need(excess, room)). Make them smaller, "
        + "give the container more room, or cut what sticks out with .overflow(.hidden) or .scroll."
    }
    let isRow = nodeKind == .row
    let along = isRow ? excess.width : excess.height, across = isRow ? excess.height : excess.width
    let advice: String
    if across == 0, let holdup {
      let item = names.found(holdup.payloadTitle?.title ?? holdup.nodeKind.title, holdup.nodeIndex, holdup.id)
      let what = holdup.isText ? isRow ? "longest word" : "text" : "content"
      advice =
        "\(item) could shrink, but its \(what) needs "
        + "\(brief(holdup.content)): .\(isRow ? "minWidth" : "minHeight")(0)."
    } else if across == 0 {
      advice = "Let one of them shrink, or give the \(nodeKind.word) more \(size(isRow))."
    } else if along == 0 {
      advice = "Make them less \(measure(!isRow)), or give the \(nodeKind.word) more \(size(!isRow))."
    } else {
      advice = "Make them smaller, or give the \(nodeKind.word) more room."
    }
    return "\(name) overflows by \(amount(excess)): its items need \(need(excess, room)). \(advice)"
  }

  private func amount(_ excess: Extent) -> String {
    if excess.height == 0 { return "\(brief(excess.width)) in width" }
    if excess.width == 0 { return "\(brief(excess.height)) in height" }
    return "\(brief(excess.width)) in width and \(brief(excess.height)) in height"
  }

  private func need(_ excess: Extent, _ room: Extent) -> String {
    if excess.height == 0 { return "\(brief(room.width + excess.width)) of \(brief(room.width))" }
    if excess.width == 0 { return "\(brief(room.height + excess.height)) of \(brief(room.height))" }
    let width = brief(room.width + excess.width), height = brief(room.height + excess.height)
    return "\(width) × \(height) of \(brief(room.width)) × \(brief(room.height))"
  }

  private func inputMessage(_ fault: LayoutIssue.InputFault, _ name: String) -> String {
    let value = brief(fault.value)
    switch fault.number {
    case .x, .y, .width, .height:
      return "\(fault.number.word) of the bounds is \(value): \(fault.advice)"
    case .gap, .paddingTop, .paddingLeft, .paddingBottom, .paddingRight:
      return "\(fault.number.word) of the \(nodeKind.word) is \(value): \(fault.advice)"
    case .contentWidth, .contentHeight:
      return "\(name) measured \(value) as \(fault.number.word): \(fault.advice)"
    }
  }
}

extension ArrangementFault {
  /// The text with its numbers and names, and what the other items are called.
  fileprivate func sentence(calling called: LayoutIssue.Names) -> String {
    let names = self.names.map { name in called.quoted(-1, name) ?? "\(name.number)" }
    let items = others.map { other in
      called.quoted(other.index, other.id)
        ?? called.nameless(other.containerName?.title ?? other.kind.title, other.index)
    }
    var numbers = self.numbers[...], rest = Array(text.description.utf8)[...], sentence: [UInt8] = []
    while let start = rest.firstIndex(of: UInt8(ascii: "{")), let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      sentence += rest[..<start]
      let mark = rest[start...end]
      rest = rest[(end + 1)...]
      if mark.count == 2, let number = numbers.popFirst() {
        sentence.append(contentsOf: brief(number).utf8)
      } else if mark.elementsEqual("{name}".utf8), let name = names.first {
        sentence.append(contentsOf: name.utf8)
      } else if mark.elementsEqual("{names}".utf8) {
        sentence.append(contentsOf: names.dropFirst().joined(separator: ", ").utf8)
      } else if mark.elementsEqual("{part}".utf8), let part {
        sentence.append(contentsOf: (part.number.map { "\(part.word) \($0)" } ?? "\(part.word)").utf8)
      } else if mark.elementsEqual("{others}".utf8) {
        sentence.append(contentsOf: items.joined(separator: " \u{2192} ").utf8)
      } else {
        sentence += mark
      }
    }
    return String(decoding: sentence + rest, as: UTF8.self)
  }
}

extension FlexStyle.FlexDirection {
  fileprivate var isRow: Bool { self == .row || self == .rowReverse }
}

extension LayoutIssue.StyleFault.Reason {
  fileprivate var advice: String {
    switch self {
    case .notFinite: "that is no length, and counts as not given. Give a finite number."
    case .negative: "that may not be negative, and counts as not given. Give 0 or more."
    case .tooLarge: "lengths end at 1e9, which stands instead. Give a smaller number."
    case .mixedEdges: "here it is as from left to right. Give left and right, or start and end."
    case .otherAxis: "that is a direction along the other axis. Write Box(style) { … }."
    }
  }
}

extension LayoutIssue.InputFault {
  fileprivate var advice: String {
    if value < 0 && number != .x && number != .y {
      return "that may not be negative, and counts as 0. Give 0 or more."
    }
    if value.isFinite { return "lengths end at 1e9, which stands instead. Give a smaller number." }
    return "that is no length, and counts as 0. Give a finite number."
  }
}

extension FlexStyle.Property {
  /// Whether percentages of it are of the width, as those of all margins and paddings are.
  fileprivate var isHorizontal: Bool {
    switch kind {
    case .margin, .padding: true
    default: entry.axis == .horizontal
    }
  }

  /// What a percentage of nothing counts as.
  fileprivate var valueOfNothing: String {
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

// Names of cases, which programs in Embedded Swift do not have: there, properties are called as CSS calls them.
extension FlexStyle.Property {
  fileprivate var word: String {
    #if hasFeature(Embedded)
      css.description
    #else
      "\(self)"
    #endif
  }
}

extension FlexStyle.FlexDirection {
  fileprivate var word: String {
    #if hasFeature(Embedded)
      FlexStyle.Property.flexDirection.kind.keywords[Int(rawValue)].description
    #else
      "\(self)"
    #endif
  }
}

extension LayoutIssue.InputFault.Number {
  fileprivate var word: String {
    #if hasFeature(Embedded)
      "a number"
    #else
      "\(self)"
    #endif
  }
}

extension Placement.NodeKind {
  /// What it is, amid a sentence.
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
