import EagerLayout
package import LayoutExplanations
import PlaygroundKit

/// The command `why LAYOUT ITEM`.
package struct WhyCommand<Reader: LayoutReader> {
  private let options: Options

  package init(_ words: [String], by reader: Reader.Type) throws(Failure) {
    options = try Options(
      words, of: "why", layoutsBy: reader, flags: ["--horizontal", "--vertical", "--css", "--plain", "--ascii"])
  }

  package func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if terminal.shows(.why(Reader.help), for: options) { return ExitStatus.success }
    let (layouts, remaining) = try options.inputLayouts(of: "why", by: try Reader(options, of: "why"), keeping: 1)
    guard let item = remaining.first else { throw Options.noItem(for: "why") }
    let names = layouts.first.map { $0.source.names(in: LayoutAnswer($0).placement) } ?? []
    let track = names.contains(item) && remaining.count == 1 ? nil : TrackQuestion(remaining.joined(separator: " "))
    guard remaining.count == 1 || track != nil else {
      throw .usage("why explains one item: '\(remaining[1])' is one word too many", help: "why --help")
    }
    if options.has("--ascii") { terminal.isASCII = true }
    let words: Explanation.Words? = options.has("--css") ? .css : nil
    let candidates = track == nil ? Self.layouts(layouts, with: item) : layouts
    for (index, layout) in candidates.enumerated() {
      let answer = LayoutAnswer(layout)
      if let track {
        if index > 0 { terminal.write("\n") }
        terminal.show(try answer.reasons(of: track, words: words ?? .plain), isPlain: options.has("--plain"))
        continue
      }
      let (reasons, ends) = try answer.reasons(of: item, words: words, axes: options.axes)
      if index > 0 { terminal.write("\n") }
      terminal.show(reasons, isPlain: options.has("--plain"))
      let file = options.operands.count == 2 && Files.exists(options.operands[0]) ? options.operands[0] : "LAYOUT"
      terminal.show(ends, as: "\(terminal.command) why \(file)")
      terminal.note(layout)
    }
    return ExitStatus.success
  }

  /// The layouts that have an item with a name; all layouts if none has one.
  private static func layouts(_ layouts: [InputLayout], with item: String) -> [InputLayout] {
    guard layouts.count > 1 else { return layouts }
    let matching = layouts.filter { $0.source.names(in: $0.source.layout()).contains(item) }
    return matching.isEmpty ? layouts : matching
  }
}

extension Options {
  /// The axes to explain: both by default.
  fileprivate var axes: [LayoutTrace.Step.Axis] {
    switch (has("--horizontal"), has("--vertical")) {
    case (true, false): [.horizontal]
    case (false, true): [.vertical]
    default: [.horizontal, .vertical]
    }
  }
}

extension Terminal {
  /// Lists the items at which an explanation ends, with the command to explain each.
  package mutating func show(_ ends: [String], as command: String) {
    if !ends.isEmpty { write("\n") }
    for item in ends { write("To explain \(item): \(command) \(item)\n") }
  }

  package mutating func show(_ reasons: Reasons, isPlain: Bool) {
    if isPlain {
      for line in reasons.lines { write(line + "\n") }
    } else {
      show(reasons.page(width: columns))
    }
  }
}
