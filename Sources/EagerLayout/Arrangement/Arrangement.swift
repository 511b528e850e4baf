/// A layout algorithm for the items of a container, called in the four passes of a layout.
///
/// Rows and columns are built into the engine. Every other container is a value of a type that conforms to this
/// protocol, and can be nested with rows and columns:
///
///     struct Stack: Arrangement {
///       func place(_ items: inout PlacementPass, _ cache: inout [NoLayoutValue]) {
///         for item in 0..<items.count { items.place(item, x: 0, y: 0) }
///       }
///     }
///     Stack() { Fixed(width: 60, height: 40); Fixed(width: 20, height: 20) }
///
/// The engine usually runs each pass once per layout, with all data that is known by then: <doc:ContainersOfYourOwn>.
/// Most containers need no cache and no layout values of items; for them there is ``SimpleArrangement``.
///
/// Items are the children that are neither hidden nor absolute, sorted by `order`. Sizes and positions refer to margin
/// boxes, with `auto` margins as 0; positions count from the start corner of the content box. Invalid numbers
/// are replaced: NaN and negative sizes by 0, numbers above 1e9 by 1e9. Equal arrangements must return equal results.
public protocol Arrangement: Equatable, Sendable {
  /// The layout value that items specify for this arrangement.
  associatedtype ItemValue: LayoutValue = NoLayoutValue
  /// A cache that is valid while the items, their order, their styles and their layout values stay the same.
  associatedtype Cache: Sendable = [ItemValue]

  /// Creates the cache for a set of items. The default stores the items' layout values.
  func makeCache(_ items: [ArrangedItem<ItemValue>]) -> Cache

  /// Creates the cache from the items and the hidden children (in the order of insertion), for arrangements whose items
  /// refer to each other. The default ignores the hidden children.
  func makeCache(_ items: [ArrangedItem<ItemValue>], hidden: [ArrangedItem<ItemValue>]) -> Cache

  /// Before pass 1: reads the items of nested containers that share this one's layout, such as subgrids, with
  /// ``ItemPass/withItems(of:as:_:)``. Called in each layout, from the root down, if items have this type and the trait
  /// ``ArrangementTraits/joinsContainer``. The default does nothing.
  func joinItems(_ items: borrowing IntrinsicWidthPass, _ cache: inout Cache)

  /// Pass 1: returns the content's min-content and max-content widths, by default the maximum of each over all items.
  ///
  /// Skipped if the widths are not needed, so other passes cannot rely on data that this pass cached.
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Cache) -> IntrinsicWidths

  /// Pass 2: sets the width of each item. The default fits each item into the available width.
  ///
  /// Later passes can read what this pass cached.
  func setWidths(of items: inout WidthPass, _ cache: inout Cache)

  /// Pass 3: returns the height of the content. The default is the height of the tallest item.
  ///
  /// Skipped if the height is not needed, like pass 1.
  func height(of items: borrowing HeightPass, _ cache: inout Cache) -> Double

  /// Pass 4: places each item, and sets the height of items that do not keep their own.
  func place(_ items: inout PlacementPass, _ cache: inout Cache)

  /// The name of the container in messages and explanations, such as `"Radial"`. The default is the type's name, or
  /// `"Container"` in Embedded Swift, which has no names of types.
  static var name: StaticString { get }

  /// The requirements of the arrangement in addition to the passes. The default is none.
  var traits: ArrangementTraits { get }

  /// Returns the item whose first or last baseline is the container's, or `nil` for the container's bottom edge. The
  /// default is the first or last item.
  func baselineItem(isLast: Bool, count: Int, _ cache: Cache) -> Int?

  /// Whether the container's first (or, with `isLast`, last) baseline is the last baseline of this item instead of its
  /// first. The default is `isLast`. Items that are aligned by their last baselines can need another result.
  func isLastBaseline(of item: Int, isLast: Bool, _ cache: Cache) -> Bool

  /// Returns an absolute child's available space along an axis: horizontally after pass 2, vertically after pass 4. The
  /// default is `nil`: the padding box, where a child without insets sits at the start corner of the content box.
  func availableSpace(
    ofAbsolute child: ItemValue, _ style: ArrangedStyle, in container: ArrangedStyle, _ box: AbsoluteBox,
    _ cache: Cache
  ) -> AbsoluteSpace?

  /// Reports probable mistakes. It is called after a layout, not during it. The default reports none.
  func findIssues(of items: borrowing PlacementPass, _ cache: Cache, into report: inout ArrangementReport)

  /// Reports probable mistakes in an absolute child's layout value. The default reports none.
  func findIssues(ofAbsolute child: ItemValue, _ cache: Cache, into report: inout ArrangementReport)

  /// Records the steps that led to the numbers of a pass. It is called right after the pass if a trace is recorded. The
  /// default records none; the trace then shows the numbers as the arrangement's decision.
  func recordTrace(into trace: inout ArrangementTrace, _ cache: Cache)
}

