internal import Arrangements

extension Vocabulary.Word {
  /// Items that overlap in one box.
  static let overlay = Vocabulary.Word(
    "overlay", Overlay(), properties: [.init("place-items", \.place, .place)],
    items: [
      .init("place", \.place, .place), .init("yields-start", \.yieldsStart, .part),
      .init("yields-size", \.yieldsSize, .part),
      .init("yields-end", \.yieldsEnd, .part),
    ])
}
