public import EagerLayout

/// A nine-patch: the parts of an image that stretch, and its content area, as marked by a frame of one pixel.
///
///     let patch = NinePatch(width: 18, height: 14) { x, y in alpha(x, y) }       // 16 × 12 pixels without the frame
///     resources.add(ninePatch: patch, at: "drawable-xhdpi/bubble.9.png")
///
/// Lengths are in pixels of the image without its frame.
public struct NinePatch: Equatable, Sendable {
  /// The size of the image in pixels, without the frame.
  public let size: Extent
  /// The columns that stretch, from the line at the top; all of them if there is no line.
  public let columns: [Range<Int>]
  /// The rows that stretch, from the line at the left; all of them if there is no line.
  public let rows: [Range<Int>]
  /// The padding around the content area, which the lines at the bottom and right mark. In an axis without such a line,
  /// the content area extends over the parts that stretch.
  public let padding: Edges

  /// Reads the frame of an image.
  ///
  /// - Parameters:
  ///   - width: the width in pixels, with the frame.
  ///   - height: the height in pixels, with the frame.
  ///   - alpha: returns the alpha of a pixel, from 0 to 255; above 127 it is part of a line. Called only for the frame.
  /// - Complexity: O(n) in the sum of width and height.
  public init(width: Int, height: Int, alpha: (_ x: Int, _ y: Int) -> UInt8) {
    let inner = (width: max(width - 2, 0), height: max(height - 2, 0))
    size = Extent(width: Double(inner.width), height: Double(inner.height))
    let top = Self.blackRuns(inner.width) { alpha($0 + 1, 0) }, left = Self.blackRuns(inner.height) { alpha(0, $0 + 1) }
    let bottom = Self.blackRuns(inner.width) { alpha($0 + 1, height - 1) }
    let right = Self.blackRuns(inner.height) { alpha(width - 1, $0 + 1) }
    columns = top.isEmpty ? [0..<inner.width] : top
    rows = left.isEmpty ? [0..<inner.height] : left
    let horizontal = Self.contentPadding(bottom.isEmpty ? top : bottom, inner.width)
    let vertical = Self.contentPadding(right.isEmpty ? left : right, inner.height)
    padding = Edges(top: vertical.before, left: horizontal.before, bottom: vertical.after, right: horizontal.after)
  }

  /// Returns the ranges of black pixels in a side of the frame, given the alpha of each pixel.
  private static func blackRuns(_ count: Int, _ alpha: (Int) -> UInt8) -> [Range<Int>] {
    var blackRuns: [Range<Int>] = [], start: Int?
    for index in 0..<count {
      let isBlack = alpha(index) > 127
      if isBlack, start == nil { start = index }
      if !isBlack, let first = start {
        blackRuns.append(first..<index)
        start = nil
      }
    }
    if let start { blackRuns.append(start..<count) }
    return blackRuns
  }

  /// Returns the lengths before the first and after the last run.
  private static func contentPadding(_ blackRuns: [Range<Int>], _ count: Int) -> (before: Double, after: Double) {
    guard let first = blackRuns.first, let last = blackRuns.last else { return (0, 0) }
    return (Double(first.lowerBound), Double(count - last.upperBound))
  }
}

extension Resources {
  /// Adds a nine-patch image. Its size does not include the frame.
  ///
  ///     resources.add(ninePatch: NinePatch(width: 18, height: 14) { alpha($0, $1) }, at: "drawable-xhdpi/bubble.9.png")     // 8 × 6 dp
  public mutating func add(ninePatch patch: NinePatch, at path: String) { add(patch, patch.size, at: path) }
}
