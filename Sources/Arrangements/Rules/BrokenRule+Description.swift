#if !hasFeature(Embedded)
  import EagerLayout

  extension BrokenRule: CustomStringConvertible {
    /// The finding in the first width, the advice, and all widths. Nodes are identified by their indices in preorder;
    /// the container is 0. Not available in Embedded Swift.
    ///
    ///     Node 2 got no place: give every item one in pass 4, in numbers, or leave it out in pass 2. Found as wide as the
    ///     content, and 0 and 22 wide.
    public var description: String { "\(finding) Found \(places)." }

    private var finding: String {
      switch rule {
      case .greatestIsNotLess:
        "The greatest width is \(number(0)), and the least is \(number(1)): pass 1 must not answer less as the greatest."
      case .answersAreLengths:
        "Pass \(number(0)) answers \(number(1)): a size is a finite number, 0 or more."
      case .answersAreSteady:
        "Pass \(number(0)) answers \(number(1)), and \(number(2)) when asked again: let it follow from the items and from "
          + "what passes before it kept, and let it begin anew with what it keeps itself."
      case .itemsHavePlaces:
        "Node \(number(0)) got no place: give every item one in pass 4, in numbers, or leave it out in pass 2."
      case .greatestWidthIsEnough:
        "Node \(number(0)) lies at \(frame(1)), and its container is \(number(5)) wide: pass 1 must answer as its greatest "
          + "width what pass 4 needs."
      case .heightIsEnough:
        "Node \(number(0)) lies at \(frame(1)), and its container is \(number(5)) high: pass 3 must answer what pass 4 "
          + "needs."
      case .equalsAnswerEqually:
        "Node \(number(0)) lies at \(frame(1)), and at \(frame(5)) by an equal arrangement: let == compare all that the "
          + "passes read, and let them read nothing else."
      case .keptIsFresh:
        "Node \(number(0)) lies at \(frame(1)), and at \(frame(5)) after a layout in another width: a pass must begin anew "
          + "with what it writes into the memory."
      case .rightToLeftIsMirrored:
        "Node \(number(0)) lies at \(frame(5)) from right to left, and would at \(frame(1)) if it were mirrored: "
          + "places count from where writing starts, and the engine mirrors them; a padding's left and right are sides."
      case .itemsAreAskedOnce:
        "A container among the items is asked \(number(1)) times in pass \(number(0)), where \(number(2)) would do: ask for "
          + "an early height once, when the item has its final width."
      }
    }

    private var places: String {
      var places: [String] = []
      if widths.contains(nil) { places.append("as wide as the content") }
      let lengths = widths.compactMap { $0 }.map { "\(Self.text($0))" }
      if let last = lengths.last {
        let others = lengths.dropLast().joined(separator: ", ")
        places.append(others.isEmpty ? "\(last) wide" : "\(others) and \(last) wide")
      }
      return places.joined(separator: ", and ")
    }

    private func number(_ index: Int) -> String { Self.text(numbers[index]) }

    private func frame(_ first: Int) -> String {
      "\(Frame(x: numbers[first], y: numbers[first + 1], width: numbers[first + 2], height: numbers[first + 3]))"
    }

    private static func text(_ number: Double) -> String {
      number.magnitude < 1e15 && number == Double(Int64(number)) ? "\(Int64(number))" : "\(number)"
    }
  }
#endif
