public import EagerLayout

/// Pages side by side, each with rows of equal cells.
///
///     Pages(columns: 4, rows: 2) { for app in apps { Icon(app) } }.gap(10).padding(20)
///
/// A page is as wide as the container's padding box, and the first page fills the content box. In an automatic height,
/// each row is as high as its tallest item; otherwise rows share the height. Each pass takes O(items).
///
/// All pages but the first overflow. A container with several pages and visible overflow reports an issue, because its
/// pages cover what is next to it. With `.overflow(.scroll)` or `.overflow(.hidden)` the container shows one page at a
/// time, and there is no issue.
///
/// After MyLayout's paged flow.
public struct Pages: Arrangement {
  /// `"Pages"`.
  public static var name: StaticString { "Pages" }

  let columns, rows: Int

  /// Creates pages with a number of cells side by side and below each other, at least 1 each.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), 1_000_000)
    self.rows = min(max(rows, 1), 1_000_000)
  }

  /// Pass 1: one page whose cells are as wide as the widest item.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout [NoLayoutValue]) -> IntrinsicWidths
  {
    var widest = IntrinsicWidths()
    for item in 0..<items.count { widest.include(items.intrinsicWidths(of: item)) }
    let count = Double(columns), gaps = items.columnGap * Double(columns - 1)
    return IntrinsicWidths(minContent: widest.minContent * count + gaps, maxContent: widest.maxContent * count + gaps)
  }

  /// Pass 2: each item fills its cell.
  public func setWidths(of items: inout WidthPass, _ cache: inout [NoLayoutValue]) {
    let width = cellLength(in: items.width, among: columns, items.columnGap)
    for item in 0..<items.count { items.fill(item, in: width) }
  }

  /// Pass 3: the height of the tallest page.
  public func height(of items: borrowing HeightPass, _ cache: inout [NoLayoutValue]) -> Double {
    let gap = items.rowGap
    var tallest = 0.0, y = 0.0, row = 0.0
    for item in 0..<items.count {
      let cell = cell(of: item)
      if cell.column == 0 {
        y = cell.row == 0 ? 0 : y + row + gap
        row = 0
      }
      row = max(row, items.height(of: item))
      tallest = max(tallest, y + row)
    }
    return tallest
  }

  /// Pass 4: places items in cells of equal height, or in rows as high as their items.
  public func place(_ items: inout PlacementPass, _ cache: inout [NoLayoutValue]) {
    let gap = items.rowGap
    let columnDistance = cellLength(in: items.contentSize.width, among: columns, items.columnGap) + items.columnGap
    let rowHeight = cellLength(in: items.contentSize.height, among: rows, gap)
    let pageDistance = items.contentSize.width + items.padding.left + items.padding.right
    var y = 0.0, row = 0.0
    for item in 0..<items.count {
      let cell = cell(of: item), x = Double(cell.page) * pageDistance + Double(cell.column) * columnDistance
      if items.isHeightDefinite {
        items.place(item, x: x, y: Double(cell.row) * (rowHeight + gap), fillingHeight: rowHeight)
      } else {
        if cell.column == 0 {
          y = cell.row == 0 ? 0 : y + row + gap
          row = 0
        }
        row = max(row, items.height(of: item))
        items.place(item, x: x, y: y)
      }
    }
  }

  /// Returns the position of an item: its page, and its row and column on that page.
  func cell(of item: Int) -> (page: Int, row: Int, column: Int) {
    let page = item / (columns * rows)
    return (page, item / columns - page * rows, item % columns)
  }

  /// Returns the length of one of `count` equal cells.
  private func cellLength(in length: Double, among count: Int, _ gap: Double) -> Double {
    max((length - gap * Double(count - 1)) / Double(count), 0)
  }
}