extension Arrangement where Cache == [ItemValue] {
  /// Returns the layout values of the items.
  @inlinable
  public func makeCache(_ items: [ArrangedItem<ItemValue>]) -> [ItemValue] { items.map { $0.layoutValue } }
}

extension Arrangement {
  /// Creates the cache from the items alone, and ignores the hidden children.
  @inlinable
  public func makeCache(_ items: [ArrangedItem<ItemValue>], hidden: [ArrangedItem<ItemValue>]) -> Cache {
    makeCache(items)
  }

  /// Does nothing.
  public func joinItems(_ items: borrowing IntrinsicWidthPass, _ cache: inout Cache) {}

  /// Returns the maximum of the items' min-content widths and the maximum of their max-content widths.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Cache) -> IntrinsicWidths {
    items.maximumWidths
  }

  /// Leaves each item fitted into the available width.
  public func setWidths(of items: inout WidthPass, _ cache: inout Cache) {}

  /// Returns the height of the tallest item.
  public func height(of items: borrowing HeightPass, _ cache: inout Cache) -> Double { items.maximumHeight }

  /// The name `"Container"`. Messages replace it by the name of the type, except in Embedded Swift.
  public static var name: StaticString { "Container" }

  /// No requirements.
  public var traits: ArrangementTraits { [] }

  /// Returns the first or the last item.
  public func baselineItem(isLast: Bool, count: Int, _ cache: Cache) -> Int? {
    count == 0 ? nil : isLast ? count - 1 : 0
  }

  /// Returns `isLast`.
  public func isLastBaseline(of item: Int, isLast: Bool, _ cache: Cache) -> Bool { isLast }

  /// Returns `nil`.
  public func availableSpace(
    ofAbsolute child: ItemValue, _ style: ArrangedStyle, in container: ArrangedStyle, _ box: AbsoluteBox,
    _ cache: Cache
  ) -> AbsoluteSpace? { nil }

  /// Reports no issues.
  public func findIssues(of items: borrowing PlacementPass, _ cache: Cache, into report: inout ArrangementReport) {}

  /// Reports no issues.
  public func findIssues(ofAbsolute child: ItemValue, _ cache: Cache, into report: inout ArrangementReport) {}

  /// Records no steps.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: Cache) {}

  // Disfavored, so that an arrangement can declare its own version with another result type.
  /// Creates a container of the children in the block.
  @_disfavoredOverload
  @inlinable
  public func callAsFunction(@LayoutBuilder content: () -> LayoutItems) -> Arranged {
    Arranged(self, content: content)
  }
}

/// Requirements of an arrangement in addition to the passes.
public struct ArrangementTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt8

  /// Creates traits from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Passes 3 and 4 read items' baselines.
  public static var alignsBaselines: ArrangementTraits { ArrangementTraits(rawValue: 1) }
  /// Pass 2 reads items' heights.
  public static var needsHeightsInWidthPass: ArrangementTraits { ArrangementTraits(rawValue: 2) }
  /// Items are aligned by their `align-self` and the container's `align-items`. Passes 3 and 4 may read the baselines
  /// of items aligned by one, and pass 2 the heights from which aspect ratios derive widths.
  public static var usesItemAlignment: ArrangementTraits { ArrangementTraits(rawValue: 4) }
  /// Pass 1 reads the limits of the container's width in ``ItemPass/containerLengths``. The engine runs pass 1 again
  /// when it can resolve percentages in these limits, or in the container's padding.
  public static var dependsOnContainerWidth: ArrangementTraits { ArrangementTraits(rawValue: 8) }
  /// Pass 1 reads the container's `definiteHeight`, and its height and limits in
  /// ``ItemPass/containerLengths``, including percentages if they can be resolved.
  public static var dependsOnContainerHeight: ArrangementTraits { ArrangementTraits(rawValue: 16) }
  /// The container is in block layout. Vertical margins of its items collapse (``ItemPass/collapsingMargins(of:)``),
  /// also with margins inside of an item whose arrangement has this trait too. `order` has no effect.
  public static var collapsesMargins: ArrangementTraits { ArrangementTraits(rawValue: 32) }
  /// The container joins its parent container if that has an arrangement of the same type: both lay out the container's
  /// items, as for a subgrid. The parent container reaches these items with ``ItemPass/withItems(of:as:_:)``. If
  /// anything in either container changes, both are laid out again.
  public static var joinsContainer: ArrangementTraits { ArrangementTraits(rawValue: 64) }
}

