public import EagerLayout

/// Columns of equal width. Each item is added to the shortest column.
///
///     Masonry(columns: 3) { for picture in pictures { Fixed(height: picture.height) } }.gap(8)
///
/// Items fill their column, or keep a width of their own. An item that spans several columns, `span(columns:rows:)`, is
/// placed as high as possible. Of equally high places, the first is used. Each of the passes 2 to 4 takes
/// O(items · columns).
///
/// After MyLayout's compact flow and the web's masonry layouts.
public struct Masonry: Arrangement {
  /// The layout value of items: the number of columns that they span.
  public typealias ItemValue = GridItem

  enum Columns: Equatable, Sendable {
    case count(Int)
    case minimumWidth(Double)
  }

  /// `"Masonry"`.
  public static var name: StaticString { "Masonry" }

  let columns: Columns

  /// Creates a number of columns, from 1 to 1,000.
  public init(columns: Int) { self.columns = .count(Self.usableCount(columns)) }

  /// Creates as many columns as fit with a minimum width, from 1 to 1,000.
  public init(minimumWidth: Double) { columns = .minimumWidth(lengthOrZero(minimumWidth)) }

  /// Creates the cache with the items' spans. All columns are empty.
  public func makeCache(_ items: [ArrangedItem<GridItem>]) -> Cache {
    Cache(spans: items.map { $0.layoutValue.columnSpan })
  }

  /// Pass 1: returns the width of all columns, each as wide as the widest item needs. With a minimum column width, the
  /// min-content width fits one column, and the max-content width fits enough columns for all items side by side.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Cache) -> IntrinsicWidths {
    let gap = items.columnGap
    switch columns {
    case .count(let count):
      var widest = IntrinsicWidths()
      for item in 0..<items.count {
        let sizes = items.intrinsicWidths(of: item), span = Double(min(cache.spans[item], count))
        widest.minContent = max(widest.minContent, (sizes.minContent - (span - 1) * gap) / span)
        widest.maxContent = max(widest.maxContent, (sizes.maxContent - (span - 1) * gap) / span)
      }
      return IntrinsicWidths(
        minContent: Self.width(of: count, each: widest.minContent, gap),
        maxContent: Self.width(of: count, each: widest.maxContent, gap))
    case .minimumWidth(let width):
      var columnCount = 0
      for span in cache.spans { columnCount = Self.usableCount(columnCount + Self.usableCount(span)) }
      return IntrinsicWidths(minContent: width, maxContent: Self.width(of: columnCount, each: width, gap))
    }
  }

  /// Pass 2: each item fills the columns that it spans.
  public func setWidths(of items: inout WidthPass, _ cache: inout Cache) {
    let gap = items.columnGap, tracks = tracks(in: items.width, gap)
    for item in 0..<items.count {
      items.fill(item, in: Self.width(of: min(cache.spans[item], tracks.count), each: tracks.width, gap))
    }
  }

  /// Pass 3: the height of the tallest column.
  public func height(of items: borrowing HeightPass, _ cache: inout Cache) -> Double {
    let gap = items.rowGap
    var height = 0.0
    cache.clear(tracks(in: items.width, items.columnGap).count)
    for item in 0..<items.count {
      let place = cache.place(of: item), bottom = place.y + items.height(of: item)
      cache.fill(place, to: bottom + gap)
      height = max(height, bottom)
    }
    return height
  }

  /// Pass 4: places the items.
  public func place(_ items: inout PlacementPass, _ cache: inout Cache) {
    let gap = items.rowGap, tracks = tracks(in: items.contentSize.width, items.columnGap)
    let columnDistance = tracks.width + items.columnGap
    cache.clear(tracks.count)
    for item in 0..<items.count {
      let place = cache.place(of: item)
      cache.fill(place, to: place.y + items.height(of: item) + gap)
      items.place(item, x: Double(place.column) * columnDistance, y: place.y)
    }
  }

  /// Reports items that span more columns than there are.
  public func findIssues(of items: borrowing PlacementPass, _ cache: Cache, into report: inout ArrangementReport) {
    let count = tracks(in: items.contentSize.width, items.columnGap).count
    for item in 0..<items.count where cache.spans[item] > count {
      report.add(
        "spans {} columns, but there are only {}: reduce the span.", Double(cache.spans[item]), Double(count),
        item: item)
    }
  }

  /// Returns the number of columns in a width, and the width of each.
  func tracks(in width: Double, _ gap: Double) -> (count: Int, width: Double) {
    let count =
      switch columns {
      case .count(let count): count
      case .minimumWidth(let minimum): Self.usableCount((width + gap) / (minimum + gap))
      }
    return (count, max((width - gap * Double(count - 1)) / Double(count), 0))
  }

  /// Returns the width of a number of columns with the gaps between them.
  private static func width(of count: Int, each width: Double, _ gap: Double) -> Double {
    max(width * Double(count) + gap * Double(count - 1), 0)
  }

  // Limits the number of columns, because placing an item visits each of them.
  private static func usableCount(_ count: Int) -> Int { min(max(count, 1), 1_000) }

  // NaN counts as one column, and infinity as the maximum.
  private static func usableCount(_ count: Double) -> Int { count >= 1 ? Int(min(count, 1_000)) : 1 }
}
