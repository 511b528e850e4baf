/// An image of red, green, blue and alpha, read from a PNG of eight bits each. On a phone the system provides this.
struct PixelImage {
  let width: Int
  let height: Int
  private var bytes: [UInt8] = []

  /// Reads a PNG; nil for one of another kind.
  init?(png: [UInt8]) {
    func number(at start: Int) -> Int { png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard png.count > 33, png.starts(with: [0x89, 0x50, 0x4E, 0x47]), Array(png[24..<29]) == [8, 6, 0, 0, 0] else {
      return nil
    }
    (width, height) = (number(at: 16), number(at: 20))
    var data: [UInt8] = [], at = 8
    while at + 12 <= png.count {
      let length = number(at: at)
      guard at + 12 + length <= png.count else { return nil }
      if png[at + 4..<at + 8].elementsEqual("IDAT".utf8) { data += png[at + 8..<at + 8 + length] }
      at += 12 + length
    }
    // Two bytes before the stream say how it was made.
    var stream = DeflatedStream(bytes: data, at: 2)
    guard let rows = stream.inflated(), rows.count == (width * 4 + 1) * height else { return nil }
    bytes = unfiltered(rows)
  }

  /// The opacity of a pixel, from 0 to 255.
  func alpha(x: Int, y: Int) -> UInt8 { bytes[(y * width + x) * 4 + 3] }

  /// Each row begins with its filter, which predicts it from the pixels to its left and above.
  private func unfiltered(_ rows: [UInt8]) -> [UInt8] {
    let length = width * 4
    var result = [UInt8](repeating: 0, count: length * height)
    for y in 0..<height {
      let filter = rows[y * (length + 1)]
      for x in 0..<length {
        let left = x < 4 ? 0 : result[y * length + x - 4], above = y == 0 ? 0 : result[(y - 1) * length + x]
        let corner = x < 4 || y == 0 ? 0 : result[(y - 1) * length + x - 4]
        let guess: UInt8 =
          switch filter {
          case 1: left
          case 2: above
          case 3: UInt8((Int(left) + Int(above)) / 2)
          case 4: nearest(Int(left), Int(above), Int(corner))
          default: 0
          }
        result[y * length + x] = rows[y * (length + 1) + 1 + x] &+ guess
      }
    }
    return result
  }

  /// The one of three that is nearest to where their slope leads.
  private func nearest(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let guess = left + above - corner
    let (a, b, c) = (abs(guess - left), abs(guess - above), abs(guess - corner))
    return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
  }
}
