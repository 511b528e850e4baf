internal import EagerLayout
public import PlaygroundKit

extension Sketch {
  /// The layout as a Swift program that compiles: an enumeration of its ids, and its value.
  ///
  /// An id whose name cannot be a case of an enumeration stays a string.
  public var swift: String {
    let hasArrangements = words.contains { $0.container != nil }
    var program = (hasArrangements ? "import Arrangements\n" : "") + "import EagerLayout\n\n"
    let cases = cases
    if !cases.isEmpty { program += "enum Part: Int {\n\(cases.joined())}\n\n" }
    var printer = SketchPrinter(ids: ids, form: .qualified)
    printer.print(root, startingWith: "let layout = ")
    return program + printer.text + "\n"
  }

  /// The cases of the names that may be one, a line each; with their numbers where these do not count from 0.
  private var cases: [String] {
    var lines: [String] = []
    var upcoming = 0
    for (number, name) in ids.names.enumerated() where SketchPrinter.isCase(name) {
      lines.append("  case \(SwiftWords.escaped(name))\(number == upcoming ? "" : " = \(number)")\n")
      upcoming = number + 1
    }
    return lines
  }
}
