// Steps about decisions of an arrangement. Steps that it records itself replace them if they give the same numbers
// (`Recording+Told.swift`); all other numbers are its decisions, with the data it could read as operands.
extension FlexEngine {
  func recordArrangedIntrinsicWidths(_ container: Int) {
    var story = story(of: .intrinsicWidths, container)
    tell(&story)
    for isMinContent in [true, false] {
      let result = isMinContent ? boxes[container].minContent : boxes[container].maxContent
      let quantity: Quantity = isMinContent ? .minContent : .maxContent
      if let told = isMinContent ? story.least : story.greatest, ToldStory.gives(told.value, result) {
        note(container, .horizontal, quantity, .given, [told], result)
        continue
      }
      var known: [Operand] = []
      forEachItem(of: container) { known.append(recordedContent($0, .horizontal, isMinContent: isMinContent)) }
      note(container, .horizontal, quantity, .arranged, known, result)
    }
  }

  @inline(never)
  func recordArrangedWidths(_ container: Int) {
    let width = innerWidth(container), inner = recordedInner(container, .horizontal)
    forEachItem(of: container) { child in
      let room = boxes[child].containingWidth
      recorder.remove(child, .horizontal, .cell)
      if room != width { note(child, .horizontal, .cell, .arranged, [inner], room) }
    }
    var story = story(of: .widths, container)
    story.content.width = width
    tell(&story)
    forEachItem(of: container) { child in
      if !boxes[child].flags.contains(.isExcluded) { recordUntoldWidth(child, &story) }
    }
  }

  /// Records the height of the content, just after it was requested.
  func recordArrangedHeight(_ container: Int, _ result: Double) {
    var story = story(of: .height, container)
    story.content.width = innerWidth(container)
    tell(&story)
    if let told = story.greatest, ToldStory.gives(told.value, result) {
      note(container, .vertical, .maxContent, .given, [told], result)
      return
    }
    var known: [Operand] = []
    forEachItem(of: container) { child in
      if boxes[child].flags.contains(.isExcluded) { return }
      known.append(recordedContent(child, .vertical, isMinContent: false))
    }
    note(container, .vertical, .maxContent, .arranged, known, result)
  }

  @inline(never)
  func recordArrangedPlaces(_ container: Int, in content: ContentBox) {
    let width = recordedInner(container, .horizontal)
    forEachItem(of: container) { child in
      let box = boxes[child]
      if box.flags.contains(.isExcluded) { return }
      // Heights derived from its widths were computed without records.
      if nodes[child].keywords[.dependsOnHeight] != 0 { boxes[child].flags.remove(.childSizesAreCurrent) }
      // A new space and width for a height that is known only now, and the resulting content sizes.
      let room = box.containingWidth
      if room == content.width {
        recorder.remove(child, .horizontal, .cell)
      } else if recorder.step(child, .horizontal, .cell, ifStill: room) == nil {
        note(child, .horizontal, .cell, .arranged, [width], room)
      }
      if recorder.step(child, .horizontal, .size, ifStill: box.width) == nil {
        note(child, .horizontal, .size, .arranged, [width], box.width)
      }
      if box.contentHeight != 0, !hasIntrinsicContent(child),
        recorder.step(child, .vertical, .maxContent, .measured, ifStill: box.contentHeight) == nil
      {
        let across = known(child, .horizontal, .size, box.width)
        note(child, .vertical, .maxContent, .arranged, [across], box.contentHeight, group: .measured)
      }
    }
    var story = story(of: .placement, container)
    story.content = content
    tell(&story)
    recorder.keepParts(story.found, of: container)
    let height = recordedInner(container, .vertical)
    forEachItem(of: container) { child in
      if boxes[child].flags.contains(.isExcluded) { return }
      let box = boxes[child]
      recordUntoldHeight(child, &story)
      if !story.isPlaced(child, .horizontal) {
        note(
          child, .horizontal, .position, .arranged, [width, known(child, .horizontal, .size, box.width)], box.x)
      }
      if !story.isPlaced(child, .vertical) {
        note(child, .vertical, .position, .arranged, [height, known(child, .vertical, .size, box.height)], box.y)
      }
      // The content was placed without records to find its baselines, so place it again.
      if baselinesFollowArea(child, container), isPlaced(child) {
        for node in child..<Int(nodes[child].end) { boxes[node].flags.subtract(.placement) }
      }
    }
  }

