import Arrangements
import EagerLayout

/// Items in one container of a user's own, one after the other to the right and down.
struct Stairs: SimpleArrangement {
  func place(_ items: inout ItemPlaces) {
    var x = 0.0, y = 0.0
    for item in 0..<items.count {
      items.place(item, x: x, y: y)
      x += items.width(of: item)
      y += items.height(of: item)
    }
  }
}

/// Containers beside rows and columns.
func containers() {
  let gallery = Overlay {
    Masonry(columns: 3) { for height in [50, 80, 30, 40] { Fixed(height: Double(height)) } }
    Fixed(width: 44, height: 44).place(.bottomTrailing).margin(8).id("add")
  }
  show("gallery.layout(width: 300)[\"add\"]:", gallery.layout(width: 300)["add"])

  let stairs = Stairs {
    Fixed(width: 20, height: 10); Fixed(width: 30, height: 10).id("next")
  }
  show("stairs.layout(width: 100)[\"next\"]:", stairs.layout(width: 100)["next"])
}
