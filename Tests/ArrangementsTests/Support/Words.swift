import EagerLayout

/// The size of words of such widths, in lines 10 high.
func size(ofWords words: [Double], in room: Double) -> ContentSize {
  var widest = 0.0, line = 0.0, lines = 0.0
  for word in words {
    if lines == 0 || line + word > room {
      lines += 1
      line = 0
    }
    line += word
    widest = max(widest, line)
  }
  return ContentSize(width: widest, height: lines * 10)
}
