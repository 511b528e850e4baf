public import EagerLayout

/// The size of an image in pixels, read from the header of a PNG, JPEG, GIF or WebP file without decoding it.
///
///     ImageSize(of: bytes)?.pixels       // 96 × 96
public struct ImageSize: Equatable, Sendable {
  /// The width and height, in pixels.
  public let pixels: Extent

  /// Reads the size of an image; `nil` if the bytes are not a PNG, JPEG, GIF or WebP file.
  ///
  /// - Complexity: O(1), for JPEG O(n) in the length of the segments before the image data.
  public init?(of bytes: [UInt8]) {
    let reader = HeaderReader(bytes: bytes)
    guard let (width, height) = reader.png ?? reader.gif ?? reader.webP ?? reader.jpeg, width > 0, height > 0 else {
      return nil
    }
    pixels = Extent(width: Double(width), height: Double(height))
  }
}

private struct HeaderReader {
  let bytes: [UInt8]

  typealias Size = (Int, Int)

  var png: Size? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 else { return nil }
    return (big(16, 4), big(20, 4))
  }

  var gif: Size? {
    guard bytes.starts(with: "GIF8".utf8), bytes.count >= 10 else { return nil }
    return (little(6, 2), little(8, 2))
  }

  var webP: Size? {
    guard bytes.starts(with: "RIFF".utf8), bytes.count >= 30, bytes[8..<12].elementsEqual("WEBP".utf8) else {
      return nil
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return (little(24, 3) + 1, little(27, 3) + 1)
    case "VP8L": return (little(21, 2) & 0x3FFF + 1, little(22, 3) >> 6 & 0x3FFF + 1)
    case "VP8 ": return (little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF)
    default: return nil
    }
  }

  /// Skips segments up to the start of the image data.
  var jpeg: Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var at = 2
    while at + 9 < bytes.count, bytes[at] == 0xFF {
      let kind = bytes[at + 1]
      if kind == 0xFF {
        at += 1
      } else if kind >= 0xC0, kind <= 0xCF, kind != 0xC4, kind != 0xC8, kind != 0xCC {
        return (big(at + 7, 2), big(at + 5, 2))
      } else {
        at += 2 + max(big(at + 2, 2), 2)
      }
    }
    return nil
  }

  private func big(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) } }

  private func little(_ at: Int, _ count: Int) -> Int {
    bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
