/// A way to place the items of a container: what it answers in the four passes of a layout.
///
/// Rows and columns are the engine's own. Every other container is a value of a type like this one, and nests with
/// them:
///
///     struct Stack: Arrangement {
///       func place(_ items: inout ItemPlaces, _ memory: inout [NoParameter]) {
///         for item in 0..<items.count { items.place(item, x: 0, y: 0) }
///       }
///     }
///     Stack() { Fixed(width: 60, height: 40); Fixed(width: 20, height: 20) }
///
/// The engine comes to each pass once in a layout, with all that is known in it: <doc:ContainersOfYourOwn>. Most
/// containers keep nothing and hear nothing from their items; for them there is ``SimpleArrangement``.
///
/// Items are the children that are neither hidden nor absolute, by their `order`. Sizes and places are those of
/// margin boxes, places count from the content box's corner where writing starts, and `auto` margins are 0. What
/// makes no sense is made usable: what is not a number or negative is 0, and what is larger than 1e9 is that. Equal
/// arrangements must give equal answers.
public protocol Arrangement: Equatable, Sendable {
  /// What an item can say to the arrangement that it is in.
  associatedtype Parameter: ItemParameter = NoParameter
  /// What is kept as long as the items, their order, their styles and what they say are the same.
  associatedtype Memory: Sendable = [Parameter]

  /// Makes what is kept of the items. Its default is what they say.
  func makeMemory(_ items: [ArrangedItem<Parameter>]) -> Memory

  /// The same, with the hidden children in the order in which they were added: for an arrangement whose items refer
  /// to each other. Its default hears of the items alone.
  func makeMemory(_ items: [ArrangedItem<Parameter>], hidden: [ArrangedItem<Parameter>]) -> Memory

  /// Pass 1: the least and the greatest width that the content asks for. Its default is that of the widest item.
  ///
  /// Left out where nobody asks: no other pass can rely on what it kept.
  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout Memory) -> InlineSizes

  /// Pass 2: gives each item its width. Its default fits each into the width that there is.
  ///
  /// The passes after it find what it kept.
  func setWidths(of items: inout ItemWidths, _ memory: inout Memory)

  /// Pass 3: the height of the content. Its default is that of the highest item.
  ///
  /// Left out where nobody asks, as pass 1.
  func height(of items: borrowing ItemHeights, _ memory: inout Memory) -> Double

  /// Pass 4: gives each item its place, and a height where it is not to have its own.
  func place(_ items: inout ItemPlaces, _ memory: inout Memory)

  /// What its container is called in messages and explanations: `"Radial"`. At first as its type; in Embedded Swift,
  /// where types have no names, `"Container"`.
  static var name: StaticString { get }

  /// What it asks for beside the passes. Nothing at first.
  var traits: ArrangementTraits { get }

  /// The item whose first or last baseline is the container's; nil for its bottom edge. The first or last item at
  /// first.
  func baselineItem(isLast: Bool, count: Int, _ memory: Memory) -> Int?

  /// Whether that is the last baseline of this item, which may be another than it is asked for: items that share their last ones give
  /// the container that as its first one too. That which is asked for at first.
  func isLastBaseline(of item: Int, isLast: Bool, _ memory: Memory) -> Bool

  /// Where an absolute child belongs along an axis: asked across after pass 2, and downwards after pass 4. At first nil, which
  /// is the padding box; a child without insets lies in the content box's corner then.
  func room(
    ofAbsolute child: Parameter, _ style: ArrangedStyle, in container: ArrangedStyle, _ box: AbsoluteBox,
    _ memory: Memory
  ) -> AbsoluteRoom?

  /// Reports what is probably not meant, after a layout: not in it. Nothing at first.
  func findIssues(of items: borrowing ItemPlaces, _ memory: Memory, into report: inout ArrangementReport)

  /// The same of what an absolute child says, which is no item. At first nothing.
  func findIssues(ofAbsolute child: Parameter, _ memory: Memory, into report: inout ArrangementReport)

  /// Tells how the numbers of a pass came about, right after it, where somebody listens. Nothing at first: then they
  /// are told as the arrangement's decision.
  func explain(_ told: inout ArrangementExplanation, _ memory: Memory)
}

extension Arrangement where Memory == [Parameter] {
  /// What the items say.
  @inlinable
  public func makeMemory(_ items: [ArrangedItem<Parameter>]) -> [Parameter] { items.map { $0.parameter } }
}

extension Arrangement {
  /// What is kept of the items.
  @inlinable
  public func makeMemory(_ items: [ArrangedItem<Parameter>], hidden: [ArrangedItem<Parameter>]) -> Memory {
    makeMemory(items)
  }

  /// Those of the widest item.
  public func inlineSizes(of items: borrowing ItemContributions, _ memory: inout Memory) -> InlineSizes { items.widest }

  /// Each fits its content into the width that there is.
  public func setWidths(of items: inout ItemWidths, _ memory: inout Memory) {}

  /// That of the highest item.
  public func height(of items: borrowing ItemHeights, _ memory: inout Memory) -> Double { items.highest }

  /// That of the type.
  public static var name: StaticString { "Container" }

  /// Nothing.
  public var traits: ArrangementTraits { [] }

  /// The first item, or the last.
  public func baselineItem(isLast: Bool, count: Int, _ memory: Memory) -> Int? {
    count == 0 ? nil : isLast ? count - 1 : 0
  }

