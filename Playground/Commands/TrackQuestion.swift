import EagerLayout
package import LayoutExplanations
import PlaygroundKit

/// A column or row to explain: `column 3`, or `grid row 2` if several containers have rows.
package struct TrackQuestion {
  /// The name of the container; nil if it is the only one with tracks of the kind.
  let container: String?
  /// `column` or `row`.
  let kind: String
  let number: Int

  /// Returns nil if the words do not name a track.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map { String($0) }
    guard words.count >= 2, let number = Int(words[words.count - 1]) else { return nil }
    kind = words[words.count - 2].lowercased()
    guard kind == "column" || kind == "row" else { return nil }
    self.number = number
    container = words.count > 2 ? words.dropLast(2).joined(separator: " ") : nil
  }
}

extension LayoutAnswer {
  /// Explains the size of a column or row.
  package func reasons(of track: TrackQuestion, words: Explanation.Words = .plain) throws(Failure) -> Reasons {
    let trace = given.source.trace(), titles = given.source.titles(in: placement), picture = picture
    let axis: LayoutTrace.Step.Axis = track.kind == "row" ? .vertical : .horizontal
    func numbers(in node: Int) -> [Int] {
      trace.numbers(of: track.kind, in: node).map { $0.number }
        + picture.trackPlaces(of: node, along: axis).map { $0.number }
    }
    let container = try self.container(of: track) { !numbers(in: $0).isEmpty }
    let trackPlace = picture.trackPlaces(of: container, along: axis).first { $0.number == track.number }?.place
    let explainedReasons = Reasons(
      trace, of: track.kind, track.number, along: axis, in: container, names: titles, words: words)
    if var explainedReasons {
      explainedReasons.setPrefaces { _ in trackPlace.map { [$0.sentence] } ?? [] }
      return explainedReasons
    }
    let allNumbers = numbers(in: container)
    if let trackPlace {
      var reasons = Reasons(
        part: "\(track.kind) \(track.number)", of: titles[container], size: trackPlace.length, along: axis)
      let count = Set(allNumbers).count
      let reason =
        count > 200
        ? "Its size is explained for up to 200 \(track.kind)s only, and this container has \(count)."
        : "It has no items, so there is nothing to explain."
      reasons.setPrefaces { _ in [trackPlace.sentence, reason] }
      return reasons
    }
    guard let firstNumber = allNumbers.min(), let lastNumber = allNumbers.max() else {
      throw .input("\(titles[container]) has no \(track.kind)s of its own to explain.")
    }
    let lines = track.number < 0 ? " Only grid lines are counted from the end, as in -1." : ""
    throw .input(
      "\(titles[container]) has no \(track.kind) \(track.number): its \(track.kind)s go from \(firstNumber) to \(lastNumber).\(lines)"
    )
  }

  /// The requested container: the named one, or the only one with columns or rows.
  private func container(of track: TrackQuestion, _ hasTracks: (Int) -> Bool) throws(Failure) -> Int {
    if let name = track.container { return try node(name) }
    let candidates = placement.frames.indices.filter(hasTracks)
    guard let first = candidates.first else {
      throw .input(
        "there is no container with \(track.kind)s of its own, such as Grid(columns: [80, .flexible(1)]) { … } with items in it."
      )
    }
    if candidates.count == 1 { return first }
    let names = given.source.names(in: placement), titles = given.source.titles(in: placement)
    let choices = candidates.map { node in
      let name = names[node].isEmpty || names.filter({ $0 == names[node] }).count > 1 ? "\(node)" : names[node]
      return (name, name == titles[node] ? name : "\(name): \(titles[node])")
    }
    throw .input(
      "\(candidates.count) containers have \(track.kind)s: choose one, as in '\(choices[0].0) \(track.kind) \(track.number)' (\(choices.map { $0.1 }.joined(separator: ", ")))."
    )
  }
}
