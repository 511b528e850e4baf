// Modifiers and initializers that take tags or the names of siblings, areas and lines. The names are values of any
// hashable type; in Embedded Swift they are `LayoutID`s.

public import EagerLayout

#if hasFeature(Embedded)
  extension LayoutItem {
    /// Places the item in a named area of its ``Grid``, or between lines with that name.
    public consuming func area(_ name: LayoutID) -> TreeItem { inArea(name) }

    /// Assigns the item to a part of a ``Split`` with this tag, together with other items that have the tag.
    public consuming func tag(_ tag: LayoutID) -> TreeItem { layoutValue(SplitTag(tag)) }
  }

  extension SplitPart {
    /// Reserves the part for items with this tag.
    public func tag(_ tag: LayoutID) -> SplitPart { tagged(tag) }
  }

  extension LayoutID {
    var isInvalidName: Bool { false }
    var areaOfTextualEdge: (area: LayoutID, isEnd: Bool)? { nil }

    func textualEdgeName(isEnd: Bool) -> LayoutID? { nil }
  }
#else
  extension LayoutItem {
    /// Places the item in a named area of its ``Grid``, or between lines with that name.
    ///
    ///     Grid(columns: [80, .flexible(1)], areas: ["head head", "nav body"]) { menu.area("nav") }
    public consuming func area(_ name: some Hashable & Sendable) -> TreeItem { inArea(LayoutID(name)) }

    /// Assigns the item to a part of a ``Split`` with this tag, together with other items that have the tag.
    public consuming func tag(_ tag: some Hashable & Sendable) -> TreeItem { layoutValue(SplitTag(LayoutID(tag))) }
  }

  extension SplitPart {
    /// Reserves the part for items with this tag.
    public func tag(_ tag: some Hashable & Sendable) -> SplitPart { tagged(LayoutID(tag)) }
  }

  extension GridTrack {
    /// Names the line between the previous and the next track.
    public static func line(_ name: some Hashable & Sendable) -> GridTrack { GridTrack(.line(LayoutID(name))) }
  }

  extension GridAreas: ExpressibleByArrayLiteral {
    /// Creates areas from rows of names separated by spaces. A period is a cell without an area.
    public init(arrayLiteral elements: String...) { self.init(written: elements) }

    /// Creates areas from rows of names separated by spaces. One or more periods are a cell without an area.
    public init(written rows: [String]) {
      self.init(
        rows.map { row in
          row.split(separator: " ").map { name in name.allSatisfy { $0 == "." } ? nil : LayoutID(String(name)) }
        })
    }
  }

  extension RelativeAnchor {
    /// Returns a sibling's leading edge, with an offset.
    public static func leading(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .leading, plus: plus)
    }

    /// Returns a sibling's horizontal center, with an offset.
    public static func centerX(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .centerX, plus: plus)
    }

    /// Returns a sibling's trailing edge, with an offset.
    public static func trailing(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .trailing, plus: plus)
    }

    /// Returns a multiple of a sibling's width, plus a number.
    public static func width(
      of sibling: some Hashable & Sendable, times: Double = 1, plus: Double = 0
    ) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .width, times: times, plus: plus)
    }

    /// Returns a sibling's upper edge, with an offset.
    public static func top(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .top, plus: plus)
    }

    /// Returns a sibling's vertical center, with an offset.
    public static func centerY(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .centerY, plus: plus)
    }

    /// Returns a sibling's lower edge, with an offset.
    public static func bottom(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .bottom, plus: plus)
    }

    /// Returns a multiple of a sibling's height, plus a number.
    public static func height(
      of sibling: some Hashable & Sendable, times: Double = 1, plus: Double = 0
    ) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .height, times: times, plus: plus)
    }

    /// Returns a sibling's first baseline, with an offset; its lower edge if it has no baseline.
    public static func baseline(of sibling: some Hashable & Sendable, _ plus: Double = 0) -> RelativeAnchor {
      .sibling(LayoutID(sibling), .baseline, plus: plus)
    }
  }

  extension LayoutID {
    /// `true` if the name is text that is not a valid name in CSS. Numbers are valid.
    var isInvalidName: Bool {
      guard let name, let first = name.utf8.first else { return false }
      func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
      if name == "auto" || name == "span" || name == "none" { return true }
      if isDigit(first) { return !name.utf8.allSatisfy(isDigit) }
      return !name.utf8.allSatisfy {
        isDigit($0) || ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
          || $0 >= 0x80
      }
    }

    /// Returns the CSS name of a line at the edge of the area with this name: the name with `-start` or `-end`
    /// appended. Returns nil if the name is not text.
    func textualEdgeName(isEnd: Bool) -> LayoutID? {
      name.map { LayoutID($0 + (isEnd ? "-end" : "-start"), index: index) }
    }

    /// The area at whose edge a line with this name lies, and the edge: `("nav", isEnd: true)` for `nav-end`. Nil for
    /// names without one of these suffixes.
    var areaOfTextualEdge: (area: LayoutID, isEnd: Bool)? {
      guard let name else { return nil }
      let isEnd = name.hasSuffix("-end")
      guard isEnd || name.hasSuffix("-start") else { return nil }
      return (LayoutID(String(name.dropLast(isEnd ? 4 : 6)), index: index), isEnd)
    }
  }
#endif
