// Steps about decisions of an arrangement. `Recording+ArrangementSteps.swift` records the arrangement's own steps if
// they give the same numbers. All other numbers are decisions, whose operands are the data the arrangement could read.
extension FlexEngine {
  func recordArrangedIntrinsicWidths(_ container: Int) {
    var record = record(of: .intrinsicWidths, container)
    recordSteps(of: &record)
    for isMinContent in [true, false] {
      let result = isMinContent ? boxes[container].minContent : boxes[container].maxContent
      let quantity: Quantity = isMinContent ? .minContent : .maxContent
      if let recorded = isMinContent ? record.minContent : record.maxContent,
        RecordedArrangement.equals(recorded.value, result)
      {
        recordStep(container, .horizontal, quantity, .given, [recorded], result)
        continue
      }
      var itemSizes: [Operand] = []
      forEachItem(of: container) { itemSizes.append(recordedContent($0, .horizontal, isMinContent: isMinContent)) }
      recordStep(container, .horizontal, quantity, .arranged, itemSizes, result)
    }
  }

  @inline(never)
  func recordArrangedWidths(_ container: Int) {
    let width = innerWidth(container), inner = recordedInnerSize(container, .horizontal)
    forEachItem(of: container) { child in
      let area = boxes[child].containingWidth
      recorder.remove(child, .horizontal, .cell)
      if area != width { recordStep(child, .horizontal, .cell, .arranged, [inner], area) }
    }
    var record = record(of: .widths, container)
    record.content.width = width
    recordSteps(of: &record)
    forEachItem(of: container) { child in
      if !boxes[child].flags.contains(.isExcluded) { recordMissingWidth(child, &record) }
    }
  }

  /// Records the height of the content, just after it was requested.
  func recordArrangedHeight(_ container: Int, _ result: Double) {
    var record = record(of: .height, container)
    record.content.width = innerWidth(container)
    recordSteps(of: &record)
    if let recorded = record.maxContent, RecordedArrangement.equals(recorded.value, result) {
      recordStep(container, .vertical, .maxContent, .given, [recorded], result)
      return
    }
    var itemSizes: [Operand] = []
    forEachItem(of: container) { child in
      if boxes[child].flags.contains(.isExcluded) { return }
      itemSizes.append(recordedContent(child, .vertical, isMinContent: false))
    }
    recordStep(container, .vertical, .maxContent, .arranged, itemSizes, result)
  }

  @inline(never)
  func recordArrangedPositions(_ container: Int, in content: ContentBox) {
    let width = recordedInnerSize(container, .horizontal)
    forEachItem(of: container) { child in
      let box = boxes[child]
      if box.flags.contains(.isExcluded) { return }
      // Heights in the item that depend on its widths were computed without records.
      if nodes[child].keywords[.dependsOnHeight] != 0 { boxes[child].flags.remove(.childSizesAreCurrent) }
      // Record the space, width and content height that changed because a height became known in this pass.
      let area = box.containingWidth
      if area == content.width {
        recorder.remove(child, .horizontal, .cell)
      } else if recorder.step(child, .horizontal, .cell, ifStill: area) == nil {
        recordStep(child, .horizontal, .cell, .arranged, [width], area)
      }
      if recorder.step(child, .horizontal, .size, ifStill: box.width) == nil {
        recordStep(child, .horizontal, .size, .arranged, [width], box.width)
      }
      if box.contentHeight != 0, !hasIntrinsicContent(child),
        recorder.step(child, .vertical, .maxContent, .measured, ifStill: box.contentHeight) == nil
      {
        let across = currentNumber(child, .horizontal, .size, box.width)
        recordStep(child, .vertical, .maxContent, .arranged, [across], box.contentHeight, group: .measured)
      }
    }
    var record = record(of: .placement, container)
    record.content = content
    recordSteps(of: &record)
    recorder.keepParts(record.numbers, of: container)
    let height = recordedInnerSize(container, .vertical)
    forEachItem(of: container) { child in
      if boxes[child].flags.contains(.isExcluded) { return }
      let box = boxes[child]
      recordMissingHeight(child, &record)
      if !record.isPlaced(child, .horizontal) {
        recordStep(
          child, .horizontal, .position, .arranged, [width, currentNumber(child, .horizontal, .size, box.width)], box.x)
      }
      if !record.isPlaced(child, .vertical) {
        recordStep(
          child, .vertical, .position, .arranged, [height, currentNumber(child, .vertical, .size, box.height)], box.y)
      }
      // The content was placed without records to find its baselines, so place it again.
      if baselinesFollowArea(child, container), isPlaced(child, isFinal: content.isFinal) {
        for node in child..<Int(nodes[child].end) { boxes[node].flags.subtract(.placement) }
      }
    }
  }

