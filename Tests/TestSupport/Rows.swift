/// Some rows of a table, passed to a test as one argument.
///
/// A log has a line for each argument of a test, with the text of that argument. A table with dozens of rows, or with
/// long rows, is passed in groups:
///
///     @Test("A number with or without a unit is read as a length", arguments: Rows.of([("8", 8), ("2.5px", 2.5), …]))
///     func length(rows: Rows<(String, Double)>) {
///       for (text, length) in rows { #expect(read(text) == length, "\(text)") }
///     }
package struct Rows<Row: Sendable>: Sequence, Sendable, CustomStringConvertible {
  /// The number of the first row in the table, from 1.
  private let firstNumber: Int
  private let rows: [Row]

  /// Returns the rows of a table in groups of at most `count`.
  package static func of(_ table: some Collection<Row>, count: Int = 20) -> [Rows] {
    let rows = Array(table)
    return stride(from: 0, to: rows.count, by: count).map { start in
      Rows(firstNumber: start + 1, rows: Array(rows[start..<Swift.min(start + count, rows.count)]))
    }
  }

  package func makeIterator() -> Array<Row>.Iterator { rows.makeIterator() }

  package var description: String { "\(firstNumber) to \(firstNumber + rows.count - 1)" }
}
