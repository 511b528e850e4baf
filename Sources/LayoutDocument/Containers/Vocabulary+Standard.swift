extension Vocabulary {
  /// The containers of the library Arrangements.
  public static let standard = Vocabulary().adding(.overlay)
}
