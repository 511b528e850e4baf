public import AndroidLayout
public import EagerLayout

extension NinePatch {
  /// A part of an image, and the frame in which it is painted.
  public struct Cell: Equatable, Sendable {
    /// The part of the image, in pixels. Its position counts from the corner of the image with the frame of one pixel.
    public let source: Frame
    /// The frame in which the part is painted.
    public let target: Frame
  }

  /// Returns the parts of the image, each with the frame in which it is painted. Parts that stretch share the free
  /// space in proportion to their lengths. If the bounds are smaller than the fixed parts, all fixed parts shrink by
  /// the same factor.
  ///
  /// - Parameters:
  ///   - bounds: The frame that the image fills.
  ///   - scale: The number of pixels for each unit of `bounds`.
  /// - Complexity: O(n · m), where n and m are the numbers of columns and rows.
  public func cells(in bounds: Frame, scale: Double = 1) -> [Cell] {
    let horizontal = Self.parts(columns, size.width, bounds.width, scale)
    let vertical = Self.parts(rows, size.height, bounds.height, scale)
    return vertical.flatMap { row in
      horizontal.map { column in
        Cell(
          source: Frame(
            x: column.source.start + 1, y: row.source.start + 1, width: column.source.length, height: row.source.length),
          target: Frame(
            x: bounds.x + column.target.start, y: bounds.y + row.target.start, width: column.target.length,
            height: row.target.length))
      }
    }
  }

  /// A part of an axis: its range in pixels of the image, and the range in which it is painted.
  private typealias Part = (source: (start: Double, length: Double), target: (start: Double, length: Double))

  /// Returns the stretching and the fixed parts of an axis, in order. `runs` are the stretching ranges of pixels.
  private static func parts(_ runs: [Range<Int>], _ pixels: Double, _ length: Double, _ scale: Double) -> [Part] {
    var ranges: [(start: Double, end: Double, stretches: Bool)] = [], position = 0.0
    for run in runs {
      if Double(run.lowerBound) > position { ranges.append((position, Double(run.lowerBound), false)) }
      ranges.append((Double(run.lowerBound), Double(run.upperBound), true))
      position = Double(run.upperBound)
    }
    if position < pixels { ranges.append((position, pixels, false)) }
    let stretching = runs.reduce(0.0) { $0 + Double($1.count) }
    let fixedLength = (pixels - stretching) / scale, freeSpace = max(length - fixedLength, 0)
    let shrinkFactor = fixedLength > length ? max(length, 0) / fixedLength : 1
    var parts: [Part] = [], target = 0.0
    for range in ranges where range.end > range.start {
      let pixelCount = range.end - range.start
      let paintedLength = range.stretches ? freeSpace * pixelCount / stretching : pixelCount / scale * shrinkFactor
      parts.append(((range.start, pixelCount), (target, paintedLength)))
      target += paintedLength
    }
    return parts
  }
}
