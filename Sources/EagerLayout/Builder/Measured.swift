/// A leaf whose size follows from content that only its owner can measure, such as text or an image.
///
///     Measured { proposal in
///       switch proposal.width {
///       case .exact(let width), .atMost(let width): paragraph.size(inWidth: width)
///       case .minContent: paragraph.size(inWidth: paragraph.longestWord)
///       case .maxContent: paragraph.size(inWidth: .infinity)
///       }
///     }
///
/// As an item it is CSS `flex: 0 1 auto`: as wide as its content, and it shrinks to its least width.
///
/// ## What is asked
///
/// | proposed width | what of the answer counts |
/// | --- | --- |
/// | ``Proposal/Room/minContent`` | `width`: the least that the leaf shrinks to by itself |
/// | ``Proposal/Room/maxContent`` | `width`: what the leaf asks for |
/// | ``Proposal/Room/exact(_:)`` | `height` at this width, and the baselines where the leaf is aligned by one |
///
/// A width that is one of the leaf's own answers but for rounding, by less than 1/1024, is asked as that answer: a text of
/// 121.2 is not asked to fit into 121.19999999999999.
///
/// The proposed height is ``Proposal/Room/exact(_:)`` for a leaf with a height of its own, such as `.height(44)`: content that is as wide as its
/// height says can answer by it. It is ``Proposal/Room/maxContent`` for all others, whose height follows from the answers.
/// ``Proposal/Room/atMost(_:)`` is not asked today, but answer it as in the example: other kinds of
/// containers may. Proposals and answers are of the content alone, without padding and border.
///
/// An answer that is negative or not finite counts as 0. Content without a baseline is aligned by its bottom edge.
public struct Measured: LayoutLeaf {
  /// The item as the engine sees it.
  public var _node: LayoutNode

  /// A leaf measured by a closure. The closure must give the same answer to the same proposal.
  public init(_ measure: @escaping @Sendable (Proposal) -> ContentSize) {
    _node = LayoutNode(content: LeafContent(.measured(measure)))
  }

  /// A leaf whose content is told a width alone: 0 asks for its least width, infinity for all that it wants.
  ///
  ///     Measured.byWidth { width in paragraph.size(inWidth: width) }
  ///
  /// It is what most text systems offer. The closure must give the same answer to the same width.
  public static func byWidth(_ measure: @escaping @Sendable (Double) -> ContentSize) -> Measured {
    Measured { proposal in
      switch proposal.width {
      case .exact(let width), .atMost(let width): measure(width)
      case .minContent: measure(0)
      case .maxContent: measure(.infinity)
      }
    }
  }

  #if !hasFeature(Embedded)
    /// A leaf measured by something that belongs to the main actor, such as a view. Not in Embedded Swift.
    ///
    ///     Measured.onMainActor { proposal in label.contentSize(for: proposal) }
    ///
    /// The layout has to be made on the main actor: on another thread it stops the program.
    @MainActor
    public static func onMainActor(_ measure: @escaping @MainActor @Sendable (Proposal) -> ContentSize) -> Measured {
      Measured { proposal in MainActor.assumeIsolated { measure(proposal) } }
    }
  #endif

  /// A leaf with a natural size that does not depend on the space it gets.
  public init(width: Double, height: Double) {
    _node = LayoutNode(content: LeafContent(.intrinsic(Extent(width: width, height: height))))
  }

  /// Text in a face whose characters are all equally wide, such as a terminal's.
  ///
  ///     Measured(text: "two words", advance: 10, lineHeight: 12)     // 90 × 12, or 50 × 24 in a narrow place
  ///
  /// Lines break at spaces and at U+200B, which takes no room. Spaces and line feeds in a run are one space, and none at
  /// a line's ends. A word that is longer than the line overflows it. Every other Unicode scalar counts as a character.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - advance: the width of a character.
  ///   - lineHeight: the height of a line.
  ///   - baseline: how far the baseline lies below a line's top; at its bottom unless given.
  /// - Complexity: O(n) in the length of the text; to measure it, O(n) in its number of words.
  public init(text: String, advance: Double, lineHeight: Double, baseline: Double? = nil) {
    self.init(utf8: text.utf8, advance: advance, lineHeight: lineHeight, baseline: baseline)
  }

  #if !hasFeature(Embedded)
    /// The lines that ``init(text:advance:lineHeight:baseline:)`` breaks a text into in a width: what draws breaks as what
    /// measured. Not in Embedded Swift.
    ///
    ///     let lines = Measured.lines(of: "two words", advance: 10, width: placement.contentFrame(of: node).width)
    ///     // ["two", "words"] in a width of 50
    ///
    /// - Complexity: O(n) in the length of the text.
    public static func lines(of text: String, advance: Double, width: Double) -> [String] {
      FixedAdvanceText(utf8: text.utf8, advance: advance).brokenLines(in: width)
    }
  #endif

  /// Text in UTF-8, as ``init(text:advance:lineHeight:baseline:)`` sets it.
  public init(utf8 text: some Sequence<UInt8>, advance: Double, lineHeight: Double, baseline: Double? = nil) {
    let text = FixedAdvanceText(
      utf8: text, advance: advance, lineHeight: lineHeight, baseline: baseline ?? lineHeight)
    // Without a line there is no baseline.
    _node = LayoutNode(content: LeafContent(text.hasWords ? .text(text) : .intrinsic(Extent())))
  }

  /// The leaf with a number for what its closure answers: equal numbers promise equal answers.
  ///
  ///     Measured { paragraph.size(for: $0) }.revision(paragraph.version)
  ///
  /// A ``LayoutTree`` that gets a leaf's content anew measures it only if the revision is another one, and always if there
  /// is none. Sizes and texts need no revision: they are compared themselves.
  public consuming func revision(_ number: Int) -> Measured {
    if let content = node.content, case .measured(let measure, _) = content.kind {
      node.content = LeafContent(.measured(measure, revision: number))
    }
    #if !hasFeature(Embedded)
      if let content = node.content, case .byCaller(let payload, _) = content.kind {
        node.content = LeafContent(.byCaller(payload, revision: number))
      }
    #endif
    return self
  }
}
