internal import Arrangements
internal import EagerLayout

/// The names of a grid's lines and areas.
package enum GridNames {
  static func words(of row: [UInt8]) -> [ArraySlice<UInt8>] { row.split(separator: UInt8(ascii: " ")) }

  /// Whether a word means an empty cell.
  static func isNone(_ word: ArraySlice<UInt8>) -> Bool { !word.contains { $0 != UInt8(ascii: ".") } }

  /// The reason why a word is not a name, with a remedy; nil for a name. Names are CSS names, and numbers.
  static func remedy(for word: ArraySlice<UInt8>) -> String? {
    if isNumber(word) { return nil }
    let isWord =
      !word.isEmpty && !SketchScanner.isDigit(word[word.startIndex])
      && !word.contains { !SketchScanner.isLetter($0) && !SketchScanner.isDigit($0) && $0 != UInt8(ascii: "-") }
    guard isWord, !["auto", "span", "none"].contains(where: { word.elementsEqual($0.utf8) }) else {
      return "A name consists of letters, digits, - and _, does not begin with a digit, and is not auto, span or none."
    }
    return nil
  }

  /// The reason why CSS would not accept rows of areas, with a remedy; nil if each area is a rectangle.
  static func remedy(forRows rows: [Meaning]) -> String? {
    var ids = SketchIDs()
    return switch GridAreas(areas(of: rows, &ids)).fault {
    case .row(let row, let cells, let first):
      "Row \(row) has \(cells) \(cells == 1 ? "cell" : "cells"), and row 1 has \(first): write a dot for an empty cell."
    case .noRectangle(let area): "The cells of '\(ids.lineName(of: area))' must form a rectangle, and they do not."
    case nil: nil
    }
  }

  /// The reason why CSS would not accept the tracks of an axis, with a remedy; nil if it accepts them.
  static func remedy(forTracks meaning: Meaning) -> String? {
    var ids = SketchIDs()
    let template = [meaning].template(0, &ids)
    return switch template.tracks.isEmpty ? nil : template.fault {
    case .empty: "A list or a repetition needs at least one track: write [80, .flexible(1)]."
    case .severalRepetitions: "A list can have only one of .autoFill and .autoFit: give the others a number."
    case .noLength: "Beside and in .autoFill and .autoFit, each track needs a length: write .minmax(80, .auto)."
    case nil: nil
    }
  }

  /// The specified cells, row by row.
  static func areas(of rows: [Meaning], _ ids: inout SketchIDs) -> [[LayoutID?]] {
    var cells: [[LayoutID?]] = []
    for case .text(let text) in rows {
      cells.append(words(of: text).map { isNone($0) ? nil : ids.lineName([UInt8]($0)) })
    }
    return cells
  }

  package static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    !word.isEmpty && word.count < 9 && !word.contains { !SketchScanner.isDigit($0) }
  }
}
