internal import Arrangements

extension Vocabulary.Word {
  /// Items at both sides, each as high up as it fits.
  static let floats = Vocabulary.Word(
    "floats", Floats(),
    items: [
      .init("side", \.side, .words(["start": .start, "end": .end])), .init("clear", \.clears, .flag),
      .init("weight", \.weight, .part),
    ])
}
