import EagerLayout
import LayoutDocument
import LayoutExplanations
import PlaygroundKit

/// `playground why FILE ITEM`
struct WhyCommand {
  private let options: Options

  init(_ words: [String]) throws(Failure) {
    options = try Options(
      words, of: "why", flags: ["--horizontal", "--vertical", "--css", "--plain", "--ascii"],
      values: ["--width", "--height"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if options.has("--help") {
      terminal.show(.why)
      return Playground.Status.fine
    }
    guard options.operands.count == 2 else {
      let fault =
        switch options.operands.count {
        case 0: "why needs a file, or - for standard input, and an item"
        case 1: "why needs an item after the file: its name, or its number in the list of 'draw'"
        default: "why explains one item: '\(options.operands[2])' is one word too many"
        }
      throw .usage(fault, help: "why --help")
    }
    if options.has("--ascii") { terminal.isASCII = true }
    let axes = try options.axes(of: "why")
    for (index, subject) in try subjects(options.operands[0]).enumerated() {
      let reasons = try subject.reasons(
        of: options.operands[1], words: options.has("--css") ? .css : .plain, axes: axes)
      if index > 0 { terminal.write("\n") }
      terminal.show(reasons, isPlain: options.has("--plain"))
    }
    return Playground.Status.fine
  }

  /// What a file holds: documents, or a layout in the notation of Swift.
  private func subjects(_ path: String) throws(Failure) -> [WhySubject] {
    let bytes = try Files.read(path)
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let name = path == "-" ? "standard input" : path
    guard first != UInt8(ascii: "{") && !path.hasSuffix(".json") && !path.hasSuffix(".jsonl") else {
      if let option = ["--width", "--height"].first(where: { options.value($0) != nil }) {
        throw .usage("\(option) is for layouts as text: a document says its own space", help: "why --help")
      }
      return try documents(bytes, name)
    }
    let bounds = try options.bounds(of: "why")
    do throws(SketchFault) {
      return [WhySubject(try Sketch(String(decoding: bytes, as: UTF8.self)), in: bounds)]
    } catch {
      throw .input("\(name) is no layout: " + error.lines(width: 68).joined(separator: "\n"))
    }
  }

  private func documents(_ bytes: [UInt8], _ name: String) throws(Failure) -> [WhySubject] {
    var subjects: [WhySubject] = []
    for entry in LayoutDocuments(bytes) {
      do throws(LayoutDocumentError) {
        subjects.append(WhySubject(try entry.document.get()))
      } catch {
        throw .input("\(name): " + error.faults.map { $0.description }.joined(separator: "\n  "))
      }
    }
    return subjects
  }
}

/// A layout that was traced, and what its items are called.
struct WhySubject {
  private let trace: LayoutTrace
  /// The names by which items are found; empty where there is none.
  private let names: [String]
  /// What to call each item.
  private let titles: [String]

  init(_ sketch: Sketch, in bounds: Frame) {
    trace = sketch.item.trace(in: bounds)
    names = sketch.names
    titles = sketch.allNames
  }

  init(_ document: LayoutDocument) {
    trace = document.trace()
    let boxes = Picture(document.arena, trace.placement).boxes
    names = boxes.map { $0.isNamed ? $0.name : "" }
    titles = boxes.map { $0.name }
  }

  /// Why the item that somebody means is as it is.
  func reasons(
    of item: String, words: Explanation.Words = .plain, axes: [LayoutTrace.Step.Axis] = [.horizontal, .vertical]
  ) throws(Failure) -> Reasons {
    let node = try ItemFinder.node(item, in: names)
    let reasons = Reasons(trace, of: node, names: titles, words: words, axes: axes)
    guard reasons.count > 0 else {
      throw .input("'\(item)' has no size and no place: it, or a box around it, is hidden (display: none).")
    }
    return reasons
  }
}

extension Options {
  /// Along which axes something is asked for: both, where nothing is said.
  func axes(of command: String) throws(Failure) -> [LayoutTrace.Step.Axis] {
    switch (has("--horizontal"), has("--vertical")) {
    case (true, false): [.horizontal]
    case (false, true): [.vertical]
    default: [.horizontal, .vertical]
    }
  }

  /// The bounds of a layout that is text.
  func bounds(of command: String) throws(Failure) -> Frame {
    var bounds = TryCommand.bounds
    if let width = try length("--width", of: command) { bounds.width = width }
    if let height = try length("--height", of: command) { bounds.height = height }
    return bounds
  }

  private func length(_ name: String, of command: String) throws(Failure) -> Double? {
    guard let text = value(name) else { return nil }
    guard let value = Double(text), value >= 0, value <= 1e9 else {
      throw .usage("\(name) is a number from 0 to 1000000000, not '\(text)'", help: "\(command) --help")
    }
    return value
  }
}

extension Terminal {
  /// Writes why an item is as it is.
  mutating func show(_ reasons: Reasons, isPlain: Bool) {
    if isPlain {
      for line in reasons.lines { write(line + "\n") }
    } else {
      show(reasons.page(width: columns))
    }
  }
}
