/// A mistake in a file of the course, or a file that cannot be read.
package struct CourseFault: Error, CustomStringConvertible {
  /// The name of the file: `grid.lesson`.
  package let file: String
  /// The line, from 1; `nil` for a fault of the whole file.
  package let line: Int?
  /// The description, the cause and the remedy, in sentences.
  package let message: String

  package init(file: String, line: Int? = nil, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The place and the message, as in `grid.lesson:12: …`.
  package var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(message)" }
}
