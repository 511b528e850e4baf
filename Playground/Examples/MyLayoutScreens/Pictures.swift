import Arrangements
import EagerLayout
import Screens

enum Pictures { case picture, add }

/// Pictures in columns of at least 120, and a button that floats above them.
let pictureWall = Overlay {
  Masonry(minimumWidth: 120) {
    for (index, picture) in pictures.enumerated() {
      Column(gap: 4) {
        Flex().aspectRatio(picture.ratio).shape(picture.fill, radius: 8)
        words(picture.caption, 13)
      }
      .id(Pictures.picture, index: index)
    }
  }
  .gap(12).padding(12).overflow(.scroll)
  Overlay(.center) { words("+", 28, fill: "#ffffff") }
    .size(56).margin(16).shape("#e11d48", radius: 28).id(Pictures.add).place(.bottomTrailing)
}
.flex(1).minHeight(0)
