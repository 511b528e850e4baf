/// Unpacks bytes that were packed by DEFLATE (RFC 1951), as in a PNG.
struct DeflatedStream {
  let bytes: [UInt8]
  var at: Int
  private var bits = 0, bitCount = 0

  init(bytes: [UInt8], at: Int) {
    self.bytes = bytes
    self.at = at
  }

  /// The unpacked bytes; `nil` if the stream is not valid.
  mutating func inflated() -> [UInt8]? {
    var result: [UInt8] = []
    while true {
      let isLast = take(1) == 1
      switch take(2) {
      case 0: guard copy(to: &result) else { return nil }
      case 1: guard unpack(Self.fixed, to: &result) else { return nil }
      case 2: guard let codes = readCodes(), unpack(codes, to: &result) else { return nil }
      default: return nil
      }
      if isLast { return result }
    }
  }

  /// Takes bits as a number, the lowest bit first. Bits beyond the end are 0.
  private mutating func take(_ count: Int) -> Int {
    while bitCount < count {
      bits |= (at < bytes.count ? Int(bytes[at]) : 0) << bitCount
      at += 1
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & (1 << count - 1)
  }

  private mutating func copy(to result: inout [UInt8]) -> Bool {
    (bits, bitCount) = (0, 0)
    let count = take(16)
    _ = take(16)
    guard at + count <= bytes.count else { return false }
    result += bytes[at..<at + count]
    at += count
    return true
  }

  /// A Huffman code: the number of codes of each length, and the symbols in the order of their codes.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: some Collection<Int>) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      for length in 1...15 { symbols += lengths.enumerated().filter { $0.element == length }.map { $0.offset } }
    }
  }

  private static let fixed = (
    Codes((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }), Codes([Int](repeating: 5, count: 30))
  )

  private mutating func symbol(_ codes: Codes) -> Int? {
    var code = 0, first = 0, index = 0
    for length in 1...15 {
      code = code << 1 | take(1)
      let count = codes.counts[length]
      if code - first < count { return codes.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
    }
    return nil
  }

  private mutating func readCodes() -> (Codes, Codes)? {
    let count = take(5) + 257, distances = take(5) + 1, codeLengthCount = take(4) + 4
    var codeLengths = [Int](repeating: 0, count: 19)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(codeLengthCount) {
      codeLengths[place] = take(3)
    }
    let codes = Codes(codeLengths)
    var lengths: [Int] = []
    while lengths.count < count + distances {
      switch symbol(codes) {
      case nil: return nil
      case 16?: lengths += [Int](repeating: lengths.last ?? 0, count: take(2) + 3)
      case 17?: lengths += [Int](repeating: 0, count: take(3) + 3)
      case 18?: lengths += [Int](repeating: 0, count: take(7) + 11)
      case let length?: lengths.append(length)
      }
    }
    return (Codes(lengths[..<count]), Codes(lengths[count..<(count + distances)]))
  }

  /// Unpacks bytes and copies of earlier bytes, given as length and distance.
  private mutating func unpack(_ codes: (bytes: Codes, distances: Codes), to result: inout [UInt8]) -> Bool {
    while let symbol = symbol(codes.bytes) {
      if symbol < 256 {
        result.append(UInt8(symbol))
      } else if symbol == 256 {
        return true
      } else {
        let length = Self.length(symbol - 257, step: 4, first: 3)
        let count = symbol == 285 ? 258 : length.base + take(length.bits)
        guard let distance = self.symbol(codes.distances) else { return false }
        let code = Self.length(distance, step: 2, first: 1), offset = code.base + take(code.bits)
        guard offset <= result.count, result.count < 1 << 26 else { return false }
        for _ in 0..<count { result.append(result[result.count - offset]) }
      }
    }
    return false
  }

  /// The base value of a length or distance code, and the number of extra bits to add to it (RFC 1951 §3.2.5).
  private static func length(_ place: Int, step: Int, first: Int) -> (base: Int, bits: Int) {
    if place < 2 * step { return (first + place, 0) }
    let bits = place / step - 1
    return (first + (step + place % step) << bits, bits)
  }
}
