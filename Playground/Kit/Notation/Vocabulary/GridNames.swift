internal import Arrangements
internal import EagerLayout

/// The names of a grid's lines and areas.
package enum GridNames {
  /// The words of a row of areas, one per cell.
  static func words(of row: [UInt8]) -> [ArraySlice<UInt8>] { row.split(separator: UInt8(ascii: " ")) }

  static func isEmptyCell(_ word: ArraySlice<UInt8>) -> Bool { !word.contains { $0 != UInt8(ascii: ".") } }

  /// The rule that a word breaks as a name, for a message; `nil` for a valid name. Names are CSS identifiers and
  /// numbers.
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

  /// The reason why rows of areas are invalid, with a remedy; `nil` if they are valid (CSS Grid §7.3).
  static func remedy(forRows rows: [ParsedValue]) -> String? {
    var ids = SketchIDs()
    return switch GridAreas(areas(of: rows, &ids)).fault {
    case .row(let row, let cells, let first):
      "Row \(row) has \(cells) \(cells == 1 ? "cell" : "cells"), and row 1 has \(first): write a dot for an empty cell."
    case .noRectangle(let area): "The cells of '\(ids.lineName(of: area))' must form a rectangle, and they do not."
    case nil: nil
    }
  }

  /// The reason why the tracks of an axis are invalid, with a remedy; `nil` if they are valid (CSS Grid §7.2.3).
  static func remedy(forTracks parsedValue: ParsedValue) -> String? {
    var ids = SketchIDs()
    let template = [parsedValue].template(at: 0, &ids)
    return switch template.tracks.isEmpty ? nil : template.fault {
    case .empty: "A list or a repetition needs at least one track: write [80, .flexible(1)]."
    case .severalRepetitions: "A list can have only one of .autoFill and .autoFit: give the others a number."
    case .indefiniteTrack: "Beside and in .autoFill and .autoFit, each track needs a length: write .minmax(80, .auto)."
    case nil: nil
    }
  }

  /// The area ids of the cells, row by row; `nil` for an empty cell.
  static func areas(of rows: [ParsedValue], _ ids: inout SketchIDs) -> [[LayoutID?]] {
    var cells: [[LayoutID?]] = []
    for case .text(let text) in rows {
      cells.append(words(of: text).map { isEmptyCell($0) ? nil : ids.lineName([UInt8]($0)) })
    }
    return cells
  }

  package static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    !word.isEmpty && word.count < 9 && !word.contains { !SketchScanner.isDigit($0) }
  }
}
