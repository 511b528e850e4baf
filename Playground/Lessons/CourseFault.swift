/// A mistake in a file of the course, or a file that cannot be read.
package struct CourseFault: Error, CustomStringConvertible {
  /// The name of the file: `grid.lesson`.
  package let file: String
  /// The line, from 1; nil where the whole file is meant.
  package let line: Int?
  /// A sentence each about what happened, why, and what to do.
  package let message: String

  package init(file: String, line: Int? = nil, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// `grid.lesson:12: …`
  package var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(message)" }
}
