import EagerLayout

extension ContractViolation: CustomStringConvertible {
  /// The finding at the first width, the advice, and all widths. Nodes are identified by their indices in preorder;
  /// the container is 0.
  ///
  ///     Node 2 has no position: place every item in pass 4, at finite numbers, or skip it in pass 2. Found at the
  ///     content's width, and at widths of 0 and 22.
  public var description: String { "\(finding) Found \(listedWidths)." }

  private var finding: String {
    switch rule {
    case .maxContentIsNotLess:
      "The max-content width is \(number(0)), but the min-content width is \(number(1)): pass 1 must not return less."
    case .resultsAreLengths:
      "Pass \(number(0)) returns \(number(1)): return a finite size of 0 or more."
    case .resultsAreRepeatable:
      "Pass \(number(0)) returns \(number(1)), and \(number(2)) when called again: compute the result from the items and "
        + "from what earlier passes cached, and reset whatever the pass itself caches."
    case .itemsArePlaced:
      "Node \(number(0)) has no position: place every item in pass 4, at finite numbers, or skip it in pass 2."
    case .maxContentIsEnough:
      "Node \(number(0)) lies at \(frame(1)), but its container is \(number(5)) wide: pass 1 must return a max-content "
        + "width that contains all items as pass 4 places them."
    case .heightIsEnough:
      "Node \(number(0)) lies at \(frame(1)), but its container is \(number(5)) high: pass 3 must return a height that "
        + "contains all items as pass 4 places them."
    case .equalArrangementsAgree:
      "Node \(number(0)) lies at \(frame(1)), but at \(frame(5)) with an equal arrangement: == must compare everything "
        + "that the passes read, and they must read nothing else."
    case .incrementalEqualsFresh:
      "Node \(number(0)) lies at \(frame(1)), but at \(frame(5)) after a layout at another width: each pass must reset "
        + "what it writes into the cache."
    case .rightToLeftIsMirrored:
      "Node \(number(0)) lies at \(frame(5)) from right to left, but its mirrored frame is \(frame(1)): positions count "
        + "from the start side, and the engine mirrors them; left and right of a padding are physical sides."
    case .itemsAreMeasuredOnce:
      "A nested container is called \(number(1)) times in pass \(number(0)), where \(number(2)) is enough: request an "
        + "early height once, when the item has its final width."
    }
  }

  private var listedWidths: String {
    var phrases: [String] = []
    if widths.contains(nil) { phrases.append("at the content's width") }
    let lengths = widths.compactMap { $0 }.map { "\(Self.text($0))" }
    if let last = lengths.last {
      let others = lengths.dropLast().joined(separator: ", ")
      phrases.append(others.isEmpty ? "at a width of \(last)" : "at widths of \(others) and \(last)")
    }
    return phrases.joined(separator: ", and ")
  }

  private func number(_ index: Int) -> String { Self.text(numbers[index]) }

  private func frame(_ first: Int) -> String {
    "\(Frame(x: numbers[first], y: numbers[first + 1], width: numbers[first + 2], height: numbers[first + 3]))"
  }

  private static func text(_ number: Double) -> String {
    number.magnitude < 1e15 && number == Double(Int64(number)) ? "\(Int64(number))" : "\(number)"
  }
}
