extension Vocabulary {
  /// The containers of the library Arrangements.
  public static let standard = Vocabulary([
    .overlay, .linear, .flow, .pages, .masonry, .firstThatFits, .floats, .relative, .split,
    .along, .grid,
  ])
}
