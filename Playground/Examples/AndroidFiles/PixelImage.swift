/// The pixels of a PNG with eight bits for each of red, green, blue and alpha. On a phone, the system decodes images.
struct PixelImage {
  let width: Int
  let height: Int
  private var bytes: [UInt8] = []

  /// Reads a PNG. Returns `nil` for other color types and bit depths.
  init?(png: [UInt8]) {
    func number(at start: Int) -> Int { png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard png.count > 33, png.starts(with: [0x89, 0x50, 0x4E, 0x47]), Array(png[24..<29]) == [8, 6, 0, 0, 0] else {
      return nil
    }
    (width, height) = (number(at: 16), number(at: 20))
    var data: [UInt8] = [], position = 8
    while position + 12 <= png.count {
      let length = number(at: position)
      guard position + 12 + length <= png.count else { return nil }
      if png[position + 4..<position + 8].elementsEqual("IDAT".utf8) {
        data += png[position + 8..<position + 8 + length]
      }
      position += 12 + length
    }
    // Skips the two bytes of the zlib header (RFC 1950).
    var stream = DeflatedStream(bytes: data, at: 2)
    guard let rows = stream.inflated(), rows.count == (width * 4 + 1) * height else { return nil }
    bytes = unfiltered(rows)
  }

  /// The opacity of a pixel, from 0 to 255.
  func alpha(x: Int, y: Int) -> UInt8 { bytes[(y * width + x) * 4 + 3] }

  /// Reverses the filters. The first byte of a row is its filter type, and the others are differences from a
  /// prediction.
  private func unfiltered(_ rows: [UInt8]) -> [UInt8] {
    let length = width * 4
    var result = [UInt8](repeating: 0, count: length * height)
    for y in 0..<height {
      let filter = rows[y * (length + 1)]
      for x in 0..<length {
        let left = x < 4 ? 0 : result[y * length + x - 4], above = y == 0 ? 0 : result[(y - 1) * length + x]
        let corner = x < 4 || y == 0 ? 0 : result[(y - 1) * length + x - 4]
        let prediction: UInt8 =
          switch filter {
          case 1: left
          case 2: above
          case 3: UInt8((Int(left) + Int(above)) / 2)
          case 4: nearest(Int(left), Int(above), Int(corner))
          default: 0
          }
        result[y * length + x] = rows[y * (length + 1) + 1 + x] &+ prediction
      }
    }
    return result
  }

  /// The Paeth predictor: the neighbor that is nearest to left + above - corner.
  private func nearest(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let prediction = left + above - corner
    let (a, b, c) = (abs(prediction - left), abs(prediction - above), abs(prediction - corner))
    return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
  }
}
