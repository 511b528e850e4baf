import EagerLayout
import PlaygroundKit

/// Sentences about a layout: words, pieces of code, and numbers of a layout.
///
///     let lamp = shelf.frames[2]
///     let remark: Prose = "The lamp begins at \(lamp.x)."
///
/// Only numbers, pieces of code and other prose can be interpolated.
package struct Prose: ExpressibleByStringInterpolation, Sendable {
  /// A part of a sentence.
  package enum Piece: Sendable {
    case words(String)
    /// A number from a layout.
    case number(Double)
    case code(String)
  }

  package let pieces: [Piece]

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  /// The code, if the prose consists of code only.
  package var code: String? {
    if pieces.count == 1, case .code(let code) = pieces[0] { code } else { nil }
  }

  package init(stringLiteral words: String) { pieces = [.words(words)] }

  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  package struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    @inline(never)
    package mutating func appendLiteral(_ words: String) { pieces.append(.words(words)) }

    @inline(never)
    package mutating func appendInterpolation(_ number: Double) { pieces.append(.number(number)) }

    /// A random number of an exercise.
    @inline(never)
    mutating func appendInterpolation(_ number: Int) { pieces.append(.number(Double(number))) }

    mutating func appendInterpolation(_ prose: Prose) { pieces += prose.pieces }

    @inline(never)
    package mutating func appendInterpolation(code: String) { pieces.append(.code(code)) }
  }

  func canvas(width: Int) -> Canvas {
    code.map { .code($0.codeLines, width: width) } ?? Canvas(line, width: width)
  }

  var line: SpanLine {
    pieces.map { piece in
      switch piece {
      // Keeps an operator and the numbers around it on one line.
      case .words(let words): Span(Self.withNonbreakingSpaces(words))
      case .number(let number): Span(numeral(number), .number)
      case .code(let code): Span(code, .code)
      }
    }
  }

  /// The words, with no-break spaces around a single operator such as ` + `.
  private static func withNonbreakingSpaces(_ words: String) -> String {
    let bytes = Array(words.utf8)
    guard bytes.count == 3, bytes[0] == 0x20, bytes[2] == 0x20 else { return words }
    return "\u{A0}" + String(Character(Unicode.Scalar(bytes[1]))) + "\u{A0}"
  }
}