  /// That which is asked for.
  public func isLastBaseline(of item: Int, isLast: Bool, _ memory: Memory) -> Bool { isLast }

  /// Nil.
  public func room(
    ofAbsolute child: Parameter, _ style: ArrangedStyle, in container: ArrangedStyle, _ box: AbsoluteBox,
    _ memory: Memory
  ) -> AbsoluteRoom? { nil }

  /// Nothing.
  public func findIssues(of items: borrowing ItemPlaces, _ memory: Memory, into report: inout ArrangementReport) {}

  /// Nothing.
  public func findIssues(ofAbsolute child: Parameter, _ memory: Memory, into report: inout ArrangementReport) {}

  /// Nothing.
  public func explain(_ told: inout ArrangementExplanation, _ memory: Memory) {}

  // An arrangement may have one of its own, with a type of its own.
  /// The container of the children in the block.
  @_disfavoredOverload
  @inlinable
  public func callAsFunction(@LayoutBuilder content: () -> LayoutItems) -> Arranged {
    Arranged(self, content: content)
  }
}

/// What an arrangement asks for beside the passes.
public struct ArrangementTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt8

  /// Traits of such bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Passes 3 and 4 ask for items' baselines.
  public static var alignsBaselines: ArrangementTraits { ArrangementTraits(rawValue: 1) }
  /// Pass 2 asks for items' heights.
  public static var measuresEarly: ArrangementTraits { ArrangementTraits(rawValue: 2) }
  /// Items stand as their `align-self` and the container's `align-items` say: passes 3 and 4 may ask for the baselines of
  /// those that are aligned by one, and pass 2 for heights where ratios make widths of them.
  public static var heedsAlignment: ArrangementTraits { ArrangementTraits(rawValue: 4) }
  /// Pass 1 asks for the limits of the container's width in ``ItemContributions/containerLengths``: percentages too, once it is
  /// known what they are of.
  public static var heedsWidth: ArrangementTraits { ArrangementTraits(rawValue: 8) }
  /// Pass 1 asks for the container's ``ItemContributions/knownHeight``, and for its height and the limits of that in
  /// ``ItemContributions/containerLengths``: percentages too, where it is known what they are of.
  public static var heedsHeight: ArrangementTraits { ArrangementTraits(rawValue: 16) }
}

/// An arrangement that keeps nothing and hears nothing from its items. Of its passes, ``place(_:)`` alone is required.
///
///     struct Stairs: SimpleArrangement {
///       func place(_ items: inout ItemPlaces) {
///         var x = 0.0, y = 0.0
///         for item in 0..<items.count {
///           items.place(item, x: x, y: y)
///           x += items.width(of: item)
///           y += items.height(of: item)
///         }
///       }
///     }
public protocol SimpleArrangement: Arrangement where Parameter == NoParameter, Memory == [NoParameter] {
  /// Pass 1: the least and the greatest width that the content asks for. Its default is that of the widest item.
  func inlineSizes(of items: borrowing ItemContributions) -> InlineSizes
  /// Pass 2: gives each item its width. Its default fits each into the width that there is.
  func setWidths(of items: inout ItemWidths)
  /// Pass 3: the height of the content. Its default is that of the highest item.
  func height(of items: borrowing ItemHeights) -> Double
  /// Pass 4: gives each item its place.
  func place(_ items: inout ItemPlaces)
  /// Tells how the numbers of a pass came about, right after it, where somebody listens. Nothing at first.
  func explain(_ told: inout ArrangementExplanation)
}

extension SimpleArrangement {
  /// Those of the widest item.
  public func inlineSizes(of items: borrowing ItemContributions) -> InlineSizes { items.widest }

  /// Each fits its content into the width that there is.
  public func setWidths(of items: inout ItemWidths) {}

  /// That of the highest item.
  public func height(of items: borrowing ItemHeights) -> Double { items.highest }

  /// Nothing.
  public func explain(_ told: inout ArrangementExplanation) {}

  /// The same without a memory.
  public func inlineSizes(of items: borrowing ItemContributions, _ memory: inout [NoParameter]) -> InlineSizes {
    inlineSizes(of: items)
  }

  /// The same without a memory.
  public func setWidths(of items: inout ItemWidths, _ memory: inout [NoParameter]) { setWidths(of: &items) }

  /// The same without a memory.
  public func height(of items: borrowing ItemHeights, _ memory: inout [NoParameter]) -> Double { height(of: items) }

  /// The same without a memory.
  public func place(_ items: inout ItemPlaces, _ memory: inout [NoParameter]) { place(&items) }

  /// The same without a memory.
  public func explain(_ told: inout ArrangementExplanation, _ memory: [NoParameter]) { explain(&told) }
}

/// The least and the greatest width that something asks for.
public struct InlineSizes: Equatable, Sendable, BitwiseCopyable {
  /// The least: what it cannot do without.
  public var least: Double
  /// The greatest: what it takes if it gets all that it wants.
  public var greatest: Double

  /// A least and a greatest width.
  public init(least: Double = 0, greatest: Double = 0) {
    self.least = least
    self.greatest = greatest
  }

  /// The width to ask content about that has a width and gave these answers: one of them where the width is that but
  /// for rounding. So content is never asked for less than it said it needs: a text of 121.2 would break its line in
  /// 121.19999999999999.
  @inline(__always)
  func asked(at width: Double) -> Double {
    if (width - greatest).magnitude <= Tolerance.rounding { return greatest }
    if (width - least).magnitude <= Tolerance.rounding { return least }
    return width
  }
}