  private func record(of pass: ArrangementTrace.Pass, _ container: Int) -> RecordedArrangement {
    var items: [Int] = []
    forEachItem(of: container) { items.append($0) }
    return RecordedArrangement(pass, of: container, items: items)
  }

  /// Records an item's width, unless the arrangement did.
  func recordMissingWidth(_ child: Int, _ record: inout RecordedArrangement) {
    guard record.claim(child, .horizontal) else { return }
    if recordOwnWidth(child) { return }
    let inner = recordedInnerSize(record.container, .horizontal)
    let minContent = recordedContent(child, .horizontal, isMinContent: true)
    let maxContent = recordedContent(child, .horizontal, isMinContent: false)
    recordStep(child, .horizontal, .size, .arranged, [inner, minContent, maxContent], boxes[child].width)
  }

  /// Records an item's height, unless the arrangement did.
  func recordMissingHeight(_ child: Int, _ record: inout RecordedArrangement) {
    guard record.claim(child, .vertical) else { return }
    if hasOwnHeight(child, of: record.content.definiteHeight) {
      return recordUnstretchedHeight(child, of: record.content.definiteHeight)
    }
    let height = recordedInnerSize(record.container, .vertical)
    let sizing = verticalSizing(child)
    if hasHeightByRatio(child, sizing, of: record.content.definiteHeight) {
      return recordUnstretchedHeight(child, of: record.content.definiteHeight)
    }
    let content = recordedContent(child, .vertical, isMinContent: false)
    if sizing.isLimitedByContent, let limited = state.percentageBasisHeights[child].length {
      let basis = record.content.definiteHeight, isDefinite = sizing.definite(sizing.size, of: basis) != nil
      if !isDefinite { recordStep(child, .vertical, .available, .arranged, [height], limited) }
      recordLaidOutSpace(child, PreferredSize(limited, isDefinite ? .given : .room), sizing, of: basis)
    }
    recordStep(child, .vertical, .size, .arranged, [height, content], boxes[child].height)
  }

  /// Whether an item's ratio derived its height from its recorded width.
  private func hasHeightByRatio(_ child: Int, _ sizing: AxisSizing, of basis: Double?) -> Bool {
    guard nodes[child].keywords[.hasRatio] != 0, !sizing.isLimitedByContent,
      case .step(let width)? = recorder.step(child, .horizontal, .size)?.source,
      ![.arranged, .unexplained].contains(recorder.steps[width].operation)
    else { return false }
    return hypotheticalHeight(child, of: basis) == boxes[child].height
  }

  /// Whether an item has its own height.
  private func hasOwnHeight(_ child: Int, of basis: Double?) -> Bool {
    recordsOwnHeight(child) && hypotheticalHeight(child, of: basis) == boxes[child].height
  }

  /// Whether an item's own height can be explained. With an aspect ratio, or limits from content that is laid out in
  /// another height, it depends on measurements without records.
  func recordsOwnHeight(_ child: Int) -> Bool {
    nodes[child].keywords[.hasRatio] == 0 && !verticalSizing(child).isLimitedByContent
  }

  /// Records an item's width if it is the specified one, and returns `true` in this case.
  private func recordOwnWidth(_ child: Int) -> Bool {
    let width = boxes[child].width
    let box = recordedSizing(child, .horizontal, of: nil, edgesOf: recordedContainingWidthIfAny(child))
    guard box.sizing.definite(box.sizing.size, of: nil) == width, let own = recordedSize(box) else { return false }
    recordStep(child, .horizontal, .size, .given, [own], width)
    return true
  }
}
