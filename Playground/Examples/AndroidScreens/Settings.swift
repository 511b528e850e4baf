import Arrangements
import EagerLayout
import Screens

enum Settings { case title, name, value, about, line }

/// A LinearLayout of LinearLayouts. The name of a setting has all the weight, and shares the baseline of its value.
let settingsPage = Linear(.vertical, gravity: .top) {
  words("Settings", 28, fill: "#0f172a").id(Settings.title)
  for (index, setting) in settings.enumerated() {
    Linear(.horizontal) {
      words(setting.title, 18, fill: "#0f172a").weight(1, from: 0).id(Settings.name, index: index)
      words(setting.value, 13, fill: "#2563eb").id(Settings.value, index: index)
    }
    .gap(before: 16)
    words(setting.about, 13).id(Settings.about, index: index)
    Fixed(height: 1).shape("#cbd5e1").gap(before: 12).id(Settings.line, index: index)
  }
}
.padding(16)
