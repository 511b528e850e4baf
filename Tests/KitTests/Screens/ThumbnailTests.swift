import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundData
@testable import book
@testable import PlaygroundKit
@testable import PlaygroundLessons
@testable import PlaygroundWriters

@Suite("Thumbnails for link previews")
struct ThumbnailTests {
  @Test("A thumbnail centers the picture and colors each box differently")
  func boxes() {
    let picture = ExampleLayout("Row { Fixed(width: 80).id(icon); Flex().id(title) }", width: 320, height: 80).picture
    let thumbnail = Thumbnail(picture, in: Extent(width: 120, height: 60))
    #expect(
      thumbnail.boxes.map { $0.frame } == [
        Frame(x: 10, y: 17.5, width: 100, height: 25), Frame(x: 10, y: 17.5, width: 25, height: 25),
        Frame(x: 35, y: 17.5, width: 75, height: 25),
      ])
    #expect(Set(thumbnail.boxes.map { $0.fill }).count == 3)
    #expect(thumbnail.svg.ranges(of: "<rect").count == 3)
  }

  @Test(
    "A thumbnail is a PNG file with correct checksums, rows and pixels",
    arguments: [(1, 1), (7, 3), (300, 5), (1200, 630)])
  func pngFile(width: Int, height: Int) throws {
    let pixels = (0..<width * height).map { UInt8($0 / 37 % 3) }
    let file = PNG.file(
      width: width, height: height, colors: [.init(red: 1, green: 2, blue: 3), .init(red: 4, green: 5, blue: 6)],
      pixels: pixels)
    #expect(Array(file.prefix(8)) == [137, 80, 78, 71, 13, 10, 26, 10])
    // Each part consists of its length, its name, its data and a checksum of both.
    var at = 8, names: [String] = [], data: [UInt8] = []
    while at < file.count {
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
      names.append(name)
      if name == "IDAT" { data = Array(file[at + 8..<at + 8 + length]) }
      var check = UInt32.max
      for byte in file[at + 4..<at + 8 + length] {
        check ^= UInt32(byte)
        for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
      }
      let stored = file[at + 8 + length..<at + 12 + length].reduce(0) { $0 << 8 | UInt32($1) }
      #expect(~check == stored, "\(name)")
      at += 12 + length
    }
    #expect(names == ["IHDR", "PLTE", "IDAT", "IEND"])
    let rows = try inflated(data)
    #expect(rows.count == (width + 1) * height)
    var above = [UInt8](repeating: 0, count: width)
    for y in 0..<height {
      let row = rows[y * (width + 1)..<(y + 1) * (width + 1)]
      #expect(row.first == 2)
      above = zip(above, row.dropFirst()).map { $0 &+ $1 }
      #expect(above == Array(pixels[y * width..<(y + 1) * width]))
    }
  }

  /// Decompresses a single block in the fixed code (RFC 1951) that repeats only the preceding byte.
  private func inflated(_ data: [UInt8]) throws -> [UInt8] {
    var at = 16, output: [UInt8] = []
    func bit() -> Int {
      defer { at += 1 }
      return at / 8 < data.count ? Int(data[at / 8] >> UInt8(at % 8)) & 1 : 0
    }
    func bits(_ count: Int) -> Int { (0..<count).reduce(0) { $0 | bit() << $1 } }
    try #require(bits(3) == 0b011)
    while at / 8 < data.count {
      var code = (0..<7).reduce(0) { value, _ in value << 1 | bit() }, symbol: Int
      if code < 24 {
        symbol = 256 + code
      } else {
        code = code << 1 | bit()
        switch code {
        case ..<192: symbol = code - 48
        case ..<200: symbol = code - 192 + 280
        default: symbol = (code << 1 | bit()) - 400 + 144
        }
      }
      if symbol == 256 { return output }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      let extra = symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
      let first = symbol < 265 ? symbol - 254 : symbol == 285 ? 258 : (4 + (symbol - 261) % 4) << extra + 3
      let length = first + bits(extra)
      try #require(bits(5) == 0)
      output += [UInt8](repeating: try #require(output.last), count: length)
    }
    Issue.record("The block has no end.")
    return output
  }
}
