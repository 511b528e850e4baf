import PlaygroundLessons
import PlaygroundWriters

extension Book {
  /// The drawings of things in the lessons, by the names of the boxes that show them.
  static func bundledDrawings() throws(CourseFault) -> [String: Drawing] {
    let file = "drawings.txt"
    return try drawings(in: String(decoding: try Course.bundledFile(file), as: UTF8.self), file: file)
  }

  /// Reads lines such as `cat kitten | whole | M12 20V8`; lines that begin with `#` are comments.
  static func drawings(in text: String, file: String) throws(CourseFault) -> [String: Drawing] {
    var drawings: [String: Drawing] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
        String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      guard parts.count == 3, ["whole", "wide"].contains(parts[1]), isPath(parts[2]) else {
        throw CourseFault(
          file: file, line: index + 1,
          "This is not a drawing. Write names, 'whole' or 'wide', and an SVG path that begins with M, with | between.")
      }
      for name in parts[0].split(separator: " ").map({ String($0) }) {
        guard drawings[name] == nil else {
          throw CourseFault(file: file, line: index + 1, "There are two drawings of '\(name)'. Keep one of them.")
        }
        drawings[name] = Drawing(path: parts[2], isWide: parts[1] == "wide")
      }
    }
    return drawings
  }

  /// Whether a text may be the data of an SVG path. It contains no character that would end an attribute.
  private static func isPath(_ text: String) -> Bool {
    text.first == "M" && text.allSatisfy { "MmLlHhVvCcSsQqTtAaZz0123456789 ,.-".contains($0) }
  }
}
