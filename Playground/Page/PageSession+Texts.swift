internal import EagerLayout
import PlaygroundCourse
import PlaygroundData
import PlaygroundKit
import PlaygroundWriters

extension PageSession {
  /// The completions of the word at the end of a text: `[[word, rest, suffix]]`, where `rest` is not typed yet, and
  /// `suffix` follows it.
  public mutating func complete(_ text: String) {
    let completion = Completion(of: Array(text.utf8), commands: [], names: sketch.names)
    answer(.list(completion.words.map { .texts([$0.text, $0.remainder, $0.suffix]) }))
  }

  /// The data for a browser's copy of the layout: its elements in preorder, as in ``Sketch/elements``.
  ///
  /// The answer is `[{"parent", "css", "text", "content", "size", "lost"}]`.
  public mutating func css() { answer(.list(sketch.elements.map { $0.data })) }

  /// The layout as HTML, for people. The answer is text.
  public mutating func html() { answer(sketch.css) }

  /// The layout as Swift source. The answer is text.
  public mutating func swift() { answer(sketch.swift) }

  /// The layout in the notation, with every property once and in a fixed order. The answer is text.
  public mutating func tidy() { answer(sketch.text) }

  /// The layout as a document, in one line of JSON; empty if it has containers that CSS does not have.
  public mutating func json() { answer(sketch.json(in: bounds) ?? "") }
}

extension SketchElement {
  var data: JSON {
    [
      "parent": .number(parent), "css": .text(declarations), "text": text.map { .text($0) },
      "content": content.map { .text($0) },
      "size": size.map { .numbers([$0.width, $0.height]) }, "lost": .texts(lost),
    ]
  }
}
