import Arrangements
import EagerLayout

/// Items from one corner to the opposite one.
struct Diagonal: SimpleArrangement {
  func place(_ items: inout PlacementPass) {
    for item in 0..<items.count {
      let share = Double(item) / Double(max(items.count - 1, 1))
      items.place(
        item, x: (items.contentSize.width - items.width(of: item)) * share,
        y: (items.contentSize.height - items.height(of: item)) * share)
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

  let cards = Diagonal {
    Fixed(width: 60, height: 40); Fixed(width: 60, height: 40); Fixed(width: 60, height: 40).id("last")
  }
  show(
    "cards.layout(in: Frame(width: 100, height: 60))[\"last\"]:",
    cards.layout(in: Frame(width: 100, height: 60))["last"])
  let broken = Diagonal().contractViolations {
    Fixed(width: 60, height: 40); Measured(text: "two words", advance: 10, lineHeight: 12)
  }
  print("broken rules:", broken.count)
}
