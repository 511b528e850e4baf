package import EagerLayout
package import LayoutExplanations
package import PlaygroundKit

/// The answer to a given layout: its frames and picture, or the layout in another notation.
package struct LayoutAnswer {
  package let given: InputLayout
  package let placement: Placement

  package init(_ given: InputLayout) {
    self.given = given
    placement = given.source.layout()
  }

  package var picture: Picture { given.source.picture(of: placement, from: 0) }

  package var issues: [String] { placement.issues.map { $0.message } + overflowMessages }

  /// Messages about the outermost box overflowing the bounds, which no container reports.
  private var overflowMessages: [String] {
    guard given.source.rootFillsBounds, let root = placement.frames.first else { return [] }
    let name = given.title, bounds = given.source.bounds
    return [("width", "wide", root.width, bounds.width), ("height", "high", root.height, bounds.height)].compactMap {
      size, adjective, length, available in
      guard length > available + 1e-6 else { return nil }
      return
        "\(name) is \(numeral(length)) \(adjective) in bounds of \(numeral(available)): --\(size) \(numeral(length)) "
        + "makes the bounds large enough."
    }
  }

  /// The picture and all frames, on a page that fits into the terminal unless there are too many frames.
  ///
  /// - Parameter rows: the rows of the terminal; `nil` without a terminal.
  package func page(columns: Int, rows: Int?) -> Canvas {
    // Reserves six rows for the caption, the titles of the list, the gaps between the parts, and the next prompt.
    let availableRows = rows.map { $0 - placement.frames.count - 6 - 2 * min(issues.count, 3) } ?? 16
    return picture.page(
      withFramesUnder: given.title, columns: columns, rows: min(max(availableRows, 6), 16), issues: issues)
  }

  /// A page with a layout in several widths: its pictures at one scale, and the frames that change.
  package static func comparison(
    of layout: InputLayout, _ widths: [Double], height: Double?, columns: Int
  ) -> Canvas {
    let pictures = widths.map { width in
      (title: "width \(numeral(width))", picture: LayoutAnswer(layout.resized(width: width, height: height)).picture)
    }
    return Comparison(pictures).page(columns: columns)
  }

  /// The frames as lines of text, for scripts and screen readers: one item per line, indented below its parent.
  package var lines: [String] {
    let titles = given.source.titles(in: placement)
    var depths: [Int] = []
    var lines: [String] = []
    for (node, frame) in placement.frames.enumerated() {
      depths.append(placement.parent(of: node).map { depths[$0] + 1 } ?? 0)
      let text = frame.numbers.map { "\($0) \(numeral($1))" }.joined(separator: ", ")
      lines.append(String(repeating: "  ", count: depths[node]) + "\(titles[node]): \(text)")
    }
    return lines + issues.map { "issue: \($0)" }
  }

  /// The layout in the notation, with its bounds if they differ from the default.
  package func notation() throws(Failure) -> String {
    let bounds = given.source.hasDefaultBounds ? "" : "\n.layout(\(boundsInSwift))"
    return try given.source.sketch().text + "\(bounds)\n"
  }

  /// The text between the parentheses of `.layout(…)`.
  package var boundsInSwift: String {
    let bounds = given.source.bounds
    var sizes: [String] = []
    if bounds.width < .infinity { sizes.append("width: \(decimal(bounds.width))") }
    if bounds.height < .infinity { sizes.append("height: \(decimal(bounds.height))") }
    let origin = bounds.x == 0 && bounds.y == 0 ? "" : "x: \(decimal(bounds.x)), y: \(decimal(bounds.y)), "
    return sizes.count == 2 ? "in: Frame(\(origin)\(sizes.joined(separator: ", ")))" : sizes.joined()
  }

  /// The node for a word: a name such as `logo` or `cell[3]`, a number in the list, another name, or a title. Quotes
  /// are ignored.
  package func node(_ word: String) throws(Failure) -> Int {
    func unquoted(_ text: String) -> String { text.filter { !"\"'\u{201C}\u{201D}".contains($0) } }
    let names = given.source.names(in: placement), titles = given.source.titles(in: placement)
    let isNumber = Int(word).map { names.indices.contains($0) } ?? false, unquotedWord = unquoted(word)
    var nodes = names.indices.filter { !word.isEmpty && names[$0] == word }
    if nodes.isEmpty, !isNumber, !unquotedWord.isEmpty {
      nodes = names.indices.filter { node in
        (given.source.names(of: node) + [titles[node]]).contains { unquoted($0) == unquotedWord }
      }
    }
    if nodes.count > 1 {
      let numbers = nodes.map { "\($0)" }.joined(separator: ", ")
      throw .input("\(nodes.count) items are named '\(word)'. Use a number from the list: \(numbers).")
    }
    if let node = nodes.first { return node }
    if isNumber, let number = Int(word) { return number }
    let suggestion = nearestName(to: word, in: names).map { "; did you mean '\($0)'?" } ?? "."
    throw .input("there is no item '\(word)'\(suggestion) Use a name, or a number (0 to \(names.count - 1)).")
  }

  /// The explanation of an item, and the ancestors whose sizes the explanation uses without explaining them.
  ///
  /// - Parameter words: the terms of the explanation; `nil` for the terms of the layout's language.
  package func reasons(
    of item: String, words: Explanation.Words? = nil, axes: [LayoutTrace.Step.Axis] = [.horizontal, .vertical]
  ) throws(Failure) -> (reasons: Reasons, ends: [String]) {
    let node = try node(item)
    let trace = given.source.trace()
    let words = words ?? given.source.words
    var reasons = Reasons(trace, of: node, names: given.source.titles(in: placement), words: words, axes: axes)
    if words == given.source.words {
      reasons.setPrefaces { given.source.preface(of: node, isHorizontal: $0 == .horizontal, in: placement) }
    }
    guard reasons.count > 0 else {
      throw .input(
        "'\(item)' has no size and no place: it, or a box around it, is hidden (display: none) or excluded by its "
          + "container, which shows only what fits.")
    }
    var ends: [Int] = []
    for explanation in reasons.explanations {
      let explainedSteps = trace.steps(explaining: node, along: explanation.axis)
      for line in explanation.lines where line.nodeIndex != node && line.quantity == .size && line.round == 0 {
        let isAncestor = placement.subtree(of: line.nodeIndex).contains(node)
        guard isAncestor, case .step(let cause)? = trace.steps[line.step].operands.first?.source,
          !explainedSteps.contains(cause),
          !ends.contains(line.nodeIndex)
        else { continue }
        ends.append(line.nodeIndex)
      }
    }
    let names = given.source.names(in: placement)
    return (reasons, ends.map { names[$0].isEmpty ? "\($0)" : names[$0] })
  }
}