  private func story(of pass: ArrangementTrace.Pass, _ container: Int) -> ToldStory {
    var items: [Int] = []
    forEachItem(of: container) { items.append($0) }
    return ToldStory(pass, of: container, items: items)
  }

  /// Records an item's width, unless the arrangement did.
  func recordUntoldWidth(_ child: Int, _ story: inout ToldStory) {
    guard story.takesOn(child, .horizontal) else { return }
    if noteOwnWidth(child) { return }
    let inner = recordedInner(story.container, .horizontal)
    let least = recordedContent(child, .horizontal, isMinContent: true)
    let greatest = recordedContent(child, .horizontal, isMinContent: false)
    note(child, .horizontal, .size, .arranged, [inner, least, greatest], boxes[child].width)
  }

  /// Records an item's height, unless the arrangement did.
  func recordUntoldHeight(_ child: Int, _ story: inout ToldStory) {
    guard story.takesOn(child, .vertical) else { return }
    if hasOwnHeight(child, of: story.content.definiteHeight) {
      return recordUnstretchedHeight(child, of: story.content.definiteHeight)
    }
    let height = recordedInner(story.container, .vertical)
    let sizing = verticalSizing(child)
    if hasHeightByRatio(child, sizing, of: story.content.definiteHeight) {
      return recordUnstretchedHeight(child, of: story.content.definiteHeight)
    }
    let content = recordedContent(child, .vertical, isMinContent: false)
    if sizing.isLimitedByContent, let basis = percentageBasisHeights[child].length {
      let whole = story.content.definiteHeight, isGiven = sizing.definite(sizing.size, of: whole) != nil
      if !isGiven { note(child, .vertical, .available, .arranged, [height], basis) }
      recordLaidOutRoom(child, PreferredSize(basis, isGiven ? .given : .room), sizing, of: whole)
    }
    note(child, .vertical, .size, .arranged, [height, content], boxes[child].height)
  }

  /// Whether an item's ratio derived its height from its recorded width.
  private func hasHeightByRatio(_ child: Int, _ sizing: AxisSizing, of whole: Double?) -> Bool {
    guard nodes[child].keywords[.hasRatio] != 0, !sizing.isLimitedByContent,
      case .step(let width)? = recorder.step(child, .horizontal, .size)?.source,
      ![.arranged, .unexplained].contains(recorder.steps[width].operation)
    else { return false }
    return hypotheticalHeight(child, of: whole) == boxes[child].height
  }

  /// Whether an item has its own height.
  private func hasOwnHeight(_ child: Int, of whole: Double?) -> Bool {
    tellsOwnHeight(child) && hypotheticalHeight(child, of: whole) == boxes[child].height
  }

  /// Whether an item's own height can be explained. With an aspect ratio, or limits from content that is laid out in
  /// another height, it depends on measurements without records.
  func tellsOwnHeight(_ child: Int) -> Bool {
    nodes[child].keywords[.hasRatio] == 0 && !verticalSizing(child).isLimitedByContent
  }

  /// Records that an item has its own specified width, if so. Returns `true` if it has.
  private func noteOwnWidth(_ child: Int) -> Bool {
    let width = boxes[child].width
    let box = recordedSizing(child, .horizontal, of: nil, edgesOf: recordedContainingWidthIfAny(child))
    guard box.sizing.definite(box.sizing.size, of: nil) == width, let own = recordedSize(box) else { return false }
    note(child, .horizontal, .size, .given, [own], width)
    return true
  }
}
