internal import Arrangements
internal import EagerLayout

extension Vocabulary.Form where Specified == Place.Alignment {
  /// The alignment in one axis: a word, or the fraction of the free space before the item.
  static var alignment: Self {
    let words = Vocabulary.Form<Specified>.words(["fill": .fill, "start": .start, "center": .center, "end": .end])
    return Self(
      "\(words.values), or a share such as 0.25",
      reading: { value, reading in
        if let word = words.read(value, &reading) { return word }
        let number = Vocabulary.Form<Double>.number
        return value.number() == nil ? nil : number.read(value, &reading).map { .at($0) }
      },
      write: { if case .at(let share) = $0 { .number(share) } else { words.write($0) } })
  }
}

extension Vocabulary.Form where Specified == Place {
  /// The alignment in both axes, the horizontal one first. A single word applies to both axes.
  static var place: Self {
    let form = Vocabulary.Form<Place.Alignment>.alignment
    return Self(
      "one or two of \(form.values), as in \"center end\"",
      reading: { value, reading in
        var axes: [Vocabulary.Value] = [value]
        if case .string(let text) = value { axes = text.split(separator: " ").map { .string(String($0)) } }
        guard 1...2 ~= axes.count, let horizontal = form.read(axes[0], &reading),
          let vertical = axes.count == 1 ? horizontal : form.read(axes[1], &reading)
        else { return nil }
        return Place(horizontal: horizontal, vertical: vertical)
      },
      write: { place in
        let horizontal = word(place.horizontal), vertical = word(place.vertical)
        return .string(horizontal == vertical ? horizontal : "\(horizontal) \(vertical)")
      })
  }
}

private func word(_ alignment: Place.Alignment) -> String {
  switch alignment {
  case .fill: "fill"
  case .start: "start"
  case .center: "center"
  case .end: "end"
  case .at(let share): decimal(share)
  }
}
