public import EagerLayout

/// A line of items by the rules of Android's LinearLayout or of MyLayout's: weights, gravity, and gaps that give way.
///
///     Linear(.vertical) {
///       header
///       list.weight(1, from: 0)
///       footer
///     }
///
/// Items keep to their content across the line too, as Android's `wrap_content`: a `Flex()` in it is 0 wide unless it
/// has a weight, a width, or `gravity: .top`, which fills across a vertical line.
///
/// What it has beyond `Row` and `Column`: by Android's rules an item's part is added to its size and not to
/// what its content leaves, items become smaller by weight, and take their turn; by MyLayout's, gaps
/// too give way.
///
/// ### Android's rules
///
/// In their turn items get their own size, or their content's in the room that the ones before leave; from the first
/// item with a weight on, that is the whole line. What is then left in the line, or too much, is shared by weight: no
/// size becomes negative. Items with a baseline, at the top, are aligned by it in a horizontal line. Its own least
/// width is 0.
///
/// ### MyLayout's rules
///
/// Items without a weight get their own size, or their content's. What is left is shared by weight: an item with a weight is
/// as large as its share, whatever its own size, unless `weight(_:from:)` gives another start than 0. What is too much is taken from the
/// gaps and sizes that yield, in their parts; what has nothing left to give no longer takes part. Gaps also take what
/// limits of items or a ``weightSum`` below the sum of weights make too much.
///
/// Across the line, items that fill do not count for its own size unless all do.
///
/// - Complexity: O(n) in the number of items; where things yield, O(n) once more each time that some have nothing left.
public struct Linear: Arrangement {
  /// What items say: a weight, a gravity.
  public typealias Parameter = LinearItem

  /// Which way a line goes.
  public enum Axis: Equatable, Sendable {
    /// From where writing starts to where it ends.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Whose rules a line follows.
  public enum Rules: Equatable, Sendable {
    /// Those of Android's LinearLayout.
    case android
    /// Those of MyLayout's linear layout.
    case myLayout
  }

  /// What it is called.
  public static var name: StaticString { "Linear" }

  /// Which way it goes.
  public var axis: Axis
  /// Whose rules it follows.
  public var rules: Rules
  /// Where its items lie: along the line all together, across it each that does not say it.
  public var gravity: Place
  /// What counts as the sum of all weights, so that less than all is shared; nil for their sum.
  public var weightSum: Double?
  /// Whether items at the top, or at the bottom, of a horizontal line by Android's rules are aligned by their
  /// baselines.
  public var alignsBaselines: Bool
  /// By Android's rules, the item whose baseline is the line's; nil for none.
  public var baselineItem: Int?
  /// Whether a line as long as its content, by Android's rules, asks for the size of its largest item for each: those
  /// with a weight then are as large as it.
  public var matchesLargest: Bool
  /// Whether a line of Android's is measured by the length that it is given, or by its content; nil where that is not
  /// known, and what Android does by it is not done.
  package var isLengthGiven: Bool?
  /// Whether it is measured by the size across it that it is given, too.
  package var isBreadthGiven = true
  /// Whether it is as long as its content where that is longer than the length that it would be given: in what scrolls.
  package var mayFollowContent = false
  /// The least size of its content, where the container around it may cut that.
  package var least = Extent()
  /// What is after the last item. It is taken from what is left in the line, and from no item.
  package var endGap = 0.0

  /// A line.
  ///
  /// - Parameters:
  ///   - axis: which way it goes.
  ///   - rules: whose rules it follows.
  ///   - gravity: where its items lie, along and across it.
  ///   - weightSum: what counts as the sum of all weights; nil for their sum.
  ///   - alignsBaselines: whether a horizontal line by Android's rules aligns baselines.
  ///   - baselineItem: the item whose baseline is the line's.
  ///   - matchesLargest: whether all items with a weight are as large as the largest item.
  public init(
    _ axis: Axis = .horizontal, _ rules: Rules = .android, gravity: Place = .topLeading, weightSum: Double? = nil,
    alignsBaselines: Bool = true, baselineItem: Int? = nil, matchesLargest: Bool = false
  ) {
    self.axis = axis
    self.rules = rules
    self.gravity = gravity
    self.weightSum = weightSum
    self.alignsBaselines = alignsBaselines
    self.baselineItem = baselineItem
    self.matchesLargest = matchesLargest
  }

  /// What is kept of the items: what they say, and room for the sizes and gaps of a pass.
  public func makeMemory(_ items: [ArrangedItem<LinearItem>]) -> LinearMemory {
    LinearMemory(items, rules)
  }

  /// Baselines where they are aligned.
  public var traits: ArrangementTraits { usesBaselines ? .alignsBaselines : [] }

  /// By Android's rules, the item that the line names.
  public func baselineItem(isLast: Bool, count: Int, _ memory: LinearMemory) -> Int? {
    switch rules {
    case .android: baselineItem.flatMap { $0 >= 0 && $0 < count ? $0 : nil }
    case .myLayout: count == 0 ? nil : isLast ? count - 1 : 0
    }
  }

  var usesBaselines: Bool { axis == .horizontal && rules == .android && alignsBaselines }

  /// Where items lie along the line.
  var along: Place.Alignment { axis == .horizontal ? gravity.horizontal : gravity.vertical }

  /// Where an item lies across the line.
  func across(_ item: LinearItem) -> Place.Alignment {
    item.gravity ?? (axis == .horizontal ? gravity.vertical : gravity.horizontal)
  }
}
