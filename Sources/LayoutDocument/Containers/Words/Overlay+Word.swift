internal import Arrangements

extension Vocabulary.Word {
  /// Items share the box.
  static let overlay = Vocabulary.Word("overlay", Overlay())
}
