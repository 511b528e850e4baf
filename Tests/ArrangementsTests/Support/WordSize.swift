import EagerLayout

/// The size of words with the given widths, wrapped into lines with a height of 10.
func size(ofWords words: [Double], in width: Double) -> ContentSize {
  var widest = 0.0, line = 0.0, lines = 0.0
  for word in words {
    if lines == 0 || line + word > width {
      lines += 1
      line = 0
    }
    line += word
    widest = max(widest, line)
  }
  return ContentSize(width: widest, height: lines * 10)
}
