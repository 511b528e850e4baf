/// A rectangle of terminal cells to write and draw on.
///
/// Lines that meet are joined: each cell stores the directions in which lines leave it. Content that does not fit is
/// not drawn but counted in ``lost``, so that a test can check that all content is drawn.
public struct Canvas: Sendable {
  struct Cell: Sendable {
    /// Directions in which lines leave: up 1, right 2, down 4, left 8.
    var arms: UInt8 = 0
    var ink: Ink = .plain
    /// The characters of the cell, usually one, which replace its lines; empty for a cell without text.
    var text = String.UnicodeScalarView()
    /// Whether the wide character in the previous cell covers this cell.
    var isCovered = false
  }

  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The number of characters that did not fit.
  public private(set) var lost = 0
  private var cells: [Cell]

  /// An empty canvas.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = [Cell](repeating: Cell(), count: self.width * self.height)
  }

  /// A canvas of the size of its lines.
  package init(_ lines: [SpanLine]) {
    var width = 0
    for line in lines { width = max(width, line.columns) }
    self.init(width: width, height: lines.count)
    for (row, line) in lines.enumerated() { write(line, x: 0, y: row) }
  }

  /// A canvas with one paragraph, broken into lines.
  package init(_ paragraph: SpanLine, width: Int) { self.init(paragraph.wrapped(to: width)) }

  /// The lines that leave a cell, as bits: up 1, right 2, down 4, left 8.
  func arms(x: Int, y: Int) -> UInt8 { cells[y * width + x].arms }

  /// Whether a cell has neither lines nor text.
  func isFree(x: Int, y: Int) -> Bool {
    let cell = cells[y * width + x]
    return cell.arms == 0 && cell.text.isEmpty && !cell.isCovered
  }

  func hasText(x: Int, y: Int) -> Bool {
    let cell = cells[y * width + x]
    return !cell.text.isEmpty || cell.isCovered
  }

  /// Whether the only content of a cell is a dot or a hatch.
  func isMark(x: Int, y: Int) -> Bool {
    let text = cells[y * width + x].text
    guard let mark = text.first, text.count == 1 else { return false }
    switch mark.value {
    case 0xB7, 0x2219, 0x2508, 0x250A, 0x2571, 0x2591, 0x2592: return true
    default: return false
    }
  }

  package func rows(_ range: Range<Int>) -> Canvas {
    var rowsCanvas = Canvas(width: width, height: range.count)
    rowsCanvas.cells = Array(cells[range.lowerBound * width..<range.upperBound * width])
    return rowsCanvas
  }

  /// The part of the canvas in the first columns and rows.
  package func cropped(width: Int, height: Int) -> Canvas {
    guard width < self.width || height < self.height else { return self }
    var croppedCanvas = Canvas(width: min(width, self.width), height: min(height, self.height))
    for y in 0..<croppedCanvas.height {
      for x in 0..<croppedCanvas.width { croppedCanvas.cells[y * croppedCanvas.width + x] = cells[y * self.width + x] }
    }
    return croppedCanvas
  }

  mutating func write(_ line: SpanLine, x: Int, y: Int) {
    var column = x
    for span in line { column = write(span.text, x: column, y: y, ink: span.ink) }
  }

  /// Writes text from a cell to the right. Returns the column after the text.
  @discardableResult
  package mutating func write(_ text: String, x: Int, y: Int, ink: Ink = .plain) -> Int {
    var column = x
    for scalar in text.unicodeScalars {
      let printable = Characters.printable(scalar)
      let columns = Characters.columns(printable)
      if columns == 0 {
        // A character without a width, such as an accent, is combined with the previous one.
        if column > x, column <= width { cells[y * width + column - 1].text.append(printable) }
        continue
      }
      guard y >= 0, y < height, column >= 0, column + columns <= width else {
        lost += 1
        continue
      }
      var cell = Cell()
      cell.ink = ink
      cell.text.append(printable)
      cells[y * width + column] = cell
      if columns == 2 {
        cells[y * width + column + 1] = Cell()
        cells[y * width + column + 1].isCovered = true
      }
      column += columns
    }
    return column
  }

  /// Draws a rectangle's outline through the cells of its corners.
  mutating func outline(left: Int, top: Int, right: Int, bottom: Int, ink: Ink) {
    guard left < right, top < bottom, left >= 0, top >= 0, right < width, bottom < height else { return }
    for x in left...right {
      let arms: UInt8 = x == left ? 2 : x == right ? 8 : 10
      addLines(x, top, arms, ink)
      addLines(x, bottom, arms, ink)
    }
    for y in top...bottom {
      let arms: UInt8 = y == top ? 4 : y == bottom ? 1 : 5
      addLines(left, y, arms, ink)
      addLines(right, y, arms, ink)
    }
  }

  /// Draws a horizontal line through the first row, over the whole width.
  mutating func drawRule() {
    for x in 0..<width where height > 0 { addLines(x, 0, 10, .faint) }
  }

  private mutating func addLines(_ x: Int, _ y: Int, _ arms: UInt8, _ ink: Ink) {
    cells[y * width + x].arms |= arms
    cells[y * width + x].ink = ink
  }

  package mutating func paste(_ other: Canvas, x: Int, y: Int) {
    lost += other.lost
    for row in 0..<other.height {
      for column in 0..<other.width where !other.isFree(x: column, y: row) {
        guard x + column >= 0, x + column < width, y + row >= 0, y + row < height else {
          lost += 1
          continue
        }
        cells[(y + row) * width + x + column] = other.cells[row * other.width + column]
      }
    }
  }
}

/// The style in which a canvas becomes text.
public struct TextStyle: Sendable {
  /// Whether only ASCII characters are used.
  public var isASCII: Bool
  /// Whether colors are written.
  public var hasColor: Bool

  /// Creates a style; by default box characters without colors.
  public init(isASCII: Bool = false, hasColor: Bool = false) {
    self.isASCII = isASCII
    self.hasColor = hasColor
  }
}

extension Canvas {
  /// The rows as lines of text, without spaces at their ends and without line breaks.
  public func lines(_ style: TextStyle = TextStyle()) -> [String] { (0..<height).map { line($0, style) } }

  private func line(_ row: Int, _ style: TextStyle) -> String {
    var line = String.UnicodeScalarView()
    var ink = Ink.plain
    var spaces = 0
    for cell in cells[row * width..<(row + 1) * width] where !cell.isCovered {
      guard cell.arms != 0 || !cell.text.isEmpty else {
        spaces += 1
        continue
      }
      while spaces > 0 { line.append(" "); spaces -= 1 }
      if style.hasColor && cell.ink != ink {
        ink = cell.ink
        line.append(contentsOf: "\u{1B}[\(ink.parameters)m".unicodeScalars)
      }
      if cell.text.isEmpty {
        line.append((style.isASCII ? Self.asciiLines : Self.boxLines)[Int(cell.arms)])
      } else if style.isASCII {
        for scalar in cell.text where Characters.columns(scalar) > 0 {
          for _ in 0..<Characters.columns(scalar) { line.append(Characters.ascii(scalar)) }
        }
      } else {
        line.append(contentsOf: cell.text)
      }
    }
    if ink != .plain { line.append(contentsOf: "\u{1B}[0m".unicodeScalars) }
    return String(line)
  }

  // The characters for the lines of a cell, by ``Cell/arms``: box drawing characters (U+2500 to U+257F), and ASCII.
  private static let boxLines = Array("┼│─└││┌├─┘─┴┐┤┬┼".unicodeScalars)
  private static let asciiLines = Array("+|-+||++-+-+++++".unicodeScalars)
}
