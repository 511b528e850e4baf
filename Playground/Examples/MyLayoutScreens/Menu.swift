import Arrangements
import EagerLayout
import Screens

enum Menu { case open, action }

/// A button in the corner, and its actions on a quarter circle around it.
let menu = Overlay {
  Overlay {
    Along(.arc(radius: 120, from: 180, to: 270), origin: (1, 1)) {
      for (index, (name, fill)) in actions.enumerated() {
        Overlay(.center) { words(name, 13, fill: "#ffffff") }
          .size(52).shape(fill, radius: 26).id(Menu.action, index: index)
      }
    }
    .padding(bottom: 28, end: 28)
    Overlay(.center) { words("×", 28, fill: "#ffffff") }
      .size(56).shape("#0f172a", radius: 28).id(Menu.open).place(.bottomTrailing)
  }
  .size(200).margin(24).place(.bottomTrailing)
}
.flex(1)