/// An arrangement without a cache and without layout values of items. Only ``place(_:)`` is required.
///
///     struct Stairs: SimpleArrangement {
///       func place(_ items: inout PlacementPass) {
///         var x = 0.0, y = 0.0
///         for item in 0..<items.count {
///           items.place(item, x: x, y: y)
///           x += items.width(of: item)
///           y += items.height(of: item)
///         }
///       }
///     }
public protocol SimpleArrangement: Arrangement where ItemValue == NoLayoutValue, Cache == [NoLayoutValue] {
  /// Pass 1: returns the content's min-content and max-content widths, by default the maximum of each over all items.
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass) -> IntrinsicWidths
  /// Pass 2: sets the width of each item. The default fits each item into the available width.
  func setWidths(of items: inout WidthPass)
  /// Pass 3: returns the height of the content. The default is the height of the tallest item.
  func height(of items: borrowing HeightPass) -> Double
  /// Pass 4: places each item.
  func place(_ items: inout PlacementPass)
  /// Records the steps that led to the numbers of a pass, if a trace is recorded. The default records none.
  func recordTrace(into trace: inout ArrangementTrace)
}

extension SimpleArrangement {
  /// Returns the maximum of the items' min-content widths and the maximum of their max-content widths.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass) -> IntrinsicWidths { items.maximumWidths }

  /// Leaves each item fitted into the available width.
  public func setWidths(of items: inout WidthPass) {}

  /// Returns the height of the tallest item.
  public func height(of items: borrowing HeightPass) -> Double { items.maximumHeight }

  /// Records no steps.
  public func recordTrace(into trace: inout ArrangementTrace) {}

  /// Calls the method without a cache.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout [NoLayoutValue]) -> IntrinsicWidths
  {
    intrinsicWidths(of: items)
  }

  /// Calls the method without a cache.
  public func setWidths(of items: inout WidthPass, _ cache: inout [NoLayoutValue]) { setWidths(of: &items) }

  /// Calls the method without a cache.
  public func height(of items: borrowing HeightPass, _ cache: inout [NoLayoutValue]) -> Double { height(of: items) }

  /// Calls the method without a cache.
  public func place(_ items: inout PlacementPass, _ cache: inout [NoLayoutValue]) { place(&items) }

  /// Calls the method without a cache.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: [NoLayoutValue]) { recordTrace(into: &trace) }
}

/// The intrinsic widths of content.
public struct IntrinsicWidths: Equatable, Sendable, BitwiseCopyable {
  /// The min-content width: the smallest width without overflow.
  public var minContent: Double
  /// The max-content width: the preferred width in unlimited space.
  public var maxContent: Double

  /// Creates intrinsic widths.
  public init(minContent: Double = 0, maxContent: Double = 0) {
    self.minContent = minContent
    self.maxContent = maxContent
  }

  /// Returns the width at which to measure content with these intrinsic widths, if the available width is `width`: one
  /// of the intrinsic widths if `width` differs from it only by rounding. Otherwise, text of width 121.2 would break
  /// its line at a width of 121.19999999999999.
  @inline(__always)
  func measuringWidth(near width: Double) -> Double {
    if (width - maxContent).magnitude <= Tolerance.rounding { return maxContent }
    if (width - minContent).magnitude <= Tolerance.rounding { return minContent }
    return width
  }
}
