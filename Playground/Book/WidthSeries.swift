import EagerLayout
import PlaygroundCourse
import PlaygroundKit
import PlaygroundWriters

/// A layout in many widths, laid out by the engine, for a slider.
struct WidthSeries {
  let trials: [Trial]

  /// Some thirty widths, from 0.4 of the trial's to 1.25 of the larger one of that and `widest`; none without a width.
  init(_ trial: Trial, widest: Double) {
    let own = trial.bounds.width
    guard own.isFinite else {
      trials = []
      return
    }
    let least = 0.4 * own, most = 1.25 * max(own, widest)
    var step = 1.0
    for next in [2.0, 5, 10, 20, 50, 100] where (most - least) / step > 30 { step = next }
    // The trial's own width is one of them.
    let widths = (-wholeBelow((own - least) / step)...wholeBelow((most - own) / step)).map { own + Double($0) * step }
    trials = widths.map {
      Trial(trial.code, in: Frame(width: $0, height: trial.bounds.height), scale: trial.scale)
    }
  }
}

/// Texts that mostly differ in their numbers: patterns with a placeholder for each number, and the numbers.
///
/// Pictures of one layout in thirty widths take a tenth of the size this way.
struct NumberPatterns {
  /// The placeholder for a number.
  private static let sign: Unicode.Scalar = "\u{A4}"

  private struct Pattern {
    let pieces: [String.UnicodeScalarView]
    var texts: [Int]
  }

  private var patterns: [Pattern] = []
  private var numbers: [[String]] = []

  init(_ texts: [String]) {
    for (index, text) in texts.enumerated() {
      let (pieces, found) = Self.split(text)
      numbers.append(found)
      if let same = patterns.firstIndex(where: {
        $0.pieces.count == pieces.count && zip($0.pieces, pieces).allSatisfy { $0.elementsEqual($1) }
      }) {
        patterns[same].texts.append(index)
      } else {
        patterns.append(Pattern(pieces: pieces, texts: [index]))
      }
    }
  }

  /// Whether all texts are the same.
  var isConstant: Bool {
    patterns.count < 2 && numbers.allSatisfy { zip($0, numbers[0]).allSatisfy { $0.utf8.elementsEqual($1.utf8) } }
  }

  /// The patterns, and for each text its pattern and the numbers to put into it, with spaces between them.
  var data: (patterns: [String], texts: [(pattern: Int, numbers: String)]) {
    var texts = [(pattern: Int, numbers: String)](repeating: (0, ""), count: numbers.count)
    var shown: [String] = []
    for (place, pattern) in patterns.enumerated() {
      var text = pattern.pieces[0]
      for slot in pattern.pieces.indices.dropFirst() {
        let first = numbers[pattern.texts[0]][slot - 1]
        if pattern.texts.allSatisfy({ numbers[$0][slot - 1].utf8.elementsEqual(first.utf8) }) {
          text.append(contentsOf: first.unicodeScalars)
        } else {
          text.append(Self.sign)
          for index in pattern.texts {
            texts[index].numbers += (texts[index].numbers.utf8.isEmpty ? "" : " ") + numbers[index][slot - 1]
          }
        }
        text.append(contentsOf: pattern.pieces[slot])
      }
      for index in pattern.texts { texts[index].pattern = place }
      shown.append(String(text))
    }
    return (shown, texts)
  }

  /// The pieces of text around the numbers, and the numbers.
  private static func split(_ text: String) -> (pieces: [String.UnicodeScalarView], numbers: [String]) {
    var pieces = [String.UnicodeScalarView()], numbers: [String] = []
    let scalars = Array(text.unicodeScalars)
    func isDigit(_ place: Int) -> Bool { place < scalars.count && ("0"..."9").contains(scalars[place]) }
    var place = 0
    while place < scalars.count {
      if scalars[place] == "#" {
        // A color is not a number.
        repeat {
          pieces[pieces.count - 1].append(scalars[place])
          place += 1
        } while place < scalars.count && (isDigit(place) || ("a"..."z").contains(scalars[place]))
        continue
      }
      guard isDigit(place) || scalars[place] == "-" && isDigit(place + 1) else {
        pieces[pieces.count - 1].append(scalars[place])
        place += 1
        continue
      }
      var number = String.UnicodeScalarView()
      repeat {
        number.append(scalars[place])
        place += 1
      } while isDigit(place) || place < scalars.count && scalars[place] == "." && isDigit(place + 1)
      numbers.append(String(number))
      pieces.append(String.UnicodeScalarView())
    }
    return (pieces, numbers)
  }
}
