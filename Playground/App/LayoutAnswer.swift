import EagerLayout
import LayoutDocument
import LayoutExplanations
import LayoutMarkup
import PlaygroundKit

/// What the program answers to a layout that was given: its frames and picture, or the same in another notation.
struct LayoutAnswer {
  let given: GivenLayout
  let placement: Placement

  init(_ given: GivenLayout) {
    self.given = given
    placement = given.layout()
  }

  var picture: Picture { given.picture(of: placement) }

  /// What is probably not meant.
  var issues: [String] { placement.issues.map { $0.message } + beyondBounds }

  /// That the outermost box sticks out of the bounds, which nothing around it could tell.
  private var beyondBounds: [String] {
    guard !given.isDocument, let root = placement.frames.first else { return [] }
    let name = given.title, bounds = given.bounds
    return [("width", "wide", root.width, bounds.width), ("height", "high", root.height, bounds.height)].compactMap {
      size, adjective, length, room in
      guard length > room + 1e-6 else { return nil }
      return "\(name) is \(numeral(length)) \(adjective) in bounds of \(numeral(room)): --\(size) \(numeral(length)) "
        + "gives it room."
    }
  }

  /// The picture and all frames, on a page that a terminal shows at once where the frames leave room for that.
  ///
  /// - Parameter rows: the rows of the terminal, if it is one.
  func page(columns: Int, rows: Int?) -> Canvas {
    // Beside the picture: its caption, the heads of the list, what is between them, and the next line to type.
    let room = rows.map { $0 - placement.frames.count - 6 - 2 * min(issues.count, 3) } ?? 16
    return picture.page(withFramesUnder: given.title, columns: columns, rows: min(max(room, 6), 16), issues: issues)
  }

  /// The frames as lines of text, for scripts and screen readers: an item each, further in than what it stands in.
  var lines: [String] {
    let titles = given.titles(in: placement)
    var depths: [Int] = []
    var lines: [String] = []
    for (node, frame) in placement.frames.enumerated() {
      depths.append(placement.parent(of: node).map { depths[$0] + 1 } ?? 0)
      let numbers = zip(["x", "y", "width", "height"], [frame.x, frame.y, frame.width, frame.height])
      let text = numbers.map { "\($0) \(numeral($1))" }.joined(separator: ", ")
      lines.append(String(repeating: "  ", count: depths[node]) + "\(titles[node]): \(text)")
    }
    return lines + issues.map { "issue: \($0)" }
  }

  /// The layout in an element of the bounds' size, which is a container so that heights can name its width.
  func css() throws(Failure) -> String {
    let inner = try given.sketch().css.split(separator: "\n").map { "  \($0)\n" }.joined()
    var style = "display: flow-root; "
    if given.bounds.width < .infinity {
      style += "container-type: inline-size; width: \(numeral(given.bounds.width))px"
    } else {
      style += "width: max-content"
    }
    // Of a height that is not given, all of it is as much as the content.
    if given.bounds.height < .infinity { style += "; height: \(numeral(given.bounds.height))px" }
    return "<div style=\"\(style)\">\n\(inner)</div>\n"
  }

  /// What the CSS does not say, a sentence each.
  func lossesInCSS() throws(Failure) -> [String] { try given.sketch().lossesInCSS }

  /// The layout as a Swift program that lays it out.
  func swift() throws(Failure) -> String {
    try given.sketch().swift + "let placement = layout.layout(\(boundsInSwift))\n"
  }

  /// The layout in the notation, with its bounds where they are not those of all layouts.
  func notation() throws(Failure) -> String {
    let bounds = given.bounds == GivenLayout.bounds ? "" : "\n.layout(\(boundsInSwift))"
    return try given.sketch().text + "\(bounds)\n"
  }

  /// What stands between the parentheses of `.layout(…)`.
  private var boundsInSwift: String {
    let bounds = given.bounds
    var sizes: [String] = []
    if bounds.width < .infinity { sizes.append("width: \(decimal(bounds.width))") }
    if bounds.height < .infinity { sizes.append("height: \(decimal(bounds.height))") }
    let place = bounds.x == 0 && bounds.y == 0 ? "" : "x: \(decimal(bounds.x)), y: \(decimal(bounds.y)), "
    return sizes.count == 2 ? "in: Frame(\(place)\(sizes.joined(separator: ", ")))" : sizes.joined()
  }

  /// The layout as a document, whose root is as large as it is in the bounds.
  func document() throws(Failure) -> LayoutDocument { try given.document(placement) }

  /// A node by its name or its number.
  func node(_ word: String) throws(Failure) -> Int { try ItemFinder.node(word, in: given.names(in: placement)) }

  /// Why the item that somebody means is as it is, and the items that its story ends at: their names or numbers. In the words
  /// of what the layout is written in, unless others are asked for.
  func reasons(
    of item: String, words: Explanation.Words? = nil, axes: [LayoutTrace.Step.Axis] = [.horizontal, .vertical]
  ) throws(Failure) -> (reasons: Reasons, ends: [String]) {
    let node = try node(item)
    let trace = given.trace()
    let words = words ?? (given.android == nil ? .plain : .android)
    var reasons = Reasons(trace, of: node, names: given.titles(in: placement), words: words, axes: axes)
    if words == .android, let layout = given.android?.layout, node > 0 {
      reasons.setPrefaces { layout.words(of: node - 1, isHorizontal: $0 == .horizontal, in: placement) }
    }
    guard reasons.count > 0 else {
      throw .input(
        "'\(item)' has no size and no place: it, or a box around it, is hidden (display: none) or left out by its "
          + "container, as those that do not fit.")
    }
    var ends: [Int] = []
    for explanation in reasons.explanations {
      let told = trace.steps(explaining: node, along: explanation.axis)
      for line in explanation.lines where line.nodeIndex != node && line.quantity == .size && line.round == 0 {
        let isAround = placement.subtree(of: line.nodeIndex).contains(node)
        guard isAround, case .step(let cause)? = trace.steps[line.step].operands.first?.source, !told.contains(cause),
          !ends.contains(line.nodeIndex)
        else { continue }
        ends.append(line.nodeIndex)
      }
    }
    let names = given.names(in: placement)
    return (reasons, ends.map { names[$0].isEmpty ? "\($0)" : names[$0] })
  }
}
