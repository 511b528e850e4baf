import EagerLayout
import LayoutExplanations
import PlaygroundKit

/// A question about a column or a row by itself: `column 3`, or `grid row 2` where several containers have some.
struct TrackQuestion {
  /// What the container is called; nil where it is the only one with such.
  let container: String?
  /// `column` or `row`.
  let kind: String
  let number: Int

  /// Nil for words that ask for something else.
  init?(_ text: String) {
    let words = text.split(separator: " ").map { String($0) }
    guard 2...3 ~= words.count, let number = Int(words[words.count - 1]) else { return nil }
    kind = words[words.count - 2].lowercased()
    guard kind == "column" || kind == "row" else { return nil }
    self.number = number
    container = words.count == 3 ? words[0] : nil
  }
}

extension LayoutAnswer {
  /// Why a column or a row is as large as it is.
  func reasons(of track: TrackQuestion, words: Explanation.Words = .plain) throws(Failure) -> Reasons {
    let trace = given.trace(), names = given.titles(in: placement)
    var candidates: [Int] = []
    if let name = track.container {
      candidates = [try node(name)]
    } else {
      candidates = placement.frames.indices.filter { !trace.numbers(of: track.kind, in: $0).isEmpty }
    }
    guard let container = candidates.first else {
      throw .input(
        "there is no container with a \(track.kind) by itself, such as Grid(columns: [80, .flexible(1)]) { … }.")
    }
    if candidates.count > 1 {
      let all = candidates.map { names[$0] }.joined(separator: ", ")
      throw .input(
        "\(candidates.count) containers have \(track.kind)s: say of which, as in '\(names[container]) \(track.kind) \(track.number)' (\(all))."
      )
    }
    let axis: LayoutTrace.Step.Axis = track.kind == "row" ? .vertical : .horizontal
    let places = picture.trackPlaces(of: container, along: axis)
    let place = places.first { $0.number == track.number }?.place
    let reasons = Reasons(
      trace, of: track.kind, track.number, along: axis, in: container, names: names, words: words)
    if var reasons {
      reasons.setPrefaces { _ in place.map { [$0.sentence] } ?? [] }
      return reasons
    }
    if let place {
      var reasons = Reasons(
        part: "\(track.kind) \(track.number)", of: names[container], size: place.length, along: axis)
      reasons.setPrefaces { _ in
        [place.sentence, "No item's size or place is told by it, and so nothing tells what it is made of."]
      }
      return reasons
    }
    let told = trace.numbers(of: track.kind, in: container).map { $0.number } + places.map { $0.number }
    guard let first = told.min(), let last = told.max() else {
      throw .input("\(names[container]) has no \(track.kind)s of its own to tell of.")
    }
    throw .input(
      "\(names[container]) has no \(track.kind) \(track.number): its \(track.kind)s go from \(first) to \(last).")
  }
}
