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
    return (bigEndianNumber(16, 4), bigEndianNumber(20, 4))
  }

  var gif: Size? {
    guard bytes.starts(with: "GIF8".utf8), bytes.count >= 10 else { return nil }
    return (littleEndianNumber(6, 2), littleEndianNumber(8, 2))
  }

  var webP: Size? {
    guard bytes.starts(with: "RIFF".utf8), bytes.count >= 30, bytes[8..<12].elementsEqual("WEBP".utf8) else {
      return nil
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return (littleEndianNumber(24, 3) + 1, littleEndianNumber(27, 3) + 1)
    case "VP8L": return (littleEndianNumber(21, 2) & 0x3FFF + 1, littleEndianNumber(22, 3) >> 6 & 0x3FFF + 1)
    case "VP8 ": return (littleEndianNumber(26, 2) & 0x3FFF, littleEndianNumber(28, 2) & 0x3FFF)
    default: return nil
    }
  }

  /// The size in a JPEG's frame header. Skips the segments before it.
  var jpeg: Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 9 < bytes.count, bytes[offset] == 0xFF {
      let kind = bytes[offset + 1]
      if kind == 0xFF {
        offset += 1
      } else if kind >= 0xC0, kind <= 0xCF, kind != 0xC4, kind != 0xC8, kind != 0xCC {
        return (bigEndianNumber(offset + 7, 2), bigEndianNumber(offset + 5, 2))
      } else {
        offset += 2 + max(bigEndianNumber(offset + 2, 2), 2)
      }
    }
    return nil
  }

  private func bigEndianNumber(_ offset: Int, _ byteCount: Int) -> Int {
    bytes[offset..<offset + byteCount].reduce(0) { $0 << 8 | Int($1) }
  }

  private func littleEndianNumber(_ offset: Int, _ byteCount: Int) -> Int {
    bytes[offset..<offset + byteCount].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
