/// A leaf that is sized to content measured by your code, such as text or an image.
///
///     Measured { proposal in
///       switch proposal.width {
///       case .exact(let width), .atMost(let width): paragraph.size(inWidth: width)
///       case .minContent: paragraph.size(inWidth: paragraph.longestWord)
///       case .maxContent: paragraph.size(inWidth: .infinity)
///       }
///     }
///
/// As an item it is CSS `flex: 0 1 auto`: as wide as its content, and shrinkable to its min-content width.
///
/// ## Proposals
///
/// | proposed width | part of the result that counts |
/// | --- | --- |
/// | ``Proposal/AvailableSpace/minContent`` | `width`: the automatic minimum width of the leaf |
/// | ``Proposal/AvailableSpace/maxContent`` | `width`: the preferred width of the leaf |
/// | ``Proposal/AvailableSpace/exact(_:)`` | `height` at this width, and the baselines where the leaf is aligned by one |
///
/// A width within 1/1024 of a width that the leaf returned is proposed as the returned width: text 121.2 wide is never
/// measured at 121.19999999999999 because of rounding.
///
/// The proposed height is ``Proposal/AvailableSpace/exact(_:)`` for a leaf with its own height, such as `.height(44)`,
/// so that the width of the content can depend on the height. It is ``Proposal/AvailableSpace/maxContent`` for all
/// other leaves, whose height comes from the result. ``Proposal/AvailableSpace/atMost(_:)`` is not used today, but
/// handle it as in the example: other kinds of containers may propose it. Proposals and results are for the content
/// alone, without padding and border.
///
/// A size that is negative or not finite counts as 0. Content without a baseline is aligned by its bottom edge.
public struct Measured: LayoutLeaf {
  /// The node that the engine lays out.
  public var _node: LayoutNode

  /// Creates a leaf measured by a closure. The closure must return the same size for the same proposal.
  public init(_ measure: @escaping @Sendable (Proposal) -> ContentSize) {
    _node = LayoutNode(content: LeafContent(.measured(measure)))
  }

  /// Creates a leaf measured from a width alone: 0 requests the min-content width, infinity the max-content width.
  ///
  ///     Measured.byWidth { width in paragraph.size(inWidth: width) }
  ///
  /// Most text systems have such a function. The closure must return the same size for the same width.
  public static func byWidth(_ measure: @escaping @Sendable (Double) -> ContentSize) -> Measured {
    Measured { proposal in measure(proposal.width.limit) }
  }

  #if !hasFeature(Embedded)
    /// Creates a leaf measured by an object of the main actor, such as a view. Not in Embedded Swift.
    ///
    ///     Measured.onMainActor { proposal in label.contentSize(for: proposal) }
    ///
    /// Such a layout must run on the main actor; on another thread, measuring stops the program.
    @MainActor
    public static func onMainActor(_ measure: @escaping @MainActor @Sendable (Proposal) -> ContentSize) -> Measured {
      Measured { proposal in MainActor.assumeIsolated { measure(proposal) } }
    }
  #endif

  /// Creates a leaf with a natural size that does not depend on the available space.
  public init(width: Double, height: Double) {
    _node = LayoutNode(content: LeafContent(.intrinsic(Extent(width: width, height: height))))
  }

  /// Creates a leaf of text in a monospaced font, such as a terminal's.
  ///
  ///     Measured(text: "two words", advance: 10, lineHeight: 12)     // 90 × 12, or 50 × 24 in a narrow container
  ///
  /// Lines break at spaces and at U+200B, which has no width. A run of spaces, tabs and line breaks counts as one
  /// space, and as none at the ends of a line. Any other Unicode scalar is a character. A word that does not fit
  /// overflows.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - advance: the width of a character.
  ///   - lineHeight: the height of a line.
  ///   - baseline: the distance from a line's top to its baseline; `lineHeight` unless given.
  /// - Complexity: O(n) in the length of the text; each measurement is O(n) in the number of words.
  public init(text: String, advance: Double, lineHeight: Double, baseline: Double? = nil) {
    self.init(utf8: text.utf8, advance: advance, lineHeight: lineHeight, baseline: baseline)
  }

  /// Returns the lines that ``init(text:advance:lineHeight:baseline:)`` breaks a text into, so that your drawing code
  /// uses the measured line breaks.
  ///
  ///     let lines = Measured.lines(of: "two words", advance: 10, width: placement.contentFrame(of: node).width)
  ///     // ["two", "words"] at a width of 50
  ///
  /// - Complexity: O(n) in the length of the text.
  public static func lines(of text: String, advance: Double, width: Double) -> [String] {
    FixedAdvanceText(utf8: text.utf8, advance: advance).brokenLines(in: width)
  }

  /// Creates a leaf of text in UTF-8, as ``init(text:advance:lineHeight:baseline:)`` does.
  public init(utf8 text: some Sequence<UInt8>, advance: Double, lineHeight: Double, baseline: Double? = nil) {
    let text = FixedAdvanceText(
      utf8: text, advance: advance, lineHeight: lineHeight, baseline: baseline ?? lineHeight)
    // Text without lines has no baseline.
    _node = LayoutNode(content: LeafContent(text.hasWords ? .text(text) : .intrinsic(Extent())))
  }

  /// Creates a leaf from a table of sizes, such as a text that a browser has measured.
  ///
  ///     Measured(widths: [90, 50], heights: [12, 24], baseline: 9)      // like "two words", on one line or on two
  ///
  /// - Parameters:
  ///   - widths: the max-content width, then the least width at which each larger height suffices, in descending order.
  ///   - heights: the height at each of the widths. Between two widths, the smaller one determines the height.
  ///   - minContent: the min-content width; the last of the widths unless given. Text may have lower widths in the
  ///     table, at which its longest word overflows.
  ///   - baseline: the distance from the top to the first baseline. The last baseline is as far from the bottom as at
  ///     the first width. Without a baseline, the content is aligned by its bottom edge.
  /// - Complexity: O(log n) for each measurement, in the number of widths.
  public init(widths: [Double], heights: [Double], minContent: Double? = nil, baseline: Double? = nil) {
    let table = TabulatedSize(widths: widths, heights: heights, minContent: minContent, baseline: baseline)
    _node = LayoutNode(content: LeafContent(.tabulated(table)))
  }

  /// Sets a revision of the leaf's content. Contents with equal revisions must have equal measurements.
  ///
  ///     Measured { paragraph.size(for: $0) }.revision(paragraph.version)
  ///
  /// If a ``LayoutTree`` is updated with a leaf, the leaf is measured again only if its revision changed, and always if
  /// it has none. Sizes and texts need no revision, because their values are compared.
  public consuming func revision(_ number: Int) -> Measured {
    if let content = node.content, case .measured(let measure, _) = content.kind {
      node.content = LeafContent(.measured(measure, revision: number))
    }
    if let content = node.content, case .byCaller(let payload, _) = content.kind {
      node.content = LeafContent(.byCaller(payload, revision: number))
    }
    return self
  }
}
