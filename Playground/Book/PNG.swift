/// Writes PNG files for link previews, which do not support SVG (W3C PNG; RFC 1951). Compresses well only images of few
/// colors in large areas.
enum PNG {
  /// Returns a file. `pixels` are indices of `colors`, row by row.
  static func file(width: Int, height: Int, colors: [Thumbnail.Color], pixels: [UInt8]) -> [UInt8] {
    var file: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    // Bit depth 8 and color type 3: each pixel is the index of a color in the palette.
    appendChunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 3, 0, 0, 0], to: &file)
    appendChunk("PLTE", colors.flatMap { [$0.red, $0.green, $0.blue] }, to: &file)
    appendChunk("IDAT", compressed(rows(width: width, height: height, pixels)), to: &file)
    appendChunk("IEND", [], to: &file)
    return file
  }

  /// The rows with filter type 2 (Up), which stores differences from the row above: mostly zeros.
  private static func rows(width: Int, height: Int, _ pixels: [UInt8]) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    for y in 0..<height {
      rows.append(2)
      for x in y * width..<(y + 1) * width { rows.append(pixels[x] &- (y == 0 ? 0 : pixels[x - width])) }
    }
    return rows
  }

  /// A zlib stream of one block with the fixed Huffman codes. Only runs of one byte are compressed.
  private static func compressed(_ data: [UInt8]) -> [UInt8] {
    var bits = BitWriter(bytes: [0x78, 0x01])
    bits.write(0b011, count: 3)
    var position = 0
    while position < data.count {
      var runEnd = position + 1
      while runEnd < data.count, data[runEnd] == data[position] { runEnd += 1 }
      bits.writeSymbol(Int(data[position]))
      position += 1
      while runEnd - position >= 3 {
        let length = min(runEnd - position, 258)
        bits.writeMatch(of: length)
        position += length
      }
    }
    bits.writeSymbol(256)
    return bits.finished + bytes(adler32(data))
  }

  private static func appendChunk(_ name: StaticString, _ data: [UInt8], to file: inout [UInt8]) {
    let typeAndData = Array(name.description.utf8) + data
    file += bytes(UInt32(data.count)) + typeAndData + bytes(crc32(typeAndData))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(number >> UInt32($0) & 255) }
  }

  private static func crc32(_ data: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  private static func adler32(_ data: [UInt8]) -> UInt32 {
    var low: UInt32 = 1, high: UInt32 = 0
    for byte in data {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}

/// Writes numbers of a few bits, the lowest bit first.
private struct BitWriter {
  var bytes: [UInt8]
  private var pending: UInt32 = 0
  private var pendingCount: UInt32 = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func write(_ value: UInt32, count bitCount: UInt32) {
    pending |= value << pendingCount
    pendingCount += bitCount
    while pendingCount >= 8 {
      bytes.append(UInt8(pending & 255))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Writes a byte, the end of the block (256) or a length code (257 to 285) in the fixed Huffman code. The highest bit
  /// of a Huffman code comes first.
  mutating func writeSymbol(_ symbol: Int) {
    let value = UInt32(symbol)
    switch symbol {
    case ..<144: writeCode(0b0011_0000 + value, count: 8)
    case ..<256: writeCode(0b1_1001_0000 + value - 144, count: 9)
    case ..<280: writeCode(value - 256, count: 7)
    default: writeCode(0b1100_0000 + value - 280, count: 8)
    }
  }

  /// Writes a match that repeats the last byte 3 to 258 times: the length code, its extra bits, and the code of the
  /// distance 1.
  mutating func writeMatch(of length: Int) {
    var code = 257, firstLength = 3
    func extraBits() -> Int { code < 265 || code == 285 ? 0 : (code - 261) / 4 }
    while length != 258, firstLength + (1 << extraBits()) <= length {
      firstLength += 1 << extraBits()
      code += 1
    }
    if length == 258 { (code, firstLength) = (285, 258) }
    writeSymbol(code)
    write(UInt32(length - firstLength), count: UInt32(extraBits()))
    write(0, count: 5)
  }

  private mutating func writeCode(_ code: UInt32, count: UInt32) {
    for bit in stride(from: Int(count) - 1, through: 0, by: -1) { write(code >> UInt32(bit) & 1, count: 1) }
  }

  var finished: [UInt8] { pendingCount == 0 ? bytes : bytes + [UInt8(pending & 255)] }
}
